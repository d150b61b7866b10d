"""The words that cards are made of: MOVE, HEAL, BLOCK, STEALTH, range. SENSE and SEARCH stand in `test_sensing`."""

from typing import Any

import pytest

import lamplit

from .evening import Evening

SURVIVORS_AND_GUESTS = ("anna", "marco", "william", "spectator")
SEVEN_DOORS = ("B2-B3", "B2-B5", "B3-B4", "B5-R3", "B5-R4", "R4-R5", "G3-G4")


# -- MOVE ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-MOVE-1")
def test_two_moves_lead_one_or_two_places_far_and_not_three() -> None:
    evening = Evening().at(marco="G5").holds("marco").survivors_act()
    targets = {name for name in evening.may("marco") if name.startswith("move:")}
    assert targets == {"move:B4", "move:G3", "move:B3", "move:G2", "move:G4", "move:G5"}
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "move:R5")


@pytest.mark.rule("TS-KW-MOVE-1")
def test_one_move_leads_to_a_neighbour_only() -> None:
    evening = Evening().at(marco="G5").holds("marco", "adrenaline").survivors_act()
    targets = {name for name in evening.may("marco") if name.startswith("use:")}
    assert targets == {"use:adrenaline:B4", "use:adrenaline:G3"}
    assert evening.forbids("marco", "use:adrenaline:G4") == "TS-KW-MOVE-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "use:adrenaline:G4")


@pytest.mark.rule("TS-KW-MOVE-1")
@pytest.mark.parametrize("steps", [["to:R5"], ["to:R5", "to:G4"], ["to:R5", "to:G4", "to:G3", "to:G5"]])
def test_the_killer_may_stop_a_longer_move_early(steps: list[str]) -> None:
    evening = Evening("spectre").at(killer="R2").hand("whizzing_by").killer_acts()
    evening.does("killer", "card:whizzing_by")
    for step in steps:
        evening.does("killer", step)
    if len(steps) < 4:
        evening.does("killer", "stop")
    assert evening.sees("anna")["killer"]["place"] == steps[-1][3:]
    assert evening.asked("killer") != "killer-step"


@pytest.mark.rule("TS-KW-MOVE-2")
def test_a_block_stops_a_survivor_but_not_the_way_round() -> None:
    evening = Evening().at(marco="R1").holds("marco", "adrenaline").blocks("R1-R2").survivors_act()
    assert evening.forbids("marco", "use:adrenaline:R2") == "TS-KW-MOVE-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "use:adrenaline:R2")
    assert evening.does("marco", "move:R2").who("marco").place == "R2"


@pytest.mark.rule("TS-KW-MOVE-2")
def test_with_the_way_round_blocked_too_there_is_no_way() -> None:
    evening = Evening().at(marco="R1").blocks("R1-R2", "R1-R3").survivors_act()
    assert evening.forbids("marco", "move:R2") == "TS-KW-MOVE-2"
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", "move:R2")


@pytest.mark.rule("TS-KW-MOVE-3")
def test_the_killer_walks_through_a_block_and_it_is_gone_from_both_maps() -> None:
    evening = Evening().at(killer="R1").blocks("R1-R2", "R4-R5").hand("pursue").killers_turn()
    evening.does("killer", "card:pursue", "to:R2")
    for who in (*SURVIVORS_AND_GUESTS, "killer"):
        assert evening.sees(who)["killer"]["place"] == "R2"
        assert evening.sees(who)["blocks"] == ["R4-R5"]


@pytest.mark.rule("TS-KW-MOVE-3")
def test_a_broken_block_can_be_put_down_again() -> None:
    evening = Evening().at(killer="B5").blocks(*SEVEN_DOORS).hand("barricade", "pursue").killers_turn()
    evening.does("killer", "card:pursue", "to:R3", "done", "card:barricade", "door:R1-R3")
    assert evening.sees("anna")["blocks"] == sorted({*SEVEN_DOORS, "R1-R3"} - {"B5-R3"})


# -- HEAL ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-HEAL-1")
def test_healing_turns_the_tile_back_and_the_next_injury_is_a_first_one() -> None:
    evening = Evening().at(marco="R2", anna="R2", killer="R5").health(marco=1).holds("anna", "herbs").holds("marco")
    evening.hand("pursue").survivors_act().does("anna", "use:herbs:marco")
    assert evening.sees("killer")["survivors"][1]["health"] == 2
    evening.end_survivors_turn().does("killer", "card:pursue", "to:R2").rolls((0, 0, 0, 0), (3, 3, 3, 3))
    evening.does("killer", "search").does("marco", "survivor:marco")
    assert evening.told("killer", "injured") == [{"who": "marco"}]
    assert not evening.match.over


@pytest.mark.rule("TS-KW-HEAL-2-V2")
def test_herbs_need_an_injured_survivor_in_the_same_place() -> None:
    evening = Evening().at(anna="R2", marco="R2", william="R3").health(anna=1, marco=1, william=1)
    evening.holds("anna", "herbs").survivors_act()
    targets = {name for name in evening.may("anna") if name.startswith("use:")}
    assert targets == {"use:herbs:anna", "use:herbs:marco"}
    assert evening.forbids("anna", "use:herbs:william") == "TS-KW-HEAL-2-V2"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "use:herbs:william")
    assert evening.does("anna", "use:herbs:anna").who("anna").health == 2


@pytest.mark.rule("TS-KW-HEAL-2-V105")
@pytest.mark.parametrize("options", [{"edition": "v1.05"}, {"heal_scope": "anywhere"}])
def test_in_the_older_rules_herbs_help_from_afar(options: dict[str, Any]) -> None:
    evening = Evening(**options).at(anna="R2", william="B4").health(william=1).holds("anna", "herbs").survivors_act()
    assert evening.does("anna", "use:herbs:william").who("william").health == 2


@pytest.mark.rule("TS-KW-HEAL-2-V105")
def test_a_card_that_names_a_place_keeps_to_it_in_the_older_rules() -> None:
    evening = Evening(edition="v1.05").at(marco="R2", william="B4").health(william=1).survivors_act()
    assert "use:medical_kit:william" not in evening.may("marco")


@pytest.mark.rule("TS-KW-HEAL-2-V2")
def test_the_older_rules_can_be_played_with_healing_in_one_place_only() -> None:
    evening = Evening(edition="v1.05", heal_scope="same_place").at(anna="R2", william="B4").health(william=1)
    assert evening.holds("anna", "herbs").survivors_act().forbids("anna", "use:herbs:william") == "TS-KW-HEAL-2-V2"


@pytest.mark.rule("TS-KW-HEAL-3")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_nobody_uninjured_can_be_healed(edition: str) -> None:
    evening = Evening(edition=edition).holds("anna", "herbs").survivors_act()
    for who in ("anna", "marco", "william"):
        assert evening.forbids("anna", f"use:herbs:{who}") == "TS-KW-HEAL-3"
        with pytest.raises(lamplit.Illegal):
            evening.does("anna", f"use:herbs:{who}")


@pytest.mark.rule("TS-KW-HEAL-3")
def test_marcos_kit_takes_the_fear_of_the_uninjured() -> None:
    evening = Evening().all_at("R2").fear(anna=2).survivors_act()
    assert evening.forbids("marco", "use:medical_kit:william") == "TS-KW-HEAL-3"
    evening.does("marco", "use:medical_kit:anna")
    assert (evening.who("anna").health, evening.who("anna").fear) == (2, 0)


# -- range -----------------------------------------------------------------------------------------------------------


def screamed(killer: str, **places: str) -> list[int]:
    """Who is afraid after a Scream from a place: within range 1."""
    evening = Evening("spectre").at(killer=killer, **places).hand("scream").killers_turn()
    return [tile["fear"] for tile in evening.does("killer", "card:scream").sees("killer")["survivors"]]


@pytest.mark.rule("TS-KW-RANGE-1")
def test_range_one_covers_the_own_place_and_its_neighbours() -> None:
    assert screamed("R2", anna="R2", marco="R5", william="R4") == [1, 1, 0]


@pytest.mark.rule("TS-KW-RANGE-2")
def test_range_counts_doors_and_dotted_lines() -> None:
    assert screamed("G1", anna="R2", marco="G2", william="G3") == [1, 1, 0]


@pytest.mark.rule("TS-KW-RANGE-2")
def test_the_other_end_of_a_passage_is_far_away() -> None:
    assert screamed("B1", anna="G2", marco="G5", william="B2") == [0, 0, 1]


@pytest.mark.rule("TS-KW-RANGE-3")
def test_a_blocked_door_keeps_no_scream_out() -> None:
    evening = Evening("spectre").at(anna="R5", marco="B1", william="B1", killer="R2").blocks("R2-R5").hand("scream")
    evening.killers_turn().does("killer", "card:scream")
    assert evening.told("killer", "fear") == [{"who": "anna", "fear": 1}]


# -- BLOCK -----------------------------------------------------------------------------------------------------------


def barricading(place: str, *blocks: str) -> Evening:
    """The Killer has played a Barricade in a place."""
    evening = Evening().at(killer=place).blocks(*blocks).hand("barricade").slow_step()
    return evening.does("killer", "card:barricade")


@pytest.mark.rule("TS-KW-BLOCK-1")
def test_only_doors_of_the_killers_own_place_can_be_blocked() -> None:
    evening = barricading("R1")
    assert set(evening.may("killer")) == {"door:B1-R1", "door:B2-R1", "door:R1-R2", "door:R1-R3"}
    assert evening.forbids("killer", "door:R4-R5") == "TS-KW-BLOCK-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("killer", "door:R4-R5")
    assert evening.does("killer", "door:R1-R3").sees("killer")["blocks"] == ["R1-R3"]


@pytest.mark.rule("TS-KW-BLOCK-1")
def test_an_effect_may_name_other_doors() -> None:
    evening = Evening("murderer").level(3).at(killer="R1").hand("pursue", "death_blossom").deck("sense").killer_draws()
    evening.does("killer", "door:G3-G4", "stop")
    assert evening.sees("anna")["blocks"] == ["G3-G4"]


@pytest.mark.rule("TS-KW-BLOCK-2")
def test_a_dotted_line_cannot_be_blocked() -> None:
    evening = Evening(madness_scope="anywhere").at(killer="G1").hand("madness", "pursue", "pursue").killers_turn()
    evening.does("killer", "card:madness")
    for line in ("G1-G2", "G2-G3", "G3-G5"):
        assert evening.forbids("killer", f"door:{line}") == "TS-KW-BLOCK-2"
        with pytest.raises(lamplit.Illegal):
            evening.does("killer", f"door:{line}")


@pytest.mark.rule("TS-KW-BLOCK-2")
@pytest.mark.parametrize(("place", "blocked"), [("G5", ["B4-G5"]), ("G2", [])])
def test_where_dotted_lines_are_only_doors_are_blocked(place: str, blocked: list[str]) -> None:
    assert barricading(place).sees("anna")["blocks"] == blocked


@pytest.mark.rule("TS-KW-BLOCK-3")
@pytest.mark.parametrize("others", [(), SEVEN_DOORS[:6]])
def test_a_blocked_door_may_be_chosen_again_and_gets_no_second_token(others: tuple[str, ...]) -> None:
    evening = barricading("R1", "R1-R2", *others).does("killer", "door:R1-R2")
    assert evening.asked("killer") != "lift-block"
    assert evening.table.blocks.count("R1-R2") == 1
    assert len(evening.sees("anna")["blocks"]) == 1 + len(others)


@pytest.mark.rule("TS-KW-BLOCK-4")
def test_the_survivors_are_told_at_once_which_door_is_blocked() -> None:
    evening = Evening().at(killer="R1").hand("madness", "pursue", "pursue").killers_turn()
    evening.does("killer", "card:madness", "door:B2-R1")
    assert evening.table.turn == "killer"
    for who in SURVIVORS_AND_GUESTS:
        assert evening.told(who, "blocked") == [{"door": "B2-R1"}]
        assert evening.sees(who)["blocks"] == ["B2-R1"]


@pytest.mark.rule("TS-KW-BLOCK-6")
def test_with_no_token_left_one_is_lifted_first() -> None:
    evening = barricading("R1", *SEVEN_DOORS).does("killer", "door:R1-R2")
    assert set(evening.may("killer")) == {*(f"door:{door}" for door in SEVEN_DOORS), "forgo"}
    assert "R1-R2" not in evening.sees("anna")["blocks"]
    for excuse in ("door:R1-R2", "stop"):
        assert evening.forbids("killer", excuse) == "TS-KW-BLOCK-6"
        with pytest.raises(lamplit.Illegal):
            evening.does("killer", excuse)
    evening.does("killer", "door:B2-B3")
    assert evening.sees("anna")["blocks"] == sorted({*SEVEN_DOORS, "R1-R2"} - {"B2-B3"})


@pytest.mark.rule("TS-KW-BLOCK-6")
def test_nobody_has_to_give_up_a_block_for_another() -> None:
    evening = barricading("R1", *SEVEN_DOORS).does("killer", "door:R1-R2", "forgo")
    assert evening.sees("anna")["blocks"] == sorted(SEVEN_DOORS)
    assert evening.kinds("anna").count("blocks-stay") == 1
    assert evening.table.turn == "survivors", "the card is used all the same"


@pytest.mark.rule("TS-KW-BLOCK-6")
def test_a_token_of_the_same_effect_is_not_lifted() -> None:
    evening = Evening("murderer").level(3).hand("pursue", "death_blossom").deck("sense").blocks(*SEVEN_DOORS[:6])
    evening.killer_draws().does("killer", "door:R1-R2", "door:R1-R3")
    assert evening.asked("killer") == "lift-block"
    assert evening.forbids("killer", "door:R1-R2") == "TS-KW-BLOCK-6"
    evening.does("killer", "door:B2-B3")
    assert evening.sees("anna")["blocks"] == sorted({*SEVEN_DOORS[1:6], "R1-R2", "R1-R3"})


# -- STEALTH ---------------------------------------------------------------------------------------------------------


def sneaking(*steps: str) -> Evening:
    """The Murderer stalks away from R2."""
    evening = Evening("murderer").at(killer="R2").hand("stalk").slow_step()
    return evening.does("killer", "card:stalk", *steps)


@pytest.mark.rule("TS-KW-STEALTH-1")
def test_two_stealth_steps_lead_from_place_to_place_and_a_third_is_not_offered() -> None:
    evening = sneaking()
    assert set(evening.may("killer")) == {"to:R1", "to:R3", "to:R5", "to:G1", "stop"}
    assert evening.forbids("killer", "to:R4") == "TS-KW-STEALTH-1"
    with pytest.raises(lamplit.Illegal):
        evening.does("killer", "to:R4")
    evening.does("killer", "to:R5", "to:R4")
    assert evening.sees("killer")["killer_at"] == "R4"
    assert evening.asked("killer") == ""


@pytest.mark.rule("TS-KW-STEALTH-1", "TS-KW-STEALTH-2")
@pytest.mark.parametrize("steps", [["to:R5", "stop"], ["to:R5", "to:R4"], ["to:R5", "to:R2"]])
def test_nobody_can_tell_stealth_steps_from_standing_still(steps: list[str]) -> None:
    still, moved = sneaking("stop"), sneaking(*steps)
    for who in SURVIVORS_AND_GUESTS:
        assert still.sees(who) == moved.sees(who)
        assert still.told(who) == moved.told(who)
    assert still.told("killer") != moved.told("killer")


@pytest.mark.rule("TS-KW-STEALTH-2")
def test_a_killer_who_does_not_stir_is_in_stealth_all_the_same() -> None:
    evening = sneaking("stop")
    assert evening.sees("killer")["killer_at"] == "R2"
    for who in (*SURVIVORS_AND_GUESTS, "killer"):
        assert evening.sees(who)["killer"]["stealth"]


@pytest.mark.rule("TS-KW-STEALTH-3")
def test_the_stealth_token_lies_where_the_killer_was_last_seen() -> None:
    evening = sneaking("to:R5", "to:R4")
    for who in SURVIVORS_AND_GUESTS:
        seen = evening.sees(who)["killer"]
        assert (seen["last_seen"], seen["place"]) == ("R2", "")
        assert evening.told(who, "vanished") == [{"place": "R2"}]


@pytest.mark.rule("TS-KW-REAPPEAR-1")
def test_the_killer_is_hidden_through_the_survivors_turn_and_then_reappears() -> None:
    evening = sneaking("to:R5", "to:G4")
    assert evening.table.turn == "survivors"
    assert evening.sees("anna")["killer"]["place"] == ""
    evening.end_survivors_turn()
    for who in (*SURVIVORS_AND_GUESTS, "killer"):
        seen = evening.sees(who)["killer"]
        assert (seen["place"], seen["last_seen"], seen["stealth"]) == ("G4", "G4", False)
        assert evening.told(who, "reappeared") == [{"place": "G4"}]
