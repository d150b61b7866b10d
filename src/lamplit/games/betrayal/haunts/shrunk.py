"""`hero_status`: explorers no bigger than mice. Doorways are spaces, stairs are cliffs, and no card is drawn."""

from collections.abc import Callable

from ....engine import ALL
from ..data.rooms import LINKS
from ..dice import trait_roll
from ..movement import COLLAPSED, ELEVATOR, VAULT, allowance, cannot_move, leave_cost, ways
from ..occasions import (
    ENTERED,
    ENTERING,
    INSTEAD_OF_DRAWING,
    LEAVE_COST,
    NO_ENTRY,
    ROOM_IDLE,
    STUCK,
)
from ..state import Explorer, Figure, Monster, Table
from .form import Haunt

STEP_UP = 3
IDLE = ("gallery", VAULT)
DOORWAY = "doorway:"


def doorway_of(one: Figure) -> str:
    """The room to whose doorway somebody has come."""
    return next((mark.removeprefix(DOORWAY) for mark in one.marks if mark.startswith(DOORWAY)), "")


def enter(haunt: Haunt, rule: str, flies: Callable[[Table, Figure], bool]) -> None:
    """All that follows from being small, by this rule; who flies is spared the stairs and the holes.

    The tasks are `<haunt>-doorway` and `<haunt>-threshold`; words are `<haunt>-in-doorway` and `why-<haunt>-climb`."""
    _enter_doorways(haunt, rule)
    _enter_rooms(haunt, rule, flies)


def _enter_doorways(haunt: Haunt, rule: str) -> None:
    @haunt.on(LEAVE_COST)
    def doorways(_t: Table, one: Figure, _room: str) -> int:
        """The doorway is a space too, unless one stands in it."""
        return 0 if doorway_of(one) else 1

    def too_far(t: Table, one: Figure) -> str:
        left = allowance(t, one) - t.used
        return cannot_move(t, one) or ("" if 0 < left < leave_cost(t, one) and not doorway_of(one) else rule)

    def doors(t: Table, one: Figure) -> dict[str, str]:
        return {} if too_far(t, one) else {room: room for room in ways(t, one)}

    async def stop(t: Table, one: Figure, room: str) -> None:
        """With too few spaces for the next room one gets as far as its doorway."""
        t.used = allowance(t, one)
        one.mark(f"{DOORWAY}{room}")
        t.tell(ALL, f"{haunt.name}-in-doorway", who=one.name, room=room)

    haunt.task("doorway", too_far, doors)(stop)
    haunt.task("threshold", too_far, doors, for_monsters=True)(stop)

    @haunt.on(NO_ENTRY)
    def only_on(_t: Table, one: Figure, room: str) -> str:
        """From a doorway one goes on."""
        return rule if doorway_of(one) not in ("", room) else ""

    @haunt.on(ENTERED)
    async def through(_t: Table, one: Figure, _room: str) -> None:
        one.unmark(f"{DOORWAY}{doorway_of(one)}")


def _enter_rooms(haunt: Haunt, rule: str, flies: Callable[[Table, Figure], bool]) -> None:
    @haunt.on(ENTERING)
    async def climbs(t: Table, one: Figure, room: str) -> bool:
        """Stairs need Might; who does not get up them has no more turn."""
        stairs = (one.place, room) in LINKS or (room, one.place) in LINKS
        if not stairs or isinstance(one, Monster) or flies(t, one):
            return False
        if await trait_roll(t, one, "might", f"{haunt.name}-climb", STEP_UP) >= STEP_UP:
            return False
        if t.turn == one.seat:
            t.done.append("end")
        return True

    @haunt.on(NO_ENTRY)
    def kept_out(t: Table, one: Figure, room: str) -> str:
        if isinstance(one, Monster):
            return ""
        return rule if room == ELEVATOR or (room == COLLAPSED and not flies(t, one)) else ""

    @haunt.on(STUCK)
    def out_of_reach(_t: Table, room: str) -> bool:
        return room == ELEVATOR

    @haunt.on(ROOM_IDLE)
    def too_big(_t: Table, _one: Figure, room: str) -> str:
        return rule if room in IDLE else ""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def draws_nothing(t: Table, one: Explorer, _pile: str) -> bool:
        if t.turn == one.seat:
            t.done.append("end")
        return True
