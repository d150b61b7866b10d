"""Skilled and pro: more stones, and no mercy of fate."""

import pytest

import lamplit

from .expedition import Expedition

STONES = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16}


def tray(players: int, difficulty: str) -> int:
    match = lamplit.new("escape", seed=1, options={"players": players, "difficulty": difficulty})
    return match.view("red")["tray"]


@pytest.mark.rule("ES-VAR-SKILLED-1")
@pytest.mark.parametrize("players", STONES)
def test_skilled_begins_with_three_more_stones(players: int) -> None:
    assert tray(players, "normal") == STONES[players]
    assert tray(players, "skilled") == STONES[players] + 3


@pytest.mark.rule("ES-VAR-PRO-1")
@pytest.mark.parametrize("players", STONES)
def test_pro_begins_with_six_more_stones(players: int) -> None:
    assert tray(players, "expert") == STONES[players] + 6


@pytest.mark.rule("ES-VAR-PRO-2")
def test_a_pro_cannot_turn_fate() -> None:
    trip = Expedition(difficulty="expert").shows("red", *["black"] * 5).begin()
    assert trip.refuses("red", "fate") == "ES-VAR-PRO-2"
    assert trip.refuses("blue", "fate") == "ES-VAR-PRO-2"


@pytest.mark.rule("ES-VAR-PRO-2")
@pytest.mark.parametrize("difficulty", ["normal", "skilled"])
def test_all_others_can(difficulty: str) -> None:
    trip = Expedition(players=1, difficulty=difficulty).shows("red", *["black"] * 5).begin().does("red", "fate")
    assert trip.who("red").dice == ["blank"] * 5


@pytest.mark.rule("ES-VAR-SKILLED-1", "ES-VAR-PRO-1")
@pytest.mark.parametrize("difficulty", ["skilled", "expert"])
@pytest.mark.parametrize("players", STONES)
def test_the_stones_always_suffice(players: int, difficulty: str) -> None:
    table = Expedition(players=players, difficulty=difficulty).table
    assert table.beside == 2
    assert table.stone_box >= 0
    assert table.tray + table.beside + table.stone_box == 25
