"""Verifies the content of a database or a backup."""

import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ... import load, read
from ...engine.errors import LamplitError
from ..storage.schema import CHECKPOINTS, ENTRIES, PROGRESS, RECORDS, TABLES
from ..storage.store import as_table
from ..tables.loading import build
from .backup import reading, restore


class Defect(NamedTuple):
    """A defect: the id of its message, and the arguments."""

    message: str
    arguments: dict[str, Any]


def verify(what: str) -> list[Defect]:
    """Check every entry and every record of a database, given by URL, or of a backup, given by file name."""
    if "://" in what:
        return reading(what, lambda connection: list(_findings(connection)))
    with tempfile.TemporaryDirectory(prefix="lamplit-verify-") as folder:
        url = f"sqlite:///{Path(folder) / 'restored.db'}"
        restore(Path(what), url)
        return reading(url, lambda connection: list(_findings(connection)))


def _findings(connection: sa.Connection) -> Iterator[Defect]:
    if connection.dialect.name == "sqlite":
        for (fault,) in connection.exec_driver_sql("PRAGMA integrity_check").all():
            if fault != "ok":
                yield Defect("finding-file", {"fault": fault})
    torn: set[str] = set()
    for id, length in connection.execute(_LENGTHS).all():
        for defect in _of_table(connection, id, length):
            torn.add(id)
            yield defect
    for row in connection.execute(_BEGUN).all():
        if row.id not in torn:
            yield from _of_game(connection, row)
    with connection.execute(_RECORDS, execution_options={"yield_per": 20}) as records:
        for id, result, text in records:
            yield from _of_record(id, result, text)


_BEGUN = sa.select(TABLES, PROGRESS.c.stage, PROGRESS.c.changed).join(PROGRESS, PROGRESS.c.table_id == TABLES.c.id)
_BEGUN = _BEGUN.where(PROGRESS.c.stage.in_(("running", "over")))
_LENGTHS = sa.select(TABLES.c.id, PROGRESS.c.length).outerjoin(PROGRESS, PROGRESS.c.table_id == TABLES.c.id)
_RECORDS = sa.select(RECORDS.c.id, RECORDS.c.result, RECORDS.c.text).order_by(RECORDS.c.created, RECORDS.c.id)


def _of_table(connection: sa.Connection, id: str, length: int | None) -> Iterator[Defect]:
    log = sa.select(ENTRIES.c.number, ENTRIES.c.payload).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    expected = 1
    for number, payload in connection.execute(log):
        if number != expected:
            yield Defect("finding-gap", {"table": id, "number": expected})
        expected = number + 1
        try:
            msgspec.json.decode(payload)
        except ValueError:
            yield Defect("finding-payload", {"table": id, "number": number})
    if length != expected - 1:
        yield Defect(
            "finding-length", {"table": id, "number": expected - 1, "length": -1 if length is None else length}
        )


def _of_game(connection: sa.Connection, row: sa.Row[Any]) -> Iterator[Defect]:
    """Check that a table with a running or finished game can be opened."""
    mine = ENTRIES.c.table_id == row.id
    log = sa.select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.payload).where(mine).order_by(ENTRIES.c.number)
    newest = sa.select(CHECKPOINTS.c.number, CHECKPOINTS.c.rules, CHECKPOINTS.c.packed)
    newest = newest.where(CHECKPOINTS.c.table_id == row.id).order_by(CHECKPOINTS.c.number.desc()).limit(1)
    checkpoint = connection.execute(newest).first()
    entries = [(number, time, bytes(payload)) for number, time, payload in connection.execute(log)]
    try:
        build(as_table(row), entries, checkpoint and (checkpoint.number, checkpoint.rules, bytes(checkpoint.packed)))
    except LamplitError as error:
        yield Defect("finding-table", {"table": row.id, "reason": error.text()})
    except Exception as error:
        yield Defect("finding-table", {"table": row.id, "reason": type(error).__name__})


def _of_record(id: str, result: str | None, text: bytes) -> Iterator[Defect]:
    try:
        record = zlib.decompress(text).decode()
        if result is None:
            read(record)
        else:
            load(record)
    except (zlib.error, UnicodeDecodeError):
        yield Defect("finding-record-text", {"record": id})
    except LamplitError as error:
        yield Defect("finding-record", {"record": id, "reason": error.text()})
