"""Jobs of the writer: entries of tables' logs, and other writes."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from ...engine.errors import LamplitError
from . import database

Deed = Callable[[sa.Connection], Any]
Then = Callable[[Any], None]
"""Called in the event loop with a job's result or the exception it raised."""


class UnknownTable(LamplitError):
    """No table has this id."""


class NewTable(NamedTuple):
    """A table to add: its row, its progress, and the first entries of its log."""

    facts: dict[str, Any]
    progress: dict[str, Any]
    entries: list[dict[str, Any]]


class NewEntry(NamedTuple):
    """An entry to append, and the table it opens, if any: both are stored or neither."""

    table: str
    number: int
    payload: bytes
    time: int
    stage: str | None
    checkpoint: tuple[int, bytes] | None
    opens: NewTable | None = None


class Job:
    """Something to write, and a callback."""

    __slots__ = ("deadline", "outcome", "then")

    def __init__(self, then: Then) -> None:
        self.then = then
        self.deadline = time.monotonic() + database.PATIENCE
        self.outcome: Any = None


class Errand(Job):
    """A write other than an entry. `row` names what it locks."""

    __slots__ = ("deed", "row")

    def __init__(self, then: Then, row: str, deed: Deed) -> None:
        super().__init__(then)
        self.row = row
        self.deed = deed


class Append(Job):
    """An entry for a table's log. `behind` is the previous entry, if its outcome is not known yet."""

    __slots__ = ("behind", "entry", "unsure")

    def __init__(self, then: Then, entry: NewEntry) -> None:
        super().__init__(then)
        self.entry = entry
        self.behind: Append | None = None
        self.unsure = False


def telling(waiter: "asyncio.Future[Any]") -> Then:
    """Return a callback that resolves a future."""

    def then(outcome: Any) -> None:
        if waiter.done():
            return
        if isinstance(outcome, Exception):
            waiter.set_exception(outcome)
        else:
            waiter.set_result(outcome)

    return then
