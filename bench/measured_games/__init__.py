"""How each game is measured: a module of the game's name beside this one, found by that name.

It may export `LOAD`, how the game is put under load, and `WATCHED`, how it is played in browsers. A game that brings
neither is played with its usual settings, beside bots.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
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
    moments_due: Callable[[Any], set[float]] | None = None
    """Where a clock runs: the moments at which something is bound to happen by itself, as a view tells them."""

    def crowd_of(self, quick: bool) -> int:
        """How many tables of it stand in the crowd."""
        return self.crowd_tables_quick if quick else self.crowd_tables


@dataclass(frozen=True)
class Watched:
    """A table of one game in browsers: what a device draws there, and how soon it shows what another did."""

    options: Mapping[str, Any] = field(default_factory=dict)
    seat: str = ""
    """Whose device draws; the first seat if none is named."""
    people: bool = False
    """Whether the others are people, who answer as soon as they are asked."""
    keys: Sequence[str] = "123456"
    """What is pressed at random; an answer with such a number, where nothing else is said."""
    without_waiting: bool = False
    """Whether keys are pressed as fast as can be, whatever is still being shown."""
    for_two: Mapping[str, Any] | None = None
    """Options with which a press at one device is timed until it is seen at another; none, where that is not done."""


@cache
def load_of(game: str) -> Load:
    """How a game is put under load."""
    return _exported(game, "LOAD", Load())


def watched(game: str) -> Watched:
    """How a game is played in browsers."""
    return _exported(game, "WATCHED", Watched())


def _exported(game: str, name: str, usual: Any) -> Any:
    module = f"{__name__}.{game}"
    return getattr(import_module(module), name, usual) if find_spec(module) else usual
