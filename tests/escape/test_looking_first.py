"""Looking first: the top chamber is turned up, seen by all, and only then laid at one of several openings."""

from typing import Any

import pytest

from lamplit.engine import census
from lamplit.games.escape import GAME

from .expedition import NO_LOCKS, Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "gold")


def at_the_crossroads(players: int = 2, **options: Any) -> Expedition:
    """Red in B01, west of the start, with free openings to the north, west and south, and two adventurers to spend."""
    trip = Expedition(players=players, **(NO_LOCKS | options)).at(red="-1,0").shows("red", *PAIR)
    return trip.stack("S3", "B13", "B02", "EXIT")


def chambers(trip: Expedition) -> int:
    """How many chambers there are on the table, wherever they lie."""
    return sum(census(GAME.zones(trip.table), trip.table)["chamber"].values())


# -- look, then lay --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-DISC-7", "ES-DIG-LAY")
def test_the_chamber_lies_open_to_all_before_its_discoverer_chooses() -> None:
    trip = at_the_crossroads().begin().does("red", "look")
    for who in ("red", "blue", "spectator"):
        red = trip.sees(who)["adventurers"][0]
        assert (red["turned"]["tile"], red["turned"]["symbol"]) == ("S3", "torch")
        assert trip.sees(who)["piles"]["stack"] == 3
    assert trip.told("blue", "turned-up") == [{"who": "red", "tile": "S3"}]
    assert trip.told("blue", "discovered") == []
    assert trip.ways("red", "lay") == {"lay:-1,-1", "lay:-2,0", "lay:-1,1"}
    assert trip.sees("blue")["chambers"].keys() == {"0,0", "1,0", "-1,0"}


@pytest.mark.rule("ES-ACT-DISC-7", "ES-ACT-DISC-2", "ES-ACT-DISC-6")
def test_it_goes_where_the_discoverer_says_and_two_adventurers_are_paid_once() -> None:
    trip = at_the_crossroads().begin().does("red", "look")
    assert trip.who("red").dice == ["blank", "blank", "key", "torch", "gold"]
    trip.does("red", "lay:-1,1")
    assert trip.table.chambers["-1,1"].tile == "S3"
    assert "N" in trip.table.chambers["-1,1"].openings
    assert trip.who("red").dice == ["blank", "blank", "key", "torch", "gold"]
    assert trip.told("blue", "discovered") == [{"who": "red", "place": "-1,1", "tile": "S3"}]
    assert trip.sees("blue")["adventurers"][0]["turned"] is None
    assert trip.ways("red", "lay") == set()


@pytest.mark.rule("ES-ACT-DISC-6", "ES-DIG-LAY")
def test_naming_an_opening_at_once_stays_one_gesture() -> None:
    trip = at_the_crossroads().begin().does("red", "discover:-2,0")
    assert trip.table.chambers["-2,0"].tile == "S3"
    assert trip.told("blue", "turned-up") == []


@pytest.mark.rule("ES-ACT-DISC-6", "ES-ACT-DISC-2", "ES-ACT-DISC-1", "ES-ACT-DISC-7", "ES-ACT-DISC-3")
def test_why_there_is_nothing_to_look_at_or_to_lay() -> None:
    assert at_the_crossroads().at(red="1,0").begin().refuses("red", "look") == "ES-ACT-DISC-6"
    assert at_the_crossroads().at(red="0,0").begin().refuses("red", "look") == "ES-ACT-DISC-1"
    assert at_the_crossroads().stack().begin().refuses("red", "look") == "ES-ACT-DISC-1"
    assert at_the_crossroads().shows("red", "adventurer").begin().refuses("red", "look") == "ES-ACT-DISC-2"
    trip = at_the_crossroads().begin()
    assert trip.refuses("red", "lay:-2,0") == "ES-ACT-DISC-7"
    trip.does("red", "look")
    assert trip.refuses("red", "lay:0,0") == "ES-ACT-DISC-3"
    assert trip.refuses("blue", "lay:-2,0") == "ES-ACT-DISC-7"


@pytest.mark.rule("ES-DIG-LAY")
def test_an_adventurer_who_has_turned_a_chamber_up_lays_it_first_while_the_others_play_on() -> None:
    trip = at_the_crossroads(treasures=True).owns("red", "teleport").shows("red", *["adventurer"] * 4, "key")
    trip.shows("blue", *PAIR).begin().does("red", "look")
    for name in ("roll:5", "enter:0,0", "discover:-2,0", "look", "use:teleport:0,0"):
        assert trip.refuses("red", name) == "ES-DIG-LAY"
    trip.does("blue", "enter:1,0", "roll:3")
    trip.does("red", "lay:-2,0").does("red", "enter:0,0")
    assert trip.who("red").place == "0,0"


@pytest.mark.rule("ES-DIG-LAY", "ES-HELP-1")
def test_others_may_still_be_helped_with_a_chamber_in_hand() -> None:
    trip = at_the_crossroads().at(blue="-1,0").shows("blue", *["black"] * 5).begin()
    trip.does("red", "look", "gold:blue")
    assert trip.who("blue").blocked == 3


@pytest.mark.rule("ES-DIG-LAY", "ES-DIG-ACTION-LOCK")
def test_looking_first_costs_no_more_time_than_naming_the_opening() -> None:
    quick = at_the_crossroads(action_lock=1500).begin().does("red", "discover:-2,0", at=10.0)
    careful = at_the_crossroads(action_lock=1500).begin().does("red", "look", at=10.0).does("red", "lay:-2,0", at=10.5)
    assert quick.who("red").act_at == careful.who("red").act_at == 11.5
    assert quick.who("red").roll_at == careful.who("red").roll_at == 11.5


@pytest.mark.rule("ES-DIG-LAY", "ES-MOD-CURSE-1", "ES-MOD-TREASURE-1")
def test_curse_and_chest_come_when_it_is_laid() -> None:
    trip = at_the_crossroads(curses=True, treasures=True).stack("M05", "EXIT").curse_deck("silence").begin()
    trip.does("red", "look")
    turned = trip.sees("blue")["adventurers"][0]["turned"]
    assert (turned["curse"], turned["chest"]) == (True, True)
    assert trip.who("red").curses == []
    trip.does("red", "lay:-2,0")
    assert trip.who("red").curses == ["silence"]
    assert trip.table.chambers["-2,0"].chest


@pytest.mark.rule("ES-DIG-LAY", "ES-MOD-CURSE-LOST-DIE")
def test_a_die_to_lose_is_chosen_before_a_look() -> None:
    trip = at_the_crossroads(curses=True).cursed("red", "lost_die")
    trip.table.by_seat("red").choosing, trip.table.by_seat("red").choose_by = "curse", 3.0
    trip.begin()
    assert trip.refuses("red", "look") == "ES-MOD-CURSE-LOST-DIE"
    trip.does("red", "lose:5", "look", "lay:-2,0")
    assert trip.table.chambers["-2,0"].tile == "S3"


# -- the chamber is never lost ---------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-LAY")
def test_if_nobody_chooses_in_time_it_is_laid_at_the_first_opening_from_the_north() -> None:
    trip = at_the_crossroads().begin().does("red", "look", at=10.0).until(19.9)
    assert trip.who("red").turned == "S3"
    trip.until(20)
    assert trip.table.chambers["-1,-1"].tile == "S3"
    trip.does("red", "roll:3")


@pytest.mark.rule("ES-DIG-LAY", "ES-DIG-PAUSE")
def test_a_pause_stops_the_time_to_choose() -> None:
    trip = at_the_crossroads(players=1, pauses=1).begin().does("red", "look", at=10.0).does("red", "pause", at=12.0)
    trip.does("red", "resume", at=42.0)
    assert trip.who("red").choose_by == 50.0
    trip.does("red", "lay:-2,0", at=49.0)
    assert trip.table.chambers["-2,0"].tile == "S3"


@pytest.mark.rule("ES-DIG-LAY", "ES-DIG-ABSENT")
def test_an_adventurer_who_leaves_with_a_chamber_in_hand_does_not_take_it_along() -> None:
    trip = at_the_crossroads(absence=True, absence_grace=0, lay_choice=60).begin()
    everything = chambers(trip)
    trip.does("red", "look").does("red", "away").does("blue", "remove:red")
    assert trip.table.chambers["-1,-1"].tile == "S3"
    assert chambers(trip) == everything
    waiting = at_the_crossroads(absence=True).begin().does("red", "look", at=10.0).does("red", "away").until(20)
    assert waiting.table.chambers["-1,-1"].tile == "S3"


@pytest.mark.rule("ES-DIG-LAY", "ES-TIME-4")
def test_a_door_that_slams_leaves_the_time_to_choose_an_opening() -> None:
    trip = at_the_crossroads().time(217).begin().does("red", "look").until(218)
    dice = len(trip.who("red").dice)
    assert (dice, trip.who("red").choosing) == (4, "lay")
    trip.does("red", "lay:-2,0")
    assert trip.table.chambers["-2,0"].tile == "S3"


@pytest.mark.rule("ES-DIG-LAY")
def test_an_opening_that_a_turned_up_chamber_needs_is_kept_for_it() -> None:
    trip = at_the_crossroads().chamber("-1,0", "B08").at(blue="-1,0").shows("blue", *["adventurer"] * 5).begin()
    assert set(trip.table.chambers["-1,0"].openings) == {"E", "N", "S"}
    everything = chambers(trip)
    trip.does("red", "look").does("blue", "discover:-1,1")
    assert trip.ways("red", "lay") == {"lay:-1,-1"}
    for name in ("discover:-1,-1", "look"):
        assert trip.refuses("blue", name) == "ES-DIG-LAY"
    trip.does("red", "lay:-1,-1")
    assert chambers(trip) == everything


@pytest.mark.rule("ES-DIG-LAY")
def test_several_may_hold_a_chamber_each_and_all_find_an_opening() -> None:
    trip = at_the_crossroads(players=3).at(blue="-1,0", yellow="-1,0").shows("blue", *PAIR).shows("yellow", *PAIR)
    trip.begin().does("red", "look").does("blue", "look")
    assert trip.ways("yellow", "discover") == {"discover:-1,-1", "discover:-2,0", "discover:-1,1"}
    trip.does("yellow", "discover:-2,0").does("blue", "lay:-1,1")
    assert trip.ways("red", "lay") == {"lay:-1,-1"}


@pytest.mark.rule("ES-ACT-DISC-7")
def test_nobody_knows_what_lies_under_the_chamber_that_was_turned_up() -> None:
    trip = at_the_crossroads().begin().does("red", "look")
    seen = trip.sees("blue")
    assert seen["piles"] == {"stack": 3, "curses": 0, "treasure-deck": 0}
    assert "EXIT" not in str(seen)
    world = trip.match.sample("blue", "another world")
    assert world.view("blue") == seen
    assert sorted(world.table.stack) == sorted(trip.table.stack)
