"""The 39 skill cards, each kind by its Killer and name: type, cost, copies, effect, and what the Survivors see."""

from typing import Any

import pytest

from lamplit.games.terrorscape.data.people import KILLERS, SKILLS

from .evening import Evening

CARDS = [
    ("butcher", "pursue", "fast", 0, 3),
    ("butcher", "sense", "fast", 0, 2),
    ("butcher", "barricade", "slow", 0, 3),
    ("butcher", "chainsaw", "special", 2, 2),
    ("butcher", "madness", "fast", 2, 1),
    ("butcher", "stay", "slow", 4, 1),
    ("butcher", "brutal_rage", "special", 1, 1),
    ("spectre", "sense", "fast", 0, 3),
    ("spectre", "pursue", "fast", 0, 2),
    ("spectre", "scream", "fast", 0, 2),
    ("spectre", "whizzing_by", "special", 0, 2),
    ("spectre", "vanish", "slow", 1, 2),
    ("spectre", "trail_of_fear", "fast", 1, 1),
    ("spectre", "life_drain", "special", 2, 1),
    ("murderer", "sense", "fast", 0, 1),
    ("murderer", "pursue", "fast", 0, 4),
    ("murderer", "stalk", "slow", 0, 3),
    ("murderer", "deduction", "fast", 1, 2),
    ("murderer", "notice", "fast", 1, 1),
    ("murderer", "lurk", "slow", 1, 1),
    ("murderer", "death_blossom", "slow", 2, 1),
]
LOCKED = {"butcher": "brutal_rage", "spectre": "life_drain", "murderer": "death_blossom"}
STEPS = {"fast": "fast_cards", "special": "special_card_or_actions", "slow": "slow_card"}


def night(killer: str, place: str = "R4", **options: Any) -> Evening:
    """The Killer in a place, the Survivors far away on the Trail."""
    return Evening(killer, **options).all_at("G1").at(killer=place)


def fillers(killer: str, card: str, number: int) -> list[str]:
    """Other cards of this Killer."""
    pool = [other for other, copies in KILLERS[killer].deck.items() for _ in range(copies)]
    return [other for other in pool if other != card][:number]


def offered(killer: str, card: str, step: str, others: int, **options: Any) -> bool:
    """Whether the Killer may use a card at a step with so many other cards in hand."""
    evening = night(killer, **options).hand(card, *fillers(killer, card, others))
    evening.table.killer.actions = 2
    return f"card:{card}" in evening.begin(step).may("killer")


# -- all cards -------------------------------------------------------------------------------------------------------


def test_the_list_of_cards_is_the_list_of_this_file() -> None:
    assert {card for _, card, *_ in CARDS} == set(SKILLS)
    assert sum(copies for *_, copies in CARDS) == 39


@pytest.mark.rule("TS-COMP-SKILL", "TS-SETUP-K-4")
@pytest.mark.parametrize(("killer", "card", "_kind", "_cost", "copies"), CARDS)
def test_so_many_copies_lie_in_the_deck_or_locked(killer: str, card: str, _kind: str, _cost: int, copies: int) -> None:
    hunter = Evening(killer).table.killer
    assert (hunter.hand + hunter.deck).count(card) == (0 if card == LOCKED[killer] else copies)
    assert hunter.locked == [LOCKED[killer]]
    assert len(hunter.hand + hunter.deck) == 12


@pytest.mark.rule("TS-KILL-ORDER", "TS-KILL-COST-3")
@pytest.mark.parametrize(("killer", "card", "kind", "cost", "_copies"), CARDS)
def test_each_is_used_at_its_step_if_its_cost_can_be_paid(
    killer: str, card: str, kind: str, cost: int, _copies: int
) -> None:
    assert {name: offered(killer, card, step, cost + 1) for name, step in STEPS.items()} == {
        name: name == kind for name in STEPS
    }
    assert offered(killer, card, STEPS[kind], cost)
    assert cost == 0 or not offered(killer, card, STEPS[kind], cost - 1)


@pytest.mark.rule("TS-KILL-SKILL-1", "TS-KILL-FAST-2")
@pytest.mark.parametrize(("killer", "card", "kind", "cost", "_copies"), CARDS)
def test_the_survivors_see_card_and_cost_but_not_what_is_paid(
    killer: str, card: str, kind: str, cost: int, _copies: int
) -> None:
    evening = night(killer).hand(card, *fillers(killer, card, cost))
    evening.table.killer.actions = 2
    evening.begin(STEPS[kind]).does("killer", f"card:{card}")
    assert evening.told("anna", "card-played") == [{"card": card, "cost": cost}]
    assert "hand" not in evening.sees("anna")["cards"]
    assert "skill-discard" not in evening.sees("anna")["cards"]


# -- cards of all three ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-MOVE-3", "TS-KILL-FAST-3")
@pytest.mark.parametrize("killer", KILLERS)
def test_pursue_is_one_step_that_breaks_a_block_and_costs_no_action(killer: str) -> None:
    evening = night(killer).hand("pursue").blocks("R4-R5").killers_turn().does("killer", "card:pursue", "to:R5")
    assert evening.table.killer.place == "R5"
    assert evening.table.blocks == []
    assert evening.table.killer.actions == 2
    assert evening.told("anna", "killer-moved") == [{"came": "R4", "place": "R5"}]
    assert evening.table.killer.discard == ["pursue"]


@pytest.mark.rule("TS-KW-SENSE-2-V2", "TS-KW-SENSE-4", "TS-KILL-FAST-3")
@pytest.mark.parametrize("killer", KILLERS)
def test_sense_names_all_in_one_zone_and_nobody_else(killer: str) -> None:
    evening = Evening(killer).at(killer="R4", anna="G1", marco="G2", william="B4").hand("sense").killers_turn()
    assert evening.does("killer", "card:sense").may("killer") == ["zone:red", "zone:blue", "zone:green"]
    evening.does("killer", "zone:green")
    assert evening.told("killer", "sensed") == [{"area": "green", "who": ["marco"]}]
    assert evening.told("anna", "sensed") == [{"area": "green", "who": ["marco"]}]


# -- the Butcher -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-BLOCK-1", "TS-KW-BLOCK-4", "TS-KILL-SLOW-3")
def test_butcher_barricade_blocks_a_door_of_his_room() -> None:
    evening = night("butcher").hand("barricade").slow_step().does("killer", "card:barricade")
    assert evening.may("killer") == ["door:B5-R4", "door:R4-R5"]
    evening.does("killer", "door:R4-R5")
    assert evening.table.blocks == ["R4-R5"]
    assert evening.told("anna", "blocked") == [{"door": "R4-R5"}]


def revs(*, place: str = "R4", **places: str) -> Evening:
    """The Butcher starts the chainsaw and has paid for it."""
    evening = Evening("butcher").all_at("G1").at(killer=place, **places).hand("chainsaw", "stay", "madness")
    return evening.killer_acts().does("killer", "card:chainsaw", "discard:stay")


def test_butcher_revving_chainsaw_frightens_all_near_then_injures_all_where_it_ends() -> None:
    evening = revs(anna="R5", marco="R4", william="B5").does("killer", "to:R5")
    assert [s.fear for s in evening.table.survivors] == [1, 1, 1]
    assert [s.health for s in evening.table.survivors] == [1, 2, 2]
    assert evening.table.killer.place == "R5"


def test_butcher_revving_chainsaw_reaches_no_further_than_range_one() -> None:
    evening = revs(anna="G4", marco="B2", william="R4").does("killer", "stop")
    assert [s.fear for s in evening.table.survivors] == [0, 0, 1]
    assert [s.health for s in evening.table.survivors] == [2, 2, 1]


def test_butcher_revving_chainsaw_is_no_encounter_so_a_slow_card_may_follow() -> None:
    evening = Evening("butcher").at(killer="R4", anna="R4").hand("chainsaw", "stay", "madness", "barricade")
    evening.killer_acts().does("killer", "card:chainsaw", "discard:stay", "discard:madness", "stop")
    assert evening.told("anna", "encounter") == []
    assert evening.told("anna", "rolled") == []
    assert evening.asked("killer") == "slow-card"


@pytest.mark.rule("TS-KILL-MAIN-7")
def test_butcher_revving_chainsaw_is_fast_from_level_four() -> None:
    for level, fast in ((3, False), (4, True)):
        evening = night("butcher").level(level).hand("chainsaw", "stay", "madness").killers_turn()
        assert ("card:chainsaw" in evening.may("killer")) is fast


@pytest.mark.parametrize("price", [0, 1, 2])
def test_butcher_revving_chainsaw_may_cost_less(price: int) -> None:
    assert offered("butcher", "chainsaw", STEPS["special"], price, chainsaw_cost=price)
    evening = night("butcher", chainsaw_cost=price).hand("chainsaw", "stay", "sense").killer_acts()
    evening.does("killer", "card:chainsaw")
    assert evening.told("anna", "card-played") == [{"card": "chainsaw", "cost": price}]


def test_butcher_madness_blocks_a_door_and_gives_two_strength_for_the_turn() -> None:
    evening = night("butcher").hand("madness", "stay", "sense").killers_turn()
    evening.does("killer", "card:madness", "discard:stay", "door:R4-R5")
    assert evening.table.blocks == ["R4-R5"]
    assert evening.sees("anna")["killer"]["strength"] == 7
    evening.end_killers_turn()
    assert evening.sees("anna")["killer"]["strength"] == 5


@pytest.mark.parametrize("price", [0, 1, 2])
def test_butcher_madness_may_cost_less(price: int) -> None:
    assert offered("butcher", "madness", STEPS["fast"], price, madness_cost=price)
    assert price == 0 or not offered("butcher", "madness", STEPS["fast"], price - 1, madness_cost=price)


@pytest.mark.parametrize(("scope", "doors"), [("own_place", 2), ("anywhere", 17)])
def test_butcher_madness_may_reach_any_door(scope: str, doors: int) -> None:
    evening = night("butcher", madness_scope=scope).hand("madness", "stay", "sense").killers_turn()
    assert len(evening.does("killer", "card:madness", "discard:stay").may("killer")) == doors


@pytest.mark.rule("TS-KILL-SLOW-3")
def test_butcher_stayyyy_blocks_every_door_of_his_room() -> None:
    evening = night("butcher", place="R2").hand("stay", "sense", "pursue", "pursue", "madness").slow_step()
    evening.does("killer", "card:stay")
    while evening.asked("killer") == "pay-cost":
        evening.does("killer", evening.may("killer")[0])
    assert sorted(evening.sees("anna")["blocks"]) == ["G1-R2", "R1-R2", "R2-R3", "R2-R5"]


@pytest.mark.rule("TS-SETUP-K-4")
def test_butcher_brutal_rage_is_locked_at_first() -> None:
    evening = night("butcher").hand("pursue", "sense").killer_acts()
    assert evening.forbids("killer", "card:brutal_rage") == "TS-SETUP-K-4"


def test_butcher_brutal_rage_moves_one_or_two_then_searches() -> None:
    evening = Evening("butcher").all_at("G1").at(killer="R4", anna="G4").hand("brutal_rage", "stay").killer_acts()
    evening.does("killer", "card:brutal_rage", "to:R5", "to:G4")
    assert evening.told("marco", "search") == [{"place": "G4", "who": ["anna"]}]
    assert evening.told("marco", "encounter") == [{"place": "G4", "who": ["anna"]}]


def test_butcher_brutal_rage_goes_on_after_a_broken_block() -> None:
    evening = night("butcher").blocks("R4-R5").hand("brutal_rage", "stay").killer_acts()
    evening.does("killer", "card:brutal_rage", "to:R5", "stop")
    assert evening.may("killer") == ["again", "stop"]
    evening.does("killer", "again", "to:G4", "stop")
    assert evening.asked("killer") != "rage-again"
    assert [told["place"] for told in evening.told("anna", "search")] == ["R5", "G4"]


# -- the Spectre -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-RANGE-1", "TS-KW-RANGE-3")
def test_spectre_scream_frightens_all_within_range_one() -> None:
    evening = Evening("spectre").at(killer="R4", anna="R4", marco="R5", william="G4").blocks("R4-R5").hand("scream")
    evening.killers_turn().does("killer", "card:scream")
    assert [s.fear for s in evening.table.survivors] == [1, 1, 0]
    assert evening.told("anna", "fear") == [{"who": "anna", "fear": 1}, {"who": "marco", "fear": 1}]


def test_spectre_whizzing_by_frightens_all_from_start_to_end_once() -> None:
    evening = Evening("spectre").at(killer="R4", anna="R4", marco="R5", william="G3").hand("whizzing_by").killer_acts()
    evening.does("killer", "card:whizzing_by", "to:R5", "to:G4", "to:R5", "to:G4")
    assert [s.fear for s in evening.table.survivors] == [1, 1, 0]
    assert evening.table.killer.place == "G4"


def test_spectre_whizzing_by_may_end_after_one_step() -> None:
    evening = night("spectre").hand("whizzing_by").killer_acts().does("killer", "card:whizzing_by")
    assert "stop" not in evening.may("killer")
    assert "stop" in evening.does("killer", "to:R5").may("killer")


@pytest.mark.rule("TS-LVL-3")
def test_spectre_whizzing_by_buys_a_search_from_level_two() -> None:
    evening = Evening("spectre").all_at("G1").at(killer="R4", anna="R5").level(2).hand("whizzing_by", "sense", "scream")
    evening.killer_acts().does("killer", "card:whizzing_by", "to:R5", "stop", "pay", "discard:sense")
    assert evening.told("marco", "search") == [{"place": "R5", "who": ["anna"]}]
    assert sorted(evening.table.killer.discard)[:2] == ["scream", "sense"]


@pytest.mark.rule("TS-EX-VANISH", "TS-KILL-REAP-3")
def test_spectre_vanish_hides_her_and_frightens_on_reappearing() -> None:
    evening = Evening("spectre").all_at("G1").at(killer="R4", anna="B5").hand("vanish", "sense").slow_step()
    evening.does("killer", "card:vanish", "to:R5", "to:R4")
    assert evening.sees("anna")["killer"]["place"] == ""
    assert evening.sees("anna")["killer"]["last_seen"] == "R4"
    evening = Evening("spectre").all_at("G1").at(anna="R5").stealth("vanish", at="R4", last_seen="G5").killers_turn()
    assert evening.told("marco", "reappeared") == [{"place": "R4"}]
    assert [s.fear for s in evening.table.survivors] == [1, 0, 0]
    assert evening.told("marco", "search") == [{"place": "R4", "who": []}]


def test_spectre_trail_of_fear_shows_where_the_frightened_are_even_anna() -> None:
    evening = Evening("spectre").at(killer="R4", anna="G2", marco="B4", william="G1").fear(anna=1, william=2)
    evening.hand("trail_of_fear", "sense").killers_turn().does("killer", "card:trail_of_fear")
    assert evening.told("killer", "betrayed-by-fear") == [
        {"who": "anna", "place": "G2"},
        {"who": "william", "place": "G1"},
    ]


def test_spectre_life_drain_injures_all_the_frightened_wherever_they_are() -> None:
    evening = Evening("spectre").at(killer="R4", anna="G2", marco="B4", william="G1").fear(anna=1, william=2)
    evening.hand("life_drain", "sense", "sense").killer_acts().does("killer", "card:life_drain")
    assert [s.health for s in evening.table.survivors] == [1, 2, 1]
    assert evening.told("marco", "encounter") == []


@pytest.mark.parametrize(("others", "price"), [(0, 0), (1, 1), (4, 4)])
def test_spectre_life_drain_may_cost_the_whole_hand(others: int, price: int) -> None:
    evening = night("spectre", drain_cost="all").hand("life_drain", *fillers("spectre", "life_drain", others))
    evening.killer_acts().does("killer", "card:life_drain")
    assert evening.told("anna", "card-played") == [{"card": "life_drain", "cost": price}]


# -- the Murderer ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-STEALTH-1", "TS-KW-STEALTH-2")
@pytest.mark.parametrize(("way", "place"), [((), "R4"), (("to:R5",), "R5"), (("to:R5", "to:G4"), "G4")])
def test_murderer_stalk_is_stealth_of_up_to_two_steps(way: tuple[str, ...], place: str) -> None:
    evening = night("murderer").hand("stalk").blocks("R4-R5").slow_step().does("killer", "card:stalk", *way)
    if len(way) < 2:
        evening.does("killer", "stop")
    assert evening.table.killer.place == place
    assert evening.sees("anna")["killer"]["place"] == ""
    assert evening.table.blocks == ["R4-R5"]
    assert evening.told("anna", "sneaked") == []


@pytest.mark.rule("TS-ENC-CARD-1", "TS-ENC-CARD-3")
def test_murderer_stalk_as_an_attack_card_gives_one_strength_for_one_attack() -> None:
    evening = Evening("murderer").all_at("G1").at(killer="R4", anna="R4", marco="R4").hand("stalk", "pursue")
    evening.dice(0, 0, 0, 0).killer_acts().does("killer", "search", "card:stalk")
    assert evening.told("anna", "attack-card") == [{"card": "stalk", "strength": 5}]
    evening.does("anna", "survivor:anna")
    assert [told["strength"] for told in evening.told("anna", "defence")] == [5, 4]


def test_murderer_stalk_brings_nothing_on_reappearing() -> None:
    evening = Evening("murderer").all_at("R5").stealth("stalk", at="R4", last_seen="G5").killers_turn()
    assert [s.fear for s in evening.table.survivors] == [0, 0, 0]
    assert evening.told("anna", "reappeared") == [{"place": "R4"}]


def test_murderer_logical_deduction_senses_two_adjacent_rooms_anywhere() -> None:
    evening = Evening("murderer").at(killer="R4", anna="B3", marco="B3", william="B4").hand("deduction", "pursue")
    evening.killers_turn().does("killer", "card:deduction")
    assert len(evening.may("killer")) == 20
    assert "pair:B1-G2" not in evening.may("killer")
    evening.does("killer", "pair:B3-B4")
    assert evening.told("killer", "sensed") == [{"area": "B3-B4", "who": ["marco", "william"]}]


def test_murderer_murder_notice_frightens_everybody_everywhere() -> None:
    evening = Evening("murderer").at(killer="R4", anna="G2", marco="B1", william="R4").fear(marco=2)
    evening.hand("notice", "pursue").killers_turn().does("killer", "card:notice")
    assert [s.fear for s in evening.table.survivors] == [1, 2, 1]
    assert evening.told("killer", "scream") == [{"who": "marco", "place": "B1"}]


def test_murderer_lurking_threat_frightens_one_of_his_choice_on_reappearing() -> None:
    evening = Evening("murderer").all_at("G1").stealth("lurk", at="R4", last_seen="G5").killers_turn()
    assert evening.may("killer") == ["survivor:anna", "survivor:marco", "survivor:william"]
    evening.does("killer", "survivor:marco")
    assert [s.fear for s in evening.table.survivors] == [0, 1, 0]
    assert evening.told("anna", "search") == [{"place": "R4", "who": []}]


@pytest.mark.rule("TS-FAQ-8")
def test_murderer_death_blossom_eliminates_all_within_range_one_amulet_or_not() -> None:
    evening = Evening("murderer").all_at("G1").at(anna="R5").holds("anna", "amulet")
    evening.stealth("death_blossom", at="R4", last_seen="G5").killers_turn()
    assert evening.who("anna").out == "eliminated"
    assert evening.match.result is not None
    assert evening.match.result["side"] == "killer"


def test_murderer_death_blossom_spares_survivors_two_steps_away() -> None:
    evening = Evening("murderer").all_at("G4").stealth("death_blossom", at="R4", last_seen="G5").killers_turn()
    assert not evening.match.over
    assert [s.health for s in evening.table.survivors] == [2, 2, 2]


@pytest.mark.parametrize("bonus", [2, 1])
def test_murderer_level_four_brings_two_strength_or_by_another_reading_one(bonus: int) -> None:
    evening = night("murderer", murderer_l4=bonus).level(3).hand("pursue", "pursue").deck().killer_draws()
    assert evening.sees("anna")["killer"]["level"] == 4
    assert evening.sees("anna")["killer"]["strength"] == 4 + bonus
    assert evening.asked("killer") == "block-up-to"
