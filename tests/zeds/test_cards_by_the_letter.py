"""Cards and abilities whose every word counts: when they are read, whom they mean, and what stands against them."""

from typing import Any

import pytest

from lamplit.games.zeds.state import EKG, REDUCED

from .siege import Siege

# -- when ------------------------------------------------------------------------------------------------------------


def test_the_disease_spreads_from_the_zeds_phase_on() -> None:
    siege = Siege("I").unit("civilians1", "F4", side=REDUCED, hits=1).store(infection=4).event("spread")
    siege.fate("bad_stock", "iron_will").rolls((1, 2), (1, 1), (1,)).bag(9, 3).begin("infection_phase").does("roll")
    assert siege.table.cemetery == ["civilians1"]
    assert [told["place"] for told in siege.told("zed-placed")] == ["F4", "H7"]


def test_battering_rams_tear_nothing_down_before_the_zeds_phase() -> None:
    siege = Siege("II").unit("civilians7", "M2").zed("M3", 4).change(barricades=["M2"]).store(infection=4)
    siege.chaos("F1").chaos("H1").chaos("S1").fate("downpour").event("hard_heads").bag(3)
    siege.rolls((1, 2), (1,), (6, 6), (4,)).begin("infection_phase")
    fight = siege.told("fight")[0]
    assert (fight["place"], fight["shifts"]) == ("M2", [["terrain:barricade", 2]])


@pytest.mark.parametrize("card", ["decoy", "mesmerized"])
def test_cards_of_the_zeds_phase_do_not_help_when_zeds_are_activated_before_it(card: str) -> None:
    siege = Siege("V").unit("civilians7", "M2").zed("M4", 9).store(infection=4).holds(card)
    siege.fate("alpha_zed").event("spread").rolls((1, 2)).bag(3).begin("infection_phase")
    assert siege.told("zeds-moved")[0]["place"] == "M3"
    assert siege.asked() != "zeds-card" or siege.table.phase == "zeds"


# -- what stands against it ------------------------------------------------------------------------------------------


def test_super_zeds_do_not_rage_where_nobody_moves_any_more() -> None:
    siege = Siege("III").zed("M5", "giant").zed("F5", "doomed").change(calm=["M"], flooded=["M"])
    siege.event("super_rage").begin("zeds_phase_ends")
    assert siege.piece("giant").place == "M5"
    assert siege.piece("doomed").place == "F4"


def test_a_decoy_keeps_a_raging_super_zed_where_it_is() -> None:
    siege = Siege("III").zed("M5", "giant").holds("decoy").rolls((1,)).event("super_rage").begin("zeds_phase_ends")
    siege.does("card:decoy")
    assert siege.piece("giant").place == "M5"


def test_raiders_wait_for_the_downpour_to_end() -> None:
    siege = Siege("II").chaos("M5").change(flooded=["M"], calm=["M"]).event("raiders").begin("zeds_phase_begins")
    assert siege.piece("raiders").place == "M7"


def test_nobody_comes_up_from_the_tunnel_onto_a_flooded_track() -> None:
    siege = Siege("IV").zed("T4", 5).change(flooded=["M"], calm=["M"]).event("sewer_zeds").begin("zeds_phase_ends")
    assert siege.zeds_at("T4") == [(5, 0)]


def test_the_surge_of_the_horde_comes_after_the_last_bullet() -> None:
    siege = Siege("II", mode="versus").fate("bad_stock").zed("F6", 5).zed("M6", 5)
    siege.change(horde_hand=["horde_surge"]).event("finale_b2").begin("zeds_phase_begins")
    siege.does("card:horde_surge:M", who="zeds")
    assert [told["track"] for told in siege.told("activated")] == ["F", "F", "M"]


@pytest.mark.parametrize("state", [{"bridge": "collapsed"}, {"flooded": ["S"]}])
def test_overwatch_leads_nowhere_that_nobody_can_enter(state: dict[str, Any]) -> None:
    siege = Siege("II").unit("piazza", "S2").zed("S3", 5).store(ammo=1).change(**state).rolls((1, 1)).actions(2).begin()
    siege.does(f"fire:piazza:{siege.names_at('S3')[0]}")
    assert siege.asked() != "overwatch"
    assert siege.piece("piazza").place == "S2"


# -- whom it means ---------------------------------------------------------------------------------------------------


def test_hired_guns_pay_for_the_national_guard() -> None:
    siege = Siege("III").unit("national_guard", "F1").zed("F2", 5).store(ammo=2).event("mercs").rolls((1, 1))
    zed = siege.names_at("F2")[0]
    siege.actions(2).begin().does(f"fire:national_guard:{zed}")
    assert siege.table.ammo == 2


def test_an_infector_that_something_hit_is_gone_before_the_fight() -> None:
    siege = Siege("IV").unit("civilians7", "F1").zed("F2", "noelle").holds("throw_it").rolls((6, 6), (1,))
    siege.activate("F").does("card:throw_it")
    assert siege.piece("noelle").place == "F7"
    assert siege.told("fight") == []
    assert siege.piece("civilians7").place == "F1"


def test_iron_will_is_for_zeds_not_for_raiders() -> None:
    siege = Siege("II").unit("civilians1", "F2").zed("F3", "raiders").holds("iron_will").rolls((1, 1))
    siege.begin("four_r")
    assert siege.told("result")[0]["human_wins"] is False
    assert siege.table.hand == ["iron_will"]
    assert siege.asked() == "saving-roll"


def test_any_unit_on_a_track_may_smell_it() -> None:
    siege = Siege("III").zed("F4", 6, marks=("stench",)).unit("hunt", "F2").zed("F2", "raiders")
    siege.folk("villagers1", "F2", side=REDUCED).folk("villagers2", "F2").rolls((6, 6), (1,)).activate("F")
    assert siege.may() == {"unit:hunt", "unit:raiders", "unit:villagers1"}
    siege.does("unit:villagers1", "roll")
    assert siege.last("free-shot")["piece"] == "villagers1"
    assert "villagers1" in siege.table.cemetery


def test_stench_at_raiders() -> None:
    siege = Siege("III").zed("F4", 6, marks=("stench",)).zed("F2", "raiders").rolls((6, 6)).activate("F")
    assert siege.piece("raiders").hits or siege.piece("raiders").side == REDUCED


def test_the_old_cannon_fires_at_raiders() -> None:
    siege = Siege("V").unit("hunt", "TC").zed("F1", "raiders").holds("old_cannon").rolls((6, 6), (1,)).begin()
    siege.does("card:old_cannon:raiders")
    assert siege.piece("raiders").hits or siege.piece("raiders").side == REDUCED


def test_two_are_drawn_for_the_smell_too() -> None:
    siege = Siege("III").research("jerky", current="unnatural").unit("hunt", "F2").bag(3, 9).rolls((6, 6))
    siege.event("odd_smell").begin("zeds_phase_ends").does(*([] if siege.asked() == "one-of-two" else ["unit:hunt"]))
    assert siege.asked() == "one-of-two"


@pytest.mark.rule("DZ-RUL-13")
def test_rangers_are_civilians() -> None:
    siege = Siege("IV").unit("rangers", "B1", side=REDUCED, marks=(EKG,)).unit("hunt", "B2", side=REDUCED)
    siege.holds("out_of_bed").store(infection=3).begin()
    assert siege.may("card:out_of_bed") == {"card:out_of_bed:rangers"}


def test_leaflets_wake_the_comatose() -> None:
    siege = Siege("III").research("leaflets").unit("agee", "LAB").unit("furies", "B1", side=REDUCED, marks=(EKG,))
    siege.store(supplies=5, infection=5).actions(1).rolls((6,)).begin().does("research:agee", "unit:furies")
    assert siege.piece("furies").marks == ()
    assert siege.piece("furies").hits_left == 1
    assert siege.table.infection == 4


def test_a_silent_blade_is_for_zeds_not_for_raiders() -> None:
    siege = Siege("III").unit("darling", "F2").zed("F3", "raiders").rolls((6, 6)).begin("four_r")
    assert siege.told("rolled")[0]["why"] == "fight"


def test_out_of_bed_leads_to_town_center_too() -> None:
    siege = Siege("IV").unit("civilians7", "B1", hits=1).holds("out_of_bed").store(infection=3).begin()
    siege.does("card:out_of_bed:civilians7")
    assert "place:TC" in siege.may()
    siege.does("place:TC")
    assert siege.piece("civilians7").place == "TC"


def test_a_zed_that_takes_the_place_of_another_keeps_no_marker() -> None:
    siege = (
        Siege("III").unit("agee", "LAB").zed("F4", "giant", hits=1, marks=("stench",)).bag(4).research("anti_growth")
    )
    siege.store(supplies=5).actions(1).rolls((6,)).begin().does("research:agee", "zed:giant")
    assert siege.zeds_at("F4") == [(4, 1)]
    assert [zed.marks for zed in siege.table.zeds.values()] == [()]
    assert siege.table.used_marks == ["stench"]
