"""The turn of fate: a stone for all blocked dice, if all agree, and twice at most."""

from typing import Any

import pytest

from .expedition import NO_LOCKS, Expedition


def despair(players: int = 3, **options: Any) -> Expedition:
    """Too many black masks, in different chambers."""
    trip = Expedition(players=players, **(NO_LOCKS | options)).at(red="1,0").shows("red", *["black"] * 5)
    if players > 1:
        trip.shows("blue", "black", "key", "black", "black", "gold")
    return trip


def blocked(trip: Expedition) -> int:
    """All blocked dice at the table."""
    return sum(adventurer.blocked for adventurer in trip.table.adventurers)


@pytest.mark.rule("ES-ACT-FATE-1")
def test_one_of_the_two_stones_beside_the_tray_goes_onto_it() -> None:
    trip = despair().begin()
    box = trip.table.stone_box
    trip.does("red", "fate").does("blue", "fate:yes").does("yellow", "fate:yes")
    assert (trip.table.tray, trip.table.beside, trip.table.stone_box) == (12, 1, box)
    assert trip.told("yellow", "fate-turned") == [{"tray": 12, "left": 1}]


@pytest.mark.rule("ES-ACT-FATE-2")
def test_everybody_may_roll_all_their_blocked_dice_again_in_whatever_chamber() -> None:
    trip = despair().begin().does("red", "fate").does("blue", "fate:yes").does("yellow", "fate:yes")
    assert trip.who("red").dice == ["blank"] * 5
    assert trip.who("blue").dice == ["blank", "key", "blank", "blank", "gold"]
    trip.next_roll("key", "key", "key", "key", "key").does("red", "roll")
    trip.next_roll("torch", "torch", "torch").does("blue", "roll")
    assert trip.who("red").dice == ["key"] * 5
    assert trip.who("blue").dice == ["torch", "key", "torch", "torch", "gold"]


@pytest.mark.rule("ES-ACT-FATE-3")
def test_nothing_happens_before_the_last_has_agreed() -> None:
    trip = despair().begin().does("yellow", "fate").does("blue", "fate:yes")
    assert (trip.table.tray, trip.table.beside, blocked(trip)) == (11, 2, 8)
    trip.does("red", "fate:yes")
    assert (trip.table.tray, trip.table.beside, blocked(trip)) == (12, 1, 0)


@pytest.mark.rule("ES-ACT-FATE-3")
def test_a_single_refusal_prevents_it() -> None:
    trip = despair().begin().does("red", "fate").does("blue", "fate:yes").does("yellow", "fate:no")
    assert (trip.table.tray, trip.table.beside, blocked(trip)) == (11, 2, 8)
    assert trip.told("red", "fate-refused") == [{"who": "yellow"}]
    for who in ("red", "blue", "yellow"):
        assert "fate:yes" not in trip.may(who)


@pytest.mark.rule("ES-ACT-FATE-3")
def test_after_a_refusal_all_must_agree_anew() -> None:
    trip = despair().begin().does("red", "fate").does("blue", "fate:yes").does("yellow", "fate:no", "fate")
    assert blocked(trip) == 8
    trip.does("red", "fate:yes")
    assert blocked(trip) == 8
    trip.does("blue", "fate:yes")
    assert blocked(trip) == 0


@pytest.mark.rule("ES-ACT-FATE-3")
def test_nobody_votes_twice() -> None:
    trip = despair().begin().does("red", "fate")
    for name in ("fate", "fate:yes", "fate:no"):
        assert trip.refuses("red", name) == "ES-ACT-FATE-3"


@pytest.mark.rule("ES-ACT-FATE-3")
def test_a_single_player_need_not_ask_anybody() -> None:
    trip = despair(players=1).begin().does("red", "fate")
    assert (trip.table.tray, trip.table.beside, blocked(trip)) == (8, 1, 0)


@pytest.mark.rule("ES-ACT-FATE-4")
def test_there_is_no_third_turn_of_fate() -> None:
    trip = despair(players=2).begin()
    for left in (1, 0):
        trip.shows("red", *["black"] * 5).does("red", "fate").does("blue", "fate:yes")
        assert (trip.table.beside, blocked(trip)) == (left, 0)
    trip.shows("red", *["black"] * 5)
    for who in ("red", "blue"):
        assert trip.refuses(who, "fate") == "ES-ACT-FATE-4"
    assert trip.table.tray == 9


@pytest.mark.rule("ES-ACT-FATE-4")
def test_a_refused_turn_of_fate_does_not_count_as_used() -> None:
    trip = despair(players=2).begin()
    for _ in range(3):
        trip.does("red", "fate").does("blue", "fate:no")
    trip.does("red", "fate").does("blue", "fate:yes")
    assert trip.table.beside == 1


@pytest.mark.rule("ES-DIG-FATE-VOTE", "ES-ACT-FATE-1")
def test_fate_is_not_bought_for_nothing() -> None:
    trip = Expedition(players=2, **NO_LOCKS).shows("red", "black", "key").shows("blue", "gold", "key").begin()
    trip.does("red", "fate").does("blue", "gold:red")
    assert trip.told("red", "fate-needless") == [{}]
    assert trip.sees("red")["fate"] is None
    assert (trip.table.tray, trip.table.beside) == (7, 2)
    assert trip.refuses("blue", "fate:yes") == "ES-ACT-FATE-2"


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_nor_where_the_last_blocked_die_is_lost_at_the_door() -> None:
    trip = Expedition(players=2, **NO_LOCKS).at(red="1,0").shows("red", "black", "key").time(216).begin()
    trip.does("blue", "fate").until(222)
    assert trip.who("red").dice == ["key"]
    assert trip.told("red", "fate-needless") == [{}]
    assert trip.table.beside == 2


@pytest.mark.rule("ES-EX-FATE")
def test_example_all_agree_the_tray_gets_a_stone_and_no_die_is_blocked() -> None:
    trip = despair(players=4).tray(6).begin()
    trip.does("green", "fate").does("red", "fate:yes").does("blue", "fate:yes").does("yellow", "fate:yes")
    assert (trip.table.tray, trip.table.beside, blocked(trip)) == (7, 1, 0)
