"""The time bots take reveals nothing about secret answers."""

import asyncio
import logging
import random
import selectors
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from lamplit.server.bot_workers.messages import Decision
from lamplit.server.limits import LoopTime
from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import take
from lamplit.server.tables.pacing import PAUSES, Pacing
from lamplit.server.tables.table_bots import TableBots
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import BOT_PAUSES, Terms

from ..support.random_play import CAST, KILLER, TEAM


class FastLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next timer."""

    def __init__(self) -> None:
        self.passed = 0.0
        super().__init__(_SkippingSelector(self))

    def time(self) -> float:
        return self.passed


class _SkippingSelector(selectors.SelectSelector):
    def __init__(self, loop: FastLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout:
            self._loop.passed += timeout
        return super().select(0)


def in_no_time(work: Coroutine[Any, Any, None]) -> None:
    """Run a long coroutine in no time."""
    loop = FastLoop()
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()


@dataclass
class OfflineTable:
    """A table without a server: real bot drivers with random players."""

    state: TableState
    luck: random.Random
    drives: bool = True
    id: str = "corner"
    bot_seed: str = ""
    loaded: str = ""
    told: list[tuple[float, int, str]] = field(default_factory=list)
    bots: Any = None
    left_alone: bool = False
    origins: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.worker = SimpleNamespace(now=loop.time, log=logging.getLogger("corner"), loop_time=LoopTime(0))
        self.bots = TableBots(self, self)  # type: ignore[arg-type]

    def time(self) -> int:
        return round(self.worker.now() * 1000)

    async def act(self, make: Callable[[TableState], e.Entry | None]) -> None:
        entry = make(self.state)
        if entry is not None:
            take(self.state, entry, self.time())
            self.told.append((self.worker.now(), self.state.answers, getattr(entry, "seat", "")))
            self.bots.look()

    def within_budget(self, run: Callable[[], Any]) -> Any:
        return run()

    def report(self, what: str, error: Exception) -> None:
        raise AssertionError(what) from error

    def forget(self, _table: str, _seat: str | None = None) -> None:
        """Nothing to forget."""

    async def think(self, _mind: Any, question: dict[str, Any], *_rest: Any) -> Decision:
        await asyncio.sleep(self.luck.uniform(0.001, 0.03))
        return Decision(self.luck.choice(question["options"]), 0.0)


async def watch(pace: str, seed: int, waits: list[tuple[int, float]]) -> None:
    """Play the killer against bots, and record the secret answers and seconds before each thing Ada was told."""
    luck = random.Random(seed)
    state = TableState(Terms("terrorscape", CAST, bot_pace=pace), str(seed), None)  # type: ignore[arg-type]
    take(state, e.SatDown(KILLER, "Ada", "key"), 0)
    for seat in TEAM:
        take(state, e.SeatSet(seat, "random"), 0)
    take(state, e.Started(state.game.rules), 0)
    table = OfflineTable(state, luck)
    match = state.match
    assert match is not None
    known, since, secret = _seen(match), table.worker.now(), 0
    at = since
    table.bots.look()
    for _ in range(3_000):
        await asyncio.sleep(0.01)
        while table.told:
            at, _number, seat = table.told.pop(0)
            secret += seat != KILLER
        if _seen(match) != known:
            waits.append((secret - 1, round(at - since, 3)))
            known, since, secret = _seen(match), at, 0
        question = match.question(KILLER)
        if match.over:
            break
        if question is not None:
            await asyncio.sleep(luck.uniform(1.0, 9.0))
            await table.act(lambda _state, q=question: e.Answered(KILLER, luck.choice(q.names)))
            table.told.clear()
            known, since, secret = _seen(match), table.worker.now(), 0
    table.bots.stop()


def _seen(match: Any) -> tuple[Any, ...]:
    asked = match.question(KILLER)
    return match.heard(KILLER), match.view(KILLER), asked and asked.id


@pytest.mark.parametrize("pace", ["calm", "quick"])
def test_how_long_the_survivors_take_says_nothing_of_what_they_do(pace: str) -> None:
    waits: list[tuple[int, float]] = []
    counts = Counter[int]()
    for seed in range(12):  # bots act at random; usually three games are enough
        in_no_time(watch(pace, seed, waits))
        counts = Counter(secret for secret, _seconds in waits)
        if seed >= 2 and len(counts) > 4:
            break
    assert len(counts) > 4, f"too little was done in secret: {counts}"
    assert {seconds for _secret, seconds in waits} == {round(PAUSES * BOT_PAUSES[pace], 3)}


def test_where_thinking_takes_longer_it_is_noticed_after_whole_spans_only() -> None:
    now = 0.0
    pacing = Pacing(lambda: now)
    for thought in (0.3, 2.9, 5.7):
        now = 0.0
        pacing.noticed()
        now = thought
        whole = (now + pacing.wait(1.4, secret=False)) / (PAUSES * 1.4)
        assert abs(whole - round(whole)) < 1e-9
        assert pacing.wait(1.4, secret=True) < PAUSES * 1.4


def test_secret_answers_are_given_one_after_another_and_in_time() -> None:
    now = 0.0
    pacing = Pacing(lambda: now)
    for _ in range(30):
        wait = pacing.wait(1.4, secret=True)
        assert 0 <= wait <= 1.4
        now += wait
    assert now < PAUSES * 1.4 == now + pacing.wait(1.4, secret=False)


def test_at_once_means_at_once() -> None:
    pacing = Pacing(lambda: 0.0)
    assert pacing.wait(0.0, secret=False) == pacing.wait(0.0, secret=True) == 0.0
