"""Haunt 29: a creature from the laboratory hunts the nearest explorer. It fears fire and heights."""

from typing import ClassVar

from .....engine import ALL, ask, plain
from ...explorers.cards import give_up, take
from ...explorers.dice import ATTACK, Roll
from ...house.movement import distance, together
from ...occasions import (
    AFTER_ATTACK,
    ATTACK_FORBIDDEN,
    ATTACK_WAYS,
    GETTING,
    KEEPS,
    MONSTER_ACTS,
    ROLL_BONUS,
    WON,
    WON_ATTACK,
)
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...turn.attacks import Attack, Way
from ...turn.monsters import remove
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind

CREATURE, TORCH = "creature", "token-torch"
LABORATORIES = ("research_laboratory", "operating_laboratory")
FIRES = ("charred_room", "furnace_room", "pentagram_chamber", "kitchen")
DROPS = ("tower", "chasm")


@plain
class Creature(Scenario):
    """How often it was burnt, how many torches were lit, and whether it is dead."""

    module: ClassVar[str] = CREATURE

    burns: int = 0
    lit: int = 0
    dead: bool = False


state = blocks.state_as(Creature)

BLOCKS = "place_room spawn ai_forced immunity hit_track special_damage steal_objective task_counter search_token"
HAUNT = haunt = Haunt(29, CREATURE, Creature, tuple(BLOCKS.split()), {CREATURE: Kind(speed=3, might=8)}, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """It wakes in a laboratory; if there is none, the traitor searches for one on the upper floor."""
    seat = t.explorers[t.traitor].seat
    if not any(room in t.plan for room in LABORATORIES):
        room = await ask(seat, "creature-laboratory", {f"room:{room}": room for room in LABORATORIES})
        await blocks.place_room(t, seat, room, ("upper",))
    there = [room for room in LABORATORIES if room in t.plan] or [t.omen_room]
    room = await ask(seat, "creature-wakes", {f"room:{room}": room for room in there})
    blocks.spawn(t, haunt, CREATURE, [room])


# -- the creature ----------------------------------------------------------------------------------------------------


@haunt.on(MONSTER_ACTS)
async def hunts(t: Table, creature: Monster) -> bool:
    """It runs to the nearest hero and attacks."""
    await blocks.hunt(t, creature, blocks.nearest(t, creature, t.heroes()), haunt)
    return True


@haunt.on(ROLL_BONUS)
def fury(_t: Table, roll: Roll) -> int:
    """It adds 2 to its own attacks, not to its defence."""
    return 2 if roll.who == CREATURE and roll.kind == ATTACK else 0


@haunt.on(ATTACK_FORBIDDEN)
def immune(t: Table, attack: Attack) -> str:
    """Speed cannot attack it, except torches thrown from its room or the next."""
    if attack.other.name != CREATURE or attack.way.trait != "speed":
        return ""
    if not attack.way.card.startswith(TORCH):
        return "BH-H29-SPEED"
    return "" if distance(t, attack.one.place, attack.other.place) <= 1 else "BH-H29-H-THROW"


# -- torches ---------------------------------------------------------------------------------------------------------


def torch_of(one: Figure) -> str:
    """The torch a figure carries."""
    return next((card for card in one.cards if card.startswith(TORCH)), "")


def lighting_forbidden(_t: Table, one: Explorer) -> str:
    """An explorer may light one torch, in a room with fire."""
    return "" if is_hero(one) and one.place in FIRES and not torch_of(one) else "BH-H29-H-TORCH"


@haunt.on(KEEPS)
def one_each(_t: Table, card: str, one: Figure, how: str) -> str:
    """Nobody takes a second torch."""
    return "BH-H29-H-TORCH" if card.startswith(TORCH) and how in GETTING and torch_of(one) else ""


@haunt.task("torch", lighting_forbidden)
async def light(t: Table, one: Explorer) -> None:
    """Lighting a torch needs no roll."""
    state(t).lit += 1
    await take(t, one, f"{TORCH}-{state(t).lit}")
    t.tell(ALL, "creature-torch", who=one.name)


@haunt.on(ATTACK_WAYS)
def throw_torch(_t: Table, one: Figure, other: Figure) -> dict[str, Way]:
    """A torch is thrown with Speed."""
    torch = torch_of(one)
    return {torch: Way("speed", ranged=True, card=torch)} if torch and other.name == CREATURE else {}


@haunt.on(WON_ATTACK)
async def burns(t: Table, attack: Attack) -> bool:
    """A torch that hits does not stun it. As many hits as there are players kill it."""
    if not attack.way.card.startswith(TORCH) or attack.winner is not attack.one:
        return False
    state(t).burns += 1
    t.tell(ALL, "creature-burnt", who=attack.one.name, burns=state(t).burns, need=len(t.seats))
    if state(t).burns >= len(t.seats):
        dies(t)
    return True


def dies(t: Table) -> None:
    """The Creature is dead."""
    state(t).dead = True
    remove(t, t.monsters[CREATURE])


@haunt.on(AFTER_ATTACK)
async def lost_torches(t: Table, attack: Attack) -> None:
    """A torch that was thrown, or that the traitor has stolen, is gone."""
    gone = attack.one if attack.way.card.startswith(TORCH) and attack.winner is not None else None
    for one in t.living():
        if torch_of(one) and (one is gone or one.role == TRAITOR):
            await give_up(t, one, torch_of(one))
            t.tell(ALL, "creature-torch-gone", who=one.name)


@haunt.task(
    "push",
    lambda t, one: "" if is_hero(one) and one.place in DROPS and beside(t, one) else "BH-H29-H-PUSH",
    roll=("might", 6),
)
async def push(t: Table, one: Explorer) -> None:
    """Might 6 pushes it into the depths."""
    if await blocks.task_roll(t, one, "creature-push"):
        t.tell(ALL, "creature-fell", who=one.name)
        dies(t)


def beside(t: Table, one: Explorer) -> bool:
    """Return whether the Creature is in an explorer's room."""
    return CREATURE in t.monsters and together(t, one, t.monsters[CREATURE])


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when it is dead."""
    return Win(HEROES, "creature-dead") if state(t).dead else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes fetch fire and throw it, or wait at the edge; the traitor hunts heroes with torches."""
    if not is_hero(one):
        return [Aim("attack", hero.name, 4 if torch_of(hero) else 2) for hero in t.heroes()]
    tasks = [Aim("task", "creature-push", 7), Aim("task", "creature-torch", 6)]
    if torch_of(one):
        return [*tasks, Aim("attack", CREATURE, 7), Aim("go", t.monsters[CREATURE].place, 3)]
    return [*tasks, Aim("avoid", CREATURE, 2), *(Aim("go", room, 4) for room in FIRES if room in t.plan)]


haunt.aims = aims
haunt.counters = lambda t: {"creature-burns": (state(t).burns, len(t.seats))}
