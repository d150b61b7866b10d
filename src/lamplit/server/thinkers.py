"""The thinkers: processes in which bots make up their minds and chores are done, while the server's loop goes on.

Whatever happens to a process, a move is made: if a bot's thinker does not survive a question twice, any possible answer
is given for it.
"""

import asyncio
import logging
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from ..bots import RandomPlayer
from ..engine import LamplitError, errors
from ..engine.errors import Fault
from .keeper import Keeper, Lost, Overran
from .thinker import asked
from .thoughts import Ask, Chore, Done, Forget, Refused, TellAll, Thought

__all__ = ["Mind", "Thinkers", "Thought"]

THINKER = (sys.executable, "-m", "lamplit.server.thinker")
TRIES = 2
GRACE = 1.0
MOST_CHORES_WAITING = 64

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Mind:
    """Which bot thinks: equal minds that were told the same think the same, in whatever process.

    `all_events` gives everything its seat has been told so far, for a process that has to begin anew.
    """

    table: str
    seat: str
    game: str
    level: str
    seed: str
    epoch: str
    all_events: Callable[[], Sequence[dict[str, Any]]]


def _unmeasured(_seconds: float) -> None:
    """Nobody measures."""


class Thinkers:
    """So many processes for bots, as many for chores, so that no bot waits for a chore, and one in which records are
    written, so that no record waits for what people ask for. Those for chores and records start when first needed.

    `asked`, `deaths` and `fallbacks` count since the start, `busy` is how many thoughts are waited for now, and
    `on_thought` is told how many seconds each one took.
    """

    def __init__(self, workers: int, budget: float = 5.0, command: Sequence[str] = THINKER) -> None:
        self.asked = 0
        self.deaths = 0
        self.fallbacks = 0
        self.busy = 0
        self.on_thought: Callable[[float], None] = _unmeasured
        self._budget = budget
        self._minds = [Keeper(command, self._count_death) for _ in range(workers)]
        self._desks = [Keeper(command, self._count_death) for _ in range(workers)]
        self._clerk = Keeper(command, self._count_death)

    @property
    def longest(self) -> float:
        """How long a bot thinks at most, in seconds, once its thinker has turned to it."""
        return self._budget * TRIES

    async def open(self) -> None:
        """Starts the processes for bots. They are asked as soon as they are up."""
        for keeper in self._minds:
            keeper.open()

    async def close(self) -> None:
        """Ends all processes. Answers that are nearly there are waited for; other waits are cancelled."""
        await asyncio.gather(*(keeper.close(GRACE) for keeper in self._all))

    async def think(
        self,
        mind: Mind,
        question: dict[str, Any],
        view: dict[str, Any],
        events: Sequence[dict[str, Any]],
        heard: int,
        calls: Sequence[dict[str, Any]] = (),
    ) -> Thought:
        """What a bot answers to its open question, from what its seat may know and nothing else.

        `events` are those since it was last asked, `heard` is how many there were before, `calls` what its team called.
        """
        self.asked += 1
        self.busy += 1
        began = time.perf_counter()
        try:
            return await self._thought(mind, question, view, events, heard, calls)
        finally:
            self.busy -= 1
            self.on_thought(time.perf_counter() - began)

    async def chore(self, name: str, *args: Any, budget: float = 30.0) -> Any:
        """What a function of `chores` gives for these arguments, which like its result must be plain data."""
        if sum(desk.load for desk in self._desks) >= MOST_CHORES_WAITING:
            raise LamplitError("error-chore-busy")
        return await self._done(min(self._desks, key=lambda desk: desk.load), name, args, budget)

    async def write(self, name: str, *args: Any, budget: float = 60.0) -> Any:
        """The same for what has to be done, however much people ask for."""
        return await self._done(self._clerk, name, args, budget)

    async def _done(self, desk: Keeper, name: str, args: Sequence[Any], budget: float) -> Any:
        desk.open()
        why = ""
        for _ in range(TRIES):
            try:
                reply = await desk.ask(Chore(name, args), budget)
            except Overran:
                raise LamplitError("error-chore-long", seconds=budget) from None
            except Lost as lost:
                why = lost.why
                continue
            if isinstance(reply, Done):
                return reply.value
            if isinstance(reply, Refused):
                raise _as_raised(reply)
            why = getattr(reply, "where", "")
            break
        log.error("chore-failed", extra={"facts": {"chore": name, "why": why}})
        raise Fault("error-chore-failed", chore=name)

    @property
    def _all(self) -> list[Keeper]:
        return [*self._minds, *self._desks, self._clerk]

    @property
    def processes(self) -> list[int]:
        """The numbers by which the system knows the processes that are alive."""
        numbers = [keeper.process for keeper in self._all]
        return [number for number in numbers if number is not None]

    def forget(self, table: str, seat: str | None = None) -> None:
        """The bots of a table, or the one of a seat, are not needed any more."""
        self._keeper(table).tell(Forget(table, seat))

    async def _thought(
        self,
        mind: Mind,
        question: dict[str, Any],
        view: dict[str, Any],
        events: Sequence[dict[str, Any]],
        heard: int,
        calls: Sequence[dict[str, Any]],
    ) -> Thought:
        keeper = self._keeper(mind.table)
        whose = (mind.table, mind.seat, mind.game, mind.level, mind.seed, mind.epoch)
        so_far = heard + len(events)
        why: list[str] = []
        while len(why) < TRIES:
            try:
                reply = await keeper.ask(Ask(*whose, question, view, events, heard, calls), self._budget)
            except Lost as lost:
                why.append(lost.why)
            else:
                if isinstance(reply, Thought):
                    return reply
                if not isinstance(reply, TellAll):
                    why.append(getattr(reply, "where", "unexpected"))
            # The game may have gone on meanwhile: the player is told what belongs to the question and no more.
            events, heard = mind.all_events()[:so_far], 0
        self.fallbacks += 1
        facts = {"table": mind.table, "game": mind.game, "level": mind.level, "why": why}
        log.error("bot-answers-at-random", extra={"facts": facts})
        return _any_answer(mind, question)

    def _keeper(self, table: str) -> Keeper:
        return self._minds[crc32(table.encode()) % len(self._minds)]

    def _count_death(self) -> None:
        self.deaths += 1


def _any_answer(mind: Mind, question: dict[str, Any]) -> Thought:
    """Any option. Time is left out of it, lest a random player let it pass."""
    timeless = asked({**question, "deadline": None})
    return Thought(RandomPlayer(mind.seat, f"{mind.seed} {timeless.id}").choose(timeless, {}, ()), 0.0)


def _as_raised(refused: Refused) -> LamplitError:
    kind = getattr(errors, refused.kind, LamplitError)
    return kind(refused.message, **refused.arguments)
