"""The rule-of-thumb team: it plays whole games, defends what is weakest, and listens."""

import random
from typing import Any

import pytest

from lamplit.bots import MatchRunner, make
from lamplit.engine import Match, Told, start
from lamplit.games.zeds import GAME
from lamplit.games.zeds.data.levels import LEVELS

from .siege import Siege


def played(seed: str, bots: str, **options: Any) -> Match:
    """A whole game of bots."""
    match = start(GAME, seed, options)
    players = {seat: make("zeds", bots, seat, f"{seed} {seat}") for seat in match.seats}
    runner = MatchRunner(match, players, random.Random(seed))
    while runner.step() is not None:
        pass
    return match


@pytest.mark.slow
@pytest.mark.parametrize(("level", "players"), list(zip(LEVELS, (1, 2, 4, 3, 1, 2), strict=True)))
def test_a_team_of_bots_plays_every_level_to_its_end(level: str, players: int) -> None:
    match = played("1", "thumb", level=level, players=players, length="short")
    assert match.over
    assert (match.result or {})["how"] in ("held-out", "overrun", "chaos")


@pytest.mark.slow
def test_it_lasts_longer_than_chance() -> None:
    turns = {
        bots: sum((played(str(seed), bots, level="I", length="short").result or {})["turns"] for seed in range(4))
        for bots in ("thumb", "random")
    }
    assert turns["thumb"] > turns["random"] * 1.1


@pytest.mark.parametrize("called", ["F", "H", "F3", "H3"])
def test_it_goes_where_a_teammate_points(called: str) -> None:
    match = Siege(players=2).unit("furies", "TC").zed("F4", 5).zed("H4", 5).begin().match
    bot = make("zeds", "thumb", "red", "1")
    question = match.question("red")
    assert question is not None
    ping: Told = {"kind": "ping", "args": {"who": "blue", "what": "here", "on": called}}
    chosen = bot.choose(question, match.view("red"), [ping])
    assert (chosen or "").startswith(f"move:furies:{called[0]}")


def test_a_lone_player_takes_all_actions() -> None:
    """A bot that sat down in mid-turn has not heard of the actions that were gained before."""
    match = Siege().unit("hunt", "TC").unit("furies", "TC").zed("F4", 5).zed("H4", 5).actions(9).begin().match
    bot = make("zeds", "thumb", "red", "1")
    answers: list[str | None] = []
    while (question := match.question("red")) and question.prompt == "action":
        chosen = bot.choose(question, match.view("red"), [])
        answers.append(chosen)
        match.answer("red", chosen or "end")
    assert None not in answers
    assert len(answers) > 4


@pytest.mark.parametrize("level", LEVELS)
def test_the_horde_is_led_by_a_bot_as_well(level: str) -> None:
    match = played("1", "thumb", level=level, mode="versus", length="short")
    assert (match.result or {})["winners"] in (["red"], ["zeds"])
