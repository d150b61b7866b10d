"""The tables of a worker: opening, joining, and background work."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection, Coroutine, Iterable
from functools import partial
from typing import Any

from ...engine import SPECTATOR, Excess, LamplitError
from .. import keys
from ..bot_workers.pool import WorkerPool
from ..cluster.bus import Bus
from ..configuration import Configuration
from ..errors import Overrun, Refused, SetAside
from ..limits import Limit, LoopTime, daily, origin_of
from ..operations.gc_tuning import GcTuning
from ..operations.metrics import Metrics
from ..operations.prune import DAY, prune
from ..operations.warm_up import warm_up
from ..records.archive import Archive
from ..storage.database import StoreUnavailable, is_shared
from ..storage.store import Store, TableRow
from ..time_budget import within
from . import entries as e
from .admission import admit_guest, admit_latecomer, check_viewpoint
from .commands import check_name
from .live_table import LiveTable
from .loading import TIME, load
from .opening import Opened, TableRequest, rematch, table_as_requested
from .set_aside import Unreadable
from .table_state import GATHERING, OVER, TableState
from .worker import LeasedTable

LEASE = 6.0
RENEW = 2.0
AT_ONCE = 50
COMMANDS_AT_ONCE = 3
"""Seconds of full-rate sending that all seats of an address may use in a burst."""
MOST_ATTENDED = 5_000
PRUNE_AFTER, PRUNE_EVERY = 60.0, 24 * 60 * 60.0
"""Seconds until old data is first deleted after the start, and between two deletions."""


class TableRegistry:
    """The tables of one worker."""

    def __init__(self, configuration: Configuration, store: Store, bus: Bus, bot_workers: WorkerPool) -> None:
        self.configuration = configuration
        self.store = store
        self.bus = bus
        self.bot_workers = bot_workers
        self.gc_tuning = GcTuning(lambda: len(self.tables) + self.metrics.sockets)
        self.archive = Archive(configuration, store, bot_workers)
        self.worker_id = secrets.token_hex(4)
        self.metrics = Metrics(self.worker_id if configuration.workers > 1 else "")
        self.log = logging.getLogger("lamplit.table")
        self.tables: dict[str, LiveTable] = {}
        self.openings = Limit(1.0, 30.0) if configuration.rate_address else Limit(0, 0)
        self._unreadable = Unreadable(self.now)
        self.loop_time = LoopTime(configuration.share_address)
        self.commands = Limit(configuration.rate_seats_address, COMMANDS_AT_ONCE * configuration.rate_seats_address)
        self._tables_a_day = daily(configuration.tables_address)
        self._talk_of_address = daily(1_000 * configuration.talk_address)
        self._talk_of_table = daily(1_000 * configuration.talk_table)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._writing: set[asyncio.Task[None]] = set()
        self._alone = not is_shared(configuration.database)
        bot_workers.on_decision = self.metrics.decided
        bus.on_append = self._heard_of
        bus.on_missed = self._missed
        bus.on_presence = self._presence

    # -- time and figures ------------------------------------------------------------------------------------------

    def time(self) -> int:
        """Return the server's time in milliseconds."""
        return time.time_ns() // 1_000_000

    def now(self) -> float:
        """Return the seconds of a clock that never goes back."""
        return asyncio.get_running_loop().time()

    def jitter(self, seconds: float) -> None:
        """Record the delay of a game's clock."""
        self.metrics.jitter(seconds)

    def appended(self, entry: e.Entry) -> None:
        """Count an entry."""
        self.metrics.entry(e.kind_of(entry))
        self.gc_tuning.worked()

    # -- life ------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the background work."""
        self.spawn(self._maintain())
        self.spawn(self.archive.catch_up())
        self.spawn(warm_up())
        if self.configuration.keep_days:
            self.spawn(self._prune_regularly())

    async def close(self) -> None:
        """Close all tables. Everything that happened is stored."""
        await _cancelled(self._tasks - self._writing)
        for table in self.tables.values():
            set_driving = table.drives
            table.close()
            if set_driving and not self._alone:
                with contextlib.suppress(LamplitError):
                    await self.store.let_go(table.id, self.worker_id)
        self.tables.clear()
        await self.archive.finish()
        await _cancelled(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger("lamplit.registry").error("background", exc_info=task.exception())

    async def _maintain(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            for index, table in enumerate(list(self.tables.values())):
                if index % AT_ONCE == 0:
                    await asyncio.sleep(0)
                if table.tidy():
                    table.close()
                    del self.tables[table.id]
                    self.gc_tuning.let_go()
                    self._loading.pop(table.id, None)
                elif table.drives or table.needs_driver:
                    await self._renew_lease(table)
            self.gc_tuning.sweep()

    async def _prune_regularly(self) -> None:
        """Delete what is older than the host's limit, except tables with people."""
        await asyncio.sleep(PRUNE_AFTER)
        while True:
            before = self.time() - self.configuration.keep_days * DAY
            spared = {*self.tables, *self.bus.attended()}
            try:
                pruned = await asyncio.to_thread(prune, self.configuration.database, before, spared)
                self.log.info("pruned", extra={"facts": pruned._asdict()})
            except LamplitError as error:
                self.log.warning("prune", extra={"facts": {"error": error.message}})
            await asyncio.sleep(PRUNE_EVERY)

    # -- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """Return a table by its id."""
        table = self.tables.get(id)
        if table is not None:
            table.touched = self.now()
            return table
        async with self._loading.setdefault(id, asyncio.Lock()):
            if id in self.tables:
                return self.tables[id]
            row = await self.store.table(id)
            if row is None or row.stage == "closed":
                self._loading.pop(id, None)
                raise Refused("error-table-unknown")
            self._unreadable.check(id)
            try:
                state = await self._loaded(row)
            except (Overrun, Excess) as error:
                self._unreadable.note(id)
                facts = {"table": id, "game": row.game, "error": error.message}
                self.log.error("set-aside", extra={"facts": facts})
                raise SetAside("error-table-aside") from error
            table = self.tables[id] = LiveTable(self, row, state)
            return table

    async def table_in_play(self, id: str) -> LiveTable:
        """Return a table; raise `SetAside` if it is set aside."""
        table = await self.table(id)
        if table.aside:
            raise SetAside("error-table-aside")
        return table

    async def _loaded(self, row: TableRow) -> TableState:
        """Load the state of a table. Finished games may have been played under rules that no longer exist."""
        try:
            state = await load(self.store, row)
            if state.fell_back:
                self.log.warning("fell-back", extra={"facts": {"table": row.id, "answers": state.answers}})
            return state
        except (StoreUnavailable, Overrun, Excess):
            raise
        except Exception as error:
            if row.stage != OVER or await self.store.record(row.id) is None:
                raise
            self.log.warning("old-table", extra={"facts": {"table": row.id, "error": type(error).__name__}})
            raise Refused("error-table-old", record=row.id) from None

    async def table_for(self, id: str, secret: str, refusal: str, public: bool = True) -> LiveTable:
        """Return a table by its id, for a person with a secret.

        It is not even loaded for a secret that opens nothing there, unless it is `public` and still open.
        """
        if id not in self.tables:
            row = await self.store.table(id)
            if row is not None and not (public and row.public) and not await self._opens(row, secret):
                raise Refused(refusal)
        return await self.table_in_play(id)

    async def _opens(self, row: TableRow, secret: str) -> bool:
        if any(keys.fits(secret, key) for key in (row.invite, row.host)):
            return True
        return bool(secret) and await self.store.holds_key(row.id, keys.hashed(secret))

    async def listed(self, most: int) -> list[LiveTable]:
        """Return public tables with people, the newest first, not ordered by last activity, which may be secret. Tables
        with spectators only are left out."""
        attended = self.bus.attended()[:MOST_ATTENDED]
        rows = await self.store.tables(public=True, limit=most, among=attended)
        there = [row for row in rows if row.stage != GATHERING or self.here(row.id).keys() - {SPECTATOR}]
        found: list[LiveTable] = []
        for row in sorted(there, key=lambda row: (-row.created, row.id)):
            with contextlib.suppress(SetAside):
                found.append(await self.table_in_play(row.id))
        return found

    async def open_table(self, request: TableRequest) -> Opened:
        """Open a table as requested and seat its host.

        A repeated request gets the same secrets, since the reply may have been lost.
        """
        id = keys.id_from(request.secret)
        if id not in self.tables and await self.store.table(id) is None:
            if len(self.tables) >= self.configuration.most_tables:
                raise Refused("error-hall-full")
            if not self._tables_a_day.allows(origin_of(request.address)):
                raise Refused("error-tables-today")
            row, first = await self._requested(request, id)
            await self.store.add_table(row, [e.pack(entry) for entry in first])
            self.metrics.entry("opened")
        # Read back, since the same request may have arrived twice, and the first one's seed counts.
        table = await self.table(id)
        table.opener = origin_of(request.address)
        self.spawn(self._renew_lease(table))
        mine = {seat: request.seat(seat) for seat in table.state.chairs}
        held = {seat: secret for seat, secret in mine.items() if table.opens(seat, secret)}
        return Opened(id, request.host, request.invite, held)

    async def _requested(self, request: TableRequest, id: str) -> tuple[TableRow, list[e.Entry]]:
        """Return the row and the first entries of a table. Records from elsewhere are played in a thread."""
        make = partial(table_as_requested, request, id, self.time())
        if request.record is None:
            return within(TIME, make)
        return await asyncio.to_thread(within, TIME, make)

    async def join(
        self,
        table: LiveTable,
        seat: str,
        name: str,
        invite: str,
        knows: Collection[str],
        secret: str | None = None,
        address: str = "",
    ) -> str:
        """Take an open seat, or a bot's seat in a running game, and return its secret. `knows` are seats this person
        has held.

        A repeated request with the same secret succeeds, since the reply may have been lost.
        """
        secret, shown = secret or keys.make(), check_name(name)
        admit_guest(table, invite)

        def make(state: TableState) -> e.Entry | None:
            if table.opens(seat, secret):
                return None
            if state.match is not None:
                admit_latecomer(table, invite)
                check_viewpoint(state, seat, knows)
            return e.SatDown(seat, shown, keys.hashed(secret), keys.mark_of(address, table.row.invite))

        await table.act(make)
        return secret

    async def rematch(self, table: LiveTable, seat: str, id: str) -> None:
        """Open a rematch: people keep their seats and secrets."""
        new = keys.new_id()

        def make(state: TableState) -> e.Entry | None:
            return None if state.rematch else e.RematchOpened(seat, new, id)

        await table.act(make, opens=lambda state: rematch(table.row, state, new, self.time()))

    async def close_table(self, table: LiveTable) -> None:
        """Close a table that has not begun."""
        await table.act(lambda _state: e.TableClosed())

    def check_talk(self, table: LiveTable, origin: str, size: int) -> None:
        """Check that this much talk is within the daily limits of the address and the table."""
        if not self._talk_of_table.allows(table.id, size):
            raise Refused("error-talk-table")
        if not self._talk_of_address.allows(origin, size):
            raise Refused("error-talk-today")

    # -- who may come in -------------------------------------------------------------------------------------------

    async def admit(self, table: LiveTable, seat: str, secret: str) -> None:
        """Check that a secret opens a seat."""
        if not table.opens(seat, secret):
            if not self._alone:
                # Another worker may have just given the seat away.
                await table.look_again()
            if not table.opens(seat, secret):
                raise Refused("error-secret")

    # -- several workers -------------------------------------------------------------------------------------------

    def request_lease(self, table: LeasedTable) -> None:
        """Request the lease for driving a table's bots and clock."""
        if self._alone:
            asyncio.get_running_loop().call_soon(table.set_driving, True)
        else:
            self.spawn(self._renew_lease(table))

    async def _renew_lease(self, table: LeasedTable) -> None:
        if self._alone:
            table.set_driving(True)
            return
        if not table.needs_driver:
            if table.drives:
                table.set_driving(False)
                with contextlib.suppress(LamplitError):
                    await self.store.let_go(table.id, self.worker_id)
            return
        now = self.time()
        try:
            mine = await self.store.keep(table.id, self.worker_id, now, now + round(LEASE * 1000))
        except LamplitError:
            mine = False
        table.set_driving(mine)

    def _heard_of(self, table: str, number: int) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.heard_of(number)

    def _missed(self) -> None:
        for live in self.tables.values():
            live.catch_up()

    # -- presence --------------------------------------------------------------------------------------------------

    def here(self, table: str) -> dict[str, int]:
        """Return the number of sockets at each seat of a table, in all workers."""
        return self.bus.here(table)

    def sockets_changed(self, table: LiveTable, seat: str) -> None:
        """Announce that a seat's number of sockets has changed."""
        feed = table.feeds.get(seat)
        self.bus.announce_presence(table.id, seat, 0 if feed is None else len(feed.listeners))

    def _presence(self, table: str) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.presence_changed()

    # -- after the end ---------------------------------------------------------------------------------------------

    def ended(self, row: TableRow, state: TableState) -> None:
        """Write the record of a finished game."""
        writing = self.spawn(self.archive.keep(row, state))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)


async def _cancelled(tasks: Iterable["asyncio.Task[None]"]) -> None:
    doomed = list(tasks)
    for task in doomed:
        task.cancel()
    await asyncio.gather(*doomed, return_exceptions=True)
