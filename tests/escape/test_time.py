"""The call, the gongs, the doors and the ten minutes."""

from typing import Any

import pytest

from lamplit.engine import SPECTATOR

from .expedition import Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "torch")


def out_and_in(**options: Any) -> Expedition:
    """Red stands beside the start chamber, blue in it; both could walk through the door between them."""
    return Expedition(**options).at(red="1,0").shows("red", *PAIR).shows("blue", *PAIR)


# -- the call --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-START-1")
def test_nobody_rolls_before_the_call() -> None:
    trip = Expedition(intro=20).begin()
    assert trip.refuses("red", "roll") == "ES-START-1"
    assert trip.refuses("blue", "enter:1,0") == "ES-START-1"
    trip.until(20)
    assert len(trip.told("blue", "call")) == 1
    trip.does("red", "roll")
    assert "blank" not in trip.who("red").dice


@pytest.mark.rule("ES-START-2")
def test_the_ten_minutes_begin_with_the_call() -> None:
    trip = Expedition(intro=20).begin().until(619.9)
    assert not trip.match.over
    trip.until(620)
    assert trip.match.result is not None
    assert (trip.match.now, trip.match.result["time"]) == (620.0, 600.0)


@pytest.mark.rule("ES-START-2")
@pytest.mark.parametrize("intro", [0, 20, 60])
def test_a_longer_intro_takes_nothing_from_the_ten_minutes(intro: int) -> None:
    trip = Expedition(intro=intro).begin().until(1000)
    assert trip.match.result is not None
    assert trip.match.result["time"] == 600.0


# -- gongs and doors -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-TIME-1", "ES-TIME-3")
def test_three_countdowns_two_end_with_a_door_and_the_third_with_the_collapse() -> None:
    trip = Expedition().begin().until(599)
    assert [gong["number"] for gong in trip.told("red", "gong")] == [1, 2, 3]
    assert [slam["number"] for slam in trip.told("red", "slam")] == [1, 2]
    trip.until(600)
    assert trip.match.result is not None
    assert trip.match.result["how"] == "collapse"
    assert len(trip.told("red", "gong")) == 3


@pytest.mark.rule("ES-TIME-1")
def test_gongs_and_ends_of_the_countdowns_come_when_the_soundtrack_says() -> None:
    trip = Expedition().begin()
    heard: list[tuple[str, float]] = []
    for moment in range(601):
        known = len(trip.match.events("red"))
        trip.until(moment)
        heard += [(event["kind"], moment) for event in trip.match.events("red", after=known)]
    cues = [(kind, moment) for kind, moment in heard if kind in ("gong", "slam")]
    assert cues == [("gong", 180), ("slam", 218), ("gong", 382), ("slam", 420), ("gong", 540), ("slam", 600)]


@pytest.mark.rule("ES-TIME-2")
@pytest.mark.parametrize(("strokes", "moment"), [(1, 180), (2, 382), (3, 540)])
def test_everybody_hears_as_many_gongs_as_the_countdown_has_number(strokes: int, moment: float) -> None:
    trip = Expedition(players=5).at(blue="1,0", green="-1,0").time(moment - 1).begin()
    assert trip.told("red", "gong") == []
    trip.until(moment)
    for who in (*trip.match.seats, SPECTATOR):
        assert trip.told(who, "gong") == [{"number": strokes}]


@pytest.mark.rule("ES-TIME-4")
def test_who_is_not_in_the_start_chamber_at_the_slam_loses_a_die_for_good() -> None:
    trip = out_and_in().time(217).begin()
    box = trip.table.die_box
    trip.until(218)
    assert trip.who("red").dice == ["adventurer", "adventurer", "key", "torch"]
    assert trip.table.die_box == box + 1
    assert len(trip.who("blue").dice) == 5
    trip.until(419)
    assert len(trip.who("red").dice) == 4


@pytest.mark.rule("ES-TIME-4")
def test_an_escaped_adventurer_loses_nothing_at_the_slam() -> None:
    trip = Expedition(gift_choice=30).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").shows("red", *PAIR)
    trip.time(217).begin().does("red", "escape").until(218)
    assert trip.told("red", "slam")
    assert trip.who("red").choosing == "gift"
    assert len(trip.who("red").dice) == 5


@pytest.mark.rule("ES-TIME-5")
def test_arriving_during_the_countdown_is_enough() -> None:
    trip = out_and_in().time(200).begin().does("red", "enter:0,0", at=217.9).until(225)
    assert trip.told("red", "shut-out") == []
    assert len(trip.who("red").dice) == 5


@pytest.mark.rule("ES-TIME-5")
def test_having_been_in_the_start_chamber_and_left_is_not_enough() -> None:
    trip = out_and_in().time(200).begin().does("blue", "enter:-1,0", at=217.9).until(225)
    assert len(trip.who("blue").dice) == 4


@pytest.mark.rule("ES-TIME-5")
def test_being_away_when_the_countdown_begins_costs_nothing() -> None:
    trip = out_and_in().time(179).begin().until(180)
    assert trip.who("red").choosing == ""
    assert len(trip.who("red").dice) == 5


@pytest.mark.rule("ES-TIME-6")
def test_the_slam_moves_nobody_and_play_goes_on() -> None:
    trip = out_and_in().time(217).begin().until(218)
    assert (trip.who("red").place, trip.who("blue").place) == ("1,0", "0,0")
    trip.does("red", "enter:0,0").does("blue", "enter:1,0")
    assert (trip.who("red").place, trip.who("blue").place) == ("0,0", "1,0")


@pytest.mark.rule("ES-TIME-7", "ES-DIG-GRACE")
def test_after_exactly_ten_minutes_the_game_is_over() -> None:
    trip = Expedition().time(541).begin().until(599.9)
    trip.does("red", "roll", at=599.99)
    assert not trip.match.over
    trip.until(600)
    assert trip.match.over
    assert trip.match.now == 600.0


@pytest.mark.rule("ES-TIME-8")
@pytest.mark.parametrize("moment", [200, 400, 570])
def test_a_countdown_stops_no_action(moment: float) -> None:
    before, during = (
        Expedition().chamber("-1,0", "B04").at(red="-1,0").shows("red", *["key"] * 4, "gold").shows("blue", *PAIR)
        for _ in range(2)
    )
    before.time(100).begin()
    during.time(moment).begin()
    assert during.may("red") == before.may("red")
    assert during.may("blue") == before.may("blue")
    during.does("red", "activate:1").does("blue", "enter:1,0").wait(1.5).does("red", "roll")
    assert during.table.chambers["-1,0"].stones == 1


@pytest.mark.rule("ES-TIME-9", "ES-EX-DOOR")
def test_ani_misses_both_doors_and_has_two_dice_less() -> None:
    trip = out_and_in().begin().until(225)
    assert len(trip.who("red").dice) == 4
    trip.until(430)
    assert len(trip.who("red").dice) == 3
    assert len(trip.who("blue").dice) == 5


# -- the die that is lost --------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-LOSS", "ES-TIME-4")
def test_the_die_is_gone_at_the_slam_before_anything_can_be_done_with_it() -> None:
    trip = out_and_in(action_lock=0).chamber("2,0", "EXIT", "1,0").at(red="2,0").tray(4).time(217)
    trip.shows("red", *["key"] * 5).begin().until(218)
    assert (trip.who("red").choosing, trip.who("red").dice, trip.table.die_box) == ("", ["key"] * 4, 16)
    assert trip.refuses("red", "lose:1") == "ES-DIG-LOSS"
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-2"
    assert trip.told("red", "lost-die") == [{"who": "red", "die": 5, "dice": 4}]


@pytest.mark.rule("ES-DIG-LOSS")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["key", "gold", "blank", "black", "key"], ["key", "gold", "blank", "key"]),
        (["key", "blank", "gold", "torch", "key"], ["key", "gold", "torch", "key"]),
        (["key", "gold", "torch", "key", "adventurer"], ["key", "gold", "torch", "key"]),
    ],
)
def test_a_blocked_die_goes_first_then_one_to_be_rolled_then_the_last(before: list[str], after: list[str]) -> None:
    trip = Expedition().at(red="1,0").shows("red", *before).time(217).begin().until(218)
    assert trip.who("red").dice == after


@pytest.mark.rule("ES-DIG-LOSS")
def test_nobody_loses_the_last_die() -> None:
    trip = Expedition().at(red="1,0").shows("red", "key").time(217).begin().until(230)
    assert trip.who("red").dice == ["key"]
    assert trip.told("red", "shut-out") == []


@pytest.mark.rule("ES-DIG-LOSS")
def test_who_was_in_the_start_chamber_has_no_die_to_lose() -> None:
    assert out_and_in().time(217).begin().until(218).refuses("blue", "lose:1") == "ES-DIG-LOSS"


# -- commands that come late -----------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-GRACE")
def test_a_step_into_the_start_chamber_counts_just_after_the_slam() -> None:
    trip = out_and_in(late_grace=150).time(217).begin().until(218)
    assert trip.told("red", "slam")
    trip.does("red", "enter:0,0", at=218.14).until(225)
    assert len(trip.who("red").dice) == 5


@pytest.mark.rule("ES-DIG-GRACE")
def test_after_the_grace_it_is_too_late() -> None:
    trip = out_and_in(late_grace=150).time(217).begin().until(218.15)
    trip.does("red", "enter:0,0", at=218.16).until(225)
    assert trip.who("red").place == "0,0"
    assert len(trip.who("red").dice) == 4


@pytest.mark.rule("ES-DIG-GRACE", "ES-TIME-5")
def test_the_grace_is_no_trap_for_who_leaves_after_the_slam() -> None:
    trip = out_and_in(late_grace=150).time(217).begin().until(218)
    trip.does("blue", "enter:-1,0", at=218.05).until(225)
    assert trip.who("blue").place == "-1,0"
    assert len(trip.who("blue").dice) == 5


@pytest.mark.rule("ES-DIG-GRACE")
def test_the_end_of_the_sand_gives_the_same_grace() -> None:
    trip = out_and_in(late_grace=150, sand=True).time(199).begin().until(200)
    trip.does("red", "enter:0,0", at=200.1).until(210)
    assert len(trip.who("red").dice) == 5


def at_the_exit(*faces: str) -> Expedition:
    """Red stands alone in the exit, with an empty tray, as the temple falls."""
    trip = Expedition(players=1, late_grace=150, curses=True, treasures=True).tray(0)
    trip.chamber("2,0", "EXIT", "1,0").at(red="2,0").shows("red", *faces).owns("red", "key_set", "healing")
    return trip.time(599).begin().until(600)


@pytest.mark.rule("ES-DIG-GRACE", "ES-END-2")
def test_an_escape_just_after_the_end_counts() -> None:
    trip = at_the_exit("key", "gold", "black", "adventurer", "adventurer")
    assert trip.may("red") == ["escape"]
    trip.does("red", "escape", at=600.14)
    assert trip.match.result is not None
    assert trip.match.result["side"] == "adventurers"


@pytest.mark.rule("ES-DIG-GRACE")
@pytest.mark.parametrize("name", ["roll", "roll:1", "gold:red", "enter:1,0", "use:key_set", "use:healing", "fate"])
def test_at_the_end_nothing_else_is_late_enough_to_count(name: str) -> None:
    trip = at_the_exit("key", "gold", "black", "adventurer", "adventurer", "blank")
    assert trip.refuses("red", name) == "ES-DIG-GRACE"


@pytest.mark.rule("ES-DIG-GRACE", "ES-TIME-7")
def test_without_the_keys_the_grace_is_of_no_help() -> None:
    trip = at_the_exit("torch", "gold", "black", "adventurer", "adventurer")
    assert trip.may("red") == []
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-2"
    trip.until(601)
    assert trip.match.result is not None
    assert (trip.match.result["side"], trip.match.now) == ("temple", 600.15)


# -- practice --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-START-3", "ES-DIG-PRACTICE")
def test_in_practice_the_clock_never_strikes() -> None:
    trip = out_and_in(practice=True).begin()
    assert trip.match.question("clock") is None
    assert trip.sees("red")["next_cue"] is None
    trip.does("red", "roll:5", at=5000.0).until(10_000)
    assert not trip.match.over
    assert trip.told("red", "gong") == trip.told("red", "slam") == []
    assert len(trip.who("red").dice) == 5


@pytest.mark.rule("ES-DIG-PRACTICE")
def test_in_practice_all_other_rules_hold() -> None:
    trip = out_and_in(practice=True).tray(0).chamber("2,0", "EXIT", "1,0").at(blue="2,0").begin()
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-1"
    trip.does("blue", "roll:1")
    assert trip.refuses("blue", "roll:2") == "ES-DIG-ROLL-LOCK"
    trip.wait(2).does("blue", "escape", "give:red").shows("red", *["adventurer"] * 2, *["key"] * 4)
    trip.does("red", "enter:2,0").wait(2).does("red", "escape")
    assert trip.match.result is not None
    assert trip.match.result["side"] == "adventurers"


@pytest.mark.rule("ES-START-3")
def test_in_practice_too_the_call_comes_first() -> None:
    trip = Expedition(practice=True, intro=20).begin()
    assert trip.refuses("red", "roll") == "ES-START-1"
    trip.until(20).does("red", "roll")
    clock = trip.match.question("clock")
    assert clock is not None
    assert clock.deadline == pytest.approx(21.6)


# -- more time -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-BEGINNERS")
@pytest.mark.parametrize("stretch", [150, 200])
def test_at_the_beginners_pace_gongs_doors_and_the_collapse_come_later(stretch: int) -> None:
    usual, slow = Expedition().begin(), Expedition(stretch=stretch).begin()
    while not usual.match.over:
        cue, later = usual.sees("red")["next_cue"], slow.sees("red")["next_cue"]
        assert (later["kind"], later["at"]) == (cue["kind"], pytest.approx(cue["at"] * stretch / 100))
        usual.until(cue["at"])
        slow.until(later["at"])
    assert slow.match.result is not None
    assert slow.match.result["time"] == pytest.approx(6 * stretch)


@pytest.mark.rule("ES-DIG-BEGINNERS")
def test_at_the_beginners_pace_dice_are_locked_no_longer_than_ever() -> None:
    trip = out_and_in(stretch=200).begin().does("red", "roll:1")
    assert trip.refuses("red", "roll:2") == "ES-DIG-ROLL-LOCK"
    trip.wait(1.6).does("red", "roll:2")
