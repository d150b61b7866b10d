"""Discovering: the top chamber is turned up, seen by all, and laid with its stairs against an opening.

Whoever names an opening at once lays it there; whoever looks first has a moment to choose the opening.
"""

from ...engine import ALL
from . import modules
from .commands import Commands, acted
from .data.tiles import DISCOVER_COST
from .paying import pay
from .state import Adventurer, Table
from .temple import lay, openings_for


def add_discoveries(t: Table, a: Adventurer, commands: Commands) -> None:
    """An opening named at once; where there are several and no other choice is due, a look first."""
    openings = openings_for(t, a)
    for there in openings:
        commands[f"discover:{there}"] = (discover, (there,))
    if len(openings) > 1 and not a.choosing:
        commands["look"] = (look, ())


def discover(t: Table, a: Adventurer, there: str) -> None:
    """Two adventurers turn up the top chamber, laid at the opening that was named."""
    pay(a, DISCOVER_COST)
    acted(t, a)
    _lay(t, a, t.chance.draw("chambers", t.stack), there)


def look(t: Table, a: Adventurer) -> None:
    """Two adventurers turn up the top chamber. It is seen by all before its discoverer chooses the opening."""
    pay(a, DISCOVER_COST)
    acted(t, a)
    a.turned = t.chance.draw("chambers", t.stack)
    a.choosing = "lay"
    a.choose_by = t.now + t.pace.lay_choice
    t.tell(ALL, "turned-up", who=a.seat, tile=a.turned)


def add_layings(t: Table, a: Adventurer, commands: Commands) -> None:
    """The openings for a chamber that was turned up."""
    for there in openings_for(t, a):
        commands[f"lay:{there}"] = (lay_turned, (there,))


def lay_turned(t: Table, a: Adventurer, there: str) -> None:
    """The chamber that was turned up is laid."""
    tile, a.turned, a.choosing = a.turned, "", ""
    _lay(t, a, tile, there)


def lay_anywhere(t: Table, a: Adventurer) -> None:
    """Nobody chooses any more: it is laid at the first opening, clockwise from the north."""
    lay_turned(t, a, openings_for(t, a)[0])


def _lay(t: Table, a: Adventurer, tile: str, there: str) -> None:
    lay(t, tile, there, a.place)
    t.tell(ALL, "discovered", who=a.seat, place=there, tile=tile)
    modules.on_discovery(t, a, there)
