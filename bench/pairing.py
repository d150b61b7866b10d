"""Measuring side by side: work that takes turns on one core, in short slices of CPU time.

The speed of a shared machine drifts by half and more within a minute. Two slices that follow each other see nearly the
same machine, so the ratio of their rates holds where the rates themselves do not.
"""

import gc
import os
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

STEPS_BETWEEN_LOOKS_AT_THE_CLOCK = 20

Work = Iterator[tuple[int, ...]]
"""Endless work. Each step yields what it has done, as counts: of decisions and games, say."""


class Spread(NamedTuple):
    """The median and the quartiles of many figures."""

    lower: float
    median: float
    upper: float


def take_turns(works: Sequence[Work], rounds: int, seconds: float) -> list[list[list[float]]]:
    """Give each work a slice of CPU time in every round. Returns, by work and by count, the rates of all rounds."""
    gc.freeze()
    for work in works:
        rates(work, seconds)
    found: list[list[list[float]]] = [[] for _ in works]
    for number in range(rounds):
        order = range(len(works)) if number % 2 else reversed(range(len(works)))
        for index in order:
            found[index].append(rates(works[index], seconds))
    return [[list(rates_of_one_count) for rates_of_one_count in zip(*slices, strict=True)] for slices in found]


def rates(work: Work, seconds: float) -> list[float]:
    """What the work does in a second, by its counts, over one slice of CPU time."""
    gc.collect()
    done: list[tuple[int, ...]] = []
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done.extend(islice(work, STEPS_BETWEEN_LOOKS_AT_THE_CLOCK))
    return [sum(counts) / spent for counts in zip(*done, strict=True)]


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """How many times as fast we were, round by round."""
    return Spread(*statistics.quantiles([our / their for our, their in zip(ours, theirs, strict=True)], n=4))


def stay_on_one_core() -> None:
    """Keep to one core, where the system lets us choose, so that all work meets the same conditions."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
