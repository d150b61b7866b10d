"""Activating magic stones: all who stand in the chamber add their symbols."""

from dataclasses import replace

from ....engine import ALL
from ..commands import Commands, acted
from ..paying import pay_together, symbols_together, who_else_pays_first
from ..state import Adventurer, Table
from ..temple import tile_of


def ways_to_activate(t: Table, a: Adventurer) -> Commands:
    """Every level that the symbols reach, and every choice of who pays first that makes a difference."""
    chamber = t.chambers[a.place]
    tile = tile_of(chamber)
    if not tile.levels or chamber.stones or not t.tray:
        return
    have = symbols_together(t, a, tile.symbol)
    for need, stones in tile.levels:
        if have >= need and stones <= t.tray:
            yield f"activate:{stones}", (activate, (need, stones, ()))
            for first in who_else_pays_first(t, a, tile.symbol, need):
                yield f"activate:{stones}:{'+'.join(first)}", (activate, (need, stones, first))


def activate(t: Table, a: Adventurer, need: int, stones: int, first: tuple[str, ...]) -> None:
    """Stones go from the tray into the chamber, as many as the level says. The seats named `first` pay first."""
    chamber = t.chambers[a.place]
    pay_together(t, a, tile_of(chamber).symbol, need, first)
    t.tray -= stones
    t.chambers[a.place] = replace(chamber, stones=stones)
    acted(t, a)
    t.tell(ALL, "activated", who=a.seat, place=a.place, symbols=need, stones=stones, tray=t.tray)
