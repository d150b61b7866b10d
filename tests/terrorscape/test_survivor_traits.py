"""The Survivors' traits: what each card does, its limits, and what the Killer learns of it.

The Butcher's strength is 5 at level 1; four dice show what `dice` says.
"""

from typing import Any

import pytest

from .evening import Evening

TWO_ENCOUNTERS = ("chainsaw", "chainsaw", "barricade", "barricade", "barricade")
"""A deck for the Butcher: two cards lost to a defence, then three slow ones to draw."""


def found(trait: str, **options: Any) -> Evening:
    """Anna, with a trait, and the Butcher in the Gallery; the others far away. He has not searched yet."""
    return Evening(**options).trait("anna", trait).at(anna="R2", marco="B4", william="B4", killer="R2")


# -- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-TRAIT-4", "TS-VAR-TRAIT-5")
def test_s01_burst_of_speed_leaves_a_noise_behind_goes_up_to_four_and_works_once() -> None:
    evening = Evening().trait("anna", "S01").at(anna="G3", killer="R3").survivors_act()
    assert "trait:S01:B1" not in evening.may("anna"), "five steps"
    evening.does("anna", "trait:S01:B2")
    assert evening.who("anna").place == "B2"
    assert evening.table.noises == ["G3"]
    assert "calm" not in evening.may("anna"), "it was her action"
    assert evening.next_survivors_turn("marco").refuses("anna", "trait:S01:R1") == "TS-VAR-TRAIT-5"
    assert not evening.reaches("killer", "S01")
    assert evening.told("killer", "noises") == [{"places": ["G3"]}]


def test_s01_burst_of_speed_breaks_no_blocks() -> None:
    locked_in = ("R1-R2", "R2-R3", "R2-R5")
    evening = Evening().trait("anna", "S01").at(anna="R2", killer="B1").blocks(*locked_in, "G1-R2").survivors_act()
    assert not [name for name in evening.may("anna") if name.startswith("trait:")]


def test_s02_coordinator_lets_the_others_here_move_up_to_two() -> None:
    evening = Evening().trait("anna", "S02").at(anna="R1", marco="R1", william="B4", killer="G5").survivors_act()
    evening.does("anna", "trait:S02")
    assert evening.asked("marco") == "coordinated"
    assert "move:B3" in evening.may("marco")
    assert "move:B4" not in evening.may("marco")
    assert evening.asked("william") == ""
    evening.does("marco", "move:B3")
    assert evening.who("marco").place == "B3"
    assert "move:B5" in evening.may("marco"), "his own action is still to come"
    assert "calm" not in evening.may("anna")
    assert not evening.reaches("killer", "S02")


def test_s02_coordinator_needs_company_and_works_every_turn() -> None:
    evening = Evening().trait("anna", "S02").at(anna="R1", marco="R1", william="B4", killer="G5").survivors_act()
    evening.does("anna", "trait:S02").does("marco", "stay")
    assert evening.who("marco").place == "R1"
    evening.next_survivors_turn()
    assert "trait:S02" in evening.may("anna")
    evening.does("marco", "move:B1")
    assert "trait:S02" not in evening.may("anna")


def test_s06_hurried_flee_adds_a_step_near_the_killer() -> None:
    evening = Evening().trait("anna", "S06").at(anna="R2", marco="R2", killer="R1").survivors_act()
    assert "move:G3" in evening.may("anna")
    assert "move:B4" not in evening.may("anna")
    assert evening.refuses("marco", "move:G3") == "TS-SURV-MOVE-1"


@pytest.mark.parametrize("far", ["B2", "G5"])
def test_s06_hurried_flee_does_nothing_two_steps_away(far: str) -> None:
    evening = Evening().trait("anna", "S06").at(anna="R2", killer=far).survivors_act()
    assert evening.refuses("anna", "move:G3") == "TS-SURV-MOVE-1"


def test_s06_hurried_flee_does_not_betray_a_killer_in_stealth() -> None:
    evening = Evening(killer="murderer").trait("anna", "S06").at(anna="R2").stealth("stalk", at="R1", last_seen="R2")
    assert evening.survivors_act().refuses("anna", "move:G3") == "TS-SURV-MOVE-1"


def test_s07_intrepidity_takes_one_fear_off_on_a_move() -> None:
    evening = Evening().trait("william", "S07").fear(william=2, anna=2).survivors_act()
    evening.does("william", "move:B1").does("anna", "move:B1")
    assert evening.who("william").fear == 1
    assert evening.who("anna").fear == 2
    assert evening.told("killer", "less-fear") == [{"who": "william", "fear": 1}]
    assert not evening.reaches("killer", "S07")


def test_s07_intrepidity_is_for_the_basic_move_only() -> None:
    evening = Evening().trait("william", "S07").fear(william=2).survivors_act().does("william", "sprint:B1")
    assert evening.who("william").fear == 2


@pytest.mark.rule("TS-VAR-TRAIT-5")
def test_s20_prompt_reaction_is_one_step_beside_the_action_once() -> None:
    evening = Evening().trait("anna", "S20").at(anna="R1").blocks("R1-R2").survivors_act()
    assert {name for name in evening.may("anna") if name.startswith("trait")} == {
        f"trait:S20:{p}" for p in ("B1", "B2", "R3")
    }
    evening.does("anna", "trait:S20:B2", "move:B4")
    assert evening.who("anna").place == "B4"
    assert evening.next_survivors_turn().refuses("anna", "trait:S20:B3") == "TS-VAR-TRAIT-5"
    assert not evening.reaches("killer", "S20")


# -- health and fear -------------------------------------------------------------------------------------------------


def test_s03_herbology_makes_herbs_silent_in_these_hands_only() -> None:
    evening = Evening().trait("anna", "S03").holds("anna", "herbs").holds("marco", "herbs").health(anna=1, marco=1)
    evening.at(anna="B4", marco="G1").survivors_act()
    evening.does("anna", "use:herbs:anna")
    assert evening.who("anna").health == 2
    assert evening.table.noises == []
    evening.does("marco", "use:herbs:marco")
    assert evening.table.noises == ["G1"]


@pytest.mark.rule("TS-VAR-TRAIT-5")
def test_s08_first_aid_heals_another_survivor_here_once() -> None:
    evening = Evening().trait("anna", "S08").health(anna=1, marco=1, william=1).at(william="B4").survivors_act()
    assert [name for name in evening.may("anna") if name.startswith("trait")] == ["trait:S08:marco"]
    evening.does("anna", "trait:S08:marco")
    assert evening.who("marco").health == 2
    assert "calm" not in evening.may("anna")
    assert evening.told("killer", "healed") == [{"who": "marco"}]
    assert evening.next_survivors_turn().refuses("anna", "trait:S08:william") == "TS-VAR-TRAIT-5"
    assert not evening.reaches("killer", "S08")


@pytest.mark.rule("TS-KW-HEAL-2-V2", "TS-KW-HEAL-2-V105", "TS-KW-HEAL-3")
@pytest.mark.parametrize(("edition", "rule"), [("v2", "TS-KW-HEAL-2-V2"), ("v1.05", "TS-KW-HEAL-2-V105")])
def test_first_aid_is_refused_by_the_rule_that_keeps_it_from_being_offered(edition: str, rule: str) -> None:
    evening = Evening(edition=edition).trait("anna", "S08").health(william=1).at(william="B4").survivors_act()
    assert evening.refuses("anna", "trait:S08:william") == rule
    assert evening.refuses("anna", "trait:S08:marco") == "TS-KW-HEAL-3"
    assert evening.refuses("anna", "trait:S08:anna") is None
    assert evening.refuses("anna", "trait:S08:nobody") is None


@pytest.mark.rule("TS-SURV-SPEC-1")
def test_after_the_action_only_traits_that_take_it_up_are_refused_for_that() -> None:
    evening = Evening().trait("anna", "S01").trait("anna", "S13").survivors_act().does("anna", "calm")
    assert evening.refuses("anna", "trait:S01:R1") == "TS-SURV-SPEC-1"
    assert evening.refuses("anna", "trait:S13:nowhere") is None


def test_s10_morale_boost_takes_all_fear_off_the_others_wherever_they_are() -> None:
    evening = Evening().trait("anna", "S10").fear(anna=1, marco=2, william=1).at(marco="G2", william="B4")
    evening.survivors_act().does("anna", "trait:S10")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [1, 0, 0]
    assert "calm" not in evening.may("anna")
    assert not evening.reaches("killer", "S10")
    assert "trait:S10" not in evening.next_survivors_turn().may("anna"), "nobody is afraid"


def test_s10_morale_boost_can_be_read_as_one_token_each() -> None:
    evening = Evening(morale_boost="one").trait("anna", "S10").fear(anna=2, marco=2, william=1).survivors_act()
    evening.does("anna", "trait:S10")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [2, 1, 0]
    evening.does("marco", "move:B1")
    assert "trait:S10" in evening.next_survivors_turn().may("anna"), "it is not for once"


@pytest.mark.rule("TS-VAR-TRAIT-5")
@pytest.mark.parametrize("choice", ["trait:S19:B3-B4", "trait:S19:calm", "trait:S19:B1"])
def test_s19_judicious_move_is_one_of_three_things_once(choice: str) -> None:
    evening = Evening().trait("anna", "S19").fear(anna=2).blocks("B3-B4").at(anna="R1").survivors_act()
    evening.does("anna", choice)
    outcome = {
        "trait:S19:B3-B4": evening.table.blocks == [],
        "trait:S19:calm": evening.who("anna").fear == 0,
        "trait:S19:B1": evening.table.noises == ["B1"],
    }
    assert [done for done, happened in outcome.items() if happened] == [choice]
    assert evening.refuses("anna", "trait:S19:R2") == "TS-VAR-TRAIT-5"
    assert "move:B1" in evening.may("anna"), "her action is still to come"
    assert not evening.reaches("killer", "S19")


def test_s19_judicious_move_makes_a_noise_next_door_not_farther() -> None:
    evening = Evening().trait("anna", "S19").at(anna="R1").survivors_act()
    offered = {name for name in evening.may("anna") if name.startswith("trait")}
    assert offered == {f"trait:S19:{place}" for place in ("B1", "B2", "R2", "R3")}


# -- noise -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-TRAIT-4", "TS-VAR-TRAIT-5")
def test_s11_silent_retrieval_swallows_one_noise_of_an_own_discovery_once() -> None:
    evening = Evening().trait("anna", "S11").at(anna="B5").discover_deck("key", "herbs", "toolbox", "ammo").discover()
    evening.does("anna", "discover:anna", "silence", "keep:key")
    assert evening.told("killer", "noises") == [{"places": []}]
    assert not evening.reaches("killer", "S11")
    evening.end_killers_turn().all_wait().does("anna", "discover:anna")
    assert evening.asked("anna") == "keep-discovered", "it is used up"
    assert evening.table.noises == ["B5"]


def test_s11_silent_retrieval_leaves_the_noise_of_a_second_loud_card() -> None:
    evening = Evening().trait("anna", "S11").at(anna="B5").discover_deck("key", "toolbox").discover()
    evening.does("anna", "discover:anna", "silence")
    assert evening.table.noises == ["B5"]


def test_s11_silent_retrieval_may_be_saved_and_is_for_the_owner() -> None:
    evening = Evening().trait("anna", "S11").at(anna="B5", marco="R5").discover_deck("key", "ammo", "toolbox", "ammo")
    evening.discover().does("anna", "discover:anna", "refuse")
    assert evening.table.noises == ["B5"]
    evening.does("anna", "keep:key").end_killers_turn().all_wait().does("anna", "discover:marco")
    assert evening.asked("marco") == "keep-discovered"
    assert evening.table.noises == ["R5"]


@pytest.mark.rule("TS-VAR-TRAIT-4", "TS-VAR-TRAIT-5")
def test_s13_sound_decoy_is_a_noise_anywhere_once() -> None:
    evening = Evening().trait("anna", "S13").at(anna="R1", killer="G5").survivors_act()
    assert len([name for name in evening.may("anna") if name.startswith("trait:S13")]) == 15
    evening.does("anna", "trait:S13:G3", "move:B3")
    assert evening.table.noises == ["G3"]
    assert evening.end_survivors_turn("marco").told("killer", "noises")[-1]["places"] == ["G3"]
    assert evening.end_killers_turn().refuses("anna", "trait:S13:B1") == "TS-VAR-TRAIT-5"
    assert not evening.reaches("killer", "S13")


def test_s14_taunting_strategy_costs_the_killer_three_cards_and_gives_him_one() -> None:
    evening = Evening().trait("anna", "S14").at(anna="B3").hand("pursue").deck("sense", "madness", "stay", "chainsaw")
    evening.survivors_act()
    gone = len(evening.table.killer.discard)
    evening.does("anna", "trait:S14")
    assert evening.table.noises == ["B3"]
    assert evening.table.killer.discard[gone:] == ["sense", "madness", "stay"]
    assert evening.table.killer.hand == ["pursue", "chainsaw"]
    assert evening.told("killer", "taunted") == [{}], "he is not told by whom"
    assert not evening.reaches("anna", "madness"), "the cards are his secret"
    assert "calm" not in evening.may("anna")
    assert "trait:S14" in evening.next_survivors_turn().may("anna"), "it is not for once"


@pytest.mark.parametrize(("where", "heard"), [("B1", []), ("R2", ["R2"]), ("B2", [])])
def test_s16_hypervigilance_silences_discoveries_within_range_1_of_the_killer(where: str, heard: list[str]) -> None:
    evening = Evening().trait("anna", "S16").at(anna=where, killer="B2").discover_deck("key", "toolbox").discover()
    evening.does("anna", "discover:anna", "keep:key")
    assert evening.told("killer", "noises") == [{"places": heard}]


@pytest.mark.parametrize(("where", "heard"), [("B1", ["B1"]), ("B2", [])])
def test_s16_hypervigilance_can_be_read_as_the_killers_own_place(where: str, heard: list[str]) -> None:
    evening = Evening(hypervigilance="place").trait("anna", "S16").at(anna=where, killer="B2")
    evening.discover_deck("key", "toolbox").discover().does("anna", "discover:anna", "keep:key")
    assert evening.told("killer", "noises") == [{"places": heard}]


def test_s16_hypervigilance_silences_searching_and_repairing() -> None:
    evening = (
        Evening().trait("marco", "S16").trait("william", "S16").at(anna="B5", marco="R2", william="B1", killer="R1")
    )
    evening.search_deck("toolbox", "key").survivors_act()
    evening.does("marco", "search", "keep:toolbox").does("william", "repair")
    assert evening.table.progress == 1
    assert evening.table.noises == []
    assert not evening.reaches("killer", "S16")


def test_s16_hypervigilance_leaves_the_noise_of_items_and_traits() -> None:
    evening = Evening().trait("anna", "S16", "S14").holds("anna", "whiskey").at(anna="R2", killer="R1").survivors_act()
    evening.does("anna", "use:whiskey:R5", "trait:S14")
    assert evening.table.noises == ["R5", "R2"]


def test_s16_hypervigilance_knows_nothing_of_a_killer_in_stealth() -> None:
    evening = Evening(killer="murderer").trait("anna", "S16").at(anna="B1").stealth("stalk", at="B1", last_seen="R1")
    evening.survivors_act().does("anna", "repair")
    assert evening.table.noises == ["B1"]


@pytest.mark.rule("TS-VAR-TRAIT-5")
def test_s18_sleight_of_hand_keeps_both_cards_once() -> None:
    evening = Evening().trait("anna", "S18").discover_deck("herbs", "ammo", "whiskey", "hatchet").discover()
    evening.does("anna", "discover:anna", "keep:both")
    assert sorted(evening.who("anna").items) == ["ammo", "herbs"]
    assert not evening.reaches("killer", "S18")
    evening.end_killers_turn().all_wait().does("anna", "discover:anna")
    assert evening.refuses("anna", "keep:both") == "TS-SURV-DISCOVER-3"


# -- defending -------------------------------------------------------------------------------------------------------


def test_s04_marksmanship_starts_with_a_revolver_of_the_discover_deck() -> None:
    evening = Evening().trait("anna", "S04").traits_chosen()
    assert evening.who("anna").items == ["revolver"]
    assert evening.table.discover.count("revolver") == 1
    assert len(evening.table.discover) == 31
    assert not evening.reaches("killer", "revolver")


@pytest.mark.parametrize(("trait", "held"), [("S04", True), ("S03", False)])
def test_s04_marksmanship_makes_ammo_worth_five(trait: str, held: bool) -> None:
    evening = found(trait).holds("anna", "revolver", "ammo").dice(0, 0, 0, 0).killer_acts()
    evening.does("killer", "search").does("anna", "item:revolver")
    assert evening.told("killer", "defence")[0]["held"] is held
    assert evening.who("anna").items == ["revolver"]


def test_s05_martial_arts_adds_one_without_an_item() -> None:
    evening = found("S05").dice(1, 1, 1, 1).killer_acts().does("killer", "search")
    assert evening.told("killer", "defence") == [{"who": "anna", "total": 5, "strength": 5, "held": True}]
    assert evening.who("anna").health == 2


def test_s05_martial_arts_is_of_no_use_with_an_item() -> None:
    evening = found("S05").holds("anna", "hatchet").dice(1, 1, 1, 0).killer_acts().does("killer", "search")
    evening.does("anna", "item:hatchet")
    assert evening.told("killer", "defence")[0]["total"] == 4
    assert evening.who("anna").health == 1


def test_s05_martial_arts_adds_to_williams_persistence() -> None:
    evening = Evening().trait("william", "S05").at(william="R2", killer="R2").dice(1, 1, 1, 0).killer_acts()
    assert evening.does("killer", "search").told("killer", "defence")[0]["total"] == 5


def test_s09_survival_instinct_flees_two_steps_and_takes_heart() -> None:
    evening = found("S09").fear(anna=2).dice(1, 1).killer_acts().does("killer", "search")
    assert "move:B1" in evening.may("anna")
    assert "move:B3" not in evening.may("anna")
    evening.does("anna", "move:B1")
    assert evening.who("anna").place == "B1"
    assert evening.who("anna").fear == 0
    assert evening.who("anna").health == 1
    assert not evening.reaches("killer", "S09")


def test_s09_survival_instinct_is_for_its_owner() -> None:
    evening = found("S09").at(marco="R2").fear(marco=1, anna=1).dice(3, 3, 0).killer_acts()
    evening.does("killer", "search").does("anna", "survivor:marco")
    assert "move:B1" not in evening.may("marco")
    evening.does("marco", "move:R1").does("anna", "stay")
    assert [evening.who(who).fear for who in ("marco", "anna")] == [1, 0]


def test_s12_heroic_save_lets_the_others_slip_out_of_the_encounter() -> None:
    evening = found("S12").at(marco="R2", william="R2").dice(3, 1, 1, 0).killer_acts().does("killer", "search")
    assert evening.told("killer", "search") == [{"place": "R2", "who": ["anna", "marco", "william"]}]
    evening.does("anna", "save").does("marco", "move:G1")
    assert evening.refuses("william", "move:B1") == "TS-FLEE-2"
    evening.does("william", "stay")
    assert evening.may("anna") == ["survivor:anna", "survivor:william"]
    assert evening.told("killer", "left-encounter") == [{"who": "marco"}]
    assert not evening.reaches("killer", "G1"), "where Marco went is not told"


def test_s12_heroic_save_is_nothing_without_company_and_may_be_left() -> None:
    evening = found("S12").dice(0, 0, 0, 0).killer_acts().does("killer", "search")
    assert evening.asked("anna") == "flee", "attacked at once"
    evening = found("S12").at(marco="R2").killer_acts().does("killer", "search").does("anna", "refuse")
    assert evening.may("anna") == ["survivor:anna", "survivor:marco"]
    assert not evening.reaches("killer", "S12")


@pytest.mark.parametrize(("once", "asked"), [(False, "trait-S12"), (True, "choose-defender")])
def test_s12_heroic_save_works_every_time_or_by_another_reading_once(once: bool, asked: str) -> None:
    evening = found("S12", heroic_save_once=once).at(marco="R2").hand().deck(*TWO_ENCOUNTERS).dice(3, 1, 1, 0)
    evening.killer_acts().does("killer", "search").does("anna", "save").does("marco", "stay")
    evening.does("anna", "survivor:anna", "stay").does("marco", "stay").end_survivors_turn("marco")
    assert evening.does("killer", "search").asked("anna") == asked


def test_s15_a_stroke_of_luck_turns_four_zeros_into_a_success() -> None:
    evening = found("S15").dice(0, 0, 0, 0).killer_acts().does("killer", "search")
    assert evening.told("killer", "defence") == [{"who": "anna", "total": 0, "strength": 5, "held": True}]
    assert evening.who("anna").health == 2
    assert not evening.reaches("killer", "S15")


def test_s15_a_stroke_of_luck_needs_every_die_to_show_nothing() -> None:
    evening = found("S15").dice(0, 0, 1, 0).killer_acts().does("killer", "search")
    assert evening.who("anna").health == 1


@pytest.mark.rule("TS-VAR-TRAIT-5")
def test_s17_secret_weapon_adds_four_once() -> None:
    evening = found("S17").holds("anna", "hatchet").hand().deck(*TWO_ENCOUNTERS).dice(1, 0, 0, 0).killer_acts()
    evening.does("killer", "search").does("anna", "trait:S17")
    assert evening.told("killer", "defence")[0]["total"] == 5
    assert evening.who("anna").health == 2
    assert evening.sees("anna")["team"][0]["spent"] == ["S17"]
    evening.does("anna", "stay").end_survivors_turn("marco").does("killer", "search")
    assert evening.refuses("anna", "trait:S17") == "TS-VAR-TRAIT-5"


def test_s17_secret_weapon_counts_as_the_one_item_of_the_attack() -> None:
    evening = Evening().trait("william", "S17", "S05").holds("william", "hatchet").at(william="R2", killer="R2")
    evening.dice(0, 0, 0, 0).killer_acts().does("killer", "search").does("william", "trait:S17")
    assert evening.told("killer", "defence")[0]["total"] == 4, "no hatchet, no persistence, no martial arts"
    assert evening.who("william").items == ["hatchet"]
