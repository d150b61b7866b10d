"""Levels of bots, and names of sides."""

import pytest

from lamplit import text
from lamplit.bots import UnknownLevel, UnknownSide, by_seat, levels, make, parts, seats_of
from lamplit.engine import Sides

SEATS = ("killer", "survivor1", "survivor2", "survivor3")


SIDES = Sides({"killer": ("killer",), "survivors": SEATS[1:]})


def test_one_plays_a_side_or_a_seat_where_all_are_on_one() -> None:
    assert parts(SIDES, SEATS) == {"killer": ("killer",), "survivors": SEATS[1:]}
    players = ("player1", "player2")
    assert parts(Sides({"all": players}), players) == {"player1": ("player1",), "player2": ("player2",)}


def test_what_seats_are_called_makes_no_side() -> None:
    assert parts(Sides(), ("player1", "player2")) == {"player1": ("player1",), "player2": ("player2",)}


def test_a_side_a_seat_or_all_can_be_named() -> None:
    assert seats_of("survivors", SIDES, SEATS) == SEATS[1:]
    assert seats_of("survivor2", SIDES, SEATS) == ("survivor2",)
    assert seats_of("both", SIDES, SEATS) == SEATS


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_an_unknown_side_is_a_clear_error(language: str) -> None:
    with pytest.raises(UnknownSide) as caught:
        seats_of("ghosts", SIDES, SEATS)
    assert "ghosts" in caught.value.text(language)
    assert "survivors" in caught.value.text(language)


def test_a_seat_s_own_level_goes_before_its_side_s() -> None:
    chosen = by_seat({"survivors": "thumb", "survivor3": "random"}, SIDES, SEATS, "random")
    assert chosen == {"killer": "random", "survivor1": "thumb", "survivor2": "thumb", "survivor3": "random"}


def test_every_game_has_random_players_first() -> None:
    assert levels("terrorscape")[0] == "random"


def test_every_level_has_a_name_in_words() -> None:
    for level in levels("terrorscape"):
        assert text.has(f"level-{level}")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_an_unknown_level_is_a_clear_error(language: str) -> None:
    with pytest.raises(UnknownLevel) as caught:
        make("terrorscape", "genius", "killer", "1")
    assert "genius" in caught.value.text(language)
    assert "random" in caught.value.text(language)
