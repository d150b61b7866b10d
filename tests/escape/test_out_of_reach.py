"""A game that numbers rule out to win: everybody is told, and giving up may be proposed. Never too early."""

from typing import Any

import pytest

import lamplit
from lamplit.games.escape.state import Chamber

from .expedition import NO_LOCKS, Expedition


def at_the_exit(players: int = 2, **options: Any) -> Expedition:
    """The exit lies two steps east of the start, nothing is left to find, and no chamber takes stones."""
    return Expedition(players=players, **(NO_LOCKS | options)).chamber("2,0", "EXIT", "1,0").stack()


def dice(trip: Expedition, **numbers: int) -> Expedition:
    """How many dice each has, all showing keys."""
    for seat, number in numbers.items():
        trip.shows(seat, *["key"] * number)
    return trip


def walled(trip: Expedition, openings: dict[str, str]) -> Expedition:
    """These chambers, open to these sides only."""
    chambers = trip.table.chambers
    for place, sides in openings.items():
        chambers[place] = Chamber(chambers[place].tile, sides)
    return trip


def why(trip: Expedition) -> str:
    """Why it cannot be won any more, as everybody sees it after the next moment that matters."""
    trip.begin().until(trip.match.now + 200)
    assert trip.told("red", "hopeless") == [{"why": reason} for reason in [trip.sees("red")["hopeless"]] if reason]
    return trip.sees("spectator")["hopeless"]


# -- keys ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-HOPELESS")
@pytest.mark.parametrize(("stones", "reason"), [(4, ""), (5, "keys")])
def test_with_as_many_stones_as_dice_nobody_gets_out(stones: int, reason: str) -> None:
    assert why(dice(at_the_exit(1), red=6).tray(stones + 1)) == reason


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-ACT-EXIT-6")
@pytest.mark.parametrize(
    ("red", "blue", "yellow", "reason"),
    [(5, 5, 5, ""), (5, 4, 4, ""), (5, 4, 3, "keys"), (5, 5, 3, ""), (5, 3, 4, "keys"), (4, 4, 4, "keys")],
)
def test_an_adventurer_who_leaves_gives_a_die_to_one_who_has_too_few(
    red: int, blue: int, yellow: int, reason: str
) -> None:
    """Four stones ask for five keys; each who is out leaves one die, and the last has nobody to give it to."""
    team = at_the_exit(3).at(red="0,0", blue="0,0", yellow="0,0")
    assert why(dice(team, red=red + 1, blue=blue + 1, yellow=yellow + 1).tray(5)) == reason


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-ACT-EXIT-6")
def test_a_die_that_is_still_to_be_given_counts() -> None:
    trip = dice(at_the_exit(gift_choice=30).at(red="2,0"), red=5, blue=4).tray(4).begin().does("red", "escape")
    assert trip.sees("blue")["hopeless"] == ""
    trip.does("red", "give:nobody")
    assert trip.sees("blue")["hopeless"] == "keys"


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-ACT-STONE-2")
@pytest.mark.parametrize(("tile", "red", "stones", "reason"), [
    ("S4", 7, 8, ""), ("S4", 7, 9, "keys"), ("B03", 5, 5, ""), ("B03", 5, 6, "keys"), ("B03", 3, 3, "keys"),
    ("B03", 3, 2, ""),
])  # fmt: skip
def test_stones_that_can_still_be_had_count_as_far_as_all_dice_reach(
    tile: str, red: int, stones: int, reason: str
) -> None:
    trip = at_the_exit(1).chamber("-2,0", tile, "-1,0")
    assert why(dice(trip.at(red="0,0"), red=red).tray(stones)) == reason


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-ACT-STONE-7")
def test_a_chamber_that_has_its_stones_takes_no_more() -> None:
    trip = at_the_exit(1).chamber("-2,0", "B03", "-1,0").stones_in("-2,0", 1)
    assert why(dice(trip.at(red="0,0"), red=5).tray(5)) == "keys"


@pytest.mark.rule("ES-DIG-HOPELESS")
def test_chambers_not_found_yet_count_as_long_as_there_is_an_opening() -> None:
    assert why(dice(at_the_exit(1).stack("B03"), red=5).tray(5).at(red="0,0")) == ""
    closed = walled(at_the_exit(1).stack("B03"), {"0,0": "EW", "1,0": "EW", "2,0": "W", "-1,0": "E"})
    assert why(dice(closed, red=5).tray(5).at(red="0,0")) == "keys"


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-MOD-TREASURE-KEY-SET", "ES-MOD-TREASURE-EXTRA-GEM")
@pytest.mark.parametrize(("treasures", "stones", "reason"), [
    ([], 5, "keys"), (["extra_gem"], 5, ""), (["extra_gem"], 6, "keys"), (["key_set"], 6, ""), (["key_set"], 7, "keys"),
    (["key_set", "extra_gem"], 7, ""), (["torch_set"], 5, "keys"),
])  # fmt: skip
def test_treasures_count_as_far_as_they_help(treasures: list[str], stones: int, reason: str) -> None:
    trip = at_the_exit(1, treasures=True).owns("red", *treasures)
    assert why(dice(trip.at(red="0,0"), red=5).tray(stones)) == reason


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-MOD-TREASURE-2")
def test_a_closed_chest_may_hold_what_helps_most_and_nobody_is_told_otherwise() -> None:
    for held in ("healing", "key_set"):
        trip = at_the_exit(1, treasures=True).chest("1,0", held)
        assert why(dice(trip.at(red="0,0"), red=5).tray(7)) == ""
    assert why(dice(at_the_exit(1, treasures=True).chest("1,0", "healing").at(red="0,0"), red=5).tray(8)) == "keys"


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-MOD-CURSE-LOST-DIE")
def test_dice_that_a_curse_holds_back_may_come_back() -> None:
    trip = dice(at_the_exit(1, curses=True).cursed("red", "lost_die").at(red="0,0"), red=4).tray(4)
    trip.table.by_seat("red").lost = 1
    trip.table.die_box -= 1
    assert why(trip) == ""


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-MOD-CURSE-ROLLING-AWAY")
def test_dice_that_rolled_away_may_come_back() -> None:
    trip = dice(at_the_exit(1, curses=True).cursed("red", "rolling_away").at(red="0,0"), red=4).tray(4)
    trip.table.by_seat("red").rolled_away = 1
    trip.table.die_box -= 1
    assert why(trip) == ""


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-DIG-ABSENT")
def test_where_people_may_be_let_go_stones_leave_with_them() -> None:
    """Of three players one removed takes four stones off the tray."""
    for absence, reason in ((False, "keys"), (True, "")):
        team = at_the_exit(3, absence=absence).at(red="0,0", blue="0,0", yellow="0,0")
        assert why(dice(team, red=6, blue=6, yellow=3).tray(9)) == reason
    assert why(dice(at_the_exit(3, absence=True), red=4, blue=4, yellow=3).tray(9)) == "keys"


# -- the exit --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-HOPELESS")
def test_the_exit_must_lie_somewhere_or_still_find_an_opening() -> None:
    assert why(Expedition(players=1).stack("B02", "EXIT").tray(0)) == ""
    closed = Expedition(players=1).stack("B02", "EXIT").tray(0)
    assert why(walled(closed, {"0,0": "EW", "1,0": "W", "-1,0": "E"})) == "exit"


# -- what follows ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-DIG-HOPELESS", "ES-DIG-SURRENDER")
def test_from_then_on_anybody_may_propose_to_end_it_and_it_is_told_once() -> None:
    trip = dice(at_the_exit().at(red="2,0"), red=5, blue=4).tray(4).begin()
    assert trip.refuses("blue", "surrender") == "ES-DIG-SURRENDER"
    trip.does("red", "escape", "give:nobody")
    assert trip.told("blue", "hopeless") == [{"why": "keys"}]
    trip.does("blue", "roll:1", "surrender", "surrender:yes").does("red", "surrender:yes")
    assert trip.match.result is not None
    assert trip.match.result["how"] == "surrender"
    assert len(trip.told("blue", "hopeless")) == 1


@pytest.mark.rule("ES-DIG-HOPELESS")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("difficulty", ["normal", "skilled", "expert"])
def test_every_game_can_be_won_at_its_beginning(players: int, difficulty: str) -> None:
    match = lamplit.new("escape", 1, {"players": players, "difficulty": difficulty, "intro": 0})
    match.answer("red", "roll")
    assert match.view("red")["hopeless"] == ""
