"""`traitor_replaced`: an invisible traitor. The figure stands nowhere; its room is written down in secret.

On their turn the traitor acts step by step in secret. What everybody notices happens in the open: for that moment the
figure is back in the house.
"""

from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from functools import partial
from typing import Any

from .....engine import ALL, Chance, Hidden, ask, items, plain
from .....engine.occasions import Effect
from ...house.discovery import discover, doors_to_open
from ...house.movement import (
    CHUTE,
    ELEVATOR,
    LANDING,
    VAULT,
    allowance,
    cannot_move,
    joined,
    part_by_token,
    part_of_door,
    parted,
    ways,
)
from ...occasions import ELSEWHERE, ENTERED, HIDING, ROOM_ACTION, TURN_STARTS, WOULD_DIE, call, heard, listed
from ...state import FAR, NEAR, Explorer, Scenario, Table
from ...turn.actions import use
from .. import blocks
from ..form import Haunt

Action = tuple[Callable[..., Awaitable[None]], tuple[Any, ...]]
"""What an option does, and its arguments besides the table."""
STILL = 99
"""More spaces than anybody has: a traitor who has used them moves no more."""


@plain
class Unseen(Scenario):
    """The traitor's room and part, and of their turn: the spaces used, the room of the last action that was noticed,
    the room of their first step from there, and whether everybody knows that they go no further. `possible` are the
    rooms where the traitor may be, as far as everybody knows."""

    room: str = ""
    part: str = ""
    used: int = 0
    noticed: str = ""
    left_by: str = ""
    fixed: bool = False
    possible: list[str] = items()


state = blocks.state_as(Unseen)


def hide(t: Table, room: str) -> None:
    """The traitor becomes invisible and keeps their turns."""
    one = t.explorers[t.traitor]
    state(t).room, state(t).part = room, NEAR if parted(t, room) else ""
    state(t).possible = [*t.plan.spots]
    one.place, one.part = "", ""
    one.mark("turns")


def is_in(t: Table, room: str, part: str) -> bool:
    """Return whether the traitor is in a room, with no barrier between."""
    return state(t).room == room and (state(t).part == part or not parted(t, room))


# -- seen for a moment -----------------------------------------------------------------------------------------------


@contextmanager
def standing(t: Table, one: Explorer) -> Generator[None]:
    """Place the figure for a moment, to work out what the traitor can do. Nobody is asked or told anything
    meanwhile."""
    one.place, one.part = state(t).room, state(t).part
    yield
    one.place, one.part = "", ""


async def noticed(t: Table, do: Callable[[], Awaitable[Any]]) -> None:
    """Do something that everybody notices where the traitor is."""
    one = t.explorers[t.traitor]
    one.place, one.part = state(t).room, state(t).part
    t.tell(ALL, "invisible-noticed", who=one.name, room=one.place)
    await do()
    state(t).room, state(t).part = one.place, one.part
    state(t).noticed, state(t).left_by, state(t).possible = one.place, "", [one.place]
    if one.alive:
        one.place, one.part = "", ""


def may_be(t: Table) -> list[str]:
    """The rooms where the traitor may be at the end of the turn, given what was noticed in it."""
    rooms, last = [*t.plan.spots], state(t).noticed
    if not last:
        return rooms
    away = t.plan.distances(last, joined(t))
    far = 0 if state(t).fixed else allowance(t, t.explorers[t.traitor])
    return [room for room in rooms if away.get(room, STILL) <= far]


# -- a turn in secret ------------------------------------------------------------------------------------------------


async def slip(t: Table, one: Explorer, room: str, by: str) -> None:
    """Take a step that nobody sees. The Coal Chute slides as usual; everybody hears the Elevator."""
    start = state(t).room
    if start == state(t).noticed and not state(t).left_by:
        state(t).left_by = room
    slides = room == CHUTE and LANDING in t.plan
    part = part_of_door(t, room, by) if by else part_by_token(t, start, room) or (NEAR if parted(t, room) else "")
    state(t).room, state(t).part = (LANDING, "") if slides else (room, part)
    state(t).used += 1
    t.tell((one.seat,), "invisible-slips", room=state(t).room)
    if room == ELEVATOR:
        await noticed(t, lambda: call(t, ENTERED, one, room))


async def cross(t: Table, _one: Explorer) -> None:
    """The traitor crosses a barrier freely."""
    state(t).part = FAR if state(t).part == NEAR else NEAR


async def open_door(t: Table, one: Explorer, side: str) -> None:
    """A newly discovered room gives the traitor away."""
    state(t).used += 1
    await noticed(t, lambda: discover(t, one, side))


async def use_room(t: Table, owner: str, effect: Effect, one: Explorer, value: Any) -> None:
    """Using a room gives the traitor away."""
    await noticed(t, lambda: use(t, one, owner, effect, value))


async def end(t: Table) -> None:
    """End the traitor's turn."""
    t.done.append("end")


def steps(t: Table, one: Explorer) -> dict[str, Action]:
    """The steps the traitor can take, and what the room offers. Heroes are not in the way. Call it while `standing`."""
    found: dict[str, Action] = {}
    if not cannot_move(t, one) and state(t).used < allowance(t, one):
        found |= {f"go:{room}": (slip, (one, room, by)) for room, by in ways(t, one).items()}
        found |= {f"open:{side}": (open_door, (one, side)) for side in doors_to_open(t, one)}
    here = (one.place, *t.tokens_in(one.place))
    offers = [each for each in heard(t.in_force, ROOM_ACTION) if each[0] in here]
    for name, (owner, effect, value) in listed(t, "room", offers, one).items():
        found[name] = (use_room, (owner, effect, one, value))
    if parted(t, one.place) and one.place != VAULT:
        found["cross"] = (cross, (one,))
    return found


def register(
    haunt: Haunt,
    actions: Callable[[Table, Explorer], dict[str, Action]],
    withdraws: Callable[[Table], Awaitable[None]],
) -> None:
    """Register everything that follows from being invisible. `actions` returns what the traitor can do besides moving,
    and is called while `standing`; `withdraws` is called at the end of their turn.

    The prompt is `invisible-act`; words are `invisible-noticed` and `invisible-slips`.
    """
    haunt.secret_prompts |= {"invisible-act"}
    haunt.revealing |= {"invisible-noticed"}

    def open_to(t: Table, one: Explorer) -> dict[str, Action]:
        with standing(t, one):
            return {**steps(t, one), **actions(t, one), "end": (end, ())}

    @haunt.on(TURN_STARTS)
    async def begins(t: Table, one: Explorer) -> None:
        if one.name == t.traitor:
            state(t).used, state(t).noticed, state(t).left_by, state(t).fixed = 0, "", "", False

    @haunt.on(ELSEWHERE)
    async def prowls(t: Table, one: Explorer) -> bool:
        do, args = await ask(one.seat, "invisible-act", partial(open_to, t, one), who=one.name)
        await do(t, *args)
        if "end" in t.done and one.alive:
            state(t).possible = may_be(t)
            await withdraws(t)
        return "end" not in t.done

    @haunt.on(HIDING)
    def there_too(t: Table, room: str) -> dict[str, Explorer]:
        return {t.traitor: t.explorers[t.traitor]} if state(t).room == room else {}

    @haunt.on(WOULD_DIE)
    async def found_dead(t: Table, one: Explorer) -> bool:
        """Everybody sees a dead traitor."""
        if one.name == t.traitor and not one.place:
            one.place, one.part = state(t).room, state(t).part
        return False

    _register_secret(haunt)


def _register_secret(haunt: Haunt) -> None:
    def gone(t: Table) -> bool:
        return not state(t).room or not t.explorers[t.traitor].alive

    def hidden(t: Table) -> list[Hidden[Table]]:
        seen_by = ALL if gone(t) else (t.explorers[t.traitor].seat,)
        return [Hidden[Table]("place", lambda t: [state(t).room, state(t).part], lambda _t: seen_by)]

    def secret_from(t: Table, seat: str) -> bool:
        one = t.explorers[t.traitor]
        return not gone(t) and not one.place and seat != one.seat

    def put(t: Table, room: str, chance: Chance) -> None:
        state(t).room, state(t).part = room, chance.pick("unseen", (NEAR, FAR)) if parted(t, room) else ""

    def sample(t: Table, seat: str, chance: Chance) -> None:
        """The traitor may be in any room where everybody thinks they may be."""
        if not secret_from(t, seat):
            return
        prowling = t.turn == t.explorers[t.traitor].seat
        put(t, chance.pick("unseen", may_be(t) if prowling else state(t).possible), chance)

    def redraw(t: Table, _before: Table, later: Table, seat: str, chance: Chance) -> None:
        """If everybody noticed the traitor in this step, the traitor was there; the Elevator is noticed from next
        door."""
        rooms = [args["room"] for _audience, kind, args in later.news if kind == "invisible-noticed"]
        if rooms and secret_from(t, seat):
            near = [*t.plan.adjacent(ELEVATOR).values()] if rooms[0] == ELEVATOR else []
            put(t, chance.pick("unseen", [rooms[0], *near]), chance)

    def stands_for(t: Table, seat: str) -> dict[str, tuple[str, str]]:
        one = t.explorers[t.traitor]
        unseen = seat == one.seat and one.alive and not one.place
        return {one.name: (state(t).room, state(t).part)} if unseen else {}

    haunt.hidden, haunt.sample, haunt.redraw, haunt.stands_for = hidden, sample, redraw, stands_for
