"""`phasing`: figures that no wall stops."""

from collections.abc import Callable

from ..occasions import WAYS
from ..state import Figure, Table
from .form import Haunt


def enter(haunt: Haunt, which: Callable[[Table, Figure], bool]) -> None:
    """Some go through walls, though not from floor to floor."""

    @haunt.on(WAYS)
    def through_walls(t: Table, one: Figure, room: str) -> dict[str, str]:
        return {other: side for side, other in t.plan.adjacent(room).items()} if which(t, one) else {}
