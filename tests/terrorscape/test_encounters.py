"""Encounters: who is found, attack after attack, and how a defence is counted."""

from typing import Any

import pytest

from lamplit import Illegal

from .evening import Evening

NOTHING = (0, 0, 0, 0)
FIVE = (3, 1, 1, 0)
SIX = (3, 1, 1, 1)


def in_the_den(*who: str, killer: str = "butcher", **options: Any) -> Evening:
    """The Killer is in the Den with these Survivors; the others are on the Trail. Nobody holds anything."""
    evening = Evening(killer, **options).all_at("G1").at(killer="R4", **dict.fromkeys(who, "R4"))
    return evening.holds("anna").holds("marco").holds("william")


def searches(evening: Evening) -> Evening:
    return evening.killer_acts().does("killer", "search")


def defence_of(evening: Evening, who: str) -> int:
    """Return what a Survivor's defence came to, as the Killer was told."""
    return next(told["total"] for told in evening.told("killer", "defence") if told["who"] == who)


# -- finding Survivors -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-1")
def test_a_search_where_marco_hides_starts_an_encounter() -> None:
    evening = searches(in_the_den("marco").holds("marco", "hatchet"))
    assert evening.table.turn == "encounter"
    assert evening.sees("killer")["encounter"]["found"] == ["marco"]


@pytest.mark.rule("TS-ENC-1")
def test_a_search_of_an_empty_den_starts_nothing() -> None:
    evening = searches(in_the_den())
    assert evening.sees("killer")["encounter"] is None
    assert evening.asked("killer") == "special-or-actions"


@pytest.mark.rule("TS-ENC-2")
def test_the_killer_learns_all_who_are_there_even_anna() -> None:
    evening = searches(in_the_den("anna", "marco"))
    assert evening.told("killer", "search") == [{"place": "R4", "who": ["anna", "marco"]}]


@pytest.mark.rule("TS-ENC-2")
def test_the_killer_learns_nothing_about_those_elsewhere() -> None:
    next_door = searches(in_the_den("anna", "marco").at(william="R5"))
    far_away = searches(in_the_den("anna", "marco").at(william="B1"))
    assert next_door.sees("killer") == far_away.sees("killer")
    assert next_door.told("killer") == far_away.told("killer")


# -- attack after attack ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-3")
def test_after_marco_fails_anna_is_attacked() -> None:
    evening = searches(in_the_den("anna", "marco").rolls(NOTHING, FIVE))
    evening.does("anna", "survivor:marco")
    assert [told["who"] for told in evening.told("killer", "defence")] == ["marco", "anna"]


@pytest.mark.rule("TS-ENC-3", "TS-ENC-WIN-2")
def test_after_marco_holds_out_anna_is_not_attacked() -> None:
    evening = searches(in_the_den("anna", "marco").rolls(FIVE, NOTHING)).does("anna", "survivor:marco")
    assert [told["who"] for told in evening.told("killer", "defence")] == ["marco"]
    assert evening.who("anna").health == 2
    assert evening.asked("anna") == "flee"


@pytest.mark.rule("TS-ENC-4")
def test_nobody_is_attacked_twice_in_one_encounter() -> None:
    evening = searches(in_the_den("anna", "marco", "william").rolls(NOTHING)).does("anna", "survivor:marco")
    assert evening.may("anna") == ["survivor:anna", "survivor:william"]
    assert evening.forbids("anna", "survivor:marco") == "TS-ENC-4"
    with pytest.raises(Illegal):
        evening.does("anna", "survivor:marco")


@pytest.mark.rule("TS-ENC-4")
def test_in_the_next_encounter_marco_can_be_attacked_again() -> None:
    evening = searches(in_the_den("marco").rolls(NOTHING)).does("marco", "stay")
    evening.end_survivors_turn("anna").rolls(FIVE)
    while evening.asked("killer") != "special-or-actions":
        evening.does("killer", "done")
    evening.does("killer", "search")
    assert [told["who"] for told in evening.told("killer", "defence")] == ["marco", "marco"]


@pytest.mark.rule("TS-ENC-ORDER")
def test_an_attack_goes_card_defender_item_dice_result() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk").holds("marco", "hatchet"))
    assert evening.asked("anna") == ""
    evening.does("killer", "card:stalk").does("anna", "survivor:marco").does("marco", "item:hatchet")
    order = [
        kind
        for kind in evening.kinds("william")
        if kind in ("attack-card", "defends", "defence-item", "rolled", "defence")
    ]
    assert order[:5] == ["attack-card", "defends", "defence-item", "rolled", "defence"]


@pytest.mark.rule("TS-ENC-LOSE-1")
def test_a_failed_defence_injures_the_defender() -> None:
    evening = searches(in_the_den("marco").rolls(NOTHING))
    assert evening.who("marco").health == 1
    assert evening.told("killer", "injured") == [{"who": "marco"}]


@pytest.mark.rule("TS-ENC-LOSE-2")
def test_an_injured_marco_who_fails_loses_the_game_for_all() -> None:
    evening = searches(in_the_den("anna", "marco").health(marco=1).rolls(NOTHING)).does("anna", "survivor:marco")
    assert evening.match.over
    assert evening.match.result is not None
    assert evening.match.result["side"] == "killer"
    assert [told["who"] for told in evening.told("killer", "defence")] == ["marco"]


@pytest.mark.rule("TS-ENC-LOSE-3")
def test_three_who_fail_are_three_attacks_and_then_it_is_over() -> None:
    evening = searches(in_the_den("anna", "marco", "william").rolls(NOTHING, NOTHING, NOTHING))
    evening.does("anna", "survivor:marco", "survivor:anna")
    assert [told["who"] for told in evening.told("killer", "defence")] == ["marco", "anna", "william"]
    assert [s.health for s in evening.table.survivors] == [1, 1, 1]
    assert evening.asked("anna") == "flee"


@pytest.mark.rule("TS-ENC-LOSE-3")
def test_the_killer_must_attack_again_and_cannot_leave_it_at_one() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk").rolls(NOTHING, NOTHING))
    evening.does("killer", "none").does("anna", "survivor:marco")
    assert evening.may("killer") == ["card:stalk", "none"]
    evening.does("killer", "none")
    assert evening.who("anna").health == 1


# -- attack cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-CARD-1")
def test_the_killer_may_leave_the_attack_card_in_hand() -> None:
    evening = searches(in_the_den("marco", killer="murderer").hand("stalk", "pursue").rolls((3, 1, 0, 0)))
    assert evening.may("killer") == ["card:stalk", "none"]
    assert evening.forbids("killer", "card:pursue") == "TS-ENC-CARD-1"
    evening.does("killer", "none")
    assert evening.told("marco", "defence")[0]["held"]
    assert evening.table.killer.hand == ["stalk", "pursue"]


@pytest.mark.rule("TS-ENC-CARD-1")
def test_a_second_attack_card_in_the_same_attack_is_refused() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk", "stalk"))
    evening.does("killer", "card:stalk")
    assert evening.asked("anna") == "choose-defender"
    with pytest.raises(Illegal):
        evening.does("killer", "card:stalk")
    assert evening.sees("anna")["killer"]["strength"] == 5


def test_a_attack_card_each_attack_may_have_a_stalk_of_its_own() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk", "stalk").rolls(NOTHING, NOTHING))
    evening.does("killer", "card:stalk").does("anna", "survivor:marco")
    assert evening.sees("anna")["killer"]["strength"] == 4
    evening.does("killer", "card:stalk")
    assert [told["strength"] for told in evening.told("anna", "defence")] == [5, 5]


@pytest.mark.rule("TS-ENC-CARD-3")
def test_the_survivors_know_card_and_strength_before_they_choose_who_defends() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk")).does("killer", "card:stalk")
    assert evening.asked("william") == "choose-defender"
    for who in ("anna", "marco", "william"):
        assert evening.told(who, "attack-card") == [{"card": "stalk", "strength": 5}]
        assert evening.sees(who)["killer"]["strength"] == 5


@pytest.mark.rule("TS-ENC-CARD-3")
def test_the_strength_of_the_attack_card_counts_in_this_attack() -> None:
    four = (3, 1, 0, 0)
    evening = searches(in_the_den("marco", killer="murderer").hand("stalk").rolls(four)).does("killer", "card:stalk")
    assert evening.told("marco", "defence") == [{"who": "marco", "total": 4, "strength": 5, "held": False}]


@pytest.mark.rule("TS-FAQ-9")
def test_an_attack_card_goes_to_the_discard_pile_when_its_attack_is_over() -> None:
    evening = in_the_den("marco", killer="murderer").hand("stalk", "pursue").deck("sense", "notice", "lurk")
    searches(evening.rolls(SIX)).does("killer", "card:stalk")
    assert evening.table.killer.discard[-3:] == ["sense", "notice", "stalk"]
    assert evening.table.killer.playing == []


@pytest.mark.rule("TS-FAQ-9", "TS-KILL-LEVEL-1-V2")
def test_an_attack_card_is_not_shuffled_into_the_deck_in_the_middle_of_its_attack() -> None:
    evening = in_the_den("marco", killer="murderer").hand("stalk", "pursue").deck("sense")
    searches(evening.rolls(SIX)).does("killer", "card:stalk")
    kinds = evening.kinds("killer")
    assert kinds.index("defence") < kinds.index("reshuffled"), "the two cards of the defence emptied the deck"
    assert evening.asked("marco") == "flee"
    assert evening.table.killer.discard[-1] == "stalk"
    assert evening.table.killer.deck.count("stalk") == 2, "only the other two went in"


# -- the defender ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-DEF-1")
def test_the_team_and_not_the_killer_chooses_among_those_there() -> None:
    evening = searches(in_the_den("anna", "marco").holds("marco", "hatchet"))
    assert evening.may("killer") == []
    assert evening.may("william") == ["survivor:anna", "survivor:marco"]
    assert evening.forbids("william", "survivor:william") == "TS-ENC-DEF-1"
    with pytest.raises(Illegal):
        evening.does("killer", "survivor:anna")
    evening.does("william", "survivor:marco")
    assert evening.asked("marco") == "defence-item"


def test_a_defender_choice_is_made_only_after_the_attack_card() -> None:
    evening = searches(in_the_den("anna", "marco", killer="murderer").hand("stalk"))
    assert evening.asked("killer") == "attack-card"
    with pytest.raises(Illegal):
        evening.does("anna", "survivor:anna")


# -- the item --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-ITEM-1")
def test_the_defender_uses_one_item_and_no_more() -> None:
    evening = searches(in_the_den("marco").holds("marco", "hatchet", "limestone").rolls(NOTHING))
    evening.does("marco", "item:limestone")
    assert defence_of(evening, "marco") == 2
    assert evening.who("marco").items == ["hatchet"]


@pytest.mark.rule("TS-ENC-ITEM-1")
def test_the_defender_cannot_use_what_a_friend_beside_them_holds() -> None:
    evening = searches(in_the_den("anna", "marco").holds("marco", "hatchet").holds("anna", "limestone"))
    evening.does("anna", "survivor:marco")
    assert evening.may("marco") == ["item:hatchet", "none"]
    assert evening.forbids("marco", "item:limestone") == "TS-ENC-ITEM-1"
    with pytest.raises(Illegal):
        evening.does("marco", "item:limestone")


@pytest.mark.rule("TS-ENC-ITEM-1")
def test_the_defender_need_not_use_an_item() -> None:
    evening = searches(in_the_den("marco").holds("marco", "hatchet").rolls(FIVE)).does("marco", "none")
    assert defence_of(evening, "marco") == 5
    assert evening.who("marco").items == ["hatchet"]


@pytest.mark.rule("TS-ENC-ITEM-2", "TS-FAQ-1")
def test_the_revolver_is_shown_and_one_ammo_pack_goes() -> None:
    evening = searches(in_the_den("marco").holds("marco", "revolver", "ammo", "ammo").rolls(NOTHING))
    evening.does("marco", "item:revolver")
    assert defence_of(evening, "marco") == 4
    assert evening.who("marco").items == ["revolver", "ammo"]


@pytest.mark.rule("TS-ENC-ITEM-2")
@pytest.mark.parametrize("thing", ["ammo", "revolver"])
def test_ammo_and_revolver_are_of_no_use_without_each_other(thing: str) -> None:
    evening = searches(in_the_den("marco").holds("marco", "hatchet", thing))
    assert evening.may("marco") == ["item:hatchet", "none"]
    assert evening.forbids("marco", f"item:{thing}") == "TS-ENC-ITEM-2"
    with pytest.raises(Illegal):
        evening.does("marco", f"item:{thing}")


@pytest.mark.rule("TS-ENC-ITEM-2")
def test_the_ammo_of_a_friend_does_not_load_the_revolver() -> None:
    evening = searches(in_the_den("anna", "marco").holds("marco", "revolver", "hatchet").holds("anna", "ammo"))
    evening.does("anna", "survivor:marco")
    assert evening.forbids("marco", "item:revolver") == "TS-ENC-ITEM-2"


@pytest.mark.rule("TS-FAQ-1")
def test_limestone_powder_cannot_join_the_revolver() -> None:
    evening = searches(in_the_den("marco").holds("marco", "revolver", "ammo", "limestone").rolls(NOTHING))
    evening.does("marco", "item:revolver")
    assert defence_of(evening, "marco") == 4
    assert evening.who("marco").items == ["revolver", "limestone"]


def test_a_item_then_roll_the_item_is_named_before_the_dice_fall() -> None:
    evening = searches(in_the_den("marco").holds("marco", "hatchet"))
    assert evening.asked("marco") == "defence-item"
    assert evening.told("marco", "rolled") == []


# -- dice and result -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-DICE-1")
@pytest.mark.parametrize(("fear", "dice"), [(0, 4), (1, 3), (2, 2)])
def test_each_fear_token_of_the_defender_costs_a_die(fear: int, dice: int) -> None:
    evening = searches(in_the_den("marco").fear(marco=fear, anna=2, william=2))
    assert len(evening.told("marco", "rolled")[0]["dice"]) == dice


@pytest.mark.rule("TS-ENC-RESULT-1")
@pytest.mark.parametrize(("dice", "held"), [(FIVE, True), ((3, 1, 0, 0), False), (SIX, True)])
def test_a_defence_of_just_the_strength_holds_and_one_less_does_not(dice: tuple[int, ...], held: bool) -> None:
    evening = searches(in_the_den("marco").rolls(dice))
    assert evening.told("killer", "defence") == [{"who": "marco", "total": sum(dice), "strength": 5, "held": held}]
    assert evening.who("marco").health == (2 if held else 1)


@pytest.mark.rule("TS-ENC-RESULT-1")
def test_dice_and_item_add_up() -> None:
    evening = searches(in_the_den("marco").holds("marco", "limestone").rolls((3, 0, 0, 0)))
    evening.does("marco", "item:limestone")
    assert evening.told("killer", "defence") == [{"who": "marco", "total": 5, "strength": 5, "held": True}]


@pytest.mark.rule("TS-ENC-WIN-1-V2")
def test_a_defence_that_holds_costs_the_killer_two_cards_of_the_deck() -> None:
    evening = in_the_den("marco").hand("sense", "stay").deck("madness", "pursue", "barricade").rolls(FIVE)
    lying = len(evening.table.killer.discard)
    killer = searches(evening).table.killer
    assert killer.deck == ["barricade"]
    assert killer.discard[lying:] == ["madness", "pursue"]
    assert killer.hand == ["sense", "stay"]


@pytest.mark.rule("TS-ENC-WIN-1-V105")
def test_in_the_older_rules_just_the_two_top_cards_go() -> None:
    evening = in_the_den("marco", edition="v1.05").hand("sense", "stay").deck("madness", "pursue", "barricade")
    killer = searches(evening.rolls(FIVE)).table.killer
    assert killer.deck == ["barricade"]
    assert killer.discard[-2:] == ["madness", "pursue"]
    assert killer.hand == ["sense", "stay"]


def test_a_defence_mill_only_the_killer_sees_which_cards_go() -> None:
    evening = searches(in_the_den("marco").hand("sense").deck("madness", "stay", "pursue").rolls(FIVE))
    assert evening.told("killer", "milled") == [{"card": "madness"}, {"card": "stay"}]
    assert evening.told("marco", "milled") == []


@pytest.mark.rule("TS-EX-ENC")
def test_marco_with_limestone_powder_holds_out_against_the_butcher_of_level_four() -> None:
    evening = in_the_den("marco").level(4, 6).hand("sense").deck("pursue", "stay", "madness")
    evening = searches(evening.holds("marco", "limestone").rolls(SIX)).does("marco", "item:limestone")
    assert evening.told("marco", "rolled") == [{"who": "marco", "dice": [3, 1, 1, 1]}]
    assert evening.told("marco", "defence") == [{"who": "marco", "total": 8, "strength": 6, "held": True}]
    assert evening.who("marco").health == 2
    assert evening.who("marco").items == []
    assert evening.table.discard[-1] == "limestone"
    assert evening.table.killer.deck == ["madness"]


# -- the trap --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-ENC-TRAP-1")
@pytest.mark.parametrize("dice", [SIX, NOTHING])
def test_a_trap_adds_two_needed_or_not_and_is_gone(dice: tuple[int, ...]) -> None:
    evening = searches(in_the_den("marco").change(trap="R4").rolls(dice))
    assert defence_of(evening, "marco") == sum(dice) + 2
    assert evening.table.trap == ""


@pytest.mark.rule("TS-ENC-TRAP-1")
def test_a_trap_in_another_room_stays_there_and_does_nothing() -> None:
    evening = searches(in_the_den("marco").change(trap="R5").rolls(SIX))
    assert defence_of(evening, "marco") == 6
    assert evening.sees("marco")["trap"] == "R5"


@pytest.mark.rule("TS-FAQ-6-ORDER")
def test_the_trap_counts_in_the_first_attack_only() -> None:
    evening = searches(in_the_den("anna", "marco").change(trap="R4").rolls(NOTHING, (1, 1, 1, 0)))
    evening.does("anna", "survivor:marco")
    assert (defence_of(evening, "marco"), defence_of(evening, "anna")) == (2, 3)


@pytest.mark.rule("TS-FAQ-6-INFO", "TS-FAQ-6-ORDER")
def test_the_killer_learns_of_the_trap_only_after_the_roll() -> None:
    trapped = searches(in_the_den("marco").holds("marco", "hatchet").change(trap="R4").rolls(SIX))
    harmless = searches(in_the_den("marco").holds("marco", "hatchet"))
    assert trapped.sees("killer") == harmless.sees("killer")
    assert trapped.told("killer") == harmless.told("killer")
    trapped.does("marco", "item:hatchet")
    told = trapped.kinds("killer")
    assert told.index("rolled") < told.index("trap-sprung") < told.index("defence")


@pytest.mark.rule("TS-FAQ-6-INFO")
def test_the_killer_walks_over_a_trap_and_notices_nothing() -> None:
    evening = in_the_den().change(trap="R5").killer_acts().does("killer", "step", "to:R5", "search")
    assert "trap-sprung" not in evening.kinds("killer")
    assert evening.table.trap == "R5"
