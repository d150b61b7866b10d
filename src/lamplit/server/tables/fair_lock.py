"""Whose turn it is to act: one at a time, in the order of their coming."""

import asyncio
import contextlib
from collections import deque


class FairLock:
    """Turns at one table. Who need not wait can have one without waiting for the event loop either."""

    __slots__ = ("_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def locked(self) -> bool:
        """Whether somebody is acting."""
        return self._locked

    def try_acquire(self) -> bool:
        """Takes the turn if nobody has it. Whoever does must `release` it."""
        if self._locked:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Lets the next one have it."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
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
                self.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
