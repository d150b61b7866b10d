"""`hero_status`: explorers no bigger than mice. Doorways are spaces, stairs are cliffs, and no cards are drawn."""

from collections.abc import Callable

from .....engine import ALL
from ...data.rooms import LINKS
from ...explorers.dice import trait_roll
from ...house.movement import COLLAPSED, ELEVATOR, VAULT, allowance, cannot_move, leave_cost, ways
from ...occasions import (
    ENTERED,
    ENTERING,
    INSTEAD_OF_DRAWING,
    LEAVE_COST,
    NO_DISCOVERY,
    NO_ENTRY,
    NOT_SLOWED,
    ROOM_IDLE,
    STUCK,
)
from ...state import Explorer, Figure, Monster, Table
from ..form import Haunt

STEP_UP = 3
IDLE = ("gallery", VAULT)
DOORWAY = "doorway:"


def doorway_of(one: Figure) -> str:
    """The room to whose doorway a figure has come."""
    return next((mark.removeprefix(DOORWAY) for mark in one.marks if mark.startswith(DOORWAY)), "")


def leave_doorway(one: Figure) -> None:
    """A figure no longer stands in a doorway."""
    one.unmark(f"{DOORWAY}{doorway_of(one)}")


def register(haunt: Haunt, rule: str, flies: Callable[[Table, Figure], bool]) -> None:
    """Register everything that follows from being small, as `rule` says. Explorers who fly ignore stairs and holes.

    The tasks are `small-doorway` and `small-back`, those of monsters `small-threshold` and `small-retreat`; words are
    `small-in-doorway`, `small-turns-back` and `why-small-climb`.
    """
    _register_doorways(haunt, rule)
    _register_tasks(haunt, rule)
    _register_rooms(haunt, rule, flies)


def _stand_in_doorway(t: Table, haunt: Haunt, one: Figure, room: str) -> None:
    one.mark(f"{DOORWAY}{room}")
    t.tell(ALL, "small-in-doorway", who=one.name, room=room)


def _register_doorways(haunt: Haunt, rule: str) -> None:
    @haunt.on(LEAVE_COST)
    def doorways(_t: Table, one: Figure, room: str) -> int:
        """A doorway costs a space, except for a figure that stands in it."""
        return 0 if doorway_of(one) and room == one.place else 1

    @haunt.on(NOT_SLOWED)
    def past_them(_t: Table, one: Figure, _foe: Figure) -> bool:
        """Opponents in the room do not slow a figure in a doorway."""
        return bool(doorway_of(one))

    def falls_short(t: Table, one: Figure) -> bool:
        """Return whether the one space everybody may move is not enough for the next room."""
        mine = t.acting == one.name if isinstance(one, Monster) else t.turn == one.seat
        return mine and t.used == 0 and leave_cost(t, one) > allowance(t, one)

    @haunt.on(ENTERING)
    async def half_way(t: Table, one: Figure, room: str) -> bool:
        short = falls_short(t, one)
        if short:
            _stand_in_doorway(t, haunt, one, room)
        return short

    @haunt.on(NO_DISCOVERY)
    def too_slow(t: Table, one: Figure) -> str:
        return rule if falls_short(t, one) or doorway_of(one) else ""

    @haunt.on(NO_ENTRY)
    def only_on(_t: Table, one: Figure, room: str) -> str:
        """From a doorway a figure goes on, or turns back first."""
        return rule if doorway_of(one) not in ("", room) else ""

    @haunt.on(ENTERED)
    async def through(_t: Table, one: Figure, _room: str) -> None:
        leave_doorway(one)


def _register_tasks(haunt: Haunt, rule: str) -> None:
    def too_far(t: Table, one: Figure) -> str:
        short = t.used and not doorway_of(one) and allowance(t, one) - t.used == leave_cost(t, one) - 1
        return cannot_move(t, one) or ("" if short else rule)

    def doors(t: Table, one: Figure) -> dict[str, str]:
        return {room: room for room in ways(t, one)}

    async def stop(t: Table, one: Figure, room: str) -> None:
        """A figure that is one space short of the next room stops in the doorway."""
        t.used = allowance(t, one)
        _stand_in_doorway(t, haunt, one, room)

    def in_none(t: Table, one: Figure) -> str:
        return cannot_move(t, one) or ("" if doorway_of(one) and t.used < allowance(t, one) else rule)

    async def turn_back(t: Table, one: Figure) -> None:
        """A figure goes back from the doorway, for a space."""
        t.used += 1
        leave_doorway(one)
        t.tell(ALL, "small-turns-back", who=one.name)

    haunt.task("doorway", too_far, doors)(stop)
    haunt.task("threshold", too_far, doors, for_monsters=True)(stop)
    haunt.task("back", in_none)(turn_back)
    haunt.task("retreat", in_none, for_monsters=True)(turn_back)


def _register_rooms(haunt: Haunt, rule: str, flies: Callable[[Table, Figure], bool]) -> None:
    @haunt.on(ENTERING)
    async def climbs(t: Table, one: Figure, room: str) -> bool:
        """Climbing stairs needs Might. An explorer who fails ends their turn."""
        stairs = (one.place, room) in LINKS or (room, one.place) in LINKS
        if not stairs or isinstance(one, Monster) or flies(t, one):
            return False
        if await trait_roll(t, one, "might", "small-climb", STEP_UP) >= STEP_UP:
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
