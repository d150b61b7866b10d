"""Test servers, and the tables and clients that use them.

    table = server.table("terrorscape", killer="me", survivor1="open", spectators="live")
    ada = table.sit("killer")
    ada.answers("move:B5")
    assert ada.view["killer"]["place"] == "B5"

Each is the real server, on a free port of the loopback interface with a database of its own. `ThreadServer` runs it in
a thread of the test process, so that tests can inspect its state and control its clock. `ProcessServer` runs it in a
separate process.
"""

import asyncio
import contextlib
import gc
import http.client
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvloop

from lamplit.server import serve
from lamplit.server.configuration import Configuration, variable
from lamplit.server.http import network_access as doors
from lamplit.server.http.app import Application
from lamplit.server.local_server import allow_network_access
from lamplit.server.operations.gc_tuning import GcTuning
from lamplit.server.operations.logs import JsonFormatter
from lamplit.server.tables.live_table import LiveTable
from lamplit.server.tables.registry import TableRegistry

from .guest import Guest

PATIENCE = 60.0
ELSEWHERE = "127.0.0.2"
"""Stands in for this machine's address in its network."""
TERMS = ("options", "name", "public", "spectators", "undo", "pace", "bot_pace", "record", "guided")
_Result = TypeVar("_Result")


@dataclass(frozen=True)
class Reply:
    """An HTTP response."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body as data."""
        return json.loads(self.body)

    @property
    def error(self) -> str:
        """The id of the error, or an empty string."""
        return self.json["error"]["message"] if self.status >= 400 else ""


class Refusal(AssertionError):
    """The server refused what the test took for granted."""


class Table:
    """A table on the server, and its secrets."""

    def __init__(self, server: "AnyServer", opened: Mapping[str, Any]) -> None:
        self.server = server
        self.id: str = opened["table"]
        self.host: str = opened["host"]
        self.invite: str = opened["invite"]
        self.secrets: dict[str, str] = dict(opened["seats"])

    def sit(self, seat: str, **entering: Any) -> Guest:
        """Enter a seat with its secret."""
        return self.server.guest().enters(table=self.id, seat=seat, secret=self.secrets[seat], **entering)

    def join(self, seat: str, name: str, at: str = "", **saying: Any) -> Guest:
        """Take an open seat or a bot's seat with the invitation, from another address if one is given."""
        reply = self.asks_for(seat, name, at, **saying)
        if reply.status != 201:
            raise Refusal(reply.body.decode())
        self.secrets[seat] = reply.json["secret"]
        return self.sit(seat)

    def asks_for(self, seat: str, name: str, at: str = "", **saying: Any) -> Reply:
        """Request a seat with the invitation."""
        wish = {"seat": seat, "name": name, "invite": self.invite, **saying}
        return self.server.post(f"/api/tables/{self.id}/join", wish, at=at)

    def watch(self, **entering: Any) -> Guest:
        """Enter as a spectator."""
        return self.server.guest().enters(table=self.id, invite=self.invite, **entering)

    def look(self) -> dict[str, Any]:
        """Return the public state of the table."""
        reply = self.server.get(f"/api/tables/{self.id}", self.invite)
        if reply.status != 200:
            raise Refusal(reply.body.decode())
        return reply.json


@dataclass
class AnyServer:
    """The common part of test servers: an address, tables and guests."""

    folder: Path
    settings: dict[str, Any] = field(default_factory=dict)
    port: int = 0
    guests: list[Guest] = field(default_factory=list)

    @property
    def configuration(self) -> Configuration:
        """The configuration. Rates are unlimited unless a test sets them."""
        own: dict[str, Any] = {
            "rate_seat": 0.0,
            "rate_address": 0.0,
            "rate_seats_address": 0.0,
            "share_address": 0,
            "talk_address": 0,
            "talk_table": 0,
            "tables_address": 0,
            "connections_address": 0,
            "sockets_address": 0,
            "metrics": True,
            "database_url": f"sqlite:///{self.folder / 'lamplit.db'}",
        }
        return Configuration(**{**own, "port": self.port, **self.settings})

    # -- over HTTP -------------------------------------------------------------------------------------------------

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None, at: str = ""
    ) -> Reply:
        """Send an HTTP request, from another address of this machine if one is given."""
        own = (at, 0) if at else None
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE, source_address=own)
        with contextlib.closing(line):
            line.request(method, path, body, dict(headers or {}))
            answer = line.getresponse()
            return Reply(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())

    def get(self, path: str, secret: str = "", **headers: str) -> Reply:
        """Send a GET request, with a secret if given."""
        return self.request("GET", path, headers=_bearing(secret) | headers)

    def post(self, path: str, data: Any, secret: str = "", at: str = "", **headers: str) -> Reply:
        """Send a POST request, with a secret if given."""
        sent = json.dumps(data).encode()
        return self.request("POST", path, sent, {"content-type": "application/json"} | _bearing(secret) | headers, at)

    # -- tables and guests -----------------------------------------------------------------------------------------

    def table(self, game: str, **wishes: Any) -> Table:
        """Open a table: seats by name, and other terms."""
        terms = {name: wishes.pop(name) for name in TERMS if name in wishes}
        reply = self.post("/api/tables", {"game": game, "name": "Ada", **terms, "seats": wishes})
        if reply.status != 201:
            raise Refusal(reply.body.decode())
        return Table(self, reply.json)

    def guest(self, **line: Any) -> Guest:
        """Return a new guest that has not sent anything."""
        root = self.configuration.root_path.rstrip("/")
        guest = Guest(f"ws://127.0.0.1:{self.port}{root}/api/socket", **line)
        self.guests.append(guest)
        return guest

    def send_home(self) -> None:
        """Disconnect all guests."""
        for guest in self.guests:
            guest.goes()
        self.guests.clear()

    @property
    def metrics(self) -> dict[str, float]:
        """The metrics, by name and labels."""
        lines = self.get("/metrics").body.decode().splitlines()
        return {
            name: float(figure) for name, figure in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        }


class ThreadServer(AnyServer):
    """A server in a thread of this process."""

    log: list[str]
    application: Application

    def open(self) -> "ThreadServer":
        """Start the server, again if it was stopped."""
        root = logging.getLogger()
        others, self._level = root.handlers[:], root.level
        self.log = []
        self._collector = _Collector(self.log)
        self._server = serve.server(self.configuration)
        root.handlers[:] = [*others, self._collector]
        loaded = self._server.config.app
        assert isinstance(loaded, Application)
        self.application = loaded
        self._runner = asyncio.Runner(loop_factory=uvloop.new_event_loop)
        self._thread = threading.Thread(target=self._run, name="lamplit-house")
        with pytest.MonkeyPatch.context() as patch:
            # Collecting garbage among thousands of collected tests would take longer than all the rest.
            patch.setattr(GcTuning, "_look_at_all", lambda _tuning: gc.freeze())
            self._thread.start()
            _wait(lambda: self._server.started or not self._thread.is_alive(), "the server has not started")
        assert self._server.started, f"the server did not start: {self.log}"
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        return self

    def collect_log(self) -> None:
        """Collect log lines from now on, even if a server that came later has set up logging anew."""
        self.log.clear()
        root = logging.getLogger()
        root.setLevel(logging.INFO)
        if self._collector not in root.handlers:
            root.addHandler(self._collector)

    def _run(self) -> None:
        with self._runner as runner:
            runner.run(self._server.serve())

    def close(self) -> None:
        """Disconnect all guests and stop the server."""
        self.send_home()
        self.stop()

    def stop(self) -> None:
        """Stop the server."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not stop"
        root = logging.getLogger()
        root.removeHandler(self._collector)
        root.setLevel(self._level)

    @property
    def registry(self) -> TableRegistry:
        """The registry of the server; use it inside `inside` only."""
        assert self.application.registry is not None
        return self.application.registry

    def inside(self, deed: Callable[[], Awaitable[_Result]]) -> _Result:
        """Run a coroutine in the server's event loop."""

        async def done() -> _Result:
            return await deed()

        return asyncio.run_coroutine_threadsafe(done(), self._runner.get_loop()).result(PATIENCE)

    def live(self, table: Table) -> LiveTable:
        """Return the table in the server's memory."""
        return self.inside(lambda: self.registry.table(table.id))

    def knows_of_old(self, table: Table) -> None:
        """Make all people of a table look like old members at different addresses, so that they may vote."""

        async def known() -> None:
            for number, chair in enumerate((await self.registry.table(table.id)).state.chairs.values()):
                chair.came, chair.address = 0, f"home {number}"

        self.inside(known)

    def forgets(self, table: Table) -> None:
        """Drop a table from the server's memory, as happens when it is unused for a while."""

        async def forgotten() -> None:
            self.registry.tables.pop(table.id).close()

        self.inside(forgotten)


@contextlib.contextmanager
def with_network_access(server: ThreadServer, tell: Callable[[str], None]) -> Iterator[None]:
    """Allow the server to be opened to the network, as `./play` does, and undo it afterwards."""
    try:
        socket.create_server((ELSEWHERE, 0)).close()
    except OSError:
        pytest.skip("this system has one address of its own only")
    running, listening = server._server, server._server.servers[:]
    allow_network_access(running, server.configuration, tell)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(doors, "own_address", lambda: ELSEWHERE)
        yield

    async def closed() -> None:
        for further in running.servers[len(listening) :]:
            further.close()
        running.servers[:] = listening

    server.inside(closed)
    server.application.network_access = None


@dataclass
class ProcessServer(AnyServer):
    """A server in a separate process, which can be measured and killed."""

    descriptors: int = 0
    """A limit of descriptors, if any."""

    package: Path | None = None
    """The folder of another copy of the program, if any."""

    process: "subprocess.Popen[bytes]" = field(init=False)

    def open(self) -> "ProcessServer":
        """Start the server with `lamplit serve`."""
        self.port = self.port or _free_port()
        path = [*([str(self.package)] if self.package else []), *sys.path]
        given = {variable(name): str(value) for name, value in vars(self.configuration).items()}
        given |= {"LAMPLIT_METRICS": "on", "LAMPLIT_STRICT_TEXT": "1", "PYTHONPATH": os.pathsep.join(path)}
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [*self._within_limits, sys.executable, "-m", "lamplit", "serve"],
                env=os.environ | given,
                stdout=log,
                stderr=log,
            )
        try:
            _wait(self._answers, "the server has not started")
        except AssertionError:
            self.kill()
            raise
        return self

    @property
    def _within_limits(self) -> list[str]:
        return ["sh", "-c", f'ulimit -n {self.descriptors} && exec "$@"', "sh"] if self.descriptors else []

    def _answers(self) -> bool:
        assert self.process.poll() is None, f"the server did not start: {self.log}"
        try:
            return self.get("/healthz").status == 200
        except OSError:
            return False

    @property
    def log_file(self) -> Path:
        """The log file."""
        return self.folder / "server.log"

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return self.log_file.read_text().splitlines()

    @property
    def memory(self) -> int:
        """Its memory in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))

    def kill(self) -> None:
        """Kill the server."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def close(self) -> None:
        """Disconnect all guests and stop the server."""
        self.send_home()
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(PATIENCE)


class _Collector(logging.Handler):
    """Collects formatted log lines, without those of the guests' sockets."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.setFormatter(JsonFormatter())
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        if record.name != "websockets.client":
            self._lines.append(self.format(record))


def _bearing(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"} if secret else {}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _wait(condition: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, otherwise
        time.sleep(0.01)


def wait_for(condition: Callable[[], bool], what: str) -> None:
    """Wait until a condition holds."""
    _wait(condition, f"in vain waited for: {what}")


@contextlib.contextmanager
def opened(folder: Path, **settings: Any) -> Iterator[ThreadServer]:
    """Run a server in this process for a while."""
    server = ThreadServer(folder, settings).open()
    try:
        yield server
    finally:
        server.close()


@contextlib.contextmanager
def apart(folder: Path, descriptors: int = 0, package: Path | None = None, **settings: Any) -> Iterator[ProcessServer]:
    """Run a server in a separate process for a while."""
    server = ProcessServer(folder, settings, descriptors=descriptors, package=package).open()
    try:
        yield server
    finally:
        server.close()
