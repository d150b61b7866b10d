"""Entering chambers: through which openings, for what price, and who moves.

In the examples Frank is red.
"""

import pytest

from .expedition import NO_LOCKS, Expedition


def ready(players: int = 2) -> Expedition:
    """A table without locks; red shows enough for any chamber."""
    return Expedition(players=players, **NO_LOCKS).shows("red", "adventurer", "adventurer", "key", "torch", "gold")


# -- the way ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_from_the_start_both_chambers_beside_it_can_be_entered() -> None:
    assert ready().begin().ways("red", "enter") == {"enter:1,0", "enter:-1,0"}


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_a_wall_on_the_own_side_blocks_the_way() -> None:
    trip = ready().chamber("1,1", "B01", stairs_to="2,1").at(red="1,0").begin()
    assert set(trip.table.chambers["1,0"].openings) == {"W", "E"}
    assert "N" in trip.table.chambers["1,1"].openings
    assert trip.refuses("red", "enter:1,1") == "ES-ACT-ENTER-1"


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_a_wall_on_the_far_side_blocks_the_way() -> None:
    trip = ready().chamber("1,1", "B01", stairs_to="2,1").at(red="1,1").begin()
    assert trip.refuses("red", "enter:1,0") == "ES-ACT-ENTER-1"


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_chambers_that_were_not_found_from_each_other_are_joined_where_both_are_open() -> None:
    trip = ready().chamber("-1,-1", "B01", stairs_to="-1,0").chamber("0,-1", "B05", stairs_to="1,-1")
    trip.at(red="-1,-1").begin().does("red", "enter:0,-1")
    assert trip.who("red").place == "0,-1"


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_nobody_enters_a_chamber_that_is_not_next_door() -> None:
    trip = ready().chamber("2,0", "B01", stairs_to="1,0").begin()
    assert trip.refuses("red", "enter:2,0") == "ES-ACT-ENTER-1"


@pytest.mark.rule("ES-ACT-ENTER-1")
def test_nobody_enters_the_chamber_they_are_in() -> None:
    assert ready().begin().refuses("red", "enter:0,0") == "ES-ACT-ENTER-1"


@pytest.mark.rule("ES-ACT-ENTER-2")
def test_an_opening_without_a_chamber_leads_nowhere() -> None:
    trip = ready().at(red="1,0").begin()
    assert "E" in trip.table.chambers["1,0"].openings
    assert trip.refuses("red", "enter:2,0") == "ES-ACT-ENTER-2"


@pytest.mark.rule("ES-EX-ENTER-1", "ES-ACT-ENTER-1", "ES-ACT-ENTER-2")
def test_example_frank_can_enter_only_the_chamber_above() -> None:
    frank = ready().chamber("1,0", "B01").chamber("1,1", "B12", stairs_to="1,0").chamber("0,1", "B01", stairs_to="0,2")
    frank.at(red="1,1").begin()
    assert set(frank.table.chambers["1,1"].openings) == {"N", "E"}
    assert frank.ways("red", "enter") == {"enter:1,0"}
    assert frank.refuses("red", "enter:0,1") == "ES-ACT-ENTER-1"
    assert frank.refuses("red", "enter:2,1") == "ES-ACT-ENTER-2"


# -- the price -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-ENTER-3")
def test_the_price_is_that_of_the_chamber_entered_and_not_of_the_one_left() -> None:
    trip = ready().chamber("2,0", "B06", stairs_to="1,0").at(red="2,0").shows("red", "key", "adventurer").begin()
    assert trip.refuses("red", "enter:1,0") == "ES-ROOM-2"
    trip.shows("red", "adventurer", "adventurer", "key").does("red", "enter:1,0")
    assert trip.who("red").dice == ["blank", "blank", "key"]


@pytest.mark.rule("ES-ACT-ENTER-3")
def test_the_way_back_has_its_price_too() -> None:
    trip = ready().chamber("1,0", "B10").chamber("2,0", "B06", stairs_to="1,0").at(red="1,0").begin()
    trip.does("red", "enter:2,0")
    assert trip.who("red").dice == ["blank", "adventurer", "blank", "torch", "gold"]
    trip.does("red", "enter:1,0")
    assert trip.who("red").dice == ["blank", "blank", "blank", "blank", "gold"]
    assert trip.refuses("red", "enter:2,0") == "ES-ROOM-2"


@pytest.mark.rule("ES-ACT-ENTER-3")
def test_the_start_chamber_has_its_price_too() -> None:
    trip = ready().at(red="1,0").shows("red", "adventurer", "key", "torch", "gold", "black").begin()
    assert trip.refuses("red", "enter:0,0") == "ES-ROOM-2"
    trip.shows("red", "adventurer", "adventurer", "torch").does("red", "enter:0,0")
    assert (trip.who("red").place, trip.who("red").dice) == ("0,0", ["blank", "blank", "torch"])


@pytest.mark.rule("ES-ACT-ENTER-4")
def test_only_the_own_figure_moves() -> None:
    trip = ready(3).at(yellow="-1,0").begin().does("red", "enter:1,0")
    assert [trip.who(who).place for who in ("red", "blue", "yellow")] == ["1,0", "0,0", "-1,0"]
    assert trip.told("blue", "entered") == [{"who": "red", "place": "1,0", "tile": "B05"}]


@pytest.mark.rule("ES-ACT-ENTER-5")
def test_others_in_the_chamber_cannot_add_their_dice() -> None:
    trip = ready().shows("red", "adventurer", "torch").shows("blue", "adventurer", "adventurer").begin()
    assert trip.refuses("red", "enter:1,0") == "ES-ROOM-2"
    assert trip.ways("red", "enter") == set()


@pytest.mark.rule("ES-ACT-ENTER-5")
def test_nobody_elses_dice_are_used() -> None:
    trip = ready().shows("blue", *["adventurer"] * 5).begin().does("red", "enter:1,0")
    assert trip.who("blue").dice == ["adventurer"] * 5


@pytest.mark.rule("ES-EX-ENTER-2")
def test_example_frank_spends_two_adventurers_and_moves_in() -> None:
    frank = ready().shows("red", "torch", "adventurer", "adventurer", "adventurer", "key").begin()
    frank.does("red", "enter:1,0")
    assert frank.who("red").place == "1,0"
    assert sorted(frank.who("red").dice) == ["adventurer", "blank", "blank", "key", "torch"]
    frank.next_roll("gold", "gold").does("red", "roll")
    assert sorted(frank.who("red").dice) == ["adventurer", "gold", "gold", "key", "torch"]
