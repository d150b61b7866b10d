"""Golden games: whole records of bots that come out the same to the letter, and cannot be forged."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR, BadRecord
from lamplit.engine.records.lines import summed

from .. import golden

RECORDS = golden.records("escape")
EXPECTED: dict[str, dict[str, Any]] = {
    "one-player": {"players": 1},
    "two-players": {"players": 2},
    "three-players": {"players": 3},
    "four-players": {"players": 4},
    "all-five": {"players": 5},
    "curses": {"curses": True, "treasures": False},
    "treasures": {"curses": False, "treasures": True},
    "sand-with-everything": {"curses": True, "treasures": True, "sand": True},
    "skilled": {"difficulty": "skilled"},
    "expert": {"difficulty": "expert"},
    "without-locks": {"roll_lock": 0, "action_lock": 0},
}

each = pytest.mark.parametrize("name", EXPECTED)


def test_the_golden_games_are_what_their_names_say() -> None:
    assert golden.are_what_their_names_say(RECORDS, EXPECTED)


@each
def test_a_golden_game_comes_out_the_same(name: str) -> None:
    golden.comes_out_the_same(RECORDS[name])


@each
def test_a_golden_game_ends_as_the_rules_say(name: str) -> None:
    match = lamplit.load(RECORDS[name])
    table, result = match.table, match.result
    assert result is not None
    inside = [a.seat for a in table.adventurers if not a.out]
    assert (result["side"] == "adventurers") == (inside == [])
    assert result["winners"] == ([] if inside else list(match.seats))
    assert result["time"] <= 600.15
    dice = sum(len(a.dice) + a.lost + a.rolled_away for a in table.adventurers)
    assert table.die_box + dice == 25
    assert table.tray + table.beside + table.stone_box + sum(c.stones for c in table.chambers.values()) == 25


def test_everything_that_is_in_the_game_happens_in_the_golden_games() -> None:
    told = {event["kind"] for text in RECORDS.values() for event in lamplit.read(text).events(SPECTATOR)}
    assert told >= {
        "rolled", "freed", "entered", "discovered", "activated", "escaped", "gave-die", "won", "lost", "gong", "slam",
        "shut-out", "lost-die", "fate-called", "fate-turned", "cursed", "curse-lifted", "chest", "treasure",
        "treasure-used",
    }  # fmt: skip


# -- forgeries -------------------------------------------------------------------------------------------------------

Lines = list[dict[str, Any]]


def somewhere(lines: Lines, part: str) -> Any:
    """That part of a line in the middle of the record which has something in it."""
    found = [line[part] for line in lines if line.get(part)]
    return found[len(found) // 2]


def another_answer(lines: Lines) -> None:
    somewhere(lines, "answers")[-1][1] = "escape"


def a_second_earlier(lines: Lines) -> None:
    somewhere(lines, "answers")[0][2] -= 1.0


def better_dice(lines: Lines) -> None:
    roll = next(outcome for line in lines for outcome in line.get("chance", ()) if outcome[0] == "roll")
    roll[2] = [(side + 1) % 6 for side in roll[2]]


def a_stone_less(lines: Lines) -> None:
    somewhere(lines, "checkpoint")["tray"] -= 1


def a_minute_more(lines: Lines) -> None:
    somewhere(lines, "checkpoint")["begin"] += 60.0


def no_locks(lines: Lines) -> None:
    lines[0]["options"]["roll_lock"] = 100


def another_end(lines: Lines) -> None:
    lines[-1]["result"]["side"] = "nobody"


@pytest.mark.parametrize("name", ["two-players", "sand-with-everything"])
@pytest.mark.parametrize(
    "forge",
    [another_answer, a_second_earlier, better_dice, a_stone_less, a_minute_more, no_locks, another_end],
    ids=lambda forge: forge.__name__,
)
def test_a_forgery_is_noticed_even_with_new_sums(name: str, forge: Callable[[Lines], None]) -> None:
    lines = [json.loads(line) for line in RECORDS[name].splitlines()]
    for line in lines:
        del line["sum"]
    assert lamplit.load(summed(lines)).over
    forge(lines)
    with pytest.raises(BadRecord):
        lamplit.load(summed(lines))
