"""Events that stay with an explorer, each by its name."""

import pytest

from .house import House

STUCK = {"webs": (1, 1, 1, 0, 0), "debris": (1, 1, 0, 0)}


def stuck(card: str, *more: tuple[int, ...]) -> House:
    """Ox has drawn the card and is held by it in the Conservatory; Zoe is there too."""
    house = House().rolls(STUCK[card], *more).draws(card)
    if house.asked() == "split-physical":
        house.does("split:0:1")
    return house


def test_webs_are_torn_by_might():
    house = House().rolls((2, 2, 0, 0, 0)).draws("webs")
    assert house.changes() == {"might": 1}
    assert house.kept("ox") == []
    assert house.table.event_discard == ["webs"]


@pytest.mark.rule("BH-CARD-4")
def test_webs_hold_an_explorer_who_fails():
    house = stuck("webs")
    assert house.kept("ox") == ["webs"]
    assert house.may() == {"free:webs", "end"}
    assert house.odds("free:webs")["need"] == 4
    assert house.refuses("go:entrance_hall") == "BH-CARD-8"


def test_webs_let_go_without_a_reward():
    house = stuck("webs").rolls((2, 2, 0, 0, 0)).does("free:webs")
    assert house.kept("ox") == []
    assert house.changes() == {}
    assert house.may("drop:") == set()
    assert house.table.noted == {}


def test_webs_hold_a_helper_who_fails_and_wear_out_after_three_tries():
    house = House().lay("conservatory", "entrance_hall", "N").at("ox", "conservatory").at("zoe", "conservatory")
    house.keeps("ox", "webs").change(noted={"webs": 1}).rolls((0, 0, 0)).begin("zoe")
    house.does("free:webs")
    assert house.refuses("go:entrance_hall", "zoe") == "BH-MOVE-4"
    assert house.refuses("free:webs", "zoe") == "BH-DICE-3"
    house.does("end", "end").rolls((0, 0, 0, 0, 0)).does("free:webs", "end", "end", "end")
    assert house.asks() == "ox"
    assert house.kept("ox") == []
    assert "go:entrance_hall" in house.may()


def test_webs_are_out_of_reach_from_another_room():
    house = stuck("webs").does("end")
    assert house.asks() == "zoe"
    assert not house.may("free:")


def test_webs_and_debris_do_not_let_the_held_help_each_other():
    house = House().keeps("ox", "webs").keeps("zoe", "debris").begin()
    assert house.may() == {"free:webs", "end"}


@pytest.mark.rule("BH-TRAITOR-1")
@pytest.mark.parametrize("card", ["webs", "debris", "lights_out"])
def test_nothing_that_hinders_holds_a_traitor(card: str):
    house = House(haunt=1).lay("charred_room", "entrance_hall", "N").at("ox", "charred_room").keeps("ox", card)
    house.change(omens=9, due=["girl:charred_room"]).rolls((0,) * 6)
    house.begin(step="turn_over").does(*["ready"] * 3)
    assert house.one("ox").role == "traitor"
    assert house.kept("ox") == []


@pytest.mark.parametrize(("dice", "harm"), [((2, 0, 0, 0), 1), ((0, 0, 0, 0), 2)])
def test_debris_buries(dice: tuple[int, ...], harm: int):
    house = House().rolls(dice, (1,) * harm).draws("debris").does(f"split:0:{harm}")
    assert house.changes() == {"might": -harm}
    assert house.kept("ox") == ["debris"]
    assert house.may() == {"free:debris", "end"}


def test_debris_is_dodged_with_speed():
    house = House().rolls((2, 1, 0, 0)).draws("debris")
    assert house.changes() == {"speed": 1}
    assert house.kept("ox") == []


def test_debris_does_not_hold_a_helper_who_fails():
    house = House().keeps("ox", "debris").rolls((0, 0, 0)).begin("zoe").does("free:debris", "go:foyer")
    assert house.where("zoe") == "foyer"


def test_grave_dirt_hurts_at_the_start_of_every_turn():
    house = House().rolls((1, 1, 1, 0, 0)).draws("grave_dirt")
    assert house.kept("ox") == ["grave_dirt"]
    house.does("end", "end", "end")
    assert house.last("damage")["amount"] == 1
    assert house.does("split:1:0").changes() == {"speed": -1}


def test_grave_dirt_is_shaken_off_with_might():
    assert House().rolls((2, 2, 0, 0, 0)).draws("grave_dirt").changes() == {"might": 1}


def test_grave_dirt_goes_when_an_item_card_raises_a_trait():
    house = House().keeps("ox", "grave_dirt").holds("ox", "healing_salve").steps("ox", might=0).begin()
    assert house.does("use:healing_salve:ox_bellows").kept("ox") == []
    bell = House().keeps("ox", "grave_dirt").draws("bell", "bloody_room")
    assert bell.kept("ox") == []


def test_grave_dirt_stays_when_an_omen_raises_a_trait():
    assert House().keeps("ox", "grave_dirt").draws("book", "charred_room").kept("ox") == ["grave_dirt"]


def test_grave_dirt_goes_in_fresh_air():
    house = House().lay("gardens", "entrance_hall", "N").at("ox", "gardens").keeps("ox", "grave_dirt").begin()
    assert house.does("end").kept("ox") == []


def test_lights_out_leaves_one_space_a_turn():
    house = House().draws("lights_out")
    assert house.kept("ox") == ["lights_out"]
    house.does("end", "end", "end", "go:entrance_hall")
    assert house.refuses("go:foyer") == "BH-MOVE-1"
    assert house.does("end").kept("ox") == []


def test_lights_out_ends_by_candle_or_fire():
    assert House().holds("ox", "candle").draws("lights_out").kept("ox") == []
    assert House().keeps("ox", "lights_out").draws("candle", "bloody_room").kept("ox") == []
    house = House().lay("furnace_room", "basement_landing", "N").at("ox", "furnace_room").keeps("ox", "lights_out")
    assert house.begin().does("end", "split:1:0").kept("ox") == []


def test_it_is_meant_to_be_shows_three_cards_to_its_player_alone():
    house = House().next_cards("axe", "bell", "idol").draws("it_is_meant_to_be")
    assert house.may() == {"pile:rooms", "pile:items", "pile:omens", "pile:events", "note"}
    house.does("pile:items")
    assert house.view()["seen"] == {"explorer1:items": ["idol", "bell", "axe"]}
    assert house.told("looked") == [{"pile": "items", "cards": ["axe", "bell", "idol"]}]
    assert house.told("looked", "zoe") == []
    assert len(house.may("order:")) == 6
    house.does("order:3:1:2")
    assert house.table.item_deck[-3:] == ["bell", "axe", "idol"]
    assert house.view()["seen"] == {"explorer1:items": ["bell", "axe", "idol"]}
    assert house.view("zoe")["seen"] == {}
    assert house.kept("ox") == []


def test_it_is_meant_to_be_notes_a_number_for_later():
    house = House().rolls((2, 2, 2, 1)).draws("it_is_meant_to_be").does("note")
    assert house.kept("ox") == ["it_is_meant_to_be"]
    assert house.view("zoe")["noted"] == {"it_is_meant_to_be": 7}


def test_it_is_meant_to_be_counts_no_higher_than_the_dice():
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").keeps("ox", "it_is_meant_to_be")
    house.change(noted={"it_is_meant_to_be": 7}).next_cards("axe", "bell").begin().does("room:vault")
    assert house.odds("card:it_is_meant_to_be")["chance"] == 1
    house.does("card:it_is_meant_to_be")
    assert house.last("rolled")["total"] == 6
    assert house.kept("ox") == []
    assert house.table.event_discard == ["it_is_meant_to_be"]
