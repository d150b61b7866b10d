"""Drives the bots of one table while they have open questions.

Bots think in other processes. An answer is given after the pause the table has chosen, however long the bot thought.
`pacing` sets the time if others must not know how often bots answer.
"""

import asyncio
import contextlib
import random
from collections.abc import Sequence

from ...engine import LamplitError, Question, Told
from ..bot_workers.pool import BotIdentity, WorkerPool
from ..errors import SetAside
from . import entries as e
from .bot_questions import asked_of_bots
from .pacing import Pacing, is_secret, outsiders
from .table_parts import BOT
from .table_state import TableState
from .terms import BOT_PAUSES
from .worker import DrivenTable

HURRY = (0.5, 1.1)
"""In timed games, the seconds until a bot that names no time is asked again."""
HASTE = 8.0
"""How much faster time passes while all people of a table have finished playing."""
MOST_CALLS = 20
"""The most recent calls a resting bot is told when it is asked next."""
MOST_TOLD = 1000
"""The most past events told to a bot that starts afresh, so that long games do not slow it down."""


class TableBots:
    """Drives the bots of one table while they have open questions."""

    def __init__(self, table: DrivenTable, bot_workers: WorkerPool) -> None:
        self._table = table
        self._bot_workers = bot_workers
        self._luck = random.SystemRandom()
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._first: dict[str, int] = {}
        self._heard: dict[str, int] = {}
        self._wakes: dict[str, float] = {}
        self._calls: dict[str, list[Told]] = {}
        self._rewinds = 0
        self._acting = False
        self._pacing = Pacing(table.worker.now)
        self._played = (0, 0)

    @property
    def busy(self) -> bool:
        """Whether a bot has an open question."""
        return bool(asked_of_bots(self._table.state))

    def look(self) -> None:
        """Must be called after every change at the table."""
        state = self._table.state
        played = (state.answers, state.rewinds)
        if played != self._played and not self._acting:
            self._pacing.noticed()
        self._played = played
        self._news.set()
        self.go_on()

    def hear(self, pings: Sequence[tuple[str, str, str]]) -> None:
        """Must be called with people's calls and pings; bots of the team hear them when asked next."""
        state = self._table.state
        for who, what, on in pings:
            call: Told = {"kind": "ping", "args": {"who": who, "what": what, "on": on}}
            for seat, chair in state.chairs.items():
                if chair.who == BOT and seat != who and seat in state.sides.team(who):
                    self._calls[seat] = [*self._calls.get(seat, []), call][-MOST_CALLS:]

    def go_on(self) -> None:
        """Start driving the bots if they have something to do and there is an audience."""
        if (self._task is None or self._task.done()) and self.busy and not self._table.left_alone:
            self._task = asyncio.create_task(self._drive())
            self._task.add_done_callback(self._ended)

    def stop(self) -> None:
        """Stop the bots. An answer that is being stored is completed."""
        if self._task is not None and not self._acting:
            self._task.cancel()
            self._task = None
        self._bot_workers.forget(self._table.id)
        self._heard.clear()
        self._wakes.clear()
        self._calls.clear()

    def _ended(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and task.exception() is not None:
            self._table.worker.log.error("bots", exc_info=task.exception(), extra={"facts": {"table": self._table.id}})

    # -- driving ---------------------------------------------------------------------------------------------------

    async def _drive(self) -> None:
        table = self._table
        while True:
            self._news.clear()
            state = table.state
            if not asked_of_bots(state) or not table.drives or table.left_alone:
                return
            await table.worker.loop_time.turn(table.origins)
            asked = asked_of_bots(state)  # a person may have taken the seat back meanwhile
            if table.state is not state or not asked:
                continue
            wait = await self._round(state, asked)
            if wait is None:
                continue
            hurries = wait > 0 and self._only_bots_play()
            began = table.worker.now()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), (wait / HASTE if hurries else wait) if wait > 0 else None)
            if hurries:
                await self._skip((table.worker.now() - began) * (HASTE - 1))

    def _only_bots_play(self) -> bool:
        """Whether a clock runs and all people at the table have finished playing."""
        state = self._table.state
        match, people = state.match, state.people
        if match is None or state.until() is None or not people:
            return False
        return all(state.game.only_watches(match.table, seat) for seat in people)

    async def _skip(self, seconds: float) -> None:
        """Advance the clock, but not past its next own action."""

        def make(state: TableState) -> e.Entry | None:
            until, now = state.until(), state.at(self._table.time())
            if until is None or now is None or not self._only_bots_play():
                return None
            ahead = round(min(seconds, until - now) * 1000)
            return e.ClockResumed(state.zero - ahead) if ahead > 0 else None

        try:
            await self._table.act(make)
        except LamplitError as error:
            self._table.report("bots", error)

    async def _round(self, state: TableState, asked: list[Question]) -> float | None:
        """Ask the bots in turn until one acts. Return `None` if one did, else the seconds to wait; 0 means until
        something happens."""
        number = state.number
        self._luck.shuffle(asked)
        now = state.at(self._table.time())
        if now is not None:
            self._wake_the_awaited(state, asked, now)
        asked.sort(key=lambda question: self._wakes.get(question.seat, 0.0))
        for question in asked:
            wakes = self._wakes.get(question.seat, 0.0)
            if now is not None and wakes > now:
                return max(wakes - now, 0.001)
            began = self._table.worker.now()
            option = await self._choice(state, question, now)
            if option is not None:
                await self._act(question, option, began if now is None else None)
                return None
            if self._table.state is not state or state.number != number:
                return None
        if now is not None:
            soonest = min(self._wakes.get(question.seat, 0.0) for question in asked)
            return max(soonest - now, 0.02)
        match = state.match
        seats = {question.seat for question in asked}
        if match is None or any(question.seat not in seats for question in match.questions):
            return 0
        await self._act(asked[0], self._luck.choice(asked[0].options).name, self._table.worker.now())
        return None

    def _wake_the_awaited(self, state: TableState, asked: list[Question], now: float) -> None:
        """Ask resting bots at once whose vote is awaited."""
        assert state.match is not None
        for question in asked:
            seat = question.seat
            if state.game.awaited(state.match.table, seat):
                self._wakes[seat] = min(self._wakes.get(seat, 0.0), now + HURRY[0])

    async def _choice(self, state: TableState, question: Question, now: float | None) -> str | None:
        match, seat = state.match, question.seat
        assert match is not None
        if state.rewinds != self._rewinds:
            self._rewinds = state.rewinds
            self._heard.clear()
        chair = state.chairs[seat]
        table = self._table
        bot = BotIdentity(
            table=table.id,
            seat=seat,
            game=state.game.name,
            level=chair.level,
            seed=f"{table.bot_seed} {seat}",
            epoch=f"{table.loaded}.{state.rewinds}",
            all_events=lambda: match.events(seat, self._first[seat]),
            who=min(table.origins, default=table.id),
        )
        if seat not in self._heard:
            self._first[seat] = max(match.forgotten(seat), match.heard(seat) - MOST_TOLD)
        first, heard = self._first[seat], self._heard.get(seat, 0)
        try:
            asked, view = table.within_budget(lambda: (question.pack(), match.view(seat)))
        except SetAside:
            return None
        events = match.events(seat, first + heard)
        self._heard[seat] = heard + len(events)
        calls = self._calls.pop(seat, ())
        decision = await self._bot_workers.think(bot, asked, view, events, heard, calls)
        for what, on in decision.calls:
            await self._call(seat, what, on)
        if now is not None:
            wish = decision.wakes if decision.wakes > now else now + self._luck.uniform(*HURRY)
            self._wakes[seat] = wish
        return decision.option

    async def _call(self, seat: str, what: str, on: str) -> None:
        """Let a bot call to its team, unless a person has taken its seat or the rules silence it."""

        def make(state: TableState) -> e.Entry | None:
            if state.match is None or state.chairs[seat].who != BOT or state.match.silenced(seat):
                return None
            return e.Pinged(seat, what, on)

        try:
            await self._table.act(make)
        except LamplitError as error:
            self._table.report("bot", error)

    async def _rest(self, question: Question, option: str, began: float) -> bool:
        """Wait for the table's pause. Return whether others will notice the answer."""
        state = self._table.state
        match, pause = state.match, BOT_PAUSES[state.terms.bot_pace]
        others = outsiders(state, question.seat)
        asked = state.question(question.seat)
        if match is None or asked is None or asked.id != question.id or not pause:
            return False
        if not others:
            await asyncio.sleep(max(0.0, began + pause - self._table.worker.now()))
            return False
        try:
            secret = self._table.within_budget(lambda: is_secret(match, question.seat, option, others))
        except SetAside:
            return False
        await asyncio.sleep(self._pacing.wait(pause, secret))
        return not secret

    async def _act(self, question: Question, option: str, began: float | None) -> None:
        """Give a bot's answer at its time, if it is still asked the same question.

        In timed games the answer is given at once; otherwise its time counts from when the bot `began` to think.
        """
        noticed = began is not None and await self._rest(question, option, began)

        def make(state: TableState) -> e.Entry | None:
            asked = state.question(question.seat)
            if state.chairs[question.seat].who != BOT:
                return None
            if asked is None or asked.id != question.id or option not in asked:
                return None
            at, until = state.at(self._table.time()), state.until()
            if at is not None and until is not None:
                at = min(at, until)
            return e.Answered(question.seat, option, at)

        self._acting = True
        try:
            await self._table.act(make)
            if noticed:
                self._pacing.noticed()
            return
        except LamplitError as error:
            self._table.report("bot", error)
        finally:
            self._acting = False
        await asyncio.sleep(1.0)
