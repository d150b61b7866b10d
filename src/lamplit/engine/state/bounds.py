"""Bounds: how much a table can hold. A table from a record is checked against them first.

A game says of every field of its table how great a number may be, how long a text or a pile, and what a pile may hold
(`Game.bounds`). No real game comes near them; they keep out tables that were made up to let rules run for ever or to
fill the memory. Zones and `Game.box` say which pieces there are.

Bounds check packed tables. They are made of a few kinds, which hold each other:

>>> bounds = Fields(ammo=Number(0, 12), hand=Pile(3, Among(("map", "key"))), scores=Named(2, Number(0, 9)))
>>> bounds.check({"ammo": 3, "hand": ["key"], "scores": {"ann": 4}})
>>> bounds.check({"ammo": 99})
Traceback (most recent call last):
ValueError: ammo: 99 is not between 0 and 12
>>> bounds.check({"hand": ["key", "moon"]})
Traceback (most recent call last):
ValueError: hand: nothing here is called 'moon'
"""

import dataclasses
import types
import typing
from collections.abc import Collection, Iterator
from typing import Any, Protocol

from .json_data import is_dict, is_list
from .plain import packed_name

LONGEST_TEXT = 100
GREATEST_NUMBER = 10_000
LONGEST_PILE = 200

DEEPEST = 6


class Bound(Protocol):
    """A bound for packed data."""

    def check(self, data: Any) -> None:
        """Raises `ValueError` for data beyond the bound. Data of another type is left to unpacking."""
        ...


@dataclasses.dataclass(frozen=True)
class Number:
    """A number, from the least to the most."""

    least: float
    most: float

    def check(self, data: Any) -> None:
        """Raises `ValueError` for a number that is too small or too great."""
        if isinstance(data, (int, float)) and not self.least <= data <= self.most:
            raise ValueError(f"{data} is not between {self.least} and {self.most}")


@dataclasses.dataclass(frozen=True)
class Text:
    """A text of so many letters."""

    longest: int = LONGEST_TEXT

    def check(self, data: Any) -> None:
        """Raises `ValueError` for a text that is too long."""
        if isinstance(data, str) and len(data) > self.longest:
            raise ValueError(f"{data[:40]!r} has more than {self.longest} letters")


@dataclasses.dataclass(frozen=True)
class Among:
    """One of certain names, or no name at all."""

    names: Collection[str]

    def check(self, data: Any) -> None:
        """Raises `ValueError` for any other name."""
        if isinstance(data, str) and data and data not in self.names:
            raise ValueError(f"nothing here is called {data[:40]!r}")


TRUTH = Number(0, 1)
"""A truth value."""


@dataclasses.dataclass(frozen=True)
class Pile:
    """A pile or list of at most so many things."""

    most: int
    each: Bound = Text()

    def check(self, data: Any) -> None:
        """Raises `ValueError` for a pile that is too high, or for a thing that cannot be in it."""
        if not is_list(data):
            return
        if len(data) > self.most:
            raise ValueError(f"{len(data)} things where at most {self.most} can lie")
        for thing in data:
            self.each.check(thing)


@dataclasses.dataclass(frozen=True)
class Named:
    """A mapping of names to things."""

    most: int
    each: Bound = Text()
    names: Bound = Text()

    def check(self, data: Any) -> None:
        """Raises `ValueError` for too many things, or for a name or a thing that cannot be there."""
        if not is_dict(data):
            return
        if len(data) > self.most:
            raise ValueError(f"{len(data)} things where at most {self.most} can lie")
        for name, thing in data.items():
            self.names.check(name)
            self.each.check(thing)


@dataclasses.dataclass(frozen=True)
class Anything:
    """Data without a declared bound: of moderate size, however it is nested."""

    deepest: int = DEEPEST

    def check(self, data: Any) -> None:
        """Raises `ValueError` for data of unusual size."""
        if not (is_dict(data) or is_list(data)):
            Number(-GREATEST_NUMBER, GREATEST_NUMBER).check(data)
            Text().check(data)
            return
        if len(data) > LONGEST_PILE or not self.deepest:
            raise ValueError(f"larger than anything here: {str(data)[:40]!r}")
        inside = Anything(self.deepest - 1)
        for thing in (*data, *data.values()) if is_dict(data) else data:
            inside.check(thing)


ANYTHING = Anything()


class Fields:
    """What the fields of a table, or of a plain class on it, may hold, by their packed names.

    A field without a declared bound may hold `ANYTHING`; `undeclared` finds such fields.
    """

    def __init__(self, **fields: Bound) -> None:
        self.fields = fields

    def __or__(self, more: "Fields") -> "Fields":
        return Fields(**self.fields, **more.fields)

    def but(self, **fields: Bound) -> "Fields":
        """A copy with other bounds for these fields."""
        return Fields(**{**self.fields, **fields})

    def check(self, data: Any) -> None:
        """Raises `ValueError` for data beyond the bounds, with the path to it."""
        if not is_dict(data):
            return
        for name, value in data.items():
            try:
                self.fields.get(name, ANYTHING).check(value)
            except ValueError as error:
                raise ValueError(f"{name[:40]}: {error}") from None


SEATS = 40
"""More than any game has, with the clock."""

LUCK = Fields(
    key=Text(64),
    counts=Named(LONGEST_PILE, Number(0, 2**40)),
    foretold=Pile(LONGEST_PILE, Pile(3, Anything(2))),
)
OF_EVERY_TABLE = Fields(
    step=Text(),
    chance=LUCK,
    now=Number(0, 10**6),
    asked=Named(SEATS, Number(0, 10**6)),
    result=ANYTHING,
)
"""The bounds of the fields that every table has."""


def table_of(**fields: Bound) -> Fields:
    """The bounds of a game's table, from those of its own fields."""
    return OF_EVERY_TABLE | Fields(**fields)


def undeclared(cls: type[Any], bound: Bound) -> list[str]:
    """The fields of a plain class, and of the plain classes in it, that have no declared bound.

    >>> from lamplit.engine import Table
    >>> undeclared(Table, OF_EVERY_TABLE), undeclared(Table, Fields(step=Text()))
    ([], ['chance', 'now', 'asked', 'result'])
    """
    if not isinstance(bound, Fields):
        return [f"{cls.__name__}: as a whole"] if isinstance(bound, Anything) else []
    hints = typing.get_type_hints(cls)
    found: list[str] = []
    for field in dataclasses.fields(cls):
        if field.metadata.get("transient"):
            continue
        packed = packed_name(field)
        if packed not in bound.fields:
            found.append(packed)
            continue
        for inner, of_inner in _inside(hints[field.name], bound.fields[packed]):
            found += [f"{packed}.{name}" for name in undeclared(inner, of_inner)]
    return found


def _inside(hint: Any, bound: Bound) -> Iterator[tuple[type[Any], Bound]]:
    """The plain classes in an annotation, each with its bound. Open kinds may bring anything."""
    args = typing.get_args(hint)
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        for one in args:
            yield from _inside(one, bound)
    elif args and isinstance(bound, (Pile, Named)):
        yield from _inside(args[-1] if args[-1] is not Ellipsis else args[0], bound.each)
    elif isinstance(hint, type) and dataclasses.is_dataclass(hint) and not hasattr(hint, "__kinds__"):
        yield hint, bound


__all__ = [
    "ANYTHING",
    "TRUTH",
    "Among",
    "Anything",
    "Bound",
    "Fields",
    "Named",
    "Number",
    "Pile",
    "Text",
    "table_of",
    "undeclared",
]
