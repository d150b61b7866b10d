"""Remembers tables that could not be loaded because their rules did not end, to avoid loading them again too soon."""

from collections import OrderedDict
from collections.abc import Callable

from ..errors import SetAside

FOR_SO_LONG = 10 * 60.0
"""Seconds."""
MOST_KNOWN = 10_000


class Unreadable:
    """The tables that could not be loaded, by id.

    >>> now = 0.0
    >>> unreadable = Unreadable(lambda: now)
    >>> unreadable.check("t1")
    >>> unreadable.note("t1")
    >>> unreadable.check("t1")
    Traceback (most recent call last):
    lamplit.server.errors.SetAside: ...
    >>> now = 601.0
    >>> unreadable.check("t1")
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until: OrderedDict[str, float] = OrderedDict()

    def note(self, table: str) -> None:
        """Note that a table could not be loaded."""
        self._until[table] = self._clock() + FOR_SO_LONG
        if len(self._until) > MOST_KNOWN:
            self._until.popitem(last=False)

    def check(self, table: str) -> None:
        """Raise `SetAside` if it is too soon to try again."""
        if self._until.get(table, 0.0) > self._clock():
            raise SetAside("error-table-aside")
