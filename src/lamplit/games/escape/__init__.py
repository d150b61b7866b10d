"""Escape – The Curse of the Temple: ten minutes, dice, and everybody at once. Open `rules.py` first."""

from ...engine import Game, Sides, together
from .bounds import BOUNDS, box, fits
from .effects.curses import silenced
from .refusals import why_not
from .rules import STEPS
from .sampling import reshuffle, sample
from .settings import SETTINGS, seats, tally
from .setup import lay_table, upgrade
from .state import Table
from .view import TYPES, view, zones
from .votes import is_awaited, only_watches

REVEALING = frozenset(
    {"discovered", "turned-up", "chest", "cursed", "curse-passes", "treasure", "rolled", "rolled-away"}
)
"""Kinds of event by which a seat may learn what it did not know."""


def sides(table: Table) -> Sides:
    """All are on one side and see the same table."""
    return together(tuple(adventurer.seat for adventurer in table.adventurers))


GAME = Game(
    name="escape",
    settings=SETTINGS,
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
    awaited=is_awaited,
    only_watches=only_watches,
    sides=sides,
    revealing=REVEALING,
    open_streams=frozenset({"dice", "rolling-away"}),
    upgrade=upgrade,
    tally=tally,
    labels=lambda view: {"players": str(len(view["adventurers"]))},
    for_people={"surrender": True},
    for_one={"pauses": 3},
    types=TYPES,
    bounds=BOUNDS,
    box=box,
    fits=fits,
    rules=4,
)
