"""Connects to databases: URLs, engines, migrations, and the meaning of errors."""

import contextlib
import logging
import os
import sqlite3
import stat
import time
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from psycopg.conninfo import make_conninfo
from sqlalchemy import event
from sqlalchemy.exc import ArgumentError, DBAPIError

from ...engine.errors import LamplitError

TIME_TO_MAKE = 30.0  # seconds in which a new file must get its first tables
PATIENCE = 10.0  # seconds a database may be away or busy before people are told
LOCK = 0x6C616D70  # PostgreSQL identifies advisory locks by number
# Keepalives for PostgreSQL: a machine that vanishes is noticed while people still wait.
LIVELY = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}

_log = logging.getLogger(__name__)
_Result = TypeVar("_Result")

_FULL = {sqlite3.SQLITE_FULL, "53100"}
_READONLY = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM, "25006"}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, "55P03"}
_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
# Deadlocks, servers that stop or start, connections that are cut or refused: these can be tried again.
_PASSING = ("40001", "40P01", "57P", "08", "53300")
_REFUSALS = (sqlite3.OperationalError, psycopg.OperationalError, psycopg.InterfaceError)


class StoreUnavailable(LamplitError):
    """The database cannot carry out the request now; nothing was written."""


def address(url: str) -> sa.URL:
    """Return a database URL for SQLAlchemy.

    >>> address("postgres://ada@host/lamplit").drivername
    'postgresql+psycopg'
    """
    try:
        found = sa.make_url(url)
    except ArgumentError:
        raise StoreUnavailable("error-store-address") from None
    kind = found.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return found.set(drivername="postgresql+psycopg")
    # An in-memory database differs per connection and vanishes with the process.
    if kind == "sqlite" and found.database and ":memory:" not in found.database:
        return found.set(drivername="sqlite+pysqlite")
    raise StoreUnavailable("error-store-address")


def is_shared(url: str) -> bool:
    """Whether several workers can use this database: only PostgreSQL."""
    return address(url).get_backend_name() == "postgresql"


def file_of(url: str) -> str:
    """Return the file of a database, or an empty string if it has none."""
    where = address(url)
    return (where.database or "") if where.get_backend_name() == "sqlite" else ""


def conninfo(url: str) -> str:
    """Return a PostgreSQL URL for psycopg."""
    plain = address(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return make_conninfo(plain, **LIVELY)


def engine(url: str) -> sa.Engine:
    """Return an engine. Connections with the execution option `writes` take SQLite's write lock at once."""
    return _postgres(address(url)) if is_shared(url) else _sqlite(address(url))


def _postgres(where: sa.URL) -> sa.Engine:
    made = sa.create_engine(where, pool_pre_ping=True, connect_args=dict(LIVELY))

    @event.listens_for(made, "connect")
    def prepare(connection: psycopg.Connection[Any], _record: Any) -> None:
        # Acknowledged means on disk, whatever the database is configured to do for other programs.
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        connection.commit()

    return made


def _sqlite(where: sa.URL) -> sa.Engine:
    _make_private(where)
    made = sa.create_engine(where, connect_args={"timeout": PATIENCE, "cached_statements": 1024})

    @event.listens_for(made, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin explicitly
        # The same few pages are written again and again, so they are checkpointed every few thousand pages.
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 4000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(made, "begin")
    def begin(connection: sa.Connection) -> None:
        if connection.get_execution_options().get("writes", False):
            begin_writing(connection.connection.driver_connection)
        else:
            connection.exec_driver_sql("BEGIN")

    return made


def begin_writing(connection: Any) -> None:
    """Begin an SQLite transaction with the write lock it will need."""
    connection.execute("BEGIN IMMEDIATE")


def write_at_once(connection: Any, sql: str, values: list[Any]) -> int:
    """Execute one SQLite statement as a transaction of its own; return the number of rows written."""
    return connection.execute(sql, values).rowcount


def _make_private(where: sa.URL) -> None:
    """Create a new file readable by its owner only: it holds secrets of players."""
    name = where.database or ""
    if name.startswith("file:"):
        return
    if _was_emptied(Path(name)):
        raise StoreUnavailable("error-store-empty", file=name)
    try:
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(name, os.O_CREAT | os.O_RDONLY, 0o600))
    except OSError as error:
        raise StoreUnavailable("error-store-readonly") from error


def _was_emptied(file: Path) -> bool:
    """Whether the file is empty, and not just being created."""
    with contextlib.suppress(OSError):
        found = file.stat()
        return found.st_size == 0 and stat.S_ISREG(found.st_mode) and time.time() - found.st_mtime > TIME_TO_MAKE
    return False


def meaning(error: Exception) -> StoreUnavailable:
    """Return the error to show to people. Details go to the log only."""
    _log.warning("the database refused: %s", str(_origin(error)).strip())
    code = _code(error)
    for message, codes in (
        ("error-store-full", _FULL),
        ("error-store-readonly", _READONLY),
        ("error-store-busy", _BUSY),
        ("error-store-damaged", _DAMAGED),
    ):
        if code in codes:
            return StoreUnavailable(message)
    return StoreUnavailable("error-store-away")


def is_refusal(error: Exception) -> bool:
    """Whether the database failed, rather than the statement being wrong."""
    code = _code(error)
    return isinstance(_origin(error), _REFUSALS) or code in _READONLY or code in _DAMAGED


def is_passing(error: Exception) -> bool:
    """Whether a retry may succeed: PostgreSQL was restarted, or two workers conflicted.

    SQLite has already waited for a busy file as long as people should wait.
    """
    origin = _origin(error)
    if not isinstance(origin, psycopg.Error):
        return False
    return origin.sqlstate.startswith(_PASSING) if origin.sqlstate else isinstance(origin, _REFUSALS)


def patiently(deed: Callable[[], _Result]) -> _Result:
    """Run an action on a database that may be away briefly; it must be safe to run twice."""
    deadline = time.monotonic() + PATIENCE
    pause = 0.05
    while True:
        try:
            return deed()
        except (DBAPIError, sqlite3.Error, psycopg.Error) as error:
            if not is_passing(error) or time.monotonic() + pause > deadline:
                if is_refusal(error):
                    raise meaning(error) from error
                raise
        time.sleep(pause)
        pause = min(2 * pause, 1.0)


def _origin(error: Exception) -> BaseException:
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def _code(error: Exception) -> int | str | None:
    """Return SQLite's primary result code, or PostgreSQL's SQLSTATE."""
    origin = _origin(error)
    if isinstance(origin, sqlite3.Error):
        return getattr(origin, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return origin.sqlstate if isinstance(origin, psycopg.Error) else None


# -- migrations ------------------------------------------------------------------------------------------------------


def _steps() -> ScriptDirectory:
    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(resources.files("lamplit.server.storage") / "migrations"))
    return ScriptDirectory.from_config(config)


def revision(connection: sa.Connection) -> str | None:
    """Return the revision of a database; `None` if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def is_known(revision: str | None) -> bool:
    """Whether this Lamplit knows a revision."""
    return revision is None or revision in {step.revision for step in _steps().walk_revisions()}


def bring(connection: sa.Connection, to: str = "head") -> None:
    """Migrate a database to a revision, within the connection's transaction."""
    steps = _steps()
    if not is_known(revision(connection)):
        raise StoreUnavailable("error-store-newer")

    def ahead(current: Any, _context: MigrationContext) -> Any:
        return steps._upgrade_revs(to, current)

    with EnvironmentContext(Config(), steps, fn=ahead, destination_rev=to) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()


def migrate(url: str) -> None:
    """Migrate a database to the current revision; of several starting workers one does it."""
    new = bool(file_of(url)) and not Path(file_of(url)).exists()
    made = engine(url)

    def deed() -> None:
        with made.execution_options(writes=True).begin() as connection:
            lock(connection)
            bring(connection)

    try:
        patiently(deed)
    except StoreUnavailable as error:
        made.dispose()
        if new:
            _take_away(Path(file_of(url)))
        if error.message == "error-store-full" and file_of(url):
            raise StoreUnavailable("error-start-full", file=file_of(url)) from None
        raise
    finally:
        made.dispose()


def _take_away(file: Path) -> None:
    """Remove a file that was just created and is still empty."""
    with contextlib.suppress(OSError):
        if not file.stat().st_size:
            file.unlink()


def lock(connection: sa.Connection) -> None:
    """Prevent others from migrating a database until the commit, as SQLite does by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
