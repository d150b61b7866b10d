"""Decides which job runs next: addresses take turns, and an address's small jobs come first."""

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator

from ...engine import LamplitError

MOST_AT_ONCE = 6
"""The most jobs that run at the same time."""
MOST_OF_ONE = 4
"""The most of these from one address, so that others always find room."""
MOST_WAITING = 64
MOST_WAITING_OF_ONE = 16


class JobQueue:
    """The jobs that wait to start."""

    def __init__(self) -> None:
        self._running: Counter[str] = Counter()
        self._served: dict[str, int] = {}
        self._waiting: list[tuple[str, int, int, asyncio.Future[int]]] = []
        self._numbers = itertools.count(1)

    @contextlib.asynccontextmanager
    async def turn(self, who: str, size: int) -> AsyncIterator[int]:
        """Wait until a job of this size may start for an address; let the next one start afterwards.

        Yield how many other jobs of the same address are running; the job lowers its priority accordingly.
        """
        mine = sum(each[0] == who for each in self._waiting)
        if len(self._waiting) >= MOST_WAITING or mine >= MOST_WAITING_OF_ONE:
            raise LamplitError("error-chore-busy")
        begins: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        waiting = (who, size, next(self._numbers), begins)
        self._waiting.append(waiting)
        self._let_begin()
        try:
            others = await begins
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._end(who)
            raise
        try:
            yield others
        finally:
            self._end(who)

    def _end(self, who: str) -> None:
        self._running[who] -= 1
        if not self._running[who]:
            del self._running[who]
        self._let_begin()

    def _let_begin(self) -> None:
        while self._running.total() < MOST_AT_ONCE:
            ready = [each for each in self._waiting if self._running[each[0]] < MOST_OF_ONE and not each[3].done()]
            if not ready:
                return
            first = min(ready, key=lambda each: (self._running[each[0]], self._served.get(each[0], 0), *each[1:3]))
            who = first[0]
            self._waiting.remove(first)
            self._running[who] += 1
            self._served[who] = next(self._numbers)
            if len(self._served) > 10 * MOST_WAITING:
                del self._served[next(iter(self._served))]
            first[3].set_result(self._running[who] - 1)
