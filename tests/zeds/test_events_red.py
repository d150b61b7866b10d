"""The red events by their names."""

import pytest

from lamplit.games.zeds.state import DAZED, FULL, REDUCED

from .siege import Siege


def in_zeds_phase(siege: Siege, card: str) -> Siege:
    """The Zeds Phase begins with this card."""
    return siege.event(card).begin("zeds_phase_begins")


def ends(siege: Siege, card: str) -> Siege:
    """The Zeds Phase ends with this card."""
    return siege.event(card).begin("zeds_phase_ends")


def test_local_outbreak() -> None:
    siege = Siege("V").unit("civilians3", "F3", side=REDUCED, hits=1).zed("F4", 9).event("local_outbreak")
    siege.rolls((2, 2), (1,)).bag(5).activate("F", "F").does("roll")
    risen = next(zed for zed in siege.table.zeds.values() if DAZED in zed.marks)
    assert (risen.place, siege.zeds_at("F2")) == ("F3", [(9, 0)])


def test_local_outbreak_lasts_a_turn() -> None:
    siege = Siege("V").zed("F6", "zed1", marks=(DAZED,)).unit("hunt", "TC").begin("housekeeping")
    assert siege.piece("zed1").marks == ()


@pytest.mark.parametrize(("die", "more"), [(5, 1), (6, 0)])
def test_experiments(die: int, more: int) -> None:
    siege = Siege("V").rolls((die,), (3,))
    before = len(siege.table.research_deck)
    in_zeds_phase(siege, "experiments")
    assert len(siege.table.research_deck) == before + more
    assert siege.told("infection")[0]["by"] == 3


def test_artifact() -> None:
    siege = Siege("V").fate("iron_will").rolls((4,)).picks("bag", "giant").research("jerky")
    in_zeds_phase(siege, "artifact")
    assert siege.told("zed-placed")[0] == {"zed": "giant", "place": "H4"}
    assert siege.told("research")[0]["card"] == "jerky"
    assert siege.table.hand == ["iron_will"]


@pytest.mark.parametrize(("dice", "zeds"), [((1, 3), [2, 1]), ((6, 5), [0, 1])])
def test_dark_fair(dice: tuple[int, int], zeds: list[int]) -> None:
    siege = ends(Siege("V").rolls(*((die,) for die in dice)), "dark_fair")
    assert [len(siege.zeds_at("T5")), len(siege.zeds_at("T3"))] == zeds


def test_once_more() -> None:
    siege = Siege("V").zed("F3", "zed34").zed("H3", "zed1").change(used_marks=["tough", "smart"])
    in_zeds_phase(siege, "once_more").does("mark:smart")
    assert siege.piece("zed34").marks == ("smart",)
    assert siege.table.used_marks == ["tough"]


def test_once_more_takes_the_marker_of_a_dead_zed() -> None:
    siege = Siege("V").unit("hunt", "F2").zed("F3", "zed1", side=REDUCED, hits=2, marks=("toxic",)).actions(1)
    siege.rolls((6, 6)).begin().does("fire:hunt:zed1")
    assert siege.table.used_marks == ["toxic"]


def test_once_more_without_markers() -> None:
    siege = Siege("V").zed("F3", "zed34").unit("hunt", "TC")
    in_zeds_phase(siege, "once_more")
    assert siege.piece("zed34").marks == ()


def test_unstoppable() -> None:
    siege = Siege("V").unit("furies", "F3").zed("F4", 4).change(barricades=["F3"]).event("unstoppable")
    siege.rolls((6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == []
    assert siege.table.barricades == []


def test_from_the_lab() -> None:
    siege = Siege("V").zed("H3", 5, hits=2).picks("bag", "giant")
    in_zeds_phase(siege, "from_the_lab")
    assert siege.told("zed-placed")[0] == {"zed": "giant", "place": "T4"}
    assert siege.zeds_at("H3") == [(5, 2)]


def test_bloated() -> None:
    siege = Siege("V").fate("bad_stock").zed("F3", 5).zed("F4", "giant").unit("furies", "F2").zed("M0", 4)
    siege.folk("villagers1", "F2", side=REDUCED).folk("villagers2", "F4").rolls((6, 6), (4, 4), (1, 1), (3, 4))
    in_zeds_phase(siege, "bloated")
    assert siege.zeds_at("F3") == []
    assert siege.piece("giant").side == REDUCED
    assert {told["piece"] for told in siege.told("free-shot")} == {"giant", "furies", "villagers1", "villagers2"}


def test_bloated_leaves_starts_alone() -> None:
    siege = Siege("V").fate("bad_stock").zed("F7", 5).unit("furies", "F6")
    in_zeds_phase(siege, "bloated")
    assert siege.told("free-shot") == []
    assert siege.zeds_at("F7") == [(5, 0)]


def test_quick_tests() -> None:
    siege = Siege("V").unit("wright", "LAB").research("jerky", "interesting").event("quick_tests").actions(0)
    siege.rolls((1,), (2,), (1,), (1,)).begin().does("event:quick_tests:wright")
    assert siege.told("research")[0]["card"] == "jerky"
    siege.does("event:quick_tests:wright")
    assert siege.asked() == "saving-roll"


def test_no_way_out() -> None:
    siege = Siege("V").unit("hunt", "F3").unit("civilians7", "F3").zed("F4", "giant").zed("H4", 4).unit("riot", "H3")
    siege.event("no_way_out").rolls((6, 6), (6, 6), (6, 6)).activate("F", "H").does("unit:hunt")
    assert siege.asked() == "defender"
    siege.does("unit:civilians7")
    fights = siege.told("fight")
    assert [fight["unit"] for fight in fights] == ["hunt", "civilians7", "riot"]
    assert siege.story("fight", "zeds-retreated")[:3] == ["fight", "fight", "zeds-retreated"]


def test_no_way_out_leaves_traps_no_second_chance() -> None:
    siege = Siege("V").unit("johnson", "F3").zed("F4", 5).event("no_way_out").rolls((1,), (6, 6), (6, 6)).activate("F")
    assert [told["why"] for told in siege.told("rolled")][:3] == ["traps", "fight", "fight"]


def test_steam_ducts() -> None:
    siege = Siege("V").zed("T5", "zed34").zed("T5", "zed1").zed("T3", "zed2").unit("hunt", "TC")
    ends(siege.rolls((6,), (1,), (2,), (4,), (5,)), "steam_ducts")
    assert [siege.piece(name).place for name in ("zed2", "zed34", "zed1")] == ["T3", "H3", "T5"]


def test_wild_chaos() -> None:
    siege = Siege("V").zed("F5", 4).event("wild_chaos").activate("F")
    assert siege.table.chaos["F4"] == 2


def test_a_full_house_gets_no_more_marks_than_there_are() -> None:
    siege = Siege("V").unit("hunt", "TC").zed("F3", "zed1", marks=("tough",)).zed("H3", "zed34", side=FULL)
    in_zeds_phase(siege, "hate_that")
    assert siege.table.used_marks == ["tough"]


def test_no_way_out_drives_nobody_back_where_the_first_attack_has_killed_the_zed() -> None:
    siege = Siege("V").unit("civilians1", "F2").unit("hunt", "F2").zed("F3", "zed30", side=REDUCED, hits=2)
    siege.event("no_way_out").rolls((4, 3)).activate("F").does("unit:civilians1")
    assert siege.last("result") == {"human_wins": False, "zed_hits": 1, "human_hits": 2}
    assert siege.table.zeds_on("F") == []
    assert [siege.piece(name).place for name in ("civilians1", "hunt")] == ["F2", "F2"]
    assert siege.table.chaos == {}


def test_no_way_out_lets_zeds_hold_the_space_of_those_who_are_gone() -> None:
    siege = Siege("V").unit("piazza", "F3", side=REDUCED).zed("F4", 9).event("no_way_out").rolls((1, 1)).activate("F")
    siege.does("decline")
    assert siege.table.chaos == {"F3": 1}


def test_local_outbreak_leaves_the_hospital_alone() -> None:
    siege = Siege("V").unit("civilians1", "B1", side=REDUCED, hits=1).unit("hunt", "TC").event("local_outbreak")
    siege.begin("eat_phase").does("go-on", "unit:civilians1")
    assert siege.table.cemetery == ["civilians1"]
    assert "B1" not in [told["place"] for told in siege.told("zed-placed")]


@pytest.mark.parametrize(("die", "place"), [(1, "H3"), (2, "H3"), (3, "F3"), (4, "F3"), (5, "F3"), (6, "T5")])
def test_steam_ducts_lead_here_or_there(die: int, place: str) -> None:
    siege = Siege("V").zed("T5", "zed34").unit("hunt", "TC").rolls((die,), (1,))
    assert ends(siege, "steam_ducts").piece("zed34").place == place


def test_no_way_out_counts_as_won_where_the_first_attack_leaves_nobody() -> None:
    siege = Siege("V").unit("piazza", "F3", side=REDUCED).unit("hunt", "TC").zed("F4", "berserker")
    siege.event("no_way_out").rolls((1, 1)).activate("F").does("decline")
    assert siege.piece("berserker").place == "F2"
