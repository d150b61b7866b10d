"""Questions and answers of the rulebooks that are not asked elsewhere."""

import pytest

from lamplit import Illegal

from .evening import Evening

SURVIVORS = ("anna", "marco", "william")


def senses_red(*team: str, edition: str) -> Evening:
    """The Butcher senses the red zone, in which these are; the others are in the Kitchen."""
    evening = Evening("butcher", ("anna", "sophia", "william"), edition=edition).all_at("B3")
    evening.at(killer="G5", **dict.fromkeys(team, "R2")).hand("sense").killers_turn()
    return evening.does("killer", "card:sense", "zone:red")


# -- keys, noises, bottles -------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-3")
def test_a_key_finds_room_even_with_a_full_inventory() -> None:
    evening = Evening().at(marco="R2", killer="G5").holds("marco", "hatchet", "herbs", "whiskey")
    evening.search_deck("key", "toolbox").survivors_act().does("marco", "search", "keep:key")
    assert evening.table.stand == ["key"]
    assert evening.who("marco").items == ["hatchet", "herbs", "whiskey"]
    assert evening.asked("marco") != "too-many-items"


@pytest.mark.rule("TS-FAQ-3")
def test_any_other_card_would_not_fit() -> None:
    evening = Evening().at(marco="R2", killer="G5").holds("marco", "hatchet", "herbs", "whiskey")
    evening.search_deck("toolbox", "key").survivors_act().does("marco", "search", "keep:toolbox")
    assert evening.asked("marco") == "too-many-items"


@pytest.mark.rule("TS-FAQ-4")
def test_the_firecracker_hides_all_other_noise_of_the_turn() -> None:
    evening = Evening().at(anna="B5", marco="B1", william="R3", killer="G5").discover_deck("hatchet", "herbs")
    evening.holds("anna", "firecracker").holds("marco", "toolbox").survivors_act()
    evening.does("marco", "use:toolbox").does("anna", "use:firecracker").end_survivors_turn("william")
    assert evening.told("killer", "firecracker") == [{"place": "G5"}]
    for who in ("killer", *SURVIVORS):
        assert evening.sees(who)["firecracker"]
        assert evening.sees(who)["noises"] == []
    assert evening.told("killer", "noises") == []
    assert evening.sees("marco")["made_noises"] == ["B1"]


@pytest.mark.rule("TS-FAQ-4")
def test_a_killer_in_stealth_gets_the_firecracker_where_he_was_last_seen() -> None:
    evening = Evening("murderer").all_at("R3").stealth("stalk", at="B4", last_seen="G5").holds("anna", "firecracker")
    evening.discover_deck("hatchet", "herbs").survivors_act().does("anna", "use:firecracker")
    evening.end_survivors_turn("anna")
    assert evening.told("anna", "firecracker") == [{"place": "G5"}]


@pytest.mark.rule("TS-FAQ-7")
@pytest.mark.parametrize(("here", "there"), [("B3", "B4"), ("B4", "B3")])
def test_a_bottle_flies_past_the_block_between_kitchen_and_storage(here: str, there: str) -> None:
    evening = Evening().at(anna=here, killer="R4").blocks("B3-B4").holds("anna", "whiskey").survivors_act()
    evening.does("anna", f"use:whiskey:{there}")
    assert evening.table.noises == [there]
    assert evening.table.blocks == ["B3-B4"]


# -- Anna and the senses ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-5-V2")
def test_anna_alone_in_a_sensed_zone_is_nobody() -> None:
    assert senses_red("anna", edition="v2").told("killer", "sensed") == [{"area": "red", "who": []}]


@pytest.mark.rule("TS-FAQ-5-V2")
def test_with_anna_there_only_the_others_are_named() -> None:
    evening = senses_red("anna", "sophia", "william", edition="v2")
    assert evening.told("killer", "sensed") == [{"area": "red", "who": ["sophia", "william"]}]


@pytest.mark.rule("TS-FAQ-5-V105")
def test_in_the_older_rules_anna_cannot_even_choose_to_be_named() -> None:
    alone = senses_red("anna", edition="v1.05")
    assert alone.told("killer", "sensed") == [{"area": "red", "who": []}]
    assert alone.may("anna") == []
    together = senses_red("anna", "sophia", "william", edition="v1.05")
    assert together.told("killer", "sensed") == [{"area": "red", "who": ["sophia", "william"]}]


# -- the trap --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-6")
def test_trap_parts_take_the_action_and_set_the_trap_where_their_user_is() -> None:
    evening = Evening().at(marco="R5", killer="G5").holds("marco", "trap_parts").survivors_act()
    evening.does("marco", "use:trap_parts")
    assert evening.table.trap == "R5"
    assert evening.who("marco").items == []
    assert evening.sees("anna")["trap"] == "R5"
    assert evening.forbids("marco", "move:R4") == "TS-SURV-ACT-1"
    with pytest.raises(Illegal):
        evening.does("marco", "move:R4")


@pytest.mark.rule("TS-FAQ-6-INFO")
def test_the_killer_does_not_notice_that_a_trap_is_set() -> None:
    trap = Evening().at(marco="R5", killer="G5").holds("marco", "trap_parts").survivors_act()
    calm = Evening().at(marco="R5", killer="G5").holds("marco", "trap_parts").survivors_act()
    trap.does("marco", "use:trap_parts")
    calm.does("marco", "calm")
    assert trap.sees("killer") == calm.sees("killer")
    assert trap.told("killer") == calm.told("killer")
    assert "trap" not in trap.sees("killer")


# -- who says and who draws ------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-10")
def test_the_killer_hears_of_a_removed_block_but_not_who_removed_it() -> None:
    def unblocks(who: str) -> Evening:
        evening = Evening().all_at("R4").at(killer="G5").blocks("R4-R5").survivors_act()
        return evening.does(who, "unblock:R4-R5")

    assert unblocks("anna").told("killer") == unblocks("marco").told("killer")
    assert unblocks("anna").told("killer", "unblocked") == [{"door": "R4-R5"}]
    assert unblocks("anna").sees("killer") == unblocks("marco").sees("killer")


@pytest.mark.rule("TS-FAQ-10")
def test_the_killer_hears_of_noises_but_not_who_made_them() -> None:
    def throws(who: str) -> list[dict[str, object]]:
        evening = Evening().all_at("R4").at(killer="G5").discover_deck("hatchet", "herbs").holds(who, "whiskey")
        evening.survivors_act().does(who, "use:whiskey:R5").end_survivors_turn("anna")
        return evening.told("killer")

    assert throws("anna") == throws("marco")


@pytest.mark.rule("TS-FAQ-11-V2")
def test_who_discovers_is_fixed_once_the_cards_are_seen() -> None:
    evening = Evening().discover_deck("herbs", "hatchet").discover()
    assert evening.may("marco") == ["discover:anna", "discover:marco", "discover:william"]
    evening.does("marco", "discover:anna")
    assert evening.may("marco") == []
    with pytest.raises(Illegal):
        evening.does("marco", "discover:marco")
    assert evening.forbids("anna", "discover:marco") == "TS-SURV-DISCOVER-2"
    with pytest.raises(Illegal):
        evening.does("anna", "discover:marco")


@pytest.mark.rule("TS-FAQ-11-V105")
def test_in_the_older_rules_the_card_goes_to_the_one_named_to_discover() -> None:
    evening = Evening(edition="v1.05").holds("anna").discover_deck("herbs", "hatchet").discover()
    evening.does("marco", "discover:anna").does("anna", "keep:herbs")
    assert evening.who("anna").items == ["herbs"]
    assert "herbs" not in evening.who("marco").items


# -- hand and deck ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-FAQ-12")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_the_survivors_cannot_tell_how_many_cards_the_killer_holds(edition: str) -> None:
    none = Evening(edition=edition).hand().survivors_act()
    five = Evening(edition=edition).hand("sense", "sense", "stay", "pursue", "pursue").survivors_act()
    for who in (*SURVIVORS, "spectator"):
        assert none.sees(who) == five.sees(who)
        assert "hand_size" not in five.sees(who)


@pytest.mark.rule("TS-FAQ-12")
def test_drawing_does_not_tell_the_survivors_how_many_cards_were_kept() -> None:
    few = Evening().all_at("G1").hand("sense").killer_draws()
    many = Evening().all_at("G1").hand("sense", "sense", "stay", "pursue", "pursue").killer_draws()
    assert few.told("anna") == many.told("anna")
    assert few.sees("anna") == many.sees("anna")


@pytest.mark.rule("TS-FAQ-12-OPT-V2")
def test_a_table_may_agree_to_show_the_size_of_the_hand() -> None:
    evening = Evening(show_hand_size=True).hand("sense", "madness", "stay").survivors_act()
    for who in SURVIVORS:
        assert evening.sees(who)["hand_size"] == 3
        assert "madness" not in str(evening.sees(who))


@pytest.mark.rule("TS-FAQ-12-OPT-V105")
def test_in_the_older_rules_too_the_size_can_be_shown_all_the_time() -> None:
    evening = Evening(edition="v1.05", show_hand_size=True).all_at("G1").hand("sense").killer_draws()
    assert evening.sees("anna")["hand_size"] == 4


@pytest.mark.rule("TS-FAQ-13")
def test_the_survivors_cannot_tell_how_many_cards_the_deck_has() -> None:
    thin = Evening().hand("sense").deck().survivors_act()
    thick = Evening().hand("sense").survivors_act()
    assert thin.sees("killer")["hidden_cards"] != thick.sees("killer")["hidden_cards"]
    for who in (*SURVIVORS, "spectator"):
        assert thin.sees(who) == thick.sees(who)
        assert thin.told(who) == thick.told(who)
