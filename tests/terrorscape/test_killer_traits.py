"""The Killer's traits: what each card does, when, at which price, and what the Survivors see."""

from typing import Any

import pytest

from .evening import Evening

BARRICADES = ("barricade", "barricade", "barricade")


def strength(evening: Evening) -> int:
    """The strength all can see."""
    return evening.sees("anna")["killer"]["strength"]


def about_to_level(level: int, *traits: str, killer: str = "butcher", **options: Any) -> Evening:
    """The Killer, with an empty hand and an empty deck, is about to draw: he gains a level."""
    return Evening(killer=killer, **options).trait("killer", *traits).level(level).hand().deck()


# -- set-up ----------------------------------------------------------------------------------------------------------


def test_k03_devious_ploy_starts_with_a_card_more() -> None:
    evening = Evening().trait("killer", "K03").traits_chosen()
    assert len(evening.table.killer.hand) == 3
    assert len(evening.table.killer.deck) == 9


@pytest.mark.parametrize(("trait", "goes"), [("K03", "chainsaw"), ("K12", "barricade")])
def test_k03_devious_ploy_throws_any_card_away_at_the_hand_limit(trait: str, goes: str) -> None:
    evening = Evening().trait("killer", trait).hand("pursue", "sense", "chainsaw").deck(*BARRICADES).killer_draws()
    if trait == "K03":
        assert set(evening.may("killer")) == {f"discard:{c}" for c in ("pursue", "sense", "chainsaw", "barricade")}
        evening.does("killer", "discard:chainsaw")
    assert len(evening.table.killer.hand) == 5
    assert evening.table.killer.discard[-1] == goes


def test_k04_nightmare_descends_frightens_all_from_the_start() -> None:
    evening = Evening().trait("killer", "K04").traits_chosen()
    assert [s["fear"] for s in evening.sees("killer")["survivors"]] == [1, 1, 1]


def test_k08_self_challenge_starts_weaker_and_empty_handed() -> None:
    evening = Evening().trait("killer", "K08").traits_chosen()
    assert evening.table.killer.hand == []
    assert len(evening.table.killer.deck) == 12
    assert strength(evening) == 4


def test_k08_self_challenge_can_be_read_as_one_more_card() -> None:
    evening = Evening(self_challenge_hand="one_more").trait("killer", "K08").traits_chosen()
    assert len(evening.table.killer.hand) == 3
    assert strength(evening) == 4


def test_k08_self_challenge_goes_from_level_2_to_level_4_with_both_effects() -> None:
    evening = about_to_level(2, "K08", killer="murderer").killer_draws()
    assert evening.table.killer.hand == ["death_blossom"], "level 3"
    assert evening.asked("killer") == "block-up-to", "level 4"
    evening.does("killer", "stop")
    assert [event["level"] for event in evening.told("anna", "level")] == [3, 4]
    assert strength(evening) == 6


def test_k08_self_challenge_skips_no_other_level() -> None:
    assert about_to_level(1, "K08").killer_draws().table.killer.level == 2
    assert about_to_level(4, "K08").killer_draws().table.killer.level == 5


def test_k09_suppressed_rage_starts_weaker_and_grows_with_each_level() -> None:
    evening = Evening(killer="spectre").trait("killer", "K09").traits_chosen()
    assert strength(evening) == 1
    for level, expected in [(1, 2), (2, 2), (4, 2)]:
        assert strength(about_to_level(level, "K09", killer="spectre").level(level, 1).killer_draws()) == expected


def test_k12_fatal_attack_is_one_point_of_strength_for_all_to_see() -> None:
    assert strength(Evening().trait("killer", "K12").traits_chosen()) == 6


def test_k13_insidious_entrapment_blocks_two_doors_anywhere_before_the_first_turn() -> None:
    evening = Evening().trait("killer", "K13").traits_chosen()
    assert evening.may("anna") == []
    assert len(evening.may("killer")) == 17
    evening.does("killer", "door:B1-R1")
    assert "door:B1-R1" not in evening.may("killer")
    evening.does("killer", "door:G1-R2")
    assert evening.sees("anna")["blocks"] == ["B1-R1", "G1-R2"]
    assert evening.asked("anna") == "act"


def test_k13_insidious_entrapment_can_be_read_as_once_in_an_own_turn() -> None:
    evening = Evening(entrapment="own_turn").trait("killer", "K13").traits_chosen()
    assert evening.asked("anna") == "act", "nothing in the set-up"
    evening.end_survivors_turn().does("killer", "trait:K13", "door:B1-R1", "door:G1-R2")
    assert evening.table.blocks == ["B1-R1", "G1-R2"]
    evening.next_survivors_turn().end_survivors_turn()
    assert "trait:K13" not in evening.may("killer")


def test_k14_lie_in_wait_starts_at_level_2_and_leaves_out_the_first_turn() -> None:
    evening = Evening().trait("killer", "K14").discover_deck("herbs", "ammo", "whiskey", "hatchet").traits_chosen()
    assert evening.sees("anna")["killer"]["level"] == 2
    assert strength(evening) == 6, "the Butcher's second level"
    hand = evening.table.killer.hand[:]
    evening.all_wait().does("anna", "discover:anna", "discard:both")
    assert evening.asked("anna") == "act", "the Survivors' turn again"
    assert evening.table.killer.hand == hand, "not even cards are drawn"
    assert evening.table.killer.place == "G5"
    evening.end_survivors_turn()
    assert evening.table.turn == "killer"
    assert evening.may("killer")


# -- the start of a turn ---------------------------------------------------------------------------------------------


def test_k05_swift_action_buys_a_step_for_two_cards() -> None:
    evening = Evening().trait("killer", "K05").at(killer="R1").hand("stay", "sense", "barricade").killers_turn()
    evening.does("killer", "trait:K05", "discard:stay", "discard:sense", "to:B1")
    assert evening.table.killer.place == "B1"
    assert evening.table.killer.hand == ["barricade"]
    assert evening.table.killer.actions == 2, "both actions are still to come"
    assert evening.told("anna", "killer-moved") == [{"came": "R1", "place": "B1"}]


def test_k05_swift_action_works_once_a_turn_and_needs_two_cards() -> None:
    evening = Evening().trait("killer", "K05").at(killer="R1").hand(*BARRICADES, "stay", "sense").killers_turn()
    evening.does("killer", "trait:K05", "discard:barricade", "discard:barricade", "to:B1")
    assert evening.asked("killer") == "fast-card", "no second time"
    evening = Evening().trait("killer", "K05").at(killer="R1").hand("sense").killers_turn()
    assert evening.asked("killer") == "fast-card"


@pytest.mark.parametrize("trait", ["K05", "K07"])
@pytest.mark.parametrize(("reading", "offered"), [("apply", True), ("lost", False)])
def test_traits_for_a_killer_in_sight_apply_after_reappearing_or_by_a_stricter_reading_not(
    trait: str, reading: str, offered: bool
) -> None:
    evening = Evening(killer="murderer", stealth_traits=reading).trait("killer", trait).at(anna="B4", marco="B4")
    evening.hand("pursue", "pursue").stealth("stalk", at="G1", last_seen="G2").killers_turn()
    assert (f"trait:{trait}" in evening.may("killer")) is offered


def test_k06_acute_hearing_senses_one_noisy_place_for_a_card() -> None:
    evening = Evening().trait("killer", "K06").at(marco="R2", william="R2", anna="R2").change(heard=["B1", "R2"])
    evening.hand("stay", "sense").killers_turn().does("killer", "trait:K06", "discard:stay")
    assert evening.may("killer") == ["place:B1", "place:R2"]
    evening.does("killer", "place:R2")
    assert evening.told("killer", "sensed") == [{"area": "R2", "who": ["marco", "william"]}]
    assert evening.table.killer.hand == ["sense"]


def test_k06_acute_hearing_needs_a_noise_but_a_firecracker_is_everywhere() -> None:
    quiet = Evening().trait("killer", "K06").hand("sense").killers_turn()
    assert quiet.asked("killer") == "fast-card"
    loud = Evening().trait("killer", "K06").hand("sense").change(cracker_heard=True).killers_turn()
    assert len(loud.does("killer", "trait:K06").may("killer")) == 15


def test_k06_acute_hearing_works_even_when_traits_are_lost_in_stealth() -> None:
    evening = (
        Evening(killer="murderer", stealth_traits="lost").trait("killer", "K06").at(anna="B4").change(heard=["B1"])
    )
    evening.hand("pursue").stealth("stalk", at="G1", last_seen="G2").killers_turn()
    assert "trait:K06" in evening.may("killer")


def test_k07_enhanced_tracking_senses_all_within_range_1_for_a_card() -> None:
    evening = (
        Evening().trait("killer", "K07").at(killer="R2", anna="G2", marco="G1", william="R2").hand("stay", "sense")
    )
    evening.blocks("G1-R2").killers_turn().does("killer", "trait:K07", "discard:stay")
    assert evening.told("killer", "sensed") == [{"area": "range", "who": ["marco", "william"]}]
    assert evening.table.killer.hand == ["sense"]


# -- when a SENSE has found Survivors --------------------------------------------------------------------------------


def sensing(*traits: str) -> Evening:
    """The Butcher with a Sense and a card to pay with; Marco and Anna are in the blue zone."""
    evening = Evening().trait("killer", *traits).at(killer="R1", anna="B1", marco="B2", william="G4")
    return evening.hand("sense", "sense", "stay", "chainsaw").killers_turn()


def test_k10_immediate_response_is_a_step_after_a_hit() -> None:
    evening = sensing("K10").does("killer", "card:sense", "zone:blue", "pay", "discard:stay", "to:B2")
    assert evening.table.killer.place == "B2"
    assert evening.table.killer.hand == ["sense", "chainsaw"]
    assert evening.asked("killer") == "fast-card"


def test_k10_immediate_response_needs_a_hit_and_may_be_left() -> None:
    evening = sensing("K10").does("killer", "card:sense", "zone:red")
    assert evening.asked("killer") == "fast-card"
    evening.does("killer", "card:sense", "zone:blue", "refuse")
    assert evening.table.killer.place == "R1"
    assert evening.table.killer.hand == ["stay", "chainsaw"]


def test_k15_murderous_intent_frightens_those_who_were_named() -> None:
    evening = sensing("K15").does("killer", "card:sense", "zone:blue", "pay", "discard:stay")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [0, 1, 0]
    assert evening.table.killer.hand == ["sense", "chainsaw"]


def test_k15_murderous_intent_may_be_left() -> None:
    evening = sensing("K15").does("killer", "card:sense", "zone:blue", "refuse")
    assert evening.who("marco").fear == 0
    assert evening.table.killer.hand == ["sense", "stay", "chainsaw"]


def test_k16_heightened_senses_is_a_second_zone_once_a_turn() -> None:
    evening = sensing("K16").does("killer", "card:sense", "zone:blue")
    assert evening.asked("killer") == "trait-K16"
    evening.does("killer", "zone:green")
    assert [event["who"] for event in evening.told("anna", "sensed")] == [["marco"], ["william"]]
    assert evening.table.killer.hand == ["sense", "stay", "chainsaw"], "it costs nothing"
    evening.does("killer", "card:sense", "zone:blue")
    assert evening.asked("killer") == "special-or-actions", "once a turn"


def test_k16_heightened_senses_needs_a_hit_and_comes_back_each_turn() -> None:
    evening = sensing("K16").does("killer", "card:sense", "zone:red")
    assert evening.asked("killer") == "fast-card"
    evening = sensing("K16").does("killer", "card:sense", "zone:blue", "zone:red").end_killers_turn()
    evening.end_survivors_turn().does("killer", "card:sense", "zone:blue")
    assert evening.asked("killer") == "trait-K16"


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [2, 3, 4])
def test_k17_deterrence_frightens_one_of_choice_at_levels_3_4_and_5(level: int) -> None:
    evening = about_to_level(level, "K17").killer_draws().does("killer", "survivor:marco")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [0, 1, 0]
    assert evening.table.killer.level == level + 1


def test_k17_deterrence_does_nothing_at_level_2() -> None:
    evening = about_to_level(1, "K17").killer_draws()
    assert evening.table.killer.level == 2
    assert evening.asked("anna") == "act", "the turn is over"


def deterred_in_an_attack(**options: Any) -> Evening:
    """Anna defends herself with the Longsword; the card it costs takes the Spectre to level 3, who frightens her."""
    evening = about_to_level(2, "K17", killer="spectre", **options).hand("sense", "sense", "pursue", "scream").deck()
    evening.at(anna="R4", marco="G1", william="G1", killer="R4").holds("anna", "longsword", "amulet").fear(anna=2)
    evening.health(anna=1 if options else 2).killer_acts().does("killer", "search").does("anna", "item:longsword")
    evening.does("killer", "survivor:anna", "pay")
    while evening.asked("killer") == "discard-cards":
        evening.does("killer", evening.may("killer")[0])
    return evening


def test_a_overfear_cost_k17_deterrence_in_the_middle_of_an_attack_leaves_no_time_for_the_amulet() -> None:
    evening = deterred_in_an_attack()
    assert {"who": "anna"} in evening.told("anna", "injured")
    assert "amulet" in evening.who("anna").items


def test_nobody_defends_who_was_eliminated_before_the_roll() -> None:
    evening = deterred_in_an_attack(separate_ways=True)
    assert evening.told("anna", "eliminated") == [{"who": "anna"}]
    evening.does("killer", "survivor:marco")
    assert evening.told("anna", "rolled") == []
    assert "encounter-over" in evening.kinds("anna")


@pytest.mark.parametrize(("level", "blocks"), [(1, ["G3-G4"]), (2, []), (3, ["G3-G4"]), (4, [])])
def test_k18_sly_entrapper_blocks_a_door_anywhere_at_levels_2_and_4(level: int, blocks: list[str]) -> None:
    evening = about_to_level(level, "K18").at(killer="B1").killer_draws()
    if blocks:
        assert len(evening.may("killer")) == 17
        evening.does("killer", "door:G3-G4")
    assert evening.table.killer.level == level + 1
    assert evening.sees("anna")["blocks"] == blocks
    assert evening.asked("anna") == "act", "the turn is over"


# -- encounters and injuries -----------------------------------------------------------------------------------------


def test_k02_toying_with_the_prey_lets_go_for_three_cards_more() -> None:
    evening = Evening().trait("killer", "K02").at(anna="R2", killer="R2").hand("chainsaw", "chainsaw").killer_acts()
    evening.does("killer", "search", "spare")
    assert evening.told("anna", "spared") == [{"who": ["anna"]}]
    assert evening.told("anna", "rolled") == []
    assert evening.who("anna").health == 2
    assert evening.asked("anna") == "act", "nobody flees, the Killer's turn is over"
    assert len(evening.told("killer", "drew-skill")) == 6
    assert len(evening.table.killer.hand) == 5


def test_k02_toying_with_the_prey_may_be_left() -> None:
    evening = Evening().trait("killer", "K02").at(anna="R2", killer="R2").dice(0, 0, 0, 0).killer_acts()
    evening.does("killer", "search", "attack")
    assert evening.who("anna").health == 1


def test_k11_terrorising_the_mass_frightens_all_at_each_injury() -> None:
    evening = Evening().trait("killer", "K11").at(anna="R2", killer="R2").dice(0, 0, 0, 0).killer_acts()
    evening.does("killer", "search")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [1, 1, 1]


def test_k11_terrorising_the_mass_does_nothing_without_an_injury() -> None:
    evening = Evening().trait("killer", "K11").at(anna="R2", killer="R2").dice(3, 3, 0, 0).killer_acts()
    evening.does("killer", "search")
    assert evening.who("anna").fear == 0


def test_k11_terrorising_the_mass_counts_injuries_outside_encounters_but_not_what_the_amulet_took() -> None:
    evening = (
        Evening().trait("killer", "K11").at(anna="R2", marco="G5", william="G5", killer="R2").holds("anna", "amulet")
    )
    evening.hand("chainsaw", "stay", "madness").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:stay", "stop").does("anna", "amulet")
    assert evening.who("marco").fear == 0
    evening = Evening().trait("killer", "K11").at(anna="R2", marco="G5", william="G5", killer="R2")
    evening.hand("chainsaw", "stay", "madness").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:stay", "stop")
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [2, 1, 1]


# -- the end of a turn -----------------------------------------------------------------------------------------------


def test_k01_total_encirclement_blocks_a_door_here_for_two_cards() -> None:
    evening = Evening().trait("killer", "K01").at(killer="R4").hand("pursue", "sense", "chainsaw").slow_step()
    evening.does("killer", "pay", "discard:pursue", "discard:sense")
    assert evening.may("killer") == ["door:B5-R4", "door:R4-R5"]
    evening.does("killer", "door:R4-R5")
    assert evening.sees("anna")["blocks"] == ["R4-R5"]


def test_k01_total_encirclement_comes_on_top_of_a_slow_card_and_may_be_left() -> None:
    evening = Evening().trait("killer", "K01").at(killer="R4").hand("barricade", "sense", "chainsaw").slow_step()
    evening.does("killer", "card:barricade", "door:R4-R5")
    assert evening.asked("killer") == "trait-K01"
    evening.does("killer", "refuse")
    assert evening.table.blocks == ["R4-R5"]


@pytest.mark.parametrize(("place", "cards"), [("G2", 3), ("R4", 1)])
def test_k01_total_encirclement_needs_a_door_and_two_cards(place: str, cards: int) -> None:
    evening = Evening().trait("killer", "K01").at(killer=place).hand(*["pursue"] * cards).slow_step()
    assert evening.asked("anna") == "act", "the Killer was not asked"


def test_k19_terror_aura_frightens_those_here_at_the_end_of_the_turn() -> None:
    evening = Evening().trait("killer", "K19").at(killer="R2", anna="R2", marco="R1", william="R2").hand().slow_step()
    assert [evening.who(who).fear for who in ("anna", "marco", "william")] == [1, 0, 1]


@pytest.mark.parametrize("cost", [1, 2])
def test_k20_perilous_ambush_is_stealth_for_a_card_or_by_another_reading_two(cost: int) -> None:
    evening = (
        Evening(perilous_cost=cost).trait("killer", "K20").at(killer="R1", anna="B2").hand("pursue", "sense", "stay")
    )
    evening.slow_step().does("killer", "pay", *["discard:pursue", "discard:sense"][:cost], "to:R2", "stop")
    assert evening.table.killer.place == "R2"
    assert evening.sees("anna")["killer"]["stealth"] is True
    assert evening.sees("anna")["killer"]["last_seen"] == "R1"
    assert len(evening.table.killer.hand) == 3 - cost + 3
    evening.end_survivors_turn()
    assert evening.told("anna", "reappeared") == [{"place": "R2"}]
    assert evening.told("anna", "search") == [{"place": "R2", "who": []}], "the free search"


def test_k20_perilous_ambush_may_be_left_and_must_be_paid_for() -> None:
    evening = Evening().trait("killer", "K20").hand("pursue").slow_step().does("killer", "refuse")
    assert evening.table.killer.stealth == ""
    evening = Evening(perilous_cost=2).trait("killer", "K20").hand("pursue").slow_step()
    assert evening.asked("anna") == "act"


@pytest.mark.parametrize("trait", ["K01", "K19", "K20"])
def test_traits_for_the_end_of_a_turn_do_nothing_in_stealth(trait: str) -> None:
    evening = (
        Evening(killer="murderer").trait("killer", trait).at(killer="R1", anna="R1").hand("stalk", "sense", "pursue")
    )
    evening.slow_step().does("killer", "card:stalk", "stop")
    assert evening.who("anna").fear == 0
    assert evening.asked("anna") == "act", "the turn is over"


@pytest.mark.parametrize("trait", ["K01", "K19", "K20"])
def test_traits_for_the_end_of_a_turn_do_nothing_after_an_encounter(trait: str) -> None:
    evening = (
        Evening().trait("killer", trait).at(killer="R2", anna="R2").hand(*BARRICADES).dice(3, 3, 0, 0).killer_acts()
    )
    evening.does("killer", "search").does("anna", "stay")
    assert evening.who("anna").fear == 0
    assert evening.asked("anna") == "act", "the turn is over"
