"""Deletes old data: abandoned tables, old imported records, and the talk and pings of games that are long over.

Games finished here are kept, with their records. The server may keep running; a table that is used at that moment is
kept.
"""

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from ..storage import database
from ..storage.schema import CHECKPOINTS, ENTRIES, KEEPERS, PROGRESS, RECORDS, TABLES, brought_along
from ..tables import entries as e
from ..tables.checkpoints import without_people

ABANDONED = ("gathering", "running", "closed")
DAY = 24 * 60 * 60 * 1000
AT_ONCE = 100
"""Tables per transaction, so that players never wait long."""

GONE = e.pack(e.Expired())
_PRIVATE = tuple(f'{{"kind":"{kind}",'.encode() for kind in ("say", "ping"))


class Pruned(NamedTuple):
    """The numbers of tables, imported records, and lines of talk or pings removed."""

    tables: int
    words: int
    imports: int


def prune(url: str, before: int, spared: Collection[str] = ()) -> Pruned:
    """Delete what is older than a moment, in ms, except the `spared` tables."""
    made = database.engine(url).execution_options(writes=True)
    tables = words = 0
    try:
        old = database.patiently(lambda: _old(made, before))
        for start in range(0, len(old), AT_ONCE):
            some = [table for table in old[start : start + AT_ONCE] if table not in spared]
            removed, forgotten = database.patiently(lambda some=some: _forget(made, some, before))
            tables, words = tables + removed, words + forgotten
        imports = 0
        while removed := database.patiently(lambda: _forget_imports(made, before)):
            imports += removed
    finally:
        made.dispose()
    return Pruned(tables, words, imports)


def _forget_imports(engine: sa.Engine, before: int) -> int:
    """Remove some of the records imported before a moment; return how many."""
    old = sa.select(RECORDS.c.id).where(brought_along(), RECORDS.c.created < before).limit(AT_ONCE)
    with engine.begin() as connection:
        return connection.execute(sa.delete(RECORDS).where(RECORDS.c.id.in_(old))).rowcount


def _old(engine: sa.Engine, before: int) -> list[str]:
    query = sa.select(PROGRESS.c.table_id).where(PROGRESS.c.changed < before).order_by(PROGRESS.c.table_id)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _forget(engine: sa.Engine, tables: list[str], before: int) -> tuple[int, int]:
    """Delete these tables after checking again under a lock, since one may have just been used."""
    still = sa.select(PROGRESS.c.table_id, PROGRESS.c.stage).where(
        PROGRESS.c.table_id.in_(tables), PROGRESS.c.changed < before
    )
    with engine.begin() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA secure_delete = ON")
        found = connection.execute(still.order_by(PROGRESS.c.table_id).with_for_update()).all()
        abandoned = [id for id, stage in found if stage in ABANDONED]
        over = [id for id, stage in found if stage not in ABANDONED]
        for table in (KEEPERS, CHECKPOINTS, ENTRIES, PROGRESS):
            connection.execute(sa.delete(table).where(table.c.table_id.in_(abandoned)))
        connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(abandoned)))
        said = sa.or_(*(sa.func.substr(ENTRIES.c.payload, 1, len(begun)) == _bytes(begun) for begun in _PRIVATE))
        hushed = connection.execute(
            sa.update(ENTRIES).where(ENTRIES.c.table_id.in_(over), said).values(payload=GONE)
        ).rowcount
        _hush_checkpoints(connection, over)
    return len(abandoned), hushed


def _hush_checkpoints(connection: sa.Connection, tables: list[str]) -> None:
    """Remove talk from checkpoints."""
    kept = sa.select(CHECKPOINTS).where(CHECKPOINTS.c.table_id.in_(tables))
    for row in connection.execute(kept).all():
        whose = (CHECKPOINTS.c.table_id == row.table_id, CHECKPOINTS.c.number == row.number)
        hushed = without_people(bytes(row.packed))
        connection.execute(sa.update(CHECKPOINTS).where(*whose).values(packed=hushed))


def _bytes(value: bytes) -> sa.BindParameter[bytes]:
    return sa.bindparam(None, value, type_=sa.LargeBinary())
