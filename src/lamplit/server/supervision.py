"""Whether the event loop of a server still runs. One that hangs answers nobody, so it is replaced.

The loop itself has to answer: a thread beside it would go on answering for a loop that never comes round. Where there
are several workers, the process that started them asks each of them in turn, without waiting for any. A worker that is
alone is asked by a thread of its own, and starts its program anew in the same process.
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
"""Seconds after which a loop that has not come round counts as hung: time enough to start anew within a minute."""
LONGEST_START = 300.0
"""Seconds until a new worker has to have a loop; on a busy machine it takes long to start."""
TIME_TO_END = 15.0
"""Seconds that a process which was asked to stop may take before it is ended."""
A_MOMENT = 1.0

log = logging.getLogger("lamplit.supervision")


class AnsweringServer(uvicorn.Server):
    """A server whose event loop can be asked from another thread whether it still runs."""

    _loop: asyncio.AbstractEventLoop | None = None

    async def serve(self, sockets: list[socket] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().serve(sockets)

    def answer(self, patience: Callable[[], float]) -> bool:
        """Whether the loop comes round before patience ends, in seconds; one that has not begun or is closed does."""
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
    """Runs a server in this process until it is told to stop."""
    server = AnsweringServer(config)
    threading.Thread(target=watch, args=(server, restart_program), name="lamplit-watch", daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def watch(server: AnsweringServer, replace: Callable[[], None]) -> None:
    """Asks the loop of a server again and again, and replaces it once it hangs."""
    while server.answer(lambda: TIME_TO_END if server.should_exit else LONGEST_SILENCE):
        time.sleep(A_MOMENT)
    log.error("worker-hangs", extra={"facts": {"process": os.getpid()}})
    logging.shutdown()
    if server.should_exit:
        os._exit(1)
    replace()


def restart_program() -> None:
    """Starts the program of this process from its beginning. All that is open closes; nothing acknowledged is lost."""
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


# -- several workers -----------------------------------------------------------------------------------------------


class AnsweringProcess(Process):
    """A worker that is asked without waiting for its answer."""

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
        """In the worker: answers once its loop has come round. A worker nobody asks any more ends."""
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
        """Whether the worker has been silent for too long. It is asked again as soon as it has answered."""
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
        """Ends the worker, whatever it is doing."""
        self.kill()
        self.join()


class Workers(Multiprocess):
    """The workers of one server, and the process that replaces those which die or hang."""

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
        """Waits for all to end, and ends those which hang."""
        deadline = time.monotonic() + TIME_TO_END
        for process in self.processes:
            process.process.join(max(0.0, deadline - time.monotonic()))
            if process.process.is_alive():
                log.error("worker-hangs", extra={"facts": {"process": process.pid}})
                process.process.kill()
                process.process.join()

    def restart_all(self) -> None:
        """Nothing: a server is started anew by whoever started it."""

    def handle_ttin(self) -> None:
        """Nothing: the settings say how many workers there are."""

    def handle_ttou(self) -> None:
        """Nothing: the settings say how many workers there are."""

    def _begun(self) -> AnsweringProcess:
        process = AnsweringProcess(self.config, self.sockets)
        process.start()
        return process


def run_workers(config: uvicorn.Config) -> None:
    """Runs several workers until this process is told to stop."""
    workers = Workers(config, [config.bind_socket()])
    workers.run()
