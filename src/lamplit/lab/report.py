"""The results of a simulation: shares with intervals, lengths, speed, and failures."""

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .plan import Plan
from .trial import Trial

Z_95 = 1.959963984540054
DRAWN = "nobody"


@dataclass(frozen=True)
class Share:
    """A share of a total, with its 95 % confidence interval."""

    count: int
    of: int

    @property
    def rate(self) -> float:
        """The share itself."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the true share."""
        return wilson(self.count, self.of)

    def pack(self) -> dict[str, Any]:
        """The share as JSON-ready data."""
        low, high = self.interval
        return {"count": self.count, "rate": round(self.rate, 4), "low": round(low, 4), "high": round(high, 4)}


def wilson(count: int, of: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval of a share.

    >>> [round(bound, 3) for bound in wilson(5, 10)]
    [0.237, 0.763]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if of == 0:
        return 0.0, 1.0
    rate, square = count / of, Z_95 * Z_95
    middle = (rate + square / (2 * of)) / (1 + square / of)
    reach = Z_95 / (1 + square / of) * math.sqrt(rate * (1 - rate) / of + square / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Group:
    """Games that share a property, and who won them."""

    value: str
    games: Share
    wins: dict[str, Share]


class Report:
    """The results of a simulation. `complete` is false if it was stopped early."""

    def __init__(self, plan: Plan, trials: Sequence[Trial], seconds: float, jobs: int, complete: bool) -> None:
        self.plan = plan
        self.trials = trials
        self.seconds = seconds
        self.jobs = jobs
        self.complete = complete

    @cached_property
    def ended(self) -> list[Trial]:
        """The completed games."""
        return [trial for trial in self.trials if trial.failure is None]

    @property
    def played(self) -> int:
        """The number of completed games."""
        return len(self.ended)

    @cached_property
    def failures(self) -> list[Trial]:
        """The games that failed."""
        return [trial for trial in self.trials if trial.failure is not None]

    @cached_property
    def sides(self) -> list[str]:
        """The sides that won any game, most wins first."""
        return [side for side, _count in Counter(map(_side, self.ended)).most_common()]

    def wins(self) -> dict[str, Share]:
        """The share of games each side won."""
        return _wins(self.ended, self.sides)

    def groups(self) -> dict[str, list[Group]]:
        """The games grouped by ending, and by each label the game provides."""
        keys = sorted({label for trial in self.ended for label in trial.labels})
        table = {"how": self._grouped(lambda trial: str(trial.result.get("how", "")))}
        for key in keys:
            table[key] = self._grouped(lambda trial, key=key: trial.labels.get(key, ""))
        return table

    def answers(self) -> dict[str, float]:
        """The number of answers per game."""
        return _spread([trial.answers for trial in self.ended])

    def rounds(self) -> dict[str, float]:
        """The number of rounds per game, in games that count rounds."""
        return _spread([trial.rounds for trial in self.ended if trial.rounds is not None])

    def decisions_per_second(self) -> float:
        """Answers per second of processor time, including the players' thinking."""
        busy = sum(trial.seconds for trial in self.ended)
        return sum(trial.answers for trial in self.ended) / busy if busy else 0.0

    def games_per_second(self) -> float:
        """Games per second of real time."""
        return len(self.ended) / self.seconds if self.seconds else 0.0

    def pack(self) -> dict[str, Any]:
        """The report as JSON-ready data."""
        plan = self.plan
        return {
            "game": plan.game,
            "seed": plan.seed,
            "bots": dict(plan.bots),
            "options": {name: list(values) for name, values in plan.options.items()},
            "games": plan.games,
            "played": self.played,
            "complete": self.complete,
            "wins": {side: share.pack() for side, share in self.wins().items()},
            "groups": {
                key: {
                    group.value: {
                        "games": group.games.pack(),
                        "wins": {side: share.pack() for side, share in group.wins.items()},
                    }
                    for group in groups
                }
                for key, groups in self.groups().items()
            },
            "answers": self.answers(),
            "rounds": self.rounds(),
            "speed": {
                "jobs": self.jobs,
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.games_per_second(), 2),
                "decisions_per_second_and_core": round(self.decisions_per_second()),
            },
            "failures": [
                {"game": trial.number, "seed": trial.seed, "options": trial.options, "error": trial.failure}
                for trial in self.failures
            ],
        }

    def _grouped(self, key: Callable[[Trial], str]) -> list[Group]:
        by_value: dict[str, list[Trial]] = {}
        for trial in self.ended:
            by_value.setdefault(key(trial), []).append(trial)
        return [
            Group(value, Share(len(trials), len(self.ended)), _wins(trials, self.sides))
            for value, trials in sorted(by_value.items(), key=lambda item: (-len(item[1]), item[0]))
        ]


def _side(trial: Trial) -> str:
    return str(trial.result.get("side") or DRAWN)


def _wins(trials: Sequence[Trial], sides: Iterable[str]) -> dict[str, Share]:
    counted = Counter(map(_side, trials))
    return {side: Share(counted[side], len(trials)) for side in sides}


def _spread(numbers: Sequence[int]) -> dict[str, float]:
    if not numbers:
        return {}
    return {
        "mean": round(statistics.fmean(numbers), 2),
        "median": statistics.median(numbers),
        "least": min(numbers),
        "most": max(numbers),
    }
