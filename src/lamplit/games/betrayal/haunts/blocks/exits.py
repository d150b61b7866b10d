"""`exit_house`: the front door opens to a roll, and whoever has a space to go is out."""

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
    """Whether the front door is open, and who has gone out by it."""

    door: bool = False
    out: list[str] = items()


state = state_as(Doorway)


def out_for_good(_t: Table, _one: Explorer) -> None:
    """Who is out of the house needs nothing more."""


def front_door(haunt: Haunt, ready: Callable[[Table], bool], rule: str, needed: int = NEEDED) -> None:
    """The door as a task of the heroes, as soon as they are ready for it: a roll, an event, and the turn is over.
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
    """The door, and then whoever may leaves by it; `then` is what becomes of them. Words are `<haunt>-out` too."""
    front_door(haunt, ready, rule, needed)

    def leaving_forbidden(t: Table, one: Explorer) -> str:
        open_to = is_hero(one) and one.place == DOOR and state(t).door and may_leave(t, one)
        return affordable(t, one) if open_to else rule

    @haunt.task("leave", leaving_forbidden)
    async def leave(t: Table, one: Explorer) -> None:
        state(t).out.append(one.name)
        t.tell(ALL, f"{haunt.name}-out", who=one.name)
        then(t, one)
