"""How each game is put under load: a module of the game's name beside this one, found by that name, exports `LOAD`.

A game that brings none is played with its usual settings.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any


@dataclass(frozen=True)
class Load:
    """The tables of one game."""

    options: Mapping[str, Any] = field(default_factory=dict)
    flat_out: Mapping[str, Any] = field(default_factory=dict)
    """Further options where everybody answers as soon as they can."""
    crowd: Mapping[str, Any] = field(default_factory=dict)
    """Further options where bots play with people."""
    all_hear: bool = False
    """Whether everybody at a table hears of every answer."""
    longest: int | None = None
    """After so many answers a new game is opened."""
    crowd_tables: int = 0
    crowd_tables_quick: int = 0
    crowd_seats: int = 4

    def crowd_of(self, quick: bool) -> int:
        """How many tables of it stand in the crowd."""
        return self.crowd_tables_quick if quick else self.crowd_tables


def load_of(game: str) -> Load:
    """How a game is put under load."""
    name = f"{__name__}.{game}"
    return import_module(name).LOAD if find_spec(name) else Load()
