"""Events that change the house or move explorers through it, each by its name."""

import pytest

from .house import House


def leaves(card: str) -> list[str]:
    """The tokens in the Conservatory after Ox has found it and drawn this event there."""
    house = House().draws(card)
    tokens = house.view()["rooms"]["conservatory"]["tokens"]
    assert [told["token"] for told in house.told("token")] == tokens
    return tokens


def test_a_moment_of_hope_leaves_a_blessing():
    assert leaves("a_moment_of_hope") == ["blessing"]


def test_closet_door_leaves_a_closet():
    assert leaves("closet_door") == ["closet"]


def test_drip_drip_drip_leaves_a_drip():
    assert leaves("drip_drip_drip") == ["drip"]


def test_locked_safe_leaves_a_safe():
    assert leaves("locked_safe") == ["safe"]


def test_smoke_leaves_smoke():
    assert leaves("smoke") == ["smoke"]


def test_smoke_drawn_again_leaves_no_second_token():
    house = House().token("smoke", "foyer").draws("smoke")
    assert house.view()["rooms"]["conservatory"]["tokens"] == []


def test_skeletons_lie_there_and_frighten():
    house = House().rolls((1,)).draws("skeletons")
    assert house.view()["rooms"]["conservatory"]["tokens"] == ["skeletons"]
    assert house.asked() == "split-mental"


@pytest.mark.parametrize(
    ("dice", "rooms"),
    [
        ((2, 2, 1), {"upper_landing"}),
        ((2, 1, 0), {"entrance_hall", "foyer", "grand_staircase"}),
        ((1, 0, 0), {"basement_landing"}),
        ((2, 2, 2), {"upper_landing", "entrance_hall", "foyer", "grand_staircase", "basement_landing"}),
    ],
)
def test_secret_passage_leads_to_the_floor_that_dice_say(dice: tuple[int, ...], rooms: set[str]):
    house = House().rolls(dice).draws("secret_passage")
    if len(rooms) > 1:
        assert house.may() == {f"room:{room}" for room in rooms}
        house.does(f"room:{min(rooms)}")
    house.does("stay")
    ends = {room for room, tokens in house.table.tokens.items() if "secret_passage" in tokens}
    assert ends == {"conservatory", min(rooms)}
    assert {"a": "conservatory", "b": min(rooms), "kind": "secret_passage"} in house.view()["links"]


def test_a_second_secret_passage_changes_nothing():
    house = House().token("secret_passage", "foyer", "upper_landing").draws("secret_passage")
    assert (house.told("rolled"), house.asked()) == ([], "act")
    assert {room for room, tokens in house.table.tokens.items() if tokens} == {"foyer", "upper_landing"}


def test_secret_passage_may_be_used_at_once_and_later_for_a_space():
    house = House().rolls((1, 0, 0)).draws("secret_passage").does("go-there")
    assert house.where("ox") == "basement_landing"
    house.does("end", "end", "end", "go:conservatory")
    assert house.where("ox") == "conservatory"
    assert house.view()["acting"]["used"] == 1


def test_secret_stairs_lead_to_another_floor_and_to_another_event():
    house = House().next_cards("night_view").draws("secret_stairs")
    assert house.may() == {"room:upper_landing", "room:basement_landing"}
    house.rolls((2, 2, 1)).does("room:upper_landing", "go-there")
    assert house.where("ox") == "upper_landing"
    assert house.last("drew")["card"] == "night_view"
    assert house.changes() == {"knowledge": 1}


def test_secret_stairs_left_alone_bring_nothing_more():
    house = House().draws("secret_stairs").does("room:upper_landing", "stay")
    assert len(house.told("drew")) == 1


def test_mystic_slide_lands_where_its_victim_likes():
    house = House().rolls((2, 2, 1, 0, 0)).draws("mystic_slide")
    assert house.where("ox") == "basement_landing"
    assert house.view()["rooms"]["conservatory"]["tokens"] == ["slide"]


def test_mystic_slide_drops_its_victim_into_a_new_room():
    house = House().rolls((2, 1, 1, 0, 0), (1,))
    house.next_cards("conservatory", "wine_cellar", "mystic_slide", "axe").begin().does("open:N")
    house.does("door:basement_landing:N", "split:0:1")
    assert house.where("ox") == "wine_cellar"
    assert house.cards("ox") == ["axe"]
    assert house.changes() == {"might": -1}


def test_mystic_slide_opens_under_another_explorer_if_the_drawer_is_in_the_basement():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "basement_landing").at("zoe", "basement_landing")
    house.rolls((2, 1, 1, 0), (1,)).next_cards("underground_lake", "wine_cellar", "mystic_slide").begin()
    house.does("open:E")
    assert house.asks() == "peter"
    assert house.view()["rooms"]["entrance_hall"]["tokens"] == ["slide"]
    house.does(next(iter(house.may("door:"))), "split:0:1")
    assert house.where("peter") == "wine_cellar"
    assert house.cards("peter") == []


def test_mystic_slide_opens_under_nobody_where_all_are_in_the_basement():
    house = House().at("ox", "basement_landing").at("zoe", "basement_landing").at("peter", "basement_landing")
    house.next_cards("underground_lake", "mystic_slide").begin().does("open:E")
    assert house.told("token") == house.told("rolled") == []


def test_a_traitor_may_decline_the_mystic_slide_that_opens_under_him():
    house = House().haunted(traitor="zoe").at("ox", "basement_landing").at("peter", "basement_landing")
    house.next_cards("underground_lake", "mystic_slide").begin().does("open:E")
    assert (house.asked(), house.asks()) == ("bear-card", "zoe")
    house.does("decline")
    assert house.told("token") == house.told("rolled") == []
    assert house.where("zoe") == "entrance_hall"


def test_revolving_wall_finds_a_room_behind_a_wall():
    house = House().next_cards("conservatory", "creaky_hallway", "revolving_wall").begin().does("open:N")
    assert house.asked() == "place-switch"
    assert house.may() >= {"side:N", "corner:NE", "corner:SW"}
    assert "side:S" not in house.may()
    house.does("side:N")
    assert house.where("ox") == "creaky_hallway"
    assert {"a": "conservatory", "b": "creaky_hallway", "kind": "wall_switch"} in house.view()["links"]


def test_revolving_wall_round_a_corner_into_a_room_that_is_there():
    house = House().draws("revolving_wall").does("corner:SW")
    assert house.where("ox") == "foyer"


def test_revolving_wall_round_the_corner_gives_the_card_of_a_new_room():
    house = House().next_cards("conservatory", "bloody_room", "revolving_wall", "axe").begin().does("open:N")
    assert house.does("corner:NE").cards("ox") == ["axe"]


def test_the_lost_one_is_followed_or_not():
    assert House().rolls((2, 2, 1)).draws("the_lost_one").changes() == {"knowledge": 1}
    assert House().rolls((1, 0, 0), (2, 2, 2)).draws("the_lost_one").where("ox") == "entrance_hall"
    assert House().rolls((1, 0, 0), (2, 2, 1)).draws("the_lost_one").where("ox") == "upper_landing"


@pytest.mark.parametrize(("dice", "room"), [((2, 1, 0), "bloody_room"), ((1, 0, 0), "wine_cellar")])
def test_the_lost_one_leads_into_a_new_room(dice: tuple[int, ...], room: str):
    house = House().rolls((1, 0, 0), dice).next_cards("conservatory", room, "the_lost_one", "axe").begin()
    house.does("open:N")
    house.does(next(iter(sorted(house.may("door:")))))
    assert house.where("ox") == room
    assert house.cards("ox") == ["axe"]


def test_the_lost_one_leads_back_where_nothing_is_left_to_find():
    house = House().only_rooms("conservatory").rolls((1, 0, 0), (1, 0, 0)).draws("the_lost_one")
    assert house.where("ox") == "entrance_hall"


@pytest.mark.rule("BH-DISC-21")
def test_the_walls_put_the_explorer_into_the_next_room():
    house = House().next_cards("conservatory", "bloody_room", "the_walls", "axe").begin().does("open:N")
    assert house.may() == {"floor:ground", "floor:upper"}
    house.does("floor:upper", "door:upper_landing:N")
    assert house.where("ox") == "bloody_room"
    assert house.cards("ox") == ["axe"]


def test_what_the_moves_the_room_with_all_in_it():
    house = House().draws("what_the")
    assert house.asked() == "move-room"
    house.does("door:foyer:N")
    room = house.view()["rooms"]["conservatory"]
    assert (room["floor"], room["x"], room["y"]) == ("ground", 0, -1)
    assert house.where("ox") == "conservatory"
    assert "go:foyer" not in house.may()


def test_what_the_leaves_landings_where_they_are():
    house = House().at("ox", "upper_landing").holds("ox", "dark_dice").next_cards("what_the").rolls((1, 0, 0)).begin()
    assert house.does("use:dark_dice").asked() == "act"
