"""The processes of a measurement: servers, those who drive them, and what each costs."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from .table import Wishes

BENCH = Path(__file__).resolve().parent.parent
PEER_SCRIPT = BENCH / "peers/boardgameio.js"
PEER_PACKAGES = {"boardgame.io": "0.50.2", "socket.io-client": "4.8.4"}
SERVE = [sys.executable, "-m", "lamplit", "serve"]
TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 180.0
WITHOUT_LIMITS = {
    "LAMPLIT_RATE_SEAT": "0",
    "LAMPLIT_RATE_ADDRESS": "0",
    "LAMPLIT_RATE_SEATS_ADDRESS": "0",
    "LAMPLIT_SHARE_ADDRESS": "0",
    "LAMPLIT_TALK_ADDRESS": "0",
    "LAMPLIT_TALK_TABLE": "0",
    "LAMPLIT_TABLES_ADDRESS": "0",
    "LAMPLIT_SOCKETS_ADDRESS": "0",
    "LAMPLIT_MOST_TABLES": "100000",
    "LAMPLIT_MOST_SOCKETS": "100000",
}
"""All load comes from one address here, and some of it as fast as it can."""


class Usage(NamedTuple):
    """Seconds of CPU time and bytes of memory of a server, and of the processes it has started."""

    cpu: float
    cpu_of_helpers: float
    memory: int
    memory_of_helpers: int


def usage(server: subprocess.Popen[str]) -> Usage:
    """What a server has used so far, all its workers together."""
    started = descendants(server.pid)
    workers = [server.pid, *filter(is_worker, started)]
    helpers = [process for process in started if process not in workers]
    return Usage(
        sum(map(cpu_seconds, workers)),
        sum(map(cpu_seconds, helpers)),
        sum(map(resident_bytes, workers)),
        sum(map(resident_bytes, helpers)),
    )


def is_worker(process: int) -> bool:
    """Whether that is one of several workers of a server: they are started as Python starts processes."""
    try:
        return b"multiprocessing.spawn" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def cpu_seconds(process: int) -> float:
    """The CPU time of a process with all its threads, in user and kernel mode."""
    try:
        after_the_name = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(after_the_name[11]) + int(after_the_name[12])) / TICKS


def resident_bytes(process: int) -> int:
    """The memory that a process holds."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def descendants(process: int) -> list[int]:
    """All processes that a process has started, and those that they have started."""
    found: list[int] = []
    for tasks in Path(f"/proc/{process}/task").glob("*/children"):
        for child in map(int, tasks.read_text().split()):
            found += [child, *descendants(child)]
    return found


@contextmanager
def lamplit_server(
    port: int, folder: Path, database: str | None = None, workers: int = 1, **settings: str
) -> Iterator[subprocess.Popen[str]]:
    """Our server on an empty SQLite file or another database, without limits for seats and addresses."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    database = database or f"sqlite:///{folder}/tables.db"
    command = [*SERVE, "--port", str(port), "--database", database, "--workers", str(workers)]
    environment = {**os.environ, **WITHOUT_LIMITS, **settings}
    log = folder / "server.log"
    with log.open("w") as output, running(command, environment, stdout=output, stderr=output) as server:
        wait_until_ready(server, f"http://127.0.0.1:{port}/readyz", log)
        yield server
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def on_cores(cores: Collection[int]) -> Iterator[None]:
    """Whatever is started meanwhile runs on these cores alone; anywhere, if none are named."""
    before = os.sched_getaffinity(0)
    if cores:
        os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def wait_until_ready(server: subprocess.Popen[str], address: str, log: Path) -> None:
    """Wait until the server says that it can serve."""
    end = time.monotonic() + PATIENCE
    while server.poll() is None and time.monotonic() < end:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    sys.exit(f"The server did not become ready. This is what it said last:\n{log.read_text()[-2000:]}")


@contextmanager
def peer_server(port: int, cache: Path) -> Iterator[subprocess.Popen[str]]:
    """boardgame.io's server, out of the box."""
    command = ["node", str(PEER_SCRIPT), "serve", str(port)]
    with running(command, peer_environment(cache), stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        for line in server.stdout:
            if line.strip() == '"ready"':
                break
        yield server


def peer_environment(cache: Path) -> dict[str, str]:
    """Where node finds the peer, which is fetched on the first run."""
    versions = {name: installed_version(cache, name) for name in PEER_PACKAGES}
    if versions != PEER_PACKAGES:
        if shutil.which("npm") is None:
            sys.exit("boardgame.io needs Node.js with npm. Install them (nodejs.org), or leave the peer out: --alone")
        cache.mkdir(parents=True, exist_ok=True)
        packages = [f"{name}@{version}" for name, version in PEER_PACKAGES.items()]
        subprocess.run(
            ["npm", "install", "--silent", "--no-fund", "--no-audit", "--prefix", cache, *packages], check=True
        )
    return {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(cache / "node_modules")}


def installed_version(cache: Path, package: str) -> str | None:
    """Which version of a package is installed."""
    try:
        return json.loads((cache / "node_modules" / package / "package.json").read_text())["version"]
    except OSError:
        return None


class Driver:
    """People at tables in a process of their own, told what to do line by line."""

    def __init__(self, process: subprocess.Popen[str], seats: int) -> None:
        self.process, self.seats = process, seats

    def tell(self, **command: Any) -> None:
        """Say what to do, without waiting for it."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({**command, "seats": self.seats}) + "\n")
        self.process.stdin.flush()

    def hear(self) -> dict[str, Any]:
        """What came of it."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The process with the people at the tables has ended; see above for what it said.")
        return json.loads(line)

    def ask(self, **command: Any) -> dict[str, Any]:
        """Say what to do, and wait for what comes of it."""
        self.tell(**command)
        return self.hear()


@contextmanager
def lamplit_driver(wishes: Wishes) -> Iterator[Driver]:
    """People at our tables."""
    command = [sys.executable, "-m", "load.driver", json.dumps(asdict(wishes))]
    with running(command, dict(os.environ), stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=BENCH) as process:
        yield Driver(process, 0)


@contextmanager
def peer_driver(port: int, cache: Path, seats: int) -> Iterator[Driver]:
    """People at the matches of boardgame.io."""
    command = ["node", str(PEER_SCRIPT), "drive", str(port)]
    with running(command, peer_environment(cache), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield Driver(process, seats)


@contextmanager
def running(command: list[str], environment: dict[str, str], **streams: Any) -> Iterator[subprocess.Popen[str]]:
    """A process that ends when it is not needed any more."""
    process = subprocess.Popen(command, env=environment, text=True, **streams)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
