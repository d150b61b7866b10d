"""One game of a simulation, played and measured."""

import random
import time
import traceback
from dataclasses import dataclass, field
from typing import Any

from ..bots import MatchRunner, by_seat, make
from ..engine import SPECTATOR, Match
from .plan import DEFAULT_LEVEL, Plan

MOST_ANSWERS = 200_000


@dataclass(frozen=True)
class Trial:
    """The result of one game. If it failed, `failure` says why; seed and options reproduce it."""

    number: int
    seed: str
    options: dict[str, Any]
    result: dict[str, Any] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    answers: int = 0
    rounds: int | None = None
    seconds: float = 0.0
    failure: str | None = None
    trace: str | None = None


def run(plan: Plan, number: int) -> Trial:
    """Play one game of a plan."""
    seed, options = plan.seed_of(number), plan.options_of(number)
    began = time.perf_counter()
    try:
        match = plan.match(number)
        answers = _play(match, plan, seed)
        look = match.view(SPECTATOR)
        return Trial(
            number,
            seed,
            options,
            match.result or {},
            {**match.game.labels(look), **{name: str(options[name]) for name in plan.varied}},
            answers,
            look.get("round"),
            time.perf_counter() - began,
        )
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"
        return Trial(number, seed, options, failure=failure, trace=traceback.format_exc())


def _play(match: Match, plan: Plan, seed: str) -> int:
    chosen = by_seat(plan.bots, match.sides, match.seats, DEFAULT_LEVEL)
    players = {seat: make(plan.game, level, seat, f"{seed} {seat}") for seat, level in chosen.items()}
    runner = MatchRunner(match, players, random.Random(f"{seed} company"))
    answers = 0
    while runner.step() is not None:
        answers += 1
        if answers > MOST_ANSWERS:
            raise RuntimeError(f"no end after {MOST_ANSWERS} answers")
    return answers
