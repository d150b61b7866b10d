"""The abilities of the five Survivors, each by name, and the readings of them that a table can choose."""

from typing import Any

import pytest

from lamplit import Illegal

from .evening import Evening


def attacked(who: str, *items: str, **options: Any) -> Evening:
    """The Butcher finds one Survivor alone in the Den; all dice will show 0."""
    evening = Evening("butcher", **options).at(killer="R4", **{who: "R4"}).holds(who, *items).hand("pursue")
    return evening.dice(0, 0, 0, 0).killer_acts().does("killer", "search")


def total(evening: Evening) -> int:
    """What the last defence came to."""
    return evening.told("killer", "defence")[-1]["total"]


# -- Anna ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-KW-SENSE-3", "TS-FAQ-5-V2")
def test_anna_low_profile_no_sense_ever_names_her() -> None:
    evening = Evening().at(anna="R4", marco="R4", william="G1", killer="B4").hand("sense").killers_turn()
    evening.does("killer", "card:sense", "zone:red")
    assert evening.told("killer", "sensed") == [{"area": "red", "who": ["marco"]}]


@pytest.mark.rule("TS-KW-SEARCH-1")
def test_anna_low_profile_does_not_hide_her_from_a_search() -> None:
    evening = Evening().at(anna="R4", killer="R4").killer_acts().does("killer", "search")
    assert evening.told("killer", "search") == [{"place": "R4", "who": ["anna"]}]


def test_anna_meticulous_searches_without_a_sound() -> None:
    for who, noises in (("anna", []), ("marco", ["R2"])):
        evening = Evening().at(**{who: "R2"}, killer="G1").search_deck("toolbox").survivors_act().does(who, "search")
        assert evening.table.noises == noises


def test_anna_meticulous_does_not_silence_what_she_discovers() -> None:
    evening = Evening().at(anna="R4").discover_deck("toolbox", "ammo", "herbs").discover()
    assert evening.does("anna", "discover:anna").table.noises == ["R4"]


# -- Johnson ---------------------------------------------------------------------------------------------------------

SIX = ("whiskey", "whiskey", "hatchet", "hatchet", "ammo", "ammo")


@pytest.mark.rule("TS-INV-1")
@pytest.mark.parametrize(("limit", "too_many"), [(6, True), (7, False), (45, False)])
def test_johnson_large_backpack_holds_six_or_what_the_table_says(limit: int, too_many: bool) -> None:
    evening = Evening(team=("johnson", "anna", "william"), johnson_limit=limit).at(johnson="R2", killer="G1")
    evening.holds("johnson", *SIX).search_deck("herbs", "key").survivors_act().does("johnson", "search", "keep:herbs")
    assert (evening.asked("johnson") == "too-many-items") is too_many
    assert len(evening.who("johnson").items) == 7


@pytest.mark.rule("TS-SURV-TOOLBOX-2")
def test_johnson_engineering_expert_gets_three_out_of_a_toolbox() -> None:
    for who, progress in (("johnson", 3), ("anna", 2)):
        evening = Evening(team=("johnson", "anna", "william")).at(**{who: "B1"}, killer="G1").holds(who, "toolbox")
        assert evening.survivors_act().does(who, "use:toolbox").table.progress == progress


# -- Marco -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TS-SETUP-S-7")
def test_marco_prepared_starts_with_his_kit() -> None:
    assert Evening().who("marco").items == ["medical_kit"]
    without = Evening(team=("anna", "johnson", "william"))
    assert without.table.box == ["medical_kit", "camera"]


@pytest.mark.rule("TS-SURV-SPEC-1")
@pytest.mark.parametrize("item", ["adrenaline", "sedatives"])
def test_marco_equipped_takes_back_what_others_have_used(item: str) -> None:
    evening = Evening().fear(anna=1).holds("anna", item).survivors_act()
    evening.does("anna", "use:sedatives" if item == "sedatives" else "use:adrenaline:R2").does("marco", f"equip:{item}")
    assert item in evening.who("marco").items
    assert item not in evening.table.discard
    assert evening.who("marco").acted


def test_marco_equipped_takes_nothing_else_and_nothing_that_is_not_there() -> None:
    evening = Evening().change(discard=["whiskey", "ammo"]).survivors_act()
    assert not any(name.startswith("equip") for name in evening.may("marco"))
    with pytest.raises(Illegal):
        evening.does("marco", "equip:whiskey")


def test_marco_equipped_is_his_alone() -> None:
    evening = Evening().change(discard=["adrenaline"]).survivors_act()
    assert "equip:adrenaline" in evening.may("marco")
    assert "equip:adrenaline" not in evening.may("anna")


# -- Sophia ----------------------------------------------------------------------------------------------------------

WITH_SOPHIA = ("sophia", "anna", "william")


@pytest.mark.rule("TS-SETUP-S-7")
def test_sophia_nimble_starts_with_her_camera() -> None:
    assert Evening(team=WITH_SOPHIA).who("sophia").items == ["camera"]


@pytest.mark.rule("TS-MAP-PASS-3", "TS-SURV-EXTRA-3")
@pytest.mark.parametrize(("items", "acted"), [((), True), (("flashlight",), False)])
def test_sophia_observative_costs_her_action_unless_she_has_a_flashlight(items: tuple[str, ...], acted: bool) -> None:
    evening = Evening(team=WITH_SOPHIA).at(sophia="B5", killer="R1").holds("sophia", *items).survivors_act()
    evening.does("sophia", "passage:G5")
    assert evening.who("sophia").place == "G5"
    assert evening.who("sophia").acted is acted


def test_sophia_observative_with_a_flashlight_can_go_there_and_back_and_still_act() -> None:
    evening = Evening(team=WITH_SOPHIA).at(sophia="B1", killer="G5").holds("sophia", "flashlight").survivors_act()
    evening.does("sophia", "passage:G2", "passage:B1", "repair")
    assert evening.table.progress == 1


# -- William ---------------------------------------------------------------------------------------------------------


def test_william_persistence_adds_one_to_a_defence_without_an_item() -> None:
    assert total(attacked("william")) == 1
    assert total(attacked("anna")) == 0


@pytest.mark.parametrize(
    ("reading", "item", "sum_of_all"),
    [
        ("no_item", "limestone", 2),
        ("no_item", "shortsword", 1),
        ("no_weapon", "limestone", 3),
        ("no_weapon", "shortsword", 1),
        ("no_weapon", "hatchet", 1),
    ],
)
def test_william_persistence_may_allow_all_but_weapons(reading: str, item: str, sum_of_all: int) -> None:
    evening = attacked("william", item, william_persistence=reading).does("william", f"item:{item}")
    assert total(evening) == sum_of_all


@pytest.mark.rule("TS-SURV-SPEC-1")
def test_william_sprint_goes_three_steps_and_is_heard_where_it_ends() -> None:
    evening = Evening().at(william="R1", killer="G1").survivors_act().does("william", "sprint:G4")
    assert evening.who("william").place == "G4"
    assert evening.table.noises == ["G4"]
    assert evening.who("william").acted
    assert evening.told("killer", "moved") == []


@pytest.mark.rule("TS-KW-MOVE-2")
def test_william_sprint_ends_at_blocks() -> None:
    evening = Evening().at(william="R4").blocks("R4-R5", "B5-R4").survivors_act()
    assert not any(name.startswith("sprint") for name in evening.may("william"))


@pytest.mark.parametrize(("exact", "near"), [(False, True), (True, False)])
def test_william_sprint_may_have_to_be_three_steps(exact: bool, near: bool) -> None:
    evening = Evening(sprint_exact=exact).at(william="G5", killer="R1").survivors_act()
    assert ("sprint:G2" in evening.may("william")) is near
    assert "sprint:G1" in evening.may("william")


def test_william_sprint_is_his_alone() -> None:
    evening = Evening().survivors_act()
    assert not any(name.startswith("sprint") for name in evening.may("anna") + evening.may("marco"))
