"""What a server forgets in time: abandoned tables, records that were brought along long ago, and what was said and
pointed at where a game is long over.

Games that were finished here stay, with their records. The server may go on meanwhile: who acts at a table just
then keeps it.
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
"""Tables in one transaction, so that nobody who plays waits for long."""

GONE = e.pack(e.Expired())
_PRIVATE = tuple(f'{{"kind":"{kind}",'.encode() for kind in ("say", "ping"))


class Pruned(NamedTuple):
    """How many tables and imported records were removed, and how many things that were said or pointed at."""

    tables: int
    words: int
    imports: int


def prune(url: str, before: int, spared: Collection[str] = ()) -> Pruned:
    """Forgets what is older than a moment, in ms. Tables that are `spared` stay as they are."""
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
    """Removes some of the records that were brought along before a moment; how many it were."""
    old = sa.select(RECORDS.c.id).where(brought_along(), RECORDS.c.created < before).limit(AT_ONCE)
    with engine.begin() as connection:
        return connection.execute(sa.delete(RECORDS).where(RECORDS.c.id.in_(old))).rowcount


def _old(engine: sa.Engine, before: int) -> list[str]:
    query = sa.select(PROGRESS.c.table_id).where(PROGRESS.c.changed < before).order_by(PROGRESS.c.table_id)
    with engine.connect() as connection:
        return list(connection.execute(query).scalars())


def _forget(engine: sa.Engine, tables: list[str], before: int) -> tuple[int, int]:
    """Looks again under lock: somebody may have come back to one of them a moment ago."""
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
    """Checkpoints hold what was said, too."""
    kept = sa.select(CHECKPOINTS).where(CHECKPOINTS.c.table_id.in_(tables))
    for row in connection.execute(kept).all():
        whose = (CHECKPOINTS.c.table_id == row.table_id, CHECKPOINTS.c.number == row.number)
        hushed = without_people(bytes(row.packed))
        connection.execute(sa.update(CHECKPOINTS).where(*whose).values(packed=hushed))


def _bytes(value: bytes) -> sa.BindParameter[bytes]:
    return sa.bindparam(None, value, type_=sa.LargeBinary())
