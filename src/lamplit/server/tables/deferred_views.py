"""Sends the slow part of a view, the odds, shortly after the rest.

While answers follow each other quickly, odds are not computed, since nobody would read them. When a seat gets them
depends only on what the seat itself was told of the game: neither answers it does not hear of nor talk delay them.
Nothing is computed for a seat without listeners; a person who comes back gets the odds a moment later.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from ..errors import SetAside
from .feed import Feed
from .table_state import TableState
from .update_cache import UpdateCache
from .worker import Worker

A_MOMENT = 0.05
"""Seconds without news of the game after which a seat gets the rest of its view."""


T = TypeVar("T")


class TellingTable(Protocol):
    """The part of a table needed here."""

    feeds: dict[str, Feed]
    state: TableState
    worker: Worker

    @property
    def info(self) -> dict[str, Any]: ...

    @property
    def certain(self) -> bool: ...

    def within_budget(self, run: Callable[[], T]) -> T: ...


class DeferredViews:
    """The seats of one table that still wait for the rest of their views, and when it is due."""

    def __init__(self, table: TellingTable) -> None:
        self._table = table
        self._due: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def told(self, feed: Feed, moved: bool) -> None:
        """Note that a seat has been told the fast part of its view, and whether the game had moved for it."""
        if feed.is_behind(self._table.state) and (moved or feed.seat not in self._due):
            self._due[feed.seat] = self._table.worker.now() + A_MOMENT

    def go_on(self) -> None:
        """Start the timer for the next seat that is due."""
        heard = [due for seat, due in self._due.items() if self._somebody_listens(seat)]
        if heard and self._timer is None:
            wait = min(heard) - self._table.worker.now()
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self.look)

    def came_back(self, seat: str) -> None:
        """Note that a seat has a listener again."""
        if seat in self._due:
            self._due[seat] = self._table.worker.now() + A_MOMENT
            self.go_on()

    def look(self) -> None:
        """Send the rest to all seats that have had no news for a moment."""
        self._timer = None
        table = self._table
        if not table.certain:
            return  # an entry that is still being stored may be lost; its writer continues here
        cache, now = UpdateCache(), table.worker.now()
        for seat in [seat for seat, due in self._due.items() if due <= now and self._somebody_listens(seat)]:
            del self._due[seat]
            feed = table.feeds[seat]
            try:
                table.within_budget(partial(feed.tell, table.state, table.info, cache))
            except SetAside:
                return
        self.go_on()

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _somebody_listens(self, seat: str) -> bool:
        feed = self._table.feeds.get(seat)
        return feed is not None and bool(feed.listeners)
