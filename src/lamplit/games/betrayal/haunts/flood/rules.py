"""Haunt 36: the house sinks, floor by floor. There is one boat, and it has to be carried to the top."""

from typing import ClassVar

from .....engine import ALL, plain
from ...explorers.cards import discard, lay_down
from ...explorers.traits import Harm, bear
from ...occasions import ALLOWANCE, DISCOVERED, SEAT_OVER, TURN_STARTS, WON
from ...state import TRAITOR, Explorer, Figure, Scenario, Table
from ...victory import HEROES, Win
from .. import blocks
from ..blocks import burdens, is_hero
from ..blocks.burdens import burden_of
from ..form import Aim, Haunt, Traitor

ATTIC, ROWBOAT, MEDALLION = "attic", "token-rowboat", "medallion"
MOORINGS = ("balcony", "tower")
"""The rooms where the boat can be launched."""
FLOODED = {"basement": 1, "ground": 3, "upper": 5}
"""The turn in which the water reaches each floor. A turn later it stands up to the ceiling."""
DRY, PARTLY, WHOLLY = 0, 1, 2
SLOWED = {PARTLY: 2, WHOLLY: 4}
DROWNING = 2
HOLES, LAST_TURN = 5, 6
WADING = "wading"


@plain
class Flood(Scenario):
    """How high the water is, whether it stands still for a turn, and how many holes the boat has."""

    module: ClassVar[str] = "flood"

    track: int = 0
    calmed: bool = False
    holes: int = 0


state = blocks.state_as(Flood)
BLOCKS = "scatter_tokens carry_deliver exit_house turn_track upkeep_effect room_spread traitor_ritual move_mod"
HAUNT = haunt = Haunt(36, "flood", Flood, tuple(BLOCKS.split()))
haunt.turns = Traitor("highest", "speed", named="missy_dubourde")
wet_traitor = haunt.ruling("traitor", "dry", "wet")
burdens.register(haunt, ROWBOAT, "BH-H36-BOAT", cost=1)


@haunt.setting_up
async def set_up(t: Table) -> None:
    """The boat lies in the Attic, if the Attic is in the house."""
    if ATTIC in t.plan:
        lay_down(t, ATTIC, ROWBOAT)
        t.tell(ALL, "flood-boat", room=ATTIC)


@haunt.on(DISCOVERED)
async def found(t: Table, _one: Explorer, room: str) -> None:
    """The boat lies in the Attic when it is discovered."""
    if room == ATTIC:
        lay_down(t, ATTIC, ROWBOAT)
        t.tell(ALL, "flood-boat", room=ATTIC)


# -- water -----------------------------------------------------------------------------------------------------------


def water(t: Table, room: str) -> int:
    """How high the water stands in a room."""
    since = state(t).track - FLOODED[t.plan.floor_of(room)]
    return DRY if since < 0 else PARTLY if since == 0 else WHOLLY


@haunt.on(SEAT_OVER)
async def rises(t: Table, seat: str) -> None:
    """The water rises after each turn of the traitor, unless it was calmed."""
    here = state(t)
    if seat != t.explorers[t.traitor].seat:
        return
    if here.calmed:
        here.calmed = False
        t.tell(ALL, "flood-still")
    elif here.track < LAST_TURN:
        here.track += 1
        t.tell(ALL, "flood-rises", turn=here.track)


@haunt.on(TURN_STARTS)
async def wades(t: Table, one: Explorer) -> None:
    """Water slows heroes, and the traitor if the ruling says so. Up to the ceiling it also does damage that nothing
    lessens."""
    high = water(t, one.place)
    if high and (is_hero(one) or wet_traitor(t) == "wet"):
        t.done.append(f"{WADING}-{SLOWED[high]}")
        if high == WHOLLY:
            await bear(t, one, Harm(one.name, "physical", DROWNING, "flood"))


@haunt.on(ALLOWANCE)
def slowed(t: Table, one: Figure) -> int:
    """Water slows an explorer for the whole turn."""
    if t.turn not in t.seats or one is not t.active:
        return 0
    return -sum(spaces for spaces in SLOWED.values() if f"{WADING}-{spaces}" in t.done)


def calming_forbidden(t: Table, one: Explorer) -> str:
    """A hero may drop the Medallion into the water."""
    return "" if is_hero(one) and MEDALLION in one.cards and water(t, one.place) else "BH-H36-H-MEDALLION"


@haunt.task("calm", calming_forbidden, card=MEDALLION)
async def calm(t: Table, one: Explorer) -> None:
    """The water does not rise the next time."""
    await discard(t, one, MEDALLION)
    state(t).calmed = True
    t.tell(ALL, "flood-calmed", who=one.name)


# -- the boat --------------------------------------------------------------------------------------------------------


def where(t: Table) -> str:
    """The room of the boat; empty if nobody has found it."""
    holder = t.holder(ROWBOAT)
    return (
        t.explorers[holder].place if holder else next((r for r, cards in t.floor_piles.items() if ROWBOAT in cards), "")
    )


def smashing_forbidden(t: Table, one: Explorer) -> str:
    """It takes the traitor in the boat's room, and replaces the attack."""
    beside = one.role == TRAITOR and one.place == where(t)
    return "" if beside and f"attack:{one.name}" not in t.done else "BH-H36-T-SMASH"


@haunt.task("smash", smashing_forbidden, roll=("might", 3))
async def smash(t: Table, one: Explorer) -> None:
    """Might 3 makes another hole."""
    t.done.append(f"attack:{one.name}")
    if await blocks.task_roll(t, one, "flood-smash"):
        state(t).holes += 1
        t.tell(ALL, "flood-smashed", who=one.name, holes=state(t).holes)


@haunt.on(WON)
def won(t: Table) -> Win | None:
    """The heroes win when all who live are with the boat where it can be launched; the traitor, when the boat is
    wrecked or too many heroes are dead."""
    heroes, boat = t.heroes(), where(t)
    if state(t).holes >= HOLES:
        return Win(TRAITOR, "flood-wrecked")
    if heroes and 2 * len(heroes) < len(t.seats) - 1:
        return Win(TRAITOR, "flood-drowned")
    away = bool(heroes) and boat in MOORINGS and all(hero.place == boat for hero in heroes)
    return Win(HEROES, "flood-away") if away else None


def aims(t: Table, one: Figure) -> list[Aim]:
    """Heroes carry the boat up and gather there; the traitor attacks the boat and its bearer."""
    boat, holder = where(t), t.holder(ROWBOAT)
    if not is_hero(one):
        after = [Aim("task", "flood-smash", 6), *([Aim("go", boat, 4)] if boat else [])]
        return [*after, *(Aim("attack", hero.name, 3 if hero.name == holder else 2) for hero in t.heroes())]
    tops = [room for room in MOORINGS if room in t.plan]
    meet = boat if boat in tops else next(iter(tops), "")
    sought = (*(() if boat else (ATTIC,)), *(() if tops else MOORINGS))
    look = [Aim("explore", room, 3) for room in sought]
    gather = [Aim("go", meet, 8 if burden_of(one, ROWBOAT) else 3)] if meet else []
    fetch = [Aim("take", ROWBOAT, 6)] if not holder and boat and boat not in tops else []
    if holder == t.traitor:
        fetch = [Aim("attack", t.traitor, 5), Aim("take", ROWBOAT, 5)]
    return [Aim("task", "flood-calm", 2), *look, *gather, *fetch]


haunt.aims = aims
haunt.counters = lambda t: {"flood-track": (state(t).track, LAST_TURN)}
