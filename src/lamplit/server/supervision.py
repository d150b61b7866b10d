"""Replaces servers whose event loop hangs.

The loop itself must answer: a thread beside it would still answer while the loop hangs. If there are several workers,
their parent process asks each in turn without waiting for any. A single worker is asked by a thread of its own, and
restarts its program in the same process.
"""

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from socket import socket

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

LONGEST_SILENCE = 40.0
"""Seconds without an answer after which a loop counts as hung; this allows a restart within a minute."""
LONGEST_START = 300.0
"""Seconds a new worker may take to start its loop; on a busy machine a start is slow."""
TIME_TO_END = 15.0
"""Seconds a process may take to stop before it is killed."""
A_MOMENT = 1.0

log = logging.getLogger("lamplit.supervision")


class AnsweringServer(uvicorn.Server):
    """A server whose event loop can be checked from another thread."""

    _loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def answer(self, patience: Callable[[], float]) -> bool:
        """Whether the loop answers before patience ends, in seconds. A loop that has not begun, or is closed, counts as
        answering."""
        loop, came_round, asked = self._loop, threading.Event(), time.monotonic()
        if loop is None:
            time.sleep(A_MOMENT)
            return True
        try:
            loop.call_soon_threadsafe(came_round.set)
        except RuntimeError:
            return True
        while not came_round.wait(A_MOMENT):
            if loop.is_closed():
                return True
            if time.monotonic() - asked > patience():
                return False
        return True


# -- one worker, alone ---------------------------------------------------------------------------------------------


def run_alone(config: uvicorn.Config) -> None:
    """Run a server in this process until it is told to stop."""
    server = AnsweringServer(config)
    threading.Thread(target=watch, args=(server, restart_program), name="lamplit-watch", daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def watch(server: AnsweringServer, replace: Callable[[], None]) -> None:
    """Check the server's loop repeatedly, and replace the server if it hangs."""
    while server.answer(lambda: TIME_TO_END if server.should_exit else LONGEST_SILENCE):
        time.sleep(A_MOMENT)
    log.error("worker-hangs", extra={"facts": {"process": os.getpid()}})
    logging.shutdown()
    if server.should_exit:
        os._exit(1)
    replace()


def restart_program() -> None:
    """Restart this process's program. Everything open is closed; nothing acknowledged is lost."""
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


# -- several workers -----------------------------------------------------------------------------------------------


class AnsweringProcess(Process):
    """A worker that is checked without waiting for its answer."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._parent = os.getpid()
        self._asked: float | None = None
        self._patience = LONGEST_START

    @property
    def server(self) -> AnsweringServer:
        if self._server is None:
            self._server = AnsweringServer(self.config)
        assert isinstance(self._server, AnsweringServer)
        return self._server

    def pong(self) -> None:
        """In the worker: answer when the loop has run. A worker that is no longer asked ends itself."""
        while not self.child_conn.poll(A_MOMENT):
            self._end_with_the_parent()
        self.child_conn.recv()
        while not self.server.answer(lambda: A_MOMENT):
            self._end_with_the_parent()
        self.child_conn.send(self.server.started)

    def _end_with_the_parent(self) -> None:
        if os.getppid() != self._parent:
            os._exit(1)

    def hangs(self) -> bool:
        """Whether the worker has been silent too long. It is asked again as soon as it has answered."""
        now = time.monotonic()
        try:
            while self.parent_conn.poll(0):
                if self.parent_conn.recv():
                    self._patience = LONGEST_SILENCE
                self._asked = None
            if self._asked is None:
                self.parent_conn.send(b"ping")
                self._asked = now
        except (OSError, EOFError):
            return True
        return now - self._asked > self._patience

    def end(self) -> None:
        """Kill the worker."""
        self.kill()
        self.join()


class Workers(Multiprocess):
    """The workers of one server, and the process that replaces workers that die or hang."""

    def init_processes(self) -> None:
        self.processes = [self._begun() for _ in range(self.processes_num)]

    def keep_subprocess_alive(self) -> None:
        for index, process in enumerate(self.processes):
            assert isinstance(process, AnsweringProcess)
            if self.should_exit.is_set():
                return
            alive = process.process.is_alive()
            if alive and not process.hangs():
                continue
            log.error("worker-hangs" if alive else "worker-died", extra={"facts": {"process": process.pid}})
            process.end()
            if process.exitcode == STARTUP_FAILURE:
                self.should_exit.set()
                return
            self.processes[index] = self._begun()

    def join_all(self) -> None:
        """Wait for all workers to end, and kill those that hang."""
        deadline = time.monotonic() + TIME_TO_END
        for process in self.processes:
            process.process.join(max(0.0, deadline - time.monotonic()))
            if process.process.is_alive():
                log.error("worker-hangs", extra={"facts": {"process": process.pid}})
                process.process.kill()
                process.process.join()

    def restart_all(self) -> None:
        """Does nothing: whatever started the server must restart it."""

    def handle_ttin(self) -> None:
        """Does nothing: the settings fix the number of workers."""

    def handle_ttou(self) -> None:
        """Does nothing: the settings fix the number of workers."""

    def _begun(self) -> AnsweringProcess:
        process = AnsweringProcess(self.config, self.sockets)
        process.start()
        return process


def run_workers(config: uvicorn.Config) -> None:
    """Run several workers until this process is told to stop."""
    workers = Workers(config, [config.bind_socket()])
    workers.run()
