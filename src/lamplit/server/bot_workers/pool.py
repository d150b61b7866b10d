"""The bot workers: processes in which bots decide and long jobs are done, while the server's loop goes on.

Whatever happens to a process, a move is made: if a bot's worker does not survive a question twice, any possible answer
is given for it.
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
"""An order to stop may come while a process is still reading its own code, which takes longest: it is ignored first."""
TRIES = 2
GRACE = 1.0
THOUGHTS_AT_ONCE = 2
"""So many questions a process has before it: the next one is there when it has answered the first."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotIdentity:
    """Which bot thinks: equal ones that were told the same think the same, in whatever process.

    `all_events` gives everything its seat has been told so far, for a process that has to begin anew. `who` is for whom
    it thinks: those take turns.
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
    """Nobody measures."""


class WorkerPool:
    """So many processes for bots, one that forks for jobs, so that no bot waits for a job, and one for records, so that
    no record waits for what people ask for. Those for jobs and records start when first needed.

    `asked`, `deaths` and `fallbacks` count since the start, `busy` is how many decisions are waited for now, and
    `on_decision` is told how many seconds each one took.
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
        """How long a bot thinks at most, in seconds, once its worker has turned to it."""
        return self._budget * TRIES

    async def open(self) -> None:
        """Starts the processes for bots. They are asked as soon as they are up."""
        for worker in self._for_bots:
            worker.open()

    async def close(self) -> None:
        """Ends all processes. Answers that are nearly there are waited for; other waits are cancelled."""
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
        """What a bot answers to its open question, from what its seat may know and nothing else.

        `events` are those since it was last asked, `heard` is how many there were before, `calls` what its team called.
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
        """What a function of `background_jobs` gives for these arguments, which like its result must be plain data.

        It may work for so many seconds. Those `who` ask take turns.
        """
        size = sum(len(each) for each in args if isinstance(each, str))
        async with self._jobs.turn(who, size) as others:
            return await self._done(self._for_jobs.ask, BackgroundJob(name, args, budget, others), budget)

    async def write(self, name: str, *args: Any, budget: float = 60.0) -> Any:
        """The same for what has to be done, however much people ask for."""
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
        """The numbers by which the system knows the processes that are alive."""
        numbers = [worker.process for worker in self._all]
        return [number for number in numbers if number is not None]

    def forget(self, table: str, seat: str | None = None) -> None:
        """The bots of a table, or the one of a seat, are not needed any more."""
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
            # The game may have gone on meanwhile: the player is told what belongs to the question and no more.
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
    """Any option. Time is left out of it, lest a random player let it pass."""
    timeless = asked({**question, "deadline": None})
    return Decision(RandomPlayer(bot.seat, f"{bot.seed} {timeless.id}").choose(timeless, {}, ()), 0.0)


def _as_raised(refused: JobRefused) -> LamplitError:
    kind = getattr(errors, refused.kind, LamplitError)
    return kind(refused.message, **refused.arguments)
