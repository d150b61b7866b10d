"""Chambers: what is printed on each of them, how they are turned, and where others can be attached."""

from collections import Counter

import pytest

from lamplit.games.escape.data.tiles import TILES

from .expedition import NO_LOCKS, Expedition
from .printed import PRINTED, STACKED

NORTH_EAST_SOUTH_WEST = {"N": "5,4", "E": "6,5", "S": "5,6", "W": "4,5"}
BACK = {"N": "S", "E": "W", "S": "N", "W": "E"}
EVERY_TILE = pytest.mark.parametrize("tile", PRINTED)
EVERY_STACKED_TILE = pytest.mark.parametrize("tile", STACKED)


def crossroads(tile: str) -> Expedition:
    """Red alone in a chamber with four free openings, and one chamber on the stack."""
    trip = Expedition(**NO_LOCKS).chamber("5,5", "B01", stairs_to="5,6").at(red="5,5").stack(tile)
    return trip.shows("red", "adventurer", "adventurer", "torch", "torch", "gold").begin()


def next_to(tile: str) -> Expedition:
    """Red in the start chamber, or beside it where the start chamber itself is meant."""
    if tile == "START":
        return Expedition(**NO_LOCKS).at(red="1,0")
    return Expedition(**NO_LOCKS).chamber("1,0", tile)


# -- every kind of tile ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-COMP-MAIN", "ES-COMP-BASE")
def test_the_chambers_of_the_game_are_those_on_the_list() -> None:
    assert set(TILES) == set(PRINTED)
    kinds = Counter(tile.kind for tile in TILES.values())
    assert kinds == {"start": 1, "exit": 1, "stone": 4, "base": 13, "module": 13}


@pytest.mark.rule("ES-ROOM-2")
@EVERY_TILE
def test_entering_takes_just_the_symbols_framed_in_red(tile: str) -> None:
    price = PRINTED[tile].price
    target = "0,0" if tile == "START" else "1,0"
    trip = next_to(tile).shows("red", *price, "gold", "gold").begin()
    assert trip.sees("red")["chambers"][target]["entry"] == price
    trip.does("red", f"enter:{target}")
    assert (trip.who("red").place, trip.who("red").dice) == (target, ["blank", "blank", "gold", "gold"])


@pytest.mark.rule("ES-ROOM-2")
@EVERY_TILE
def test_with_either_symbol_missing_nobody_gets_in(tile: str) -> None:
    target = "0,0" if tile == "START" else "1,0"
    for shown in PRINTED[tile].price:
        spare = {"adventurer", "key", "torch"} - set(PRINTED[tile].price)
        trip = next_to(tile).shows("red", shown, "gold", "black", *spare, *spare).begin()
        assert trip.refuses("red", f"enter:{target}") == "ES-ROOM-2"


@pytest.mark.rule("ES-ACT-DISC-4", "ES-ROOM-4")
@EVERY_STACKED_TILE
@pytest.mark.parametrize("side", "NESW")
def test_a_chamber_is_turned_so_that_its_stairs_meet_the_opening(tile: str, side: str) -> None:
    place = NORTH_EAST_SOUTH_WEST[side]
    trip = crossroads(tile).does("red", f"discover:{place}")
    openings = trip.sees("red")["chambers"][place]["openings"]
    assert BACK[side] in openings, "the stairs"
    assert set(openings) == PRINTED[tile].open_when_stairs_point(BACK[side])
    assert len(openings) == len(PRINTED[tile].openings)


def test_the_start_chamber_is_open_to_the_west_and_to_the_east() -> None:
    start = Expedition().begin().sees("red")["chambers"]["0,0"]
    assert (start["kind"], set(start["openings"])) == ("start", {"W", "E"})


@pytest.mark.rule("ES-ROOM-1", "ES-ACT-STONE-2")
@EVERY_TILE
def test_stones_are_offered_as_printed(tile: str) -> None:
    printed = PRINTED[tile]
    place = "0,0" if tile == "START" else "1,0"
    trip = next_to(tile).at(red=place, blue=place).shows("red", *["torch"] * 5, *["key"] * 5)
    trip.shows("blue", *["torch"] * 5, *["key"] * 5).begin()
    seen = trip.sees("red")["chambers"][place]
    assert (seen["symbol"], [tuple(level) for level in seen["levels"]]) == (printed.symbol, list(printed.levels))
    assert [stones for _need, stones in printed.levels] in ([], [1], [1, 2, 3])
    offered = {name for name in trip.ways("red", "activate") if name.count(":") == 1}
    assert offered == {f"activate:{stones}" for _need, stones in printed.levels}


@EVERY_TILE
def test_masks_and_treasures_are_where_they_are_printed(tile: str) -> None:
    assert (TILES[tile].curse, TILES[tile].treasure) == (PRINTED[tile].curse, PRINTED[tile].treasure)
    assert TILES[tile].kind == PRINTED[tile].kind


@pytest.mark.rule("ES-ROOM-1")
def test_stone_chambers_have_three_stone_symbols_and_others_one_or_none() -> None:
    numbers = {kind: Counter(len(t.levels) for t in TILES.values() if t.kind == kind) for kind in ("stone", "base")}
    assert numbers == {"stone": {3: 4}, "base": {0: 7, 1: 6}}


# -- openings --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ROOM-3")
@pytest.mark.parametrize("tile", ["B01", "B02", "B03", "B05", "B08", "B09", "B12", "EXIT", "S1"])
def test_chambers_can_be_attached_only_at_openings(tile: str) -> None:
    trip = Expedition().chamber("5,5", tile, stairs_to="5,6").at(red="5,5")
    trip.shows("red", "adventurer", "adventurer", "key", "key", "key").begin()
    openings = {place for side, place in NORTH_EAST_SOUTH_WEST.items() if side in PRINTED[tile].openings}
    assert trip.ways("red", "discover") == {f"discover:{place}" for place in openings}
    for place in set(NORTH_EAST_SOUTH_WEST.values()) - openings:
        assert trip.refuses("red", f"discover:{place}") == "ES-ACT-DISC-1"


@pytest.mark.rule("ES-ROOM-4")
@EVERY_STACKED_TILE
def test_a_chamber_just_discovered_can_be_entered_by_its_stairs_and_left_again(tile: str) -> None:
    trip = crossroads(tile).does("red", "discover:6,5")
    trip.shows("red", *PRINTED[tile].price).does("red", "enter:6,5")
    assert trip.who("red").place == "6,5"
    trip.shows("red", "adventurer", "adventurer").does("red", "enter:5,5")
    assert trip.who("red").place == "5,5"
