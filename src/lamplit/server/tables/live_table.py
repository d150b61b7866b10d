"""A live table: its state in memory, its listeners, its bots and its clock."""

import contextlib
from collections.abc import Callable, Collection
from typing import Any

from ...engine import SPECTATOR, Fault, Illegal, LamplitError, ToldEvent
from ...text.rulebook import secret_rules
from .. import keys
from ..errors import Refused, SetAside
from ..limits import Bucket
from ..storage.store import TableRow
from .deferred_views import DeferredViews
from .feed import Feed, Listener
from .removal import AWAY, HERE, LONG_GONE, voters
from .spectators import DelayedSpectators, public_roles
from .stored_table import StoredTable
from .table_bots import TableBots
from .table_clock import TableClock
from .table_state import OVER, RUNNING, TableState
from .update_cache import UpdateCache
from .worker import Worker

FEED_KEPT = 60.0
"""Seconds for which a seat's feed is kept after its last listener left."""


class LiveTable(StoredTable):
    """One table in the memory of one worker, with its listeners."""

    def __init__(self, worker: Worker, row: TableRow, state: TableState) -> None:
        super().__init__(worker, row, state)
        self.bot_seed = f"{row.seed or row.id}"
        self.feeds: dict[str, Feed] = {}
        self.buckets: dict[str, Bucket] = {}
        self.drives = False
        self.opener = ""
        """The address that opened the table, as long as this worker remembers it."""
        self.touched = worker.now()
        self.bots = TableBots(self, worker.bot_workers)
        self.clock = TableClock(self)
        self.deferred_views = DeferredViews(self)
        self._moved = False
        self._info: dict[str, Any] = {}
        self._told: dict[str, Any] = {"plays": {}, "sides": state.sides.named}
        self._delayed: DelayedSpectators | None = None
        self._empty_since: dict[str, float] = {}
        self._note_absence()
        self._refresh_info()

    @property
    def info(self) -> dict[str, Any]:
        """Return what everybody at the table may know of it."""
        return self._info

    def look(self, seated: bool) -> dict[str, Any]:
        """Return what a visitor may know of the table. If spectators are delayed, so is what it says about the game."""
        if self.state.terms.spectators == "delayed" and not (seated or self._is_over()):
            earlier = TableState(self.state.terms, None, None) if self._delayed is None else self._delayed.state
            return self._info | public_roles(earlier)
        if not self._stale:
            self._told = self.within_budget(lambda: public_roles(self.state))
        return self._info | self._told

    # -- listening -------------------------------------------------------------------------------------------------

    async def listen(self, seat: str, listener: Listener, epoch: str, last: int) -> None:
        """Tell a listener the seat's present state, and all changes from now on."""
        async with self._turns:
            await self._refresh()
            self.touched = self.worker.now()
            feed = self.feeds.get(seat)
            if feed is None:
                feed = self.feeds[seat] = self.within_budget(lambda: Feed(seat, self._watched(seat), self._info))
            missed = feed.missed(epoch, last)
            if missed is None:
                welcoming = feed
                listener.tell(self.within_budget(lambda: welcoming.welcome(self._watched(seat), self.time())))
            else:
                listener.tell(feed.resumed(self.time()))
                for message in missed:
                    listener.tell(message)
            alone = not feed.listeners
            feed.listeners.add(listener)
            feed.left_at = None
            if alone:
                self.deferred_views.came_back(seat)
        self.wake()

    def opens(self, seat: str, secret: str) -> bool:
        """Whether this secret opens a seat."""
        chair = self.state.chairs.get(seat)
        return keys.fits(secret, "" if chair is None else chair.key)

    def part(self, seat: str, listener: Listener) -> None:
        """Remove a listener."""
        feed = self.feeds.get(seat)
        if feed is not None:
            feed.listeners.discard(listener)
            if not feed.listeners:
                feed.left_at = self.worker.now()

    def absence(self, seat: str) -> str:
        """Return whether a seat's person is here, away, or has been away for a minute."""
        if self.worker.here(self.id).get(seat, 0):
            return HERE
        since = self._empty_since.get(seat, self.worker.now())
        return LONG_GONE if self.worker.now() - since > FEED_KEPT else AWAY

    @property
    def attended(self) -> bool:
        """Whether this table has listeners in this worker."""
        return any(feed.listeners for feed in self.feeds.values())

    @property
    def left_alone(self) -> bool:
        """Whether only bots are left and nobody watches, in any worker: the table then pauses."""
        return not any(chair.attended for chair in self.state.chairs.values()) and not self.worker.here(self.id)

    @property
    def origins(self) -> Collection[str]:
        here = {listener.origin for feed in self.feeds.values() for listener in feed.listeners}
        return here or ({self.opener} if self.opener else ())

    async def events(self, seat: str, before: int, count: int) -> list[ToldEvent]:
        """Return a seat's events before a number."""
        async with self._turns:
            await self._refresh()
            match = self._watched(seat).match
            first = max(0, before - 1 - count)
            if match is not None and first < match.forgotten(seat):
                self._remember_all()
                await self._refresh()
                match = self._watched(seat).match
            return [] if match is None else match.events(seat, first)[: before - 1 - first]

    async def books(self, seat: str) -> list[str]:
        """Return the secret books that a seat, or the spectators, may read now."""
        async with self._turns:
            await self._refresh()
            match = self._watched(seat).match
            return [] if match is None else self.within_budget(lambda: match.books(seat))

    def as_known(self, seat: str, error: LamplitError) -> LamplitError:
        """Return an error as a seat may know it: without rules of secret books it may not read."""
        match = self.state.match
        if match is None or not isinstance(error, Illegal) or error.rule is None:
            return error
        book = secret_rules(match.game.name).get(error.rule)
        if book is None or book in match.books(seat):
            return error
        args = {name: error.arguments[name] for name in ("seat", "name", "game") if name in error.arguments}
        return Illegal("error-illegal-unknown", **args)

    async def why(self, seat: str, option: str) -> LamplitError | None:
        """Return why a seat may not give an answer now."""
        async with self._turns:
            await self._refresh()
            match = self.state.match
            if match is None:
                return Refused("error-not-started")
            refusal = self.within_budget(lambda: match.why_not(seat, option))
            return None if refusal is None else self.as_known(seat, refusal)

    # -- telling ---------------------------------------------------------------------------------------------------

    def _changed(self, quiet: bool) -> None:
        """Send everybody their changes, and wake bots and clock."""
        if not self.aside:
            with contextlib.suppress(SetAside):
                self._seen_within_budget(lambda: self._tell_all(quiet))
        if self.aside:
            self._rest()

    def _seen_within_budget(self, tell: Callable[[], object]) -> None:
        """Run an update of views. A table whose views fail is set aside."""
        try:
            self.within_budget(tell)
        except LamplitError:
            raise
        except Exception as error:
            self._set_aside(Fault.of("view", error))
            raise SetAside("error-table-aside") from error

    def _rest(self) -> None:
        """Stop the table, and send everybody away with an explanation."""
        self.bots.stop()
        self.clock.cancel()
        self.deferred_views.stop()
        for feed in self.feeds.values():
            for listener in tuple(feed.listeners):
                listener.send_away(SetAside("error-table-aside"))

    def _tell_all(self, quiet: bool) -> None:
        state = self.state
        ended = state.stage == OVER and self._info["stage"] != OVER
        votes = len(state.polls)
        if not quiet or self._moved or self._info["stage"] != state.stage or len(self._info["votes"]) != votes:
            self._refresh_info()
            self._dismiss()
        cache = UpdateCache()
        for feed in self.feeds.values():
            if self._delayed is None or feed.seat != SPECTATOR:
                self.deferred_views.told(feed, feed.tell(state, self._info, cache, whole=False))
        self.deferred_views.go_on()
        self.bots.hear(state.pings)
        state.pings.clear()
        if self._delayed is not None:
            self._delayed.look()
        if ended:
            self.bots.stop()
            self.worker.ended(self.row, self.state)
        self.wake()

    def _read_anew(self) -> None:
        self.bots.stop()

    def _dismiss(self) -> None:
        """Close the listeners of seats that people no longer hold."""
        for seat, feed in list(self.feeds.items()):
            if seat != SPECTATOR and not self.state.chairs[seat].held:
                for listener in tuple(feed.listeners):
                    listener.dismiss()
                del self.feeds[seat]

    def presence_changed(self) -> None:
        """Update presence. During a write this waits, since nobody may be told of an entry that could be lost."""
        self._note_absence()
        if self.aside:
            self._rest()
            return
        if self._stale:
            self._moved = True
            return
        self._refresh_info()
        with contextlib.suppress(SetAside):
            self._seen_within_budget(self._tell_presence)
        self.wake()

    def _tell_presence(self) -> None:
        for feed in self.feeds.values():
            feed.tell(self._watched(feed.seat), self._info, whole=bool(feed.listeners))

    def _note_absence(self) -> None:
        """Record since when each seat has been empty in all workers; a new worker counts from now."""
        here = self.worker.here(self.id)
        now = self.worker.now()
        self._empty_since = {
            seat: self._empty_since.get(seat, now) for seat in self.state.chairs if not here.get(seat, 0)
        }

    def _refresh_info(self) -> None:
        info = {"id": self.id, **self.state.pack()}
        here = self.worker.here(self.id)
        for seat, chair in info["seats"].items():
            if chair["who"] != "open":
                chair["here"] = here.get(seat, 0) > 0
        for vote in info["votes"]:
            poll = self.state.polls[vote["id"]]
            if poll.voters:
                vote["voters"] = voters(self.state, poll)
        info["bot_seconds"] = self.worker.bot_workers.longest
        info["watching"] = here.get(SPECTATOR, 0)
        self._info = info
        self._moved = False

    def _watched(self, seat: str) -> TableState:
        if seat != SPECTATOR or self.state.terms.spectators != "delayed":
            return self.state
        if self._delayed is None:
            self._delayed = DelayedSpectators(self.row, self.worker, self._is_over, self._show_later)
        return self._delayed.state

    def _is_over(self) -> bool:
        return self._info["stage"] == OVER

    def _show_later(self, state: TableState) -> None:
        """Send delayed spectators what they may see by now."""
        feed = self.feeds.get(SPECTATOR)
        if feed is not None:
            with contextlib.suppress(SetAside):
                self._seen_within_budget(lambda: feed.tell(state, self._info))

    # -- bots and clock --------------------------------------------------------------------------------------------

    @property
    def needs_driver(self) -> bool:
        """Whether bots or a clock have something to do here, for an audience."""
        state = self.state
        if state.stage != RUNNING or self.aside:
            return False
        if state.until() is not None:
            return self.attended
        return self.bots.busy and not self.left_alone

    def set_driving(self, drives: bool) -> None:
        """Start or stop driving the bots and the clock in this worker."""
        if drives and not self.drives:
            self.drives = True
            self.clock.taken_over()
            self.wake()
        elif drives:
            self.bots.go_on()
            self.clock.set()
        elif self.drives:
            self.drives = False
            self.bots.stop()
            self.clock.cancel()

    def wake(self) -> None:
        """Wake the bots and the clock."""
        if self._info["stage"] != RUNNING or self.aside:
            self.clock.cancel()
            return
        if not self.drives:
            if self.needs_driver:
                self.worker.request_lease(self)
            return
        self.bots.look()
        self.clock.set()

    # -- resting ---------------------------------------------------------------------------------------------------

    def tidy(self) -> bool:
        """Drop feeds that nobody returns to. Return whether the table itself may be dropped."""
        now = self.worker.now()
        for seat, feed in list(self.feeds.items()):
            if not feed.listeners and feed.left_at is not None and now - feed.left_at > FEED_KEPT:
                del self.feeds[seat]
                if seat == SPECTATOR and self._delayed is not None:
                    self._delayed.stop()
                    self._delayed = None
        busy = self.feeds or self._turns.locked or self.needs_driver or now - self.touched < FEED_KEPT
        return not busy

    def close(self) -> None:
        """Stop everything that runs here."""
        self.drives = False
        self.bots.stop()
        self.clock.close()
        self.deferred_views.stop()
        if self._catching_up is not None:
            self._catching_up.cancel()
        if self._delayed is not None:
            self._delayed.stop()
