"""Turns and movement."""

import pytest

from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.house.movement import figures, leave_cost
from lamplit.games.betrayal.house.plan import LOCKED

from .house import House


@pytest.mark.rule("BH-TURN-1")
def test_turns_go_clockwise_and_only_the_active_explorer_explores() -> None:
    house = House().begin()
    assert house.refuses("open:N", "zoe") == "BH-TURN-1"
    assert house.refuses("go:foyer", "peter") == "BH-TURN-1"
    order = [house.asks()]
    for _ in range(3):
        order.append(house.does("end").asks())
    assert order == ["ox", "zoe", "peter", "ox"]
    assert [house.view(who)["discovers"] for who in ("ox", "zoe", "peter")] == [True, False, False]


@pytest.mark.rule("BH-TURN-2", "BH-MOVE-3", "BH-DICE-2")
def test_moves_and_other_things_follow_in_any_order() -> None:
    house = House().lay("vault", "upper_landing", "N").holds("ox", "axe", "puzzle_box").haunted(traitor="zoe")
    house.at("ox", "grand_staircase").at("zoe", "upper_landing").rolls((0,) * 3, (1,) * 5, (1, 1, 1), (0,) * 3).begin()
    house.does("use:puzzle_box", "go:upper_landing", "attack:zoe_ingstrom:axe")
    while house.asks() == "zoe":
        house.does(sorted(house.may())[0])
    house.does("go:vault", "room:vault")
    assert len([roll for roll in house.told("rolled") if roll["who"] == "ox_bellows"]) == 3
    assert not house.may("attack:")


@pytest.mark.rule("BH-TURN-2", "BH-ATT-1")
def test_nobody_attacks_before_the_haunt() -> None:
    house = House().begin()
    assert not house.may("attack:")
    assert house.refuses("attack:zoe_ingstrom") == "BH-ATT-1"


@pytest.mark.rule("BH-TURN-5", "BH-TURN-6")
def test_explorers_and_monsters_are_characters_and_a_rule_for_all_holds_for_all() -> None:
    house = House().haunted(traitor="zoe").monster("zombie", "foyer", might=4, speed=2).at("zoe", "foyer")
    house.at("ox", "foyer").begin()
    table = house.table
    assert {one.name for one in figures(table)} == {*table.explorers, "zombie"}
    assert leave_cost(table, house.one("ox")) == 3
    assert leave_cost(table, house.one("zoe")) == 2
    assert leave_cost(table, table.monsters["zombie"]) == 2


def walked(house: House, *rooms: str) -> House:
    """The active explorer walks through these rooms."""
    return house.does(*(f"go:{room}" for room in rooms))


@pytest.mark.rule("BH-MOVE-1", "BH-ROOM-HALL-2", "BH-ROOM-HALL-3")
def test_speed_says_how_far() -> None:
    house = walked(House().begin(), "foyer", "grand_staircase", "upper_landing")
    assert house.view()["acting"] | {"used": 3, "left": 1} == house.view()["acting"]
    walked(house, "grand_staircase")
    assert not house.may("go:")
    assert house.refuses("go:foyer") == "BH-MOVE-1"


@pytest.mark.rule("BH-MOVE-2", "BH-DISC-23")
def test_what_is_left_follows_speed_in_mid_turn() -> None:
    house = House().lay("junk_room", "entrance_hall", "N").at("ox", "junk_room").rolls((0,) * 5).begin()
    walked(house, "entrance_hall")
    assert house.value("ox", "speed") == 3
    walked(house, "foyer", "grand_staircase")
    assert house.refuses("go:upper_landing") == "BH-MOVE-1"
    faster = walked(House().pile("foyer", "amulet_of_the_ages").begin(), "foyer").does("take:amulet_of_the_ages")
    walked(faster, "entrance_hall", "foyer", "entrance_hall", "foyer")
    assert faster.view()["acting"]["used"] == 5
    assert not faster.may("go:")


@pytest.mark.rule("BH-MOVE-3")
def test_movement_can_be_broken_off_and_gone_on_with() -> None:
    house = walked(House().holds("ox", "axe").begin(), "foyer").does("drop:axe")
    assert walked(house, "grand_staircase").where("ox") == "grand_staircase"


@pytest.mark.rule("BH-MOVE-4", "BH-MOVE-5", "BH-DISC-17")
def test_a_card_ends_movement_and_nothing_else() -> None:
    house = House().holds("ox", "puzzle_box", "axe").rolls((0, 0, 0)).draws("bell", "bloody_room")
    assert house.cards("ox") == ["puzzle_box", "axe", "bell"]
    assert not house.may("go:")
    assert not house.may("open:")
    assert house.refuses("go:entrance_hall") == "BH-MOVE-4"
    assert {"use:puzzle_box", "drop:axe"} <= house.may()
    house.does("use:puzzle_box", "drop:axe")
    assert house.table.floor_piles == {"bloody_room": ["axe"]}


@pytest.mark.rule("BH-MOVE-6", "BH-MOVE-10")
def test_entering_any_room_costs_a_space_and_outdoors_is_in_the_house() -> None:
    house = House().lay("patio", "entrance_hall", "N").lay("dusty_hallway", "patio", "N").begin()
    walked(house, "patio", "dusty_hallway")
    assert house.view()["acting"]["used"] == 2
    walked(house, "patio").does("end")
    assert (house.where("ox"), house.asks()) == ("patio", "zoe")


@pytest.mark.rule("BH-MOVE-7", "BH-MOVE-16", "BH-MOVE-17")
def test_ways_lead_through_doors_and_adjacent_is_who_shares_a_wall() -> None:
    house = House().lay("chapel", "foyer", "N").lay("conservatory", "entrance_hall", "N").at("ox", "chapel").begin()
    plan = house.table.plan
    assert set(plan.adjacent("chapel").values()) == {"foyer", "conservatory"}
    assert house.may("go:") == {"go:foyer"}
    assert house.refuses("go:conservatory") == "BH-MOVE-7"
    assert "entrance_hall" not in plan.adjacent("chapel").values()


@pytest.mark.rule("BH-MOVE-8")
def test_doors_inside_are_always_open() -> None:
    house = House().lay("ballroom", "entrance_hall", "N").begin()
    walked(house, "ballroom", "entrance_hall", "ballroom")
    for room, ways in house.table.plan.passages.items():
        assert all(room in house.table.plan.passages[other].values() for other in ways.values())


@pytest.mark.rule("BH-MOVE-9")
def test_the_front_door_stays_locked() -> None:
    house = House().begin()
    assert house.view()["rooms"]["entrance_hall"]["doors"]["E"] == LOCKED
    assert house.may("open:") == {"open:N", "open:S"}
    assert house.refuses("open:E") == "BH-MOVE-9"


@pytest.mark.rule("BH-MOVE-11")
def test_the_grand_staircase_leads_up_and_down() -> None:
    house = walked(House().at("ox", "grand_staircase").begin(), "upper_landing", "grand_staircase")
    assert house.where("ox") == "grand_staircase"


@pytest.mark.rule("BH-MOVE-12", "BH-MOVE-13")
def test_the_stairs_from_the_basement_join_the_foyer_once_they_are_found() -> None:
    unknown = House().at("ox", "foyer").begin()
    assert unknown.refuses("go:stairs_from_basement") == "BH-MOVE-7"
    house = House().lay("stairs_from_basement", "basement_landing", "N").at("ox", "foyer").begin()
    walked(house, "stairs_from_basement", "foyer", "stairs_from_basement", "basement_landing")
    assert house.where("ox") == "basement_landing"


@pytest.mark.rule("BH-MOVE-14", "BH-MOVE-15")
def test_windows_are_no_way_through() -> None:
    assert {room.name for room in ROOMS.values() if room.windows} == {
        "bedroom",
        "chapel",
        "dining_room",
        "grand_staircase",
        "master_bedroom",
    }
    house = House().at("ox", "grand_staircase").begin()
    assert house.view()["rooms"]["grand_staircase"]["windows"] == {"S": "outside"}
    assert not house.may("open:")
    assert house.refuses("open:S") == "BH-MOVE-14"


@pytest.mark.rule("BH-EX-MOVE-1")
def test_speed_3_is_enough_for_foyer_kitchen_and_dining_room() -> None:
    house = House().steps("ox", speed=3).lay("kitchen", "foyer", "N")
    side = next(side for side in house.table.plan.open_doors["kitchen"])
    walked(house.lay("dining_room", "kitchen", side).begin(), "foyer", "kitchen", "dining_room")
    assert house.where("ox") == "dining_room"
    assert not house.may("go:")


@pytest.mark.rule("BH-EX-MOVE-2", "BH-DISC-18", "BH-DISC-25")
def test_an_explorer_discovers_a_room_and_goes_on_if_there_is_no_card() -> None:
    house = House().next_cards("dusty_hallway", "chapel", "the_voice").begin().does("open:N")
    assert house.view()["acting"]["used"] == 1
    assert "go:entrance_hall" in house.may()
    house.does(sorted(house.may("open:"))[0])
    assert house.where("ox") == "chapel"
    assert not house.may("go:")
