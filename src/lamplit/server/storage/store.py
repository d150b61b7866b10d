"""The store: everything that must survive, as the rest of the server sees it.

Each table has a log of entries, numbered from 1 without gaps. The log is the truth; matches in memory are copies of it.
Workers agree through `append`: for each number one of them wins, and the others read its entry. When `append` returns
`True`, the entry is on disk.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError

from . import database
from .database import StoreUnavailable
from .jobs import NewEntry, NewTable, Then, UnknownTable, telling
from .schema import CHECKPOINTS, ENTRIES, KEEPERS, PROBES, PROGRESS, RECORDS, TABLES, brought_along
from .writer import Writer

log = logging.getLogger("lamplit.store")

__all__ = ["RecordRow", "Store", "StoreUnavailable", "TableRow", "UnknownTable"]

_UPSERT: dict[str, Callable[[sa.Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_LISTED = [column for column in RECORDS.c if column is not RECORDS.c.text]


class TableRow(msgspec.Struct):
    """A table: how its match begins, its secrets, and its progress.

    `seed` or `start`, the text of a record to continue, determines the match. `host` and `invite` are hashes of
    secrets. `stage` is `gathering`, `running`, `over` or `closed`. Times are in milliseconds.
    """

    id: str
    game: str
    settings: dict[str, Any]
    seed: str | None
    start: str | None
    host: str
    invite: str
    public: bool
    stage: str
    created: int
    changed: int


class RecordRow(msgspec.Struct):
    """The record of a finished or imported game. `text` is compressed with zlib; listings leave it out.

    `imported` includes games continued from imported ones. `verified` means that a replay from the seed gave the same
    record.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: dict[str, Any]
    result: dict[str, Any] | None
    public: bool
    invite: str
    imported: bool
    answers: int
    seconds: int
    created: int
    text: bytes = b""
    verified: bool = True


class Store:
    """A database of tables and records, used from one event loop.

    Operations that fail raise `StoreUnavailable`. Then nothing was written; only if the connection broke during the
    commit may it turn out later that it was.
    """

    def __init__(self, url: str) -> None:
        self._engine = database.engine(url)
        self._writer = Writer(database.engine(url), asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="lamplit-reader")

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database: create it if needed, migrate it, and check that it is writable.

        On a full disk the store opens all the same: people can watch, and play on once there is room.
        """
        await asyncio.to_thread(database.migrate, url)
        store = cls(url)
        try:
            await store.ready()
        except StoreUnavailable as error:
            if error.message != "error-store-full":
                await store.close()
                raise
            log.error(
                "disk-full", extra={"facts": {"make-room-beside": database.file_of(url), "until-then": "watching"}}
            )
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Write what is queued and close the database."""
        self._writer.hand_over()
        await asyncio.to_thread(self._writer.stop)
        await self._writer.all_told()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, first: Sequence[bytes] = ()) -> None:
        """Add a table and the first entries of its log, all or nothing."""
        new = new_table(row, first)

        def deed(connection: sa.Connection) -> None:
            # May run twice if the connection broke during the commit: the host's secret identifies the table.
            known = connection.execute(sa.select(TABLES.c.host).where(TABLES.c.id == row.id)).scalar()
            if known == row.host:
                return
            connection.execute(sa.insert(TABLES), new.facts)
            connection.execute(sa.insert(PROGRESS), new.progress)
            if new.entries:
                connection.execute(sa.insert(ENTRIES), new.entries)

        await self._writer.do(f"tables {row.id}", deed)

    async def table(self, id: str) -> TableRow | None:
        """Return a table by its id."""
        found = await self._rows(_TABLES.where(TABLES.c.id == id))
        return as_table(found[0]) if found else None

    async def tables(
        self,
        *,
        public: bool | None = None,
        stages: Sequence[str] = ("gathering", "running"),
        limit: int = 100,
        before: int | None = None,
        among: Sequence[str] | None = None,
    ) -> list[TableRow]:
        """Return tables in these stages, the last changed first. `before` leaves out later changes, `among` restricts
        the ids."""
        query = _TABLES.where(PROGRESS.c.stage.in_(stages)).order_by(PROGRESS.c.changed.desc(), TABLES.c.id)
        if public is not None:
            query = query.where(TABLES.c.public == public)
        if before is not None:
            query = query.where(PROGRESS.c.changed < before)
        if among is not None:
            query = query.where(TABLES.c.id.in_(among))
        return [as_table(row) for row in await self._rows(query.limit(limit))]

    # -- the log -----------------------------------------------------------------------------------------------------

    async def append(
        self,
        table: str,
        number: int,
        payload: bytes,
        time: int,
        stage: str | None = None,
        checkpoint: tuple[int, bytes] | None = None,
        opens: NewTable | None = None,
    ) -> bool:
        """Append an entry. Return `True` when it is on disk, `False` if another entry has its number.

        It sets the table's `changed` to `time`, its stage to `stage` if given, and stores `checkpoint`, the version of
        the rules and a packed match, for this number. A table that it `opens` is only added together with the entry.
        Several entries of a table may be pending: if one is not written, later ones are not either.
        """
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_then(NewEntry(table, number, payload, time, stage, checkpoint, opens), telling(waiter))
        return await waiter

    def append_then(self, entry: NewEntry, then: Then) -> None:
        """Like `append`, without waiting: `then` is called with the result, or with an exception."""
        self._writer.append(entry, then)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, int, bytes]]:
        """Return the entries of a table after a number, in order: number, time and payload."""
        query = (
            sa.select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.payload)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return [(number, time, bytes(payload)) for number, time, payload in await self._rows(query)]

    async def checkpoint(self, table: str) -> tuple[int, int, bytes] | None:
        """Return the newest checkpoint of a table: number, version of the rules, and packed match."""
        query = (
            sa.select(CHECKPOINTS.c.number, CHECKPOINTS.c.rules, CHECKPOINTS.c.packed)
            .where(CHECKPOINTS.c.table_id == table)
            .order_by(CHECKPOINTS.c.number.desc())
            .limit(1)
        )
        found = await self._rows(query)
        return (found[0].number, found[0].rules, bytes(found[0].packed)) if found else None

    async def holds_key(self, table: str, key: str) -> bool:
        """Whether the log of a table contains this key, the hash of a secret."""
        found = "instr(payload, :key)" if self._engine.dialect.name == "sqlite" else "position(:key IN payload)"
        query = sa.text(f"SELECT 1 FROM entries WHERE table_id = :table AND {found} > 0 LIMIT 1")
        return bool(await self._rows(query.bindparams(table=table, key=key.encode())))

    # -- driving tables
    # --------------------------------------------------------------------------------------------------

    async def keep(self, table: str, keeper: str, now: int, until: int) -> bool:
        """Lease the driving of a table to a worker until a moment, unless another worker holds the lease.

        A lease of ten times the requested length was written before a clock was put back, and is ignored.
        """
        too_long = KEEPERS.c.until > now + 10 * (until - now)
        wish = self._upsert(KEEPERS).values(table_id=table, keeper=keeper, until=until)
        wish = wish.on_conflict_do_update(
            index_elements=[KEEPERS.c.table_id],
            set_={"keeper": wish.excluded.keeper, "until": wish.excluded.until},
            where=sa.or_(KEEPERS.c.keeper == keeper, KEEPERS.c.until <= now, too_long),
        ).returning(KEEPERS.c.keeper)
        return await self._writer.do(f"keepers {table}", lambda line: line.execute(wish).first() is not None)

    async def let_go(self, table: str, keeper: str) -> None:
        """End a worker's lease at once."""
        gone = sa.delete(KEEPERS).where(KEEPERS.c.table_id == table, KEEPERS.c.keeper == keeper)
        await self._writer.do(f"keepers {table}", lambda line: line.execute(gone) and None)

    # -- records -----------------------------------------------------------------------------------------------------

    async def put_record(self, row: RecordRow) -> None:
        """Store a record, replacing one with the same id."""
        values = msgspec.structs.asdict(row) | {
            "options": _json(row.options),
            "seats": _json(row.seats),
            "result": None if row.result is None else _json(row.result),
        }
        put = self._upsert(RECORDS).values(values)
        put = put.on_conflict_do_update(index_elements=[RECORDS.c.id], set_=values)
        await self._writer.do(f"records {row.id}", lambda line: line.execute(put) and None)

    async def record(self, id: str) -> RecordRow | None:
        """Return a record by its id, with its text."""
        found = await self._rows(sa.select(RECORDS).where(RECORDS.c.id == id))
        return _record(found[0]) if found else None

    async def records(
        self,
        *,
        game: str | None = None,
        public: bool | None = None,
        imported: bool | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[RecordRow]:
        """Return records without texts, the newest first; `before` leaves out later ones."""
        query = sa.select(*_LISTED).order_by(RECORDS.c.created.desc(), RECORDS.c.id)
        if game is not None:
            query = query.where(RECORDS.c.game == game)
        if public is not None:
            query = query.where(RECORDS.c.public == public)
        if imported is not None:
            query = query.where(RECORDS.c.imported == imported)
        if before is not None:
            query = query.where(RECORDS.c.created < before)
        return [_record(row) for row in await self._rows(query.limit(limit))]

    async def unrecorded(self) -> list[str]:
        """Return the tables with a finished game but no record, the last to end first."""
        query = (
            sa.select(PROGRESS.c.table_id)
            .outerjoin(RECORDS, RECORDS.c.id == PROGRESS.c.table_id)
            .where(PROGRESS.c.stage == "over", RECORDS.c.id.is_(None))
            .order_by(PROGRESS.c.changed.desc())
        )
        return [row.table_id for row in await self._rows(query)]

    async def imported(self) -> int:
        """Return the total bytes of imported records."""
        size = sa.func.sum(sa.func.length(RECORDS.c.text))
        found = await self._rows(sa.select(size).where(brought_along()))
        return int(found[0][0] or 0)

    async def outcomes(self, game: str | None = None) -> list[RecordRow]:
        """Return all finished games without texts, the oldest first."""
        query = sa.select(*_LISTED).where(RECORDS.c.result.is_not(None)).order_by(RECORDS.c.created, RECORDS.c.id)
        if game is not None:
            query = query.where(RECORDS.c.game == game)
        return [_record(row) for row in await self._rows(query)]

    # -- the database itself -----------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Raise `StoreUnavailable` if the database cannot be written."""
        probe = {"id": secrets.token_hex(8)}

        def deed(connection: sa.Connection) -> None:
            connection.execute(sa.insert(PROBES), probe)
            connection.execute(sa.delete(PROBES).where(PROBES.c.id == probe["id"]))

        await self._writer.do(f"probes {probe['id']}", deed)

    def _upsert(self, table: sa.Table) -> Any:
        return _UPSERT[self._engine.dialect.name](table)

    async def _rows(self, query: Any) -> Sequence[Any]:
        def read() -> Sequence[Any]:
            with self._engine.connect() as connection:
                try:
                    return connection.execute(query).all()
                except DataError:
                    # The query contains characters that PostgreSQL rejects, so it cannot hold them either.
                    return []

        return await asyncio.get_running_loop().run_in_executor(self._readers, database.patiently, read)


_TABLES = sa.select(TABLES, PROGRESS.c.stage, PROGRESS.c.changed).join(PROGRESS, PROGRESS.c.table_id == TABLES.c.id)


def new_table(row: TableRow, first: Sequence[bytes]) -> NewTable:
    """Return a table and the first entries of its log, ready to be written."""
    facts = {
        "id": row.id,
        "game": row.game,
        "settings": _json(row.settings),
        "seed": row.seed,
        "start": row.start,
        "host": row.host,
        "invite": row.invite,
        "public": row.public,
        "created": row.created,
    }
    progress = {"table_id": row.id, "length": len(first), "changed": row.changed, "stage": row.stage}
    entries = [
        {"table_id": row.id, "number": number, "time": row.created, "payload": payload}
        for number, payload in enumerate(first, 1)
    ]
    return NewTable(facts, progress, entries)


def _json(data: Any) -> str:
    return msgspec.json.encode(data).decode()


def as_table(row: sa.Row[Any]) -> TableRow:
    """Return a table from its row."""
    values = dict(row._mapping)
    values["settings"] = msgspec.json.decode(values["settings"])
    return TableRow(**values)


def _record(row: sa.Row[Any]) -> RecordRow:
    values = dict(row._mapping)
    for name in ("options", "seats", "result"):
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    return RecordRow(**values)
