"""A public view in parts: a part that has not changed stays the same object, so that it need not be compared again.

>>> class Garden:
...     beds, gate = {"rose": 2}, "open"
>>> def flowers(garden):
...     return [f"{count} {name}" for name, count in garden.beds.items()]
>>> parts = CachedView({"gate": "gate"}, Derived(("beds",), {"flowers": flowers}))
>>> garden = Garden()
>>> noon = parts.seen(garden)
>>> noon.shown
{'gate': 'open', 'flowers': ['2 rose']}
>>> garden.gate = "shut"
>>> later = parts.seen(garden, noon)
>>> later.shown["flowers"] is noon.shown["flowers"], later.changed
(True, ['gate'])
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Generic, NamedTuple, TypeVar

from ..state.table import Table

T = TypeVar("T", bound=Table)

Look = Callable[[T], Any]
"""Reads something from the table. The value it returns is never changed later, whatever happens to the table."""

COPIED = frozenset({list, dict, set})
"""Types that the rules change in place."""


class Derived(Generic[T]):
    """Parts that are worked out: they stay the same as long as everything they are made `of` does.

    That is the value of a function of the table, or the table's attributes of these names: plain values, and lists and
    mappings of such. Parts made of no attributes at all never change in a game.
    """

    __slots__ = ("of", "shown")

    def __init__(self, of: Look[T] | tuple[str, ...], shown: Mapping[str, Look[T]]) -> None:
        self.of: tuple[Look[T] | str, ...] = of if isinstance(of, tuple) else (of,)
        self.shown = shown


class ViewState(NamedTuple):
    """A view of a table, and the values it was made of."""

    shown: dict[str, Any]
    found: Sequence[Any] = ()
    changed: Sequence[str] = ()
    """The names of the parts that may have changed since the view `before`. All others are the same objects."""
    before: dict[str, Any] | None = None


NOTHING = ViewState({})


def after(before: ViewState | None, shown: dict[str, Any]) -> ViewState:
    """The state of a view that was made from scratch. Parts equal to those `before` are replaced by the old objects."""
    if before is None or before.shown.keys() != shown.keys():
        return ViewState(shown)
    changed: list[str] = []
    for name, was in before.shown.items():
        value = shown[name]
        if value is not was:
            if value == was:
                shown[name] = was
            else:
                changed.append(name)
    return ViewState(shown, (), changed, before.shown)


class CachedView(Generic[T]):
    """A public view: parts that are simply read, and parts that are `Derived`, in the order given.

    A part that is simply read is an attribute of the table, by its name, or the value of a function of the table.
    """

    __slots__ = ("_attributes", "_looks", "_needed_for", "_parts", "_take")

    def __init__(self, *parts: Mapping[str, Look[T] | str] | Derived[T]) -> None:
        needed_for: dict[Look[T] | str, list[int]] = {}
        found: list[tuple[str, Look[T] | None, Look[T] | str | None]] = []
        for some in parts:
            if isinstance(some, Derived):
                rows = [(name, make, None, some.of) for name, make in some.shown.items()]
            else:
                rows = [(name, None, source, (source,)) for name, source in some.items()]
            for name, make, source, sources in rows:
                for each in sources:
                    needed_for.setdefault(each, []).append(len(found))
                found.append((name, make, source))
        attributes = [source for source in needed_for if isinstance(source, str)]
        self._attributes = len(attributes)
        self._take: Look[T] = _taker(attributes)
        self._looks = [source for source in needed_for if not isinstance(source, str)]
        sources = [*attributes, *self._looks]
        self._needed_for = [needed_for[source] for source in sources]
        self._parts = [(name, make, -1 if source is None else sources.index(source)) for name, make, source in found]

    def __call__(self, table: T) -> dict[str, Any]:
        """The whole view."""
        return self.seen(table).shown

    def seen(self, table: T, before: ViewState | None = None) -> ViewState:
        """The whole view, given its state `before`."""
        attributes = self._attributes
        lies = [*self._take(table), *[look(table) for look in self._looks]]
        if before is None:
            places: Iterable[int] = range(len(lies))
            shown: dict[str, Any] = {}
            found = lies
            anew: Iterable[int] = range(len(self._parts))
        else:
            places = [*compress(range(len(lies)), map(ne, lies, before.found))]
            if not places:
                return ViewState(before.shown, before.found, (), before.shown)
            shown, found = before.shown.copy(), [*before.found]
            anew = sorted({part for place in places for part in self._needed_for[place]})
        for place in places:
            value = lies[place]
            found[place] = value.copy() if place < attributes and value.__class__ in COPIED else value
        changed: list[str] = []
        for part in anew:
            name, make, place = self._parts[part]
            shown[name] = found[place] if make is None else make(table)
            changed.append(name)
        return ViewState(shown, found, changed, None if before is None else before.shown)


def _taker(names: list[str]) -> Look[Any]:
    """A function that reads all attributes of these names at once."""
    return attrgetter(*names) if len(names) > 1 else lambda table: [getattr(table, name) for name in names]
