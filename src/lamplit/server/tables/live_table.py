"""A live table: its state in memory, those who listen to it, and what has to happen there by itself.

Every change goes through `act`: an entry takes effect on the state, is stored, and only then acknowledged and told.
If another worker was first, or the store fails, the state is thrown away and read anew: what is stored is the truth.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...engine import SPECTATOR, Forgotten, LamplitError
from ...engine.replay import KEEP_EVERY
from ...lab.trial import cast
from .. import keys
from ..errors import Refused
from ..limits import Bucket
from ..storage.store import TableRow
from ..storage.writer import NewEntry, NewTable
from . import entries as e
from .checkpoints import checkpoint_of
from .fair_lock import FairLock
from .feed import Feed, Glances, Listener
from .loading import load
from .removal import AWAY, HERE, LONG_GONE, voters
from .spectators import Delayed
from .table_bots import TableBots
from .table_state import OVER, RUNNING, TableState
from .terms import Terms

if TYPE_CHECKING:
    from .registry import TableRegistry

MOST_TRIES = 8
CHECKPOINT_EVERY = 8 * KEEP_EVERY
"""Segments of a game between two checkpoints that are stored. The match has kept those: they cost no playing again."""
LATE_CLOCK = 3.0
"""A clock that is further behind than this, in seconds, stood still: nobody kept it. Its time goes on from here."""
LONGEST_PAUSE = 5.0
"""How long a table that cannot be read waits at most before it tries again, in seconds."""
FEED_KEPT = 60.0
"""How long what a seat was told is kept for its return, in seconds."""

Make = Callable[[TableState], e.Entry | None]
Opens = Callable[[TableState], NewTable]
QUIET = (e.Answered, e.TimePassed, e.Pinged, e.Pencilled, e.Said, e.ClockResumed)
"""Entries that change nothing in what everybody knows of a table, unless the game ends by them."""


class Overtaken(Exception):
    """Another worker was first."""


class LiveTable:
    """One table in the memory of one worker."""

    def __init__(self, registry: "TableRegistry", row: TableRow, state: TableState) -> None:
        self.registry = registry
        self.id = row.id
        self.row = row
        self.loaded = secrets.token_hex(4)
        self.bot_seed = f"{row.seed or row.id}"
        self.state = state
        self.feeds: dict[str, Feed] = {}
        self.buckets: dict[str, Bucket] = {}
        self.keeps = False
        self._just_kept = False
        self.touched = registry.now()
        self.bots = TableBots(self, registry.bot_workers)
        self._turns = FairLock()
        self._stale = False
        self._needs_all = False
        self._behind = False
        self._announced = 0
        self._catching_up: asyncio.Task[None] | None = None
        self._moved = False
        self._checkpoints = self._chapters() // CHECKPOINT_EVERY
        self._timer: asyncio.TimerHandle | None = None
        self._armed: tuple[float, int] | None = None
        self._clock_task: asyncio.Task[None] | None = None
        self._info: dict[str, Any] = {}
        self._plays: dict[str, list[str]] = {}
        self._named: dict[str, tuple[str, ...]] = state.sides.named
        self._delayed: Delayed | None = None
        self._empty_since: dict[str, float] = {}
        self._note_absence()
        self._refresh_info()

    def time(self) -> int:
        """The server's time in milliseconds."""
        return self.registry.time()

    @property
    def info(self) -> dict[str, Any]:
        """What everybody at the table may know of it."""
        return self._info

    @property
    def plays(self) -> dict[str, list[str]]:
        """Whom each seat plays, as far as everybody may know."""
        match = self.state.match
        if match is not None and not self._stale:
            self._plays = cast(match)
        return self._plays

    @property
    def sides(self) -> dict[str, tuple[str, ...]]:
        """The sides that everybody can tell, with their seats."""
        if not self._stale:
            self._named = self.state.sides.named
        return self._named

    # -- listening -------------------------------------------------------------------------------------------------

    async def listen(self, seat: str, listener: Listener, epoch: str, last: int) -> None:
        """Tells the listener where the seat stands, and all that happens from now on."""
        async with self._turns:
            await self._refresh()
            self.touched = self.registry.now()
            feed = self.feeds.get(seat)
            if feed is None:
                feed = self.feeds[seat] = Feed(seat, self._watched(seat), self._info)
            missed = feed.missed(epoch, last)
            if missed is None:
                listener.tell(feed.welcome(self._watched(seat), self.time()))
            else:
                listener.tell(feed.resumed(self.time()))
                for message in missed:
                    listener.tell(message)
            feed.listeners.add(listener)
            feed.left_at = None
        self._wake()

    def opens(self, seat: str, secret: str) -> bool:
        """Whether this secret opens that seat."""
        chair = self.state.chairs.get(seat)
        return keys.fits(secret, "" if chair is None else chair.key)

    def part(self, seat: str, listener: Listener) -> None:
        """The listener has gone."""
        feed = self.feeds.get(seat)
        if feed is not None:
            feed.listeners.discard(listener)
            if not feed.listeners:
                feed.left_at = self.registry.now()

    def absence(self, seat: str) -> str:
        """Whether a person is at the table, away, or has been away for a minute."""
        if self.registry.here(self.id).get(seat, 0):
            return HERE
        since = self._empty_since.get(seat, self.registry.now())
        return LONG_GONE if self.registry.now() - since > FEED_KEPT else AWAY

    @property
    def _attended(self) -> bool:
        """Whether anybody listens here."""
        return any(feed.listeners for feed in self.feeds.values())

    async def events(self, seat: str, before: int, count: int) -> list[dict[str, Any]]:
        """Events a seat was told before one it knows."""
        async with self._turns:
            await self._refresh()
            match = self._watched(seat).match
            first = max(0, before - 1 - count)
            if match is not None and first < match.forgotten(seat):
                self._remember_all()
                await self._refresh()
                match = self._watched(seat).match
            return [] if match is None else match.events(seat, first)[: before - 1 - first]

    async def why(self, seat: str, option: str) -> LamplitError | None:
        """Why a seat may not answer that now."""
        async with self._turns:
            await self._refresh()
            match = self.state.match
            if match is None:
                return Refused("error-not-started")
            return match.why_not(seat, option)

    # -- acting ----------------------------------------------------------------------------------------------------

    async def act(self, make: Make, time: int | None = None, opens: Opens | None = None) -> e.Entry | None:
        """Lets something happen: `make` gives the entry, or `None` if there is nothing to do.

        `opens` gives another table that is opened by it, from the state as it is then. When this returns, all of it
        is stored. When it raises, nothing has happened.
        """
        async with self._turns:
            try:
                for _ in range(MOST_TRIES):
                    await self._refresh()
                    try:
                        entry = make(self.state)
                        if entry is None:
                            return None
                        if await self._store(entry, self.time() if time is None else time, opens):
                            return entry
                    except Forgotten:
                        self._remember_all()
                raise Refused("error-busy")
            finally:
                self._see_to_it()

    @property
    def free(self) -> bool:
        """Whether somebody can act at once."""
        return not self._stale and not self._turns.taken

    def act_at_once(self, make: Make, time: int, then: Callable[[Exception | None], None]) -> bool:
        """The same without waiting for a turn: `False`, and nothing has happened, if it is not to be had.

        `then` is called once the entry is stored, or with what prevented it; with `Overtaken`, another try may succeed.
        """
        if not self.free:
            return False
        self._turns.take()
        try:
            entry = make(self.state)
            row = None if entry is None else self._take(entry, time)
        except Forgotten:
            self._remember_all()
            self._turns.give_up()
            return False
        except BaseException:
            self._turns.give_up()
            self._see_to_it()
            raise
        if entry is None or row is None:
            self._turns.give_up()
            then(None)
            return True

        def stored(outcome: bool | Exception) -> None:
            try:
                if outcome is True:
                    self._stored(entry)
            finally:
                self._turns.give_up()
                self._see_to_it()
            then(outcome if isinstance(outcome, Exception) else None if outcome else Overtaken())

        self.registry.store.append_then(row, stored)
        return True

    async def _store(self, entry: e.Entry, time: int, opens: Opens | None) -> bool:
        new = self._take(entry, time)
        if opens is not None:
            new = new._replace(opens=opens(self.state))
        stored = await self.registry.store.append(*new)
        if stored:
            self._stored(entry)
        return stored

    def _take(self, entry: e.Entry, time: int) -> NewEntry:
        """Lets an entry have its effect here, before it is stored."""
        state, stage = self.state, self.state.stage
        try:
            state.take(entry, time)
        except LamplitError:
            raise  # and nothing has changed
        except BaseException:
            self._stale = True
            raise
        self._stale = True
        new = state.stage
        new = new if new != stage else None
        return NewEntry(self.id, state.number, e.pack(entry), time, new, self._checkpoint(entry))

    def _stored(self, entry: e.Entry) -> None:
        self._stale = False
        self.registry.appended(entry)
        self._spread(isinstance(entry, QUIET))

    def _checkpoint(self, entry: e.Entry) -> tuple[int, bytes] | None:
        match = self.state.match
        if match is None:
            return None
        played = self._chapters() // CHECKPOINT_EVERY
        if played <= self._checkpoints and not isinstance(entry, e.Started):
            return None
        self._checkpoints = played
        return self.state.game.rules, checkpoint_of(self.state)

    def _chapters(self) -> int:
        """How many segments of the game are in memory."""
        return 0 if self.state.match is None else len(self.state.match.segments)

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
            self._catching_up = self.registry.spawn(self._catch_up())

    def _see_to_it(self) -> None:
        """Where an entry was not stored, nobody may ever ask again: those who were to answer it are waiting."""
        if self._stale:
            self.catch_up()

    async def _catch_up(self) -> None:
        pause = 0.1
        while self._behind or self._stale:
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
        for number, time, payload in await self.registry.store.entries(self.id, self.state.number):
            if number != self.state.number + 1:
                self._stale = True
                return
            try:
                self.state.take(e.unpack(payload), time)
            except Forgotten:
                self._remember_all()
                return
            self._spread(quiet=False)

    async def _refresh(self) -> None:
        """Reads the table anew if what is in memory may not be the truth."""
        if not self._stale:
            return
        self.state = await load(self.registry.store, self.row, whole=self._needs_all)
        self._stale = self._needs_all = False
        self._checkpoints = self._chapters() // CHECKPOINT_EVERY
        self.loaded = secrets.token_hex(4)
        self.bots.stop()
        self._spread(quiet=False)
        if self._announced > self.state.number:
            self.catch_up()

    def _remember_all(self) -> None:
        """Somebody needs what lies before all that is in memory: the next reading goes back to the beginning."""
        self._stale = self._needs_all = True

    def _spread(self, quiet: bool) -> None:
        """Tells everybody what has changed for them, and wakes who has to do something about it."""
        state = self.state
        ended = state.stage == OVER and self._info["stage"] != OVER
        votes = len(state.polls)
        if not quiet or self._moved or self._info["stage"] != state.stage or len(self._info["votes"]) != votes:
            self._refresh_info()
            self._dismiss()
        glances: Glances = {}
        for feed in self.feeds.values():
            if self._delayed is None or feed.seat != SPECTATOR:
                feed.tell(state, self._info, glances)
        self.bots.hear(state.pings)
        state.pings.clear()
        if self._delayed is not None:
            self._delayed.look()
        if ended:
            self.registry.ended(self)
        self._wake()

    def _dismiss(self) -> None:
        """Who holds a seat no more hears no more of it."""
        for seat, feed in list(self.feeds.items()):
            if seat != SPECTATOR and not self.state.chairs[seat].held:
                for listener in tuple(feed.listeners):
                    listener.dismiss()
                del self.feeds[seat]

    def look_who_is_here(self) -> None:
        """Somebody came or went. While an entry is being stored this waits for it: nobody is told what may be lost."""
        self._note_absence()
        if self._stale:
            self._moved = True
            return
        self._refresh_info()
        for feed in self.feeds.values():
            feed.tell(self._watched(feed.seat), self._info)

    def _note_absence(self) -> None:
        """Since when nobody is at a seat, whichever worker they were at; a worker that is new here counts from now."""
        here = self.registry.here(self.id)
        now = self.registry.now()
        self._empty_since = {
            seat: self._empty_since.get(seat, now) for seat in self.state.chairs if not here.get(seat, 0)
        }

    def _refresh_info(self) -> None:
        info = {"id": self.id, **self.state.pack()}
        here = self.registry.here(self.id)
        for seat, chair in info["seats"].items():
            if chair["who"] != "open":
                chair["here"] = here.get(seat, 0) > 0
        for vote in info["votes"]:
            poll = self.state.polls[vote["id"]]
            if poll.voters:
                vote["voters"] = voters(self.state, poll)
        info["bot_seconds"] = self.registry.bot_workers.longest
        info["watching"] = here.get(SPECTATOR, 0)
        self._info = info
        self._moved = False

    def _watched(self, seat: str) -> TableState:
        if seat != SPECTATOR or self.state.terms.spectators != "delayed":
            return self.state
        if self._delayed is None:
            self._delayed = Delayed(self)
        return self._delayed.state

    # -- what happens by itself ------------------------------------------------------------------------------------

    @property
    def needs_keeping(self) -> bool:
        """Whether bots or a clock have something to do here, for somebody."""
        state = self.state
        if state.stage != RUNNING:
            return False
        if state.until() is not None:
            return self._attended
        return self.bots.busy

    def kept(self, keeps: bool) -> None:
        """Whether this worker is the one that drives bots and clock."""
        if keeps and not self.keeps:
            self.keeps = self._just_kept = True
            self._wake()
        elif keeps:
            self.bots.go_on()
            self._set_timer()
        elif self.keeps:
            self.keeps = False
            self.bots.stop()
            self._cancel_timer()

    def _wake(self) -> None:
        if self._info["stage"] != RUNNING:
            self._cancel_timer()
            return
        if not self.keeps:
            if self.needs_keeping:
                self.registry.ask_to_keep(self)
            return
        self.bots.look()
        self._set_timer()

    def _set_timer(self) -> None:
        until = self.state.until()
        moment = None if until is None or not self._attended else (until, self.state.zero)
        if moment == self._armed:
            return
        self._cancel_timer()
        if until is None or moment is None:
            return
        self._armed = moment
        wait = max(0.0, self.state.zero / 1000 + until - self.time() / 1000)
        if self._just_kept:
            wait = 0.0  # to see whether time stood still before
        self._timer = asyncio.get_running_loop().call_later(wait, self._tick, self.registry.now() + wait)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._armed = None

    def _tick(self, due: float) -> None:
        self._timer = self._armed = None
        self.registry.jitter(self.registry.now() - due)
        if self._clock_task is None or self._clock_task.done():
            self._clock_task = asyncio.create_task(self._let_time_pass())

    async def _let_time_pass(self) -> None:
        try:
            await self.act(lambda state: self._clock_says(state, self.time()))
            self._just_kept = False
        except LamplitError as error:
            self.report("clock", error)
            await asyncio.sleep(1.0)
        self._wake()

    def is_late(self, time: int) -> bool:
        """Whether the clock has something to say that it should have said by then."""
        until = self.state.until()
        return until is not None and (self._just_kept or (time - self.state.zero) / 1000 >= until)

    async def pass_time(self, time: int) -> None:
        """The clock says what it has to say before something that was received at `time`."""
        if self.is_late(time):
            await self.act(lambda state: self._clock_says(state, time))

    def _clock_says(self, state: TableState, time: int) -> e.Entry | None:
        until, match = state.until(), state.match
        if until is None or match is None:
            return None
        at = (time - state.zero) / 1000
        # Nothing happened, and nobody was there to keep the time: it stood still, and goes on from the last event.
        unkept = self._just_kept and at - match.now > LATE_CLOCK
        if unkept or at - until > LATE_CLOCK:
            return e.ClockResumed(time - round(match.now * 1000))
        return e.TimePassed(at) if at >= until else None

    def report(self, what: str, error: LamplitError) -> None:
        """Notes that something which should happen by itself did not."""
        self.registry.log.warning(what, extra={"facts": {"table": self.id, "error": error.message}})

    # -- resting ---------------------------------------------------------------------------------------------------

    def tidy(self) -> bool:
        """Forgets what nobody comes back for. Whether the table itself may be forgotten."""
        now = self.registry.now()
        for seat, feed in list(self.feeds.items()):
            if not feed.listeners and feed.left_at is not None and now - feed.left_at > FEED_KEPT:
                del self.feeds[seat]
                if seat == SPECTATOR and self._delayed is not None:
                    self._delayed.stop()
                    self._delayed = None
        busy = self.feeds or self._turns.taken or self.needs_keeping or now - self.touched < FEED_KEPT
        return not busy

    def close(self) -> None:
        """Lets go of all that runs here."""
        self.keeps = False
        self.bots.stop()
        self._cancel_timer()
        for task in (self._clock_task, self._catching_up):
            if task is not None:
                task.cancel()
        if self._delayed is not None:
            self._delayed.stop()

    @property
    def terms(self) -> Terms:
        """What was agreed when the table was opened."""
        return self.state.terms
