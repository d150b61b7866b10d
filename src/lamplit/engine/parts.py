"""What everybody sees, in parts: one that is as it was before is the very same object, and nobody compares it again.

>>> class Garden:
...     beds, gate = {"rose": 2}, "open"
>>> def flowers(garden):
...     return [f"{count} {name}" for name, count in garden.beds.items()]
>>> parts = Parts({"gate": lambda garden: garden.gate}, Made(lambda garden: {**garden.beds}, {"flowers": flowers}))
>>> noon = parts.seen(Garden())
>>> noon.shown
{'gate': 'open', 'flowers': ['2 rose']}
>>> later = parts.seen(Garden(), noon)
>>> later.shown["flowers"] is noon.shown["flowers"]
True
"""

from collections.abc import Callable, Mapping
from itertools import compress
from operator import ne
from typing import Any, Generic, NamedTuple, TypeVar

from .table import Table

T = TypeVar("T", bound=Table)

Look = Callable[[T], Any]
"""Takes something from the table: what it gives is never changed later, whatever becomes of the table."""


class Made(Generic[T]):
    """Parts that take longer to make: they are as before as long as all that they are made `of` is."""

    __slots__ = ("of", "shown")

    def __init__(self, of: Look[T], shown: Mapping[str, Callable[[T], Any]]) -> None:
        self.of = of
        self.shown = shown


class Seen(NamedTuple):
    """What was seen of a table, and what it was made of."""

    shown: dict[str, Any]
    found: list[Any]


class Parts(Generic[T]):
    """All that everybody sees: parts that are simply there, and those that are `Made`, in the order given."""

    __slots__ = ("_looks", "_makers", "_names")

    def __init__(self, *parts: Mapping[str, Look[T]] | Made[T]) -> None:
        self._looks: list[Look[T]] = []
        self._makers: list[tuple[tuple[str, Look[T] | None], ...]] = []
        self._names: list[str] = []
        for some in parts:
            if isinstance(some, Made):
                self._looks.append(some.of)
                self._makers.append(tuple(some.shown.items()))
                self._names += some.shown
            else:
                self._looks += some.values()
                self._makers += [((name, None),) for name in some]
                self._names += some

    def __call__(self, table: T) -> dict[str, Any]:
        """All of it."""
        return self.seen(table).shown

    def seen(self, table: T, before: Seen | None = None) -> Seen:
        """All of it, after what was seen `before`."""
        found = [look(table) for look in self._looks]
        if before is None:
            shown: dict[str, Any] = dict.fromkeys(self._names)
            changed = zip(self._makers, found, strict=True)
        else:
            shown = before.shown.copy()
            changed = compress(zip(self._makers, found, strict=True), map(ne, found, before.found))
        for makers, value in changed:
            for name, make in makers:
                shown[name] = value if make is None else make(table)
        return Seen(shown, found)
