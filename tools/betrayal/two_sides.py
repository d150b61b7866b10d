"""Games of Betrayal in which each side has its own kind of bot. Who is on which side shows only when the haunt begins:
until then everybody plays as heroes do."""

import math
import multiprocessing
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import lamplit
from lamplit.bots import MatchRunner, Player, make
from lamplit.engine import Match, Question, Told
from lamplit.games.betrayal.haunts.blocks import hidden
from lamplit.games.betrayal.state import TRAITOR
from lamplit.lab import Share

MOST_ANSWERS = 100_000
SEATS = tuple(f"explorer{n}" for n in range(1, 7))
AT_RANDOM = {"heroes": "random", "traitor": "random"}
DOUBT = 0.01
"""How likely it may be that bots are told apart by mere chance, whenever one looks."""


class TwoSided:
    """Sits at a seat, and plays by one kind of bot as a hero, by another as a traitor or for monsters."""

    def __init__(self, match: Match, seat: str, kinds: Mapping[str, str], seed: str) -> None:
        self._match = match
        self._seat = seat
        self._bots = {side: make("betrayal", kind, seat, f"{seed} {seat}") for side, kind in kinds.items()}

    @property
    def looks(self) -> bool:
        """Who plays at random need not be shown the table."""
        return getattr(self._bot(), "looks", True)

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None:
        """What the bot of the side chooses on which this seat is now."""
        return self._bot().choose(question, view, events)

    def _bot(self) -> Player:
        return self._bots["traitor" if self._turned() else "heroes"]

    def _turned(self) -> bool:
        table = self._match.table
        mine = [one for one in table.explorers.values() if one.seat == self._seat]
        secret = isinstance(table.scenario, hidden.Dealt)
        return any(one.role == TRAITOR or (secret and hidden.is_traitor(table, one)) for one in mine)


def played(haunt: int, kinds: Mapping[str, Mapping[str, str]], number: int) -> dict[str, Any]:
    """How one of the games ends. The numbers of players take turns; seats that are not named play at random."""
    seed = f"sides-{number}"
    match = lamplit.new("betrayal", seed, {"haunt": haunt, "players": 3 + number % 4, "explorers": "random"})
    players = {seat: TwoSided(match, seat, kinds.get(seat, AT_RANDOM), seed) for seat in match.seats}
    runner = MatchRunner(match, players, random.Random(f"{seed} company"))
    for _ in range(MOST_ANSWERS):
        if runner.step() is None:
            break
    if match.result is None:
        raise RuntimeError(f"haunt {haunt}, {seed}: no end")
    return match.result


def heroes_won(haunt: int, heroes: str, traitor: str, number: int) -> bool:
    """Whether the heroes win one of the games."""
    kinds = {"heroes": heroes, "traitor": traitor}
    return played(haunt, dict.fromkeys(SEATS, kinds), number)["side"] == "heroes"


def rival_won(haunt: int, kind: str, number: int) -> bool:
    """Whether the first seat wins one of the games, all others being at random, where all are against all."""
    return SEATS[0] in played(haunt, {SEATS[0]: {"heroes": kind, "traitor": kind}}, number)["winners"]


def count(won: Callable[[int], bool], games: range, jobs: int) -> int:
    """In how many of these games something comes true."""
    if jobs <= 1:
        return sum(map(won, games))
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return sum(pool.map(won, games, chunksize=4))


def by_chance(more: Share, less: Share) -> float:
    """How likely the first share is so much larger than the second if both are alike (Fisher's exact test, one-sided).

    >>> round(by_chance(Share(3, 4), Share(1, 4)), 4)
    0.2429
    """
    successes, all_in_all = more.count + less.count, more.of + less.of
    ways = [
        math.comb(more.of, n) * math.comb(less.of, successes - n)
        for n in range(more.count, min(more.of, successes) + 1)
    ]
    return sum(ways) / math.comb(all_in_all, successes)


@dataclass
class Pairing:
    """Games of two kinds of bots against each other, from the first on as many as it takes to tell them from others."""

    won: Callable[[int], bool]
    jobs: int
    first: int = 0
    share: Share = field(default_factory=lambda: Share(0, 0))

    def play(self, games: int) -> Share:
        """What came of so many games, in all."""
        if games > self.share.of:
            more = count(self.won, range(self.first + self.share.of, self.first + games), self.jobs)
            self.share = Share(self.share.count + more, games)
        return self.share


def told_apart(more: Pairing, less: Pairing, looks: Sequence[int]) -> float:
    """Plays two pairings until one is better beyond doubt, or to the last look: how likely that is by chance."""
    chance = 1.0
    for games in looks:
        chance = by_chance(more.play(games), less.play(games))
        if chance < DOUBT / len(looks):
            break
    return chance
