"""A server in its own process group, with all failures that can occur."""

import asyncio
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

PATIENCE = 300.0
WITHOUT_LIMITS = {
    "LAMPLIT_RATE_SEAT": "0",
    "LAMPLIT_RATE_ADDRESS": "0",
    "LAMPLIT_RATE_SEATS_ADDRESS": "0",
    "LAMPLIT_TABLES_ADDRESS": "0",
    "LAMPLIT_TALK_ADDRESS": "0",
    "LAMPLIT_TALK_TABLE": "0",
    "LAMPLIT_SHARE_ADDRESS": "0",
    "LAMPLIT_CONNECTIONS_ADDRESS": "0",
    "LAMPLIT_SOCKETS_ADDRESS": "0",
    "LAMPLIT_LOG_LEVEL": "warning",
}
"""All people share one address here."""


class Host:
    """Starts and kills the server, always at the same address."""

    def __init__(self, folder: Path, port: int, database: str, workers: int = 1) -> None:
        self.port, self.database, self.workers = port, database, workers
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start the server, and wait until it is ready."""
        words = ["--port", str(self.port), "--database", self.database, "--workers", str(self.workers)]
        environment = {**os.environ, **WITHOUT_LIMITS, "PYTHONPATH": os.pathsep.join(sys.path)}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "lamplit", "serve", *words],
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        await self.until_ready()

    async def until_ready(self) -> None:
        """Wait until it can use its database."""
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(self._is_ready):
                assert self._running.poll() is None, f"the server did not start: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Kill everything at once: the server, its workers, its bot workers."""
        process = self._running
        with contextlib.suppress(ProcessLookupError):  # it may have died already
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        self._process = None

    def kill_a_worker(self, luck: Random) -> None:
        """Kill one worker. The server starts another in its place."""
        os.kill(luck.choice(self._workers()), signal.SIGKILL)

    def kill_a_bot_worker(self) -> int:
        """Kill a bot worker."""
        worker = next(pid for pid in _descendants(self._running.pid) if "bot_workers.process" in command(pid))
        os.kill(worker, signal.SIGKILL)
        return worker

    def stop(self) -> int:
        """Stop the server as an operator does; return its exit code."""
        process, self._process = self._running, None
        process.terminate()
        try:
            return process.wait(PATIENCE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)

    def clear_away(self) -> None:
        """Kill everything that still runs."""
        if self._process is not None:
            self.kill()

    @property
    def _running(self) -> "subprocess.Popen[bytes]":
        assert self._process is not None, "the server does not run"
        return self._process

    def _workers(self) -> list[int]:
        return [pid for pid in children(self._running.pid) if "spawn_main" in command(pid)]

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=15) as answer:
                return answer.status == 200
        except (OSError, http.client.HTTPException):
            return False

    async def open_table(self, wishes: dict[str, Any]) -> dict[str, Any]:
        """Open a table as soon as the server is up."""
        while True:
            try:
                return await asyncio.to_thread(self._open_table, wishes)
            except urllib.error.HTTPError as error:
                if error.code < 500:
                    raise AssertionError(error.read().decode()) from None
            except (OSError, http.client.HTTPException, ValueError):
                pass
            await asyncio.sleep(0.5)

    def _open_table(self, wishes: dict[str, Any]) -> dict[str, Any]:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api/tables",
            json.dumps(wishes).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.load(answer)


def children(process: int) -> list[int]:
    found: list[int] = []
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        found += map(int, tasks.read_text().split())
    return found


def _descendants(process: int) -> list[int]:
    return [pid for child in children(process) for pid in (child, *_descendants(child))]


def command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
