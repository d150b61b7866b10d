"""The bus: tells workers about each other's appends and open sockets.

On PostgreSQL the store announces every append in its own transaction, and workers announce their open sockets per seat.
Announcements are hints: a worker that misses one reads the database, or hears it with the next heartbeat. On SQLite
there is only one worker, and nothing is announced.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator

import msgspec
import psycopg

from ..storage import database
from ..storage.append_statements import CHANNEL, NOTICE
from .presence import Presence, SeatPresence

HERE = "lamplit_here"
HEARTBEAT = 5.0  # seconds between two full announcements of a worker
LOST_AFTER = 15.0  # seconds without an announcement after which a worker counts as gone
MOST_PAUSE = 1.0

_log = logging.getLogger(__name__)


class _Message(msgspec.Struct, omit_defaults=True):
    """An announcement: `seats` (changed counts), `all` (every count), `hello` (a request for `all`) or `bye`."""

    worker: str
    kind: str
    part: int = 1
    parts: int = 1
    seats: list[SeatPresence] = []


class Bus:
    """The announcements of one worker. This class serves a worker that is alone.

    Its owner sets `on_append(table, number)`, called for every append, including the worker's own; `on_missed()`,
    called when appends may have been missed; and `on_presence(table)`, called when `here(table)` changes.
    """

    def __init__(self, worker: str) -> None:
        self.worker = worker
        self.on_append: Callable[[str, int], object] = _ignore
        self.on_missed: Callable[[], object] = _ignore
        self.on_presence: Callable[[str], object] = _ignore
        self._presence = Presence()

    @classmethod
    async def open(cls, url: str, worker: str | None = None) -> "Bus":
        """Open the bus of a database; every announcement from now on is received."""
        name = worker or secrets.token_hex(8)
        if not database.is_shared(url):
            return Bus(name)
        bus = _PostgresBus(name, database.conninfo(url))
        await bus.begin()
        return bus

    async def close(self) -> None:
        """Leave the bus."""

    def here(self, table: str) -> dict[str, int]:
        """Return the number of open sockets at each seat of a table, over all workers, without zeros."""
        return self._presence.here(table)

    def attended(self) -> list[str]:
        """Return the tables with open sockets in any worker."""
        return self._presence.tables()

    def announce_presence(self, table: str, seat: str, count: int) -> None:
        """Announce the number of open sockets at a seat in this worker."""
        self._changed(self._presence.change(self.worker, [(table, seat, count)]))

    def _changed(self, tables: Iterable[str]) -> None:
        for table in tables:
            self._call(self.on_presence, table)

    def _call(self, owner: Callable[..., object], *args: str | int) -> None:
        """Call the owner. Its errors are logged and do not stop the bus."""
        try:
            owner(*args)
        except Exception:
            _log.exception("what was heard could not be used")


class _PostgresBus(Bus):
    """The bus of several workers on PostgreSQL, with one connection for listening and one for sending."""

    def __init__(self, worker: str, conninfo: str) -> None:
        super().__init__(worker)
        self._conninfo = conninfo
        self._heard: dict[str, float] = {}
        self._parts: dict[str, list[SeatPresence]] = {}
        self._unsaid: list[SeatPresence] = []
        self._asked = False
        self._wake = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Start listening and sending; raise an error if the database cannot be reached."""
        listen = asyncio.create_task(self._listen())
        listening = asyncio.create_task(self._listening.wait())
        self._tasks = [listen]
        await asyncio.wait({listen, listening}, timeout=database.PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if not self._listening.is_set():
            listening.cancel()
            await self._stop()
            raise database.StoreUnavailable("error-store-away")
        self._tasks.append(asyncio.create_task(self._speak()))

    async def close(self) -> None:
        """Announce the end of this worker, so that others need not wait for a timeout."""
        await self._stop()
        with contextlib.suppress(psycopg.Error, TimeoutError):
            async with asyncio.timeout(2), await self._connect() as connection:
                await self._send(connection, [_Message(self.worker, "bye")])

    def announce_presence(self, table: str, seat: str, count: int) -> None:
        """Announce the number of open sockets at a seat in this worker."""
        self._unsaid.append((table, seat, count))
        self._wake.set()
        super().announce_presence(table, seat, count)

    async def _stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)

    # -- listening ---------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        for pause in _pauses():
            with contextlib.suppress(psycopg.Error, TimeoutError):
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {HERE}")
                    if self._listening.is_set():
                        self._call(self.on_missed)
                        self._asked = True
                        self._wake.set()
                    self._listening.set()
                    await self._hear(connection)
            _log.warning("the line on which workers hear of each other broke")
            self._forget_the_lost()
            await asyncio.sleep(pause)

    async def _hear(self, connection: psycopg.AsyncConnection) -> None:
        """Listen until the connection breaks, or is so silent that this worker's own announcements are missing."""
        begun = self._now()
        while True:
            async for notice in connection.notifies(timeout=LOST_AFTER / 15):
                # Unknown announcements come from another program or a newer Lamplit.
                with contextlib.suppress(ValueError):
                    if notice.channel == CHANNEL:
                        self._appended(notice.payload)
                    else:
                        self._received(msgspec.json.decode(notice.payload, type=_Message))
            self._forget_the_lost()
            if self._now() - max(begun, self._heard.get(self.worker, begun)) > LOST_AFTER:
                return

    def _appended(self, payload: str) -> None:
        messages = payload.split()
        for table, number in zip(messages[::2], messages[1::2], strict=True):
            self._call(self.on_append, table, int(number))

    def _received(self, message: _Message) -> None:
        self._heard[message.worker] = self._now()
        if message.worker == self.worker:
            return
        if message.kind == "seats":
            self._changed(self._presence.change(message.worker, message.seats))
        elif message.kind == "all":
            if message.part == 1:
                self._parts[message.worker] = []
            parts = self._parts.setdefault(message.worker, [])
            parts += message.seats
            if message.part == message.parts:
                self._changed(self._presence.replace(message.worker, self._parts.pop(message.worker)))
        elif message.kind == "hello":
            self._asked = True
            self._wake.set()
        elif message.kind == "bye":
            self._forget(message.worker)

    def _forget_the_lost(self) -> None:
        now = self._now()
        for worker in [worker for worker, heard in self._heard.items() if now - heard > LOST_AFTER]:
            self._forget(worker)

    def _forget(self, worker: str) -> None:
        self._heard.pop(worker, None)
        self._parts.pop(worker, None)
        if worker != self.worker:
            self._changed(self._presence.forget(worker))

    # -- speaking ----------------------------------------------------------------------------------------------------

    async def _speak(self) -> None:
        for pause in _pauses():
            with contextlib.suppress(psycopg.Error, TimeoutError):
                async with await self._connect() as connection:
                    await self._send(connection, [_Message(self.worker, "hello")])
                    await self._heartbeats(connection)
            await asyncio.sleep(pause)

    async def _heartbeats(self, connection: psycopg.AsyncConnection) -> None:
        """Announce everything, then changes, then everything again: at intervals, or when a worker asks."""
        due = 0.0
        while True:
            self._wake.clear()
            changes, self._unsaid = self._unsaid, []
            if self._asked or self._now() >= due:
                self._asked = False
                due = self._now() + HEARTBEAT
                await self._send(connection, self._messages("all", self._presence.of(self.worker)))
            elif changes:
                await self._send(connection, self._messages("seats", changes))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, due - self._now())):
                    await self._wake.wait()

    def _messages(self, kind: str, seats: list[SeatPresence]) -> list[_Message]:
        parts = list(_split(seats))
        return [_Message(self.worker, kind, part, len(parts), some) for part, some in enumerate(parts, 1)]

    async def _send(self, connection: psycopg.AsyncConnection, messages: list[_Message]) -> None:
        payloads = [msgspec.json.encode(message).decode() for message in messages]
        await connection.execute("SELECT pg_notify(%s, word) FROM unnest(%s::text[]) AS word", (HERE, payloads))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _split(seats: list[SeatPresence]) -> Iterator[list[SeatPresence]]:
    """Split the seats into parts that fit into a notification each; one empty part if there are none."""
    lot: list[SeatPresence] = []
    size = 0
    for seat in seats:
        length = len(msgspec.json.encode(seat)) + 1
        if lot and size + length > NOTICE:
            yield lot
            lot, size = [], 0
        lot.append(seat)
        size += length
    yield lot


def _pauses() -> Iterator[float]:
    """Yield the pauses between attempts."""
    pause = 0.1
    while True:
        yield pause
        pause = min(2 * pause, MOST_PAUSE)


def _ignore(*_heard: object) -> None:
    """The default callback: does nothing."""
