"""Golden games: whole records of bots, one for every level and mode, that come out the same to the letter."""

from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.games.zeds.victory import rating

FOLDER = Path(__file__).parent.parent / "records" / "zeds"
RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.jsonl"))}
LARGEST = 150_000
EXPECTED: dict[str, dict[str, Any]] = {
    "basic": {"level": "basic", "players": 1},
    "level-i": {"level": "I", "players": 1},
    "level-ii-two-players": {"level": "II", "players": 2},
    "level-iii-three-players": {"level": "III", "players": 3},
    "level-iv": {"level": "IV", "players": 1},
    "level-v-for-four": {"level": "V", "players": 4},
    "versus": {"level": "II", "players": 2, "mode": "versus"},
}

golden = pytest.mark.parametrize("name", EXPECTED)


def test_the_golden_games_are_what_their_names_say_and_small() -> None:
    assert set(RECORDS) == set(EXPECTED)
    for name, options in EXPECTED.items():
        assert options.items() <= lamplit.read(RECORDS[name]).header["options"].items()
        assert len(RECORDS[name].encode()) < LARGEST


@golden
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    match, story = lamplit.load(RECORDS[name]), lamplit.read(RECORDS[name])
    assert match.over
    assert match.result == story.result
    assert match.record() == RECORDS[name]
    for seat in (*match.seats, SPECTATOR):
        assert match.events(seat) == story.events(seat)


@golden
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
