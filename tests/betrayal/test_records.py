"""Golden games: whole records of bots, one for every haunt, that come out the same to the letter."""

import pytest

import lamplit
from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.haunts import HAUNTS

from .. import golden

RECORDS = golden.records("betrayal")

each = pytest.mark.parametrize(
    "number", [number if number % 8 == 1 else pytest.param(number, marks=pytest.mark.slow) for number in sorted(HAUNTS)]
)
"""Every eighth stands for all of them where there is little time."""


def test_there_is_a_golden_game_for_every_haunt() -> None:
    assert {lamplit.read(text).header["options"]["haunt"] for text in RECORDS.values()} == set(HAUNTS)


@each
def test_a_golden_game_comes_out_the_same(number: int) -> None:
    text = next(text for name, text in RECORDS.items() if name.split("-")[1] == str(number))
    golden.comes_out_the_same(text)


@each
def test_a_golden_game_ends_as_the_haunt_says(number: int) -> None:
    result = lamplit.load(next(t for n, t in RECORDS.items() if n.split("-")[1] == str(number))).result
    assert result is not None
    assert result["haunt"] == number
    assert result["how"].startswith(HAUNTS[number].name)
    assert set(result["winners"]) <= {f"explorer{seat}" for seat in range(1, 7)}


def test_much_of_what_is_in_the_game_happens_in_the_golden_games() -> None:
    told = {event["kind"] for text in RECORDS.values() for event in lamplit.read(text).events(SPECTATOR)}
    assert told >= {
        "takes", "begins", "turn", "moved", "turned-up", "laid", "discovered", "drew", "rolled", "trait", "damage",
        "haunt-roll", "haunt", "appeared", "attacks", "attacked", "died", "token", "stunned",
    }  # fmt: skip


def test_where_there_are_several_of_a_kind_the_first_has_a_number_too() -> None:
    for name, text in RECORDS.items():
        came = [event["args"] for event in lamplit.read(text).events(SPECTATOR) if event["kind"] == "appeared"]
        several = {one["kind"] for one in came if one["monster"].endswith("-2")}
        assert {one["monster"] for one in came}.isdisjoint(several), name
