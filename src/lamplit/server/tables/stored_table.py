"""A table in step with the store: what happens there takes effect, is stored, and only then acknowledged and told.

Every change goes through `act`. If another worker was first, or the store fails, the state is thrown away and read
anew: what is stored is the truth.
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
"""Seconds that rules may take for one thing that happens at a table, or that somebody wants to know of it."""
LONGEST_PAUSE = 5.0
"""How long a table that cannot be read waits at most before it tries again, in seconds."""

T = TypeVar("T")
Make = Callable[[TableState], e.Entry | None]
Opens = Callable[[TableState], NewTable]
QUIET = (e.Answered, e.TimePassed, e.Pinged, e.Pencilled, e.Said, e.ClockResumed)
"""Entries that change nothing in what everybody knows of a table, unless the game ends by them."""


class Overtaken(Exception):
    """Another worker was first."""


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
        """The addresses for which work is done here."""
        return ()

    def time(self) -> int:
        """The server's time in milliseconds."""
        return self.worker.time()

    def report(self, what: str, error: LamplitError) -> None:
        """Notes that something which should happen by itself did not."""
        self.worker.log.warning(what, extra={"facts": {"table": self.id, "error": error.message}})

    def _changed(self, quiet: bool) -> None:
        """Something has happened that may be told; `quiet` if it changes nothing in what everybody knows of a table."""
        raise NotImplementedError

    def _read_anew(self) -> None:
        """The state was thrown away and read anew."""

    # -- what rules may take -----------------------------------------------------------------------------------------

    @property
    def aside(self) -> bool:
        """Whether nothing more happens here, as rules did not come to an end."""
        return self._given_up or self.state.is_aside

    def within_budget(self, run: Callable[[], T]) -> T:
        """Runs rules. A table whose rules take more than they may is set aside, so that all others go on.

        Their time is charged to those for whom it is done.
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
        """Nothing more happens here from now on. That is stored as well, as soon as nobody is acting."""
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
                # It cannot even be read any more. It stays aside in the memory of this worker.
                self.report("aside", error)
        self._changed(quiet=False)

    # -- acting ----------------------------------------------------------------------------------------------------

    async def act(self, make: Make, at: int | None = None, opens: Opens | None = None) -> e.Entry | None:
        """Lets something happen: `make` gives the entry, or `None` if there is nothing to do.

        `opens` gives another table that is opened by it, from the state as it is then. When this returns, all of it
        is stored. When it raises, nothing has happened.
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
        """Whether somebody can act at once."""
        return not self._stale and not self._turns.locked

    @property
    def certain(self) -> bool:
        """Whether all that is known here is stored."""
        return not self._stale

    def act_at_once(self, make: Make, at: int, then: Callable[[Exception | None], None]) -> bool:
        """The same without waiting for a turn: `False`, and nothing has happened, if it is not to be had.

        `then` is called once the entry is stored, or with what prevented it; with `Overtaken`, another try may succeed.
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
        """Lets an entry have its effect here, before it is stored."""
        state, stage, answers = self.state, self.state.stage, self.state.answers
        try:
            if isinstance(entry, e.SetAside):
                take(state, entry, time)
            else:
                self.within_budget(lambda: take(state, entry, time))
        except SetAside:
            self._stale = True  # nobody knows where it was interrupted
            raise
        except LamplitError:
            raise  # and nothing has changed
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
        """What is stored with an entry before which so many answers had been given."""
        before, self._modules = self._modules, self._in_use()
        # A module that has just come into use may be mended tomorrow: what was played before stays as it was. And what
        # was taken back may be more than the last checkpoint remembers.
        went_back = answers - self.state.answers >= LEAST_REMEMBERED
        now = isinstance(entry, e.Started) or self._modules != before or went_back or self.state.fell_back
        packed = checkpoint_of(self.state) if now else checkpoint_if_due(self.state)
        if packed is None:
            return None
        self.state.checkpoint = self.state.number
        self.state.fell_back = False
        return self.state.game.rules, packed

    def _in_use(self) -> tuple[str, ...]:
        """The modules of the game that are in use."""
        match = self.state.match
        return () if match is None or not match.game.modules else tuple(match.game.in_use(match.table))

    # -- what is stored is the truth -------------------------------------------------------------------------------

    def heard_of(self, number: int) -> None:
        """Some worker, maybe this one, has stored the entry of that number."""
        self._announced = max(self._announced, number)
        if number > self.state.number:
            self.catch_up()

    def catch_up(self) -> None:
        """Learns what is stored and not known here, as soon as the database lets it."""
        self._behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.worker.spawn(self._catch_up())

    def _see_to_it(self) -> None:
        """Where an entry was not stored, nobody may ever ask again: those who were to answer it are waiting."""
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
        """Learns now what is stored and not known here."""
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
        """Lets what another worker has stored have its effect here."""
        if isinstance(entry, e.SetAside):
            take(self.state, entry, time)
        else:
            self.within_budget(lambda: take(self.state, entry, time))

    async def _refresh(self) -> None:
        """Reads the table anew if what is in memory may not be the truth."""
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
        """Somebody needs what lies before all that is in memory: the next reading goes back to the beginning."""
        self._stale = self._needs_all = True
