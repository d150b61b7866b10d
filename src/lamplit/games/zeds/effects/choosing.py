"""Choices that many cards leave to the players."""

from collections.abc import Iterable

from ....engine import ask_team
from ..combat import strength
from ..data.board import SPACES, STARTS
from ..data.units import FIGURES, UNITS
from ..state import Piece, Table


async def choose_piece(t: Table, prompt: str, pieces: Iterable[Piece]) -> Piece | None:
    """One of these pieces, or nothing if there is none."""
    choices = {f"unit:{piece.name}": piece for piece in pieces}
    return await ask_team(t.seats, prompt, choices) if choices else None


def of_kind(t: Table, *kinds: str) -> list[Piece]:
    """The player units of these kinds on the map."""
    return [unit for unit in t.units.values() if UNITS[unit.name].kind in kinds]


def out_on_tracks(t: Table, track: str = "") -> list[Piece]:
    """The player units on tracks, or on this one: not in Town Center or a building, and not on a Start."""
    return [
        unit
        for unit in t.units.values()
        if SPACES[unit.place].track and unit.place not in STARTS and (not track or SPACES[unit.place].track == track)
    ]


async def strongest_regular(t: Table) -> Piece | None:
    """The strongest regular Zed on the map; the players choose among equals."""
    regular = [zed for zed in t.zeds.values() if FIGURES[zed.name].kind == "zed"]
    most = max((strength(t, zed) for zed in regular), default=0)
    return await choose_piece(t, "strongest", [zed for zed in regular if strength(t, zed) == most])


def heal_markers(t: Table) -> None:
    """All hit markers are taken off the Zeds; sides stay as they are."""
    for zed in t.zeds.values():
        zed.hits = 0
