"""Connections: how many there may be, and how long one may be open without asking for anything.

A descriptor is a descriptor, whether somebody plays on it or says nothing at all. So whoever connects has to ask soon,
no address gets more than its share, and where there is no room left, the one that has been silent longest makes way.
"""

import contextlib
import logging
import sys
import time
from asyncio import TimerHandle, Transport
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from ..limits import origin_of
from .addresses import Networks

TIME_TO_ASK = 10.0
"""Seconds until the first line and all headers of a request must have come."""
TIME_TO_SEND = 120.0
"""Seconds until the body of a request must have come."""
LONGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
RESERVED = 96
"""Descriptors that are not for connections: the database, the bot workers, files."""
MOST_DESCRIPTORS = 65_536
MACOS_DESCRIPTORS = 10_240
"""What macOS allows at most, whatever it says."""
LOG_EVERY = 60.0
CONNECTIONS = "connections"
"""Under this name a line finds them in the state of its application."""

log = logging.getLogger("lamplit.connections")


class Connections:
    """The connections of one worker that have not become sockets, by the address at the other end."""

    def __init__(self, most_of_one: int, most: int, proxies: str, tell_addresses: bool) -> None:
        self._most_of_one = most_of_one
        self._most = most
        self._proxies = Networks(proxies)
        self._tell_addresses = tell_addresses
        self._open: Counter[str] = Counter()
        self._silent: dict[HttpConnection, None] = {}
        self._told: dict[str, float] = {}

    def __len__(self) -> int:
        return self._open.total()

    def come(self, line: "HttpConnection", everybody: int) -> int:
        """Somebody connects, one of `everybody`. 0 if they are let in, else the HTTP status that says why not."""
        origin = origin_of(line.address)
        if 0 < self._most_of_one <= self._open[origin] and line.address not in self._proxies:
            who = {"address": line.address} if self._tell_addresses else {}
            self._tell("address", **who, most=self._most_of_one)
            return 429
        if everybody > self._most and not self._make_way():
            self._tell("full", most=self._most)
            return 503
        self._open[origin] += 1
        self._silent[line] = None
        return 0

    def asked(self, line: "HttpConnection") -> None:
        """A line is not silent any more."""
        self._silent.pop(line, None)

    def go(self, line: "HttpConnection") -> None:
        """A line is closed, or has become a socket."""
        self._silent.pop(line, None)
        origin = origin_of(line.address)
        self._open[origin] -= 1
        if not self._open[origin]:
            del self._open[origin]

    def _make_way(self) -> bool:
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        self._tell("full", most=self._most)
        self.asked(oldest)
        oldest.transport.abort()
        return True

    def _tell(self, why: str, **facts: Any) -> None:
        """Writes down that somebody was turned away, once a minute: there may be thousands."""
        now = time.monotonic()
        if now - self._told.get(why, -LOG_EVERY) >= LOG_EVERY:
            self._told[why] = now
            log.warning("connections-refused", extra={"facts": {"why": why, **facts}})


class HttpConnection(HttpToolsProtocol):
    """One connection that speaks HTTP: uvicorn's own, which has to ask in time."""

    address = ""
    _admitted = False
    _timer: TimerHandle | None = None
    _in_head = True
    _head = 0

    @property
    def _all(self) -> Connections:
        return self.app_state[CONNECTIONS]

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        status = self._all.come(self, len(self.connections))
        if status:
            self._refuse(status)
        else:
            self._admitted = True
            self._wait(TIME_TO_ASK)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._admitted:
            return
        super().data_received(data)
        if not self._admitted or self.transport.is_closing():
            return
        if self._in_head:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse(431)
        answered = self.cycle is None or self.cycle.response_complete
        if answered and self._timer is None:
            self._wait(TIME_TO_ASK)

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._all.asked(self)
        self._wait(TIME_TO_SEND)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._admitted:
            self._admitted = False
            self._all.go(self)

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._refuse, 408)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()


def room() -> int:
    """How many connections this process has descriptors for, once it has as many as the system lets it have."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limits = [MOST_DESCRIPTORS if limit == resource.RLIM_INFINITY else limit for limit in (soft, hard)]
    for most in (min(limits[1], MOST_DESCRIPTORS), MACOS_DESCRIPTORS):
        if most > limits[0]:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
                limits[0] = most
    return max(1, limits[0] - RESERVED)
