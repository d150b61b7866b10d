"""Survival plans that help without winning: what a complete plan lets the Survivors do."""

import pytest

from .evening import Evening
from .test_plans import drawn, finished


@pytest.mark.rule("TS-VAR-PLAN-6")
def test_p05_mechanical_blueprint_adds_one_to_each_repair() -> None:
    evening = finished("P05").at(anna="B1").survivors_act().does("anna", "repair")
    assert evening.table.progress == 2
    evening = finished("P05").at(anna="B1").holds("anna", "toolbox").survivors_act().does("anna", "use:toolbox")
    assert evening.table.progress == 3
    evening.next_survivors_turn().does("anna", "repair")
    assert evening.table.progress == 5, "again and again"
    assert evening.sees("killer")["rescue"] == 5


@pytest.mark.rule("TS-VAR-PLAN-8")
def test_p06_diy_radio_makes_a_radio_of_three_toolboxes_anywhere() -> None:
    evening = finished("P06").at(anna="R5", marco="R5").holds("anna", "toolbox", "toolbox", "toolbox")
    evening.change(repaired_now=True).survivors_act()
    assert "plan:P06" not in evening.may("marco"), "his own hands are empty"
    evening.does("anna", "plan:P06")
    assert evening.who("anna").items == []
    assert evening.table.progress == 5
    assert evening.table.noises == ["R5"]
    assert evening.sees("killer")["rescue"] == 5
    assert "calm" not in evening.may("anna")
    assert evening.refuses("marco", "plan:P06") == "TS-VAR-PLAN-8"


def test_p06_diy_radio_needs_three_toolboxes_in_one_inventory() -> None:
    evening = finished("P06").holds("anna", "toolbox", "toolbox").holds("marco", "toolbox").survivors_act()
    assert "plan:P06" not in evening.may("anna") + evening.may("marco")


def test_p07_repair_with_caution_makes_the_toolbox_silent_but_not_bare_hands() -> None:
    evening = finished("P07").at(anna="B1").holds("anna", "toolbox").survivors_act().does("anna", "use:toolbox")
    assert evening.table.progress == 2
    assert evening.table.noises == []
    evening.next_survivors_turn().does("anna", "repair")
    assert evening.table.noises == ["B1"]


@pytest.mark.rule("TS-VAR-PLAN-9")
def test_p08_buzzer_is_set_once_with_a_toolbox_and_then_buzzes_for_anybody() -> None:
    evening = (
        finished("P08").at(anna="B2", marco="R5").holds("anna", "toolbox").holds("marco", "toolbox").survivors_act()
    )
    evening.does("anna", "plan:P08")
    assert evening.table.plan_token == "B2"
    assert evening.table.noises == []
    assert "calm" not in evening.may("anna")
    evening.does("marco", "plan:P08")
    assert evening.table.noises == ["B2"]
    assert evening.table.plan_token == "B2", "it stays where it was put"
    assert evening.who("marco").items == ["toolbox"]
    assert "calm" in evening.may("marco"), "buzzing costs no action"
    evening.next_survivors_turn("william").does("william", "plan:P08")
    assert evening.table.noises == ["B2"]
    assert not evening.reaches("killer", "P08")


@pytest.mark.rule("TS-VAR-PLAN-8")
def test_p09_site_study_is_a_move_of_one_or_two_beside_the_action_once() -> None:
    evening = finished("P09").survivors_act()
    assert "plan:P09:B4" in evening.may("anna")
    assert "plan:P09:R4" in evening.may("anna")
    assert "plan:P09:R5" not in evening.may("anna")
    evening.does("anna", "plan:P09:R4", "move:R2")
    assert evening.who("anna").place == "R2"
    assert evening.refuses("marco", "plan:P09:B1") == "TS-VAR-PLAN-8"
    assert evening.next_survivors_turn().refuses("anna", "plan:P09:R1") == "TS-VAR-PLAN-8"


def test_p10_tunnels_investigation_links_all_passages_for_everybody() -> None:
    evening = finished("P10").at(anna="B1").survivors_act()
    assert {name for name in evening.may("anna") if name.startswith("passage")} == {
        "passage:G2",
        "passage:B5",
        "passage:G5",
    }
    evening.does("anna", "passage:G5")
    assert evening.who("anna").place == "G5"
    assert "calm" not in evening.may("anna")
    assert "passage:B1" in evening.next_survivors_turn().may("anna"), "for the rest of the game"
    assert drawn("P10").at(anna="B1").survivors_act().refuses("anna", "passage:G2") == "TS-MAP-PASS-2"


def attacked(*items: str) -> Evening:
    """With Molotovs at hand, William is attacked in the Gallery; he rolls 1."""
    evening = finished("P12").at(william="R2", killer="R2").holds("william", *items).dice(1, 0, 0, 0)
    return evening.killer_acts().does("killer", "search")


def test_p12_molotov_adds_two_on_top_of_an_item() -> None:
    evening = attacked("limestone", "whiskey").does("william", "item:limestone", "throw")
    assert evening.told("killer", "defence")[0]["total"] == 5
    assert evening.who("william").items == []


def test_p12_molotov_does_not_count_as_using_an_item_and_may_be_left() -> None:
    evening = attacked("whiskey", "whiskey").does("william", "throw")
    assert evening.told("killer", "defence")[0]["total"] == 4, "1 rolled, 2 thrown, 1 persistence"
    assert evening.who("william").items == ["whiskey"], "one in an attack"
    assert attacked("whiskey").does("william", "refuse").told("killer", "defence")[0]["total"] == 2


def test_p12_molotov_needs_the_plan() -> None:
    evening = drawn("P12").at(william="R2", killer="R2").holds("william", "whiskey").dice(1, 0, 0, 0).killer_acts()
    assert evening.does("killer", "search").told("killer", "defence")[0]["total"] == 2


@pytest.mark.rule("TS-VAR-PLAN-8")
def test_p13_skeleton_key_fetches_the_bottom_card_of_the_search_deck_at_the_main_exit() -> None:
    evening = finished("P13").at(anna="R1", marco="B2", william="R1").holds("anna", "toolbox").holds("marco", "toolbox")
    evening.search_deck("herbs", "limestone", "key").survivors_act()
    assert "plan:P13" not in evening.may("marco"), "he is elsewhere"
    assert "plan:P13" not in evening.may("william"), "he has no toolbox"
    evening.does("anna", "plan:P13", "keep:key")
    assert evening.sees("killer")["keys"] == 1
    assert evening.table.noises == ["R1"]
    assert evening.table.search == ["limestone", "herbs"], "the order of the rest is as it was"
    assert evening.who("anna").items == []
    assert evening.refuses("marco", "plan:P13") == "TS-VAR-PLAN-8"


def test_p14_intel_sharing_brings_a_card_to_one_of_choice_when_complete() -> None:
    evening = drawn("P14").change(plan="P14", plan_lines=2).search_deck("herbs", "key").begin("check_plans")
    evening.does("anna", "advance:P14")
    assert evening.may("william") == ["survivor:anna", "survivor:marco", "survivor:william"]
    evening.does("william", "survivor:william", "keep:herbs")
    assert evening.who("william").items == ["herbs"]
    assert evening.table.search == ["key"]


@pytest.mark.rule("TS-VAR-PLAN-8")
def test_p15_mystic_herbs_heal_and_calm_a_survivor_at_the_mystic_place_once() -> None:
    evening = finished("P15").at(anna="G2", marco="G2", william="G1").health(marco=1, william=1).fear(marco=2, anna=1)
    evening.survivors_act()
    assert {name for name in evening.may("anna") if name.startswith("plan")} == {"plan:P15:anna", "plan:P15:marco"}
    assert not [name for name in evening.may("william") if name.startswith("plan")]
    evening.does("anna", "plan:P15:marco")
    assert (evening.who("marco").health, evening.who("marco").fear) == (2, 0)
    assert evening.who("anna").fear == 1
    assert "calm" in evening.may("anna"), "it costs no action"
    assert evening.refuses("anna", "plan:P15:anna") == "TS-VAR-PLAN-8"


@pytest.mark.rule("TS-VAR-PLAN-8")
def test_p16_ancient_chest_gives_three_search_cards_for_the_amulet() -> None:
    evening = (
        finished("P16").at(anna="G1", marco="G1").holds("anna", "amulet").search_deck("herbs", "key", "hatchet", "key")
    )
    evening.survivors_act()
    assert "plan:P16" not in evening.may("marco")
    evening.does("anna", "plan:P16", "keep:herbs")
    assert evening.may("marco") == [], "nobody exchanges meanwhile"
    evening.does("anna", "keep:key", "discard:hatchet")
    assert evening.who("anna").items == ["herbs"]
    assert len(evening.table.stand) == 1
    assert evening.table.search == ["key"]
    assert evening.table.noises == ["G1"]
    assert evening.refuses("marco", "plan:P16") == "TS-VAR-PLAN-8"
