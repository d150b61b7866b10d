"""Wail of the Banshee: Ox has the Spirit Board; Zoe and Peter are in the Foyer, the Banshee is near."""

from typing import Any

import pytest

from lamplit.games.betrayal.haunts.banshee.rules import Banshee
from lamplit.games.betrayal.haunts.blocks import wall_walk

from ..house import House


def corridor(banshee: str = "entrance_hall", heroes: str = "foyer", **state: Any) -> House:
    """The Banshee is in a room, the heroes are in another; Ox stands in the Chapel."""
    house = House().lay("chapel", "entrance_hall", "N").haunted(traitor="ox", number=8, run=True)
    house.change(scenario=Banshee(**state)).holds("ox", "spirit_board").at("ox", "chapel")
    house.at("zoe", heroes).at("peter", heroes).monster("banshee", banshee, speed=8)
    for one in house.table.explorers.values():
        one.books.append("banshee/traitor" if one.role == "traitor" else "banshee/heroes")
    return house


def moves(house: House, spaces: int, *rolls: tuple[int, ...]) -> House:
    """The monster turn: how far she goes, then what else is rolled."""
    far = (2,) * (spaces // 2) + (1,) * (spaces % 2)
    return house.rolls(far + (0,) * (8 - len(far)), *rolls).begin("ox", "monsters_begin")


@pytest.mark.rule("BH-H8-T-SETUP", "BH-H8-BANSHEE")
def test_she_stands_beside_the_traitor_who_has_the_board() -> None:
    house = House().haunted(traitor="ox", number=8, run=True).holds("zoe", "spirit_board").begin(step="haunt_set_up")
    assert (house.asked(), house.asks(), house.cards("ox")) == ("banshee-facing", "ox", ["spirit_board"])
    house.does("face:W")
    assert house.view("zoe")["modules"]["banshee"] == {"facing": {"banshee": "W"}}
    assert house.table.monsters["banshee"].traits == {"speed": 8}
    assert house.refuses("attack:banshee", "zoe") == "BH-ATT-11"
    assert house.does("go:foyer").view()["acting"]["used"] == 2, "the traitor is in the way, she is not"


@pytest.mark.rule("BH-H8-WAIL")
@pytest.mark.parametrize(("rolled", "dice"), [((2, 2, 2, 0, 0), 1), ((2, 1, 0, 0, 0), 2), ((1, 1, 0, 0, 0), 4)])
def test_the_worse_the_sanity_roll_the_worse_the_wail(rolled: tuple[int, ...], dice: int) -> None:
    house = corridor()
    house.at("peter", "grand_staircase")
    moves(house, 1, (1, 0), rolled, (1,) * dice).does("room:foyer")
    assert house.last("damage") == {"who": "zoe_ingstrom", "kind": "mental", "amount": dice, "why": "banshee"}


@pytest.mark.rule("BH-H8-T-WALK")
def test_she_goes_exactly_as_far_as_she_rolls_and_turns_back_at_dead_ends() -> None:
    house = corridor(heroes="basement_landing")
    moves(house, 3, (1, 1)).does("room:chapel")
    assert [move["to"] for move in house.told("moved")] == ["chapel", "entrance_hall", "foyer"]


@pytest.mark.rule("BH-H8-T-WALK")
def test_the_wanted_hand_then_straight_on_then_the_other_then_back() -> None:
    table = House().lay("chapel", "foyer", "N").lay("ballroom", "foyer", "S").table
    assert wall_walk.next_side(table, "foyer", "N", wall_walk.LEFT) == "W"
    assert wall_walk.next_side(table, "foyer", "N", wall_walk.RIGHT) == "E"
    assert wall_walk.next_side(table, "foyer", "N", wall_walk.STRAIGHT) == "N"
    assert wall_walk.next_side(table, "chapel", "N", wall_walk.LEFT) == "S"
    assert wall_walk.next_side(table, "entrance_hall", "E", wall_walk.LEFT) == "W"
    without = House().table
    without.chance.foretell([["pick", "way", "W"]])
    assert wall_walk.next_side(without, "foyer", "N", wall_walk.STRAIGHT) == "W"


@pytest.mark.rule("BH-H8-T-WALK")
def test_on_a_zero_she_is_elsewhere_and_only_there_heard() -> None:
    house = moves(corridor("grand_staircase"), 5, (0, 0), (2, 2, 2, 0, 0), (0,), (2, 2, 2, 0), (0,))
    house.does("room:foyer")
    assert [roll["who"] for roll in house.told("rolled") if roll["why"] == "banshee-wail"] == [
        "zoe_ingstrom",
        "peter_akimoto",
    ]


@pytest.mark.rule("BH-H8-T-WALK")
def test_on_a_four_she_is_led_and_one_hears_her() -> None:
    house = moves(corridor("grand_staircase"), 2, (2, 2), (2, 2, 2, 0), (0,)).does("hear:peter_akimoto")
    assert house.may() == {"room:foyer", "room:grand_staircase", "room:entrance_hall"}
    house.does("room:entrance_hall", "face:S")
    assert [roll["who"] for roll in house.told("rolled") if roll["why"] == "banshee-wail"] == ["peter_akimoto"]


@pytest.mark.rule("BH-H8-T-ACROSS")
def test_she_may_be_sent_up_the_stairs() -> None:
    house = moves(corridor("grand_staircase"), 1, (1, 0))
    assert house.may() == {"room:foyer", "across:upper_landing"}
    house.does("across:upper_landing", "face:E")
    assert house.table.monsters["banshee"].place == "upper_landing"


@pytest.mark.rule("BH-H8-T-BOARD", "BH-H8-H-KNOWN")
def test_the_board_protects_the_traitor_and_nobody_else() -> None:
    house = moves(corridor(heroes="upper_landing"), 1, (1, 0)).does("room:chapel")
    assert house.told("damage") == []
    robbed = corridor(heroes="upper_landing")
    robbed.one("ox").cards.clear()
    moves(robbed, 1, (1, 0), (1, 1, 0), (1, 0, 0, 0)).does("room:chapel")
    assert robbed.last("damage")["who"] == "ox_bellows"
    held = corridor().holds("zoe", "spirit_board").at("peter", "upper_landing")
    moves(held, 1, (1, 0), (2, 2, 2, 0, 0), (1,)).does("room:foyer")
    assert held.last("damage")["who"] == "zoe_ingstrom"


@pytest.mark.rule("BH-H8-H-EXORCISE", "BH-H8-H-AIM")
def test_as_many_parts_as_players_make_her_silent() -> None:
    assert corridor().begin("zoe").refuses("task:banshee-exorcise:chapel", "zoe") == "BH-H8-H-EXORCISE"
    house = corridor(heroes="chapel", spent=["book"]).holds("zoe", "ring").begin("zoe")
    assert house.may("task:") == {"task:banshee-exorcise:chapel"}
    house.rolls((2, 2, 1, 0, 0)).does("task:banshee-exorcise:chapel")
    assert house.view()["tasks"] == {"banshee-rites": [2, 3]}
    house = corridor(spent=["book", "chapel"]).holds("zoe", "spirit_board").begin("zoe").rolls((2, 2, 1, 0, 0))
    house.does("task:banshee-exorcise:spirit_board")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "banshee-silent")


@pytest.mark.rule("BH-H8-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = corridor().steps("zoe", sanity=0, knowledge=0)
    house.one("peter").alive = False
    moves(house, 1, (1, 0), (0, 0, 0), (2, 2, 2, 2)).does("room:foyer")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "banshee-all-dead")


@pytest.mark.rule("BH-H8-WAIL")
def test_a_barrier_stops_neither_her_nor_her_wail() -> None:
    house = corridor("basement_landing").lay("chasm", "basement_landing", "W").lay("dusty_hallway", "chasm", "W")
    house.at("zoe", "chasm", "near").at("peter", "chasm", "far")
    moves(house, 2, (1, 1), (2, 2, 2, 0, 0), (0,), (2, 2, 2, 0), (0,))
    assert [told["why"] for told in house.told("rolled")].count("banshee-wail") == 2
    banshee = house.table.monsters["banshee"]
    assert (banshee.place, banshee.part) == ("dusty_hallway", "")
