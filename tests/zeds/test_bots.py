"""The rule-of-thumb team: it plays whole games, defends what is weakest, and listens."""

import random
from typing import Any

import pytest

from lamplit.bots import Company, make
from lamplit.engine import Match, start
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.levels import LEVELS


def played(seed: str, bots: str, **options: Any) -> Match:
    """A whole game of bots."""
    match = start(GAME, seed, options)
    players = {seat: make("zeds", bots, seat, f"{seed} {seat}") for seat in match.seats}
    company = Company(match, players, random.Random(seed))
    while company.step() is not None:
        pass
    return match


@pytest.mark.parametrize(("level", "players"), list(zip(LEVELS, (1, 2, 4, 3, 1, 2), strict=True)))
def test_a_team_of_bots_plays_every_level_to_its_end(level: str, players: int) -> None:
    match = played("1", "thumb", level=level, players=players, length="short")
    assert match.over
    assert (match.result or {})["how"] in ("held-out", "overrun", "chaos")


def test_it_lasts_longer_than_chance() -> None:
    turns = {
        bots: sum((played(str(seed), bots, level="I", length="short").result or {})["turns"] for seed in range(4))
        for bots in ("thumb", "random")
    }
    assert turns["thumb"] > turns["random"] * 1.1
