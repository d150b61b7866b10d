"""Supervises one worker: sends requests, gives up requests that kill it, and restarts it when it dies."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from .messages import BackgroundJob, Decide, Forget, FrameReader, Outcome, Ready, Reply, framed

TIME_TO_START = 30.0
"""Seconds a request waits for a starting worker. Its own start may take longer after failures."""
LONGEST_START = 480.0
TIME_TO_END = 2.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
MOST_DOUBLINGS = 20

log = logging.getLogger(__name__)


class Lost(Exception):
    """The worker died on a request."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Overran(Lost):
    """A request took too long, so its worker was killed."""


class _Waiting:
    """A pending request, ready to be sent again to the next worker."""

    __slots__ = ("budget", "frame", "reply")

    def __init__(self, frame: bytes, budget: float, reply: "asyncio.Future[Outcome]") -> None:
        self.frame = frame
        self.budget = budget
        self.reply = reply


class _Pipes(asyncio.SubprocessProtocol):
    """The pipes to a running worker."""

    def __init__(self, hear: Callable[[Reply], None]) -> None:
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._listener = FrameReader(msgspec.msgpack.Decoder(Reply))
        self._transport: asyncio.SubprocessTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports behave like asyncio's without inheriting from them, so types are not checked here.
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        for reply in self._listener.heard(cast(bytes, data)):
            self._hear(reply)

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        # A process that is already ending is left alone: asyncio complains if it is ended twice.
        asyncio.get_running_loop().call_later(TIME_TO_END, self.end)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def send(self, frames: bytes) -> None:
        """Send without waiting. A request lost by a dying worker is sent again to the next."""
        pipe = cast(asyncio.WriteTransport | None, self._transport and self._transport.get_pipe_transport(0))
        if pipe is not None and not pipe.is_closing():
            pipe.write(frames)

    def leave(self) -> None:
        """Close the input, after which a worker ends by itself."""
        pipe = cast(asyncio.WriteTransport | None, self._transport and self._transport.get_pipe_transport(0))
        if pipe is not None:
            pipe.close()

    def end(self) -> None:
        """Kill the process if it still runs."""
        if self._transport is not None and not self.gone.done():
            with contextlib.suppress(ProcessLookupError):
                self._transport.kill()

    @property
    def process(self) -> int | None:
        """The process id."""
        return self._transport and self._transport.get_pid()

    def _input(self) -> asyncio.WriteTransport | None:
        return self._transport and cast(asyncio.WriteTransport | None, self._transport.get_pipe_transport(0))


class Supervisor:
    """One worker and its pending requests. It replies in order, so the first request is the one in progress."""

    def __init__(self, command: Sequence[str], on_death: Callable[[], None]) -> None:
        self._command = command
        self._on_death = on_death
        self._waiting: deque[_Waiting] = deque()
        self._pipes: _Pipes | None = None
        self._ready = False
        self._answered = False
        self._condemned: _Waiting | None = None
        self._doomed_at = 0.0
        self._due = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._life: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    @property
    def load(self) -> int:
        """The number of pending requests."""
        return len(self._waiting)

    @property
    def process(self) -> int | None:
        """The process id of the live process."""
        return self._pipes and self._pipes.process

    def open(self) -> None:
        """Start the process, and keep one alive from now on."""
        if self._life is None:
            self._life = asyncio.get_running_loop().create_task(self._live())

    async def close(self, grace: float) -> None:
        """Wait up to `grace` seconds for replies, then end the process; cancel the rest."""
        if self._waiting:
            await asyncio.wait([waiting.reply for waiting in self._waiting], timeout=grace)
        self._closed.set()
        if self._pipes is not None:
            self._pipes.leave()
        if self._life is not None:
            await asyncio.wait([self._life], timeout=TIME_TO_END)
            if self._pipes is not None:
                self._pipes.end()
            await self._life
        for waiting in self._waiting:
            waiting.reply.cancel()
        self._waiting.clear()

    def ask(self, request: Decide | BackgroundJob, budget: float) -> "asyncio.Future[Outcome]":
        """Return the reply, due within `budget` seconds of when the worker starts on it. Raises `Lost` if there is
        none."""
        reply: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        if self._closed.is_set():
            reply.cancel()
            return reply
        waiting = _Waiting(framed(request), budget, reply)
        self._waiting.append(waiting)
        if self._pipes is not None and self._ready:
            self._pipes.send(waiting.frame)
            if len(self._waiting) == 1:
                self._set_alarm(budget)
        return reply

    def tell(self, request: Forget) -> None:
        """Send a message that gets no reply; drop it if no worker runs."""
        if self._pipes is not None and self._ready:
            self._pipes.send(framed(request))

    # -- restarts ----------------------------------------------------------------------------------------------------

    async def _live(self) -> None:
        fruitless = 0
        while not self._closed.is_set():
            # If the machine is too busy to start a worker in time, killing it makes matters worse: the limit grows.
            await self._run_process(min(LONGEST_START, TIME_TO_START * 2 ** min(fruitless, MOST_DOUBLINGS)))
            if self._closed.is_set():
                return
            self._on_death()
            fruitless = 0 if self._answered else fruitless + 1
            log.warning("bot-worker-died", extra={"facts": {"came-up": self._ready, "fruitless-lives": fruitless}})
            self._after_death()
            if fruitless > 1:
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(fruitless - 2, MOST_DOUBLINGS))
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._closed.wait(), pause)

    async def _run_process(self, time_to_start: float) -> None:
        self._ready = self._answered = False
        pipes = _Pipes(self._hear)
        transport: asyncio.SubprocessTransport | None = None
        # Set before the process starts: it may report ready before we learn that it has started.
        self._pipes = pipes
        self._doomed_at = asyncio.get_running_loop().time() + time_to_start
        self._set_alarm(TIME_TO_START)
        try:
            transport, _ = await asyncio.get_running_loop().subprocess_exec(lambda: pipes, *self._command, stderr=None)
            # A process that is just starting is never cancelled, since some loops would leave it behind.
            if self._closed.is_set():
                pipes.leave()
            await asyncio.shield(pipes.gone)
        except OSError as error:
            log.error("bot-worker-does-not-start", extra={"facts": {"error": type(error).__name__}})
        finally:
            self._pipes = None
            if self._alarm is not None:
                self._alarm.cancel()
                self._alarm = None
            if transport is not None:
                pipes.end()
                await pipes.gone
                transport.close()

    def _after_death(self) -> None:
        """Give up the request the worker died on, or all requests if it never started."""
        if not self._ready:
            self._give_up(len(self._waiting))
        elif self._waiting and self._condemned in (None, self._waiting[0]):
            self._give_up(1)
        self._condemned = None

    def _give_up(self, number: int) -> None:
        """Give up the first `number` requests."""
        for _ in range(number):
            waiting = self._waiting.popleft()
            if not waiting.reply.done():
                waiting.reply.set_exception(Overran("overran") if waiting is self._condemned else Lost("died"))

    # -- replies and deadlines
    # ------------------------------------------------------------------------------------------

    def _hear(self, reply: Reply) -> None:
        if isinstance(reply, Ready):
            self._ready = True
            self._waiting = deque(waiting for waiting in self._waiting if not waiting.reply.done())
            if self._pipes is not None:
                self._pipes.send(b"".join(waiting.frame for waiting in self._waiting))
        else:
            self._answered = True
            done = self._waiting.popleft()
            if not done.reply.done():
                done.reply.set_result(reply)
        if self._waiting:
            self._set_alarm(self._waiting[0].budget)

    def _set_alarm(self, budget: float) -> None:
        """Set the alarm for the request in progress. An alarm that rings early is set again."""
        loop = asyncio.get_running_loop()
        self._due = loop.time() + budget
        if self._alarm is not None and self._alarm.when() > self._due:
            self._alarm.cancel()
            self._alarm = None
        if self._alarm is None:
            self._alarm = loop.call_at(self._due, self._alarmed)

    def _alarmed(self) -> None:
        self._alarm = None
        if self._pipes is None or (self._ready and not self._waiting):
            return
        loop = asyncio.get_running_loop()
        if loop.time() < self._due:
            self._alarm = loop.call_at(self._due, self._alarmed)
            return
        if not self._ready and loop.time() < self._doomed_at:
            self._give_up(len(self._waiting))
            self._set_alarm(TIME_TO_START)
            return
        self._condemned = self._waiting[0] if self._ready else None
        self._pipes.end()
