"""Dawn of the Zeds: hold the town of Farmingdale until help comes. Open `rules.py` first."""

from ...engine import Game
from . import effects
from .refusals import why_not
from .rules import STEPS
from .sampling import sample
from .setup import OPTIONS, check, lay_table, seats
from .state import SEATS, Table
from .view import view, zones

REVEALING = frozenset({"event", "fate", "rolled", "zed-placed", "zed-replaced", "hero-drawn", "joined", "research"})
"""Kinds of event by which somebody may learn what they did not know."""


def team(_seat: str) -> tuple[str, ...]:
    """All players are one team."""
    return SEATS


def eyes(_seat: str) -> str:
    """Everybody sees the same."""
    return "all"


GAME = Game(
    name="zeds",
    settings=OPTIONS,
    table=Table,
    seats=seats,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    zones=zones,
    sample=sample,
    why_not=why_not,
    team=team,
    eyes=eyes,
    check=check,
    revealing=REVEALING,
    open_streams=frozenset({"dice", "bag", "heroes", "heroic", "civilians", "component"}),
)

__all__ = ["GAME", "effects"]
