"""Where the time goes in random play: what some of the engine's design decisions are worth.

    python bench/parts.py

Each figure is a ratio or a share measured within one run, in CPU time, so that a busy machine does not matter much.
"""

import argparse
import cProfile
import pstats
import statistics
import time
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from random import Random
from unittest.mock import patch

import lamplit
from lamplit.engine.matches import replay
from lamplit.engine.state.chance import from_seed

ROUNDS = 9


def main() -> None:
    """Measure and print."""
    argparse.ArgumentParser(description="What some of the engine's design decisions are worth.").parse_args()
    for game in lamplit.games():
        table = position(game).checkpoint
        copy = seconds(lambda table=table: table.copy(), 2000)
        deep = seconds(lambda table=table: deepcopy(table), 60)
        print(f"{game}: a copy of a checkpoint takes {copy * 1e6:.1f} µs, deepcopy {deep / copy:.0f} times as long")
        keeping = cost_of_keeping(game)
        print(f"{game}: keeping every checkpoint makes random play take {keeping:.2f} times as long")
        looking = cost_of_looking(game)
        print(f"{game}: listing the options of all who are asked makes random play take {looking:.2f} times as long")
        print(f"{game}: {busiest(game)}")
    chance = from_seed("parts")
    for game in filter(has_occasions, lamplit.games()):
        print(f"{game}: an occasion that nobody listens for takes {seconds(silence(game), 5000) * 1e9:.0f} ns")
    print(f"an outcome of chance takes {seconds(lambda: chance.below('dice', 6), 5000) * 1e6:.1f} µs")


def has_occasions(game: str) -> bool:
    """Whether the cards of a game listen for occasions."""
    return find_spec(f"lamplit.games.{game}.occasions") is not None


def silence(game: str) -> Callable[[], object]:
    """An occasion named by the rules of a game while seven of its cards and abilities listen for other things."""
    catalogue = import_module(f"lamplit.games.{game}.occasions").CATALOGUE
    things = tuple(islice(catalogue.names, 7))
    assert catalogue.listeners(things)
    return lambda: catalogue.heard(things, "silence")


def position(game: str) -> lamplit.Match:
    """A match in its middle."""
    match, luck = lamplit.new(game, "parts"), Random(1)
    for _ in range(60):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    return match


def seconds(work: Callable[[], object], times: int) -> float:
    """CPU time of one piece of work: the median of several rounds."""
    found: list[float] = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for _ in range(times):
            work()
        found.append((time.process_time() - start) / times)
    return statistics.median(found)


def cost_of_looking(game: str) -> float:
    """How many times as long random games take if the options of all who are asked are listed, not of one seat."""
    ratios: list[float] = []
    for number in range(ROUNDS):
        spent = [seconds_of_games(game, number, look) for look in (False, True)]
        ratios.append(spent[1] / spent[0])
    return statistics.median(ratios)


def cost_of_keeping(game: str) -> float:
    """How many times as long random games take if a copy of every checkpoint is kept."""
    ratios: list[float] = []
    for number in range(ROUNDS):
        spent: list[float] = []
        for every in (replay.KEEP_EVERY, 1):
            with patch.object(replay, "KEEP_EVERY", every):
                spent.append(seconds_of_games(game, number, False))
        ratios.append(spent[1] / spent[0])
    return statistics.median(ratios)


def seconds_of_games(game: str, number: int, look_at_all: bool) -> float:
    """CPU time of some random games."""
    luck, start = Random(number), time.process_time()
    for _ in range(20):
        play(game, luck, look_at_all)
    return time.process_time() - start


def play(game: str, luck: Random, look_at_all: bool) -> None:
    """One game at random."""
    match = lamplit.new(game, luck.getrandbits(64))
    while not match.over:
        questions = match.questions
        if look_at_all:
            _ = [question.options for question in questions]
        question = luck.choice(questions)
        match.answer(question.seat, luck.choice(question.options).name)


def busiest(game: str) -> str:
    """The function that takes most time itself, and the share of the rules, from a profile of random games."""
    profile = cProfile.Profile()
    luck = Random(5)
    profile.runcall(lambda: [play(game, luck, False) for _ in range(30)])
    rows = pstats.Stats(profile).stats  # pyright: ignore[reportAttributeAccessIssue]
    own = {key: row[2] for key, row in rows.items()}
    total = sum(own.values())
    (file, _line, name), most = max(own.items(), key=lambda item: item[1])
    rules = sum(spent for (where, _, _), spent in own.items() if f"games/{game}" in where)
    engine = sum(spent for (where, _, _), spent in own.items() if "lamplit/engine" in where)
    return (
        f"busiest is {name} in {file.rpartition('/')[2]} with {most / total:.0%} of the time;"
        f" the rules have {rules / total:.0%}, the engine {engine / total:.0%}"
    )


if __name__ == "__main__":
    main()
