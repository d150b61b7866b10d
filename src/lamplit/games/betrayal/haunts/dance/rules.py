"""Haunt 9: a fiddler plays in the Ballroom, and heroes who give in to him turn. The Holy Symbol can silence him."""

from typing import ClassVar

from .....engine import ALL, plain
from ...data.explorers import SKULL
from ...explorers.cards import give_up
from ...explorers.dice import trait_roll
from ...explorers.traits import lose
from ...house.movement import distance
from ...occasions import ATTACK_FORBIDDEN, ATTACK_WAYS, KEEPS, TURN_ENDS, TURN_STARTS, WON, WOULD_DIE
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...turn.attacks import Attack, Way
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero, lying_in
from ..form import Aim, Haunt, Traitor

SYMBOL, BALLROOM, CHAMBER, STAIRS = "holy_symbol", "ballroom", "pentagram_chamber", "stairs_from_basement"
GRAVES = ("chasm", "furnace_room", "underground_lake")
"""The rooms where the Holy Symbol can be destroyed."""
SPEED = "speed"


@plain
class Dance(Scenario):
    """How many prayers were said in the chamber, and whether the Holy Symbol is destroyed."""

    module: ClassVar[str] = "dance"

    prayers: int = 0
    destroyed: bool = False


state = blocks.state_as(Dance)

BLOCKS = "place_room traitor_boost ai_forced special_damage steal_objective task_counter carry_deliver upkeep_effect"
HAUNT = haunt = Haunt(9, "dance", Dance, (*BLOCKS.split(), "convert_hero", "no_traitor"))
haunt.turns = Traitor("nobody_yet")


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The Ballroom, a way out of the basement, and far from it the Pentagram Chamber are in the house."""
    revealer = t.explorers[t.revealer]
    await blocks.place_room(t, revealer.seat, BALLROOM, ["ground"])
    await blocks.place_room(t, revealer.seat, STAIRS, ["basement"])
    await blocks.place_room(t, revealer.seat, CHAMBER, ["basement"], far_from=revealer.place)
    if not t.holder(SYMBOL) and SYMBOL in t.omen_deck:
        await blocks.fetch_card(t, revealer, SYMBOL)


# -- the music -------------------------------------------------------------------------------------------------------


@haunt.on(TURN_STARTS)
async def music(t: Table, one: Explorer) -> None:
    """Heroes without the Holy Symbol have to resist the music; dancers may grow weary."""
    if not is_hero(one):
        if await trait_roll(t, one, "might", "dance-weary") <= 2:
            t.moving = False
            await lose(t, one, "might")
    elif SYMBOL not in one.cards and await trait_roll(t, one, "sanity", "dance-listen", 4) < 4:
        if one.place == BALLROOM:
            await blocks.convert_hero(t, one)
        else:
            await drawn_in(t, one)


async def drawn_in(t: Table, one: Explorer) -> None:
    """The hero loses a step of Sanity and walks towards the Ballroom."""
    await lose(t, one, "sanity")
    if one.alive and is_hero(one) and distance(t, one.place, BALLROOM) < 99:
        await blocks.walk_towards(t, one, BALLROOM)
        t.moving = False


@haunt.on(WOULD_DIE)
async def gives_in(t: Table, one: Explorer) -> bool:
    """A hero who loses the last of their Sanity turns instead of dying."""
    if not is_hero(one) or one.steps["sanity"] != SKULL:
        return False
    await blocks.convert_hero(t, one)
    return True


@haunt.on(ATTACK_WAYS)
def whirls(_t: Table, one: Figure, _other: Figure) -> dict[str, Way]:
    """Dancers attack with Speed."""
    return {} if is_hero(one) else {SPEED: Way("speed")}


@haunt.on(ATTACK_FORBIDDEN)
def only_speed(_t: Table, attack: Attack) -> str:
    """Dancers attack in no other way."""
    return "" if is_hero(attack.one) or attack.way.trait == "speed" else "BH-H9-T-SPEED"


# -- the Holy Symbol -------------------------------------------------------------------------------------------------


@haunt.on(KEEPS)
def held_fast(_t: Table, card: str, one: Figure, how: str) -> str:
    """A hero does not give the Holy Symbol away."""
    return "BH-H9-H-KEEP" if card == SYMBOL and is_hero(one) and how in ("trade", "drop") else ""


@haunt.on(TURN_ENDS)
async def destroyed(t: Table, one: Explorer) -> None:
    """A dancer destroys the Holy Symbol in one of these rooms."""
    if not is_hero(one) and SYMBOL in one.cards and one.place in GRAVES:
        await give_up(t, one, SYMBOL)
        t.removed.append(SYMBOL)
        state(t).destroyed = True
        t.tell(ALL, "dance-destroyed", who=one.name, room=one.place)


def praying_forbidden(t: Table, one: Explorer) -> str:
    """Heroes pray in the chamber while the Holy Symbol is there."""
    there = any(SYMBOL in hero.cards for hero in t.heroes() if hero.place == CHAMBER) or SYMBOL in lying_in(t, CHAMBER)
    return "" if is_hero(one) and one.place == CHAMBER and there else "BH-H9-H-PRAY"


@haunt.task("pray", praying_forbidden, roll=("sanity", 5), card=SYMBOL)
async def pray(t: Table, one: Explorer) -> None:
    """Sanity 5: the music falters."""
    if await blocks.task_roll(t, one, "dance-pray"):
        here = state(t)
        here.prayers += 1
        t.tell(ALL, "dance-prayer", who=one.name, prayers=here.prayers, need=len(t.seats))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win with as many prayers as there are players, the dancers when the Holy Symbol is destroyed."""
    here = state(t)
    if here.prayers >= len(t.seats):
        return Win(HEROES, "dance-silence")
    return Win(TRAITOR, "dance-lost") if here.destroyed else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes take the Holy Symbol to the chamber and meet there; dancers want to destroy it."""
    if is_hero(one):
        with_symbol = SYMBOL in one.cards or t.holder(SYMBOL) in t.explorers
        return [
            Aim("task", "dance-pray", 8),
            *(() if with_symbol else (Aim("take", SYMBOL, 8),)),
            Aim("go", CHAMBER, 6 if SYMBOL in one.cards else 4 if with_symbol else 1),
            Aim("avoid", BALLROOM, 2),
        ]
    if SYMBOL in one.cards:
        return [Aim("go", room, 8) for room in GRAVES if room in t.plan]
    return [Aim("take", SYMBOL, 8), *(Aim("attack", hero.name, 5) for hero in t.heroes() if SYMBOL in hero.cards)]


haunt.aims = aims
haunt.counters = lambda t: {"dance-prayers": (state(t).prayers, len(t.seats))}
