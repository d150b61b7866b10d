"""Backups: a database in one file, in the same format for SQLite and PostgreSQL.

The file is gzipped JSON lines: a header, one line for each row, and an end with the counts and a checksum. A truncated
or altered file is detected before it is used.
"""

import base64
import gzip
import hashlib
import os
import time
import zlib
from collections.abc import Callable, Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, StatementError

from ... import text
from ...engine.errors import LamplitError
from ..storage import database
from ..storage.schema import SCHEMA

FORMAT = 1
# Momentary data, and data a database keeps about itself.
LEFT_OUT = {"keepers", "probes", "alembic_version"}
AT_ONCE = 500

_Result = TypeVar("_Result")


class BadBackup(LamplitError):
    """The backup cannot be made or used."""


class _Header(msgspec.Struct):
    lamplit_backup: int
    revision: str
    made: int


class _Row(msgspec.Struct):
    table: str
    row: dict[str, Any]


class _End(msgspec.Struct):
    rows: dict[str, int]
    sum: str


# -- making a backup
# -----------------------------------------------------------------------------------------------------


def backup(url: str, file: Path) -> dict[str, int]:
    """Write a consistent snapshot of a database to a file, and return the number of rows of each kind.

    The server may keep running.
    """
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as packed:
                counts = reading(url, lambda connection: _write(connection, packed))
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    except OSError as error:
        raise BadBackup("error-backup-write", file=str(file), reason=text.reason(error)) from error
    finally:
        part.unlink(missing_ok=True)
    return counts


def _named(url: str) -> str:
    """Return the URL of a database without its password."""
    address = database.address(url)
    return address.set(drivername=address.get_backend_name()).render_as_string(hide_password=True)


def reading(url: str, deed: Callable[[sa.Connection], _Result]) -> _Result:
    """Run an action on a snapshot of a Lamplit database, without blocking others."""
    if not _is_there(url):
        raise BadBackup("error-database-file", file=os.path.abspath(database.file_of(url)))
    engine = database.engine(url)
    snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if database.is_shared(url) else {}
    try:
        with engine.connect().execution_options(**snapshot) as connection, connection.begin():
            revision = database.revision(connection)
            if revision is None:
                raise BadBackup("error-backup-nothing", database=_named(url))
            if not database.is_known(revision):
                raise database.StoreUnavailable("error-store-newer")
            return deed(connection)
    except DBAPIError as error:
        raise database.meaning(error) from error
    finally:
        engine.dispose()


def _is_there(url: str) -> bool:
    """Whether an SQLite file exists; opening it would create it."""
    name = database.address(url).database or ""
    try:
        return database.is_shared(url) or name.startswith("file:") or bool(os.stat(name))
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        raise BadBackup("error-backup-read", file=os.path.abspath(name), reason=text.reason(error)) from None


def _write(connection: sa.Connection, out: gzip.GzipFile) -> dict[str, int]:
    total = hashlib.sha256()
    counts: dict[str, int] = {}

    def line(data: msgspec.Struct) -> None:
        text = msgspec.json.encode(data) + b"\n"
        total.update(text)
        out.write(text)

    line(_Header(FORMAT, database.revision(connection) or "", time.time_ns() // 1_000_000))
    for table in _kept(connection):
        name = str(table.name)
        counts[name] = 0
        # Ordered by key, so that equal databases give equal files.
        wanted = sa.select(table).order_by(*table.primary_key)
        with connection.execute(wanted, execution_options={"yield_per": AT_ONCE}) as rows:
            for row in rows.mappings():
                line(_Row(name, {str(column): _plain(value) for column, value in row.items()}))
                counts[name] += 1
    out.write(msgspec.json.encode(_End(counts, total.hexdigest())) + b"\n")
    return counts


def _kept(connection: sa.Connection) -> list[sa.Table]:
    """Return the tables to back up, as they are in this database, which may belong to an older Lamplit."""
    names = [
        name for name in sa.inspect(connection).get_table_names() if name in SCHEMA.tables and name not in LEFT_OUT
    ]
    found = sa.MetaData()
    found.reflect(connection, only=names)
    return found.sorted_tables


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, (bytes, memoryview)) else value


def _rich(value: Any) -> Any:
    return base64.b64decode(value["base64"], validate=True) if isinstance(value, dict) else value


# -- using a backup
# ------------------------------------------------------------------------------------------------------


def restore(file: Path, url: str, replace: bool = False) -> dict[str, int]:
    """Restore a database from a file, all or nothing, and return the number of rows of each kind.

    A database with content is refused unless `replace` is set. No server may use it.
    """
    revision, counts = check(file)
    engine = database.engine(url)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            database.lock(connection)
            _make_room(connection, replace)
            database.bring(connection, revision)
            _fill(connection, file)
            database.bring(connection)
    except StatementError as error:
        if isinstance(error, DBAPIError) and database.is_refusal(error):
            raise database.meaning(error) from error
        raise BadBackup("error-backup-altered", file=str(file)) from error
    finally:
        engine.dispose()
    return counts


def check(file: Path) -> tuple[str, dict[str, int]]:
    """Check that a file is a complete, unaltered backup this Lamplit understands; return its revision and counts."""
    total = hashlib.sha256()
    counts: dict[str, int] = {}
    lines = _lines(file)
    first = next(lines, b"")
    header = _decoded(first, _Header, file, "error-backup-other")
    if header.lamplit_backup > FORMAT or not database.is_known(header.revision):
        raise BadBackup("error-backup-newer", file=str(file))
    total.update(first)
    last = b""
    for line in lines:
        if last:
            name = _decoded(last, _Row, file).table
            counts[name] = counts.get(name, 0) + 1
            total.update(last)
        last = line
    if not last:
        raise BadBackup("error-backup-short", file=str(file))
    end = _decoded(last, _End, file, "error-backup-short")
    if end.sum != total.hexdigest() or {name: count for name, count in end.rows.items() if count} != counts:
        raise BadBackup("error-backup-altered", file=str(file))
    return header.revision, end.rows


def _lines(file: Path) -> Iterator[bytes]:
    try:
        with gzip.open(file, "rb") as packed:
            yield from packed
    except EOFError:
        raise BadBackup("error-backup-short", file=str(file)) from None
    except gzip.BadGzipFile as error:
        kind = "error-backup-other" if "Not a gzipped file" in str(error) else "error-backup-altered"
        raise BadBackup(kind, file=str(file)) from None
    except zlib.error:
        raise BadBackup("error-backup-altered", file=str(file)) from None
    except OSError as error:
        raise BadBackup("error-backup-read", file=str(file), reason=text.reason(error)) from error


def _decoded(line: bytes, kind: type[_Result], file: Path, otherwise: str = "error-backup-altered") -> _Result:
    try:
        return msgspec.json.decode(line, type=kind)
    except ValueError:
        raise BadBackup(otherwise, file=str(file)) from None


def _make_room(connection: sa.Connection, replace: bool) -> None:
    revision = database.revision(connection)
    if revision is None:
        return
    if not database.is_known(revision):
        raise database.StoreUnavailable("error-store-newer")
    held = [table for table in _kept(connection) if connection.execute(sa.select(table).limit(1)).first() is not None]
    if held and not replace:
        raise BadBackup("error-backup-held")
    found = sa.MetaData()
    present = set(sa.inspect(connection).get_table_names())
    found.reflect(connection, only=[name for name in (*SCHEMA.tables, "alembic_version") if name in present])
    found.drop_all(connection)


def _fill(connection: sa.Connection, file: Path) -> None:
    tables = {table.name: table for table in _kept(connection)}
    rows = (_decoded(line, _Row, file) for line in _between(_lines(file)))
    for name, group in groupby(rows, key=lambda row: row.table):
        if name not in tables:
            raise BadBackup("error-backup-altered", file=str(file))
        while some := [{key: _rich(value) for key, value in row.row.items()} for row in islice(group, AT_ONCE)]:
            connection.execute(sa.insert(tables[name]), some)


def _between(lines: Iterator[bytes]) -> Iterator[bytes]:
    """Yield all lines but the first and the last."""
    next(lines, None)
    held = next(lines, None)
    for line in lines:
        if held is not None:
            yield held
        held = line
