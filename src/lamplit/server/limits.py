"""Limits: how often somebody may do something."""

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_KNOWN = 20_000


class Limit:
    """So many a second, with a burst, for each of many: sockets, seats, addresses. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether that is still within the limit; it is counted if so.

        >>> limit = Limit(1.0, 2.0, clock=lambda: 0.0)
        >>> [limit.allows("ada") for _ in range(3)], limit.allows("bob")
        ([True, True, False], True)
        """
        if not self._rate:
            return True
        now = self._clock()
        left, since = self._known.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        allowed = left >= cost
        self._known[who] = (left - cost if allowed else left, now)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return allowed


class Bucket:
    """One limit for one socket."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_since")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._clock = clock
        self._since = clock()

    def allows(self) -> bool:
        """Whether one more is within the limit."""
        if not self._rate:
            return True
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True
