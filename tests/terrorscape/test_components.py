"""What is in the box, and how far it goes."""

from itertools import combinations

import pytest

import lamplit

from .evening import Evening
from .opening import EVERYBODY, cards, opening, truth

OWN_CARDS = {
    "butcher": {"barricade", "chainsaw", "madness", "stay", "brutal_rage"},
    "spectre": {"scream", "whizzing_by", "vanish", "trail_of_fear", "life_drain"},
    "murderer": {"stalk", "deduction", "notice", "lurk", "death_blossom"},
}
SEVEN_DOORS = ("B2-B3", "B2-B5", "B3-B4", "B5-R3", "B5-R4", "R4-R5", "G3-G4")


# -- characters ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMP-SURV")
def test_five_survivors_stand_for_choice() -> None:
    question = lamplit.new("terrorscape", 1).question("survivor2")
    assert question is not None
    offered = {option.name for option in question.options}
    assert offered == {f"survivor:{who}" for who in ("anna", "johnson", "marco", "sophia", "william")}


@pytest.mark.rule("TS-COMP-SURV")
@pytest.mark.parametrize("team", list(combinations(("anna", "johnson", "marco", "sophia", "william"), 3)))
def test_any_three_of_them_can_be_in_play_and_nobody_else(team: tuple[str, str, str]) -> None:
    match = opening(team=team)
    for seat in EVERYBODY:
        assert [tile["who"] for tile in match.view(seat)["survivors"]] == list(team)


@pytest.mark.rule("TS-COMP-KILLER")
def test_three_killers_stand_for_choice() -> None:
    question = lamplit.new("terrorscape", 1).question("killer")
    assert question is not None
    assert {option.name for option in question.options} == {"killer:butcher", "killer:spectre", "killer:murderer"}


@pytest.mark.rule("TS-COMP-KILLER")
@pytest.mark.parametrize("killer", list(OWN_CARDS))
def test_one_killer_is_in_play(killer: str) -> None:
    match = opening(killer)
    assert {match.view(seat)["killer"]["who"] for seat in EVERYBODY} == {killer}


@pytest.mark.rule("TS-COMP-KILLER")
def test_each_side_has_a_figure_of_the_killer_on_its_own_map() -> None:
    evening = Evening("murderer").at(killer="R2").hand("stalk", "pursue").slow_step()
    evening.does("killer", "card:stalk", "to:R5", "stop")
    assert evening.sees("killer")["killer_at"] == "R5"
    assert evening.sees("anna")["killer"]["last_seen"] == "R2"
    assert "killer_at" not in evening.sees("anna")


# -- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMP-SKILL")
def test_there_are_39_skill_cards_13_for_each_killer() -> None:
    decks = {killer: cards(truth(opening(killer)), "skill") for killer in OWN_CARDS}
    assert {killer: sum(deck.values()) for killer, deck in decks.items()} == dict.fromkeys(OWN_CARDS, 13)


@pytest.mark.rule("TS-COMP-SKILL")
@pytest.mark.parametrize("killer", list(OWN_CARDS))
def test_no_killer_has_a_card_of_another(killer: str) -> None:
    deck = cards(truth(opening(killer)), "skill").keys()
    assert deck == OWN_CARDS[killer] | {"sense", "pursue"}


@pytest.mark.rule("TS-COMP-ITEM")
def test_there_are_45_item_cards_32_and_11_and_2() -> None:
    table = truth(opening(team=("marco", "sophia", "anna")))
    assert len(table.discover) == 32
    assert len(table.search) == 11
    assert [s.items for s in table.survivors] == [["medical_kit"], ["camera"], []]
    assert sum(cards(table, "item").values()) == 45


@pytest.mark.rule("TS-COMP-TRAIT")
def test_there_are_two_decks_of_20_traits() -> None:
    table = truth(opening(traits="nightmare"))
    assert list(cards(table, "survivor-trait").values()) == [1] * 20
    assert list(cards(table, "killer-trait").values()) == [1] * 20
    assert not cards(table, "survivor-trait").keys() & cards(table, "killer-trait").keys()


@pytest.mark.rule("TS-COMP-TRAIT")
@pytest.mark.parametrize("seed", range(10))
def test_nobody_draws_a_trait_of_the_other_side(seed: int) -> None:
    match = opening(seed=seed, traits="nightmare")
    assert {trait[0] for trait in match.view("killer")["offered"]} == {"K"}
    assert {trait[0] for own in match.view("survivor1")["team"] for trait in own["offered"]} == {"S"}


@pytest.mark.rule("TS-COMP-PLAN")
def test_there_are_16_plans() -> None:
    table = truth(opening(plans=True))
    assert list(cards(table, "plan").values()) == [1] * 16
    assert len(table.plans) == 2


@pytest.mark.rule("TS-COMP-PLAN")
def test_the_one_plan_token_leaves_the_first_plan_for_the_second() -> None:
    evening = Evening(plans=True).change(plans=["P16", "P12"]).at(anna="R4", marco="G3")
    evening.begin("check_plans").does("anna", "advance:P16")
    assert [plan["reached"] for plan in evening.sees("anna")["plans"]] == [1, 0]
    evening.end_killers_turn().all_wait().does("anna", "discover:anna", "discard:both", "advance:P12")
    assert [plan["reached"] for plan in evening.sees("anna")["plans"]] == [0, 1]


# -- tokens ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-COMP-NOISE")
def test_a_thirteenth_noise_is_marked_like_the_twelve_before() -> None:
    twelve = ["R1", "R2", "R3", "R4", "R5", "B1", "B2", "B3", "B4", "G1", "G2", "G3"]
    evening = Evening().at(anna="B4").holds("anna", "whiskey").change(noises=twelve).survivors_act()
    evening.does("anna", "use:whiskey:G5")
    assert evening.sees("anna")["made_noises"] == sorted([*twelve, "G5"])
    evening.all_wait().does("anna", "discover:anna", "discard:both")
    assert set(evening.sees("killer")["noises"]) >= {*twelve, "G5"}


@pytest.mark.rule("TS-COMP-REPAIR")
def test_a_toolbox_at_four_repairs_stops_at_five() -> None:
    evening = Evening().at(marco="B1").holds("marco", "toolbox").change(progress=4).survivors_act()
    evening.does("marco", "use:toolbox")
    assert evening.sees("marco")["progress"] == 5
    assert evening.told("killer", "rescue-called")


@pytest.mark.rule("TS-COMP-BLOCK")
def test_an_eighth_block_needs_one_of_the_seven() -> None:
    evening = Evening().at(killer="R1").blocks(*SEVEN_DOORS).hand("barricade").slow_step()
    evening.does("killer", "card:barricade", "door:R1-R2")
    assert evening.asked("killer") == "lift-block"
    evening.does("killer", "door:R4-R5")
    left = sorted({*SEVEN_DOORS, "R1-R2"} - {"R4-R5"})
    assert evening.sees("killer")["blocks"] == evening.sees("anna")["blocks"] == left


@pytest.mark.rule("TS-COMP-BLOCK")
def test_the_seventh_block_is_still_free() -> None:
    evening = Evening().at(killer="R1").blocks(*SEVEN_DOORS[:6]).hand("barricade").slow_step()
    evening.does("killer", "card:barricade", "door:R1-R2")
    assert len(evening.sees("anna")["blocks"]) == 7


@pytest.mark.rule("TS-COMP-FEAR")
def test_the_sixth_fear_token_is_the_last() -> None:
    evening = Evening("murderer").fear(anna=2, marco=2, william=1).hand("notice", "stalk").killers_turn()
    evening.does("killer", "card:notice")
    assert [tile["fear"] for tile in evening.sees("killer")["survivors"]] == [2, 2, 2]


@pytest.mark.rule("TS-COMP-TRAP")
def test_new_trap_parts_move_the_one_trap() -> None:
    evening = Evening().at(anna="R2", marco="R2", william="B1", killer="B1")
    evening.holds("anna", "trap_parts").change(trap="B1").survivors_act()
    evening.does("anna", "use:trap_parts")
    assert evening.sees("anna")["trap"] == "R2"


@pytest.mark.rule("TS-COMP-TRAP")
@pytest.mark.parametrize(("meeting", "springs"), [("B1", False), ("R2", True)])
def test_after_that_the_trap_springs_in_its_new_place_only(meeting: str, springs: bool) -> None:
    evening = Evening().at(anna="R2", marco=meeting, william="G1", killer=meeting)
    evening.holds("anna", "trap_parts").change(trap="B1").hand("pursue").survivors_act()
    evening.does("anna", "use:trap_parts").end_survivors_turn("anna").does("killer", "done", "search")
    if evening.asked("anna") == "choose-defender":
        evening.does("anna", "survivor:marco")
    assert bool(evening.told("killer", "trap-sprung")) is springs


@pytest.mark.rule("TS-COMP-ASSIST")
def test_the_killer_has_eleven_assistance_tokens_and_no_twelfth() -> None:
    notes = opening().table_talk
    for number in range(1, 12):
        notes.pencil("killer", "assist", f"note {number}")
    with pytest.raises(lamplit.Illegal):
        notes.pencil("killer", "assist", "note 12")
    assert len(notes.marks("killer")["assist"]) == 11
    notes.rub_out("killer", "assist", "note 3")
    notes.pencil("killer", "assist", "note 12")
    assert "note 12" in notes.marks("killer")["assist"]


@pytest.mark.rule("TS-COMP-ASSIST")
def test_the_one_repair_marker_is_moved() -> None:
    notes = opening().table_talk
    notes.pencil("killer", "repair", "2")
    notes.pencil("killer", "repair", "3")
    assert notes.marks("killer")["repair"] == ["3"]


@pytest.mark.rule("TS-COMP-ASSIST")
def test_what_the_killer_notes_nobody_else_sees() -> None:
    match = opening()
    before = {seat: match.view(seat) for seat in EVERYBODY}
    match.table_talk.pencil("killer", "assist", "marco at B5")
    assert all("marco at B5" not in str(match.table_talk.marks(seat)) for seat in match.seats if seat != "killer")
    assert {seat: match.view(seat) for seat in EVERYBODY} == before
    with pytest.raises(lamplit.Illegal):
        match.table_talk.pencil("survivor1", "assist", "B5")
