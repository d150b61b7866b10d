"""Delayed spectators: they watch a sitting of their own that is a minute behind."""

import asyncio
from typing import TYPE_CHECKING

from ..engine import SPECTATOR
from . import entries as e
from .loading import build
from .sitting import Sitting
from .terms import SPECTATOR_DELAY, Terms

if TYPE_CHECKING:
    from .live import LiveTable


class Delayed:
    """The same table, later. Once the game is over there is nothing left to hide."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self.sitting = Sitting(Terms.unpack(table.row.settings), table.row.seed, table.row.start)
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._follow())

    def look(self) -> None:
        """Something has happened that they will see later."""
        self._news.set()

    def stop(self) -> None:
        """Nobody watches any more."""
        self._task.cancel()

    async def _follow(self) -> None:
        table = self._table
        while True:
            self._news.clear()
            stored = await table.hall.store.entries(table.id)
            latest = table.time() - round(SPECTATOR_DELAY * 1000)
            seen = stored if table.info["stage"] == "over" else [entry for entry in stored if entry[1] <= latest]
            if len(seen) > self.sitting.number:
                self._show(seen)
            waiting = len(stored) > len(seen)
            wait = max(0.2, (stored[len(seen)][1] - latest) / 1000) if waiting else None
            if wait is None:
                await self._news.wait()
            else:
                await asyncio.sleep(wait)

    def _show(self, seen: list[tuple[int, int, bytes]]) -> None:
        table = self._table
        for number, time, payload in seen[self.sitting.number :]:
            try:
                self.sitting.take(e.unpack(payload), time)
            except Exception:
                self.sitting = build(table.row, seen[:number], None)
        feed = table.feeds.get(SPECTATOR)
        if feed is not None:
            feed.tell(self.sitting, table.info)
