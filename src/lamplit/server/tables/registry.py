"""All tables of a worker: how they are opened and joined, and what is done for them in the background."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Collection, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ... import game as find_game
from ...engine import SPECTATOR, Illegal, LamplitError
from ...engine.options import settle
from .. import keys
from ..bot_workers.pool import WorkerPool
from ..cluster.bus import Bus
from ..configuration import Configuration
from ..errors import Refused
from ..limits import Limit
from ..operations.gc_tuning import GcTuning
from ..operations.metrics import Metrics
from ..operations.prune import DAY, prune
from ..records.archive import Archive
from ..storage.database import is_shared
from ..storage.store import Store, TableRow, new_table
from ..storage.writer import NewTable
from . import entries as e
from .commands import check_level, check_name
from .effects import take
from .live_table import LiveTable
from .loading import load
from .table_state import GATHERING, TableState
from .terms import Terms
from .worker import Kept

LEASE = 6.0
RENEW = 2.0
AT_ONCE = 50
MOST_ATTENDED = 5_000
PRUNE_AFTER, PRUNE_EVERY = 60.0, 24 * 60 * 60.0
"""Seconds after the start, and between two times, when what is too old is forgotten."""


@dataclass(frozen=True)
class Opened:
    """A new table, and the secrets that open it. They are told once."""

    table: str
    host: str
    invite: str
    seats: dict[str, str]


@dataclass
class TableRequest:
    """What a table is to be like."""

    terms: Terms
    seats: Mapping[str, str] = field(default_factory=dict)
    name: str = ""
    record: str | None = None
    address: str = ""
    """Where whoever opens it comes from."""
    secret: str = field(default_factory=keys.make)
    """What its id and all its secrets follow from. With the same one it is the same table."""


class TableRegistry:
    """The tables of one worker."""

    def __init__(self, configuration: Configuration, store: Store, bus: Bus, bot_workers: WorkerPool) -> None:
        self.configuration = configuration
        self.store = store
        self.bus = bus
        self.bot_workers = bot_workers
        self.metrics = Metrics()
        self.gc_tuning = GcTuning(lambda: len(self.tables) + self.metrics.sockets)
        self.archive = Archive(configuration, store, bot_workers)
        self.worker_id = secrets.token_hex(4)
        self.log = logging.getLogger("lamplit.table")
        self.tables: dict[str, LiveTable] = {}
        self.openings = Limit(1.0, 30.0) if configuration.rate_address else Limit(0, 0)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._alone = not is_shared(configuration.database)
        bot_workers.on_decision = self.metrics.decided
        bus.on_append = self._heard_of
        bus.on_missed = self._missed
        bus.on_presence = self._presence

    # -- time and figures ------------------------------------------------------------------------------------------

    def time(self) -> int:
        """The server's time, in milliseconds."""
        return time.time_ns() // 1_000_000

    def now(self) -> float:
        """A clock that never goes back, in seconds."""
        return asyncio.get_running_loop().time()

    def jitter(self, seconds: float) -> None:
        """How late a game's clock was looked at."""
        self.metrics.jitter(seconds)

    def appended(self, entry: e.Entry) -> None:
        """Counts what happens at the tables."""
        self.metrics.entry(e.kind_of(entry))
        self.gc_tuning.worked()

    # -- life ------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begins to keep the tables."""
        self.spawn(self._keep_house())
        self.spawn(self.archive.catch_up())
        if self.configuration.keep_days:
            self.spawn(self._forget_in_time())

    async def close(self) -> None:
        """Lets all tables go. What happened there is stored."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self.tables.values():
            kept = table.keeps
            table.close()
            if kept and not self._alone:
                with contextlib.suppress(LamplitError):
                    await self.store.let_go(table.id, self.worker_id)
        self.tables.clear()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Lets something be done in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logging.getLogger("lamplit.registry").error("background", exc_info=task.exception())

    async def _keep_house(self) -> None:
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
                elif table.keeps or table.needs_keeping:
                    await self._keep(table)
            self.gc_tuning.sweep()

    async def _forget_in_time(self) -> None:
        """Forgets what is older than the host wants to keep it, but nothing at which somebody sits."""
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
        """A table by its id."""
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
            table = self.tables[id] = LiveTable(self, row, await load(self.store, row))
            return table

    async def listed(self, most: int) -> list[LiveTable]:
        """Public tables at which somebody is now, the newest first: not the one at which something happened last, which
        not everybody may know. Where only spectators are, nobody gathers.
        """
        attended = self.bus.attended()[:MOST_ATTENDED]
        rows = await self.store.tables(public=True, limit=most, among=attended)
        there = [row for row in rows if row.stage != GATHERING or self.here(row.id).keys() - {SPECTATOR}]
        return [await self.table(row.id) for row in sorted(there, key=lambda row: (-row.created, row.id))]

    async def open_table(self, wish: TableRequest) -> Opened:
        """Opens a table as wished and seats whoever opens it.

        Whoever has opened it already gets the same secrets again: the reply was lost on its way.
        """
        id = keys.id_from(wish.secret)
        if id not in self.tables and await self.store.table(id) is None:
            await self._add_table(wish, id)
        # Read back: the same wish may have come twice at a time, and the first one's seed is the one that holds.
        table = await self.table(id)
        self.spawn(self._keep(table))
        mine = {seat: keys.from_text(f"seat {seat}", wish.secret) for seat in table.state.chairs}
        held = {seat: secret for seat, secret in mine.items() if table.opens(seat, secret)}
        return Opened(id, _host(wish), _invite(wish), held)

    async def _add_table(self, wish: TableRequest, id: str) -> None:
        terms = wish.terms
        game = find_game(terms.game)
        options = settle(game.settings, terms.options)
        game.check(options)
        seats = game.seats(options)
        for seat in wish.seats:
            if seat not in seats:
                raise Illegal("error-seat", seat=seat, known=", ".join(seats))
        if len(self.tables) >= self.configuration.most_tables:
            raise Refused("error-hall-full")
        now = self.time()
        host, invite = _host(wish), _invite(wish)
        mark = keys.mark_of(wish.address, keys.hashed(invite))
        first: list[e.Entry] = []
        for seat in seats:
            kind, _, level = wish.seats.get(seat, "open").partition(":")
            if kind == "me":
                secret = keys.from_text(f"seat {seat}", wish.secret)
                first.append(e.SatDown(seat, check_name(wish.name), keys.hashed(secret), mark))
            elif kind == "bot":
                first.append(e.SeatSet(seat, check_level(game.name, level)))
            elif kind != "open" or level:
                raise Refused("error-seat-who", who=wish.seats[seat])
        full = len(first) == len(seats)
        if full:
            first.append(e.Started(game.rules, "", now))
        row = TableRow(
            id=id,
            game=game.name,
            settings=Terms.pack(_with_options(terms, options)),
            seed=None if wish.record else keys.new_seed(),
            start=wish.record,
            host=keys.hashed(host),
            invite=keys.hashed(invite),
            public=terms.public,
            stage="running" if full else GATHERING,
            created=now,
            changed=now,
        )
        state = TableState(_with_options(terms, options), row.seed, row.start)
        for entry in first:
            take(state, entry, now)
        await self.store.add_table(row, [e.pack(entry) for entry in first])
        self.metrics.entry("opened")

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
        """Takes an open seat, or a bot's in a running game; gives its secret. `knows` are seats the person has had.

        Whoever brings the secret and has taken the seat with it already has it: the reply was lost on its way.
        """
        secret, shown = secret or keys.make(), check_name(name)
        self.admit_guest(table, invite)

        def make(state: TableState) -> e.Entry | None:
            if table.opens(seat, secret):
                return None
            if state.match is not None:
                self.admit_latecomer(table, invite)
                check_eyes(state, seat, knows)
            return e.SatDown(seat, shown, keys.hashed(secret), keys.mark_of(address, table.row.invite))

        await table.act(make)
        return secret

    async def rematch(self, table: LiveTable, seat: str, id: str) -> None:
        """Opens the same table once more: who holds a seat here holds it there too, with the same secret."""
        new = keys.new_id()

        def make(state: TableState) -> e.Entry | None:
            return None if state.rematch else e.RematchOpened(seat, new, id)

        await table.act(make, opens=lambda state: self._once_more(table.row, state, new))

    def _once_more(self, old: TableRow, state: TableState, new: str) -> NewTable:
        """The table of a rematch, for those who hold a seat at the old one now."""
        now = self.time()
        result = (state.match.result if state.match else None) or {}
        terms = msgspec.structs.replace(
            state.terms, options=dict(state.game.once_more(state.terms.options, result)), imported=False
        )
        first: list[e.Entry] = []
        for name, chair in state.chairs.items():
            if chair.held:
                first.append(e.SatDown(name, chair.name, chair.key, chair.address))
            elif chair.who != "open":
                first.append(e.SeatSet(name, chair.level))
        full = len(first) == len(state.chairs)
        if full:
            first.append(e.Started(state.game.rules, "", now))
        row = TableRow(
            id=new,
            game=terms.game,
            settings=Terms.pack(terms),
            seed=keys.new_seed(),
            start=None,
            host=old.host,
            invite=old.invite,
            public=old.public,
            stage="running" if full else GATHERING,
            created=now,
            changed=now,
        )
        return new_table(row, [e.pack(entry) for entry in first])

    async def close_table(self, table: LiveTable) -> None:
        """Closes a table that has not begun."""
        await table.act(lambda _state: e.TableClosed())

    # -- who may come in -------------------------------------------------------------------------------------------

    async def admit(self, table: LiveTable, seat: str, secret: str) -> None:
        """Makes sure that this secret opens that seat."""
        if not table.opens(seat, secret):
            if not self._alone:
                # Another worker may have given the seat away a moment ago.
                await table.look_again()
            if not table.opens(seat, secret):
                raise Refused("error-secret")

    def admit_host(self, table: LiveTable, secret: str) -> None:
        """Makes sure that this is the secret of whoever opened the table."""
        if not keys.fits(secret, table.row.host):
            raise Refused("error-secret")

    def admit_guest(self, table: LiveTable, invite: str) -> None:
        """Makes sure that somebody without a seat may know of the table."""
        if table.row.public:
            return
        kept = [table.row.invite, table.row.host, *(chair.key for chair in table.state.chairs.values())]
        if not any(keys.fits(invite, key) for key in kept):
            raise Refused("error-invite")

    def admit_latecomer(self, table: LiveTable, invite: str) -> None:
        """Makes sure that somebody was invited to a game that runs: nobody else comes in, at a public table neither."""
        if not keys.fits(invite, table.row.invite):
            raise Refused("error-late-invite")

    def admit_spectator(self, table: LiveTable, invite: str) -> None:
        """Makes sure that somebody may watch."""
        self.admit_guest(table, invite)
        if table.terms.spectators == "none":
            raise Refused("error-spectators")

    # -- several workers -------------------------------------------------------------------------------------------

    def ask_to_keep(self, table: Kept) -> None:
        """Bots or the clock of a table have something to do: whose are they?"""
        if self._alone:
            asyncio.get_running_loop().call_soon(table.kept, True)
        else:
            self.spawn(self._keep(table))

    async def _keep(self, table: Kept) -> None:
        if self._alone:
            table.kept(True)
            return
        if not table.needs_keeping:
            if table.keeps:
                table.kept(False)
                with contextlib.suppress(LamplitError):
                    await self.store.let_go(table.id, self.worker_id)
            return
        now = self.time()
        try:
            mine = await self.store.keep(table.id, self.worker_id, now, now + round(LEASE * 1000))
        except LamplitError:
            mine = False
        table.kept(mine)

    def _heard_of(self, table: str, number: int) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.heard_of(number)

    def _missed(self) -> None:
        for live in self.tables.values():
            live.catch_up()

    # -- presence --------------------------------------------------------------------------------------------------

    def here(self, table: str) -> dict[str, int]:
        """How many sockets each seat of a table has, in all workers."""
        return self.bus.here(table)

    def came_or_went(self, table: LiveTable, seat: str) -> None:
        """The number of a seat's sockets has changed."""
        feed = table.feeds.get(seat)
        self.bus.say_here(table.id, seat, 0 if feed is None else len(feed.listeners))

    def _presence(self, table: str) -> None:
        live = self.tables.get(table)
        if live is not None:
            live.look_who_is_here()

    # -- after the end ---------------------------------------------------------------------------------------------

    def ended(self, row: TableRow, state: TableState) -> None:
        """A game is over: its record is written."""
        self.spawn(self.archive.keep(row, state))


def check_eyes(state: TableState, seat: str, knows: Collection[str]) -> None:
    """Makes sure that nobody who has looked through the eyes of one side comes to look through those of another."""
    eyes = state.sides.eyes
    known = {eyes(each) for each in knows if each in state.chairs}
    if known and seat in state.chairs and eyes(seat) not in known:
        raise Refused("error-other-side", seat=seat, game=state.game.name)


def _host(wish: TableRequest) -> str:
    return keys.from_text("host", wish.secret)


def _invite(wish: TableRequest) -> str:
    return keys.from_text("invite", wish.secret)


def _with_options(terms: Terms, options: dict[str, Any]) -> Terms:
    return Terms.unpack({**terms.pack(), "options": options})
