"""Escape – The Curse of the Temple: ten minutes, dice, and everybody at once. Open `rules.py` first."""

from ...engine import Game
from .data.figures import SEATS
from .modules import silenced
from .refusals import why_not
from .rules import STEPS
from .sampling import reshuffle, sample
from .setup import OPTIONS, lay_table, seats, upgrade
from .state import Table
from .view import view, zones
from .votes import awaited

REVEALING = frozenset(
    {"discovered", "turned-up", "chest", "cursed", "curse-passes", "treasure", "rolled", "rolled-away"}
)
"""Kinds of event by which somebody may learn what they did not know."""


def team(_seat: str) -> tuple[str, ...]:
    """All are one team."""
    return SEATS


def eyes(_seat: str) -> str:
    """Everybody sees the same."""
    return "all"


GAME = Game(
    name="escape",
    settings=OPTIONS,
    table=Table,
    seats=seats,
    set_up=lay_table,
    steps=STEPS,
    view=view,
    zones=zones,
    sample=sample,
    reshuffle=reshuffle,
    why_not=why_not,
    silenced=silenced,
    awaited=awaited,
    team=team,
    eyes=eyes,
    revealing=REVEALING,
    open_streams=frozenset({"dice", "rolling-away"}),
    upgrade=upgrade,
    rules=3,
)
