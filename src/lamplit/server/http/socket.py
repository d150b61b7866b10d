"""The socket of one seat: receives commands and sends messages. See `docs/protocol.md`.

Messages wait in an outbox per socket, so that a slow reader delays nobody; a socket that is not read is dropped.
"""

import asyncio
import contextlib
import time
from collections import deque
from typing import Any

import msgspec

from ...engine import SPECTATOR
from ...engine.errors import Fault, LamplitError
from ..errors import Refused
from ..limits import Bucket
from ..tables import commands as c
from ..tables.admission import admit_spectator
from ..tables.entries import Entry
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.removal import asked_for, check_voice
from ..tables.table_state import TableState
from .error_responses import as_told
from .wire import Wire

LONGEST_MESSAGE = 16_384
MOST_WAITING = 256 * 1024
TIME_TO_ENTER = 10.0
BURST = 60.0
MOST_REFUSED = 200
"""Refused commands after which a socket that keeps sending too fast is dropped."""

TALK = (c.Say, c.Ping, c.Pencil, c.Name)
"""Commands of talk and notes. They are stored, and talk is sent to everybody at the table."""
TALK_LEAST = 100
"""The fewest bytes any of them counts as."""

encode = msgspec.json.Encoder().encode

GOING_AWAY, BROKEN, UNWELCOME, TOO_SLOW, TOO_MUCH = 1001, 1011, 4401, 4408, 4429


class Closed(Exception):
    """The connection is closed or must be closed."""


class Socket:
    """One connection of a seat or spectator."""

    def __init__(
        self,
        registry: TableRegistry,
        receive: Any,
        send: Any,
        language: str,
        wire: Wire | None = None,
        origin: str = "",
    ) -> None:
        self.origin = origin
        self._registry = registry
        self._wire = wire
        self._writing = False
        self._receive = receive
        self._send = send
        self._language = language
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._ready = asyncio.Event()
        self._doomed: tuple[int, str] | None = None
        self._bucket = Bucket(registry.configuration.rate_seat, BURST)
        self._refused = 0
        self._table: LiveTable | None = None
        self._seat = SPECTATOR
        self._listens = False
        self._again: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the socket until one side closes it."""
        writer = asyncio.create_task(self._write())
        self._registry.metrics.socket(1)
        try:
            await self._enter()
            while True:
                command = await self._next()
                await self._registry.loop_time.turn((self.origin,))
                await self._obey(command)
        except Closed:
            pass
        except LamplitError as error:
            self.close_with(UNWELCOME, "refused", error)
        finally:
            self._part()
            self._registry.metrics.socket(-1)
            self._registry.gc_tuning.let_go()
            if self._doomed is None:
                writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, asyncio.TimeoutError):
                await asyncio.wait_for(writer, 2.0)

    def tell(self, message: bytes) -> None:
        """Send a message at once if the outbox is empty; otherwise queue it."""
        if self._wire is not None and not self._writing and not self._outbox and self._doomed is None:
            if self._wire.tell(message):
                return
        self._waiting += len(message)
        if self._waiting > MOST_WAITING:
            self.close_with(TOO_SLOW, "slow", None)
            return
        self._outbox.append(message)
        self._ready.set()

    def dismiss(self) -> None:
        """Close the socket, because the seat no longer belongs to this person."""
        self.close_with(UNWELCOME, "left", Refused("error-secret"))

    def send_away(self, error: LamplitError) -> None:
        """Close the socket, because the table is set aside."""
        self.close_with(UNWELCOME, "aside", error)

    def close_with(self, code: int, why: str, error: LamplitError | None) -> None:
        """Close the socket after sending the reason."""
        if self._doomed is not None:
            return
        self._doomed = (code, why)
        if error is not None:
            self._outbox.append(encode({"type": "bye", "error": as_told(error, self._language)}))
        else:
            self._outbox.clear()
        self._ready.set()
        self._registry.metrics.dropped(why)

    # -- going in and out ------------------------------------------------------------------------------------------

    async def _enter(self) -> None:
        try:
            command = await asyncio.wait_for(self._next(), TIME_TO_ENTER)
        except TimeoutError:
            raise Refused("error-enter-late") from None
        if not isinstance(command, c.Enter):
            raise Refused("error-enter-first")
        if command.language:
            self._language = "de" if command.language.lower().startswith("de") else "en"
        if command.seat:
            table = await self._registry.table_for(command.table, command.secret, "error-secret", public=False)
            await self._registry.admit(table, command.seat, command.secret)
            self._seat = command.seat
            # All sockets of a seat share one limit.
            self._bucket = table.buckets.setdefault(command.seat, self._bucket)
        else:
            table = await self._registry.table_for(command.table, command.invite, "error-invite")
            admit_spectator(table, command.invite)
        self._table = table
        await table.listen(self._seat, self, command.epoch, command.last)
        self._registry.sockets_changed(table, self._seat)
        if self._wire is not None and self._seat != SPECTATOR:
            self._wire.listener = self._obey_at_once

    def _part(self) -> None:
        if self._table is not None:
            self._table.part(self._seat, self)
            self._registry.sockets_changed(self._table, self._seat)

    # -- reading ---------------------------------------------------------------------------------------------------

    async def _next(self) -> Any:
        """Return the next command; refuse invalid messages at once."""
        while True:
            self._listens = True
            message = await self._receive()
            self._listens = False
            if message["type"] != "websocket.receive" or self._doomed is not None:
                raise Closed
            words = message.get("text")
            if words is None:
                words = message.get("bytes") or b""
            if len(words) > LONGEST_MESSAGE:
                raise Refused("error-message-long", longest=LONGEST_MESSAGE)
            if not self._may_send():
                self._refuse(c.id_of(words), Refused("error-too-fast"))
                if self._refused >= MOST_REFUSED:
                    self.close_with(TOO_MUCH, "flood", Refused("error-too-fast"))
                    raise Closed
                continue
            try:
                return c.read(words)
            except Refused as error:
                self._refuse(c.id_of(words), error)
                if self._refused >= MOST_REFUSED:
                    self.close_with(TOO_MUCH, "nonsense", error)
                    raise Closed from None

    def _may_send(self) -> bool:
        """Whether another command is within the limits of the seat and of its address."""
        return self._bucket.allows() and (self._table is None or self._registry.commands.allows(self.origin))

    def _obey_at_once(self, words: bytes) -> bool:
        """Carry out an answer, the most frequent command, without waking the reading task.

        Return `False`, with no effect, for other commands or if it would have to wait for more than the disk.
        """
        table, seat = self._table, self._seat
        if table is None or not table.free or not self._listens or self._doomed is not None:
            return False
        if len(words) > LONGEST_MESSAGE or not self._registry.loop_time.at_once(self.origin):
            return False
        command = c.answer_in(words)
        received = self._registry.time()
        if command is None or table.clock.is_late(received) or not table.state.chairs[seat].held:
            return False
        began = time.perf_counter()

        def then(error: Exception | None) -> None:
            if error is None:
                self.tell(b'{"type":"done","id":%b}' % encode(command.id))
            elif isinstance(error, LamplitError):
                self._refuse(command.id, error)
            else:
                again = asyncio.create_task(self._obey(command))
                self._again.add(again)
                again.add_done_callback(self._obeyed_again)
                return
            self._registry.metrics.command(time.perf_counter() - began)

        if not self._may_send():
            return False
        try:
            return table.act_at_once(lambda state: c.entry_of(command, seat, state, received), received, then)
        except LamplitError as error:
            self._note(error)
            then(error)
            return True

    def _obeyed_again(self, task: "asyncio.Task[None]") -> None:
        """A client without a reply will reconnect and send the command again."""
        self._again.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._registry.log.error("fault", exc_info=task.exception())
            self.close_with(BROKEN, "broken", None)

    def _note(self, error: LamplitError) -> None:
        if isinstance(error, Fault):
            self._registry.log.error("fault", extra={"facts": {"table": getattr(self._table, "id", "")}})

    async def _obey(self, command: Any) -> None:
        began = time.perf_counter()
        received = self._registry.time()
        try:
            await self._do(command, received)
        except LamplitError as error:
            self._note(error)
            self._refuse(getattr(command, "id", ""), error)
        self._registry.metrics.command(time.perf_counter() - began)

    async def _do(self, command: Any, received: int) -> None:
        table, seat = self._table, self._seat
        assert table is not None
        if isinstance(command, c.Time):
            self.tell(encode({"type": "time", "id": command.id, "time": received}))
            return
        if isinstance(command, c.Older):
            events = await table.events(seat, command.before, command.count)
            self.tell(encode({"type": "older", "id": command.id, "events": events}))
            return
        if seat == SPECTATOR:
            raise Refused("error-spectator")
        if isinstance(command, c.Enter):
            raise Refused("error-enter-twice")
        if not table.state.chairs[seat].held:
            self.dismiss()
            return
        if isinstance(command, TALK):
            self._registry.check_talk(table, self.origin, TALK_LEAST + sum(map(len, _words(command))))
        if isinstance(command, c.Why):
            error = await table.why(seat, command.option)
            told = None if error is None else as_told(error, self._language)
            self.tell(encode({"type": "because", "id": command.id, "error": told}))
            return
        if isinstance(command, c.Rematch):
            await self._registry.rematch(table, seat, command.id)
        else:
            if isinstance(command, c.GiveAnswer):
                await table.clock.catch_up(received)
            await table.act(lambda state: self._entry_of(command, seat, state, received), received)
        self.tell(encode({"type": "done", "id": command.id}))

    def _entry_of(self, command: c.Command, seat: str, state: TableState, received: int) -> Entry | None:
        table = self._table
        assert table is not None
        if isinstance(command, c.Kick) and not state.has_done(seat, command.id):
            return asked_for(state, seat, command.seat, table.absence(command.seat), received, command.id)
        if isinstance(command, c.Vote) and not state.has_done(seat, command.id):
            poll = state.polls.get(command.vote)
            absence = table.absence(poll.whom if poll else "")
            check_voice(state, poll, seat, command.yes, absence, received)
        return c.entry_of(command, seat, state, received)

    def _refuse(self, id: str, error: LamplitError) -> None:
        self._refused += 1
        self._registry.metrics.refused()
        if self._table is not None:
            error = self._table.as_known(self._seat, error)
        self.tell(encode({"type": "refused", "id": id, "error": as_told(error, self._language)}))

    # -- writing ---------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        outbox, send = self._outbox, self._send
        try:
            while True:
                while outbox:
                    self._writing = True
                    message = outbox.popleft()
                    await send({"type": "websocket.send", "text": message.decode()})
                    self._waiting -= len(message)
                if self._doomed is not None:
                    await send({"type": "websocket.close", "code": self._doomed[0], "reason": self._doomed[1]})
                    return
                self._writing = False
                self._ready.clear()
                await self._ready.wait()
        except asyncio.CancelledError:
            raise
        except Exception:
            # The client disconnected during a send; the reading task notices that.
            self._doomed = self._doomed or (GOING_AWAY, "gone")


def _words(command: c.Command) -> list[bytes]:
    return [value.encode() for value in msgspec.structs.astuple(command) if isinstance(value, str)]
