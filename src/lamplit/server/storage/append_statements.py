"""The hot statements that append entries, and the check of who wins each number."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from . import database
from .jobs import Append, Job, NewEntry, NewTable, UnknownTable

CHANNEL = "lamplit"
NOTICE = 7000  # PostgreSQL's limit is below 8000 bytes per notification


def append(driver: Any, statements: "Statements", appends: Sequence[Append]) -> None:
    """Append each entry that is next at its table, and set the outcome of all jobs."""
    ends = statements.ends(driver, {job.entry.table for job in appends})
    won: list[NewEntry] = []
    for job in appends:
        entry = job.entry
        length, stage = ends.get(entry.table, (None, ""))
        if length is None:
            job.outcome = UnknownTable("error-store-table")
        elif job.behind is not None and job.behind.outcome is not True:
            job.outcome = False  # it assumed that the previous entry had been stored
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


class Statements:
    """The hot statements, in the dialect of the database, for any number of rows.

    They use the driver directly: for a single entry SQLAlchemy would take four times as long as SQLite.
    """

    def __init__(self, dialect: str) -> None:
        self._postgres = dialect == "postgresql"
        self._mark = "%s" if self._postgres else "?"
        self._sql: dict[int, str] = {}

    def prepare(self, driver: Any) -> None:
        """Prepare a connection; on SQLite a trigger updates a table's progress with every entry."""
        if not self._postgres:
            driver.execute("PRAGMA temp_store = MEMORY")
            driver.execute(
                "CREATE TEMP TRIGGER IF NOT EXISTS moving AFTER INSERT ON main.entries BEGIN "
                "UPDATE progress SET length = new.number, changed = new.time WHERE table_id = new.table_id; END"
            )

    def is_plain(self, job: Job) -> bool:
        """Whether a job is a plain entry that can share one statement with others."""
        if self._postgres or not isinstance(job, Append) or job.behind is not None or job.unsure:
            return False
        return job.entry.stage is None and job.entry.checkpoint is None and job.entry.opens is None

    def append_at_once(self, driver: Any, appends: Sequence[Append]) -> bool:
        """Append plain entries in one statement that is its own transaction, if each is next at its table.

        Return `False` if that was not true of all; then it is unknown which were written.
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
        """Begin a writing transaction. On PostgreSQL the first statement does so."""
        if not self._postgres:
            database.begin_writing(driver)

    def commit(self, driver: Any) -> None:
        """Commit to disk."""
        driver.commit()

    def ends(self, driver: Any, tables: set[str]) -> dict[str, tuple[int | None, str]]:
        """Return the lengths and stages of these tables, locked until the commit."""
        wanted = sorted(tables)
        if self._postgres:
            sql = "SELECT table_id, length, stage FROM progress WHERE table_id = ANY(%s) ORDER BY table_id FOR UPDATE"
            found = driver.execute(sql, (wanted,)).fetchall()
        else:
            # One row instead of many, for the same reason that a batch uses few statements.
            ends = "json_group_array(json_array(table_id, length, stage))"
            sql = f"SELECT {ends} FROM progress WHERE table_id IN {self._row(len(wanted))}"
            found = msgspec.json.decode(driver.execute(sql, wanted).fetchone()[0])
        return {table: (length, stage) for table, length, stage in found}

    def holds(self, driver: Any, entry: NewEntry) -> bool:
        """Whether the stored entry of this number is this one."""
        sql = f"SELECT time, payload FROM entries WHERE table_id = {self._mark} AND number = {self._mark}"
        return driver.execute(sql, (entry.table, entry.number)).fetchone() == (entry.time, entry.payload)

    def move(self, driver: Any, rows: dict[str, tuple[int | None, str, int]]) -> None:
        """Update length, stage and time of these tables."""
        sql = (
            f"INSERT INTO progress (table_id, length, stage, changed) VALUES {self._rows(len(rows))} "
            "ON CONFLICT (table_id) DO UPDATE "
            "SET length = excluded.length, stage = excluded.stage, changed = excluded.changed"
        )
        driver.execute(sql, [value for table, row in rows.items() for value in (table, *row)])

    def insert(self, driver: Any, won: Sequence[NewEntry]) -> None:
        """Write entries; on PostgreSQL also notify other workers at the commit."""
        sql = f"INSERT INTO entries (table_id, number, time, payload) VALUES {self._rows(len(won))}"
        driver.execute(
            sql, [value for entry in won for value in (entry.table, entry.number, entry.time, entry.payload)]
        )
        if self._postgres:
            notices = list(_notices(f"{entry.table} {entry.number}" for entry in won))
            driver.execute(f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest(%s::text[]) AS notice", (notices,))

    def open_table(self, driver: Any, new: NewTable) -> None:
        """Add a table."""
        for name, rows in (("tables", [new.facts]), ("progress", [new.progress]), ("entries", new.entries)):
            for row in rows:
                sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES {self._row(len(row))}"
                driver.execute(sql, list(row.values()))

    def keep_checkpoint(self, driver: Any, entry: NewEntry, rules: int, packed: bytes) -> None:
        """Store a checkpoint, and keep only the newest two of its table."""
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
    """Pack the texts into as few notifications as possible."""
    notice = ""
    for word in words:
        if notice and len(notice) + len(word) >= NOTICE:
            yield notice
            notice = ""
        notice = f"{notice} {word}" if notice else word
    if notice:
        yield notice
