"""Delayed spectators, who see the table as it was a minute ago."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from ...engine import SPECTATOR
from ..storage.store import TableRow
from ..time_budget import within
from . import entries as e
from .effects import take
from .loading import StoredEntry, began_under_other_rules, build, played
from .stored_table import TIME
from .table_state import TableState
from .terms import SPECTATOR_DELAY, Terms
from .worker import Worker


class DelayedSpectators:
    """A delayed copy of the table. It catches up when the game `is_over`."""

    def __init__(
        self, row: TableRow, worker: Worker, is_over: Callable[[], bool], show: Callable[[TableState], None]
    ) -> None:
        self._row = row
        self._worker = worker
        self._is_over = is_over
        self._tell = show
        self.state = TableState(Terms.unpack(row.settings), row.seed, row.start)
        self._is_older = False
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._follow())

    def look(self) -> None:
        """Note that something has happened which spectators will see later."""
        self._news.set()

    def stop(self) -> None:
        """Stop following."""
        self._task.cancel()

    async def _follow(self) -> None:
        ahead: list[StoredEntry] = []
        while True:
            self._news.clear()
            ahead += await self._worker.store.entries(self._row.id, ahead[-1][0] if ahead else self.state.number)
            latest = self._worker.time() - round(SPECTATOR_DELAY * 1000)
            over = self._is_over()
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
        self._is_older = self._is_older or began_under_other_rules(self.state.game, seen)
        if self._is_older:
            await self._read(seen[-1][0])
        else:
            for number, time, payload in seen:
                try:
                    within(TIME, partial(take, self.state, e.unpack(payload), time))
                except Exception:
                    await self._read(number)
        self._tell(self.state)

    async def _read(self, number: int) -> None:
        """Load the table as of an entry. Tables begun under older rules are loaded from a checkpoint."""
        stored = (await self._worker.store.entries(self._row.id))[:number]
        newest = await self._worker.store.checkpoint(self._row.id) if self._is_older else None
        before = newest if newest is not None and newest[0] <= number else None
        self.state = await played(self._row, stored, lambda: build(self._row, stored, before))


def public_roles(state: TableState) -> dict[str, Any]:
    """Return each seat's character and side, as far as they are public."""
    match = state.match
    cast = {} if match is None else match.game.cast(match.view(SPECTATOR))
    return {"plays": {seat: [*who] for seat, who in cast.items()}, "sides": state.sides.named}
