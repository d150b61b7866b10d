"""The clock moves on from one moment that matters to the next, and waits for nothing that changes nothing."""

from typing import Any

import pytest

from lamplit.engine import CLOCK, Match, start
from lamplit.engine.state.chance import from_seed
from lamplit.engine.testing import conformance
from lamplit.games.escape import GAME

from .expedition import Expedition

VARIANTS: dict[str, dict[str, Any]] = {
    "plain": {},
    "everything": {"curses": True, "treasures": True, "sand": True},
    "long locks": {"roll_lock": 5000, "action_lock": 5000, "curses": True, "treasures": True},
    "people may leave": {"absence": True, "pauses": 2, "roll_lock": 5000, "action_lock": 3000},
}


def next_moment(trip: Expedition) -> float | None:
    """To when the clock would move on."""
    return trip.match.questions[0].deadline


def options_of(match: Match) -> dict[str, list[str]]:
    return {q.seat: [option.name for option in q.options] for q in match.questions if q.seat != CLOCK}


@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_opens_to_anybody_before_the_next_deadline(variant: str) -> None:
    match = start(GAME, variant, {"players": 3, **VARIANTS[variant]})
    luck = from_seed(f"moments {variant}")
    looks = 0
    for _ in range(400):
        if match.over:
            break
        deadline = match.questions[0].deadline
        assert deadline is not None
        for a in match.table.adventurers:
            for moment in (a.roll_at, a.act_at):
                if match.now < moment < deadline:
                    later = match.table.copy()
                    later.now = moment
                    assert options_of(Match(GAME, match.options, None, later)) == options_of(match)
                    looks += 1
        match.answer(*conformance.random_answer(match, luck))
    assert looks > 0


def test_the_clock_stops_for_the_end_of_a_roll_lock() -> None:
    trip = Expedition(players=1).shows("red", *["key"] * 7).begin().does("red", "roll:1")
    assert next_moment(trip) == 1.6


def test_the_clock_does_not_stop_for_one_whose_dice_are_all_blocked() -> None:
    trip = Expedition(players=1).shows("red", "key", *["black"] * 6).next_roll("black").begin().does("red", "roll:1")
    assert next_moment(trip) == 180.0


def test_the_clock_stops_for_the_end_of_an_action_lock_if_the_dice_allow_another_action() -> None:
    trip = Expedition().shows("red", *["adventurer"] * 4, "torch").next_roll("key").begin()
    trip.does("red", "roll:5", "enter:1,0")
    assert next_moment(trip) == 1.5
    trip.until(1.5)
    assert trip.ways("red", "enter") == {"enter:0,0"}


def test_the_clock_does_not_stop_for_the_end_of_an_action_lock_if_they_do_not() -> None:
    trip = Expedition().shows("red", "adventurer", "adventurer", "key", "key", "torch").next_roll("key").begin()
    trip.does("red", "roll:5", "enter:1,0")
    assert next_moment(trip) == 1.6
    trip.until(1.6)
    assert trip.ways("red", "enter") == set()


def test_the_end_of_an_action_lock_matters_once_a_friend_rolls_what_was_missing() -> None:
    trip = Expedition().chamber("-1,0", "S1").at(blue="-1,0").shows("blue", *["torch"] * 5)
    trip.shows("red", "adventurer", "torch", "key", "key", "black").begin()
    trip.next_roll("key").does("red", "roll:4", "enter:-1,0")
    trip.shows("red", "blank", "blank", "key", "key", "key")
    assert next_moment(trip) == 1.6
    trip.next_roll("key").does("blue", "roll:1", at=0.5)
    assert next_moment(trip) == 1.5
    trip.until(1.5)
    assert trip.ways("red", "activate") == {"activate:1"}


def test_the_clock_does_not_stop_for_one_who_is_away() -> None:
    trip = Expedition(absence=True, absence_grace=30).shows("red", *["key"] * 5).begin()
    trip.does("red", "roll:1", "away")
    assert next_moment(trip) == 30.0
