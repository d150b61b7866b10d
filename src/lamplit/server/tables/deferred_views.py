"""What a seat is told a moment after the rest, as it takes longer to find out: the chances of what may be chosen.

Where answers come one upon another nobody would look at them, and nobody has to wait while they are worked out. When
they come depends on what the seat itself was told of the game and on nothing else: neither an answer of which it hears
nothing nor somebody who talks holds them up. Nothing is found out for a seat at which nobody listens: whoever comes
back to it is told a moment later, as after news.
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
"""Seconds in which a seat has heard nothing more of the game."""


T = TypeVar("T")


class TellingTable(Protocol):
    """A table as it tells its seats the rest."""

    feeds: dict[str, Feed]
    state: TableState
    worker: Worker

    @property
    def info(self) -> dict[str, Any]: ...

    @property
    def certain(self) -> bool: ...

    def within_budget(self, run: Callable[[], T]) -> T: ...


class DeferredViews:
    """Those at one table who are still to be told the rest, and when."""

    def __init__(self, table: TellingTable) -> None:
        self._table = table
        self._due: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None

    def told(self, feed: Feed, moved: bool) -> None:
        """A seat has been told what can be told at once, and whether the game had moved for it."""
        if feed.is_behind(self._table.state) and (moved or feed.seat not in self._due):
            self._due[feed.seat] = self._table.worker.now() + A_MOMENT

    def go_on(self) -> None:
        """All have been told what can be told at once: looks when the next of them is due, if nobody does already."""
        heard = [due for seat, due in self._due.items() if self._somebody_listens(seat)]
        if heard and self._timer is None:
            wait = min(heard) - self._table.worker.now()
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self.look)

    def came_back(self, seat: str) -> None:
        """Somebody listens at a seat at which nobody did."""
        if seat in self._due:
            self._due[seat] = self._table.worker.now() + A_MOMENT
            self.go_on()

    def look(self) -> None:
        """Tells the rest to those who have heard nothing for a moment."""
        self._timer = None
        table = self._table
        if not table.certain:
            return  # nobody is told what may be lost: whoever stores it goes on here, and nobody waits any longer
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
        """Nobody is told anything any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _somebody_listens(self, seat: str) -> bool:
        feed = self._table.feeds.get(seat)
        return feed is not None and bool(feed.listeners)
