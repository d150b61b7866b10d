"""What everybody sees, in parts: one that is as it was before is the very same object, and nobody compares it again.

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
"""Takes something from the table: what it gives is never changed later, whatever becomes of the table."""

COPIED = frozenset({list, dict, set})
"""What the rules change in place."""


class Derived(Generic[T]):
    """Parts that take longer to make: they are as before as long as all that they are made `of` is.

    That is what a function takes from the table, or the table's attributes of these names: plain values, and lists and
    mappings of such. What is made of no attributes at all never changes in a game.
    """

    __slots__ = ("of", "shown")

    def __init__(self, of: Look[T] | tuple[str, ...], shown: Mapping[str, Look[T]]) -> None:
        self.of: tuple[Look[T] | str, ...] = of if isinstance(of, tuple) else (of,)
        self.shown = shown


class ViewState(NamedTuple):
    """What was seen of a table, and what it was made of."""

    shown: dict[str, Any]
    found: Sequence[Any] = ()
    changed: Sequence[str] = ()
    """The names of what may have changed since what was seen `before`: all else is the very same."""
    before: dict[str, Any] | None = None


NOTHING = ViewState({})


def after(before: ViewState | None, shown: dict[str, Any]) -> ViewState:
    """What was all made anew, where each part that is as it was `before` is made the very same."""
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
    """All that everybody sees: parts that are simply there, and those that are `Derived`, in the order given.

    What is simply there is an attribute of the table, by its name, or what a function takes from it.
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
        """All of it."""
        return self.seen(table).shown

    def seen(self, table: T, before: ViewState | None = None) -> ViewState:
        """All of it, after what was seen `before`."""
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
    """Takes all attributes of these names at once."""
    return attrgetter(*names) if len(names) > 1 else lambda table: [getattr(table, name) for name in names]
