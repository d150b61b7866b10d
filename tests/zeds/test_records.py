"""Golden games: whole records of bots, one for every level and mode, that come out the same to the letter."""

from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.games.zeds.victory import rating

from .. import golden

RECORDS = golden.records("zeds")
EXPECTED: dict[str, dict[str, Any]] = {
    "basic": {"level": "basic", "players": 1},
    "level-i": {"level": "I", "players": 1},
    "level-ii-two-players": {"level": "II", "players": 2},
    "level-iii-three-players": {"level": "III", "players": 3},
    "level-iv": {"level": "IV", "players": 1},
    "level-v-for-four": {"level": "V", "players": 4},
    "versus": {"level": "II", "players": 2, "mode": "versus"},
}

each = pytest.mark.parametrize("name", EXPECTED)


def test_the_golden_games_are_what_their_names_say() -> None:
    assert golden.are_what_their_names_say(RECORDS, EXPECTED)


@each
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    golden.comes_out_the_same(RECORDS[name])


@each
@pytest.mark.rule("DZ-EPI-1", "DZ-EPI-3")
def test_a_golden_game_ends_as_the_rules_say(name: str) -> None:
    result = lamplit.load(RECORDS[name]).result
    assert result is not None
    assert (result["side"] == "town") == (result["how"] == "held-out")
    assert result["score"] == sum(result["points"].values())
    assert result["rating"] == rating(result["score"])
    assert result["points"]["unrevealed"] <= 0
    assert result["side"] == "zeds" or result["points"]["unrevealed"] == 0


def test_much_of_what_is_in_the_game_happens_in_the_golden_games() -> None:
    told = {event["kind"] for text in RECORDS.values() for event in lamplit.read(text).events(SPECTATOR)}
    assert told >= {
        "event", "phase", "activated", "zeds-moved", "fight", "result", "hit", "zed-killed", "retreated", "went",
        "gunfire", "shot", "rolled", "saved", "died", "fate", "fate-held", "chaos", "fled", "folk-moved", "infection",
        "supplies", "ammo", "built", "joined", "pressure", "horde-played", "epilogue",
    }  # fmt: skip
