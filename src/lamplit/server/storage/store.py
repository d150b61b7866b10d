"""The store: everything that must survive, as the rest of the server sees it.

What happens at a table is an entry in that table's log, numbered from 1 without gaps. The log is the truth; matches in
memory are copies of it. `append` is how workers agree: for each number one of them wins, and the others read what the
winner wrote. When it says `True` the entry is on disk.
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
    """A table: how its match begins, whose it is, and how far it has come.

    `seed` or `start`, the text of a record to go on with, says how the match begins. `host` and `invite` are hashes of
    secrets. `stage` is `gathering`, `running`, `over` or `closed`. Moments are in milliseconds.
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
    """A game to watch, finished or imported. `text` is the record, compressed with zlib; listings leave it out.

    `imported` is also a game that went on from an imported one. `verified` if it came out again from its seed on.
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

    Whatever cannot be done raises `StoreUnavailable`. Then nothing was written as far as anybody was told; only when
    the line to the database broke in the middle of it may it turn out later that it was.
    """

    def __init__(self, url: str) -> None:
        self._engine = database.engine(url)
        self._writer = Writer(database.engine(url), asyncio.get_running_loop())
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="lamplit-reader")

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Opens a database, makes it if need be, brings it up to date, and sees that it can be written.

        Where its disk is full people can at least watch, and go on once there is room.
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
        """Writes what is waiting and lets go of the database."""
        self._writer.hand_over()
        await asyncio.to_thread(self._writer.stop)
        await self._writer.all_told()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()

    # -- tables ------------------------------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, first: Sequence[bytes] = ()) -> None:
        """Adds a table and the first entries of its log, all or nothing."""
        new = new_table(row, first)

        def deed(connection: sa.Connection) -> None:
            # Done twice when the line broke during the commit: the host's secret tells that it is the same table.
            known = connection.execute(sa.select(TABLES.c.host).where(TABLES.c.id == row.id)).scalar()
            if known == row.host:
                return
            connection.execute(sa.insert(TABLES), new.facts)
            connection.execute(sa.insert(PROGRESS), new.progress)
            if new.entries:
                connection.execute(sa.insert(ENTRIES), new.entries)

        await self._writer.do(f"tables {row.id}", deed)

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
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
        """Tables in these stages, the last changed first; `before` leaves out those changed at that moment or later,
        `among` all but these.
        """
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
        """Appends an entry: `True` when it is on disk, `False` if the log has gone on without it.

        With it the table's `changed` becomes `time`, its stage `stage` if given, and `checkpoint`, the rules' version
        and a packed match, is kept for this number. A table that it `opens` is added if the entry is, and only then.
        Several entries of one table may be under way at once: if one is not written, neither are those after it.
        """
        waiter: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.append_then(NewEntry(table, number, payload, time, stage, checkpoint, opens), telling(waiter))
        return await waiter

    def append_then(self, entry: NewEntry, then: Then) -> None:
        """The same for somebody who does not wait: `then` is called with what came of it, which may be an exception."""
        self._writer.append(entry, then)

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, int, bytes]]:
        """The entries of a table with numbers above `after`: number, time and payload, in order."""
        query = (
            sa.select(ENTRIES.c.number, ENTRIES.c.time, ENTRIES.c.payload)
            .where(ENTRIES.c.table_id == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return [(number, time, bytes(payload)) for number, time, payload in await self._rows(query)]

    async def checkpoint(self, table: str) -> tuple[int, int, bytes] | None:
        """The newest checkpoint of a table: number, rules and packed match."""
        query = (
            sa.select(CHECKPOINTS.c.number, CHECKPOINTS.c.rules, CHECKPOINTS.c.packed)
            .where(CHECKPOINTS.c.table_id == table)
            .order_by(CHECKPOINTS.c.number.desc())
            .limit(1)
        )
        found = await self._rows(query)
        return (found[0].number, found[0].rules, bytes(found[0].packed)) if found else None

    async def holds_key(self, table: str, key: str) -> bool:
        """Whether the log of a table tells of somebody with that key, which is the hash of a secret."""
        found = "instr(payload, :key)" if self._engine.dialect.name == "sqlite" else "position(:key IN payload)"
        query = sa.text(f"SELECT 1 FROM entries WHERE table_id = :table AND {found} > 0 LIMIT 1")
        return bool(await self._rows(query.bindparams(table=table, key=key.encode())))

    # -- who keeps a table going -------------------------------------------------------------------------------------

    async def keep(self, table: str, keeper: str, now: int, until: int) -> bool:
        """Makes somebody the keeper of a table until then, unless another is that now.

        Nobody keeps a table ten times as long as is asked for: such a lease was written before a clock was put back.
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
        """Lets another become the keeper at once."""
        gone = sa.delete(KEEPERS).where(KEEPERS.c.table_id == table, KEEPERS.c.keeper == keeper)
        await self._writer.do(f"keepers {table}", lambda line: line.execute(gone) and None)

    # -- records -----------------------------------------------------------------------------------------------------

    async def put_record(self, row: RecordRow) -> None:
        """Keeps a record; one of the same id is replaced."""
        values = msgspec.structs.asdict(row) | {
            "options": _json(row.options),
            "seats": _json(row.seats),
            "result": None if row.result is None else _json(row.result),
        }
        put = self._upsert(RECORDS).values(values)
        put = put.on_conflict_do_update(index_elements=[RECORDS.c.id], set_=values)
        await self._writer.do(f"records {row.id}", lambda line: line.execute(put) and None)

    async def record(self, id: str) -> RecordRow | None:
        """A record by its id, with its text."""
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
        """Records without their texts, the newest first; `before` leaves out those of that moment or later."""
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
        """The tables at which a game is over of which there is no record, the one that ended last first."""
        query = (
            sa.select(PROGRESS.c.table_id)
            .outerjoin(RECORDS, RECORDS.c.id == PROGRESS.c.table_id)
            .where(PROGRESS.c.stage == "over", RECORDS.c.id.is_(None))
            .order_by(PROGRESS.c.changed.desc())
        )
        return [row.table_id for row in await self._rows(query)]

    async def imported(self) -> int:
        """How many bytes the texts of records take that were brought along."""
        size = sa.func.sum(sa.func.length(RECORDS.c.text))
        found = await self._rows(sa.select(size).where(brought_along()))
        return int(found[0][0] or 0)

    async def outcomes(self, game: str | None = None) -> list[RecordRow]:
        """All finished games without their texts, the oldest first."""
        query = sa.select(*_LISTED).where(RECORDS.c.result.is_not(None)).order_by(RECORDS.c.created, RECORDS.c.id)
        if game is not None:
            query = query.where(RECORDS.c.game == game)
        return [_record(row) for row in await self._rows(query)]

    # -- the database itself -----------------------------------------------------------------------------------------

    async def ready(self) -> None:
        """Raises `StoreUnavailable` if the database cannot be written."""
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
                    # Somebody asks for letters that PostgreSQL does not even take: it cannot hold them either.
                    return []

        return await asyncio.get_running_loop().run_in_executor(self._readers, database.patiently, read)


_TABLES = sa.select(TABLES, PROGRESS.c.stage, PROGRESS.c.changed).join(PROGRESS, PROGRESS.c.table_id == TABLES.c.id)


def new_table(row: TableRow, first: Sequence[bytes]) -> NewTable:
    """A table and the first entries of its log, as they are written."""
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
    """A table as its row tells of it."""
    values = dict(row._mapping)
    values["settings"] = msgspec.json.decode(values["settings"])
    return TableRow(**values)


def _record(row: sa.Row[Any]) -> RecordRow:
    values = dict(row._mapping)
    for name in ("options", "seats", "result"):
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    return RecordRow(**values)
