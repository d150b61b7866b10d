"""The radio, the Toolbox and the rescue they call."""

import pytest

import lamplit

from .evening import Evening


@pytest.mark.rule("TS-SURV-REPAIR-1")
def test_a_repair_is_one_token_on_the_radio() -> None:
    evening = Evening().at(marco="B1").change(progress=2).survivors_act().does("marco", "repair")
    assert evening.sees("anna")["progress"] == 3
    assert evening.forbids("marco", "calm") == "TS-SURV-ACT-1"


@pytest.mark.rule("TS-SURV-REPAIR-2")
def test_a_repair_is_heard_in_the_living_room() -> None:
    evening = Evening().quiet_discoveries().at(marco="B1").survivors_act().does("marco", "repair")
    assert evening.table.noises == ["B1"]
    evening.end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": ["B1"]}]


@pytest.mark.rule("TS-SURV-REPAIR-3")
def test_the_team_repairs_once_in_a_round() -> None:
    evening = Evening().at(anna="B1", marco="B1").survivors_act().does("marco", "repair")
    assert evening.forbids("anna", "repair") == "TS-SURV-REPAIR-3"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "repair")
    evening.next_round().does("anna", "repair")
    assert evening.table.progress == 2


@pytest.mark.rule("TS-SURV-REPAIR-4")
def test_nobody_repairs_before_the_killers_eyes() -> None:
    evening = Evening().at(anna="B1", killer="B1").holds("anna", "toolbox").survivors_act()
    assert evening.forbids("anna", "repair") == "TS-SURV-REPAIR-4"
    assert evening.forbids("anna", "use:toolbox") == "TS-SURV-REPAIR-4"
    with pytest.raises(lamplit.Illegal):
        evening.does("anna", "repair")


@pytest.mark.rule("TS-SURV-REPAIR-4")
@pytest.mark.parametrize("at", ["B1", "R1"])
def test_a_killer_in_stealth_prevents_no_repair(at: str) -> None:
    evening = Evening(killer="spectre").at(anna="B1").stealth("vanish", at=at, last_seen="B1").survivors_act()
    evening.does("anna", "repair")
    assert evening.table.progress == 1


def test_a_same_location_killer_the_choices_do_not_betray_a_killer_in_stealth() -> None:
    near = Evening(killer="spectre").at(anna="B1", marco="R2").stealth("vanish", at="B1", last_seen="R2")
    far = Evening(killer="spectre").at(anna="B1", marco="R2").stealth("vanish", at="R3", last_seen="R2")
    for who in ("anna", "marco"):
        assert near.survivors_act().may(who) == far.survivors_act().may(who)


@pytest.mark.rule("TS-SURV-REPAIR-5")
def test_the_fifth_token_makes_the_radio_work_and_there_is_no_sixth() -> None:
    evening = Evening().at(anna="B1", marco="B1").change(progress=4).survivors_act().does("anna", "repair")
    assert evening.table.progress == 5
    assert evening.table.rescue == 5
    evening.next_round()
    assert evening.forbids("anna", "repair") == "TS-SURV-REPAIR-5"


@pytest.mark.rule("TS-SURV-REPAIR-5")
def test_four_tokens_are_not_enough() -> None:
    evening = Evening().at(anna="B1").change(progress=3).survivors_act().does("anna", "repair")
    assert evening.table.rescue == 0


def test_a_rescue_and_radio_after_the_call_nobody_repairs_any_more() -> None:
    evening = Evening().at(anna="B1").holds("anna", "toolbox").change(progress=5, rescue=3).survivors_act()
    assert evening.forbids("anna", "repair") == "TS-SURV-REPAIR-5"
    assert evening.forbids("anna", "use:toolbox") == "TS-SURV-REPAIR-5"


@pytest.mark.rule("TS-SURV-REPAIR-6")
def test_the_killer_cannot_tell_how_far_the_repair_has_come() -> None:
    def evening_at(progress: int) -> Evening:
        evening = Evening().quiet_discoveries().at(anna="B1").change(progress=progress).survivors_act()
        return evening.does("anna", "repair").end_survivors_turn()

    first, fourth = evening_at(0), evening_at(3)
    assert first.sees("anna")["progress"] == 1
    assert fourth.sees("anna")["progress"] == 4
    assert first.sees("killer") == fourth.sees("killer")
    assert first.told("killer") == fourth.told("killer")


# -- the Toolbox -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SURV-TOOLBOX-1", "TS-SURV-TOOLBOX-2")
@pytest.mark.parametrize(("who", "progress"), [("anna", 3), ("johnson", 4)])
def test_the_toolbox_brings_two_and_three_in_johnsons_hands(who: str, progress: int) -> None:
    evening = Evening(team=("anna", "marco", "johnson")).all_at("B1").change(progress=1).holds(who, "toolbox")
    evening.survivors_act().does(who, "use:toolbox")
    assert evening.table.progress == progress


@pytest.mark.rule("TS-SURV-TOOLBOX-2")
def test_johnson_without_the_toolbox_repairs_like_anybody_else() -> None:
    evening = Evening(team=("anna", "marco", "johnson")).all_at("B1").survivors_act().does("johnson", "repair")
    assert evening.table.progress == 1


@pytest.mark.rule("TS-SURV-TOOLBOX-3")
def test_the_toolbox_is_heard_as_well() -> None:
    evening = Evening().quiet_discoveries().at(anna="B1").holds("anna", "toolbox").survivors_act()
    evening.does("anna", "use:toolbox").end_survivors_turn()
    assert evening.told("killer", "noises") == [{"places": ["B1"]}]


@pytest.mark.rule("TS-SURV-TOOLBOX-4")
@pytest.mark.parametrize(
    ("first", "then", "rule"),
    [("use:toolbox", "repair", "TS-SURV-REPAIR-3"), ("repair", "use:toolbox", "TS-SURV-TOOLBOX-4")],
)
def test_the_toolbox_is_the_one_repair_of_the_round(first: str, then: str, rule: str) -> None:
    evening = Evening().all_at("B1").holds("anna", "toolbox").holds("marco", "toolbox").survivors_act()
    evening.does("anna", first)
    assert evening.forbids("marco", then) == rule
    with pytest.raises(lamplit.Illegal):
        evening.does("marco", then)


def test_a_repair_cap_the_surplus_of_a_toolbox_is_lost() -> None:
    evening = Evening().at(anna="B1").holds("anna", "toolbox").change(progress=4).survivors_act()
    evening.does("anna", "use:toolbox")
    assert evening.table.progress == 5
    assert evening.table.rescue == 5


def test_a_repair_round_the_blueprint_belongs_to_the_same_repair() -> None:
    evening = Evening(plans=True).all_at("B1").change(plan_done="P05", plans=["P05", "P06"]).survivors_act()
    evening.does("anna", "repair")
    assert evening.table.progress == 2
    assert evening.forbids("marco", "repair") == "TS-SURV-REPAIR-3"


def test_a_repair_round_a_radio_of_ones_own_making_ignores_the_limit() -> None:
    evening = Evening(plans=True).at(anna="B1", marco="R4").holds("marco", "toolbox", "toolbox", "toolbox")
    evening.change(plan_done="P06", plans=["P05", "P06"]).survivors_act().does("anna", "repair")
    evening.does("marco", "plan:P06")
    assert evening.table.rescue == 5
    assert sorted(evening.table.noises) == ["B1", "R4"]


# -- the rescue ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-RESCUE-1")
def test_the_call_goes_out_at_once_and_help_is_five_slots_away() -> None:
    evening = Evening().at(anna="B1").change(progress=4).survivors_act().does("anna", "repair")
    assert evening.asked("marco") == "act"
    assert evening.table.rescue == 5


@pytest.mark.rule("TS-RESCUE-2")
def test_the_killer_sees_that_help_is_coming_and_when() -> None:
    evening = Evening().at(anna="B1").change(progress=4).survivors_act()
    assert evening.sees("killer")["rescue"] == 0
    evening.does("anna", "repair")
    assert evening.sees("killer")["rescue"] == 5
    assert evening.told("killer", "rescue-called") == [{"rounds": 5}]
    evening.next_round()
    assert evening.sees("killer")["rescue"] == 4


@pytest.mark.rule("TS-RESCUE-3-V2", "TS-RESCUE-3-V105")
@pytest.mark.parametrize("edition", ["v2", "v1.05"])
def test_help_arrives_on_the_fifth_step_of_the_token(edition: str) -> None:
    evening = Evening(edition=edition).at(anna="B1").change(progress=4).survivors_act().does("anna", "repair")
    slots: list[int] = []
    while not evening.match.over:
        slots.append(evening.next_round().sees("anna")["rescue"])
    assert slots == [4, 3, 2, 1, 0]
    assert evening.match.result is not None
    assert evening.match.result["how"] == "rescue"
    assert evening.table.round == 6


def test_a_rescue_start_the_token_stands_still_in_the_turn_of_the_call() -> None:
    evening = Evening().at(anna="B1").change(progress=4).survivors_act().does("anna", "repair").end_survivors_turn()
    assert evening.table.turn == "killer"
    assert evening.sees("killer")["rescue"] == 5


@pytest.mark.rule("TS-RESCUE-4")
def test_help_finds_everybody_wherever_they_are_and_without_keys() -> None:
    evening = Evening().at(anna="G2", marco="R4", william="B3", killer="R4").health(marco=1).change(rescue=1)
    evening.survivors_turn()
    assert evening.sees("killer")["keys"] == 0
    assert evening.match.result is not None
    assert evening.match.result["winners"] == ["survivor1", "survivor2", "survivor3"]
    assert evening.match.result["how"] == "rescue"


@pytest.mark.rule("TS-RESCUE-4")
def test_help_comes_too_late_for_the_dead() -> None:
    evening = Evening().at(anna="R5", killer="R5", marco="B1", william="B1").health(anna=1).change(rescue=1)
    evening.dice(0, 0, 0, 0).killer_acts().does("killer", "search")
    assert evening.match.result is not None
    assert evening.match.result["winners"] == ["killer"]


def test_the_need_for_repair_and_the_wait_for_help_can_be_set() -> None:
    evening = Evening(repair_need=4, rescue_rounds=6).at(anna="B1").change(progress=3).survivors_act()
    evening.does("anna", "repair")
    assert evening.table.rescue == 6
