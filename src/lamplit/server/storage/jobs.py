"""What is to be written: entries for the logs of tables, and anything else."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from ...engine.errors import LamplitError
from . import database

Deed = Callable[[sa.Connection], Any]
Then = Callable[[Any], None]
"""Called in the event loop with what came of a job: its outcome, or the exception that it ended in."""


class UnknownTable(LamplitError):
    """There is no table of that id."""


class NewTable(NamedTuple):
    """A table to be added: its row, how far it has come, and the first entries of its log."""

    facts: dict[str, Any]
    progress: dict[str, Any]
    entries: list[dict[str, Any]]


class NewEntry(NamedTuple):
    """An entry to be appended to a table's log, and the table that is opened by it, if one is: both or neither."""

    table: str
    number: int
    payload: bytes
    time: int
    stage: str | None
    checkpoint: tuple[int, bytes] | None
    opens: NewTable | None = None


class Job:
    """Something to be written, and what happens then."""

    __slots__ = ("deadline", "outcome", "then")

    def __init__(self, then: Then) -> None:
        self.then = then
        self.deadline = time.monotonic() + database.PATIENCE
        self.outcome: Any = None


class Errand(Job):
    """Anything but an entry. `row` names what it locks."""

    __slots__ = ("deed", "row")

    def __init__(self, then: Then, row: str, deed: Deed) -> None:
        super().__init__(then)
        self.row = row
        self.deed = deed


class Append(Job):
    """An entry for a table's log. `behind` is the one before it, if nobody has been told yet what became of that."""

    __slots__ = ("behind", "entry", "unsure")

    def __init__(self, then: Then, entry: NewEntry) -> None:
        super().__init__(then)
        self.entry = entry
        self.behind: Append | None = None
        self.unsure = False


def telling(waiter: "asyncio.Future[Any]") -> Then:
    """Lets somebody wait for a job."""

    def then(outcome: Any) -> None:
        if waiter.done():
            return
        if isinstance(outcome, Exception):
            waiter.set_exception(outcome)
        else:
            waiter.set_result(outcome)

    return then
