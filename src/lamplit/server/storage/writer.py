"""The only writing thread of a process: waiting jobs share one transaction.

A commit is expensive because it waits for the disk, and costs about the same for one entry as for a hundred. So
everything that arrives in one pass of the event loop is handed over together, everything queued during a commit goes
into the next, and then all are told.

Every statement releases Python's lock and must get it back from a busy event loop. That is why a batch is written with
one statement of many rows on SQLite, and with a handful elsewhere.
"""

import asyncio
import queue
import threading
import time
from typing import Any

import sqlalchemy as sa

from . import database
from .append_statements import Statements, append
from .jobs import Append, Deed, Errand, Job, NewEntry, Then, telling

BATCH = 200
A_MOMENT = 0.0002  # seconds to wait for more jobs if the last batch had several
TOLD_AT_ONCE = 4  # results reported at a time, so that the loop can read new requests in between


class Writer:
    """Writes jobs in order, in its own thread with its own engine."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine.execution_options(writes=True)
        self._loop = loop
        self._queue: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._gathered: list[Job] = []
        self._busy = False
        self._connection: sa.Connection | None = None
        self._newest: dict[str, Append] = {}
        self._settled = 0  # batches written, counted in the thread
        self._heard = 0  # batches reported, counted in the loop
        self._statements = Statements(engine.dialect.name)
        self._thread = threading.Thread(target=self._run, name="lamplit-writer", daemon=True)
        self._thread.start()

    def do(self, row: str, deed: Deed) -> "asyncio.Future[Any]":
        """Run an action on a row in the next transaction. It must be safe to run twice."""
        waiter = self._loop.create_future()
        self._gather(Errand(telling(waiter), row, deed))
        return waiter

    def append(self, entry: NewEntry, then: Then) -> None:
        """Append an entry in the next transaction."""
        job = Append(then, entry)
        job.behind = self._newest.get(entry.table)
        self._newest[entry.table] = job
        self._gather(job)

    def _gather(self, job: Job) -> None:
        if not self._gathered:
            self._loop.call_soon(self.hand_over)
        self._gathered.append(job)

    def hand_over(self) -> None:
        """Hand the collected jobs to the thread."""
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def stop(self) -> None:
        """Write what was handed over, then end the thread. Call this from another thread than the loop's."""
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
        """Wait for jobs; return them, and whether to go on afterwards."""
        batch: list[Job] = []
        handed_over = self._queue.get()
        if self._busy:
            time.sleep(A_MOMENT)  # more is coming and can share the commit
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
        """Write a batch and report the results. If the database is away, retry as long as people may wait."""
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
        """Report an error. To protect other jobs from a bad one, each is tried again on its own."""
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
        """Close the connection, report failure for jobs that have waited long enough, and return the others.

        The connection may have failed after the commit was sent. Then a query must show whether it was carried out.
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
        """Wait until all written batches have been reported."""
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
                # Report the other jobs of the batch even if one callback fails.
                self._loop.call_exception_handler({"message": "after writing", "exception": error})

    def _hang_up(self) -> None:
        """Close the connection, which cannot be trusted after an error."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def _commit(self, batch: list[Job]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._statements.prepare(self._connection.connection.driver_connection)
        # Rows are locked in the same order everywhere, so that workers never deadlock.
        errands = sorted((job for job in batch if isinstance(job, Errand)), key=lambda errand: errand.row)
        appends = [job for job in batch if isinstance(job, Append)]
        driver = self._connection.connection.driver_connection
        if self._statements.is_plain(batch[0]) and self._statements.append_at_once(driver, appends):
            return
        if not errands:
            # Without SQLAlchemy, which takes longer to begin and commit than SQLite takes to write.
            self._statements.begin(driver)
            append(driver, self._statements, appends)
            self._statements.commit(driver)
            return
        with self._connection.begin():
            for errand in errands:
                errand.outcome = errand.deed(self._connection)
            if appends:
                append(driver, self._statements, appends)
