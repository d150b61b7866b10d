"""What a long game costs: undo, loading a table and resuming after a restart, after 100 to 5,000 answers.

    python bench/long_games.py

Four people play Escape, whose games are the longest we have, at a table on SQLite. Everything is done as the server
does it, in one process; figures are medians in milliseconds.
"""

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from lamplit.engine import CLOCK
from lamplit.server.storage.store import Store, TableRow
from lamplit.server.tables import entries as e
from lamplit.server.tables.checkpoints import checkpoint_of
from lamplit.server.tables.effects import take
from lamplit.server.tables.loading import load
from lamplit.server.tables.stored_table import CHECKPOINT_EVERY
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

LENGTHS = (100, 500, 5_000)
ROUNDS = 9
PAUSE = 0.1
"""Seconds of the game's time between two answers."""


async def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(description="What a long game costs.").parse_args()
    with tempfile.TemporaryDirectory(prefix="lamplit-bench-") as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            print(f"{'answers':>8} {'take back':>10} {'load':>8} {'go on':>8} {'all read':>9}   (ms)")
            for answers in LENGTHS:
                await measure(store, answers)
        finally:
            await store.close()


async def measure(store: Store, answers: int) -> None:
    """Plays one game so far and prints what it costs then."""
    row, state = await played(store, answers)
    assert state.match is not None

    def take_back() -> None:
        assert state.match is not None
        newest = [answer for segment in list(state.match.story())[-1:] for answer in segment.answers][-1]
        back(state, newest)

    async def go_on() -> None:
        again = await load(store, row)
        answer(again, Random(1))

    taking_back = statistics.median([spent(take_back) for _ in range(ROUNDS)])
    loading = await waited(lambda: load(store, row))
    going_on = await waited(go_on)
    reading_all = await waited(lambda: load(store, row, whole=True))
    print(f"{state.answers:>8,} {taking_back:>10.2f} {loading:>8.2f} {going_on:>8.2f} {reading_all:>9.2f}")


async def played(store: Store, answers: int) -> tuple[TableRow, TableState]:
    """A table at which so many answers were given, with the checkpoints a server stores."""
    terms = Terms("escape", {"players": 4, "intro": 0, "absence": True, "difficulty": "expert"})
    row = TableRow(f"table{answers}", terms.game, terms.pack(), f"seed {answers}", None, "", "", False, "running", 0, 0)
    await store.add_table(row)
    state = TableState(terms, row.seed, None)
    luck, checkpoints = Random(answers), 0
    log = [*(e.SatDown(seat, seat, seat) for seat in state.chairs), e.Started(state.game.rules)]
    while state.answers < answers:
        entry = log.pop(0) if log else something(state, luck)
        take(state, entry, state.number)
        due = 0 if state.match is None else 1 + len(state.match.segments) // CHECKPOINT_EVERY
        stored = (state.game.rules, checkpoint_of(state)) if due > checkpoints else None
        checkpoints = max(due, checkpoints)
        await store.append(row.id, state.number, e.pack(entry), state.number, None, stored)
    return row, state


def something(state: TableState, luck: Random) -> e.Entry:
    """What somebody, or the clock, does next. People go away and come back, so that the game lasts."""
    match, until = state.match, state.until()
    assert match is not None
    assert until is not None, "the game was over too soon"
    asked = [question for question in match.questions if question.seat != CLOCK]
    if not asked or match.now + PAUSE > until:
        return e.TimePassed(until)
    question = luck.choice(asked)
    names = [option.name for option in question.options if not option.name.startswith(("escape", "remov"))]
    return e.Answered(question.seat, luck.choice(names), match.now + PAUSE)


def answer(state: TableState, luck: Random) -> None:
    """One more answer."""
    take(state, something(state, luck), state.number)


def back(state: TableState, newest: tuple[str, str, float | None]) -> None:
    """Takes the newest answer back and gives it again."""
    assert state.match is not None
    state.match.take_back(1)
    for seat in state.match.seats:
        state.match.heard(seat)
    state.match.answer(*newest)


def spent(work: Callable[[], object]) -> float:
    """Milliseconds that something takes."""
    began = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - began)


async def waited(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds that something takes which has to be waited for: the median of several rounds."""
    found: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await work()
        found.append(1000 * (time.perf_counter() - began))
    return statistics.median(found)


if __name__ == "__main__":
    asyncio.run(main())
