"""Which side a figure is on, and changing sides."""

from collections.abc import Awaitable, Callable

from ...data.explorers import TRAITS
from ...explorers.roles import turn_traitor
from ...explorers.traits import lift_to_start
from ...occasions import SEAT_OVER, TURN_STARTS
from ...state import TRAITOR, Explorer, Figure, Table
from ..form import Haunt


def is_hero(one: Figure) -> bool:
    """Return whether a figure is a hero."""
    return isinstance(one, Explorer) and one.role != TRAITOR


async def convert_hero(t: Table, one: Explorer) -> None:
    """`convert_hero`: a hero becomes a traitor. Traits below their start return to it (`traitor_boost`)."""
    turn_traitor(t, one)
    await lift_to_start(t, one, *TRAITS)


def as_the_traitor_begins(haunt: Haunt, do: Callable[[Table], Awaitable[None] | None]) -> None:
    """Do this when the traitor's turn begins; if the traitor is dead, when their turn would begin."""

    @haunt.on(TURN_STARTS)
    async def begins(t: Table, one: Explorer) -> None:
        if one.name == t.traitor and (done := do(t)) is not None:
            await done

    @haunt.on(SEAT_OVER)
    async def would_begin(t: Table, seat: str) -> None:
        dead = t.traitor and not t.explorers[t.traitor].alive and seat == t.explorers[t.traitor].seat
        if dead and (done := do(t)) is not None:
            await done
