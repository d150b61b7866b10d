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
from typing import Any

import sqlalchemy as sa

from . import database
from .append_statements import Statements, append
from .jobs import Append, Deed, Errand, Job, NewEntry, Then, telling

BATCH = 200
A_MOMENT = 0.0002  # seconds to wait for company where there was some just now
TOLD_AT_ONCE = 4  # jobs; then the loop looks at what has come in meanwhile, so that there is always something to do


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
        self._statements = Statements(engine.dialect.name)
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
            append(driver, self._statements, appends)
            self._statements.commit(driver)
            return
        with self._connection.begin():
            for errand in errands:
                errand.outcome = errand.deed(self._connection)
            if appends:
                append(driver, self._statements, appends)
