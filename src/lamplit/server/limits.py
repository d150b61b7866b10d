"""Rate limits."""

import asyncio
import ipaddress
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from functools import lru_cache

MOST_KNOWN = 20_000
A_DAY = 86_400.0


@lru_cache(MOST_KNOWN)
def origin_of(address: str) -> str:
    """Return the unit that limits count as one address: for IPv6 a network of 64 bits, since a device may have many
    addresses.

    >>> origin_of("192.0.2.1"), origin_of("::ffff:192.0.2.1"), origin_of("2001:db8::7"), origin_of("name")
    ('192.0.2.1', '192.0.2.1', '2001:db8::/64', 'name')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False))
    return str(found)


def daily(quota: float) -> "Limit":
    """Return a limit per day, all of which may be used at once; 0 means no limit."""
    return Limit(quota / A_DAY, quota)


class Limit:
    """A rate per second with a burst, for each of many keys: sockets, seats, addresses. A rate of 0 means no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0) -> bool:
        """Whether this is within the limit; counts it if so.

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
    """A rate limit for one socket."""

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


class Passes:
    """Lets an address start one task per pass of the event loop, then leaves others as much time.

    A hundred seats of one address may all send at once; requests of others come in between.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def take(self, who: str) -> bool:
        """Take the current pass, if the address has not started a task in it and has none waiting."""
        if who in self._waiting:
            return False
        self._waiting[who] = deque()
        asyncio.get_running_loop().call_soon(self._next, who)
        return True

    async def turn(self, who: str) -> None:
        """Wait for a pass, behind earlier tasks of the same address."""
        if not self.take(who):
            turn = asyncio.get_running_loop().create_future()
            self._waiting[who].append(turn)
            await turn

    def _next(self, who: str) -> None:
        waiting = self._waiting[who]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                loop = asyncio.get_running_loop()
                loop.call_soon(self._pause, who, loop.time())
                return
        del self._waiting[who]

    def _pause(self, who: str, began: float) -> None:
        """Note that a waiting task has run; the next follows after as long a time."""
        loop = asyncio.get_running_loop()
        loop.call_later(loop.time() - began, self._next, who)


class LoopTime:
    """Accounts the event loop's time by address.

    While several addresses are active, each gets only a share of the loop's time; further work of an address waits for
    its turn. A single active address may use all of it, as may everybody if the share is 0.
    """

    def __init__(self, percent: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = percent / 100
        self._clock = clock
        self._owed: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._passes = Passes()

    def charge(self, origins: Collection[str], seconds: float) -> None:
        """Charge these addresses for work done for them together."""
        if self._rate:
            now = self._clock()
            for origin in origins:
                self._charge(origin, seconds / len(origins), now)

    def wait(self, origins: Collection[str]) -> float:
        """Return how long work for these addresses must wait: until the first of them has a turn."""
        if not self._rate or not origins:
            return 0.0
        now = self._clock()
        waits = [(self._owes(origin, now) - SPARE) / self._rate for origin in origins]
        wait = min(max(0.0, min(waits)), LONGEST_WAIT)
        return wait if wait and self._others_are_here(origins, now) else 0.0

    async def turn(self, origins: Collection[str]) -> None:
        """Wait for a turn. It is reserved at once, so that waiting tasks run one after another."""
        wait = self.wait(origins)
        self.charge(origins, RESERVED)
        if wait:
            await asyncio.sleep(wait)
        if len(origins) == 1:
            await self._passes.turn(*origins)

    def at_once(self, origin: str) -> bool:
        """Whether an address may have work done at this moment."""
        return not self.wait((origin,)) and self._passes.take(origin)

    def _owes(self, origin: str, now: float) -> float:
        owed, since = self._owed.get(origin, (0.0, now))
        return max(0.0, owed - (now - since) * self._rate)

    def _charge(self, origin: str, seconds: float, now: float) -> None:
        self._owed[origin] = (self._owes(origin, now) + seconds, now)
        self._owed.move_to_end(origin)
        if len(self._owed) > MOST_KNOWN:
            self._owed.popitem(last=False)

    def _others_are_here(self, origins: Collection[str], now: float) -> bool:
        for origin, (_owed, since) in reversed(self._owed.items()):
            if now - since > LATELY:
                return False
            if origin not in origins:
                return True
        return False


SPARE = 0.1
"""Seconds an address may be ahead of its share."""
RESERVED = 0.0005
"""The least seconds charged for a task."""
LONGEST_WAIT = 5.0
LATELY = 10.0
"""Seconds after which an address without work counts as inactive."""
