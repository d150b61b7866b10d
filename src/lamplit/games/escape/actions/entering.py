"""Entering a neighbouring chamber."""

from ....engine import ALL
from ..commands import Commands, acted
from ..data.tiles import TILES
from ..effects.curses import is_locked_in
from ..paying import can_pay, pay, price
from ..state import Adventurer, Table
from ..temple import passages, tile_of


def ways_to_enter(t: Table, a: Adventurer) -> Commands:
    """Every neighbouring chamber to which a way is open, if the dice show its price."""
    if is_locked_in(a):
        return
    for there in passages(t, a.place):
        if can_pay(a, price(TILES[t.chambers[there].tile].entry)):
            yield f"enter:{there}", (enter, (there,))


def enter(t: Table, a: Adventurer, there: str) -> None:
    """The adventurer walks into the chamber and pays its price."""
    pay(a, price(tile_of(t.chambers[there]).entry))
    a.place = there
    acted(t, a)
    t.tell(ALL, "entered", who=a.seat, place=there, tile=t.chambers[there].tile)
