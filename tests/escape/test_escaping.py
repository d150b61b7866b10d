"""Escaping: from where, for how many keys, and the die that is left to an adventurer inside.

In the examples Frank is red and Ani is blue.
"""

from typing import Any

import pytest

from .expedition import NO_LOCKS, Expedition


def at_the_exit(keys: int, tray: int, players: int = 3, **options: Any) -> Expedition:
    """Red in the exit with so many keys; the others are in the start chamber."""
    trip = Expedition(players=players, **(NO_LOCKS | options)).chamber("1,0", "EXIT").at(red="1,0").tray(tray)
    return trip.shows("red", *["key"] * keys, *["torch"] * (5 - keys))


# -- where and for what ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-EXIT-1")
@pytest.mark.parametrize("place", ["0,0", "-1,0"])
def test_nobody_escapes_from_anywhere_but_the_exit(place: str) -> None:
    trip = at_the_exit(5, 0).at(red=place).begin()
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-1"


@pytest.mark.rule("ES-ACT-EXIT-2")
@pytest.mark.parametrize("tray", [0, 1, 2, 3, 4])
def test_escaping_takes_one_key_more_than_stones_on_the_tray(tray: int) -> None:
    assert at_the_exit(tray, tray).begin().refuses("red", "escape") == "ES-ACT-EXIT-2"
    trip = at_the_exit(tray + 1, tray).begin().does("red", "escape")
    assert trip.who("red").out == "escaped"
    assert trip.table.tray == tray, "the stones stay where they are"


@pytest.mark.rule("ES-ACT-EXIT-2")
def test_torches_are_no_keys() -> None:
    assert at_the_exit(2, 2).begin().refuses("red", "escape") == "ES-ACT-EXIT-2"


@pytest.mark.rule("ES-ACT-EXIT-3")
@pytest.mark.parametrize("beside", [0, 2])
def test_stones_beside_the_tray_and_in_chambers_do_not_count(beside: int) -> None:
    trip = at_the_exit(3, 2).tray(2, beside).chamber("-1,0", "S2").stones_in("-1,0", 3).begin()
    trip.does("red", "escape")
    assert trip.who("red").out == "escaped"


@pytest.mark.rule("ES-ACT-EXIT-4")
def test_keys_for_escaping_cannot_be_put_together() -> None:
    trip = at_the_exit(2, 2).at(blue="1,0").shows("blue", "key", "key", "torch", "torch", "torch").begin()
    for who in ("red", "blue"):
        assert trip.refuses(who, "escape") == "ES-ACT-EXIT-2"


@pytest.mark.rule("ES-ACT-EXIT-4")
def test_others_at_the_exit_keep_their_keys_and_stay() -> None:
    trip = at_the_exit(3, 2).at(blue="1,0").shows("blue", *["key"] * 5).begin().does("red", "escape")
    assert trip.who("blue").dice == ["key"] * 5
    assert trip.who("blue").inside


@pytest.mark.rule("ES-ACT-EXIT-8")
def test_a_stone_activated_elsewhere_makes_escaping_cheaper() -> None:
    trip = at_the_exit(2, 2).chamber("-1,0", "B04").at(blue="-1,0").shows("blue", *["key"] * 4).begin()
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-2"
    trip.does("blue", "activate:1").does("red", "escape")
    assert trip.who("red").out == "escaped"


@pytest.mark.rule("ES-ACT-EXIT-8")
def test_a_turn_of_fate_makes_escaping_dearer() -> None:
    trip = at_the_exit(3, 2, players=2).shows("blue", "black", "key").begin()
    assert "escape" in trip.may("red")
    trip.does("blue", "fate").does("red", "fate:yes")
    assert trip.refuses("red", "escape") == "ES-ACT-EXIT-2"


# -- who is out ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-EXIT-5")
def test_who_has_escaped_takes_no_further_actions() -> None:
    trip = at_the_exit(1, 0).shows("red", "key", "adventurer", "adventurer", "gold", "torch").begin()
    trip.does("red", "escape")
    assert {name.partition(":")[0] for name in trip.may("red")} == {"give"}
    trip.does("red", "give:nobody")
    assert trip.match.question("red") is None
    for command in ("roll", "enter:0,0", "discover:2,0", "escape", "gold:blue", "fate"):
        assert trip.refuses("red", command) == "ES-ACT-EXIT-5"


@pytest.mark.rule("ES-ACT-EXIT-5")
def test_who_has_escaped_is_no_longer_in_any_chamber() -> None:
    trip = at_the_exit(1, 0).at(blue="1,0").shows("red", "key", "black", "key", "key", "key")
    trip.shows("blue", "gold", "torch").begin()
    assert trip.ways("blue", "gold") == {"gold:red"}
    trip.does("red", "escape")
    assert trip.ways("blue", "gold") == set()
    assert trip.sees("blue")["adventurers"][0]["out"] == "escaped"


@pytest.mark.rule("ES-ACT-EXIT-5")
def test_who_has_escaped_is_safe_from_the_slams() -> None:
    trip = at_the_exit(1, 0).time(210).begin().does("red", "escape", "give:blue").until(225.0)
    assert trip.told("red", "slam")
    assert trip.told("red", "shut-out") == []
    assert (trip.who("red").dice, trip.who("red").choosing) == ([], "")


# -- the gift --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-EXIT-6")
def test_one_die_may_be_given_to_anybody_inside_in_whatever_chamber() -> None:
    for receiver, other in (("blue", "yellow"), ("yellow", "blue")):
        trip = at_the_exit(3, 2).at(yellow="-1,0").begin().does("red", "escape")
        assert set(trip.may("red")) == {"give:nobody", "give:blue", "give:yellow"}
        trip.does("red", f"give:{receiver}")
        assert (len(trip.who(receiver).dice), len(trip.who(other).dice), trip.who("red").dice) == (6, 5, [])


@pytest.mark.rule("ES-ACT-EXIT-6")
def test_nothing_need_be_given() -> None:
    trip = at_the_exit(3, 2).begin().does("red", "escape", "give:nobody")
    assert [len(trip.who(who).dice) for who in ("red", "blue", "yellow")] == [0, 5, 5]


@pytest.mark.rule("ES-ACT-EXIT-6")
def test_only_one_die_is_given_and_only_once() -> None:
    trip = at_the_exit(3, 2).begin().does("red", "escape", "give:blue")
    assert trip.refuses("red", "give:yellow") == "ES-ACT-EXIT-5"
    assert [len(trip.who(who).dice) for who in ("blue", "yellow")] == [6, 5]


@pytest.mark.rule("ES-ACT-EXIT-6")
def test_nothing_is_given_to_an_adventurer_who_is_safe_already() -> None:
    trip = at_the_exit(1, 0).at(blue="1,0").shows("blue", "key", "torch").begin()
    trip.does("red", "escape", "give:nobody").does("blue", "escape")
    assert set(trip.may("blue")) == {"give:nobody", "give:yellow"}
    for gift in ("give:red", "give:blue", "give:yellow:2"):
        assert trip.refuses("blue", gift) == "ES-ACT-EXIT-6"


@pytest.mark.rule("ES-ACT-EXIT-6")
def test_nobody_gives_a_die_while_they_are_inside() -> None:
    assert at_the_exit(3, 2).begin().refuses("red", "give:blue") == "ES-ACT-EXIT-6"


@pytest.mark.rule("ES-ACT-EXIT-7")
def test_the_given_die_may_be_rolled_at_once_even_if_all_others_are_blocked() -> None:
    trip = at_the_exit(3, 2).shows("blue", *["black"] * 5).begin().does("red", "escape", "give:blue")
    moment = trip.match.now
    trip.next_roll("gold").does("blue", "roll", "gold:blue")
    assert trip.who("blue").dice == ["blank", "blank", "black", "black", "black", "blank"]
    assert trip.match.now == moment


@pytest.mark.rule("ES-ACT-EXIT-7")
def test_the_given_die_is_kept_from_then_on() -> None:
    trip = at_the_exit(3, 2).shows("blue", *["key"] * 5).begin().does("red", "escape", "give:blue")
    trip.next_roll(*["torch"] * 6).does("blue", "roll:1+2+3+4+5")
    assert trip.who("blue").dice == ["torch"] * 6
    for _ in range(2):
        trip.next_roll(*["torch"] * 6).does("blue", "roll:1+2+3+4+5+6")
    assert trip.who("blue").dice == ["torch"] * 6


# -- the examples ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-EX-EXIT-1")
def test_example_2_stones_are_left_and_frank_shows_3_keys_and_escapes() -> None:
    assert at_the_exit(2, 2).begin().refuses("red", "escape") == "ES-ACT-EXIT-2"
    frank = at_the_exit(3, 2).begin().does("red", "escape")
    assert frank.who("red").out == "escaped"
    assert frank.told("blue", "escaped") == [{"who": "red"}]


@pytest.mark.rule("ES-EX-EXIT-2")
def test_example_frank_gives_ani_a_die_and_she_rolls_six() -> None:
    trip = at_the_exit(3, 2).begin().does("red", "escape", "give:blue")
    assert trip.told("yellow", "gave-die") == [{"who": "red", "other": "blue"}]
    trip.next_roll("key", "torch", "key", "torch", "key", "torch").does("blue", "roll")
    assert trip.who("blue").dice == ["key", "torch", "key", "torch", "key", "torch"]
