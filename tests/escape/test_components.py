"""What is in the box, and what kind of game it is: one team, no turns, nothing hidden."""

from collections import Counter
from typing import Any

import pytest

import lamplit
from lamplit.engine import Match
from lamplit.games.escape.data.figures import FACES
from lamplit.games.escape.data.tiles import TILES

from .expedition import NO_LOCKS, Expedition

EVERY_NUMBER = pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
COLOURS = ["red", "blue", "yellow", "green", "purple"]


def table_for(players: int, seed: int = 1, **options: Any) -> Match:
    """A real match that has just been set up."""
    return lamplit.new("escape", seed=seed, options={"players": players, **options})


def at_the_exit(players: int = 2) -> Expedition:
    """Everybody in the exit, one key away from safety."""
    trip = Expedition(players=players, gift_choice=1, **NO_LOCKS).chamber("1,0", "EXIT").tray(0)
    for who in COLOURS[:players]:
        trip.at(**{who: "1,0"}).shows(who, "key", "torch", "torch", "torch", "torch")
    return trip


def stones(trip: Expedition) -> int:
    """All stones, wherever they are."""
    table = trip.table
    return table.tray + table.beside + table.stone_box + sum(chamber.stones for chamber in table.chambers.values())


def dice(trip: Expedition) -> int:
    """All dice, held or in the box."""
    return trip.table.die_box + sum(len(a.dice) for a in trip.table.adventurers)


# -- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-COMP-PLAYERS")
@EVERY_NUMBER
def test_one_to_five_can_play(players: int) -> None:
    assert len(table_for(players).seats) == players


@pytest.mark.rule("ES-COMP-PLAYERS")
@pytest.mark.parametrize("players", [0, 6])
def test_nobody_at_all_or_six_cannot_play(players: int) -> None:
    with pytest.raises(lamplit.BadOption):
        table_for(players)


@pytest.mark.rule("ES-COMP-MAIN")
def test_there_are_six_main_chambers() -> None:
    main = Counter((tile.kind, tile.symbol) for tile in TILES.values() if tile.kind not in ("base", "module"))
    assert main == {("start", ""): 1, ("exit", ""): 1, ("stone", "key"): 2, ("stone", "torch"): 2}


@pytest.mark.rule("ES-COMP-BASE")
def test_there_are_thirteen_base_chambers_without_mask_and_treasure() -> None:
    plain = [tile for tile in TILES.values() if not tile.curse and not tile.treasure]
    assert Counter(tile.kind for tile in plain) == {"start": 1, "exit": 1, "stone": 4, "base": 13}


@pytest.mark.rule("ES-COMP-MODULE")
@EVERY_NUMBER
def test_a_base_game_has_no_mask_and_no_treasure_in_any_chamber(players: int) -> None:
    for seed in range(5):
        table = table_for(players, seed).table
        used = [*table.stack, *(chamber.tile for chamber in table.chambers.values())]
        assert not [tile for tile in used if TILES[tile].curse or TILES[tile].treasure]


@pytest.mark.rule("ES-COMP-MODULE")
@pytest.mark.parametrize("module", ["curses", "treasures"])
def test_with_a_module_the_marked_chambers_come_into_play(module: str) -> None:
    table = table_for(3, **{module: True}).table
    used = [*table.stack, *(chamber.tile for chamber in table.chambers.values())]
    assert sum(TILES[tile].curse or TILES[tile].treasure for tile in used) == 13


@pytest.mark.rule("ES-COMP-STONES")
@EVERY_NUMBER
@pytest.mark.parametrize("difficulty", ["normal", "skilled", "expert"])
def test_there_are_25_stones_at_the_start(players: int, difficulty: str) -> None:
    table = table_for(players, difficulty=difficulty).table
    assert table.tray + table.beside + table.stone_box == 25
    assert min(table.tray, table.beside, table.stone_box) >= 0


@pytest.mark.rule("ES-COMP-STONES")
def test_stones_wander_but_none_is_lost() -> None:
    trip = Expedition(**NO_LOCKS).chamber("1,0", "B03").at(red="1,0")
    trip.shows("red", "torch", "torch", "torch", "torch", "black").begin()
    assert stones(trip) == 25
    trip.does("red", "activate:1", "fate").does("blue", "fate:yes")
    assert (trip.table.tray, trip.table.beside, trip.table.chambers["1,0"].stones) == (7, 1, 1)
    assert stones(trip) == 25


@pytest.mark.rule("ES-COMP-DICE")
@EVERY_NUMBER
def test_there_are_25_dice_held_or_in_the_box(players: int) -> None:
    table = table_for(players).table
    assert table.die_box + sum(len(a.dice) for a in table.adventurers) == 25
    assert table.die_box >= 0


@pytest.mark.rule("ES-COMP-DICE")
def test_dice_of_an_adventurer_who_escaped_are_in_the_box_or_with_others() -> None:
    trip = at_the_exit().begin().does("red", "escape", "give:blue")
    assert (len(trip.who("red").dice), len(trip.who("blue").dice), trip.table.die_box) == (0, 6, 19)
    assert dice(trip) == 25


@pytest.mark.rule("ES-COMP-FACES")
def test_a_die_has_two_adventurers_and_one_of_everything_else() -> None:
    assert Counter(FACES) == {"adventurer": 2, "torch": 1, "key": 1, "black": 1, "gold": 1}


@pytest.mark.rule("ES-COMP-FACES")
def test_a_third_of_all_dice_rolled_are_adventurers_and_a_sixth_each_other_face() -> None:
    trip = Expedition(**NO_LOCKS).begin()
    shown: Counter[str] = Counter()
    for _ in range(600):
        shown.update(trip.shows("red", *["blank"] * 5).does("red", "roll").who("red").dice)
    expected = {"adventurer": 1000, "torch": 500, "key": 500, "black": 500, "gold": 500}
    assert set(shown) == set(expected)
    chi_square = sum((shown[face] - often) ** 2 / often for face, often in expected.items())
    assert chi_square < 18.5, shown


@pytest.mark.rule("ES-COMP-FIGURES")
@EVERY_NUMBER
def test_everybody_has_a_colour_of_their_own(players: int) -> None:
    match = table_for(players)
    assert list(match.seats) == COLOURS[:players]
    assert [a["seat"] for a in match.view("red")["adventurers"]] == COLOURS[:players]


# -- how it is played ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-FLOW-1")
def test_one_may_roll_three_times_in_a_row_without_waiting_for_anybody() -> None:
    trip = Expedition(**NO_LOCKS).begin()
    for _ in range(3):
        trip.next_roll("key", "key", "torch").shows("red", "blank", "blank", "blank", "gold", "gold")
        assert trip.does("red", "roll").who("red").dice == ["key", "key", "torch", "gold", "gold"]
    assert [told["who"] for told in trip.told("blue", "rolled")] == ["red"] * 3
    assert trip.who("blue").dice == ["blank"] * 5


@pytest.mark.rule("ES-FLOW-1")
@pytest.mark.parametrize("order", ["red blue yellow", "yellow red blue", "blue red yellow"])
def test_everybody_rolls_at_the_same_moment_in_any_order(order: str) -> None:
    trip = Expedition(players=3).begin()
    for who in order.split():
        trip.does(who, "roll")
    assert [told["who"] for told in trip.told("red", "rolled")] == order.split()
    assert trip.match.now == 0.0


@pytest.mark.rule("ES-FLOW-2")
def test_the_first_to_escape_has_not_won_yet_and_with_the_last_all_win() -> None:
    trip = at_the_exit(3).begin()
    trip.does("red", "escape", "give:nobody").does("blue", "escape", "give:nobody")
    assert not trip.match.over
    trip.does("yellow", "escape")
    assert trip.match.result is not None
    assert trip.match.result["side"] == "adventurers"
    assert trip.match.result["winners"] == ["red", "blue", "yellow"]
    for who in ("red", "blue", "yellow", "spectator"):
        assert len(trip.told(who, "won")) == 1
        assert trip.sees(who)["result"] == trip.match.result


@pytest.mark.rule("ES-FLOW-2")
def test_with_one_left_behind_those_who_escaped_lose_too() -> None:
    trip = at_the_exit(3).begin()
    trip.does("red", "escape", "give:nobody").does("blue", "escape", "give:nobody").until(600.0)
    assert trip.match.result is not None
    assert trip.match.result["winners"] == []
    for who in ("red", "blue", "yellow"):
        assert trip.told(who, "lost") == [{"how": "collapse", "who": ["yellow"]}]
        assert trip.sees(who)["result"] == trip.match.result


@pytest.mark.rule("ES-FLOW-4")
def test_all_see_the_same_dice_figures_tray_and_chambers() -> None:
    trip = Expedition(players=3).at(red="1,0", blue="-1,0").tray(5).shows("red", "key", "black", "gold", "torch", "key")
    trip.begin().does("blue", "roll")
    seen = trip.sees("spectator")
    assert [(a["seat"], a["place"]) for a in seen["adventurers"]] == [
        ("red", "1,0"),
        ("blue", "-1,0"),
        ("yellow", "0,0"),
    ]
    assert [a["dice"] for a in seen["adventurers"]] == [a.dice for a in trip.table.adventurers]
    assert seen["adventurers"][0]["dice"] == ["key", "black", "gold", "torch", "key"]
    assert (seen["tray"], seen["beside"]) == (5, 2)
    assert {place: chamber["tile"] for place, chamber in seen["chambers"].items()} == {
        "0,0": "START",
        "1,0": "B05",
        "-1,0": "B01",
    }
    for who in ("red", "blue", "yellow"):
        assert trip.sees(who) == seen | {"you": who}
        assert trip.match.events(who) == trip.match.events("spectator")
