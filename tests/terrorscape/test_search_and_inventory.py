"""Searching, what one can carry, keys, and what becomes of used items."""

from typing import Any

import pytest

import lamplit

from .evening import Evening

LOUD = {"key", "toolbox", "longsword", "amulet"}
QUIET = {
    "whiskey", "hatchet", "herbs", "limestone", "ammo", "revolver", "sedatives", "adrenaline", "firecracker",
    "shortsword", "secret_map", "flashlight", "trap_parts",
}  # fmt: skip


@pytest.mark.rule("TS-SURV-SEARCH-1")
def test_a_search_shows_the_survivors_the_top_card_of_the_search_deck() -> None:
    evening = Evening().at(marco="R2").search_deck("hatchet", "herbs", "key").survivors_act().does("marco", "search")
    assert evening.sees("anna")["hidden_cards"]["drawn"] == ["hatchet"]
    assert evening.sees("marco")["hidden_cards"]["search"] == 2
    assert evening.may("marco") == ["keep:hatchet", "discard:hatchet"]
    evening.does("marco", "keep:hatchet")
    assert evening.who("marco").acted


@pytest.mark.rule("TS-SURV-SEARCH-2")
def test_nobody_searches_before_the_killers_eyes() -> None:
    evening = Evening().at(marco="R2", anna="B4", killer="R2").survivors_act()
    assert evening.forbids("marco", "search") == "TS-SURV-SEARCH-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "search")
    assert "search" in evening.may("anna")


@pytest.mark.rule("TS-SURV-SEARCH-2")
@pytest.mark.parametrize("at", ["R2", "R3"])
def test_a_killer_in_stealth_prevents_no_search(at: str) -> None:
    evening = Evening(killer="spectre").at(marco="R2").stealth("vanish", at=at, last_seen="R2")
    evening.search_deck("herbs").survivors_act().does("marco", "search", "keep:herbs")
    assert "herbs" in evening.who("marco").items


@pytest.mark.rule("TS-SURV-SEARCH-3")
def test_an_empty_search_deck_ends_the_searching_but_not_the_game() -> None:
    evening = Evening().quiet_discoveries().at(marco="R2", anna="B4").search_deck("herbs").survivors_act()
    evening.does("marco", "search", "discard:herbs")
    assert evening.forbids("anna", "search") == "TS-SURV-SEARCH-3"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "search")
    evening.next_round()
    assert not evening.match.over
    assert evening.forbids("marco", "search") == "TS-SURV-SEARCH-3"


def test_a_search_empty_neither_deck_is_ever_refilled() -> None:
    evening = Evening().at(marco="R2").search_deck("herbs").discover_deck("ammo").change(rescue=4).survivors_act()
    evening.does("marco", "search", "discard:herbs").next_round()
    assert evening.table.search == evening.table.discover == []
    assert {"herbs", "ammo"} <= set(evening.table.discard)


@pytest.mark.rule("TS-SURV-SEARCH-4")
@pytest.mark.parametrize(("answer", "held", "thrown"), [("keep", ["herbs"], []), ("discard", [], ["herbs"])])
def test_what_is_found_may_be_taken_or_discarded(answer: str, held: list[str], thrown: list[str]) -> None:
    evening = Evening().at(william="R2").search_deck("herbs")
    evening.change(discard=[]).survivors_act().does("william", "search", f"{answer}:herbs")
    assert evening.who("william").items == held
    assert evening.table.discard == thrown


@pytest.mark.rule("TS-SURV-SEARCH-5")
def test_the_killer_cannot_tell_what_was_drawn_or_kept() -> None:
    def evening_with(card: str, answer: str) -> Evening:
        evening = Evening().at(marco="R2").search_deck(card, "key").discover_deck("adrenaline", "sedatives")
        evening.survivors_act().does("marco", "search", f"{answer}:{card}")
        return evening.end_survivors_turn()

    kept, left = evening_with("herbs", "keep"), evening_with("hatchet", "discard")
    assert kept.sees("killer") == left.sees("killer")
    assert kept.told("killer") == left.told("killer")
    assert kept.told("anna", "drew-item")[0] == {"who": "marco", "item": "herbs"}


@pytest.mark.rule("TS-SURV-SEARCH-5")
def test_a_search_changes_nothing_that_the_killer_sees() -> None:
    evening = Evening().at(marco="R2").search_deck("toolbox", "key").survivors_act()
    seen = evening.sees("killer")
    evening.does("marco", "search", "keep:toolbox")
    assert evening.sees("killer") == seen
    assert evening.told("killer") == []


@pytest.mark.rule("TS-SURV-SEARCH-6-V2")
def test_a_drawn_key_goes_to_the_stand_when_it_is_taken() -> None:
    evening = Evening().at(marco="R2").search_deck("key").survivors_act().does("marco", "search")
    assert evening.table.stand == []
    evening.does("marco", "keep:key")
    assert evening.table.stand == ["key"]
    assert evening.who("marco").items == ["medical_kit"]


@pytest.mark.rule("TS-SURV-SEARCH-6-V2")
def test_a_key_that_is_left_is_discarded() -> None:
    evening = Evening().at(marco="R2").search_deck("key").survivors_act().does("marco", "search", "discard:key")
    assert evening.table.stand == []
    assert evening.table.discard[-1] == "key"


def test_a_key_declined_it_is_lost_for_good() -> None:
    evening = Evening().keys(4).all_at("R1").at(marco="R2").search_deck("key").survivors_act()
    evening.does("marco", "search", "discard:key").next_round()
    assert evening.table.stand.count("key") == 4
    assert "key" in evening.table.discard


@pytest.mark.rule("TS-SURV-SEARCH-6-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"key_pickup": "straight"}])
def test_in_the_german_rules_a_drawn_key_goes_straight_to_the_stand(options: dict[str, Any]) -> None:
    evening = Evening(**options).at(marco="R2").search_deck("key").survivors_act().does("marco", "search")
    assert evening.table.stand == ["key"]
    assert evening.asked("anna") == "act"


@pytest.mark.rule("TS-SURV-SEARCH-6-V2")
def test_the_german_edition_can_be_played_with_a_choice_about_keys() -> None:
    evening = Evening(edition="v1.05", key_pickup="choice").at(marco="R2").search_deck("key").survivors_act()
    evening.does("marco", "search", "discard:key")
    assert evening.table.stand == []


@pytest.mark.rule("TS-SURV-SEARCH-7")
def test_what_is_taken_belongs_to_the_one_who_searched() -> None:
    evening = Evening().all_at("R2").search_deck("herbs").survivors_act().does("william", "search", "keep:herbs")
    assert [one["items"] for one in evening.sees("anna")["team"]] == [[], ["medical_kit"], ["herbs"]]


# -- noise of a drawn card -------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-NOISE-ITEM-1")
@pytest.mark.parametrize("card", sorted(LOUD | QUIET))
def test_a_card_with_the_noise_mark_is_heard_where_it_is_drawn(card: str) -> None:
    evening = Evening().at(anna="R1", marco="G4", william="B1").search_deck(card).survivors_act()
    evening.does("marco", "search", f"keep:{card}")
    assert evening.table.noises == (["G4"] if card in LOUD else [])


@pytest.mark.rule("TS-NOISE-ITEM-2")
@pytest.mark.parametrize("card", sorted(LOUD))
def test_a_card_with_the_noise_mark_is_heard_even_if_it_is_left(card: str) -> None:
    evening = Evening().at(marco="G4").search_deck(card).survivors_act().does("marco", "search")
    assert evening.table.noises == ["G4"]
    evening.does("marco", f"discard:{card}")
    assert evening.table.noises == ["G4"]


def test_a_search_action_noise_searching_alone_is_silent() -> None:
    evening = Evening().quiet_discoveries().at(marco="G4").search_deck("limestone").survivors_act()
    evening.does("marco", "search", "keep:limestone").end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": []}]


@pytest.mark.parametrize("card", sorted(LOUD))
def test_a_anna_search_nobody_hears_anna_search(card: str) -> None:
    evening = Evening().at(anna="G4").search_deck(card).survivors_act().does("anna", "search", f"keep:{card}")
    assert evening.table.noises == []


def test_a_anna_search_she_is_heard_repairing() -> None:
    evening = Evening().at(anna="B1").holds("anna", "toolbox").survivors_act().does("anna", "use:toolbox")
    assert evening.table.noises == ["B1"]


def test_a_anna_search_she_is_heard_discovering() -> None:
    evening = Evening().at(anna="R3").discover_deck("toolbox", "herbs").discover()
    evening.does("anna", "discover:anna", "keep:herbs")
    assert evening.table.noises == ["R3"]


# -- the inventory ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-INV-1", "TS-INV-2")
def test_with_a_fourth_item_one_of_the_four_must_go_at_once() -> None:
    evening = Evening().at(william="R2").holds("william", "whiskey", "ammo", "hatchet").search_deck("herbs")
    evening.survivors_act().does("william", "search", "keep:herbs")
    assert set(evening.may("william")) == {"drop:whiskey", "drop:ammo", "drop:hatchet", "drop:herbs"}
    assert evening.may("anna") == evening.may("marco") == []
    assert evening.forbids("william", "use:whiskey:R1") == "TS-INV-2"
    evening.does("william", "drop:ammo")
    assert evening.who("william").items == ["whiskey", "hatchet", "herbs"]


@pytest.mark.rule("TS-INV-2")
def test_the_newest_item_may_be_the_one_that_goes() -> None:
    evening = Evening().at(william="R2").holds("william", "whiskey", "ammo", "hatchet").search_deck("herbs")
    evening.survivors_act().does("william", "search", "keep:herbs", "drop:herbs")
    assert evening.who("william").items == ["whiskey", "ammo", "hatchet"]
    assert evening.table.discard[-1] == "herbs"


def test_a_overflow_throwing_away_makes_no_noise() -> None:
    evening = Evening().at(william="R2").holds("william", "toolbox", "ammo", "hatchet").search_deck("herbs")
    evening.survivors_act().does("william", "search", "keep:herbs", "drop:toolbox")
    assert evening.table.noises == []


@pytest.mark.rule("TS-INV-1")
def test_three_items_are_allowed() -> None:
    evening = Evening().at(william="R2").holds("william", "whiskey", "ammo").search_deck("herbs").survivors_act()
    evening.does("william", "search", "keep:herbs")
    assert evening.who("william").items == ["whiskey", "ammo", "herbs"]
    assert evening.asked("anna") == "act"


@pytest.mark.rule("TS-INV-1")
@pytest.mark.parametrize(("options", "limit"), [({}, 6), ({"johnson_limit": 4}, 4)])
def test_johnsons_backpack_holds_more(options: dict[str, Any], limit: int) -> None:
    load = ["whiskey", "whiskey", "herbs", "hatchet", "ammo", "ammo"][:limit]
    evening = Evening(team=("anna", "marco", "johnson"), **options).at(johnson="R2").holds("johnson", *load[1:])
    evening.search_deck(load[0], "limestone").survivors_act().does("johnson", "search", f"keep:{load[0]}")
    assert len(evening.who("johnson").items) == limit
    evening.next_round().does("johnson", "search", "keep:limestone")
    assert evening.asked("johnson") == "too-many-items"
    evening.does("johnson", "drop:limestone")
    assert len(evening.who("johnson").items) == limit


@pytest.mark.rule("TS-INV-3")
def test_a_gift_can_be_one_too_many() -> None:
    evening = Evening().all_at("R1").holds("anna", "herbs").holds("marco", "whiskey", "ammo", "hatchet")
    evening.survivors_act().does("anna", "trade:marco", "give:herbs")
    assert evening.asked("marco") == "too-many-items"
    assert evening.may("anna") == []
    evening.does("marco", "drop:whiskey")
    assert evening.who("marco").items == ["ammo", "hatchet", "herbs"]


@pytest.mark.rule("TS-INV-3")
def test_equipped_can_be_one_too_many() -> None:
    evening = Evening().holds("marco", "whiskey", "ammo", "hatchet").holds("anna", "sedatives").survivors_act()
    evening.does("anna", "drop:sedatives").does("marco", "equip:sedatives")
    assert evening.asked("marco") == "too-many-items"


@pytest.mark.rule("TS-ITEM-KEY-1")
def test_a_key_takes_no_room() -> None:
    evening = Evening().at(william="R2").holds("william", "whiskey", "ammo", "hatchet").search_deck("key")
    evening.survivors_act().does("william", "search", "keep:key")
    assert evening.who("william").items == ["whiskey", "ammo", "hatchet"]
    assert evening.sees("anna")["keys"] == 1
    assert evening.asked("anna") == "act"


@pytest.mark.rule("TS-ITEM-KEY-2")
def test_a_sixth_key_may_be_taken_and_does_no_harm() -> None:
    evening = Evening().keys(5).all_at("R1").at(william="R2").search_deck("key").survivors_act()
    evening.does("william", "search", "keep:key")
    assert evening.table.stand == ["key"] * 6
    evening.next_round().does("william", "move:R1").next_round()
    assert evening.match.result is not None
    assert evening.match.result["how"] == "main-exit"


def test_a_keys_public_the_killer_counts_the_keys_on_the_stand() -> None:
    evening = Evening().keys(2).at(william="R2").search_deck("key").survivors_act()
    evening.does("william", "search", "keep:key")
    assert evening.sees("killer")["keys"] == 3
    assert evening.told("killer", "key-found") == [{"keys": 3}]


def test_a_keys_public_going_separate_ways_keys_are_private() -> None:
    evening = Evening(separate_ways=True).keys(2, "william").survivors_act()
    assert evening.sees("killer")["keys"] is None
    assert [one["keys"] for one in evening.sees("anna")["team"]] == [0, 0, 2]


# -- used items ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ITEM-1")
def test_the_revolver_is_still_there_after_two_encounters() -> None:
    evening = Evening().at(marco="R1", anna="G2", william="G2", killer="R1").holds("marco", "revolver", "ammo", "ammo")
    evening.hand("sense").dice(1, 1, 1, 1).killer_acts()
    evening.does("killer", "search").does("marco", "item:revolver", "stay")
    assert evening.who("marco").items == ["revolver", "ammo"]
    evening.end_survivors_turn().dice(1, 1, 1, 1).does("killer", "done", "search").does("marco", "item:revolver")
    assert evening.who("marco").items == ["revolver"]
    assert [one["total"] for one in evening.told("anna", "defence")] == [8, 8]


@pytest.mark.rule("TS-ITEM-2-V2")
def test_a_used_toolbox_lies_on_the_survivors_discard_pile() -> None:
    evening = Evening().at(anna="B1").holds("anna", "toolbox").survivors_act().does("anna", "use:toolbox")
    assert evening.sees("marco")["hidden_cards"]["discard"][-1] == "toolbox"
    assert evening.who("anna").items == []


@pytest.mark.rule("TS-ITEM-2-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"used_items": "removed"}])
def test_in_the_german_rules_a_used_item_is_out_of_the_game(options: dict[str, Any]) -> None:
    evening = Evening(**options).fear(anna=1).holds("anna", "sedatives").survivors_act()
    evening.does("anna", "use:sedatives")
    assert evening.who("anna").items == []
    assert evening.sees("marco")["hidden_cards"]["discard"] == []
    assert "equip:sedatives" not in evening.may("marco")


@pytest.mark.rule("TS-ITEM-2-V2")
def test_the_german_edition_can_be_played_with_a_discard_pile_of_used_items() -> None:
    evening = Evening(edition="v1.05", used_items="discarded").fear(anna=1).holds("anna", "sedatives").survivors_act()
    evening.does("anna", "use:sedatives").does("marco", "equip:sedatives")
    assert "sedatives" in evening.who("marco").items
