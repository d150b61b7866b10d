"""Offices, Lab and research: the action, the deck, and each of its cards."""

import pytest

from lamplit.games.zeds.data.levels import LENGTHS
from lamplit.games.zeds.data.research import RESEARCH
from lamplit.games.zeds.phases.infection import outbreak_place
from lamplit.games.zeds.state import REDUCED
from lamplit.games.zeds.town.research import reveal
from lamplit.games.zeds.victory import score

from .siege import Siege


def lab(*cards: str, current: str = "") -> Siege:
    """Agent Wright in the Lab, supplies, actions to spare, and these cards on top of the research deck."""
    siege = Siege("III").unit("wright", "LAB").store(supplies=5).actions(4)
    return siege.research(*cards, current=current)


def found(card: str, siege: Siege | None = None) -> Siege:
    """The card has just been found by research."""
    return (siege or lab()).research(card).rolls((6,)).begin().does("research:wright")


# -- Offices and Lab -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-SCI-1")
def test_only_scientists_enter_offices_and_lab() -> None:
    siege = Siege("III").unit("seaver", "TC").unit("hunt", "TC").begin()
    assert {"move:seaver:O1", "move:seaver:O2", "move:seaver:LAB"} <= siege.may()
    assert siege.refuses("move:hunt:O1") == siege.refuses("move:hunt:LAB") == "DZ-SCI-1"
    assert Siege("II").unit("seaver", "TC").begin().refuses("move:seaver:O1") == "DZ-SCI-1"


@pytest.mark.rule("DZ-SCI-2")
def test_each_office_holds_one_unit() -> None:
    siege = Siege("III").unit("seaver", "O1").unit("agee", "TC").begin()
    assert siege.refuses("move:agee:O1") == "DZ-SCI-2"
    assert "move:agee:O2" in siege.may()


# -- the action and the deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-RES-1")
def test_research_begins_with_the_commission() -> None:
    assert Siege("III").table.research_done == ["dpc_order"]
    assert RESEARCH["dpc_order"].next_roll == 3
    assert Siege("II").table.research_done == []


@pytest.mark.rule("DZ-RES-2")
def test_research_takes_a_scientist_in_the_lab() -> None:
    assert "research:wright" in lab().begin().may()
    assert Siege("III").unit("wright", "O1").begin().refuses("research:wright") == "DZ-RES-2"


@pytest.mark.rule("DZ-RES-3")
def test_supplies_are_gone_even_if_research_fails() -> None:
    siege = lab(current="anti_growth").rolls((4,)).begin().does("research:wright")
    assert siege.table.supplies == 4
    assert siege.table.research_done[-1] == "anti_growth"
    poor = lab(current="anti_growth").store(supplies=0).begin()
    assert poor.refuses("research:wright") == "DZ-RES-3"


@pytest.mark.rule("DZ-RES-4")
def test_a_success_reveals_the_next_card() -> None:
    siege = lab("stalled", current="anti_growth").rolls((5,)).begin().does("research:wright")
    assert siege.table.research_done[-1] == "stalled"
    assert lab("helper").rolls((2,)).begin().does("research:wright").table.research_done == ["dpc_order"]


@pytest.mark.rule("DZ-RES-5")
def test_the_text_of_the_new_card_is_done_as_far_as_possible() -> None:
    assert found("jerky").table.supplies == 7
    assert found("not_dead").table.research_done[-1] == "not_dead"


@pytest.mark.rule("DZ-RES-6")
def test_one_success_a_turn() -> None:
    siege = lab("helper").rolls((1,), (2,), (3,)).begin().does("research:wright", "research:wright", "research:wright")
    assert siege.table.research_done[-1] == "helper"
    assert siege.refuses("research:wright") == "DZ-RES-6"


@pytest.mark.rule("DZ-RES-7", "DZ-RES-8")
def test_a_card_may_come_without_research() -> None:
    table = Siege("III").research("jerky", "helper").change(used=["research"]).table
    for card in ("jerky", "helper"):
        with pytest.raises(StopIteration):
            reveal(table).send(None)
        assert table.research_done[-1] == card
    assert table.supplies == 2
    assert table.used == ["research"]


@pytest.mark.rule("DZ-RES-9")
@pytest.mark.parametrize("length", ["short", "epic"])
def test_basic_research_comes_before_breakthroughs(length: str) -> None:
    deck = Siege("III", length=length).table.research_deck
    kinds = [RESEARCH[card].kind for card in reversed(deck)]
    basic = LENGTHS[3, length].research
    assert kinds[:basic] == ["basic"] * basic
    assert "basic" not in kinds[basic:]
    assert sorted(kinds[basic:]) == ["breakthrough"] * 2 + ["breakthrough_key"] * 5


# -- the antidote ----------------------------------------------------------------------------------------------------


def test_antidote() -> None:
    siege = found("antidote")
    assert siege.table.antidote == 1
    assert siege.table.research_done == ["dpc_order"]
    assert siege.table.research_deck.count("antidote") == 1


@pytest.mark.rule("DZ-ANTI-1")
def test_the_second_time_the_antidote_is_found() -> None:
    siege = found("antidote", lab().change(antidote=1).store(infection=4))
    assert siege.table.antidote == 2
    assert siege.table.infection == 4
    assert siege.table.research_done[-1] == "antidote"


@pytest.mark.rule("DZ-ANTI-2")
@pytest.mark.parametrize(("antidote", "falls"), [(0, False), (1, False), (2, True)])
def test_the_antidote_lowers_infection_in_housekeeping(antidote: int, falls: bool) -> None:
    siege = lab().change(antidote=antidote).store(infection=4).begin("housekeeping")
    assert (siege.story("infection", "event")[0] == "infection") == falls
    assert not falls or siege.told("infection")[0] == {"by": -1, "infection": 3}


@pytest.mark.rule("DZ-ANTI-3")
def test_the_antidote_is_worth_a_point() -> None:
    points = [sum(score(lab().change(antidote=antidote).table, True).values()) for antidote in (0, 1, 2)]
    assert points[0] == points[1] == points[2] - 1


# -- basic cards -----------------------------------------------------------------------------------------------------


def test_interesting() -> None:
    assert found("interesting", lab().store(infection=5)).table.infection == 3


def test_drugged() -> None:
    siege = lab(current="drugged").unit("hunt", "F1").zed("F2", 4).zed("S2", 3).begin("action_phase")
    assert siege.zeds_at("F2") == [(4, 1)]
    assert siege.zeds_at("S2") == [(3, 0)]


def test_not_dead() -> None:
    siege = lab().change(cemetery=["furies"])
    siege.table.pool.remove("furies")
    piece = found("not_dead", siege).piece("furies")
    assert (piece.place, piece.hits_left) == ("TC", 1)


@pytest.mark.parametrize("answer", ["unit:civilians7", "go-on"])
def test_distraction(answer: str) -> None:
    siege = lab(current="distraction").unit("civilians7", "F2").zed("F3", 4).rolls((6, 6)).activate("F")
    siege.does(answer)
    stopped = answer != "go-on"
    assert siege.piece("civilians7").place == ("F1" if stopped else "F2")
    assert bool(siege.told("fight")) != stopped
    assert stopped == (siege.zeds_at("F3") == [(4, 0)])


def test_helper() -> None:
    assert RESEARCH[found("helper").table.research_done[-1]].next_roll == 3


def test_leaflets() -> None:
    siege = lab().unit("civilians1", "F1", hits=1).unit("furies", "TC", side=REDUCED).store(infection=5)
    siege = found("leaflets", siege).does("unit:civilians1", "unit:furies")
    assert siege.piece("civilians1").hits == 0
    assert siege.piece("furies").hits_left == 3
    assert siege.table.infection == 3


def test_leaflets_may_be_left_at_that() -> None:
    siege = lab().unit("civilians1", "F1", hits=1).unit("furies", "TC", side=REDUCED).store(infection=5)
    siege = found("leaflets", siege).does("unit:furies", "go-on")
    assert (siege.piece("civilians1").hits, siege.table.infection) == (1, 4)


def test_rumours_of_hope() -> None:
    siege = lab(current="rumours_of_hope").unit("hunt", "F1", side=REDUCED).zed("F2", 9)
    siege.rolls((1, 1), (1,), (3,)).activate("F").does("keep")
    while siege.asked() == "saving-roll":
        siege.does("roll")
    assert siege.piece("hunt").place == "B1"


def test_jerky() -> None:
    assert found("jerky").table.supplies == 7


def test_music() -> None:
    siege = found("music", lab().zed("F2", 4).zed("F2", 5).zed("S1", 3)).does("place:F2")
    assert siege.zeds_at("F3") == [(5, 0), (4, 0)]
    assert siege.zeds_at("S1") == [(3, 0)]


def test_confident() -> None:
    siege = found("confident", lab().chaos("F4", 2).chaos("S4").store(infection=3)).does("place:S4")
    assert siege.table.chaos == {"F4": 2}
    assert (siege.table.chaos_left, siege.table.infection) == (8, 3)


def test_half_turned() -> None:
    siege = lab(current="half_turned").store(infection=9).rolls((1, 2)).begin("infection_roll")
    assert siege.told("infection")[0]["infection"] == 2


def test_short_stock() -> None:
    siege = lab("stalled", current="short_stock").actions(0).change(own_actions=[]).rolls((4,), (5,)).begin()
    siege.does("research:short_stock", "research:short_stock")
    assert siege.table.research_done[-1] == "stalled"
    assert siege.table.supplies == 3
    assert siege.table.own_actions == ["red"]


def test_more_tests() -> None:
    siege = found("more_tests", lab().change(components=["gas"]))
    assert siege.table.components == []
    siege = found("more_tests")
    assert RESEARCH[siege.table.research_deck[-1]].kind == "basic"
    assert siege.told("set-back")


# -- breakthroughs ---------------------------------------------------------------------------------------------------


def test_anti_growth() -> None:
    siege = found("anti_growth", lab().zed("F3", "giant", hits=2).bag(4)).does("zed:giant")
    assert siege.zeds_at("F3") == [(4, 2)]
    assert siege.table.gone == ["giant"]


def test_anti_growth_may_be_left_at_that() -> None:
    siege = found("anti_growth", lab().zed("F3", "giant", hits=2).bag(4)).does("go-on")
    assert siege.piece("giant").hits == 2
    assert siege.table.gone == []


@pytest.mark.parametrize(("current", "supplies"), [("campaign", 1), ("stalled", 0)])
def test_campaign(current: str, supplies: int) -> None:
    siege = lab(current=current).unit("hunt", "F4").begin()
    plain = Siege("III").unit("hunt", "F4").begin().odds("forage:hunt")["find"]
    assert (siege.odds("forage:hunt")["find"] > plain) == bool(supplies)


def test_unnatural() -> None:
    siege = lab(current="unnatural").bag(4, 7).activate("H")
    weak = next(name for name in siege.may() if name.startswith("zed:"))
    assert len(siege.may()) == 2
    siege.does(weak)
    assert siege.names_at("H7") == [weak[4:]]


def test_vaccine() -> None:
    assert outbreak_place(lab(current="vaccine").chaos("F3").begin().table, "F") == "F7"
    assert outbreak_place(lab(current="stalled").chaos("F3").begin().table, "F") == "F3"


def test_science_hero() -> None:
    siege = found("science_hero", lab().picks("heroes", "agee"))
    assert siege.piece("agee").place == "TC"


def test_stalled() -> None:
    assert RESEARCH[found("stalled").table.research_done[-1]].next_roll == 4


def test_drugged_zeds_are_the_weakest() -> None:
    siege = lab(current="drugged").unit("hunt", "F1").zed("F2", 6).zed("F2", 4).begin("action_phase")
    assert siege.zeds_at("F2") == [(6, 0), (4, 1)]


def test_leaflets_are_no_heal_of_the_ward() -> None:
    siege = lab().unit("agee", "O1").unit("civilians1", "F1", hits=1).store(infection=5)
    assert found("leaflets", siege).does("unit:civilians1").table.infection == 4


def test_short_stock_takes_a_supplies() -> None:
    siege = lab("stalled", current="short_stock").store(supplies=0).begin()
    assert siege.refuses("research:short_stock") == "DZ-RES-3"


def test_distraction_fools_no_raiders() -> None:
    siege = lab(current="distraction").unit("civilians7", "F2").zed("F3", "raiders").rolls((6, 6)).begin("four_r")
    assert siege.told("fight")[0]["zeds"] == ["raiders"]


def test_research_is_set_back_by_basic_cards_only() -> None:
    siege = Siege("IV").unit("hunt", "TC").change(research_box=["campaign"]).rolls((1,))
    cards = [*siege.table.research_deck]
    siege.event("lab_accident").begin("zeds_phase_begins")
    assert siege.table.research_deck == cards
