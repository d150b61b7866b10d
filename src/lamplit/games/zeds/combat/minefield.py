"""The minefield goes off where Zeds come into its space."""

from ....engine import ALL
from ..dice import best_two, roll
from ..odds.columns import clamped, read_shot
from ..state import REDUCED, Piece, Table
from .harm import spread_hits

BLAST = (7, 4)
"""The strength of the minefield's gunfire by its side."""


async def set_off(t: Table, zeds: list[Piece], place: str) -> None:
    """Zeds have come into a space: its minefield fires at them, twice in all."""
    if not t.minefield or t.minefield != place:
        return
    column = clamped(BLAST[t.minefield_side] - 1)
    t.tell(ALL, "minefield", place=place, column=column)
    hits = read_shot(column, best_two(roll(t, "minefield", 2, column=column)))
    if t.minefield_side == REDUCED:
        t.minefield = ""
    else:
        t.minefield_side = REDUCED
    await spread_hits(t, zeds, hits)
