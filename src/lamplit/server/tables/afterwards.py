"""What a seat is told a moment after the rest, as it takes longer to find out: the chances of what may be chosen.

Where answers come one upon another nobody would look at them, and nobody has to wait while they are worked out. When
they come depends on what the seat itself was told and on nothing else: an answer of which it hears nothing does not
hold them up.
"""

import asyncio
from typing import Any, Protocol

from .feed import Feed
from .glances import Glances
from .table_state import TableState
from .worker import Worker

A_MOMENT = 0.05
"""Seconds in which a seat has heard nothing more."""


class TellingTable(Protocol):
    """A table as it tells its seats the rest."""

    feeds: dict[str, Feed]
    state: TableState
    worker: Worker

    @property
    def info(self) -> dict[str, Any]: ...

    @property
    def free(self) -> bool: ...


class Afterwards:
    """Those at one table who are still to be told the rest, and when."""

    def __init__(self, table: TellingTable) -> None:
        self._table = table
        self._due: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def told(self, feed: Feed, anything: bool) -> None:
        """A seat has been told what can be told at once, if it was anything."""
        if feed.is_behind(self._table.state) and (anything or feed.seat not in self._due):
            self._due[feed.seat] = self._table.worker.now() + A_MOMENT
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(A_MOMENT, self.look)

    def look(self) -> None:
        """Tells the rest to those who have heard nothing for a moment."""
        self._timer = None
        table, wait = self._table, A_MOMENT
        if table.free:  # else something is being stored, and nobody is told what may be lost
            glances, now = Glances(), table.worker.now()
            for seat in [seat for seat, due in self._due.items() if due <= now]:
                del self._due[seat]
                if seat in table.feeds:
                    table.feeds[seat].tell(table.state, table.info, glances)
            wait = max(min(self._due.values(), default=now) - now, 0.0)
        if self._due:
            self._timer = asyncio.get_running_loop().call_later(wait, self.look)

    def stop(self) -> None:
        """Nobody is told anything any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
