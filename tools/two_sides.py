"""Games of Betrayal in which each side has its own kind of bot. Who is on which side shows only when the haunt begins:
until then everybody plays as heroes do."""

import multiprocessing
import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import lamplit
from lamplit.bots import Company, Player, make
from lamplit.engine import Match, Question
from lamplit.games.betrayal.haunts import hidden
from lamplit.games.betrayal.state import TRAITOR
from lamplit.lab import Share

MOST_ANSWERS = 100_000


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

    def choose(self, question: Question, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> str | None:
        """What the bot of the side chooses on which this seat is now."""
        return self._bot().choose(question, view, events)

    def _bot(self) -> Player:
        return self._bots["traitor" if self._turned() else "heroes"]

    def _turned(self) -> bool:
        table = self._match.table
        mine = [one for one in table.explorers.values() if one.seat == self._seat]
        secret = isinstance(table.scenario, hidden.Dealt)
        return any(one.role == TRAITOR or (secret and hidden.is_traitor(table, one)) for one in mine)


def heroes_won(haunt: int, heroes: str, traitor: str, number: int) -> bool:
    """Whether the heroes win one of the games. The numbers of players take turns."""
    seed = f"sides-{number}"
    match = lamplit.new("betrayal", seed, {"haunt": haunt, "players": 3 + number % 4, "explorers": "random"})
    kinds = {"heroes": heroes, "traitor": traitor}
    players = {seat: TwoSided(match, seat, kinds, seed) for seat in match.seats}
    company = Company(match, players, random.Random(f"{seed} company"))
    for _ in range(MOST_ANSWERS):
        if company.step() is None:
            break
    if match.result is None:
        raise RuntimeError(f"haunt {haunt}, {seed}: no end")
    return match.result["side"] == "heroes"


def share_of_heroes(haunt: int, heroes: str, traitor: str, games: int, jobs: int) -> Share:
    """In how many of the games of these bots the heroes win."""
    play = partial(heroes_won, haunt, heroes, traitor)
    if jobs <= 1:
        return Share(sum(map(play, range(games))), games)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        return Share(sum(pool.map(play, range(games), chunksize=4)), games)
