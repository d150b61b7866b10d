"""What the tools play of each game: a module of the game's name beside this one, found by that name.

* `GOLDEN`: its golden games, a name (which is the seed too) and the options of the table.
* `VARIED`: the options whose combinations take turns in ten thousand games at random.
* `NEVER_BY_CHANCE`: settings that chance leaves alone there.
* `TABLES`: its tables of win rates, by the name of their place in docs/balance.md without the game's.
* `WHAT_COUNTS`: what makes a difference in one of its tables, to find out whether two answers come to the same.

A game that brings no such module, or not all of this, is played with its usual settings.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from win_rates import Wishes

Options = Mapping[str, Mapping[str, Any]]
Values = Mapping[str, Sequence[Any]]
Tables = Mapping[str, Callable[["Wishes"], Iterator[str]]]

WhatCounts = Callable[[Mapping[str, Any]], Mapping[str, Any]]


class Brought(NamedTuple):
    """What a game brings for the tools."""

    golden: Options
    varied: Values
    never_by_chance: Sequence[str]
    tables: Tables
    what_counts: WhatCounts


def brought(game: str) -> Brought:
    """What a game brings, or nothing where it brings nothing."""
    name = f"{__name__}.{game}"
    found = import_module(name) if game.isidentifier() and find_spec(name) else None
    return Brought(
        getattr(found, "GOLDEN", {}),
        getattr(found, "VARIED", {}),
        getattr(found, "NEVER_BY_CHANCE", ()),
        getattr(found, "TABLES", {}),
        getattr(found, "WHAT_COUNTS", dict),
    )
