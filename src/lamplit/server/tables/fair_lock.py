"""Whose turn it is to act: one at a time, in the order of their coming."""

import asyncio
import contextlib
from collections import deque


class FairLock:
    """Turns at one table. Who need not wait can have one without waiting for the event loop either."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def taken(self) -> bool:
        """Whether somebody is acting."""
        return self._taken

    def take(self) -> bool:
        """Takes the turn if nobody has it. Whoever does must `give_up` it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def give_up(self) -> None:
        """Lets the next one have it."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.cancelled():
                with contextlib.suppress(ValueError):
                    self._waiting.remove(waiter)
            else:
                self.give_up()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.give_up()
