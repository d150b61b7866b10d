"""Whose thought is next: those who wait for the same process take turns, however many thoughts somebody wants."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    """So many at a time; whoever has waited longest for a turn is next, and of their own the first they asked for."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits until it is somebody's turn, and lets the next one have it after that."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: str) -> None:
        begins = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(begins)
        try:
            await begins
        except asyncio.CancelledError:
            if not begins.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            who, mine = self._waiting.popitem(last=False)
            begins = mine.popleft()
            if mine:
                self._waiting[who] = mine
            if not begins.done():
                begins.set_result(None)
                return
        self._free += 1
