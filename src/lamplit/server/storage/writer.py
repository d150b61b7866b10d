"""The one thread of a process that writes: all who wait share one transaction.

A commit is dear because it waits for the disk, and costs about the same for one entry as for a hundred. So whatever
comes in one turn of the event loop is handed over together, whatever has queued up while the last commit ran goes into
the next one, and then everybody is told.

Every statement lets go of Python's lock and has to get it back from a busy event loop. That is why a batch is written
with one statement of many rows where SQLite can do it, and with a handful elsewhere.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from ...engine.errors import LamplitError
from . import database

CHANNEL = "lamplit"
NOTICE = 7000  # PostgreSQL takes less than 8000 bytes in a notification
BATCH = 200
A_MOMENT = 0.0002  # seconds to wait for company where there was some just now
TOLD_AT_ONCE = 4  # jobs; then the loop looks at what has come in meanwhile, so that there is always something to do

Deed = Callable[[sa.Connection], Any]
Then = Callable[[Any], None]
"""Called in the event loop with what came of a job: its outcome, or the exception that it ended in."""


class UnknownTable(LamplitError):
    """There is no table of that id."""


class NewTable(NamedTuple):
    """A table to be added: its row, how far it has come, and the first entries of its log."""

    facts: dict[str, Any]
    progress: dict[str, Any]
    entries: list[dict[str, Any]]


class NewEntry(NamedTuple):
    """An entry to be appended to a table's log, and the table that is opened by it, if one is: both or neither."""

    table: str
    number: int
    payload: bytes
    time: int
    stage: str | None
    checkpoint: tuple[int, bytes] | None
    opens: NewTable | None = None


class Job:
    """Something to be written, and what happens then."""

    __slots__ = ("deadline", "outcome", "then")

    def __init__(self, then: Then) -> None:
        self.then = then
        self.deadline = time.monotonic() + database.PATIENCE
        self.outcome: Any = None


class Errand(Job):
    """Anything but an entry. `row` names what it locks."""

    __slots__ = ("deed", "row")

    def __init__(self, then: Then, row: str, deed: Deed) -> None:
        super().__init__(then)
        self.row = row
        self.deed = deed


class Append(Job):
    """An entry for a table's log. `behind` is the one before it, if nobody has been told yet what became of that."""

    __slots__ = ("behind", "entry", "unsure")

    def __init__(self, then: Then, entry: NewEntry) -> None:
        super().__init__(then)
        self.entry = entry
        self.behind: Append | None = None
        self.unsure = False


def telling(waiter: "asyncio.Future[Any]") -> Then:
    """Lets somebody wait for a job."""

    def then(outcome: Any) -> None:
        if waiter.done():
            return
        if isinstance(outcome, Exception):
            waiter.set_exception(outcome)
        else:
            waiter.set_result(outcome)

    return then


class Writer:
    """Writes what it is given, in order, from a thread of its own and with an engine of its own."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine.execution_options(writes=True)
        self._loop = loop
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._busy = False
        self._connection: sa.Connection | None = None
        self._newest: dict[str, Append] = {}
        self._settled = 0  # batches, counted in the thread
        self._heard = 0  # of these, how many everybody has been told of; counted in the loop
        self._statements = _Statements(engine.dialect.name)
        self._thread = threading.Thread(target=self._run, name="lamplit-writer", daemon=True)
        self._thread.start()

    def do(self, row: str, deed: Deed) -> "asyncio.Future[Any]":
        """Has something done to a row in the next transaction. It must be something that can be done twice."""
        waiter = self._loop.create_future()
        self._gather(Errand(telling(waiter), row, deed))
        return waiter

    def append(self, entry: NewEntry, then: Then) -> None:
        """Has an entry appended in the next transaction."""
        job = Append(then, entry)
        job.behind = self._newest.get(entry.table)
        self._newest[entry.table] = job
        self._gather(job)

    def _gather(self, job: Job) -> None:
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append(job)

    def hand_over(self) -> None:
        """Gives the thread what has come in since the last time."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def stop(self) -> None:
        """Writes what was handed over, then ends the thread. To be called from another thread than the loop's."""
        self._queue.put(None)
        self._thread.join()

    # -- in the thread -----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._waiting()
            self._busy = len(batch) > 1
            self._settle(batch)
        self._hang_up()
        self._engine.dispose()

    def _waiting(self) -> tuple[list[Job], bool]:
        """What has queued up, once there is something; and whether to go on after it."""
        batch: list[Job] = []
        handed_over = self._queue.get()
        if self._busy:
            time.sleep(A_MOMENT)  # more is on its way, and can go to the disk together
        while handed_over is not None:
            batch += handed_over
            if len(batch) >= BATCH:
                return batch, True
            try:
                handed_over = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _settle(self, batch: list[Job]) -> None:
        """Writes a batch and tells everybody. While the database is away it waits, as long as people may be kept."""
        pause = 0.05
        plain = [job for job in batch if self._statements.is_plain(job)]
        if plain and len(plain) < len(batch):
            self._settle(plain)
            self._settle([job for job in batch if job.outcome is None])
            return
        while batch:
            try:
                self._commit(batch)
            except Exception as error:
                if database.is_passing(error):
                    batch = self._give_up(batch, error)
                    time.sleep(pause)
                    pause = min(2 * pause, 1.0)
                    continue
                self._refuse(batch, error)
            else:
                self._tell(batch)
            return

    def _refuse(self, batch: list[Job], error: Exception) -> None:
        """Tells what went wrong. One bad job must not spoil the others': they are done again, each on its own."""
        self._hang_up()
        refusal = database.is_refusal(error)
        if len(batch) > 1 and not refusal:
            for job in batch:
                self._settle([job])
            return
        for job in batch:
            job.outcome = database.meaning(error) if refusal else error
        self._tell(batch)

    def _give_up(self, batch: list[Job], error: Exception) -> list[Job]:
        """Hangs up, tells those who have waited long enough, and gives the others.

        The line may have gone dead after the commit was sent. Nobody knows then whether it was carried out, until
        somebody looks.
        """
        self._hang_up()
        now = time.monotonic()
        late = [job for job in batch if job.deadline < now]
        for job in batch:
            if isinstance(job, Append):
                job.unsure = True
        for job in late:
            job.outcome = database.meaning(error)
        self._tell(late)
        return [job for job in batch if job.deadline >= now]

    def _tell(self, batch: list[Job]) -> None:
        if batch and not self._loop.is_closed():
            self._settled += 1
            self._loop.call_soon_threadsafe(self._told, batch)

    async def all_told(self) -> None:
        """Waits until everybody has been told what has been written."""
        while self._heard < self._settled:
            await asyncio.sleep(0.001)

    def _told(self, batch: list[Job]) -> None:
        now, later = batch[:TOLD_AT_ONCE], batch[TOLD_AT_ONCE:]
        if later:
            self._loop.call_soon(self._told, later)
        else:
            self._heard += 1
        for job in now:
            if isinstance(job, Append):
                job.behind = None
                if self._newest.get(job.entry.table) is job:
                    del self._newest[job.entry.table]
            try:
                job.then(job.outcome)
            except Exception as error:
                # The others in the batch are told all the same.
                self._loop.call_exception_handler({"message": "after writing", "exception": error})

    def _hang_up(self) -> None:
        """Lets go of the connection: after trouble it cannot be trusted."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _commit(self, batch: list[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._statements.prepare(self._connection.connection.driver_connection)
        # Rows are locked in the same order everywhere, so that two workers never wait for each other.
        errands = sorted((job for job in batch if isinstance(job, Errand)), key=lambda errand: errand.row)
        appends = [job for job in batch if isinstance(job, Append)]
        driver = self._connection.connection.driver_connection
        if self._statements.is_plain(batch[0]) and self._statements.append_at_once(driver, appends):
            return
        if not errands:
            # The same without SQLAlchemy, which would take longer to begin and commit than SQLite to write.
            self._statements.begin(driver)
            _append(driver, self._statements, appends)
            self._statements.commit(driver)
            return
        with self._connection.begin():
            for errand in errands:
                errand.outcome = errand.deed(self._connection)
            if appends:
                _append(driver, self._statements, appends)


# -- appending -------------------------------------------------------------------------------------------------------


def _append(driver: Any, statements: "_Statements", appends: Sequence[Append]) -> None:
    ends = statements.ends(driver, {job.entry.table for job in appends})
    won: list[NewEntry] = []
    for job in appends:
        entry = job.entry
        length, stage = ends.get(entry.table, (None, ""))
        if length is None:
            job.outcome = UnknownTable("error-store-table")
        elif job.behind is not None and job.behind.outcome is not True:
            job.outcome = False  # it was thought out at a table at which the one before it had happened
        elif entry.number == length + 1:
            ends[entry.table] = (entry.number, entry.stage or stage)
            won.append(entry)
            job.outcome = True
        else:
            job.outcome = job.unsure and statements.holds(driver, entry)
    if won:
        statements.move(driver, {entry.table: (*ends[entry.table], entry.time) for entry in won})
        statements.insert(driver, won)
        for entry in won:
            if entry.checkpoint is not None:
                statements.keep_checkpoint(driver, entry, *entry.checkpoint)
            if entry.opens is not None:
                statements.open_table(driver, entry.opens)


class _Statements:
    """The hot statements, in the dialect of the database, for any number of rows.

    They go to the driver itself: for one entry SQLAlchemy would take four times as long as SQLite does.
    """

    def __init__(self, dialect: str) -> None:
        self._postgres = dialect == "postgresql"
        self._mark = "%s" if self._postgres else "?"
        self._sql: dict[int, str] = {}

    def prepare(self, driver: Any) -> None:
        """Prepares a connection: on SQLite a table's progress moves by itself with every entry."""
        if not self._postgres:
            driver.execute("PRAGMA temp_store = MEMORY")
            driver.execute(
                "CREATE TEMP TRIGGER IF NOT EXISTS moving AFTER INSERT ON main.entries BEGIN "
                "UPDATE progress SET length = new.number, changed = new.time WHERE table_id = new.table_id; END"
            )

    def is_plain(self, job: Job) -> bool:
        """Whether this can be written with others like it in one statement: an entry, and nothing beside it."""
        if self._postgres or not isinstance(job, Append) or job.behind is not None or job.unsure:
            return False
        return job.entry.stage is None and job.entry.checkpoint is None and job.entry.opens is None

    def append_at_once(self, driver: Any, appends: Sequence[Append]) -> bool:
        """Appends plain entries where each is the next one of its table, in a transaction of one statement.

        `False` if that was not so for all of them: then it is unsure which were written.
        """
        values = [value for job in appends for value in job.entry[:4]]
        if database.write_at_once(driver, self._appending(len(appends)), values) == len(appends):
            for job in appends:
                job.outcome = True
            return True
        for job in appends:
            job.unsure = True
        return False

    def _appending(self, count: int) -> str:
        sql = self._sql.get(count)
        if sql is None:
            sql = self._sql[count] = (
                "INSERT INTO entries (table_id, number, payload, time) "
                f"SELECT v.column1, v.column2, v.column3, v.column4 FROM (VALUES {self._rows(count)}) AS v "
                "CROSS JOIN progress AS p ON p.table_id = v.column1 AND p.length = v.column2 - 1"
            )
        return sql

    def begin(self, driver: Any) -> None:
        """Begins a transaction that writes. PostgreSQL's does so by itself, with the first statement."""
        if not self._postgres:
            database.begin_writing(driver)

    def commit(self, driver: Any) -> None:
        """All of it, on disk."""
        driver.commit()

    def ends(self, driver: Any, tables: set[str]) -> dict[str, tuple[int | None, str]]:
        """How long these tables are, and their stage. Nobody else can change that until the commit."""
        wanted = sorted(tables)
        if self._postgres:
            sql = "SELECT table_id, length, stage FROM progress WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
            found = driver.execute(sql, (wanted,)).fetchall()
        else:
            # One row instead of many, for the same reason that a batch is few statements.
            ends = "json_group_array(json_array(table_id, length, stage))"
            sql = f"SELECT {ends} FROM progress WHERE table_id IN {self._row(len(wanted))}"
            found = msgspec.json.decode(driver.execute(sql, wanted).fetchone()[0])
        return {table: (length, stage) for table, length, stage in found}

    def holds(self, driver: Any, entry: NewEntry) -> bool:
        """Whether the entry of that number is this very one."""
        sql = f"SELECT time, payload FROM entries WHERE table_id = {self._mark} AND number = {self._mark}"
        return driver.execute(sql, (entry.table, entry.number)).fetchone() == (entry.time, entry.payload)

    def move(self, driver: Any, rows: dict[str, tuple[int | None, str, int]]) -> None:
        """Notes how far these tables have come: length, stage and time."""
        sql = (
            f"INSERT INTO progress (table_id, length, stage, changed) VALUES {self._rows(len(rows))} "
            "ON CONFLICT (table_id) DO UPDATE "
            "SET length = excluded.length, stage = excluded.stage, changed = excluded.changed"
        )
        driver.execute(sql, [value for table, row in rows.items() for value in (table, *row)])

    def insert(self, driver: Any, won: Sequence[NewEntry]) -> None:
        """Writes the entries, and on PostgreSQL tells the other workers of them when they are committed."""
        sql = f"INSERT INTO entries (table_id, number, time, payload) VALUES {self._rows(len(won))}"
        driver.execute(
            sql, [value for entry in won for value in (entry.table, entry.number, entry.time, entry.payload)]
        )
        if self._postgres:
            notices = list(_notices(f"{entry.table} {entry.number}" for entry in won))
            driver.execute(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(%s::text[]) AS notice", (notices,))

    def open_table(self, driver: Any, new: NewTable) -> None:
        """Adds a table."""
        for name, rows in (("tables", [new.facts]), ("progress", [new.progress]), ("entries", new.entries)):
            for row in rows:
                sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES {self._row(len(row))}"
                driver.execute(sql, list(row.values()))

    def keep_checkpoint(self, driver: Any, entry: NewEntry, rules: int, packed: bytes) -> None:
        """Stores a checkpoint, and keeps of its table the newest two only."""
        mark = self._mark
        driver.execute(
            f"INSERT INTO checkpoints (table_id, number, rules, packed) VALUES {self._row(4)}",
            (entry.table, entry.number, rules, packed),
        )
        driver.execute(
            f"DELETE FROM checkpoints WHERE table_id = {mark} AND number < (SELECT min(number) FROM ("
            f"SELECT number FROM checkpoints WHERE table_id = {mark} ORDER BY number DESC LIMIT 2) AS newest)",
            (entry.table, entry.table),
        )

    def _row(self, width: int) -> str:
        return f"({', '.join([self._mark] * width)})"

    def _rows(self, count: int) -> str:
        return ", ".join([self._row(4)] * count)


def _notices(words: Iterable[str]) -> Iterable[str]:
    """The words in as few notifications as they fit into."""
    notice = ""
    for word in words:
        if notice and len(notice) + len(word) >= NOTICE:
            yield notice
            notice = ""
        notice = f"{notice} {word}" if notice else word
    if notice:
        yield notice
