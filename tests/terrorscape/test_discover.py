"""Discovering: who, when, how many cards, and the deck that runs out."""

from typing import Any

import pytest

import lamplit

from .evening import Evening


@pytest.mark.rule("TS-SURV-DISCOVER-1")
@pytest.mark.parametrize("who", ["anna", "marco", "william"])
def test_the_team_names_one_survivor_who_draws_two_cards(who: str) -> None:
    evening = Evening().discover_deck("herbs", "ammo", "whiskey").discover()
    assert set(evening.may("anna")) == {"discover:anna", "discover:marco", "discover:william"}
    evening.does("anna", f"discover:{who}")
    assert evening.sees("anna")["hidden_cards"]["drawn"] == ["herbs", "ammo"]
    assert evening.sees("anna")["hidden_cards"]["discover"] == 1
    evening.does(who, "keep:herbs")
    assert "herbs" in evening.who(who).items


@pytest.mark.rule("TS-SURV-DISCOVER-1")
def test_nobody_discovers_twice_in_a_turn() -> None:
    evening = Evening().quiet_discoveries().survivors_turn().end_survivors_turn()
    assert evening.table.turn == "killer"
    assert len(evening.table.discover) == 10
    assert len(evening.told("anna", "discovers")) == 1


@pytest.mark.rule("TS-SURV-DISCOVER-2")
def test_discovering_waits_until_all_three_have_acted() -> None:
    evening = Evening().quiet_discoveries().holds("marco").survivors_act()
    for who in ("anna", "marco", "william"):
        assert evening.forbids(who, "discover:anna") == "TS-SURV-DISCOVER-2"
        with pytest.raises(lamplit.Illegal):
            evening.does(who, "discover:anna")
        evening.does(who, "calm")
    assert "discover:anna" in evening.may("william")


@pytest.mark.rule("TS-SURV-DISCOVER-2")
def test_who_discovers_is_settled_before_a_card_is_seen_and_stays_so() -> None:
    evening = Evening().discover_deck("herbs", "ammo").discover()
    assert evening.sees("anna")["hidden_cards"]["drawn"] == []
    assert evening.told("anna", "drew-item") == []
    evening.does("anna", "discover:marco")
    assert evening.may("anna") == evening.may("william") == []
    assert evening.forbids("marco", "discover:anna") == "TS-SURV-DISCOVER-2"
    evening.does("marco", "keep:ammo")
    assert "ammo" in evening.who("marco").items


@pytest.mark.rule("TS-SURV-DISCOVER-3")
def test_one_card_at_most_is_kept_and_the_other_is_discarded() -> None:
    evening = Evening().discover_deck("herbs", "ammo", "whiskey").discover().does("anna", "discover:anna")
    assert evening.forbids("anna", "keep:both") == "TS-SURV-DISCOVER-3"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "keep:both")
    evening.does("anna", "keep:ammo")
    assert evening.who("anna").items == ["ammo"]
    assert evening.table.discard[-1] == "herbs"


@pytest.mark.rule("TS-SURV-DISCOVER-3")
def test_both_cards_may_be_left() -> None:
    evening = Evening().discover_deck("herbs", "ammo", "whiskey").discover().does("anna", "discover:anna")
    evening.does("anna", "discard:both")
    assert evening.who("anna").items == []
    assert sorted(evening.table.discard[-2:]) == ["ammo", "herbs"]


@pytest.mark.rule("TS-SURV-DISCOVER-3", "TS-INV-2")
def test_a_discovered_card_can_be_one_too_many() -> None:
    evening = Evening().discover_deck("herbs", "ammo").holds("anna", "whiskey", "hatchet", "revolver").discover()
    evening.does("anna", "discover:anna", "keep:ammo")
    assert evening.asked("anna") == "too-many-items"
    evening.does("anna", "drop:whiskey")
    assert evening.who("anna").items == ["hatchet", "revolver", "ammo"]


def test_a_discover_two_keys_one_is_kept_and_the_other_is_lost() -> None:
    evening = Evening().discover_deck("key", "key", "herbs").discover().does("anna", "discover:anna")
    evening.does("anna", "keep:key")
    assert evening.table.stand == ["key"]
    assert evening.table.discard[-1] == "key"
    assert evening.who("anna").items == []


@pytest.mark.rule("TS-SURV-DISCOVER-4")
@pytest.mark.parametrize("answer", ["keep:toolbox", "keep:amulet", "discard:both"])
def test_loud_cards_are_heard_where_they_are_discovered_kept_or_not(answer: str) -> None:
    evening = Evening().at(marco="G2").discover_deck("toolbox", "amulet").discover().does("anna", "discover:marco")
    assert evening.table.noises == ["G2"]
    evening.does("marco", answer)
    assert evening.told("killer", "noises") == [{"places": ["G2"]}]


@pytest.mark.rule("TS-SURV-DISCOVER-4")
@pytest.mark.parametrize("cards", [("herbs", "longsword"), ("key", "herbs")])
def test_one_loud_card_of_two_is_enough(cards: tuple[str, str]) -> None:
    evening = Evening().at(marco="G2").discover_deck(*cards).discover()
    evening.does("anna", "discover:marco").does("marco", "keep:herbs")
    assert evening.told("killer", "noises") == [{"places": ["G2"]}]


@pytest.mark.rule("TS-SURV-DISCOVER-4")
def test_quiet_cards_are_not_heard() -> None:
    evening = Evening().discover_deck("herbs", "ammo").discover().does("anna", "discover:marco")
    evening.does("marco", "keep:herbs")
    assert evening.told("killer", "noises") == [{"places": []}]


@pytest.mark.rule("TS-SURV-DISCOVER-5")
def test_only_two_keys_can_be_discovered() -> None:
    table = Evening().table
    assert table.discover.count("key") == 2
    assert table.search.count("key") == 5


@pytest.mark.rule("TS-SURV-DISCOVER-6")
@pytest.mark.parametrize(("answer", "held"), [("keep:herbs", ["herbs"]), ("discard:herbs", [])])
def test_the_last_card_alone_may_be_kept_or_discarded(answer: str, held: list[str]) -> None:
    evening = Evening().discover_deck("herbs").discover().does("anna", "discover:anna")
    assert evening.may("anna") == ["keep:herbs", "discard:herbs"]
    evening.does("anna", answer)
    assert evening.who("anna").items == held
    assert evening.table.discover == []
    assert evening.table.turn == "killer"
    assert not evening.match.over


def test_a_discover_last_a_key_alone_may_be_left() -> None:
    evening = Evening().discover_deck("key").discover().does("anna", "discover:anna", "discard:key")
    assert evening.table.stand == []


@pytest.mark.rule("TS-SURV-SEARCH-6-V105")
def test_in_the_german_rules_a_last_key_goes_straight_to_the_stand() -> None:
    evening = Evening(edition="v1.05").discover_deck("key").discover().does("anna", "discover:anna")
    assert evening.table.stand == ["key"]
    assert evening.table.turn == "killer"


@pytest.mark.rule("TS-SURV-SEARCH-6-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"key_pickup": "straight"}])
@pytest.mark.parametrize(("cards", "keys"), [(("key", "herbs"), 1), (("herbs", "key"), 1), (("key", "key"), 2)])
def test_in_the_german_rules_a_discovered_key_cannot_be_thrown_away(
    options: dict[str, Any], cards: tuple[str, str], keys: int
) -> None:
    evening = Evening(**options).at(anna="G1").discover_deck(*cards, "ammo").discover().does("anna", "discover:anna")
    assert evening.table.turn == "killer", "there is nothing to choose"
    assert evening.sees("killer")["keys"] == keys
    assert evening.who("anna").items == []
    assert evening.told("anna", "left-item") == ([{"item": "herbs"}] if "herbs" in cards else [])
    assert evening.told("killer", "noises") == [{"places": ["G1"]}]


@pytest.mark.rule("TS-SURV-SEARCH-6-V105")
@pytest.mark.parametrize(("answer", "held", "spent"), [("keep:herbs", ["herbs"], ["S18"]), ("discard:herbs", [], [])])
def test_by_sleight_of_hand_the_card_beside_a_key_is_kept_too(answer: str, held: list[str], spent: list[str]) -> None:
    evening = Evening(edition="v1.05").trait("anna", "S18").discover_deck("key", "herbs").discover()
    evening.does("anna", "discover:anna")
    assert evening.table.stand == ["key"]
    evening.does("anna", answer)
    assert (evening.who("anna").items, evening.who("anna").spent) == (held, spent)


@pytest.mark.rule("TS-SURV-DISCOVER-7")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_an_empty_deck_at_the_start_of_discovering_is_the_end(edition: str) -> None:
    evening = Evening(edition=edition).discover_deck("herbs", "ammo").survivors_turn().next_round()
    assert evening.table.discover == []
    assert not evening.match.over
    evening.all_wait()
    assert evening.match.result is not None
    assert evening.match.result["side"] == "killer"
    assert evening.match.result["how"] == "no-cards"
    assert evening.match.result["winners"] == ["killer"]


@pytest.mark.rule("TS-SURV-DISCOVER-8")
def test_with_help_on_its_way_an_empty_deck_is_only_skipped() -> None:
    evening = Evening().at(anna="B1").discover_deck().change(rescue=3, noises=["B1"]).survivors_act().all_wait()
    assert not evening.match.over
    assert evening.table.turn == "killer"
    assert evening.told("killer", "noises") == [{"places": ["B1"]}]


@pytest.mark.rule("TS-SURV-DISCOVER-8")
def test_with_help_on_its_way_cards_that_are_left_are_still_discovered() -> None:
    evening = Evening().discover_deck("herbs", "ammo").change(rescue=3).discover()
    assert evening.asked("anna") == "choose-discoverer"


@pytest.mark.rule("TS-SURV-DISCOVER-8", "TS-SURV-DISCOVER-7")
def test_a_call_in_the_very_last_turn_is_in_time() -> None:
    evening = Evening().at(anna="B1").discover_deck().change(progress=4).survivors_act()
    evening.does("anna", "repair").all_wait()
    assert not evening.match.over
    assert evening.table.turn == "killer"


@pytest.mark.rule("TS-SURV-DISCOVER-9")
def test_one_may_discover_before_the_killers_eyes() -> None:
    evening = Evening().at(anna="R2", killer="R2").discover_deck("herbs", "ammo").survivors_act()
    assert evening.forbids("anna", "search") == "TS-SURV-SEARCH-2"
    evening.all_wait().does("anna", "discover:anna", "keep:herbs")
    assert evening.who("anna").items == ["herbs"]
