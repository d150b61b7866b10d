"""Delayed spectators: they watch a state of the table that is a minute behind."""

import asyncio
from typing import TYPE_CHECKING

from ...engine import SPECTATOR
from . import entries as e
from .loading import StoredEntry, build
from .table_state import TableState
from .terms import SPECTATOR_DELAY, Terms

if TYPE_CHECKING:
    from .live_table import LiveTable


class Delayed:
    """The same table, later. Once the game is over there is nothing left to hide."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self.state = TableState(Terms.unpack(table.row.settings), table.row.seed, table.row.start)
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
        ahead: list[StoredEntry] = []
        while True:
            self._news.clear()
            ahead += await table.registry.store.entries(table.id, ahead[-1][0] if ahead else self.state.number)
            latest = table.time() - round(SPECTATOR_DELAY * 1000)
            over = table.info["stage"] == "over"
            seen = [entry for entry in ahead if over or entry[1] <= latest]
            if seen:
                await self._show(seen)
                del ahead[: len(seen)]
            wait = max(0.2, (ahead[0][1] - latest) / 1000) if ahead else None
            if wait is None:
                await self._news.wait()
            else:
                await asyncio.sleep(wait)

    async def _show(self, seen: list[StoredEntry]) -> None:
        table = self._table
        for number, time, payload in seen:
            try:
                self.state.take(e.unpack(payload), time)
            except Exception:
                stored = await table.registry.store.entries(table.id)
                self.state = build(table.row, stored[:number], None)
        feed = table.feeds.get(SPECTATOR)
        if feed is not None:
            feed.tell(self.state, table.info)
