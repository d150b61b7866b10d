"""Events that touch several, or make people fight, give or lose things, each by its name."""

import pytest

from .house import House


def test_hideous_shriek_reaches_everybody():
    house = House().rolls((2, 2, 0), (1, 0, 0, 0, 0), (1,), (0, 0, 0, 0), (1, 1)).draws("hideous_shriek")
    assert house.asks() == "zoe"
    house.does("split:1:0")
    assert house.asks() == "peter"
    house.does("split:1:1")
    assert [house.changes(who) for who in ("ox", "zoe", "peter")] == [
        {},
        {"sanity": -1},
        {"sanity": -1, "knowledge": -1},
    ]


@pytest.mark.rule("BH-TRAITOR-6")
def test_hideous_shriek_touches_the_others_if_a_traitor_does_not_listen():
    house = House().haunted(traitor="ox").rolls((0, 0, 0, 0, 0), (1, 0), (2, 2, 0, 0)).draws("hideous_shriek")
    house.does("decline")
    assert house.asks() == "zoe"


def test_silence_falls_in_the_basement():
    house = House().at("zoe", "basement_landing").rolls((0, 0, 0, 0, 0), (1, 1)).draws("silence")
    assert house.last("damage")["who"] == "zoe_ingstrom"
    assert house.last("damage")["amount"] == 2


@pytest.mark.parametrize(("room", "dice"), [("basement_landing", 1), ("crypt", 3)])
def test_mists_from_the_walls_are_thicker_where_events_happen(room: str, dice: int):
    house = House().lay("crypt", "basement_landing", "N").at("zoe", room).rolls((0,) * 5).draws("mists_from_the_walls")
    assert len(house.last("rolled")["dice"]) == dice
    slight = House().lay("crypt", "basement_landing", "N").at("zoe", "crypt").rolls((1, 0, 0, 0, 0))
    assert len(slight.draws("mists_from_the_walls").last("rolled")["dice"]) == 2


def test_shrieking_wind_blows_outdoors_and_at_windows():
    house = House(4).at("zoe", "grand_staircase").lay("gardens", "entrance_hall", "S").at("peter", "gardens")
    house.holds("zoe", "axe", "blood_dagger", "dog").holds("zoe", "bell")
    house.rolls((0, 0, 0), (1,), (2, 2, 1)).draws("shrieking_wind")
    house.does("split:1:0")
    assert house.may() == {"pick:axe", "pick:bell"}
    house.does("pick:axe")
    assert house.table.floor_piles == {"entrance_hall": ["axe"]}
    assert house.changes("peter") == {}
    assert {roll["who"] for roll in house.told("rolled") if roll["kind"] == "trait"} == {
        "zoe_ingstrom",
        "peter_akimoto",
    }


@pytest.mark.parametrize(("dice", "kind"), [((2, 1, 0), "physical"), ((1, 1, 0), "mental")])
def test_shrieking_wind_hurts_body_or_mind(dice: tuple[int, ...], kind: str):
    house = House().at("zoe", "grand_staircase").rolls(dice, (1,)).draws("shrieking_wind")
    assert house.last("damage")["kind"] == kind


def test_the_beckoning_calls_to_the_patio():
    house = House().at("zoe", "grand_staircase").at("peter", "grand_staircase")
    house.rolls((1, 1, 0, 0, 0)).draws("the_beckoning")
    assert house.asks() == "zoe"
    assert house.asked() == "place-room"
    house.rolls((1,), (0, 0, 0, 0), (1,)).does("door:foyer:N", "split:1:0", "split:1:0")
    assert house.where("zoe") == house.where("peter") == "patio"
    assert len(house.told("drew")) == 1


def test_the_beckoning_spares_explorers_who_are_there_already():
    house = House().lay("patio", "entrance_hall", "S").at("zoe", "patio").draws("the_beckoning")
    assert not house.told("rolled")


def test_footsteps_of_the_nearest():
    house = House().at("zoe", "foyer").at("peter", "upper_landing").rolls((2, 2)).draws("footsteps", "chapel")
    assert house.changes("ox") == {"might": 1}
    assert house.changes("zoe") == {"might": 1}
    assert house.changes("peter") == {}


def test_footsteps_of_an_explorer_chosen_among_several():
    house = House().rolls((2, 1)).draws("footsteps", "chapel")
    assert house.asked() == "nearest-explorer"
    house.does("explorer:peter_akimoto")
    assert house.changes("ox") == {"might": 1}
    assert house.changes("peter") == {"sanity": -1}


@pytest.mark.parametrize(("shown", "trait"), [(2, "sanity"), (1, "speed")])
def test_footsteps_behind_oneself(shown: int, trait: str):
    assert House().rolls((shown,)).draws("footsteps").changes() == {trait: -1}


def test_footsteps_everywhere():
    house = House().rolls((0,)).draws("footsteps").does("trait:might", "trait:speed", "trait:sanity")
    assert [house.changes(who) for who in ("ox", "zoe", "peter")] == [{"might": -1}, {"speed": -1}, {"sanity": -1}]


@pytest.mark.rule("BH-TRAITOR-6")
def test_footsteps_need_not_touch_a_traitor():
    house = House().haunted(traitor="zoe").rolls((0,)).draws("footsteps").does("trait:might", "decline", "trait:sanity")
    assert [house.changes(who) for who in ("ox", "zoe", "peter")] == [{"might": -1}, {}, {"sanity": -1}]
    beside = House().haunted(traitor="zoe").at("peter", "upper_landing").rolls((2, 1)).draws("footsteps", "chapel")
    assert beside.asked() == "bear-card"
    assert beside.does("decline").changes("zoe") == {}


@pytest.mark.parametrize(("dice", "by"), [((2, 2, 0), 1), ((2, 0, 0), -1)])
def test_bloody_vision(dice: tuple[int, ...], by: int):
    assert House().rolls(dice).draws("bloody_vision").changes() == {"sanity": by}


def test_bloody_vision_before_the_haunt_leads_to_nothing():
    house = House().rolls((1, 0, 0)).draws("bloody_vision")
    assert house.changes() == {}
    assert not house.told("attacks")


def test_bloody_vision_turns_the_explorer_against_the_weakest_nearby():
    house = House(4).haunted(traitor="vivian").at("zoe", "entrance_hall").steps("zoe", might=0).at("vivian", "foyer")
    house.rolls((1, 0, 0), (1, 1, 0, 0, 0), (2, 2)).draws("bloody_vision")
    assert house.last("attacks")["whom"] == "zoe_ingstrom"
    assert house.last("damage")["who"] == "ox_bellows"
    house.does("split:1:1")
    assert not house.view()["acting"]["attacked"]


def test_bloody_vision_passes_over_figures_that_cannot_be_attacked():
    house = House().haunted(traitor="zoe", number=13, run=True).steps("zoe", might=0)
    house.rolls((1, 0, 0), (2, 2, 0, 0, 0), (0, 0, 0)).draws("bloody_vision")
    assert house.last("attacks")["whom"] == "peter_akimoto"


def test_a_dagger_that_cuts_in_a_bloody_vision_forbids_all_attacks_of_the_turn():
    house = House().haunted(traitor="zoe").holds("ox", "sacrificial_dagger").at("peter", "upper_landing")
    house.rolls((1, 0, 0), (0, 0, 0), (1, 0)).draws("bloody_vision")
    house.does("attack:zoe_ingstrom:sacrificial_dagger", "split:1:0")
    assert not house.told("attacks")
    assert house.view()["acting"]["attacked"]


def test_image_in_the_mirror_gives_something_back():
    house = House().holds("zoe", "book", "axe").draws("image_in_the_mirror_give")
    assert house.cards("zoe") == ["book"]
    assert "axe" in house.table.item_deck
    assert house.changes("zoe") == {"knowledge": 1}
    assert House().holds("ox", "book").draws("image_in_the_mirror_give").changes() == {}


def test_image_in_the_mirror_receives():
    assert House().next_cards("axe").draws("image_in_the_mirror_receive").cards("ox") == ["axe"]


def test_jonahs_turn_trades_the_puzzle_box_in():
    house = House().holds("zoe", "puzzle_box").next_cards("axe").draws("jonahs_turn")
    assert house.cards("zoe") == ["axe"]
    assert house.changes("ox") == {"sanity": 1}
    assert house.table.item_discard == ["puzzle_box"]


def test_jonahs_turn_hurts_where_nobody_has_it():
    assert House().rolls((1,)).draws("jonahs_turn").asked() == "split-mental"


def test_whoops_takes_an_item_card_by_chance():
    house = House().holds("ox", "book", "axe", "bell").picks("whoops", "bell").draws("whoops")
    assert house.cards("ox") == ["book", "axe"]
    assert house.table.item_discard == ["bell"]
    assert House().holds("ox", "book").draws("whoops").cards("ox") == ["book"]
