"""Activating magic stones: where, with which symbols, alone and together, and only once in each chamber.

In the examples Frank is red and Ani is blue.
"""

from typing import Any

import pytest

from .expedition import NO_LOCKS, Expedition

SINGLE = pytest.mark.parametrize(("tile", "symbol"), [("B03", "torch"), ("B04", "key")])
STONE = pytest.mark.parametrize(("tile", "symbol"), [("S1", "key"), ("S2", "key"), ("S3", "torch"), ("S4", "torch")])
LEVELS = [(3, set()), (4, {1}), (6, {1}), (7, {1, 2}), (9, {1, 2}), (10, {1, 2, 3})]
OTHER = {"key": "torch", "torch": "key"}


def within(tile: str, *together: str, players: int = 3, **options: Any) -> Expedition:
    """Red, and the seats named, in a chamber east of the start."""
    trip = Expedition(players=players, **(NO_LOCKS | options)).chamber("1,0", tile).at(red="1,0")
    return trip.at(**dict.fromkeys(together, "1,0"))


def levels(trip: Expedition, who: str = "red") -> set[int]:
    """How many stones an adventurer may activate."""
    return {int(name.split(":")[1]) for name in trip.ways(who, "activate")}


def stones(trip: Expedition) -> tuple[int, int]:
    """Stones on the tray and in the chamber."""
    return trip.table.tray, trip.table.chambers["1,0"].stones


# -- where and with what ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-STONE-1")
@pytest.mark.parametrize("tile", ["B05", "B01", "EXIT"])
def test_without_stone_symbols_nothing_is_activated(tile: str) -> None:
    trip = within(tile).shows("red", *["key"] * 4, *["torch"] * 4).begin()
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-1"


@pytest.mark.rule("ES-ACT-STONE-1")
def test_next_door_to_a_stone_chamber_is_not_good_enough() -> None:
    trip = within("S2").at(red="0,0").shows("red", *["key"] * 5).begin()
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-1"


@pytest.mark.rule("ES-ACT-STONE-2")
@STONE
@pytest.mark.parametrize(("shown", "reached"), LEVELS)
def test_a_stone_chamber_takes_4_7_or_10_of_its_symbol(tile: str, symbol: str, shown: int, reached: set[int]) -> None:
    trip = within(tile, "blue").shows("red", *[symbol] * (shown - shown // 2), "gold")
    trip.shows("blue", *[symbol] * (shown // 2), "gold").begin()
    assert levels(trip) == reached
    for stones in {1, 2, 3} - reached:
        assert trip.refuses("red", f"activate:{stones}") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-ACT-STONE-2")
@STONE
@pytest.mark.parametrize(("need", "number"), [(4, 1), (7, 2), (10, 3)])
def test_so_many_dice_are_used_and_so_many_stones_move(tile: str, symbol: str, need: int, number: int) -> None:
    trip = within(tile, "blue").shows("red", *[symbol] * 5).shows("blue", *[symbol] * 5).begin()
    trip.does("red", f"activate:{number}")
    assert stones(trip) == (11 - number, number)
    assert sum(trip.who(who).dice.count("blank") for who in ("red", "blue")) == need


@pytest.mark.rule("ES-ACT-STONE-2")
@SINGLE
def test_the_other_symbol_does_not_count(tile: str, symbol: str) -> None:
    trip = within(tile).shows("red", symbol, symbol, symbol, OTHER[symbol], OTHER[symbol]).begin()
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-ACT-STONE-3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_stones_move_from_the_tray_and_those_beside_it_stay(number: int) -> None:
    trip = within("S2", "blue").tray(9).shows("red", *["key"] * 5).shows("blue", *["key"] * 5).begin()
    box = trip.table.stone_box
    trip.does("red", f"activate:{number}")
    assert stones(trip) == (9 - number, number)
    assert (trip.table.beside, trip.table.stone_box) == (2, box)
    told = [{"who": "red", "place": "1,0", "symbols": 3 * number + 1, "stones": number, "tray": 9 - number}]
    assert trip.told("yellow", "activated") == told


# -- together --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-STONE-4", "ES-ACT-3")
@SINGLE
def test_two_put_their_symbols_together_and_roll_all_dice_used_again(tile: str, symbol: str) -> None:
    trip = within(tile, "blue").shows("red", symbol, symbol, "gold").shows("blue", "gold", symbol, symbol).begin()
    trip.does("blue", "activate:1")
    assert stones(trip) == (10, 1)
    assert trip.who("red").dice == ["blank", "blank", "gold"]
    assert trip.who("blue").dice == ["gold", "blank", "blank"]


@pytest.mark.rule("ES-ACT-STONE-4")
def test_three_put_their_symbols_together() -> None:
    trip = within("S4", "blue", "yellow").shows("red", *["torch"] * 4).shows("blue", *["torch"] * 3)
    trip.shows("yellow", *["torch"] * 3).begin().does("yellow", "activate:3")
    assert stones(trip) == (8, 3)
    assert [set(trip.who(who).dice) for who in ("red", "blue", "yellow")] == [{"blank"}] * 3


@pytest.mark.rule("ES-ACT-STONE-4")
def test_what_an_adventurer_beside_me_has_just_rolled_counts_at_once() -> None:
    trip = within("S2", "blue").shows("red", "key", "key", "gold", "gold").shows("blue", "key", "torch").begin()
    assert levels(trip, "blue") == set()
    trip.next_roll("key", "torch").does("red", "roll:3+4")
    assert levels(trip, "blue") == {1}
    trip.does("blue", "activate:1")
    assert stones(trip) == (10, 1)


@pytest.mark.rule("ES-ACT-STONE-5")
@STONE
def test_alone_five_dice_are_enough_for_one_stone_only(tile: str, symbol: str) -> None:
    trip = within(tile).shows("red", *[symbol] * 5).begin()
    assert levels(trip) == {1}
    for number in (2, 3):
        assert trip.refuses("red", f"activate:{number}") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-ACT-STONE-5")
def test_one_stone_may_be_activated_together_as_well_as_alone() -> None:
    alone = within("S2").shows("red", *["key"] * 4).begin().does("red", "activate:1")
    together = within("S2", "blue").shows("red", "key", "key").shows("blue", "key", "key").begin()
    together.does("red", "activate:1")
    assert stones(alone) == stones(together) == (10, 1)


@pytest.mark.rule("ES-ACT-STONE-5")
def test_seven_dice_in_solo_play_may_activate_two_stones_alone() -> None:
    trip = within("S2", players=1).shows("red", *["key"] * 7).begin()
    assert levels(trip) == {1, 2}
    trip.does("red", "activate:2")
    assert stones(trip) == (5, 2)


@pytest.mark.rule("ES-ACT-STONE-5")
def test_a_treasure_makes_up_for_missing_dice() -> None:
    trip = within("S2", treasures=True).owns("red", "key_set").shows("red", *["key"] * 5).begin()
    assert levels(trip) == {1}
    trip.does("red", "use:key_set", "activate:2")
    assert stones(trip) == (9, 2)


@pytest.mark.rule("ES-ACT-STONE-6")
@pytest.mark.parametrize("elsewhere", ["0,0", "-1,0"])
def test_symbols_of_adventurers_elsewhere_do_not_count(elsewhere: str) -> None:
    trip = within("S2").at(blue=elsewhere).shows("red", "key", "key", "key").shows("blue", *["key"] * 5).begin()
    assert trip.refuses("red", "activate:1") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-ACT-STONE-6")
def test_dice_of_adventurers_elsewhere_are_not_used() -> None:
    trip = within("S2", "yellow").shows("red", "key", "key").shows("blue", *["key"] * 5).shows("yellow", "key", "key")
    trip.begin().does("red", "activate:1")
    assert trip.who("blue").dice == ["key"] * 5


# -- once ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-ACT-STONE-7")
@pytest.mark.parametrize(("tile", "symbol"), [("B03", "torch"), ("S2", "key")])
def test_after_one_stone_nobody_activates_any_more_there(tile: str, symbol: str) -> None:
    trip = within(tile, "blue").shows("red", *[symbol] * 5).shows("blue", *[symbol] * 5).begin()
    trip.does("red", "activate:1").shows("red", *[symbol] * 5)
    for who in ("red", "blue"):
        for number in (1, 2, 3):
            assert trip.refuses(who, f"activate:{number}") == "ES-ACT-STONE-7"


@pytest.mark.rule("ES-ACT-STONE-7")
def test_other_chambers_are_not_spent_by_that() -> None:
    trip = within("S2").stones_in("1,0", 1).chamber("-1,0", "S4").at(red="-1,0").shows("red", *["torch"] * 4).begin()
    trip.does("red", "activate:1")
    assert trip.table.chambers["-1,0"].stones == 1


@pytest.mark.rule("ES-ACT-STONE-8")
@pytest.mark.parametrize("number", [1, 2])
def test_the_group_picks_any_level_reached(number: int) -> None:
    trip = within("S2", "blue").shows("red", *["key"] * 4).shows("blue", *["key"] * 4).begin()
    assert levels(trip) == levels(trip, "blue") == {1, 2}
    trip.does("red", f"activate:{number}")
    assert stones(trip) == (11 - number, number)


@pytest.mark.rule("ES-ACT-STONE-9")
@SINGLE
@pytest.mark.parametrize("number", [2, 3])
def test_a_single_stone_symbol_never_yields_more_than_one_stone(tile: str, symbol: str, number: int) -> None:
    trip = within(tile, "blue").shows("red", *[symbol] * 5).shows("blue", *[symbol] * 5).begin()
    assert levels(trip) == {1}
    assert trip.refuses("red", f"activate:{number}") == "ES-ACT-STONE-9"
    trip.does("red", "activate:1")
    assert stones(trip) == (10, 1)
    assert trip.who("red").dice.count("blank") + trip.who("blue").dice.count("blank") == 4


# -- the examples ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-EX-STONE-1")
def test_example_frank_alone_has_4_torches_and_activates_the_one_stone() -> None:
    frank = within("B03").shows("red", "torch", "torch", "adventurer", "torch", "torch").begin()
    frank.does("red", "activate:1")
    assert stones(frank) == (10, 1)
    assert frank.who("red").dice == ["blank", "blank", "adventurer", "blank", "blank"]


@pytest.mark.rule("ES-EX-STONE-2", "ES-EX-STONE-3")
def test_example_ani_and_frank_activate_2_stones_with_7_keys_and_the_third_is_lost() -> None:
    trip = within("S2", "blue").shows("red", "key", "key", "key", "gold").shows("blue", *["key"] * 4, "torch").begin()
    trip.does("red", "activate:2")
    assert stones(trip) == (9, 2)
    assert trip.who("red").dice == ["blank", "blank", "blank", "gold"]
    assert trip.who("blue").dice == ["blank", "blank", "blank", "blank", "torch"]
    trip.shows("red", *["key"] * 5).shows("blue", *["key"] * 5)
    for who in ("red", "blue"):
        for number in (1, 2, 3):
            assert trip.refuses(who, f"activate:{number}") == "ES-ACT-STONE-7"
