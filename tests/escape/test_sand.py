"""The Sand of Fortune: three runs of the timer, and no gong."""

import pytest

from .expedition import Expedition


def out_and_in() -> Expedition:
    """Red stands beside the start chamber, blue in it; sand instead of the soundtrack."""
    return Expedition(sand=True).at(red="1,0").shows("red", "key", "torch", "black", "gold", "key")


@pytest.mark.rule("ES-MOD-SAND-1", "ES-MOD-SAND-3")
def test_the_timer_runs_three_times_for_three_minutes_twenty() -> None:
    trip = out_and_in().begin()
    ends = []
    for run in (1, 2, 3):
        ends.append(trip.sees("red")["next_cue"]["at"])
        assert trip.sees("red")["next_cue"]["number"] == run
        trip.until(ends[-1])
    assert ends == [200.0, 400.0, 600.0]
    assert trip.match.over


@pytest.mark.rule("ES-MOD-SAND-2")
def test_when_the_sand_has_run_out_who_is_outside_loses_a_die() -> None:
    trip = out_and_in().begin().until(199.9)
    assert len(trip.who("red").dice) == 5
    trip.until(200)
    assert trip.who("red").dice == ["key", "torch", "gold", "key"]
    assert len(trip.who("blue").dice) == 5
    trip.until(399.9)
    assert len(trip.who("red").dice) == 4
    trip.until(400)
    assert trip.who("red").dice == ["key", "torch", "gold"]
    assert len(trip.who("blue").dice) == 5


@pytest.mark.rule("ES-MOD-SAND-2")
def test_the_timer_is_turned_at_once() -> None:
    trip = out_and_in().begin().until(200)
    assert trip.sees("blue")["next_cue"]["at"] == 400.0
    trip.does("blue", "roll")
    assert "blank" not in trip.who("blue").dice


@pytest.mark.rule("ES-MOD-SAND-3", "ES-END-1")
def test_with_the_third_run_the_game_is_over() -> None:
    trip = out_and_in().time(401).begin().until(599.9)
    assert not trip.match.over
    trip.until(600)
    assert trip.match.result == {"side": "temple", "how": "collapse", "winners": [], "time": 600.0}


@pytest.mark.rule("ES-MOD-SAND-4", "ES-MOD-SAND-1")
def test_with_sand_no_gong_warns_anybody() -> None:
    trip = out_and_in().begin()
    known = len(trip.match.events("red"))
    trip.until(199.9)
    assert len(trip.match.events("red")) == known
    trip.until(700)
    assert trip.told("red", "gong") == []


@pytest.mark.rule("ES-MOD-SAND-4")
def test_the_soundtracks_moments_mean_nothing_with_sand() -> None:
    trip = out_and_in().time(210).begin().until(399)
    assert trip.told("red", "slam") == []
    assert len(trip.who("red").dice) == 5
