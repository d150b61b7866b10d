"""Survival plans: how a plan goes on line by line, and what each of the sixteen cards gives."""

from typing import Any

import pytest

from .evening import Evening

LINES = {
    "P01": "KTKT",
    "P02": "NK=",
    "P03": "TNKT",
    "P04": "MKMM",
    "P05": "NTN",
    "P06": "NRNT",
    "P07": "RTR",
    "P08": "KKT",
    "P09": "H=",
    "P10": "MNN",
    "P11": "HMMN",
    "P12": "TT",
    "P13": "TTNN",
    "P14": "≠≠=",
    "P15": "MM",
    "P16": "NM",
}
"""The lines as printed: K Killer, N knowledge, T tool, M mystic, R radio, H hidden exit, = together, ≠ apart."""

WHERE = {
    "K": ("B4", "B2", "B2"),
    "N": ("R4", "B2", "B2"),
    "T": ("G3", "B2", "B2"),
    "M": ("G2", "B2", "B2"),
    "R": ("B1", "B2", "B2"),
    "H": ("G5", "B2", "B2"),
    "=": ("B2", "B2", "B2"),
    "≠": ("R3", "B2", "G1"),
}
"""Where Anna, Marco and William stand to meet one kind of line and no other; the Killer is in B4."""


def drawn(*plans: str, **options: Any) -> Evening:
    """The Survivors hold these plans; the Killer is in the Storage."""
    return Evening(plans=True, **options).change(plans=list(plans)).at(killer="B4").all_at("B2")


def standing(evening: Evening, line: str) -> Evening:
    """Puts the Survivors where they meet a line."""
    anna, marco, william = WHERE[line]
    return evening.at(anna=anna, marco=marco, william=william)


def finished(plan: str, **options: Any) -> Evening:
    """A plan is complete."""
    other = "P12" if plan != "P12" else "P16"
    evening = drawn(plan, other, **options)
    return evening.change(plan=plan, plan_lines=len(LINES[plan]), plan_done=plan)


def reached(evening: Evening) -> dict[str, int]:
    """How far the plans are, as the Survivors see them."""
    return {plan["plan"]: plan["reached"] for plan in evening.sees("anna")["plans"]}


# -- the frame -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-PLAN-1")
def test_two_plans_are_drawn_after_the_set_up_and_the_killer_sees_none() -> None:
    evening = Evening(plans=True).begin("draw_plans")
    plans = evening.table.plans
    assert len(set(plans)) == 2
    assert len(evening.table.plan_deck) == 14
    assert [plan["plan"] for plan in evening.sees("marco")["plans"]] == plans
    assert not any(evening.reaches("killer", plan) or evening.reaches("spectator", plan) for plan in plans)
    assert Evening().begin("draw_plans").table.plans == []


@pytest.mark.rule("TS-VAR-PLAN-3-V2", "TS-VAR-PLAN-6")
@pytest.mark.parametrize("plan", LINES)
def test_each_plan_goes_on_by_the_lines_on_its_card_and_no_others(plan: str) -> None:
    for done, line in enumerate(LINES[plan]):
        for other in WHERE:
            evening = standing(drawn(plan).change(plan=plan, plan_lines=done), other).begin("check_plans")
            met = other == line
            assert ("advance:" + plan in evening.may("anna")) is met, (done, other)
        evening = standing(drawn(plan).change(plan=plan, plan_lines=done), line).begin("check_plans")
        evening.does("anna", f"advance:{plan}")
        assert reached(evening) == {plan: done + 1}
        assert (evening.table.plan_done == plan) is (done + 1 == len(LINES[plan]))


@pytest.mark.rule("TS-VAR-PLAN-2")
def test_a_condition_counts_at_the_end_of_discovering_and_only_then() -> None:
    evening = drawn("P12", "P16").discover_deck("herbs", "ammo").at(anna="G3").survivors_act()
    evening.does("anna", "move:G5").all_wait()
    assert evening.asked("anna") == "choose-discoverer"
    evening.does("anna", "discover:anna", "discard:both")
    assert evening.table.turn == "killer", "she was at the tools before, and is not now"
    evening = drawn("P12", "P16").discover_deck("herbs", "ammo").at(anna="G5").survivors_act()
    evening.does("anna", "move:G3").all_wait().does("anna", "discover:anna", "discard:both")
    assert evening.asked("anna") == "advance-plan"
    assert evening.told("killer", "noises") == [], "the noises are told afterwards"


@pytest.mark.rule("TS-EX-PLAN", "TS-VAR-PLAN-3-V2")
def test_william_stands_where_the_plan_wants_him_and_the_token_goes_one_on() -> None:
    evening = drawn("P15", "P05").at(william="G2").begin("check_plans")
    assert evening.may("marco") == ["advance:P15", "decline"]
    evening.does("marco", "advance:P15")
    assert reached(evening) == {"P15": 1, "P05": 0}
    assert evening.table.turn == "killer", "the second line is met as well, but one a turn is all"
    assert not evening.reaches("killer", "P15")


@pytest.mark.rule("TS-VAR-PLAN-3-V2", "TS-VAR-PLAN-3-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_a_met_condition_may_be_left_unmarked(edition: str) -> None:
    evening = drawn("P15", edition=edition).at(william="G2").begin("check_plans").does("anna", "decline")
    assert reached(evening) == {"P15": 0}


@pytest.mark.rule("TS-VAR-PLAN-3-V105")
def test_v105_counts_the_line_below_the_token_or_the_top_one_of_a_plan_without_it() -> None:
    evening = drawn("P16", "P05", edition="v1.05").at(william="G2").begin("check_plans")
    assert evening.asked("anna") == "", "G2 is the second line of P16, R4 the first line of both"
    evening = drawn("P16", "P05", edition="v1.05").change(plan="P16", plan_lines=1).at(william="G2", anna="G3")
    assert evening.begin("check_plans").may("anna") == ["advance:P16", "decline"]


def test_plan_progress_can_be_read_as_a_must_but_changing_plans_stays_a_choice() -> None:
    evening = drawn("P15", "P05", plan_progress="must").at(william="G2").begin("check_plans")
    assert reached(evening) == {"P15": 1, "P05": 0}
    evening = drawn("P15", "P05", plan_progress="must").change(plan="P05", plan_lines=2).at(william="G2")
    evening.begin("check_plans").does("anna", "decline")
    assert reached(evening) == {"P15": 0, "P05": 2}


@pytest.mark.rule("TS-VAR-PLAN-4")
def test_starting_the_other_plan_loses_the_progress_of_the_first() -> None:
    evening = drawn("P15", "P05").change(plan="P05", plan_lines=2).at(william="G2").begin("check_plans")
    evening.does("anna", "advance:P15")
    assert reached(evening) == {"P15": 1, "P05": 0}
    assert [plan["next"] for plan in evening.sees("anna")["plans"]] == ["mystic", "knowledge"]


@pytest.mark.rule("TS-VAR-PLAN-5")
def test_a_killer_in_stealth_is_nowhere_for_a_plan() -> None:
    evening = drawn("P08", killer="murderer").at(anna="R2", marco="R3").stealth("stalk", at="R2", last_seen="R3")
    assert evening.begin("check_plans").asked("anna") != "advance-plan"
    evening = drawn("P08", killer="murderer").at(anna="R2", killer="R2").begin("check_plans")
    assert evening.may("anna") == ["advance:P08", "decline"]


@pytest.mark.rule("TS-VAR-PLAN-6", "TS-VAR-PLAN-7")
def test_a_complete_plan_gives_its_ability_and_turns_the_other_over() -> None:
    evening = drawn("P09", "P15").change(plan="P09", plan_lines=1).all_at("G2")
    evening.discover_deck("herbs", "ammo", "whiskey", "hatchet").survivors_act()
    assert evening.refuses("anna", "plan:P09:G1") == "TS-VAR-PLAN-6"
    evening.all_wait().does("anna", "discover:anna", "discard:both", "advance:P09")
    assert evening.told("anna", "plan-done") == [{"plan": "P09"}]
    assert [plan["turned_over"] for plan in evening.sees("anna")["plans"]] == [False, True]
    evening.end_killers_turn()
    assert "plan:P09:G1" in evening.may("anna")
    evening.end_survivors_turn()
    assert evening.told("anna", "plan-advanced") == [{"plan": "P09", "line": 2}], "all are at the mystic place in vain"
    assert not evening.reaches("killer", "P09")


@pytest.mark.rule("TS-VAR-PLAN-7")
def test_the_lines_of_a_plan_turned_over_give_nothing() -> None:
    evening = finished("P05").at(anna="G3").begin("check_plans")
    assert evening.asked("anna") == ""
    assert reached(evening) == {"P05": 3, "P12": 0}


def test_the_knowledge_location_can_be_read_as_the_library() -> None:
    evening = drawn("P16", knowledge_location="R5").at(anna="R4").begin("check_plans")
    assert evening.asked("anna") == ""
    evening = drawn("P16", knowledge_location="R5").at(anna="R5").begin("check_plans")
    assert evening.asked("anna") == "advance-plan"


# -- striking back ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-VAR-PLAN-9")
def test_p01_explosive_trap_is_set_with_a_toolbox_for_good() -> None:
    evening = finished("P01").holds("anna", "toolbox").holds("marco", "toolbox").survivors_act()
    assert "plan:P01" not in evening.may("william"), "he has no toolbox"
    evening.does("anna", "plan:P01")
    assert evening.who("anna").items == []
    assert evening.sees("william")["plan_token"] == "B2"
    assert "calm" not in evening.may("anna")
    evening.next_survivors_turn()
    assert evening.refuses("marco", "plan:P01") == "TS-VAR-PLAN-9"
    assert not evening.reaches("killer", "P01")


@pytest.mark.rule("TS-VAR-PLAN-10")
def test_p01_explosive_trap_kills_a_killer_who_searches_an_empty_room() -> None:
    evening = finished("P01").change(plan_token="B3", plan_spent=True).killer_acts()
    evening.does("killer", "step", "to:B3", "search")
    assert evening.match.result is not None
    assert evening.match.result["winners"] == ["survivor1", "survivor2", "survivor3"]
    assert evening.told("killer", "over")[0]["how"] == "P01", "now he learns why"


def test_p01_explosive_trap_waits_while_a_survivor_is_there_and_for_a_search() -> None:
    evening = finished("P01").change(plan_token="B2", plan_spent=True).killer_acts()
    evening.does("killer", "search").does("killer", "step", "to:B3")
    assert not evening.match.over, "he searched another room"
    evening = finished("P01").change(plan_token="B3", plan_spent=True).killer_acts()
    evening.does("killer", "step", "to:B3")
    assert not evening.match.over, "walking in does nothing"
    evening = finished("P01").at(killer="B3").change(plan_token="B2", plan_spent=True).dice(3, 3, 0, 0).killer_acts()
    evening.does("killer", "step", "to:B2", "search")
    assert not evening.match.over
    assert evening.asked("anna") == "choose-defender"


@pytest.mark.rule("TS-VAR-PLAN-10")
@pytest.mark.parametrize(("dice", "won"), [((3, 3, 1, 1), True), ((3, 3, 1, 0), False)])
def test_p02_ambush_wins_by_a_defence_of_three_more_than_needed(dice: tuple[int, ...], won: bool) -> None:
    evening = drawn("P02").change(plan="P02", plan_lines=2).all_at("R2").begin("check_plans")
    evening.does("anna", "advance:P02")
    assert evening.table.plan_token == "R2"
    evening = finished("P02").change(plan_token="R2").at(anna="R2", killer="R2").dice(*dice).killer_acts()
    evening.does("killer", "search")
    assert evening.told("anna", "defence")[0]["held"] is True
    assert evening.match.over is won


def test_p02_ambush_is_bound_to_its_place() -> None:
    evening = finished("P02").change(plan_token="R3").at(anna="R2", killer="R2").dice(3, 3, 3, 3).killer_acts()
    assert not evening.does("killer", "search").match.over


def test_p02_ambush_can_be_read_as_together_first_and_lies_where_the_killer_was_met() -> None:
    evening = drawn("P02", ambush_order="together_first").change(plan="P02", plan_lines=1).begin("check_plans")
    assert evening.does("anna", "advance:P02").table.plan_lines == 2
    evening = drawn("P02", ambush_order="together_first").change(plan="P02", plan_lines=2).at(william="B4")
    evening.begin("check_plans").does("anna", "advance:P02")
    assert evening.table.plan_done == "P02"
    assert evening.table.plan_token == "B4"


@pytest.mark.rule("TS-VAR-PLAN-10")
def test_p03_rocket_launcher_wins_from_next_door_at_the_start_of_the_turn() -> None:
    evening = finished("P03").all_at("B3").blocks("B3-B4").survivors_turn()
    assert evening.match.result is not None
    assert evening.match.result["how"] == "P03"


@pytest.mark.parametrize(
    ("places", "met", "stealth"),
    [
        (("B2", "B2", "B2"), False, False),
        (("B4", "B4", "B4"), False, False),
        (("B3", "B3", "B2"), False, False),
        (("B3", "B3", "B3"), True, False),
        (("B3", "B3", "B3"), False, True),
    ],
    ids=["too far", "too near", "not together", "after an encounter", "in stealth"],
)
def test_p03_rocket_launcher_misses(places: tuple[str, str, str], met: bool, stealth: bool) -> None:
    anna, marco, william = places
    evening = finished("P03", killer="murderer").at(anna=anna, marco=marco, william=william).change(last_turn_met=met)
    if stealth:
        evening.stealth("stalk", at="B4", last_seen="B4")
    assert not evening.survivors_turn().match.over


def test_p03_rocket_launcher_counts_the_encounters_of_the_last_killers_turn_only() -> None:
    evening = finished("P03").all_at("B3").at(killer="B3").dice(3, 3, 0, 0).killer_acts()
    evening.does("killer", "search").does("anna", "survivor:anna")
    for who in ("anna", "marco", "william"):
        evening.does(who, "move:B4")
    assert evening.asked("anna") == "act", "they met a moment ago"
    assert evening.next_survivors_turn().match.over


@pytest.mark.rule("TS-VAR-PLAN-10")
@pytest.mark.parametrize(
    ("place", "item", "seal", "won"),
    [
        ("G2", "longsword", "longsword", True),
        ("G2", "hatchet", "longsword", False),
        ("G2", "hatchet", "any_defence", True),
        ("G1", "longsword", "longsword", False),
    ],
)
def test_p04_arcane_seal_wins_by_the_longsword_at_the_mystic_place(place: str, item: str, seal: str, won: bool) -> None:
    evening = finished("P04", arcane_seal=seal).at(anna=place, killer=place).holds("anna", item).dice(3, 1, 1, 0)
    evening.killer_acts().does("killer", "search").does("anna", f"item:{item}")
    assert evening.told("anna", "defence")[0]["held"] is True
    assert evening.match.over is won


def test_p04_arcane_seal_is_heard_when_it_is_complete_and_needs_a_success() -> None:
    evening = drawn("P04").change(plan="P04", plan_lines=3).at(anna="G2").begin("check_plans")
    evening.does("anna", "advance:P04")
    assert evening.told("killer", "noises") == [{"places": ["G2"]}]
    evening = finished("P04").at(anna="G2", killer="G2").holds("anna", "longsword").dice(0, 0, 1, 0)
    evening.killer_acts().does("killer", "search").does("anna", "item:longsword")
    assert not evening.match.over


@pytest.mark.rule("TS-VAR-PLAN-10")
@pytest.mark.parametrize(
    ("places", "amulet", "won"),
    [(("G2", "G2", "G2"), True, True), (("G2", "G2", "G1"), True, False), (("G2",) * 3, False, False)],
)
def test_p11_concealed_portal_wins_with_map_light_and_amulet(
    places: tuple[str, str, str], amulet: bool, won: bool
) -> None:
    anna, marco, william = places
    evening = finished("P11").at(anna=anna, marco=marco, william=william).holds("anna", "secret_map")
    evening.holds("marco", "flashlight").holds("william", "amulet" if amulet else "ammo").survivors_turn()
    assert evening.match.over is won
