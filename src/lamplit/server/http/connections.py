"""Limits how many connections there are, and how long one may stay open without a request.

Every connection costs a descriptor, whether it is used or not. So a client must send its request soon, no address gets
more than its share, and when no descriptor is left, the connection that has been silent longest is closed.
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
"""Seconds allowed for the first line and all headers of a request."""
TIME_TO_SEND = 120.0
"""Seconds allowed for the body of a request."""
LONGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
RESERVED = 96
"""Descriptors reserved for the database, the bot workers and files."""
MOST_DESCRIPTORS = 65_536
MACOS_DESCRIPTORS = 10_240
"""The most descriptors macOS allows, whatever it reports."""
LOG_EVERY = 60.0
CONNECTIONS = "connections"
"""The key of the connections in the application's state."""

log = logging.getLogger("lamplit.connections")


class Connections:
    """The HTTP connections of one worker that have not become WebSockets, by client address."""

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
        """Admit a connection from one of `everybody`. Return 0, or the HTTP status that refuses it."""
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
        """Note that a connection has sent its request."""
        self._silent.pop(line, None)

    def go(self, line: "HttpConnection") -> None:
        """Remove a connection that is closed or has become a WebSocket."""
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
        """Log refused connections, at most once a minute."""
        now = time.monotonic()
        if now - self._told.get(why, -LOG_EVERY) >= LOG_EVERY:
            self._told[why] = now
            log.warning("connections-refused", extra={"facts": {"why": why, **facts}})


class HttpConnection(HttpToolsProtocol):
    """One HTTP connection: uvicorn's own, with time limits."""

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
    """Return how many connections this process has descriptors for, after raising its limit."""
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
