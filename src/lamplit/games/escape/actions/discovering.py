"""Discovering: the top chamber is turned up, seen by all, and laid with its stairs against an opening.

An adventurer either names an opening at once, or looks at the chamber first and then has a moment to choose one.
"""

from ....engine import ALL
from ..commands import Commands, acted
from ..data.tiles import DISCOVER_COST
from ..effects import curses, treasures
from ..paying import can_pay, pay
from ..state import Adventurer, Table
from ..temple import lay, openings_for, tile_of


def ways_to_discover(t: Table, a: Adventurer) -> Commands:
    """An opening named at once; where there are several and no other choice is due, a look first."""
    if not t.stack or not can_pay(a, DISCOVER_COST):
        return
    openings = openings_for(t, a)
    for there in openings:
        yield f"discover:{there}", (discover, (there,))
    if len(openings) > 1 and not a.choosing:
        yield "look", (look, ())


def discover(t: Table, a: Adventurer, there: str) -> None:
    """Two adventurers turn up the top chamber, laid at the opening that was named."""
    pay(a, DISCOVER_COST)
    acted(t, a)
    _lay(t, a, t.chance.draw("chambers", t.stack), there)


def look(t: Table, a: Adventurer) -> None:
    """Two adventurers turn up the top chamber. All see it before its discoverer chooses the opening."""
    pay(a, DISCOVER_COST)
    acted(t, a)
    a.turned = t.chance.draw("chambers", t.stack)
    a.choosing = "lay"
    a.choose_by = t.now + t.settings.lay_choice
    t.tell(ALL, "turned-up", who=a.seat, tile=a.turned)


def ways_to_lay(t: Table, a: Adventurer) -> Commands:
    """The openings for a chamber that was turned up."""
    for there in openings_for(t, a):
        yield f"lay:{there}", (lay_turned, (there,))


def lay_turned(t: Table, a: Adventurer, there: str) -> None:
    """The chamber that was turned up is laid."""
    tile, a.turned, a.choosing = a.turned, "", ""
    _lay(t, a, tile, there)


def lay_anywhere(t: Table, a: Adventurer) -> None:
    """The time to choose is over: the chamber is laid at the first opening, clockwise from the north."""
    lay_turned(t, a, openings_for(t, a)[0])


def _lay(t: Table, a: Adventurer, tile: str, there: str) -> None:
    """The chamber is laid. It may hold a chest, and a curse for its discoverer."""
    lay(t, tile, there, a.place)
    t.tell(ALL, "discovered", who=a.seat, place=there, tile=tile)
    printed = tile_of(t.chambers[there])
    if printed.treasure and t.settings.treasures:
        treasures.put_chest(t, there)
    if printed.curse and t.settings.curses:
        curses.draw(t, a)
