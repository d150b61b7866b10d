"""Discovering chambers: where, for what price, which chamber, and how it is laid.

In the examples Frank is red.
"""

from typing import Any

import pytest

from .expedition import NO_LOCKS, Expedition


def explorer(**options: Any) -> Expedition:
    """Red in B05, with one free opening to the east, and two adventurers to spend."""
    trip = Expedition(**(NO_LOCKS | options)).at(red="1,0")
    return trip.shows("red", "adventurer", "adventurer", "key", "torch", "gold")


# -- where -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-DISC-1")
def test_a_chamber_without_a_free_opening_leads_to_no_discovery() -> None:
    trip = explorer().at(red="0,0").begin()
    assert trip.ways("red", "discover") == set()
    for cell in ("1,0", "-1,0", "0,1", "0,-1"):
        assert trip.refuses("red", f"discover:{cell}") == "ES-ACT-DISC-1"


@pytest.mark.rule("ES-ACT-DISC-1")
def test_an_opening_is_taken_even_if_the_chamber_behind_it_shows_a_wall() -> None:
    trip = explorer().chamber("2,0", "B05", stairs_to="2,1").begin()
    assert "W" not in trip.table.chambers["2,0"].openings
    assert trip.refuses("red", "discover:2,0") == "ES-ACT-DISC-1"


@pytest.mark.rule("ES-ACT-DISC-1")
def test_nothing_is_discovered_once_the_stack_is_empty() -> None:
    trip = explorer().stack("B02").begin().does("red", "discover:2,0").shows("red", *["adventurer"] * 5)
    trip.does("red", "enter:2,0")
    assert trip.table.stack == []
    assert trip.refuses("red", "discover:3,0") == "ES-ACT-DISC-1"


@pytest.mark.rule("ES-ACT-DISC-1", "ES-ACT-DISC-3")
def test_discoveries_are_made_only_from_the_own_chamber() -> None:
    trip = explorer().at(blue="-1,0").begin()
    assert trip.refuses("red", "discover:-2,0") == "ES-ACT-DISC-1"


@pytest.mark.rule("ES-ACT-DISC-6")
def test_with_several_free_openings_the_discoverer_chooses() -> None:
    trip = explorer().at(red="-1,0").begin()
    assert trip.ways("red", "discover") == {"discover:-1,-1", "discover:-2,0", "discover:-1,1"}
    trip.does("red", "discover:-1,1")
    assert set(trip.table.chambers) == {"0,0", "1,0", "-1,0", "-1,1"}


@pytest.mark.rule("ES-EX-DISC-1", "ES-ACT-DISC-1")
def test_example_frank_has_two_free_openings_and_discovers_two_chambers_but_no_third() -> None:
    frank = explorer().chamber("1,0", "B08").shows("red", *["adventurer"] * 5).begin()
    assert set(frank.table.chambers["1,0"].openings) == {"W", "N", "S"}
    frank.does("red", "discover:1,-1", "discover:1,1")
    assert (frank.table.chambers["1,-1"].tile, frank.table.chambers["1,1"].tile) == ("B02", "B06")
    frank.shows("red", *["adventurer"] * 5)
    for cell in ("0,0", "2,0", "1,-1", "1,1"):
        assert frank.refuses("red", f"discover:{cell}") == "ES-ACT-DISC-1"


# -- the price -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-DISC-2")
def test_one_adventurer_is_not_enough() -> None:
    trip = explorer().shows("red", "adventurer", "key", "torch", "gold", "black").begin()
    assert trip.refuses("red", "discover:2,0") == "ES-ACT-DISC-2"


@pytest.mark.rule("ES-ACT-DISC-2")
def test_two_adventurers_are_enough_and_no_more_is_taken() -> None:
    trip = explorer().shows("red", "adventurer", "key", "adventurer", "adventurer", "black").begin()
    trip.does("red", "discover:2,0")
    assert trip.table.chambers["2,0"].tile == "B02"
    assert sorted(trip.who("red").dice) == ["adventurer", "black", "blank", "blank", "key"]


@pytest.mark.rule("ES-ACT-DISC-2")
def test_others_in_the_chamber_cannot_add_their_adventurers() -> None:
    trip = explorer().at(blue="1,0").shows("red", "adventurer", "key").shows("blue", "adventurer", "key").begin()
    assert trip.refuses("red", "discover:2,0") == "ES-ACT-DISC-2"


# -- the new chamber -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-DISC-3")
def test_the_top_chamber_of_the_stack_is_attached_to_the_own_chamber() -> None:
    trip = explorer().stack("S3", "B13", "EXIT").begin().does("red", "discover:2,0")
    assert trip.table.chambers["2,0"].tile == "S3"
    assert trip.table.stack == ["EXIT", "B13"]
    assert trip.told("blue", "discovered") == [{"who": "red", "place": "2,0", "tile": "S3"}]
    assert trip.sees("blue")["piles"]["stack"] == 2


@pytest.mark.rule("ES-ACT-DISC-4")
@pytest.mark.parametrize(("cell", "openings"), [("-1,-1", {"S", "W"}), ("-2,0", {"E", "S"}), ("-1,1", {"N", "E"})])
def test_the_stairs_touch_the_chosen_opening(cell: str, openings: set[str]) -> None:
    trip = explorer().at(red="-1,0").stack("B12").begin().does("red", f"discover:{cell}")
    assert set(trip.table.chambers[cell].openings) == openings
    trip.shows("red", "adventurer", "torch")
    assert f"enter:{cell}" in trip.may("red")


@pytest.mark.rule("ES-ACT-DISC-4")
def test_there_is_no_other_way_to_turn_the_chamber() -> None:
    trip = explorer().begin()
    assert trip.ways("red", "discover") == {"discover:2,0"}


@pytest.mark.rule("ES-ACT-DISC-5")
def test_discovering_moves_nobody_and_entering_has_a_price_of_its_own() -> None:
    trip = explorer().begin().does("red", "discover:2,0")
    assert trip.who("red").place == "1,0"
    assert trip.refuses("red", "enter:2,0") == "ES-ROOM-2"
    trip.shows("red", "adventurer", "adventurer").does("red", "enter:2,0")
    assert trip.who("red").place == "2,0"


@pytest.mark.rule("ES-ACT-DISC-5")
def test_another_adventurer_may_enter_a_discovered_chamber() -> None:
    trip = explorer().at(blue="1,0").shows("blue", "adventurer", "adventurer").begin()
    trip.does("red", "discover:2,0").does("blue", "enter:2,0")
    assert (trip.who("red").place, trip.who("blue").place) == ("1,0", "2,0")


@pytest.mark.rule("ES-ACT-DISC-7")
def test_nobody_can_tell_one_order_of_the_stack_from_another() -> None:
    this, that = explorer().stack("B02", "EXIT", "S1").begin(), explorer().stack("EXIT", "S1", "B02").begin()
    for who in ("red", "blue", "spectator"):
        assert this.sees(who) == that.sees(who)
        assert this.match.events(who) == that.match.events(who)
    for who in ("red", "blue"):
        assert this.may(who) == that.may(who)


@pytest.mark.rule("ES-ACT-DISC-7")
def test_all_see_a_chamber_once_it_is_laid_and_the_rest_of_the_stack_stays_hidden() -> None:
    this, that = explorer().stack("B02", "EXIT", "S1").begin(), explorer().stack("B02", "S1", "EXIT").begin()
    for who in ("red", "blue", "spectator"):
        assert "2,0" not in this.sees(who)["chambers"]
    this.does("red", "discover:2,0")
    that.does("red", "discover:2,0")
    for who in ("red", "blue", "spectator"):
        assert this.sees(who)["chambers"]["2,0"]["tile"] == "B02"
        assert this.sees(who) == that.sees(who)
        assert this.match.events(who) == that.match.events(who)


@pytest.mark.rule("ES-EX-DISC-2")
def test_example_frank_spends_two_adventurers_and_lays_the_top_chamber_with_its_stairs_at_the_opening() -> None:
    frank = explorer().stack("B12", "B01").begin().does("red", "discover:2,0")
    assert frank.who("red").dice == ["blank", "blank", "key", "torch", "gold"]
    assert frank.table.chambers["2,0"].tile == "B12"
    assert set(frank.table.chambers["2,0"].openings) == {"W", "N"}
    assert frank.table.stack == ["B01"]
