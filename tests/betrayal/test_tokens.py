"""Tokens that events have left in rooms, each by its name."""

import pytest

from .house import House


def there(token: str) -> House:
    """Ox stands beside a token."""
    return House().token(token, "entrance_hall")


def test_closet_holds_an_item_or_an_event():
    house = there("closet").next_cards("axe").rolls((2, 2)).begin()
    assert house.odds("room:closet") == {"dice": 2, "need": 4, "trait": "", "chance": 0.1111}
    house.does("room:closet")
    assert house.cards("ox") == ["axe"]
    assert house.refuses("room:closet") == "BH-DICE-3"
    assert house.view()["rooms"]["entrance_hall"]["tokens"] == ["closet"]


@pytest.mark.parametrize(("dice", "left"), [((2, 0), ["closet"]), ((1, 0), [])])
def test_closet_with_an_event_in_it(dice: tuple[int, ...], left: list[str]):
    house = there("closet").next_cards("night_view").rolls(dice, (2, 2, 1)).begin().does("room:closet")
    assert house.changes() == {"knowledge": 1}
    assert house.view()["rooms"]["entrance_hall"]["tokens"] == left


@pytest.mark.parametrize(
    ("token", "trait", "need"), [("safe", "knowledge", 5), ("skeletons", "sanity", 5), ("wall_switch", "knowledge", 3)]
)
def test_what_is_rolled_is_known_before(token: str, trait: str, need: int):
    house = House().token(token, "entrance_hall", *(["basement_landing"] if token == "wall_switch" else [])).begin()
    odds = house.odds(f"room:{token}")
    assert (odds["trait"], odds["need"]) == (trait, need)
    house.does(f"room:{token}")
    assert (house.told("rolled")[0]["trait"], house.told("rolled")[0]["need"]) == (trait, need)


def test_safe_holds_two_items():
    house = there("safe").next_cards("axe", "bell").rolls((2, 2, 1)).begin().does("room:safe")
    assert house.cards("ox") == ["axe", "bell"]
    assert house.view()["rooms"]["entrance_hall"]["tokens"] == []


@pytest.mark.parametrize(("dice", "harm"), [((2, 0, 0), (1,)), ((1, 0, 0), (1, 0))])
def test_safe_goes_off(dice: tuple[int, ...], harm: tuple[int, ...]):
    house = there("safe").rolls(dice, harm).begin().does("room:safe")
    assert house.asked() == "split-physical"
    assert house.last("rolled")["dice"] == list(harm)


def test_skeletons_may_be_searched():
    house = there("skeletons").next_cards("axe").rolls((2, 2, 1)).begin().does("room:skeletons")
    assert house.cards("ox") == ["axe"]
    assert house.table.tokens == {}
    assert there("skeletons").rolls((2, 2, 0), (1,)).begin().does("room:skeletons").asked() == "split-mental"


def test_slide_leads_down_once_a_turn():
    house = House().at("ox", "upper_landing").token("slide", "upper_landing").rolls((2, 2, 1, 0, 0)).begin()
    house.does("room:slide")
    assert house.may() == {f"room:{room}" for room in ("basement_landing", "entrance_hall", "foyer", "grand_staircase")}
    assert house.does("room:foyer").where("ox") == "foyer"


def test_slide_into_a_full_basement():
    house = House().only_rooms("attic").token("slide", "entrance_hall").rolls((0,) * 5, (1,)).begin()
    house.does("room:slide", "split:0:1")
    assert house.where("ox") == "basement_landing"


def test_wall_switch_turns_with_knowledge():
    house = House().token("wall_switch", "entrance_hall", "basement_landing").rolls((2, 1, 0)).begin()
    assert "go:basement_landing" not in house.may()
    house.does("room:wall_switch")
    assert house.where("ox") == "basement_landing"
    assert house.view()["acting"]["used"] == 0
    assert house.refuses("room:wall_switch") == "BH-DICE-3"


def test_the_traitor_turns_the_wall_without_a_roll():
    house = House().haunted(traitor="ox").token("wall_switch", "entrance_hall", "basement_landing").begin()
    assert "room:wall_switch" not in house.view()["odds"]
    house.does("room:wall_switch")
    assert (house.where("ox"), house.told("rolled")) == ("basement_landing", [])
    assert house.view()["acting"]["used"] == 0
    assert house.refuses("room:wall_switch") == "BH-DICE-3"


def test_wall_switch_is_a_door_for_the_traitor():
    house = House().haunted(traitor="ox").token("wall_switch", "entrance_hall", "basement_landing").begin()
    assert "go:basement_landing" in house.may()


@pytest.mark.parametrize(("token", "dice"), [("blessing", 4), ("drip", 2), ("smoke", 1)])
def test_blessing_drip_and_smoke_change_trait_rolls(token: str, dice: int):
    house = there("closet").token(token, "entrance_hall").token("safe", "entrance_hall").begin()
    assert house.odds("room:safe")["dice"] == dice
    assert house.odds("room:closet")["dice"] == 2


def test_blessing_drip_and_smoke_add_up_and_leave_a_die():
    house = there("safe").token("drip", "entrance_hall").token("smoke", "entrance_hall").begin()
    assert house.odds("room:safe")["dice"] == 1


def test_blessing_does_not_rest_on_a_traitor():
    house = there("blessing").token("safe", "entrance_hall").haunted(traitor="ox").begin()
    assert house.odds("room:safe")["dice"] == 3


def test_smoke_and_drip_do_not_touch_attacks():
    house = there("smoke").haunted(traitor="zoe").begin()
    assert house.odds("attack:zoe_ingstrom")["mine"] == 5
