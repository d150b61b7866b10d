"""The pool of bot workers: processes that decide for bots and run long jobs.

A move is made in every case: if a worker dies twice on a question, a random option is chosen.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from ...bots import RandomPlayer
from ...engine import LamplitError, Told, errors
from ...engine.errors import Fault
from .job_processes import JobProcesses
from .job_queue import JobQueue
from .messages import BackgroundJob, Decide, Decision, Done, Forget, JobRefused, TellAll
from .process import asked
from .supervisor import Lost, Overran, Supervisor
from .turns import Turns

__all__ = ["BotIdentity", "Decision", "WorkerPool"]

_PROCESS = """
import signal
for order in (signal.SIGINT, signal.SIGTERM):
    signal.signal(order, signal.SIG_IGN)
from lamplit.server.bot_workers.process import main
main()
"""
WORKER = (sys.executable, "-c", _PROCESS)
"""Signals to stop are ignored first, because a process may receive one while it still loads its code."""
TRIES = 2
GRACE = 1.0
THOUGHTS_AT_ONCE = 2
"""Questions sent to a process at a time, so that the next is there when it has answered one."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotIdentity:
    """Identifies a bot. Equal bots with equal histories decide alike in any process.

    `all_events` returns everything told to its seat, for a process that starts afresh. `who` is the address for which
    the bot thinks; addresses take turns.
    """

    table: str
    seat: str
    game: str
    level: str
    seed: str
    epoch: str
    all_events: Callable[[], Sequence[Told]]
    who: str = ""


def _unmeasured(_seconds: float) -> None:
    """Discard a measurement."""


class WorkerPool:
    """Processes for bots, one that forks for jobs, and one for records. Bots never wait for jobs, nor records for the
    jobs that people request. The processes for jobs and records start on first use.

    `asked`, `deaths` and `fallbacks` are totals, `busy` is the number of pending decisions, and `on_decision` receives
    the seconds each decision took.
    """

    def __init__(self, workers: int, budget: float = 5.0, command: Sequence[str] = WORKER) -> None:
        self.asked = 0
        self.deaths = 0
        self.fallbacks = 0
        self.busy = 0
        self.on_decision: Callable[[float], None] = _unmeasured
        self._budget = budget
        self._for_bots = [Supervisor(command, self._count_death) for _ in range(workers)]
        self._turns = [Turns(THOUGHTS_AT_ONCE) for _ in range(workers)]
        self._for_jobs = JobProcesses(command, self._count_death)
        self._jobs = JobQueue()
        self._for_records = Supervisor(command, self._count_death)

    @property
    def longest(self) -> float:
        """The longest time a bot may think, in seconds, from when its worker starts on the question."""
        return self._budget * TRIES

    async def open(self) -> None:
        """Start the processes for bots. Questions are sent once they are ready."""
        for worker in self._for_bots:
            worker.open()

    async def close(self) -> None:
        """End all processes, after a short wait for answers; cancel the rest."""
        await asyncio.gather(*(worker.close(GRACE) for worker in self._all))

    async def think(
        self,
        bot: BotIdentity,
        question: dict[str, Any],
        view: dict[str, Any],
        events: Sequence[Told],
        heard: int,
        calls: Sequence[Told] = (),
    ) -> Decision:
        """Return a bot's decision, made from what its seat may know and nothing else.

        `events` are those since it was last asked, `heard` is the number of events before them, `calls` are the calls
        of its team.
        """
        self.asked += 1
        self.busy += 1
        began = time.perf_counter()
        try:
            async with self._turns[self._number_of(bot.table)].turn(bot.who):
                return await self._decide(bot, question, view, events, heard, calls)
        finally:
            self.busy -= 1
            self.on_decision(time.perf_counter() - began)

    async def job(self, name: str, *args: Any, budget: float = 30.0, who: str = "") -> Any:
        """Run a function of `background_jobs` and return its result. Arguments and result must be plain data.

        `budget` limits its processor time in seconds. The addresses given as `who` take turns.
        """
        size = sum(len(each) for each in args if isinstance(each, str))
        async with self._jobs.turn(who, size) as others:
            return await self._done(self._for_jobs.ask, BackgroundJob(name, args, budget, others), budget)

    async def write(self, name: str, *args: Any, budget: float = 60.0) -> Any:
        """Like `job`, for records that must be written regardless of how many jobs people request."""
        self._for_records.open()
        return await self._done(lambda job: self._for_records.ask(job, budget), BackgroundJob(name, args), budget)

    async def _done(self, ask: Callable[[BackgroundJob], Awaitable[Any]], job: BackgroundJob, budget: float) -> Any:
        name, why = job.name, ""
        for _ in range(TRIES):
            try:
                reply = await ask(job)
            except Overran:
                raise LamplitError("error-chore-long", seconds=budget) from None
            except Lost as lost:
                why = lost.why
                continue
            if isinstance(reply, Done):
                return reply.value
            if isinstance(reply, JobRefused):
                raise _as_raised(reply)
            why = getattr(reply, "where", "")
            break
        log.error("job-failed", extra={"facts": {"job": name, "why": why}})
        raise Fault("error-chore-failed", job=name)

    @property
    def _all(self) -> list[Supervisor | JobProcesses]:
        return [*self._for_bots, self._for_jobs, self._for_records]

    @property
    def processes(self) -> list[int]:
        """The process ids of the live processes."""
        numbers = [worker.process for worker in self._all]
        return [number for number in numbers if number is not None]

    def forget(self, table: str, seat: str | None = None) -> None:
        """Drop the bots of a table, or of one seat."""
        self._worker_for(table).tell(Forget(table, seat))

    async def _decide(
        self,
        bot: BotIdentity,
        question: dict[str, Any],
        view: dict[str, Any],
        events: Sequence[Told],
        heard: int,
        calls: Sequence[Told],
    ) -> Decision:
        worker = self._worker_for(bot.table)
        whose = (bot.table, bot.seat, bot.game, bot.level, bot.seed, bot.epoch)
        so_far = heard + len(events)
        why: list[str] = []
        while len(why) < TRIES:
            try:
                reply = await worker.ask(Decide(*whose, question, view, events, heard, calls), self._budget)
            except Lost as lost:
                why.append(lost.why)
            else:
                if isinstance(reply, Decision):
                    return reply
                if not isinstance(reply, TellAll):
                    why.append(getattr(reply, "where", "unexpected"))
            # Other events may have followed: the player gets only those before its question.
            events, heard = bot.all_events()[:so_far], 0
        self.fallbacks += 1
        facts = {"table": bot.table, "game": bot.game, "bot": bot.level, "why": why}
        log.error("bot-answers-at-random", extra={"facts": facts})
        return _any_answer(bot, question)

    def _worker_for(self, table: str) -> Supervisor:
        return self._for_bots[self._number_of(table)]

    def _number_of(self, table: str) -> int:
        return crc32(table.encode()) % len(self._for_bots)

    def _count_death(self) -> None:
        self.deaths += 1


def _any_answer(bot: BotIdentity, question: dict[str, Any]) -> Decision:
    """Choose a random option. The deadline is left out, since a random player might let time pass."""
    timeless = asked({**question, "deadline": None})
    return Decision(RandomPlayer(bot.seat, f"{bot.seed} {timeless.id}").choose(timeless, {}, ()), 0.0)


def _as_raised(refused: JobRefused) -> LamplitError:
    kind = getattr(errors, refused.kind, LamplitError)
    return kind(refused.message, **refused.arguments)
