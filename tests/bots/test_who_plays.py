"""Levels and sides."""

import pytest

from lamplit import text
from lamplit.bots import UnknownLevel, UnknownSide, by_seat, levels, make, seats_of, sides

SEATS = ("killer", "survivor1", "survivor2", "survivor3")


def test_seats_that_differ_in_their_number_are_one_side() -> None:
    assert sides(SEATS) == {"killer": ("killer",), "survivors": SEATS[1:]}
    assert sides(("player1", "player2")) == {"players": ("player1", "player2")}


def test_a_side_a_seat_or_all_can_be_named() -> None:
    assert seats_of("survivors", SEATS) == SEATS[1:]
    assert seats_of("survivor2", SEATS) == ("survivor2",)
    assert seats_of("both", SEATS) == SEATS


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_an_unknown_side_is_a_clear_error(language: str) -> None:
    with pytest.raises(UnknownSide) as caught:
        seats_of("ghosts", SEATS)
    assert "ghosts" in caught.value.text(language)
    assert "survivors" in caught.value.text(language)


def test_a_seat_s_own_level_goes_before_its_side_s() -> None:
    chosen = by_seat({"survivors": "thumb", "survivor3": "random"}, SEATS, "random")
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
