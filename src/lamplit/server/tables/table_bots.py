"""The bots of one table: whom to ask next, and when their answers are given.

Thinking happens in other processes. A bot answers after the pause the table has agreed on, however long it thought.
Where others must not know how often it answers, `pacing` says when.
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
"""Where time matters, a bot that does not say when it wants to be asked again waits so many seconds."""
HASTE = 8.0
"""How many times as fast time passes while all people of a table have played their part and only look on."""
MOST_CALLS = 20
"""How many calls a bot that rests has heard when it is asked next: the newest."""
MOST_TOLD = 1000
"""How much a bot that begins anew is told of what happened before, in events: a long game makes it no slower."""


class TableBots:
    """Drives the bots of one table as long as they are asked something."""

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
        """Whether a bot is asked something."""
        return bool(asked_of_bots(self._table.state))

    def look(self) -> None:
        """To be called whenever something has happened at the table."""
        state = self._table.state
        played = (state.answers, state.rewinds)
        if played != self._played and not self._acting:
            self._pacing.noticed()
        self._played = played
        self._news.set()
        self.go_on()

    def hear(self, pings: Sequence[tuple[str, str, str]]) -> None:
        """To be called with what somebody calls or points at: bots of that team hear it when they are asked next."""
        state = self._table.state
        for who, what, on in pings:
            call: Told = {"kind": "ping", "args": {"who": who, "what": what, "on": on}}
            for seat, chair in state.chairs.items():
                if chair.who == BOT and seat != who and seat in state.sides.team(who):
                    self._calls[seat] = [*self._calls.get(seat, []), call][-MOST_CALLS:]

    def go_on(self) -> None:
        """Sees that the bots are driven, if there is something for them to do, and somebody for whom they do it."""
        if (self._task is None or self._task.done()) and self.busy and not self._table.left_alone:
            self._task = asyncio.create_task(self._drive())
            self._task.add_done_callback(self._ended)

    def stop(self) -> None:
        """Lets the bots rest. One that is giving its answer goes on with that: it is being stored."""
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
            asked = asked_of_bots(state)  # somebody may have taken their seat back meanwhile
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
        """Whether a clock runs, and all people at the table have played their part."""
        state = self._table.state
        match, people = state.match, state.people
        if match is None or state.until() is None or not people:
            return False
        return all(state.game.only_watches(match.table, seat) for seat in people)

    async def _skip(self, seconds: float) -> None:
        """Puts the clock forward, but not past the next thing that it has to say itself."""

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
        """Asks the bots in turn until one acts. `None` if one did; else how long to wait, 0 for something to happen."""
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
        """Nobody waits for the vote of a bot that rests."""
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
        """Lets a bot call to its team, unless somebody has taken its seat or the rules keep it silent."""

        def make(state: TableState) -> e.Entry | None:
            if state.match is None or state.chairs[seat].who != BOT or state.match.silenced(seat):
                return None
            return e.Pinged(seat, what, on)

        try:
            await self._table.act(make)
        except LamplitError as error:
            self._table.report("bot", error)

    async def _rest(self, question: Question, option: str, began: float) -> bool:
        """Waits as long as the table has agreed on. Whether others will notice the answer, if there are such."""
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
        """Gives a bot's answer in its time, if its question is still the same and it is still the one who is asked.

        Where time matters it is given at once; else it counts from when the bot `began` to think.
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
