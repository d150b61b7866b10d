"""Haunt 45: every hero wears a bomb, while the traitor sits still and builds a bigger one."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...effects.items import DYNAMITE_DAMAGE
from ...explorers.cards import discard, take
from ...explorers.dice import TASK, plain_roll, trait_roll
from ...explorers.traits import die, hurt
from ...house.movement import together
from ...occasions import CANNOT_MOVE, ENTERED, SEAT_OVER, STUCK, WON, renew
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Traitor

BOMB, DYNAMITE, MADMAN = "time_bomb", "dynamite", "madman"
HARD, EASY, FATAL = 7, 5, 2
"""What defusing a bomb needs, what it needs with the Madman's help, and the result that sets it off."""
GOES_OFF, MOST_DICE, LAST_TURN = 8, 8, 12
DODGE = 5


@plain
class Bombs(Scenario):
    """How many turns the traitor has worked."""

    module: ClassVar[str] = "bombs"

    track: int = 0


state = blocks.state_as(Bombs)
BLOCKS = "fetch_card area_effect task_counter turn_track dice_timer hero_status secret_info"
HAUNT = haunt = Haunt(45, "bombs", Bombs, tuple(BLOCKS.split()), rules=2)
haunt.turns = Traitor("highest", "knowledge", spares_revealer=True)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """Every hero wears a bomb; the traitor gets the Dynamite."""
    for hero in t.heroes():
        hero.mark(BOMB)
    traitor = t.explorers[t.traitor]
    if DYNAMITE not in traitor.cards:
        if DYNAMITE in t.item_discard:
            await blocks.fetch_card(t, traitor, DYNAMITE)
        elif await blocks.take_out(t, DYNAMITE):
            await take(t, traitor, DYNAMITE)
    t.tell(ALL, "bombs-worn", who=t.traitor)


# -- explosions ------------------------------------------------------------------------------------------------------


async def explode(t: Table, one: Explorer) -> None:
    """A bomb kills its wearer and all heroes in the room."""
    await burst(t, one, [hero for hero in t.explorers_in(one.place) if is_hero(hero)])


async def burst(t: Table, one: Explorer, caught: list[Explorer]) -> None:
    """The bomb that an explorer wears kills these explorers, with everything they carry."""
    t.tell(ALL, "bombs-explode", who=one.name, room=one.place)
    for victim in caught:
        t.removed += victim.cards
        victim.cards = []
        renew(t)
        await die(t, victim)


def near(t: Table, room: str) -> bool:
    """Return whether a room is the traitor's or shares a wall with it."""
    his = t.explorers[t.traitor].place
    return room == his or room in t.plan.adjacent(his).values()


@haunt.on(ENTERED)
async def too_near(t: Table, one: Figure, room: str) -> None:
    """After the traitor's first turn, a bomb that comes too near the traitor explodes."""
    if BOMB in one.marks and isinstance(one, Explorer) and one.alive and state(t).track and near(t, room):
        await explode(t, one)


@haunt.on(SEAT_OVER)
async def ticks(t: Table, seat: str) -> None:
    """After each turn of the traitor, dice decide whether the next bomb explodes; every turn adds a die."""
    traitor = t.explorers[t.traitor]
    if seat != traitor.seat or not traitor.alive:
        return
    state(t).track += 1
    t.tell((seat,), "bombs-clock", left=LAST_TURN - state(t).track)
    if state(t).track < LAST_TURN:
        dice = min(MOST_DICE, state(t).track + len(t.heroes()))
        if await plain_roll(t, traitor, dice, "bombs-tick", need=GOES_OFF) >= GOES_OFF:
            wearers = [t.explorer_of(left) for left in t.left_of(seat)]
            next_one = next((one for one in wearers if one.alive and BOMB in one.marks), None)
            if next_one is not None:
                await explode(t, next_one)


# -- the traitor -----------------------------------------------------------------------------------------------------


@haunt.on(CANNOT_MOVE)
def busy(_t: Table, one: Figure) -> str:
    """The traitor does not leave the room."""
    return "BH-H45-STAYS" if isinstance(one, Explorer) and one.role == TRAITOR else ""


@haunt.on(STUCK)
def full_of_wire(t: Table, room: str) -> bool:
    """The Elevator does not move while the traitor works in it."""
    return t.explorers[t.traitor].place == room


def blast_forbidden(t: Table, one: Explorer) -> str:
    """Throwing the Dynamite takes the place of an attack."""
    able = one.role == TRAITOR and DYNAMITE in one.cards
    return "" if able and f"attack:{one.name}" not in t.done else "BH-H45-T-BLAST"


@haunt.task("blast", blast_forbidden, card=DYNAMITE)
async def blast(t: Table, one: Explorer) -> None:
    """In the traitor's own room it hurts everybody else, who may jump aside."""
    t.done.append(f"attack:{one.name}")
    await discard(t, one, DYNAMITE)
    for other in t.explorers_in(one.place, one.part):
        if other is not one and await trait_roll(t, other, "speed", DYNAMITE, DODGE) < DODGE:
            await hurt(t, other, "physical", DYNAMITE_DAMAGE, DYNAMITE)


# -- heroes ----------------------------------------------------------------------------------------------------------


def wearers_here(t: Table, one: Explorer) -> dict[str, Explorer]:
    """The heroes whose bombs an explorer can reach."""
    return {hero.name: hero for hero in t.heroes() if BOMB in hero.marks and (hero is one or together(t, one, hero))}


def needed(_t: Table, one: Figure, _whose: Explorer) -> tuple[str, int]:
    """Knowledge 7, or 5 with the Madman's help."""
    return ("knowledge", EASY if MADMAN in one.cards else HARD)


@haunt.task(
    "defuse",
    lambda _t, one: "" if is_hero(one) else "BH-H45-H-DEFUSE",
    lambda t, one: wearers_here(t, one),
    roll=needed,
)
async def defuse(t: Table, one: Explorer, whose: Explorer) -> None:
    """The bomb stops, or goes on ticking, or explodes and kills every hero in the room."""
    if whose is not one and not await ask(whose.seat, "bombs-agree", {"agree": True, "refuse": False}, who=one.name):
        t.tell(ALL, "refused", who=whose.name, whom=one.name)
        return
    trait, need = needed(t, one, whose)
    rolled = await trait_roll(t, one, trait, "bombs-defuse", need, TASK)
    if rolled >= need:
        whose.unmark(BOMB)
        t.tell(ALL, "bombs-defused", who=one.name, whom=whose.name)
    elif rolled <= FATAL:
        await burst(t, whose, t.explorers_in(whose.place))


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the traitor is dead, the traitor when the big bomb is ready."""
    if t.heroes() and not t.explorers[t.traitor].alive:
        return Win(HEROES, "bombs-silent")
    return Win(TRAITOR, "bombs-big") if state(t).track >= LAST_TURN else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The hero with the most Knowledge defuses bombs, away from the traitor; heroes without a bomb attack the
    traitor."""
    if not is_hero(one):
        return [Aim("task", "bombs-blast", 2), *(Aim("attack", hero.name, 2) for hero in t.heroes())]
    if BOMB not in one.marks:
        return [Aim("attack", t.traitor, 6), Aim("go", t.explorers[t.traitor].place, 4)]
    danger = [Aim("avoid", room, 9) for room in t.plan.spots if near(t, room)]
    clever = one.value("knowledge") >= 4 or MADMAN in one.cards
    skilled = [hero for hero in t.heroes() if hero is not one and hero.value("knowledge") > one.value("knowledge")]
    return [*danger, *([Aim("task", "bombs-defuse", 5)] if clever else []), *(Aim("go", h.place, 3) for h in skilled)]


haunt.aims = aims
haunt.counters = lambda t: {"bombs-worn": (sum(BOMB in one.marks for one in t.living()), len(t.seats) - 1)}
