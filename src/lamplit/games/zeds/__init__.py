"""Dawn of the Zeds: hold the town of Farmingdale until help comes. Open `rules.py` first."""

from functools import cache

from ...engine import Game, Sides, together
from . import effects
from .bounds import BOUNDS, box, fits
from .refusals import why_not
from .rules import STEPS
from .sampling import reshuffle, sample
from .settings import HORDE, OPTIONS, check, seats, tally
from .setup import lay_table
from .state import Table
from .view import DEFERRED_VIEW, PUBLIC_VIEW, TYPES, private_view, view, zones

REVEALING = frozenset(
    {
        "event",
        "fate",
        "rolled",
        "zed-placed",
        "zed-replaced",
        "hero-drawn",
        "joined",
        "research",
        "foreseen",
        "fate-foreseen",
        "horde-drew",
        "horde-played",
    }
)
"""Kinds of event that tell players something new."""


@cache
def _against(seats: tuple[str, ...]) -> Sides:
    return Sides({"town": seats, "horde": (HORDE,)}, viewpoints={"town": seats})


def sides(table: Table) -> Sides:
    """All players are on one side, and everybody sees the same. In a versus game the Zeds are the other side."""
    return _against(table.seats) if table.settings.versus else together(table.seats)


GAME = Game(
    name="zeds",
    first_game="first dawn 5163",
    bounds=BOUNDS,
    box=box,
    fits=fits,
    rules=3,
    settings=OPTIONS,
    table=Table,
    seats=seats,
    types=TYPES,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    public_view=PUBLIC_VIEW,
    private_view=private_view,
    deferred_view=DEFERRED_VIEW,
    zones=zones,
    sample=sample,
    reshuffle=reshuffle,
    why_not=why_not,
    sides=sides,
    check=check,
    tally=tally,
    revealing=REVEALING,
    retractable=frozenset({"moved"}),
    labels=lambda look: {"level": look["level"]},
    open_streams=frozenset({"dice", "bag", "heroes", "heroic", "civilians", "component"}),
)

__all__ = ["GAME", "effects"]
