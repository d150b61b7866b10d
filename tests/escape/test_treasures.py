"""The treasures: how they are found, and what each of them is good for."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import lamplit
from lamplit.games.escape.data.tiles import BASE, MODULE

from .expedition import NO_LOCKS, Expedition

PAIR = ("adventurer", "adventurer", "key", "key", "torch")
COPIES = {"teleport": 2, "secret_passage": 2, "healing": 2, "key_set": 2, "torch_set": 2, "extra_gem": 3}


def trip(players: int = 2, **options: Any) -> Expedition:
    """A temple with treasures. M02 and M04 carry a treasure symbol; M01 carries none."""
    found = Expedition(players=players, treasures=True, **options)
    return found.at(red="1,0").shows("red", *PAIR).stack("M02", "M01")


# -- finding them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-MOD-TREASURE-1")
def test_a_discovered_chamber_with_a_treasure_symbol_gets_a_token_face_down() -> None:
    found = trip().begin()
    top = found.table.treasure_deck[-1]
    found.does("red", "discover:2,0")
    assert found.table.chambers["2,0"].chest == top
    assert len(found.table.treasure_deck) == 12
    for who in ("red", "blue", "spectator"):
        seen = found.sees(who)
        assert seen["chambers"]["2,0"]["chest"] is True
        assert top not in str(seen["chambers"])
    assert found.told("blue", "chest") == [{"place": "2,0"}]


@pytest.mark.rule("ES-MOD-TREASURE-1")
def test_a_chamber_without_the_symbol_gets_none() -> None:
    found = trip().stack("M01").begin().does("red", "discover:2,0")
    assert found.table.chambers["2,0"].chest == ""
    assert len(found.table.treasure_deck) == 13


@pytest.mark.rule("ES-MOD-TREASURE-1")
def test_a_chamber_laid_at_set_up_gets_its_token_too() -> None:
    with_symbol = 0
    for seed in range(40):
        table = lamplit.new("escape", seed, {"treasures": True}).table
        laid = [chamber for chamber in table.chambers.values() if chamber.tile in MODULE]
        for chamber in laid:
            assert bool(chamber.chest) == MODULE[chamber.tile].treasure
        with_symbol += any(chamber.chest for chamber in laid)
        assert len(table.treasure_deck) == 13 - sum(bool(chamber.chest) for chamber in laid)
    assert with_symbol > 0


@pytest.mark.rule("ES-MOD-TREASURE-1", "ES-MOD-CURSE-8")
def test_without_the_treasures_a_symbol_means_nothing() -> None:
    found = Expedition(curses=True).at(red="1,0").shows("red", *PAIR).stack("M02").begin().does("red", "discover:2,0")
    assert found.table.chambers["2,0"].chest == ""


@pytest.mark.rule("ES-MOD-TREASURE-2")
def test_two_keys_open_the_treasure_here_and_it_is_taken() -> None:
    found = trip().chest("1,0", "healing").begin().does("red", "open")
    assert found.who("red").treasures == ["healing"]
    assert found.who("red").dice == ["adventurer", "adventurer", "blank", "blank", "torch"]
    assert found.table.chambers["1,0"].chest == ""
    assert found.sees("blue")["adventurers"][0]["treasures"] == ["healing"]
    assert found.wait(2).shows("red", *PAIR).refuses("red", "open") == "ES-MOD-TREASURE-1"


@pytest.mark.rule("ES-MOD-TREASURE-2")
def test_one_key_opens_nothing_and_friends_cannot_add_theirs() -> None:
    found = trip().chest("1,0", "healing").at(blue="1,0").shows("red", "key", "torch").shows("blue", "key").begin()
    assert found.refuses("red", "open") == "ES-MOD-TREASURE-2"


@pytest.mark.rule("ES-MOD-TREASURE-2")
def test_a_treasure_in_another_chamber_is_out_of_reach() -> None:
    found = trip().chest("-1,0", "healing").begin()
    assert found.refuses("red", "open") == "ES-MOD-TREASURE-1"


@pytest.mark.rule("ES-MOD-TREASURE-3")
def test_a_treasure_is_used_once_and_at_any_time() -> None:
    found = trip().tray(5).owns("red", "extra_gem").begin().does("red", "enter:0,0")
    assert found.refuses("red", "roll") == "ES-DIG-ROLL-LOCK"
    found.does("red", "use:extra_gem")
    assert found.table.treasure_used == ["extra_gem"]
    assert found.who("red").treasures == []
    assert found.refuses("red", "use:extra_gem") == "ES-MOD-TREASURE-3"
    assert found.table.tray == 4


@pytest.mark.rule("ES-MOD-TREASURE-3", "ES-MOD-TREASURE-4")
def test_nobody_uses_the_treasure_of_another() -> None:
    found = trip().tray(5).at(blue="1,0").owns("red", "extra_gem").begin()
    assert found.refuses("blue", "use:extra_gem") == "ES-MOD-TREASURE-3"


@pytest.mark.rule("ES-MOD-TREASURE-4")
def test_no_command_hands_a_treasure_over() -> None:
    found = trip().at(blue="1,0").owns("red", "extra_gem", "teleport").begin()
    assert not [name for name in found.may("red") if "blue" in name]


@pytest.mark.rule("ES-MOD-TREASURE-4")
def test_the_treasures_of_the_escaped_are_gone() -> None:
    found = trip().tray(0).chamber("2,0", "EXIT", "1,0").at(red="2,0").owns("red", "healing", "teleport").begin()
    found.does("red", "escape")
    assert found.who("red").treasures == found.who("blue").treasures == []
    assert sorted(found.table.treasure_used) == ["healing", "teleport"]
    assert len(found.table.treasure_deck) == 11


@pytest.mark.rule("ES-MOD-TREASURE-5")
def test_with_the_treasures_the_marked_chambers_replace_the_base_chambers() -> None:
    table = lamplit.new("escape", 1, {"treasures": True}).table
    tiles = {*table.stack, *(chamber.tile for chamber in table.chambers.values())}
    assert tiles >= {*MODULE}
    assert not tiles & {*BASE}
    assert table.curse_deck == []


@pytest.mark.rule("ES-MOD-TREASURE-5")
def test_the_thirteen_treasures_lie_shuffled_and_face_down() -> None:
    decks = []
    for seed in range(5):
        table = lamplit.new("escape", seed, {"treasures": True}).table
        deck = table.treasure_deck + [chamber.chest for chamber in table.chambers.values() if chamber.chest]
        assert Counter(deck) == COPIES
        decks.append(tuple(deck))
    assert len(set(decks)) == 5


# -- each of them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ES-MOD-TREASURE-TELEPORT")
def test_teleport_leads_at_once_to_any_chamber() -> None:
    found = trip().chamber("2,0", "B01", "1,0").owns("red", "teleport").at(red="-1,0").begin()
    assert found.ways("red", "use") == {"use:teleport:0,0", "use:teleport:1,0", "use:teleport:2,0"}
    found.does("red", "use:teleport:2,0")
    assert found.who("red").place == "2,0"
    assert found.who("red").dice == [*PAIR]


@pytest.mark.rule("ES-MOD-TREASURE-TELEPORT", "ES-TIME-5")
def test_teleport_saves_who_is_late_for_the_door() -> None:
    found = trip().owns("red", "teleport").time(217).begin().does("red", "use:teleport:0,0", at=217.9).until(225)
    assert len(found.who("red").dice) == 5


@pytest.mark.rule("ES-MOD-TREASURE-TELEPORT")
def test_teleport_is_of_no_use_to_who_is_locked_in() -> None:
    found = trip(curses=True).owns("red", "teleport").cursed("red", "locked_in").begin()
    assert found.refuses("red", "use:teleport:0,0") == "ES-MOD-CURSE-LOCKED-IN"
    assert found.who("red").treasures == ["teleport"]


@pytest.mark.rule("ES-MOD-TREASURE-TELEPORT")
def test_teleport_needs_a_chamber_to_go_to() -> None:
    assert trip().owns("red", "teleport").begin().refuses("red", "use:teleport:9,9") == "ES-MOD-TREASURE-TELEPORT"


def walled() -> Expedition:
    """B05 at 1,0 is open to the west and east only; B01 at 1,-1 lies north of it, behind a wall."""
    found = trip(**NO_LOCKS).chamber("0,-1", "B01").chamber("1,-1", "B01", "0,-1").owns("red", "secret_passage")
    return found.owns("blue", "secret_passage")


@pytest.mark.rule("ES-MOD-TREASURE-SECRET-PASSAGE")
def test_secret_passage_opens_a_way_for_the_rest_of_the_game_at_the_usual_price() -> None:
    found = walled().begin()
    assert found.forbids("red", "enter:1,-1") == "ES-ACT-ENTER-1"
    found.does("red", "use:secret_passage:1,-1")
    found.shows("red", "key").next_roll("torch").does("red", "roll:1")
    assert found.refuses("red", "enter:1,-1") == "ES-ROOM-2"
    found.shows("red", *PAIR).does("red", "enter:1,-1")
    assert found.who("red").dice[:2] == ["blank", "blank"]
    found.until(400).shows("red", *PAIR).does("red", "enter:1,0")
    assert found.who("red").place == "1,0"


@pytest.mark.rule("ES-MOD-TREASURE-SECRET-PASSAGE")
@pytest.mark.parametrize(("mine", "theirs"), [("SW", "EW"), ("NSW", "EW"), ("SW", "ESW")])
def test_secret_passage_is_two_sided_whichever_of_the_walls_there_was(mine: str, theirs: str) -> None:
    found = walled().at(blue="1,-1").shows("blue", *PAIR)
    for place, openings in (("1,0", mine), ("1,-1", theirs)):
        found.table.chambers[place] = replace(found.table.chambers[place], openings=openings)
    found.begin()
    assert found.refuses("red", "enter:1,-1") == found.refuses("blue", "enter:1,0") == "ES-ACT-ENTER-1"
    found.does("red", "use:secret_passage:1,-1")
    shown = found.sees("blue")["chambers"]
    assert (shown["1,0"]["openings"], shown["1,-1"]["openings"]) == ("NSW", "ESW")
    found.does("blue", "enter:1,0").does("red", "enter:1,-1")
    assert (found.who("red").place, found.who("blue").place) == ("1,-1", "1,0")


@pytest.mark.rule("ES-MOD-TREASURE-SECRET-PASSAGE")
def test_secret_passage_serves_everybody() -> None:
    found = walled().at(blue="1,0").shows("blue", *PAIR).begin()
    found.does("red", "use:secret_passage:1,-1").does("blue", "enter:1,-1")
    assert found.who("blue").place == "1,-1"


@pytest.mark.rule("ES-MOD-TREASURE-SECRET-PASSAGE")
@pytest.mark.parametrize("there", ["0,0", "2,0", "-1,0", "1,1"])
def test_secret_passage_needs_a_neighbouring_chamber_behind_a_wall(there: str) -> None:
    assert walled().begin().refuses("red", f"use:secret_passage:{there}") == "ES-MOD-TREASURE-SECRET-PASSAGE"


@pytest.mark.rule("ES-MOD-TREASURE-HEALING")
def test_healing_is_of_use_where_only_an_adventurer_elsewhere_is_blocked() -> None:
    found = trip().owns("red", "healing").shows("red", "key").at(blue="-1,0").shows("blue", "black", "key").begin()
    assert found.does("red", "use:healing").who("blue").dice == ["blank", "key"]


@pytest.mark.rule("ES-MOD-TREASURE-HEALING")
def test_healing_frees_all_blocked_dice_of_all_wherever_they_are() -> None:
    found = trip(players=3).owns("red", "healing").shows("red", *["black"] * 5).at(yellow="-1,0")
    found.shows("blue", "black", "key", "black").shows("yellow", "black").begin().does("red", "use:healing")
    assert found.who("red").dice == ["blank"] * 5
    assert found.who("blue").dice == ["blank", "key", "blank"]
    assert found.who("yellow").dice == ["blank"]
    assert found.table.beside == 2


@pytest.mark.rule("ES-MOD-TREASURE-HEALING")
def test_healing_waits_until_an_adventurer_needs_it() -> None:
    assert trip().owns("red", "healing").begin().refuses("red", "use:healing") == "ES-MOD-TREASURE-HEALING"


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_helps_to_enter() -> None:
    found = trip(**NO_LOCKS).chamber("2,0", "B06", "1,0").shows("red", "adventurer", "torch").owns("red", "key_set")
    found.begin()
    assert found.refuses("red", "enter:2,0") == "ES-ROOM-2"
    found.does("red", "use:key_set", "enter:2,0")
    assert found.who("red").dice == ["blank", "torch"]


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_helps_to_activate() -> None:
    found = trip().chamber("-1,0", "B04").at(red="-1,0").owns("red", "key_set").tray(3).begin()
    found.does("red", "use:key_set", "activate:1")
    assert found.table.tray == 2
    assert found.who("red").dice == ["adventurer", "adventurer", "blank", "blank", "torch"]


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_helps_to_open_a_treasure() -> None:
    found = trip().chest("1,0", "healing").shows("red", "torch").owns("red", "key_set").begin()
    found.does("red", "use:key_set", "open")
    assert found.who("red").treasures == ["healing"]
    assert found.who("red").dice == ["torch"]


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_helps_to_escape() -> None:
    found = trip(players=1).tray(3).chamber("2,0", "EXIT", "1,0").at(red="2,0").owns("red", "key_set").begin()
    assert found.refuses("red", "escape") == "ES-ACT-EXIT-2"
    found.does("red", "use:key_set", "escape")
    assert found.match.over


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_is_good_for_one_action_only() -> None:
    found = trip(**NO_LOCKS).chamber("2,0", "B06", "1,0").chamber("3,0", "B06", "2,0").owns("red", "key_set")
    found.shows("red", "adventurer", "adventurer").begin().does("red", "use:key_set", "enter:2,0")
    assert found.refuses("red", "enter:3,0") == "ES-ROOM-2"


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_is_kept_while_the_own_dice_show_enough() -> None:
    found = trip(**NO_LOCKS).chamber("2,0", "B06", "1,0").chest("2,0", "healing").owns("red", "key_set")
    found.shows("red", "adventurer", "key", "key", "torch").begin().does("red", "use:key_set", "enter:2,0")
    assert found.who("red").dice == ["blank", "blank", "key", "torch"]
    assert found.sees("blue")["adventurers"][0]["bonus"] == {"key": 2, "torch": 0}
    found.does("red", "open")
    assert found.who("red").dice == ["blank", "blank", "key", "torch"]
    assert found.sees("blue")["adventurers"][0]["bonus"] == {"key": 0, "torch": 0}


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET", "ES-DIG-SHARE")
def test_key_set_is_kept_where_all_dice_here_show_enough() -> None:
    found = trip().chamber("-1,0", "B04").at(red="-1,0", blue="-1,0").owns("red", "key_set").shows("blue", "key", "key")
    found.shows("red", "key", "key").begin().does("red", "use:key_set", "activate:1")
    assert found.who("red").bonus_key == 2
    assert found.who("red").dice == found.who("blue").dice == ["blank", "blank"]


@pytest.mark.rule("ES-MOD-TREASURE-KEY-SET")
def test_key_set_is_of_use_to_its_owner_only() -> None:
    found = trip().chamber("-1,0", "B04").at(red="-1,0", blue="-1,0").owns("red", "key_set").shows("blue", "key")
    found.shows("red", "key").begin().does("red", "use:key_set")
    assert found.refuses("blue", "activate:1") == "ES-ACT-STONE-2"
    found.does("red", "activate:1")


@pytest.mark.rule("ES-MOD-TREASURE-TORCH-SET")
def test_torch_set_helps_to_enter() -> None:
    found = trip(**NO_LOCKS).chamber("2,0", "B10", "1,0").shows("red", "adventurer", "key").owns("red", "torch_set")
    found.begin().does("red", "use:torch_set", "enter:2,0")
    assert found.who("red").place == "2,0"
    assert found.who("red").dice == ["blank", "key"]


@pytest.mark.rule("ES-MOD-TREASURE-TORCH-SET")
def test_torch_set_helps_to_activate_once() -> None:
    found = trip(**NO_LOCKS).chamber("-1,0", "B03").at(red="-1,0").owns("red", "torch_set").tray(3)
    found.shows("red", "torch", "torch", "torch", "key", "adventurer").begin()
    found.does("red", "use:torch_set", "activate:1")
    assert found.table.tray == 2
    assert found.who("red").dice.count("torch") == 1
    assert found.who("red").bonus_torch == 0


@pytest.mark.rule("ES-MOD-TREASURE-TORCH-SET")
def test_torch_set_counts_as_torches_and_not_as_keys() -> None:
    found = trip().chamber("-1,0", "B04").at(red="-1,0").owns("red", "torch_set").begin().does("red", "use:torch_set")
    assert found.refuses("red", "activate:1") == "ES-ACT-STONE-2"


@pytest.mark.rule("ES-MOD-TREASURE-EXTRA-GEM")
def test_extra_stone_goes_from_the_tray_into_the_box() -> None:
    found = trip().tray(3).owns("red", "extra_gem").begin()
    box = found.table.stone_box
    found.does("red", "use:extra_gem")
    assert (found.table.tray, found.table.stone_box, found.table.beside) == (2, box + 1, 2)


@pytest.mark.rule("ES-MOD-TREASURE-EXTRA-GEM")
def test_extra_stone_is_of_no_use_while_the_tray_is_empty() -> None:
    found = trip().tray(0).owns("red", "extra_gem").begin()
    assert found.refuses("red", "use:extra_gem") == "ES-MOD-TREASURE-EXTRA-GEM"
    assert found.who("red").treasures == ["extra_gem"]
