"""The server's side of the job host: starts it on first use, and again if it dies."""

import asyncio
import contextlib
import logging
import shutil
import socket
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from .messages import BackgroundJob, FrameReader, Outcome, Reply, framed
from .supervisor import FIRST_PAUSE, LONGEST_PAUSE, TIME_TO_END, Lost, Overran

PATIENCE = 4
"""Limit of a job's real time, as a multiple of its processor time; other jobs may delay it."""
TIME_TO_START = 30.0
BACKLOG = 128
LONGEST_REPLY = 2**28

log = logging.getLogger(__name__)


class JobProcesses:
    """Runs several jobs at a time."""

    def __init__(self, command: Sequence[str], on_death: Callable[[], None]) -> None:
        self._command = command
        self._on_death = on_death
        self._folder: Path | None = None
        self._listener: socket.socket | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._life: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[Outcome]] = set()
        self._begun = False
        self._closed = asyncio.Event()

    @property
    def process(self) -> int | None:
        """The process id of the live process."""
        return None if self._process is None or self._process.returncode is not None else self._process.pid

    def open(self) -> None:
        """Start the process and keep one alive from now on."""
        if self._life is None:
            self._folder = Path(tempfile.mkdtemp(prefix="lamplit-jobs-"))
            self._listener = socket.socket(socket.AF_UNIX)
            self._listener.bind(str(self._folder / "jobs"))
            self._listener.listen(BACKLOG)
            self._life = asyncio.get_running_loop().create_task(self._live(self._listener))

    async def close(self, grace: float) -> None:
        """Wait up to `grace` seconds for pending replies, then end the process."""
        if self._asking:
            await asyncio.wait(self._asking, timeout=grace)
        self._closed.set()
        for task in self._asking:
            task.cancel()
        if self._life is not None:
            self._end()
            await self._life
        if self._listener is not None:
            self._listener.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    async def ask(self, job: BackgroundJob) -> Outcome:
        """Run a job. Raise `Overran` if it takes too long, `Lost` if its process dies."""
        self.open()
        task = asyncio.get_running_loop().create_task(self._ask(job))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return await task

    async def _ask(self, job: BackgroundJob) -> Outcome:
        patience = PATIENCE * job.seconds + (0.0 if self._begun else TIME_TO_START)
        try:
            async with asyncio.timeout(patience):
                reader, writer = await asyncio.open_unix_connection(str(self._folder) + "/jobs", limit=LONGEST_REPLY)
                try:
                    writer.write(framed(job))
                    reply = await reader.read()
                finally:
                    writer.close()
        except TimeoutError:
            raise Overran("overran") from None
        except OSError:
            raise Lost("died") from None
        heard = FrameReader(msgspec.msgpack.Decoder(Reply)).heard(reply)
        if len(heard) != 1:
            self._on_death()
            raise Lost("died")
        self._begun = True
        outcome: Outcome = heard[0]  # type: ignore[assignment]
        return outcome

    async def _live(self, listener: socket.socket) -> None:
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            words = (*self._command, "--jobs", str(listener.fileno()))
            began = asyncio.get_running_loop().time()
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *words, stdin=asyncio.subprocess.PIPE, pass_fds=(listener.fileno(),)
                )
                if self._closed.is_set():
                    self._end()
                await self._process.wait()
            except OSError as error:
                log.error("job-process-does-not-start", extra={"facts": {"error": type(error).__name__}})
            if self._closed.is_set():
                return
            self._on_death()
            log.warning("job-process-died")
            pause = FIRST_PAUSE if asyncio.get_running_loop().time() - began > LONGEST_PAUSE else pause
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _end(self) -> None:
        """End the process: normally by closing its socket, otherwise by killing it."""
        process = self._process
        if process is None or process.returncode is not None:
            return
        if process.stdin is not None:
            process.stdin.close()
        asyncio.get_running_loop().call_later(TIME_TO_END, _kill, process)


def _kill(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        if process.returncode is None:
            process.kill()
