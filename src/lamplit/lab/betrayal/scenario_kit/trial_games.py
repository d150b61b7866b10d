"""Plays a haunt: at random with texts in both languages, under inspection, and with bots on both sides."""

import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from .... import text
from ....bots import MatchRunner, make
from ....engine import start
from ....engine.testing import conformance
from ....games.betrayal import GAME
from ....games.betrayal.haunts.form import Haunt
from ....games.betrayal.occasions import TASKS
from ....text.bundles import STRICT
from ...narrator import Narrator
from .failures import by_players, what_broke

PLAYERS = (3, 4, 5, 6)
MOST_ANSWERS = 60_000


@dataclass
class Played:
    """Results of some games."""

    games: int = 0
    ends: Counter[str] = field(default_factory=Counter[str])
    sides: Counter[str] = field(default_factory=Counter[str])
    done: set[str] = field(default_factory=set[str])
    """The tasks completed in any game."""
    failures: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    """Failures, with the numbers of players for which they occurred."""
    tokens: set[str] = field(default_factory=set[str])
    """The tokens that lay in the house in any game."""
    longest: int = 0


def options_of(haunt: Haunt, game: int) -> dict[str, int | str]:
    """Return the settings of a game; the numbers of players take turns."""
    return {"haunt": haunt.number, "players": PLAYERS[game % len(PLAYERS)], "explorers": "random"}


def at_random(haunt: Haunt, games: int) -> Played:
    """Play at random and put everything into words."""
    found, narrator = Played(), Narrator(GAME.name)
    tasks = {f"task:{task}" for task in TASKS.get(haunt.owner, ())}
    for game in range(games):
        seed = f"{haunt.name} {game}"
        match, luck = start(GAME, seed, options_of(haunt, game)), random.Random(seed)
        answers = 0
        try:
            while not match.over and answers < MOST_ANSWERS:
                if match.table.haunt:
                    with _strict_words():
                        narrator.tell(match)
                question = luck.choice(match.questions)
                option = luck.choice(question.names)
                found.done |= tasks & {":".join(option.split(":")[:2])}
                match.answer(question.seat, option)
                answers += 1
                found.tokens.update(*match.table.tokens.values())
            with _strict_words():
                narrator.look_back(match)
        except text.MissingMessage as error:
            found.failures.setdefault(str(error.args[0]), set())
            continue
        except Exception as error:
            found.failures.setdefault(what_broke(haunt, error), set()).add(len(match.seats))
            continue
        _count(found, match.result, answers)
    return found


def under_inspection(haunt: Haunt, games: int) -> Iterator[str]:
    """Check every promise of the engine, including secrecy, for each number of players; yield the violations."""
    broken: dict[str, set[int]] = {}
    for players in PLAYERS[:games]:
        options = {"haunt": haunt.number, "players": players, "explorers": "random"}
        try:
            conformance.check(GAME, options, f"{haunt.name} {players}", every=90, most=MOST_ANSWERS, ahead=8)
        except Exception as error:
            broken.setdefault(what_broke(haunt, error), set()).add(players)
    yield from by_players(broken)


def by_bots(haunt: Haunt, games: int) -> Played:
    """Play with rule-of-thumb bots in every seat."""
    found = Played()
    for game in range(games):
        seed = f"{haunt.name} bots {game}"
        match = start(GAME, seed, options_of(haunt, game))
        bots = {seat: make(GAME.name, "thumb", seat, f"{seed} {seat}") for seat in match.seats}
        runner = MatchRunner(match, bots, random.Random(seed))
        answers = 0
        try:
            while answers < MOST_ANSWERS and runner.step() is not None:
                answers += 1
        except Exception as error:
            found.failures.setdefault(what_broke(haunt, error), set()).add(len(match.seats))
            continue
        _count(found, match.result, answers)
    return found


def _count(found: Played, result: dict[str, object] | None, answers: int) -> None:
    found.games += 1
    found.longest = max(found.longest, answers)
    found.ends[str(result["how"]) if result else ""] += 1
    found.sides[str(result["side"]) if result else ""] += 1


@contextmanager
def _strict_words() -> Iterator[None]:
    """Make missing messages raise errors."""
    before = os.environ.get(STRICT)
    os.environ[STRICT] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[STRICT]
        else:
            os.environ[STRICT] = before
