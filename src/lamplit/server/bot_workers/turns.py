"""Decides whose thought is next: addresses that share a process take turns."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class Turns:
    """Limits how many run at a time. The address that has waited longest is next, with its oldest request."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Wait for a turn, and pass it on afterwards."""
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
