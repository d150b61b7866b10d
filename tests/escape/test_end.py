"""Winning together and losing together."""

import pytest

from .expedition import Expedition


def at_the_exit(players: int = 2) -> Expedition:
    """Red and blue stand in the exit with a key each, and the tray is empty."""
    trip = Expedition(players).tray(0).chamber("2,0", "EXIT", "1,0")
    for seat in ("red", "blue")[:players]:
        trip.at(**{seat: "2,0"}).shows(seat, "key", "torch")
    return trip


@pytest.mark.rule("ES-END-1")
def test_one_left_behind_and_all_lose() -> None:
    trip = at_the_exit().time(590).begin().does("red", "escape", "give:nobody").until(600)
    assert trip.match.result == {"side": "temple", "how": "collapse", "winners": [], "time": 600.0}
    assert [lost["who"] for lost in trip.told("red", "lost")] == [["blue"]]


@pytest.mark.rule("ES-END-1")
def test_standing_in_the_start_chamber_is_no_escape() -> None:
    trip = Expedition(players=3).time(590).begin().until(600)
    assert trip.match.result is not None
    assert trip.match.result["winners"] == []


@pytest.mark.rule("ES-END-2")
def test_when_the_last_one_is_out_all_have_won_at_once() -> None:
    trip = at_the_exit().time(300).begin().does("red", "escape", "give:nobody", at=301.0)
    assert not trip.match.over
    trip.does("blue", "escape", at=302.5)
    assert trip.match.result == {
        "side": "adventurers",
        "how": "escape",
        "winners": ["red", "blue"],
        "time": 302.5,
    }


@pytest.mark.rule("ES-END-2")
def test_a_gift_not_yet_given_delays_no_victory() -> None:
    trip = at_the_exit().time(300).begin().does("red", "escape").does("blue", "escape")
    assert trip.match.over
    assert trip.match.now == 300.0


@pytest.mark.rule("ES-END-2", "ES-DIG-GIFT")
def test_the_last_one_out_has_nobody_to_give_a_die_to() -> None:
    trip = at_the_exit(players=1).time(300).begin().does("red", "escape")
    assert trip.match.over
    assert trip.told("red", "gave-die") == []


# -- the die that is given -------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-GIFT")
def test_the_die_arrives_unrolled_and_the_others_leave_play() -> None:
    trip = at_the_exit().time(300).begin()
    box = trip.table.die_box
    trip.does("red", "escape", "give:blue", at=304.9)
    assert trip.who("blue").dice == ["key", "torch", "blank"]
    assert trip.who("red").dice == []
    assert trip.table.die_box == box + 1


@pytest.mark.rule("ES-DIG-GIFT")
def test_a_die_need_not_be_given() -> None:
    trip = at_the_exit().time(300).begin()
    box = trip.table.die_box
    trip.does("red", "escape", "give:nobody").until(310)
    assert trip.who("blue").dice == ["key", "torch"]
    assert trip.table.die_box == box + 2


@pytest.mark.rule("ES-DIG-GIFT")
def test_after_five_seconds_it_goes_to_the_adventurer_inside_who_has_fewest_dice() -> None:
    trip = at_the_exit(players=4).shows("yellow", "key").shows("green", "key", "key").time(300).begin()
    trip.does("red", "escape").until(304.9)
    assert trip.who("yellow").dice == ["key"]
    trip.until(305)
    assert trip.who("yellow").dice == ["key", "blank"]
    assert trip.who("red").dice == []
    assert trip.refuses("red", "give:blue") == "ES-ACT-EXIT-5"


@pytest.mark.rule("ES-DIG-GIFT")
def test_an_adventurer_already_out_gets_no_die() -> None:
    trip = at_the_exit(players=3).time(300).begin().does("red", "escape", "give:nobody").does("blue", "escape")
    assert trip.ways("blue", "give") == {"give:nobody", "give:yellow"}
