"""Plays a plan, on one core or several."""

import gc
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from .plan import Plan, values
from .report import Report
from .trial import Trial, run

Progress = Callable[[int], None]
BATCHES_PER_JOB = 40
SELDOM = 50_000
"""Allocations in a worker between two garbage collections; games leave few cycles behind."""


def simulate(
    game: str,
    games: int,
    seed: str = "0",
    bots: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress = lambda _played: None,
) -> Report:
    """Play games and count the results. The number of jobs affects the speed, never the results.

    `bots` gives a level for each side or seat. An option may be one value, a list of values that take turns, or "*" for
    all of them. `progress` is called with the number of games played. On Ctrl-C the report covers the games played so
    far.
    """
    plan = Plan(game, games, seed, dict(bots or {}), values(game, options or {}))
    plan.check()
    trials: list[Trial] = []
    began = time.perf_counter()
    complete = True
    try:
        for trial in _trials(plan, jobs):
            trials.append(trial)
            progress(len(trials))
    except KeyboardInterrupt:
        complete = False
    trials.sort(key=lambda trial: trial.number)
    return Report(plan, trials, time.perf_counter() - began, jobs, complete)


def _trials(plan: Plan, jobs: int) -> Iterator[Trial]:
    if jobs <= 1:
        for number in range(plan.games):
            yield run(plan, number)
        return
    context = multiprocessing.get_context("spawn")
    batch = max(1, min(50, plan.games // (jobs * BATCHES_PER_JOB)))
    with context.Pool(jobs, initializer=_ready, initargs=(plan,)) as pool:
        yield from pool.imap_unordered(_run_here, range(plan.games), chunksize=batch)


_plans: list[Plan] = []


def _ready(plan: Plan) -> None:
    """Set up a worker process: ignore Ctrl-C, which the parent handles, and collect garbage rarely."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()
    gc.set_threshold(SELDOM)
    _plans[:] = [plan]


def _run_here(number: int) -> Trial:
    return run(_plans[0], number)
