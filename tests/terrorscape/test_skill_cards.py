"""Skill cards: what they cost, that all of a card is carried out, and the rulings on single cards."""

from typing import Any

import pytest

from lamplit import Illegal

from .evening import Evening

SURVIVORS = ("anna", "marco", "william")
NOTHING = (0, 0, 0, 0)
SIX = (3, 3, 0, 0)


def alone(killer: str = "butcher", place: str = "R4", **options: Any) -> Evening:
    """The Killer is somewhere with nobody near: the Survivors are on the Trail."""
    return Evening(killer, **options).all_at("G1").at(killer=place)


# -- using a card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-SKILL-1")
@pytest.mark.parametrize("who", SURVIVORS)
def test_every_survivor_sees_the_card_and_what_it_does(who: str) -> None:
    evening = alone().hand("madness", "pursue", "sense", "stay").killers_turn()
    evening.does("killer", "card:madness", "discard:pursue", "discard:sense", "door:R4-R5")
    assert evening.told(who, "card-played") == [{"card": "madness", "cost": 2}]
    assert evening.told(who, "blocked") == [{"door": "R4-R5"}]
    assert evening.sees(who)["blocks"] == ["R4-R5"]
    assert evening.sees(who)["killer"]["strength"] == 7


@pytest.mark.rule("TS-KILL-SKILL-2")
@pytest.mark.parametrize(
    ("killer", "step", "cards"),
    [
        ("butcher", "fast_cards", ("pursue",)),
        ("butcher", "special_card_or_actions", ("brutal_rage", "stay")),
        ("spectre", "special_card_or_actions", ("whizzing_by",)),
    ],
)
def test_a_move_that_the_card_demands_cannot_be_left_out(killer: str, step: str, cards: tuple[str, ...]) -> None:
    evening = alone(killer).level(3).hand(*cards)
    evening.table.killer.actions = 2
    evening.begin(step).does("killer", f"card:{cards[0]}")
    assert evening.asked("killer") == "killer-step"
    assert evening.forbids("killer", "stop") == "TS-KILL-SKILL-2"
    with pytest.raises(Illegal):
        evening.does("killer", "stop")


@pytest.mark.rule("TS-KILL-SKILL-2")
def test_madness_must_block_a_door_before_it_gives_strength() -> None:
    evening = alone().hand("madness", "pursue", "sense").killers_turn().does("killer", "card:madness")
    evening.does("killer", "discard:pursue")
    assert evening.asked("killer") == "block-door"
    assert evening.may("killer") == ["door:B5-R4", "door:R4-R5"]


@pytest.mark.rule("TS-KILL-SKILL-3")
def test_an_encounter_cuts_brutal_rage_short() -> None:
    evening = alone().level(3).at(marco="R5").hand("brutal_rage", "sense").blocks("R4-R5").rolls(SIX).killer_acts()
    evening.does("killer", "card:brutal_rage", "to:R5", "stop")
    assert evening.asked("marco") == "flee"
    evening.does("marco", "stay")
    assert evening.table.turn == "survivors"
    assert evening.told("killer", "search") == [{"place": "R5", "who": ["marco"]}]


@pytest.mark.rule("TS-KILL-SKILL-3")
def test_without_an_encounter_brutal_rage_goes_on() -> None:
    evening = alone().level(3).hand("brutal_rage", "sense").blocks("R4-R5").killer_acts()
    evening.does("killer", "card:brutal_rage", "to:R5", "stop")
    assert evening.may("killer") == ["again", "stop"]


# -- costs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KILL-COST-1-V2")
def test_a_card_of_cost_two_takes_two_other_cards_of_the_killers_choice() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue", "stay").killer_acts().does("killer", "card:chainsaw")
    assert evening.may("killer") == ["discard:sense", "discard:pursue", "discard:stay"]
    evening.does("killer", "discard:stay", "discard:sense")
    assert evening.table.killer.hand == ["pursue"]
    assert evening.table.killer.discard == ["stay", "sense"]


@pytest.mark.rule("TS-KILL-COST-1-V105")
def test_in_the_older_rules_a_card_of_cost_one_takes_two_cards_from_the_hand_in_all() -> None:
    evening = alone("spectre", edition="v1.05").hand("vanish", "sense", "pursue", "scream").slow_step()
    decked = len(evening.table.killer.deck)
    evening.does("killer", "card:vanish", "discard:sense")
    assert evening.table.killer.hand == ["pursue", "scream"]
    assert evening.table.killer.discard == ["sense"]
    assert len(evening.table.killer.deck) == decked


@pytest.mark.rule("TS-KILL-COST-1-V2", "TS-KILL-SKILL-1")
def test_the_survivors_know_how_many_cards_were_paid_but_not_which() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue", "stay").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:stay", "discard:sense")
    assert evening.told("anna", "card-played") == [{"card": "chainsaw", "cost": 2}]
    assert "stay" not in str(evening.told("anna"))


@pytest.mark.rule("TS-KILL-COST-2", "TS-FAQ-F9")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_brutal_rage_cannot_pay_for_itself(edition: str) -> None:
    evening = alone(edition=edition).level(3).hand("brutal_rage").killer_acts()
    assert evening.may("killer") == ["step", "search", "done"]
    assert evening.forbids("killer", "card:brutal_rage") == "TS-KILL-COST-3"
    with pytest.raises(Illegal):
        evening.does("killer", "card:brutal_rage")


@pytest.mark.rule("TS-FAQ-F9")
def test_brutal_rage_takes_the_one_other_card() -> None:
    evening = alone(edition="v1.05").level(3).hand("brutal_rage", "stay").killer_acts()
    evening.does("killer", "card:brutal_rage")
    assert evening.table.killer.hand == []
    assert evening.table.killer.discard == ["stay"]


@pytest.mark.rule("TS-KILL-COST-2")
def test_the_card_in_use_is_not_among_those_to_pay_with() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue", "stay").killer_acts().does("killer", "card:chainsaw")
    assert evening.forbids("killer", "discard:chainsaw") == "TS-KILL-COST-2"
    with pytest.raises(Illegal):
        evening.does("killer", "discard:chainsaw")


@pytest.mark.rule("TS-KILL-COST-3")
def test_a_card_that_cannot_be_paid_for_cannot_be_used() -> None:
    evening = alone().hand("chainsaw", "sense").killer_acts()
    assert evening.forbids("killer", "card:chainsaw") == "TS-KILL-COST-3"
    with pytest.raises(Illegal):
        evening.does("killer", "card:chainsaw")
    assert evening.table.killer.hand == ["chainsaw", "sense"]


@pytest.mark.rule("TS-FAQ-9")
def test_first_the_cost_then_the_effect_then_the_card_itself() -> None:
    evening = alone().hand("chainsaw", "sense", "pursue", "stay").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:sense", "discard:pursue")
    assert evening.table.killer.discard == ["sense", "pursue"]
    assert evening.table.killer.playing == ["chainsaw"]
    evening.does("killer", "stop")
    assert evening.table.killer.discard == ["sense", "pursue", "chainsaw"]


@pytest.mark.rule("TS-FAQ-9")
def test_a_reshuffle_in_the_encounter_of_brutal_rage_does_not_shuffle_it_in() -> None:
    evening = alone().level(3, 5).at(marco="R5").hand("brutal_rage", "sense", "stay").deck().rolls(SIX).killer_acts()
    evening.does("killer", "card:brutal_rage", "discard:sense", "to:R5", "stop")
    killer = evening.table.killer
    assert killer.level == 4
    assert killer.playing == ["brutal_rage"]
    assert "brutal_rage" not in killer.deck + killer.discard
    evening.does("marco", "stay")
    assert evening.table.killer.discard[2:] == ["brutal_rage"]


# -- SENSE and range -------------------------------------------------------------------------------------------------


def test_a_range_reaches_past_blocks_but_not_through_passages() -> None:
    evening = Evening("spectre").at(anna="G2", marco="B2", william="B1", killer="B1").blocks("B1-B2")
    evening.hand("scream").killers_turn().does("killer", "card:scream")
    assert {s.who: s.fear for s in evening.table.survivors} == {"anna": 0, "marco": 1, "william": 1}


def test_a_range_of_one_ends_after_one_step() -> None:
    evening = Evening("spectre").at(anna="B3", marco="R2", william="R1", killer="B1")
    evening.hand("scream").killers_turn().does("killer", "card:scream")
    assert [s.fear for s in evening.table.survivors] == [0, 0, 1]


def deduces(**options: Any) -> Evening:
    """The Murderer asks about Kitchen and Storage: Marco is in one, William in the other."""
    evening = alone("murderer", **options).at(marco="B3", william="B4").hand("deduction", "sense").killers_turn()
    return evening.does("killer", "card:deduction", "pair:B3-B4")


def test_a_sense_scope_two_rooms_are_answered_together() -> None:
    assert deduces().told("killer", "sensed") == [{"area": "B3-B4", "who": ["marco", "william"]}]


def test_a_sense_scope_may_be_answered_room_by_room() -> None:
    told = deduces(sense_scope="rooms").told("killer", "sensed")
    assert told == [{"area": "B3", "who": ["marco"]}, {"area": "B4", "who": ["william"]}]


@pytest.mark.parametrize(("who", "asked"), [("marco", "trait-K10"), ("anna", "special-or-actions")])
def test_a_sense_hit_needs_a_name_and_anna_gives_none(who: str, asked: str) -> None:
    evening = alone().at(**{who: "B1"}).trait("killer", "K10").hand("sense", "stay").killers_turn()
    evening.does("killer", "card:sense", "zone:blue")
    assert evening.asked("killer") == asked


# -- BLOCK -----------------------------------------------------------------------------------------------------------

SEVEN = ("B1-B2", "B1-R1", "B2-R1", "B2-B3", "B2-B5", "B3-B4", "B4-G5")


def test_a_block_supply_of_seven_means_the_eighth_is_taken_from_elsewhere() -> None:
    evening = alone().hand("barricade").blocks(*SEVEN).slow_step().does("killer", "card:barricade", "door:R4-R5")
    assert evening.asked("killer") == "lift-block"
    assert evening.may("killer") == [*(f"door:{door}" for door in SEVEN), "forgo"]
    evening.does("killer", "door:B3-B4")
    assert sorted(evening.table.blocks) == sorted({*SEVEN, "R4-R5"} - {"B3-B4"})
    assert evening.told("anna", "block-lifted") == [{"door": "B3-B4"}]


def test_a_block_supply_stay_takes_none_from_its_own_room() -> None:
    evening = alone(place="B2").hand("stay", "sense", "sense", "pursue", "pursue")
    evening.blocks("B1-B2", "B1-R1", "R1-R2", "R1-R3", "R2-R3", "R2-R5", "R4-R5").slow_step()
    evening.does("killer", "card:stay", "discard:sense", "discard:sense")
    while evening.asked("killer") == "lift-block":
        assert not [door for door in evening.may("killer") if "B2" in door]
        evening.does("killer", evening.may("killer")[0])
    assert {"B1-B2", "B2-R1", "B2-B3", "B2-B5"} <= set(evening.table.blocks)
    assert len(evening.table.blocks) == 7


def test_a_block_supply_a_blocked_door_may_be_blocked_again_for_nothing() -> None:
    evening = alone().hand("barricade").blocks("R4-R5").slow_step().does("killer", "card:barricade", "door:R4-R5")
    assert evening.table.blocks == ["R4-R5"]


def test_a_block_supply_where_there_is_no_door_the_card_does_nothing() -> None:
    evening = alone(place="G2").hand("barricade").slow_step().does("killer", "card:barricade")
    assert evening.table.blocks == []
    assert evening.table.killer.discard == ["barricade"]


def test_a_block_lock_in_leaves_the_survivors_their_hands() -> None:
    evening = alone().at(marco="R4").blocks("R4-R5", "B5-R4").survivors_act()
    assert not [name for name in evening.may("marco") if name.startswith("move")]
    evening.does("marco", "unblock:R4-R5")
    assert evening.table.blocks == ["B5-R4"]


# -- single cards ----------------------------------------------------------------------------------------------------


def revs(evening: Evening, to: str) -> Evening:
    """The Butcher uses the Chainsaw."""
    evening.hand("chainsaw", "sense", "pursue", "barricade").killer_acts()
    evening.does("killer", "card:chainsaw", "discard:sense", "discard:pursue")
    return evening.does("killer", to)


def test_a_chainsaw_order_fear_is_measured_before_the_move() -> None:
    evening = revs(alone().at(anna="B5", marco="G4"), "to:R5")
    assert (evening.who("anna").fear, evening.who("marco").fear) == (1, 0)


def test_a_chainsaw_order_all_in_the_room_reached_are_injured_and_the_turn_goes_on() -> None:
    evening = revs(alone().at(anna="R5", marco="R5", william="R4"), "to:R5")
    assert [s.health for s in evening.table.survivors] == [1, 1, 2]
    assert "encounter" not in evening.kinds("killer")
    assert evening.asked("killer") == "slow-card"


def test_a_chainsaw_order_the_butcher_may_stay_where_he_is() -> None:
    evening = revs(alone().at(marco="R4"), "stop")
    assert evening.who("marco").health == 1


def rages(*blocks: str) -> Evening:
    evening = alone().level(3).hand("brutal_rage", "sense", "barricade").blocks(*blocks).killer_acts()
    return evening.does("killer", "card:brutal_rage", "discard:sense")


def test_a_rage_repeat_needs_a_broken_block() -> None:
    evening = rages("R4-R5").does("killer", "to:B5", "stop")
    assert evening.asked("killer") == "slow-card"


def test_a_rage_repeat_goes_on_as_long_as_blocks_break() -> None:
    evening = rages("R4-R5", "G4-R5").does("killer", "to:R5", "stop", "again")
    assert evening.forbids("killer", "stop") == "TS-KILL-SKILL-2"
    evening.does("killer", "to:G4", "stop")
    assert evening.asked("killer") == "rage-again"
    evening.does("killer", "again", "to:R5", "stop")
    assert evening.asked("killer") == "slow-card"
    assert [told["place"] for told in evening.told("killer", "search")] == ["R5", "G4", "R5"]


def test_a_rage_repeat_may_be_stopped() -> None:
    evening = rages("R4-R5").does("killer", "to:R5", "stop", "stop")
    assert evening.asked("killer") == "slow-card"


def test_a_search_hidden_in_brutal_rage_ends_the_turn_like_any_other() -> None:
    evening = alone().level(3).at(marco="B5").hand("brutal_rage", "sense", "barricade").rolls(SIX).killer_acts()
    evening.does("killer", "card:brutal_rage", "discard:sense", "to:B5", "stop").does("marco", "stay")
    assert evening.told("killer", "encounter") == [{"place": "B5", "who": ["marco"]}]
    assert evening.table.turn == "survivors"


def whizzes(*others: str) -> Evening:
    """The Spectre of level 2 with Whizzing by in hand."""
    return alone("spectre").level(2).hand("whizzing_by", "sense", "pursue", *others)


def test_a_whizz_search_is_offered_once_after_the_fear_and_before_the_slow_step() -> None:
    evening = whizzes("scream", "vanish", "vanish").at(marco="R5").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "to:R4", "stop")
    assert evening.who("marco").fear == 1
    assert evening.asked("killer") == "whizz-search"
    evening.does("killer", "pay", "discard:sense", "discard:pursue")
    assert evening.told("killer", "search") == [{"place": "R4", "who": []}]
    assert evening.asked("killer") == "slow-card"


def test_a_whizz_search_that_finds_marco_ends_the_turn() -> None:
    evening = whizzes("vanish").at(marco="R5").rolls((0, 0, 0)).killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "stop", "pay", "discard:sense", "discard:pursue")
    evening.does("marco", "stay")
    assert evening.table.turn == "survivors"


def test_whizzing_by_frightens_those_where_it_begins_passes_and_ends() -> None:
    evening = alone("spectre").at(anna="R4", marco="R5", william="G4").hand("whizzing_by").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "to:G4", "stop")
    assert [s.fear for s in evening.table.survivors] == [1, 1, 1]


def test_whizzing_by_frightens_each_on_the_way_once() -> None:
    evening = alone("spectre").at(anna="R4", marco="R5", william="G4").hand("whizzing_by").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "to:R4", "to:R5", "to:G4")
    assert [s.fear for s in evening.table.survivors] == [1, 1, 1]


@pytest.mark.parametrize(("has", "strength"), [(5, 7), (9, 10), (10, 10)])
def test_a_strength_cap_is_ten(has: int, strength: int) -> None:
    evening = alone().level(1, has).hand("madness", "pursue", "sense").killers_turn()
    evening.does("killer", "card:madness", "discard:pursue", "door:R4-R5")
    assert evening.sees("anna")["killer"]["strength"] == strength


def test_madness_gives_its_strength_for_this_turn_only() -> None:
    evening = alone().hand("madness", "pursue", "sense").killers_turn()
    evening.does("killer", "card:madness", "discard:pursue", "door:R4-R5").end_killers_turn()
    assert evening.sees("anna")["killer"]["strength"] == 5


# -- injuries outside encounters -------------------------------------------------------------------------------------


def test_a_amulet_saves_from_the_chainsaw_if_its_bearer_likes() -> None:
    evening = revs(alone().at(marco="R4").holds("marco", "amulet"), "stop")
    assert evening.may("marco") == ["amulet", "refuse"]
    evening.does("marco", "amulet")
    assert (evening.who("marco").health, evening.who("marco").items) == (2, [])


def test_a_amulet_saves_from_life_drain() -> None:
    evening = alone("spectre").level(4).fear(marco=1).holds("marco", "amulet")
    evening.hand("life_drain", "sense", "pursue").killer_acts().does("killer", "card:life_drain", "discard:sense")
    assert evening.asked("marco") == "use-amulet"


def test_a_amulet_is_no_help_in_an_attack() -> None:
    evening = alone().at(marco="R4").holds("marco", "amulet").rolls(NOTHING).killer_acts().does("killer", "search")
    assert evening.who("marco").health == 1
    assert evening.who("marco").items == ["amulet"]


def test_a_two_injuries_never_come_from_one_effect() -> None:
    evening = alone("spectre").level(4).fear(marco=2).hand("life_drain", "sense", "pursue").killer_acts()
    evening.does("killer", "card:life_drain", "discard:sense")
    assert evening.who("marco").health == 1


def test_a_heal_elim_the_dead_cannot_be_healed() -> None:
    evening = Evening(separate_ways=True).all_at("R4").holds("anna", "herbs").health(marco=0, william=1)
    evening.who("marco").out = "eliminated"
    evening.survivors_act()
    assert "use:herbs:william" in evening.may("anna")
    assert "use:herbs:marco" not in evening.may("anna")
    with pytest.raises(Illegal):
        evening.does("anna", "use:herbs:marco")
