"""What the team decides together: a turn of fate, a pause, going on without a player."""

from typing import Any

import pytest

import lamplit
from lamplit.engine import Illegal

from .expedition import Expedition

PAIR = ("adventurer", "adventurer", "key", "torch", "torch")


def blocked(players: int = 3, **options: Any) -> Expedition:
    """A team in which red has nothing but blocked dice."""
    return Expedition(players=players, **options).shows("red", *["black"] * 5)


# -- the turn of fate ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-FATE-VOTE")
@pytest.mark.parametrize("caller", ["red", "blue"])
def test_anyone_may_call_for_a_turn_of_fate_and_all_must_agree(caller: str) -> None:
    trip = blocked().begin().does(caller, "fate")
    others = [seat for seat in trip.match.seats if seat != caller]
    trip.does(others[0], "fate:yes")
    assert trip.who("red").blocked == 5
    trip.does(others[1], "fate:yes")
    assert trip.who("red").dice == ["blank"] * 5
    assert trip.table.beside == 1


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_a_vote_that_takes_longer_than_eight_seconds_has_failed() -> None:
    trip = blocked().begin().does("red", "fate", at=10.0).does("blue", "fate:yes", at=11.0).until(17.9)
    assert trip.sees("yellow")["fate"] == {"by": "red", "until": 18.0, "votes": ["red", "blue"]}
    trip.until(18)
    assert trip.told("blue", "fate-lapsed") == [{}]
    assert trip.forbids("yellow", "fate:yes") == "ES-ACT-FATE-3"
    assert (trip.who("red").blocked, trip.table.beside) == (5, 2)
    trip.does("yellow", "fate").does("red", "fate:yes").does("blue", "fate:yes")
    assert trip.who("red").blocked == 0


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_the_last_moment_of_the_eight_seconds_still_counts() -> None:
    trip = blocked(2).begin().does("red", "fate", at=10.0).does("blue", "fate:yes", at=17.99)
    assert trip.who("red").blocked == 0


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_nobody_votes_twice() -> None:
    trip = blocked().begin().does("red", "fate")
    assert trip.refuses("red", "fate:yes") == "ES-ACT-FATE-3"
    assert trip.refuses("red", "fate") == "ES-ACT-FATE-3"


@pytest.mark.rule("ES-DIG-FATE-VOTE", "ES-ACT-EXIT-5")
def test_the_escaped_do_not_vote() -> None:
    trip = blocked().tray(0).chamber("2,0", "EXIT", "1,0").at(yellow="2,0").shows("yellow", "key").begin()
    trip.does("yellow", "escape", "give:nobody").does("red", "fate")
    assert trip.refuses("yellow", "fate:no") == "ES-ACT-EXIT-5"
    trip.does("blue", "fate:yes")
    assert trip.who("red").blocked == 0


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_who_escapes_during_the_vote_no_longer_stands_against_it() -> None:
    trip = blocked(2).tray(0).chamber("2,0", "EXIT", "1,0").at(blue="2,0").shows("blue", "key").begin()
    trip.does("red", "fate").does("blue", "escape")
    assert trip.who("red").blocked == 0
    assert trip.table.tray == 1


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_a_lost_connection_counts_as_agreeing() -> None:
    trip = blocked(absence=True).begin().does("blue", "away").does("red", "fate").does("yellow", "fate:yes")
    assert trip.who("red").blocked == 0


@pytest.mark.rule("ES-DIG-FATE-VOTE")
def test_a_connection_lost_during_the_vote_counts_as_agreeing_too() -> None:
    trip = blocked(absence=True).begin().does("red", "fate").does("yellow", "fate:yes")
    assert trip.who("red").blocked == 5
    trip.does("blue", "away")
    assert trip.who("red").blocked == 0


# -- pauses ----------------------------------------------------------------------------------------------------------


def resting(players: int = 2, **options: Any) -> Expedition:
    """A table with two pauses, red beside the start chamber, ten seconds before the door slams."""
    trip = Expedition(players=players, pauses=2, **options).at(red="1,0")
    for seat in ("red", "blue")[:players]:
        trip.shows(seat, *PAIR)
    return trip.time(208)


@pytest.mark.rule("ES-DIG-PAUSE")
def test_a_pause_begins_when_all_inside_agree() -> None:
    trip = resting(3).begin().does("red", "pause").does("yellow", "pause:yes")
    assert not trip.sees("red")["paused"]
    trip.does("blue", "pause:yes")
    assert trip.sees("red")["paused"]


@pytest.mark.rule("ES-DIG-PAUSE")
def test_all_wait_for_the_word_of_who_has_not_voted() -> None:
    trip = resting(3).begin()
    awaited = trip.match.game.awaited
    assert not awaited(trip.table, "blue")
    trip.does("red", "pause").does("yellow", "pause:yes")
    assert [seat for seat in ("red", "yellow", "blue") if awaited(trip.table, seat)] == ["blue"]
    trip.does("blue", "pause:yes")
    assert not awaited(trip.table, "blue")


@pytest.mark.rule("ES-DIG-PAUSE", "ES-START-3")
def test_before_the_call_one_is_asked_nothing_but_for_a_pause() -> None:
    match = lamplit.new("escape", options={"players": 2, "pauses": 1}, seed="7")
    question = match.question("red")
    assert question is not None
    assert question.prompt == "before"
    assert [option.name for option in question.options] == ["pause"]
    assert lamplit.new("escape", options={"players": 2}, seed="7").question("red") is None


@pytest.mark.rule("ES-DIG-PAUSE")
def test_a_single_no_is_enough_against_a_pause() -> None:
    trip = resting(3).begin().does("red", "pause").does("yellow", "pause:no")
    assert trip.sees("red")["pause"]["by"] == ""
    assert trip.refuses("blue", "pause:yes") == "ES-DIG-PAUSE"
    assert trip.table.pauses_left == 2


@pytest.mark.rule("ES-DIG-PAUSE")
def test_in_a_pause_one_can_only_go_on() -> None:
    trip = resting().begin().does("red", "pause").does("blue", "pause:yes")
    assert trip.may("red") == trip.may("blue") == ["resume"]
    assert trip.refuses("red", "roll:1") == "ES-DIG-PAUSE"
    assert trip.refuses("blue", "enter:1,0") == "ES-DIG-PAUSE"


@pytest.mark.rule("ES-DIG-PAUSE")
def test_a_pause_shifts_all_later_times_by_its_length() -> None:
    trip = resting().begin().does("blue", "roll:1", at=209.0).does("red", "pause", at=209.5).does("blue", "pause:yes")
    trip.does("red", "resume", at=249.5)
    assert trip.refuses("blue", "roll:2") == "ES-DIG-ROLL-LOCK"
    assert trip.who("blue").roll_at == pytest.approx(209 + 1.6 + 40)
    trip.until(257.9)
    assert trip.told("red", "slam") == []
    trip.until(258)
    assert trip.told("red", "slam") == [{"number": 1}]
    trip.until(639.9)
    assert not trip.match.over
    trip.until(640)
    assert trip.match.result is not None
    assert trip.match.result["time"] == 600.0


@pytest.mark.rule("ES-DIG-PAUSE")
def test_the_times_of_choices_and_votes_shift_too() -> None:
    trip = resting(curses=True).cursed("red", "lost_die").shows("blue", "black", "key")
    trip.table.by_seat("red").choosing, trip.table.by_seat("red").choose_by = "curse", 216.0
    trip.begin().does("red", "fate", at=214.0)
    trip.does("red", "pause").does("blue", "pause:yes").does("blue", "resume", at=244.0)
    assert trip.who("red").choose_by == 246.0
    assert trip.sees("red")["fate"]["until"] == 252.0
    trip.does("red", "lose:1", at=245.9)
    assert trip.who("red").lost == 1


@pytest.mark.rule("ES-DIG-PAUSE")
def test_a_pause_ends_by_itself_after_a_minute() -> None:
    trip = resting().begin().does("red", "pause", at=210.0).does("blue", "pause:yes").until(269.9)
    assert trip.sees("red")["paused"]
    trip.until(270)
    assert not trip.sees("red")["paused"]
    trip.until(278)
    assert trip.told("red", "slam")


@pytest.mark.rule("ES-DIG-PAUSE")
def test_two_pauses_and_no_third() -> None:
    trip = resting(1).begin()
    for _ in range(2):
        trip.does("red", "pause", "resume")
    assert trip.refuses("red", "pause") == "ES-DIG-PAUSE"


@pytest.mark.rule("ES-DIG-PAUSE")
def test_where_pauses_are_not_allowed_there_are_none() -> None:
    trip = Expedition().begin()
    assert trip.refuses("red", "pause") == "ES-DIG-PAUSE"
    assert trip.refuses("red", "resume") == "ES-DIG-PAUSE"


@pytest.mark.rule("ES-DIG-PAUSE")
def test_the_escaped_are_not_asked_about_a_pause() -> None:
    trip = resting(gift_choice=30).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").begin()
    trip.does("red", "escape").does("blue", "pause")
    assert trip.sees("blue")["paused"]
    assert trip.may("red") == []
    trip.does("blue", "resume").does("red", "give:blue")
    assert len(trip.who("blue").dice) == 6


# -- people who leave ------------------------------------------------------------------------------------------------


def leaving(players: int = 3, **options: Any) -> Expedition:
    """A table where players may leave; blue stands beside the start chamber and goes at 100 seconds."""
    trip = Expedition(players=players, absence=True, **options).at(blue="1,0").shows("blue", *PAIR)
    return trip.time(100)


@pytest.mark.rule("ES-DIG-ABSENT")
def test_who_is_away_keeps_figure_and_dice_as_they_are() -> None:
    trip = leaving().begin().does("blue", "away")
    assert trip.may("blue") == ["back"]
    for name in ("roll", "roll:1", "enter:0,0", "discover:2,0", "fate"):
        assert trip.refuses("blue", name) == "ES-DIG-ABSENT"
    trip.until(200)
    assert (trip.who("blue").place, trip.who("blue").dice) == ("1,0", [*PAIR])
    trip.does("blue", "back").does("blue", "enter:0,0")
    assert trip.who("blue").place == "0,0"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_the_dice_of_who_is_away_serve_nobody_else() -> None:
    trip = leaving().chamber("-1,0", "B03").at(red="-1,0", blue="-1,0").shows("red", "torch", "torch").begin()
    assert "activate:1" in trip.may("red")
    trip.does("blue", "away")
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_the_line_may_break_during_a_lock() -> None:
    trip = leaving().shows("blue", "key").next_roll("torch").begin().does("blue", "roll:1").does("blue", "away")
    assert trip.who("blue").absent


@pytest.mark.rule("ES-DIG-PAUSE")
def test_a_pause_may_be_called_during_a_lock() -> None:
    trip = resting().shows("red", "key").next_roll("torch").begin().does("red", "roll:1").does("red", "pause")
    assert trip.sees("blue")["pause"]["by"] == "red"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_nobody_is_removed_before_twenty_seconds_are_over() -> None:
    trip = leaving().begin().does("blue", "away").until(119.9)
    assert trip.refuses("red", "remove:blue") == "ES-DIG-ABSENT"
    trip.until(120)
    assert "remove:blue" in trip.may("red")
    assert trip.refuses("red", "remove:yellow") == "ES-DIG-ABSENT"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_all_others_must_agree_to_go_on_without_a_player() -> None:
    trip = leaving().tray(11).begin().does("blue", "away").until(120).does("red", "remove:blue")
    assert trip.who("blue").out == ""
    assert trip.refuses("red", "remove:blue") == "ES-DIG-ABSENT"
    trip.does("yellow", "remove:blue")
    assert trip.who("blue").out == "removed"
    assert trip.told("red", "gave-die") == []
    assert trip.who("blue").dice == []
    assert trip.table.die_box == 15


@pytest.mark.rule("ES-DIG-ABSENT")
def test_the_others_may_also_wait() -> None:
    trip = leaving().begin().does("blue", "away").until(190).does("blue", "back")
    assert trip.who("blue").out == ""
    assert trip.refuses("red", "remove:blue") == "ES-DIG-ABSENT"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_who_comes_back_in_time_ends_the_vote_on_it() -> None:
    trip = leaving().begin().does("blue", "away").until(120).does("red", "remove:blue").does("blue", "back")
    assert trip.sees("red")["removal"] is None
    assert trip.who("blue").out == ""


@pytest.mark.rule("ES-DIG-ABSENT")
@pytest.mark.parametrize(("players", "fewer"), [(5, 2), (4, 3), (3, 4), (2, 0)])
def test_the_tray_drops_by_the_difference_in_set_up(players: int, fewer: int) -> None:
    trip = leaving(players).begin()
    tray = trip.table.tray
    trip.does("blue", "away").until(120)
    for seat in trip.match.seats:
        if seat != "blue":
            trip.does(seat, "remove:blue")
    assert trip.who("blue").out == "removed"
    assert trip.table.tray == tray - fewer


@pytest.mark.rule("ES-DIG-ABSENT")
def test_the_tray_never_drops_below_nothing() -> None:
    trip = leaving(3).tray(3).begin().does("blue", "away").until(120)
    box = trip.table.stone_box
    trip.does("red", "remove:blue").does("yellow", "remove:blue")
    assert (trip.table.tray, trip.table.stone_box) == (0, box + 3)


@pytest.mark.rule("ES-DIG-ABSENT")
def test_one_after_another_may_be_removed() -> None:
    trip = leaving(3).tray(11).begin().does("blue", "away").does("yellow", "away").until(120)
    trip.does("red", "remove:blue")
    assert (trip.who("blue").out, trip.table.tray) == ("removed", 7)
    trip.does("red", "remove:yellow")
    assert (trip.who("yellow").out, trip.table.tray) == ("removed", 7)


@pytest.mark.rule("ES-DIG-ABSENT", "ES-END-2")
def test_the_removed_count_as_escaped_when_the_others_win() -> None:
    trip = leaving(2).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").shows("red", "key").begin()
    trip.does("blue", "away").until(120).does("red", "remove:blue").does("red", "escape")
    assert trip.match.result is not None
    assert trip.match.result["side"] == "adventurers"


@pytest.mark.rule("ES-DIG-ABSENT")
def test_the_escaped_decide_when_only_the_absent_are_left_inside() -> None:
    trip = leaving(2).tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").shows("red", "key").begin()
    trip.does("blue", "away").does("red", "escape", "give:nobody").until(119.9)
    assert trip.may("red") == []
    trip.until(120).does("red", "remove:blue")
    assert trip.match.result is not None
    assert (trip.match.result["side"], trip.match.result["winners"]) == ("adventurers", ["red", "blue"])


@pytest.mark.rule("ES-DIG-ABSENT")
def test_an_absence_during_the_vote_is_no_vote_against_it() -> None:
    trip = leaving(4).begin().does("blue", "away").until(120).does("red", "remove:blue").does("green", "remove:blue")
    assert trip.who("blue").out == ""
    trip.does("yellow", "away")
    assert trip.who("blue").out == "removed"
    assert trip.who("yellow").out == ""


@pytest.mark.rule("ES-DIG-ABSENT")
def test_where_it_is_not_provided_for_nobody_can_be_away() -> None:
    trip = Expedition().begin()
    with pytest.raises(Illegal):
        trip.match.answer("red", "away")
    assert trip.refuses("red", "remove:blue") == "ES-DIG-ABSENT"
