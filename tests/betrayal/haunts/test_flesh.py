"""Amok flesh: it begins in the Dining Room; Ox takes notes, Zoe and Peter take to their heels."""

import pytest

from lamplit.games.betrayal.haunts.flesh.rules import Flesh

from ..house import House


def feast(*blob: str, begun: bool = True, examined: int = 0, thrown: int = 0) -> House:
    """The Dining Room lies north of the Foyer, the Kitchen south of it; Zoe is in the Foyer, Peter and Ox upstairs."""
    house = House().lay("dining_room", "foyer", "N").lay("kitchen", "foyer", "S").at("zoe", "foyer")
    house.at("peter", "upper_landing").at("ox", "upper_landing").haunted("ox", 27, run=True).token("blob", *blob)
    state = Flesh(start="dining_room", begun=begun, examined=examined, thrown=thrown)
    return house.change(omen_room="dining_room", scenario=state)


def rooms(house: House) -> set[str]:
    """The rooms of the Blob."""
    return {room for room, tokens in house.table.tokens.items() if "blob" in tokens}


def grows(house: House, *rolls: int) -> House:
    """The monster turn."""
    return house.rolls(*((roll,) for roll in rolls)).begin(step="monsters_begin")


@pytest.mark.rule("BH-H27-BEGINS")
def test_the_ball_is_gone_and_it_begins_there() -> None:
    house = feast(begun=False).change(scenario=Flesh()).holds("zoe", "crystal_ball").begin(step="haunt_set_up")
    assert (house.cards("zoe"), house.table.removed) == ([], ["crystal_ball"])
    assert house.last("flesh-begins") == {"room": "dining_room"}


@pytest.mark.rule("BH-H27-GROWS")
def test_first_it_fills_its_room_and_all_that_are_joined_to_it() -> None:
    house = grows(feast(begun=False).at("zoe", "entrance_hall"))
    assert rooms(house) == {"dining_room", "foyer"}
    assert house.told("rolled") == []


@pytest.mark.rule("BH-H27-GROWS")
def test_then_it_grows_by_a_room_each_way_and_with_a_2_once_more() -> None:
    far = feast("dining_room", "foyer").at("zoe", "basement_landing")
    assert rooms(grows(far, 1)) == {"dining_room", "foyer", "kitchen", "entrance_hall", "grand_staircase"}
    house = feast("dining_room").at("zoe", "basement_landing").at("peter", "basement_landing")
    assert rooms(grows(house, 2)) == {"dining_room", "foyer", "kitchen", "entrance_hall", "grand_staircase"}


@pytest.mark.rule("BH-H27-GROWS")
@pytest.mark.parametrize(
    ("start", "room", "joined"),
    [
        ("grand_staircase", "grand_staircase", "upper_landing"),
        ("coal_chute", "coal_chute", "basement_landing"),
        ("gallery", "gallery", "ballroom"),
        ("collapsed_room", "collapsed_room", "basement_landing"),
        ("kitchen", "kitchen", "basement_landing"),
    ],
)
def test_it_takes_stairs_shafts_holes_and_secret_ways(start: str, room: str, joined: str) -> None:
    house = House().lay("kitchen", "foyer", "S").lay("ballroom", "foyer", "N").lay("coal_chute", "entrance_hall", "N")
    house.lay("gallery", "upper_landing", "N").lay("collapsed_room", "upper_landing", "S").haunted("ox", 27, run=True)
    if room == "collapsed_room":
        house.token("below_collapsed_room", "basement_landing")
    elif room == "kitchen":
        house.token("secret_passage", "kitchen", "basement_landing")
    house.token("blob", room).change(omen_room=start, scenario=Flesh(start=start, begun=True))
    for one in house.table.explorers.values():
        one.place = "entrance_hall" if joined != "entrance_hall" else "foyer"
    grows(house, 0)
    assert joined in rooms(house)


@pytest.mark.rule("BH-H27-PERSON")
def test_an_explorer_it_catches_loses_all_cards_and_changes_sides() -> None:
    house = grows(feast("dining_room").holds("zoe", "axe", "book", "token-ingredient-1"), 0)
    assert house.one("zoe").role == "traitor"
    assert house.one("zoe").marks == ("blob_person",)
    assert (house.cards("zoe"), house.table.item_discard, house.table.removed) == ([], ["axe"], ["book"])
    house = feast("dining_room").begin("zoe").does("go:dining_room")
    assert house.one("zoe").marks == ("blob_person",)
    house = feast("dining_room").at("ox", "foyer").at("zoe", "entrance_hall").begin().does("go:dining_room")
    assert house.one("ox").marks == ("blob_person",)


@pytest.mark.rule("BH-H27-PERSON")
def test_its_people_only_walk() -> None:
    house = feast("dining_room").at("peter", "foyer").at("ox", "foyer").pile("foyer", "axe")
    house.lay("mystic_elevator", "entrance_hall", "N").one("ox").mark("blob_person")
    house.begin()
    assert house.may() == {"go:dining_room", "go:kitchen", "go:entrance_hall", "go:grand_staircase", "end"}
    assert house.view()["acting"]["left"] == 2
    house.does("go:entrance_hall")
    assert house.view()["acting"]["used"] == 1
    assert "go:mystic_elevator" not in house.may()
    assert house.may("open:") == set()
    house = feast().at("ox", "foyer")
    house.one("ox").mark("blob_person")
    assert house.begin("zoe").refuses("attack:ox_bellows", "zoe") == "BH-H27-PERSON"


@pytest.mark.rule("BH-H27-PATCH")
def test_a_patch_grows_only_once_it_is_joined_to_the_rest() -> None:
    house = feast("dining_room").at("ox", "basement_landing").lay("crypt", "basement_landing", "N")
    house.one("ox").mark("blob_person")
    house.at("zoe", "upper_landing")
    assert rooms(grows(house, 0)) == {"dining_room", "foyer", "basement_landing"}


@pytest.mark.rule("BH-H27-ELEVATOR")
def test_a_full_elevator_stands_still_and_bell_and_board_do_nothing_to_it() -> None:
    house = feast("mystic_elevator").lay("mystic_elevator", "entrance_hall", "N").at("zoe", "entrance_hall")
    house.begin("zoe").does("go:mystic_elevator")
    assert house.told("rolled") == []
    house = feast("dining_room").holds("zoe", "bell").begin("zoe").rolls((2, 2, 2, 2, 2)).does("use:bell")
    assert rooms(house) == {"dining_room"}


@pytest.mark.rule("BH-H27-H-EXAMINE")
def test_it_is_examined_through_a_door() -> None:
    house = feast("dining_room").begin("zoe").rolls((2, 1, 0)).does("task:flesh-examine")
    assert house.view("zoe")["tasks"]["flesh-examined"] == [1, 3]
    assert house.may("task:") == set()
    assert feast("dining_room").begin("peter").may("task:") == set()
    assert feast("dining_room", examined=3).begin("zoe").may("task:") == set()


@pytest.mark.rule("BH-H27-H-SEARCH")
def test_once_its_weakness_is_known_ingredients_are_found_once_in_each_room() -> None:
    assert feast("dining_room").at("zoe", "kitchen").begin("zoe").may("task:") == set()
    house = feast("dining_room", examined=3).at("zoe", "kitchen").begin("zoe").rolls((2, 1, 0))
    house.does("task:flesh-search")
    assert house.cards("zoe") == ["token-ingredient-1"]
    spent = feast("dining_room").at("zoe", "kitchen")
    spent.change(scenario=Flesh(start="dining_room", examined=3, emptied=["kitchen"]))
    assert spent.begin("zoe").may("task:") == set()


@pytest.mark.rule("BH-H27-H-SEARCH")
def test_the_vault_has_to_be_open() -> None:
    house = feast("dining_room", examined=3).lay("vault", "upper_landing", "N").at("peter", "vault")
    assert house.begin("peter").may("task:") == set()
    house = feast("dining_room", examined=3).lay("vault", "upper_landing", "N").token("vault_empty", "vault")
    assert house.at("peter", "vault").begin("peter").may("task:") == {"task:flesh-search"}


@pytest.mark.rule("BH-H27-H-THROW", "BH-H27-H-AIM")
def test_ingredients_are_thrown_for_a_space_and_as_many_as_players_destroy_it() -> None:
    house = feast("dining_room").holds("zoe", "token-ingredient-1").begin("zoe").does("task:flesh-throw")
    assert (house.cards("zoe"), house.view("zoe")["acting"]["used"]) == ([], 1)
    assert feast("dining_room").holds("peter", "token-ingredient-1").begin("peter").may("task:") == set()
    house = feast("kitchen", thrown=2).holds("zoe", "token-ingredient-1").begin("zoe").does("task:flesh-throw")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("heroes", "flesh-withers")


@pytest.mark.rule("BH-H27-T-AIM")
def test_when_it_has_everybody_all_of_it_has_won() -> None:
    house = feast("dining_room")
    house.one("peter").alive = False
    grows(house, 0)
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "flesh-one")
    assert house.result["winners"] == ["explorer1", "explorer2"]


@pytest.mark.rule("BH-H27-T-AIM")
def test_with_all_heroes_dead_the_traitor_has_won() -> None:
    house = feast().at("ox", "foyer").steps("zoe", might=0, speed=0)
    house.one("peter").alive = False
    house.begin().rolls((2, 2, 2, 0, 0), (0, 0)).does("attack:zoe_ingstrom")
    assert house.result is not None
    assert (house.result["side"], house.result["how"]) == ("traitor", "flesh-all-dead")
