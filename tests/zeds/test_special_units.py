"""Rangers, National Guard, Petra's Angels, Bubba's Gang, the V.I.P. Survivors, and the bridge."""

from typing import Any

import pytest

from lamplit.games.zeds.state import EKG, FULL, REDUCED
from lamplit.games.zeds.town.movement import COLLAPSED, FERRY

from .siege import Siege

# -- units that come by events ---------------------------------------------------------------------------------------


def test_woodcraft() -> None:
    siege = Siege("II").unit("rangers", "F2").zed("F3", 5).rolls((6, 6)).actions(1).begin().does("move:rangers:F3")
    assert siege.last("fight")["shifts"] == [["woodcraft", 1]]


def test_long_range_of_the_rangers() -> None:
    siege = Siege("II").unit("rangers", "F2").zed("F4", "zed9").begin()
    assert siege.odds("fire:rangers:zed9")["shifts"] == [["long_range", -1]]


def test_heavy_guns() -> None:
    siege = Siege("II").unit("national_guard", "F2").zed("F3", "zed34").store(ammo=3).rolls((1, 1)).actions(1).begin()
    siege.does("fire:national_guard:zed34")
    assert siege.table.ammo == 1
    assert siege.refuses("fire:national_guard:zed34") == "DZ-GUN-1"


def test_saddlebags() -> None:
    siege = Siege("III").unit("petras_angels", "F2").zed("F3", "zed34").store(ammo=3, supplies=2).rolls((1, 1))
    siege.actions(1).begin().does("fire:petras_angels:zed34")
    assert (siege.table.ammo, siege.table.supplies) == (3, 1)


# -- Bubba's Gang ----------------------------------------------------------------------------------------------------


def test_bubba() -> None:
    siege = Siege("III").fate("bubba").zed("F5", 4).zed("M5", 4).zed("H5", 4).event("spread")
    siege.begin("zeds_phase_begins").does("track:F")
    assert siege.piece("bubba").place == "S7"


def test_bubba_fights_better_on_either_side() -> None:
    siege = Siege("III").zed("F3", "bubba").unit("furies", "F2").rolls((6, 6)).begin("four_r")
    assert ["bubba", -1] in siege.last("fight")["shifts"]
    siege = Siege("III").zed("F3", "bubba").zed("F2", 5).rolls((6, 6)).begin("four_r")
    assert ["bubba", 1] in siege.told("fight")[0]["shifts"]


def test_bubba_hurts_all_in_town_when_he_plunders() -> None:
    siege = Siege("III").zed("F0", "bubba").unit("riot", "TC").unit("bauer", "H0").unit("fire129", "H1")
    siege.unit("salvation", "B1").store(ammo=0, supplies=9).begin("four_r")
    hit = [told["piece"] for told in siege.told("hit")][:2]
    assert set(hit) == {"riot", "bauer"}
    assert siege.piece("fire129").hits == siege.piece("salvation").hits == 0
    assert siege.told("looted")[0]["supplies"] == 6
    assert "bubba" in siege.table.gone


def test_bubba_is_gone_after_his_raid() -> None:
    siege = Siege("III").fate("bubba").change(aside=["raiders"], gone=["bubba"]).zed("F5", 4).event("spread")
    siege.begin("zeds_phase_begins").does("track:F")
    assert "bubba" not in siege.table.raiders


# -- V.I.P. Survivors ------------------------------------------------------------------------------------------------


def vips() -> Siege:
    """The V.I.P. Survivors one step from Town Center."""
    siege = Siege("II").folk("vip", "F0", side=REDUCED).unit("hunt", "B1", side=REDUCED, marks=(EKG,))
    siege.unit("civilians1", "F3", hits=1).unit("furies", "TC")
    return siege.store(infection=6, ammo=1, supplies=1).actions(1).begin().does("move:vip:TC")


def test_vip_brings_health() -> None:
    siege = vips().does("gift:infection")
    assert siege.table.infection == 0
    assert siege.piece("vip").place == "CAMP"


def test_vip_brings_doctors() -> None:
    siege = vips().does("gift:heal")
    assert (siege.piece("hunt").side, siege.piece("hunt").marks) == (FULL, ())
    assert siege.piece("civilians1").hits == 0
    assert [told["piece"] for told in siege.told("mended")] == ["hunt", "civilians1"]


def test_vip_brings_stores() -> None:
    siege = vips().does("gift:stores")
    assert (siege.table.supplies, siege.table.ammo) == (5, 3)


def test_vip_cannot_be_armed() -> None:
    siege = Siege("II").folk("vip", "CAMP", side=REDUCED).unit("hunt", "TC")
    siege.change(pool=[name for name in siege.table.pool if name != "civilians1"], cemetery=["civilians1"]).begin()
    assert siege.refuses("arm:civilians1") == "DZ-REF-13"


# -- the bridge ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-TURN-8")
def test_nobody_crosses_the_collapsed_bridge_but_zeds() -> None:
    siege = Siege("II").unit("hunt", "S0").folk("villagers1", "S2", side=REDUCED).change(bridge=COLLAPSED).begin()
    assert siege.refuses("move:hunt:S1") == "DZ-TURN-8"
    assert siege.refuses("move:villagers1:S1") == "DZ-TURN-8"
    siege = Siege("II").zed("S2", 4).change(bridge=COLLAPSED).activate("S")
    assert siege.zeds_at("S1") == [(4, 0)]


def test_raiders_wait_at_the_collapsed_bridge() -> None:
    siege = Siege("II").zed("S2", "raiders").change(bridge=COLLAPSED).unit("hunt", "TC").begin("four_r")
    assert siege.told("raiders-moved") == []
    siege = Siege("II").zed("S2", "raiders").change(bridge=FERRY).unit("hunt", "TC").begin("four_r")
    assert siege.told("raiders-moved")[0] == {"raiders": "raiders", "place": "S1"}


@pytest.mark.parametrize("place", ["S0", "S2", "S1"])
def test_bauer_repairs_the_bridge(place: str) -> None:
    siege = Siege("II").unit("bauer", place).unit("hunt", "S0").change(bridge=COLLAPSED).actions(2).begin()
    siege.does("ability:bridge:bauer")
    assert siege.table.bridge == ""
    assert "move:hunt:S2" in siege.may("move:hunt")


def test_bauer_has_to_be_near_the_bridge() -> None:
    siege = Siege("II").unit("bauer", "S3").change(bridge=COLLAPSED).actions(2).begin()
    assert siege.refuses("ability:bridge:bauer") == "DZ-TURN-8"


# -- leading people along --------------------------------------------------------------------------------------------


def test_leadership_of_refugees() -> None:
    siege = Siege("II").unit("hunt", "F3").folk("villagers1", "F4", side=REDUCED).folk("villagers2", "F3")
    siege.change(own_actions=[]).begin()
    assert siege.may("ability:leadership") == {"ability:leadership:hunt:villagers1"}
    siege.does("ability:leadership:hunt:villagers1", "move:villagers1:F3")
    assert siege.piece("villagers1").place == "F3"


@pytest.mark.parametrize(
    ("how", "together", "folk"),
    [("alone", "F4", "F4"), ("together", "F3", "F4"), ("folk", "F4", "F3"), ("all", "F3", "F3")],
)
def test_overwatch_takes_people_along(how: str, together: str, folk: str) -> None:
    siege = Siege("II").unit("piazza", "F4").unit("civilians1", "F4").folk("villagers1", "F4").zed("F5", "zed34")
    siege.actions(1).rolls((1, 1)).begin().does("fire:piazza:zed34", f"step:{how}")
    assert siege.piece("piazza").place == "F3"
    assert siege.piece("civilians1").place == together
    assert siege.piece("villagers1").place == folk
    assert siege.piece("villagers1").side == (REDUCED if folk == "F3" else FULL)


def test_the_weapon_is_not_for_raiders() -> None:
    siege = Siege("III").zed("F3", "raiders").zed("F2", 5).change(components=["knuckles"]).rolls((6, 6)).begin("four_r")
    assert siege.told("fight")[0]["shifts"] == []


def test_raiders_do_not_run_away_from_zeds() -> None:
    siege = Siege("III").zed("F3", "bubba").zed("F4", 5).event("rule_seven").rolls((6, 6)).activate("F")
    assert siege.asked() != "run-away"
    assert siege.told("fight")[0]["unit"] == "bubba"


def test_raiders_are_not_distracted() -> None:
    siege = Siege("III").zed("F3", "raiders").unit("civilians1", "F2").research(current="distraction")
    siege.rolls((6, 6)).begin("four_r")
    assert siege.told("raiders-moved") == [{"raiders": "raiders", "place": "F2"}]


@pytest.mark.rule("DZ-RUL-18")
def test_nobody_retreats_onto_the_collapsed_bridge() -> None:
    siege = Siege("II").unit("civilians7", "S2").zed("S3", 9).change(bridge=COLLAPSED).rolls((3, 2)).activate("S")
    assert siege.piece("civilians7").place == "S0"
    siege = Siege("II").unit("civilians7", "S2").zed("S3", 9).zed("S1", 4).change(bridge=COLLAPSED, no_entry=["S0"])
    assert siege.rolls((3, 2)).activate("S").piece("civilians7").place == "S0"
    assert [told["place"] for told in siege.told("fight")] == ["S2"], "not even to fight whoever is on it"
    siege = Siege("II").unit("civilians7", "S2").zed("S3", 9).change(bridge=FERRY).rolls((3, 2)).activate("S")
    assert siege.piece("civilians7").place == "S1"


@pytest.mark.rule("DZ-RUL-18")
@pytest.mark.parametrize(("goal", "behind"), [("S2", "S0"), ("S0", "S2")])
def test_who_attacks_from_the_collapsed_bridge_does_not_come_back_to_it(goal: str, behind: str) -> None:
    siege = Siege("II").unit("civilians7", "S1").zed(goal, 9).change(bridge=COLLAPSED).rolls((3, 2)).begin()
    assert siege.does(f"move:civilians7:{goal}").piece("civilians7").place == behind


@pytest.mark.rule("DZ-RUL-18")
def test_raiders_retreat_across_the_collapsed_bridge() -> None:
    siege = Siege("II").zed("S0", "raiders").unit("furies", "TC").change(bridge=COLLAPSED).rolls((6, 6)).begin()
    assert siege.does("move:furies:S0").piece("raiders").place == "S2"


@pytest.mark.parametrize(("shut", "place"), [({"bridge": COLLAPSED}, "S1"), ({"no_entry": ["H3"]}, "H3")])
def test_nobody_gets_out_of_bed_where_nobody_may_come(shut: dict[str, Any], place: str) -> None:
    siege = Siege("IV").unit("civilians1", "B1", side=REDUCED).holds("out_of_bed").change(**shut).begin()
    siege.does("card:out_of_bed:civilians1")
    assert f"place:{place}" not in siege.may()
    assert "place:F3" in siege.may()


def test_who_enters_the_ferry_goes_no_farther() -> None:
    siege = Siege("II").unit("hunt", "S0").change(bridge=FERRY).actions(1).begin()
    assert "move:hunt:S1" in siege.may()
    assert "move:hunt:S2" not in siege.may()
