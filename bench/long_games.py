"""What a long game costs: taking back, loading a table and going on after a restart, after 100 to 5,000 answers.

    python bench/long_games.py                 every game
    python bench/long_games.py zeds betrayal   some of them

People who answer at random play each game at a table on SQLite, and everything is done by the server's own code, in one
process. Few games have 5,000 answers in them: where one would end, everybody agrees to go back to its middle and plays
on from there, so that the table's log is as long as that. Every figure is the median of eight moments between two
checkpoints, the best of five at each, in milliseconds of this process's own time: others on the machine hardly count.
The last column is what it costs to make a checkpoint.
"""

import argparse
import asyncio
import logging
import statistics
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import lamplit
from lamplit.engine import CLOCK
from lamplit.engine.settings import settle
from lamplit.server.storage.jobs import NewEntry
from lamplit.server.storage.store import Store, TableRow
from lamplit.server.tables import entries as e
from lamplit.server.tables.checkpoints import CHECKPOINT_EVERY, checkpoint_of
from lamplit.server.tables.effects import take
from lamplit.server.tables.loading import load
from lamplit.server.tables.stored_table import StoredTable
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms
from measured_games import load_of

LENGTHS = (100, 500, 5_000)
MOMENTS, ROUNDS = 8, 5
PAUSE = 0.05
"""Seconds of the game's time between two answers, where time runs."""
COLUMNS = ("answers", "take back", "load", "go on", "all read", "checkpoint")


class Ending(Exception):
    """The game would be over."""


class Table(StoredTable):
    """A table at which no game ends: whatever would end it is not stored."""

    def _take(self, entry: e.Entry, time: int) -> NewEntry:
        new = super()._take(entry, time)
        if self.state.match is not None and self.state.match.over:
            raise Ending
        return new

    def _changed(self, quiet: bool) -> None:
        """Nobody listens."""


class Evening:
    """A table at which people answer at random, for as long as they are wanted to."""

    def __init__(self, store: Store, game: str) -> None:
        wishes = load_of(game)
        terms = Terms(game, settle(lamplit.game(game).settings, {**wishes.options, **wishes.flat_out}), undo="ask")
        self.store = store
        self.row = TableRow(game, game, terms.pack(), "an evening", None, "", "", False, "running", 0, 0)
        worker: Any = SimpleNamespace(
            store=store,
            time=lambda: 1000 * self.table.state.number,
            log=logging.getLogger("bench"),
            appended=lambda _entry: None,
            spawn=asyncio.ensure_future,
        )
        self.table = Table(worker, self.row, TableState(terms, self.row.seed, None))
        self.luck = Random(game)
        self.answers = 0

    async def begin(self) -> None:
        """All sit down."""
        await self.store.add_table(self.row)
        for seat in self.table.state.chairs:
            await self.happens(e.SatDown(seat, seat, seat))
        await self.happens(e.Started(self.table.state.game.rules))

    async def go_on(self, answers: int) -> None:
        """Plays until so many answers have been given at the table."""
        while self.answers < answers:
            try:
                await self.table.act(lambda state: something(state, self.luck, f"command {self.answers}"))
                self.answers += 1
            except Ending:
                await self.go_back()

    async def go_back(self) -> None:
        """Everybody agrees to take half of the game back."""
        first, *others = self.table.state.people
        await self.table.act(lambda state: e.VoteCalled(first, "undo", max(1, state.answers // 2)))
        for other in others:
            await self.happens(e.Voted(other, next(iter(self.table.state.polls)), True))

    async def happens(self, entry: e.Entry) -> None:
        """Something takes effect and is stored."""
        await self.table.act(lambda _state: entry)


async def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a long game costs.")
    parser.add_argument("games", nargs="*", help="these games only")
    wanted = parser.parse_args().games or lamplit.games()
    with tempfile.TemporaryDirectory(prefix="lamplit-bench-") as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            print(" " * 12, *(f"{column:>10}" for column in COLUMNS), "  (ms)")
            for game in wanted:
                evening = Evening(store, game)
                await evening.begin()
                for answers in LENGTHS:
                    await evening.go_on(answers)
                    await measure(evening)
        finally:
            await store.close()


async def measure(evening: Evening) -> None:
    """Prints what the table costs now."""
    store, row, answers = evening.store, evening.row, evening.answers
    found: list[list[float]] = []
    for moment in range(MOMENTS):
        await evening.go_on(answers + moment * CHECKPOINT_EVERY // MOMENTS)
        rounds = [await one_round(store, row) for _ in range(ROUNDS)]
        found.append([min(figures) for figures in zip(*rounds, strict=True)])
    everything = min([await spent(load(store, row, whole=True)) for _ in range(3)])
    back, loading, going_on, packing = (statistics.median(figures) for figures in zip(*found, strict=True))
    figures = (back, loading, going_on, everything, packing)
    print(f"{row.game:12} {answers:>10,}", *(f"{figure:>10.2f}" for figure in figures), flush=True)


async def one_round(store: Store, row: TableRow) -> tuple[float, float, float, float]:
    """What it costs to take back, to load, to go on, and to make a checkpoint."""
    loading, going_on = await spent(load(store, row)), await spent(continued_record(store, row))
    state = await load(store, row)
    return await spent(taken_back(state)), loading, going_on, await spent(packed(state))


async def continued_record(store: Store, row: TableRow) -> None:
    """The table is loaded, and somebody answers."""
    state = await load(store, row)
    take(state, something(state, Random(1), "one more"), 1000 * state.number)


async def taken_back(state: TableState) -> None:
    """The newest answer is taken back and given again."""
    match = state.match
    assert match is not None
    newest = [answer for segment in match.story() for answer in segment.answers][-1]
    match.take_back(1)
    for seat in match.seats:
        match.heard(seat)
    match.answer(*newest)


async def packed(state: TableState) -> None:
    """A checkpoint is made."""
    checkpoint_of(state)


def something(state: TableState, luck: Random, id: str) -> e.Entry:
    """What somebody, or the clock, does next."""
    match, until = state.match, state.until()
    assert match is not None
    asked = [question for question in match.questions if question.seat != CLOCK]
    if until is not None and (not asked or match.now + PAUSE > until):
        return e.TimePassed(until)
    question = luck.choice(asked)
    at = None if until is None else match.now + PAUSE
    return e.Answered(question.seat, luck.choice(question.options).name, at, id)


async def spent(work: Awaitable[object]) -> float:
    """Milliseconds of this process's own time that something takes."""
    began = time.process_time()
    await work
    return 1000 * (time.process_time() - began)


if __name__ == "__main__":
    asyncio.run(main())
