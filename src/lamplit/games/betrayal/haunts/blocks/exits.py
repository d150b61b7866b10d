"""`exit_house`: a roll opens the front door, and then explorers leave through it for a space of movement."""

from collections.abc import Callable

from .....engine import ALL, items, plain
from ...explorers.cards import draw
from ...house.movement import affordable
from ...state import Explorer, Scenario, Table
from ..form import Haunt
from .sides import is_hero
from .state import state_as
from .tasks import task_roll

DOOR = "entrance_hall"
TRAITS = ("knowledge", "might")
NEEDED = 6


@plain
class Doorway(Scenario):
    """Whether the front door is open, and who has left."""

    door: bool = False
    out: list[str] = items()


state = state_as(Doorway)


def out_for_good(_t: Table, _one: Explorer) -> None:
    """Nothing more happens to an explorer who has left."""


def front_door(haunt: Haunt, ready: Callable[[Table], bool], rule: str, needed: int = NEEDED) -> None:
    """Opening the front door is a task of heroes once they are `ready`. Success draws an event and ends the turn.
    `rule` says so in their book; words are `<haunt>-door`."""

    def door_forbidden(t: Table, one: Explorer) -> str:
        there = is_hero(one) and one.place == DOOR
        return "" if there and ready(t) and not state(t).door else rule

    @haunt.task(
        "door",
        door_forbidden,
        lambda _t, _one: {trait: trait for trait in TRAITS},
        roll=lambda _t, _one, trait: (trait, needed),
    )
    async def open_door(t: Table, one: Explorer, trait: str) -> None:
        if await task_roll(t, one, f"{haunt.name}-door", trait):
            state(t).door = True
            t.tell(ALL, f"{haunt.name}-door", who=one.name)
            await draw(t, one, "event")
            t.done.append("end")


def register(
    haunt: Haunt,
    ready: Callable[[Table], bool],
    rule: str,
    may_leave: Callable[[Table, Explorer], bool] = lambda _t, _one: True,
    needed: int = NEEDED,
    then: Callable[[Table, Explorer], None] = out_for_good,
) -> None:
    """Open the front door, and let explorers who may leave do so; `then` says what happens to them. Words are
    `<haunt>-door` and `<haunt>-out`."""
    front_door(haunt, ready, rule, needed)

    def leaving_forbidden(t: Table, one: Explorer) -> str:
        open_to = is_hero(one) and one.place == DOOR and state(t).door and may_leave(t, one)
        return affordable(t, one) if open_to else rule

    @haunt.task("leave", leaving_forbidden)
    async def leave(t: Table, one: Explorer) -> None:
        state(t).out.append(one.name)
        t.tell(ALL, f"{haunt.name}-out", who=one.name)
        then(t, one)
