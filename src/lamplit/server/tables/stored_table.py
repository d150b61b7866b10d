"""A table in step with the store: an entry takes effect, is stored, and only then is it acknowledged and told.

Every change goes through `act`. If another worker was first, or the store fails, the state is discarded and loaded
again: what is stored is the truth.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from typing import TypeVar

from ...engine import Excess, Forgotten, LamplitError
from ..errors import Overrun, Refused, SetAside
from ..storage.jobs import NewEntry, NewTable
from ..storage.store import TableRow
from ..time_budget import within
from . import entries as e
from .checkpoints import LEAST_REMEMBERED, checkpoint_if_due, checkpoint_of
from .effects import take
from .fair_lock import FairLock
from .loading import load
from .table_state import TableState
from .worker import Worker

MOST_TRIES = 8
TIME = 1.0
"""Seconds that rules may take for one entry or query."""
LONGEST_PAUSE = 5.0
"""The longest pause, in seconds, before loading a table is tried again."""

T = TypeVar("T")
Make = Callable[[TableState], e.Entry | None]
Opens = Callable[[TableState], NewTable]
QUIET = (e.Answered, e.TimePassed, e.Pinged, e.Pencilled, e.Said, e.ClockResumed)
"""Entries that do not change the public information about a table, unless they end the game."""


class Overtaken(Exception):
    """Another worker stored an entry first."""


class StoredTable:
    """The state of one table in the memory of one worker."""

    def __init__(self, worker: Worker, row: TableRow, state: TableState) -> None:
        self.worker = worker
        self.id = row.id
        self.row = row
        self.loaded = secrets.token_hex(4)
        self.state = state
        self._turns = FairLock()
        self._stale = False
        self._needs_all = False
        self._behind = False
        self._announced = 0
        self._catching_up: asyncio.Task[None] | None = None
        self._modules = self._in_use()
        self._given_up = False

    @property
    def origins(self) -> Collection[str]:
        """Return the addresses for which this table works."""
        return ()

    def time(self) -> int:
        """Return the server's time in milliseconds."""
        return self.worker.time()

    def report(self, what: str, error: LamplitError) -> None:
        """Log that an automatic action failed."""
        self.worker.log.warning(what, extra={"facts": {"table": self.id, "error": error.message}})

    def _changed(self, quiet: bool) -> None:
        """Called when there is something to tell; `quiet` if the public information did not change."""
        raise NotImplementedError

    def _read_anew(self) -> None:
        """Called when the state was loaded again."""

    # -- time limits of rules
    # -------------------------------------------------------------------------------------------

    @property
    def aside(self) -> bool:
        """Whether the table is set aside because its rules did not end."""
        return self._given_up or self.state.is_aside

    def within_budget(self, run: Callable[[], T]) -> T:
        """Run rules. If they take too long, the table is set aside, so that all others go on.

        Their time is charged to the addresses at this table.
        """
        if self.aside:
            raise SetAside("error-table-aside")
        began = time.perf_counter()
        try:
            return within(TIME, run)
        except (Overrun, Excess) as error:
            self._set_aside(error)
            raise SetAside("error-table-aside") from error
        finally:
            self.worker.loop_time.charge(self.origins, time.perf_counter() - began)

    def _set_aside(self, error: LamplitError) -> None:
        """Set the table aside. This is stored as soon as no entry is in progress."""
        if self._given_up:
            return
        self._given_up = True
        facts = {"table": self.id, "game": self.state.game.name, "error": error.message}
        self.worker.log.error("set-aside", extra={"facts": facts})
        self.worker.spawn(self._note_aside())

    async def _note_aside(self) -> None:
        async with self._turns:
            try:
                for _ in range(MOST_TRIES):
                    await self._refresh()
                    if self.state.is_aside or await self._store(e.SetAside(self.state.version), self.time(), None):
                        break
            except LamplitError as error:
                # The table cannot be loaded any more; it stays aside in this worker's memory.
                self.report("aside", error)
        self._changed(quiet=False)

    # -- acting ----------------------------------------------------------------------------------------------------

    async def act(self, make: Make, at: int | None = None, opens: Opens | None = None) -> e.Entry | None:
        """Let something happen: `make` returns the entry, or `None` if there is nothing to do.

        `opens` returns another table to open with it, from the state at that moment. After a return all of it is
        stored; after an exception nothing has happened.
        """
        async with self._turns:
            try:
                for _ in range(MOST_TRIES):
                    await self._refresh()
                    try:
                        entry = self.within_budget(lambda: make(self.state))
                        if entry is None:
                            return None
                        if await self._store(entry, self.time() if at is None else at, opens):
                            return entry
                    except Forgotten:
                        self._remember_all()
                raise Refused("error-busy")
            finally:
                self._see_to_it()

    @property
    def free(self) -> bool:
        """Whether an entry can be made at once."""
        return not self._stale and not self._turns.locked

    @property
    def certain(self) -> bool:
        """Whether everything known here is stored."""
        return not self._stale

    def act_at_once(self, make: Make, at: int, then: Callable[[Exception | None], None]) -> bool:
        """Like `act`, without waiting for the lock: return `False`, with no effect, if it is held.

        `then` is called once the entry is stored, or with the error; after `Overtaken` a retry may succeed.
        """
        if not self.free:
            return False
        self._turns.try_acquire()
        try:
            entry = self.within_budget(lambda: make(self.state))
            row = None if entry is None else self._take(entry, at)
        except Forgotten:
            self._remember_all()
            self._turns.release()
            return False
        except BaseException:
            self._turns.release()
            self._see_to_it()
            raise
        if entry is None or row is None:
            self._turns.release()
            then(None)
            return True

        def stored(outcome: bool | Exception) -> None:
            try:
                if outcome is True:
                    self._stored(entry)
            finally:
                self._turns.release()
                self._see_to_it()
            then(outcome if isinstance(outcome, Exception) else None if outcome else Overtaken())

        self.worker.store.append_then(row, stored)
        return True

    async def _store(self, entry: e.Entry, time: int, opens: Opens | None) -> bool:
        new = self._take(entry, time)
        if opens is not None:
            new = new._replace(opens=opens(self.state))
        stored = await self.worker.store.append(*new)
        if stored:
            self._stored(entry)
        return stored

    def _take(self, entry: e.Entry, time: int) -> NewEntry:
        """Apply an entry before it is stored."""
        state, stage, answers = self.state, self.state.stage, self.state.answers
        try:
            if isinstance(entry, e.SetAside):
                take(state, entry, time)
            else:
                self.within_budget(lambda: take(state, entry, time))
        except SetAside:
            self._stale = True  # it may have been interrupted anywhere
            raise
        except LamplitError:
            raise  # with nothing changed
        except BaseException:
            self._stale = True
            raise
        self._stale = True
        new = state.stage
        new = new if new != stage else None
        checkpoint = None if self._given_up else self.within_budget(lambda: self._checkpoint(entry, answers))
        return NewEntry(self.id, state.number, e.pack(entry), time, new, checkpoint)

    def _stored(self, entry: e.Entry) -> None:
        self._stale = False
        self.worker.appended(entry)
        self._changed(isinstance(entry, QUIET))

    def _checkpoint(self, entry: e.Entry, answers: int) -> tuple[int, bytes] | None:
        """Return the checkpoint to store with an entry, given the number of answers before it."""
        before, self._modules = self._modules, self._in_use()
        # A new module gets a checkpoint at once, since it may be changed tomorrow. An undo gets one because it may go
        # back further than the last checkpoint remembers.
        went_back = answers - self.state.answers >= LEAST_REMEMBERED
        now = isinstance(entry, e.Started) or self._modules != before or went_back or self.state.fell_back
        packed = checkpoint_of(self.state) if now else checkpoint_if_due(self.state)
        if packed is None:
            return None
        self.state.checkpoint = self.state.number
        self.state.fell_back = False
        return self.state.game.rules, packed

    def _in_use(self) -> tuple[str, ...]:
        """Return the game's modules in use."""
        match = self.state.match
        return () if match is None or not match.game.modules else tuple(match.game.in_use(match.table))

    # -- following the store
    # ------------------------------------------------------------------------------------------------

    def heard_of(self, number: int) -> None:
        """Note that a worker, possibly this one, has stored an entry."""
        self._announced = max(self._announced, number)
        if number > self.state.number:
            self.catch_up()

    def catch_up(self) -> None:
        """Read unknown entries as soon as the database allows."""
        self._behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.worker.spawn(self._catch_up())

    def _see_to_it(self) -> None:
        """If an entry was not stored, people wait for an answer: make sure that reading is tried again."""
        if self._stale and not self._given_up:
            self.catch_up()

    async def _catch_up(self) -> None:
        pause = 0.1
        while (self._behind or self._stale) and not self._given_up:
            try:
                await self.look_again()
            except LamplitError as error:
                self._stale = True
                self.report("catch-up", error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def look_again(self) -> None:
        """Read unknown entries now."""
        async with self._turns:
            self._behind = False
            if not self._stale:
                await self._read_on()
            await self._refresh()

    async def _read_on(self) -> None:
        for number, at, payload in await self.worker.store.entries(self.id, self.state.number):
            if number != self.state.number + 1:
                self._stale = True
                return
            try:
                self._take_stored(e.unpack(payload), at)
            except Forgotten:
                self._remember_all()
                return
            self._changed(quiet=False)

    def _take_stored(self, entry: e.Entry, time: int) -> None:
        """Apply an entry stored by another worker."""
        if isinstance(entry, e.SetAside):
            take(self.state, entry, time)
        else:
            self.within_budget(lambda: take(self.state, entry, time))

    async def _refresh(self) -> None:
        """Load the table again if the state in memory is doubtful."""
        if not self._stale:
            return
        try:
            self.state = await load(self.worker.store, self.row, whole=self._needs_all)
        except (Overrun, Excess) as error:
            self._set_aside(error)
            raise SetAside("error-table-aside") from error
        self._stale = self._needs_all = False
        self._modules = self._in_use()
        self.loaded = secrets.token_hex(4)
        self._read_anew()
        self._changed(quiet=False)
        if self._announced > self.state.number:
            self.catch_up()

    def _remember_all(self) -> None:
        """Load the complete history at the next reading."""
        self._stale = self._needs_all = True
