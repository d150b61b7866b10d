"""Haunt 33: with the Book the traitor summons something older than the house. The heroes want to burn the Book."""

from typing import ClassVar

from .....engine import ALL, ask, items, plain
from ...data.explorers import TRAITS
from ...explorers.cards import give_up, take
from ...explorers.dice import plain_roll
from ...explorers.traits import die, gain, lift_to_start
from ...house.movement import affordable, allowance
from ...occasions import ENTERED, MONSTER_ACTS, TURN_AT_ONCE, WON
from ...state import TRAITOR, Explorer, Figure, Monster, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import is_hero
from ..form import Aim, Haunt, Kind

GOD, BOOK = "elder_god", "book"
ALTARS = ("chapel", "pentagram_chamber")
FIRES = ("furnace_room", "chasm")
VERSES, NEEDED, BOOST = 5, 5, 2
RISING = "rising"
"""The mark of the god in the turn in which it appears."""


@plain
class Invocation(Scenario):
    """The rooms where the Book has been, how many verses were read, whether the god is there, and whether the Book is
    gone."""

    module: ClassVar[str] = "invocation"

    altars: list[str] = items()
    verses: int = 0
    risen: bool = False
    burnt: bool = False


state = blocks.state_as(Invocation)

BLOCKS = "place_room traitor_boost traitor_replaced spawner steal_objective carry_deliver traitor_ritual"
HAUNT = haunt = Haunt(33, "invocation", Invocation, tuple(BLOCKS.split()), {GOD: Kind(might=12, sanity=7)}, rules=2)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The traitor has the Book and new strength. An altar is in the house, far away if it has to be searched for."""
    traitor = t.explorers[t.traitor]
    if BOOK not in traitor.cards and await blocks.take_out(t, BOOK):
        await take(t, traitor, BOOK)
    await lift_to_start(t, traitor, *TRAITS)
    for trait in TRAITS:
        await gain(t, traitor, trait, await plain_roll(t, traitor, BOOST, "invocation-strength"))
    if not any(room in t.plan for room in ALTARS):
        seat = t.left_of(t.explorers[t.revealer].seat)[0]
        room = await ask(seat, "invocation-altar", {f"room:{room}": room for room in ALTARS})
        await blocks.place_room(t, seat, room, far_from=traitor.place)


@haunt.on(TURN_AT_ONCE)
async def begins(_t: Table) -> bool:
    """The traitor has a turn before all others."""
    return True


# -- the rite --------------------------------------------------------------------------------------------------------


@haunt.on(ENTERED)
async def brings(t: Table, one: Figure, room: str) -> None:
    """Once the Book was in an altar room, the room counts without it."""
    if room in ALTARS and one.name == t.traitor and BOOK in one.cards:
        opened(t, room)


def opened(t: Table, room: str) -> None:
    """From now on this altar needs no Book."""
    if room not in state(t).altars:
        state(t).altars.append(room)


def reading_forbidden(t: Table, one: Explorer) -> str:
    """The traitor reads where the Book has been brought. Every try takes a space of movement."""
    there = one.place in ALTARS and (BOOK in one.cards or one.place in state(t).altars)
    if one.role != TRAITOR or not there or state(t).risen:
        return "BH-H33-T-RITE"
    return affordable(t, one) or ("BH-H33-T-RITE" if t.used and t.used >= allowance(t, one) else "")


def read_from(t: Table, one: Explorer, _no: None) -> tuple[str, ...]:
    """The Book, unless it has been here before."""
    return () if one.place in state(t).altars else (BOOK,)


@haunt.task("read", reading_forbidden, roll=("knowledge", NEEDED), again=True, card=read_from)
async def read(t: Table, one: Explorer) -> None:
    """Knowledge 5 reads a verse. After the fifth, the god answers."""
    t.used += 1
    opened(t, one.place)
    if await blocks.task_roll(t, one, "invocation-read"):
        state(t).verses += 1
        t.tell(ALL, "invocation-verse", who=one.name, done=state(t).verses, need=VERSES)
        if state(t).verses >= VERSES:
            await comes(t, one)


async def comes(t: Table, one: Explorer) -> None:
    """The god appears, and the traitor dies."""
    state(t).risen = True
    [god] = blocks.spawn(t, haunt, GOD, [one.place])
    god.traits["speed"] = len(t.seats)
    god.mark(RISING)
    await die(t, one)


@haunt.on(MONSTER_ACTS)
async def rises(_t: Table, god: Monster) -> bool:
    """The god does nothing in the turn in which it appears."""
    rising = RISING in god.marks
    god.unmark(RISING)
    return rising


# -- the Book --------------------------------------------------------------------------------------------------------


def burning_forbidden(t: Table, one: Explorer) -> str:
    """The Book burns where nothing comes back from. It takes a space of movement."""
    if not is_hero(one) or BOOK not in one.cards or one.place not in FIRES:
        return "BH-H33-H-BURN"
    return affordable(t, one) or ("BH-H33-H-BURN" if t.used and t.used >= allowance(t, one) else "")


@haunt.task("burn", burning_forbidden, card=BOOK)
async def burn(t: Table, one: Explorer) -> None:
    """Burning needs no roll."""
    t.used += 1
    await give_up(t, one, BOOK)
    t.removed.append(BOOK)
    state(t).burnt = True


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when the Book is gone, or the traitor is dead before the god has come."""
    if state(t).burnt:
        return Win(HEROES, "invocation-burnt")
    stopped = not state(t).risen and not t.explorers[t.traitor].alive
    return Win(HEROES, "invocation-stopped") if stopped else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """The traitor makes for an altar; the heroes go for the Book, and then for a fire."""
    altars = [room for room in (state(t).altars if BOOK not in one.cards else ALTARS) if room in t.plan]
    if not is_hero(one) and state(t).risen:
        return [Aim("attack", hero.name, 5 if BOOK in hero.cards else 3) for hero in t.heroes()]
    if not is_hero(one):
        hunted = [Aim("attack", hero.name, 5 if BOOK in hero.cards and not altars else 1.5) for hero in t.heroes()]
        book = [] if state(t).altars else [Aim("take", BOOK, 5)]
        return [Aim("task", "invocation-read", 8), *(Aim("go", room, 6) for room in altars), *book, *hunted]
    if BOOK in one.cards:
        found = [Aim("go", room, 8) for room in FIRES if room in t.plan]
        look = [Aim("explore", room, 3) for room in (*FIRES, "stairs_from_basement") if not found]
        return [Aim("task", "invocation-burn", 9), *found, *look, Aim("avoid", GOD, 2)]
    if state(t).risen:
        return [Aim("take", BOOK, 0 if blocks.held_by_hero(t, BOOK) else 6), Aim("avoid", GOD, 2)]
    if blocks.held_by_hero(t, BOOK):
        return [Aim("attack", t.traitor, 2)]
    return [Aim("take", BOOK, 5), Aim("attack", t.traitor, 4)]


haunt.aims = aims
haunt.counters = lambda t: {"invocation-verses": (state(t).verses, VERSES)}
