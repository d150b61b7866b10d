"""A lock that serves waiters in order of arrival."""

import asyncio
import contextlib
from collections import deque


class FairLock:
    """A lock that can also be acquired without waiting for the event loop."""

    __slots__ = ("_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def locked(self) -> bool:
        """Whether the lock is held."""
        return self._locked

    def try_acquire(self) -> bool:
        """Acquire the lock if it is free. The caller must `release` it."""
        if self._locked:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Pass the lock to the next waiter."""
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
