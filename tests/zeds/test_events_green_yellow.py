"""The green and the yellow events by their names."""

import pytest

from lamplit.games.zeds.state import FULL, REDUCED

from .siege import Siege


def in_zeds_phase(siege: Siege, card: str) -> Siege:
    """The Zeds Phase begins with this card."""
    return siege.event(card).begin("zeds_phase_begins")


# -- green -----------------------------------------------------------------------------------------------------------


def test_strays() -> None:
    siege = Siege("II").unit("civilians7", "F4").fate("bad_stock").rolls((4, 3))
    in_zeds_phase(siege, "strays")
    assert siege.told("rolled")[0]["why"] == "sneak-attack"
    assert siege.told("hit")[0]["piece"] == "civilians7"


def test_pantry() -> None:
    siege = Siege("II").unit("hunt", "F0").store(supplies=1).event("pantry").begin("action_phase_ends")
    assert siege.told("supplies")[0]["by"] == 4


def test_pantry_needs_a_unit_there() -> None:
    siege = Siege("II").unit("hunt", "F1").store(supplies=1).event("pantry").begin("action_phase_ends")
    assert all(told["by"] != 4 for told in siege.told("supplies"))


def test_bad_water() -> None:
    siege = Siege("II").unit("civilians7", "TC").store(supplies=1).rolls((2,))
    in_zeds_phase(siege, "bad_water").does("lose:supplies")
    assert siege.table.supplies == 0
    assert siege.told("hit")[0]["piece"] == "civilians7"


def test_hero_green() -> None:
    siege = Siege("II").picks("heroes", "staub")
    in_zeds_phase(siege, "hero_green").does("place:M7")
    assert siege.piece("staub").place == "M7"


def test_rangers() -> None:
    siege = Siege("II").fate("iron_will").store(ammo=1)
    in_zeds_phase(siege, "rangers")
    assert siege.told("joined")[0] == {"unit": "rangers", "place": "H7"}
    assert siege.told("ammo")[0]["by"] == 4


def test_utter_chaos() -> None:
    siege = Siege("II").zed("F5", 4).event("utter_chaos").activate("F")
    assert siege.table.chaos["F4"] == 2


@pytest.mark.parametrize(("card", "mark", "start"), [("toxic_zeds", "toxic", "H7"), ("fast_zeds", "fast", "F7")])
def test_toxic_zeds_and_fast_zeds(card: str, mark: str, start: str) -> None:
    siege = Siege("II").zed("M5", 9).zed("S5", 4).zed("M5", "giant").bag(3)
    strongest = siege.names_at("M5")[1]
    in_zeds_phase(siege, card)
    assert siege.told("zed-placed")[0]["place"] == start
    assert siege.told("marked")[0] == {"piece": strongest, "mark": mark}


def test_crowd_of_monsters() -> None:
    siege = Siege("II").fate("iron_will").store(infection=8).picks("bag", "giant")
    in_zeds_phase(siege, "crowd")
    assert siege.told("zed-placed")[0] == {"zed": "giant", "place": "H7"}


def test_crowd_of_survivors() -> None:
    siege = Siege("II").fate("iron_will").store(infection=7)
    in_zeds_phase(siege, "crowd")
    assert (siege.piece("vip").place, siege.piece("vip").side) == ("H7", REDUCED)


def test_gunship() -> None:
    siege = Siege("II").zed("F3", 4).zed("M4", 6).zed("H7", 5).rolls((4, 5))
    in_zeds_phase(siege, "gunship")
    assert siege.may() == {"place:F3", "place:M4"}
    siege.does("place:M4")
    assert siege.zeds_at("M4") == [(6, 2)]


def test_all_appear() -> None:
    siege = Siege("II").chaos("F4").zed("M5", 4, hits=2).bag(3, 5)
    in_zeds_phase(siege, "all_appear")
    assert [told["place"] for told in siege.told("zed-placed")][:2] == ["F4", "M5"]
    assert all(zed.hits == 0 for zed in siege.table.zeds.values())


def test_hard_heads() -> None:
    siege = Siege("II").unit("civilians7", "F4").zed("F5", 4).change(barricades=["F4"]).rolls((6, 6))
    siege.event("hard_heads").activate("F")
    assert siege.table.barricades == []
    assert siege.told("fight")[0]["shifts"] == []


def test_good_ward() -> None:
    siege = Siege("II").unit("civilians7", "B1", hits=1).store(infection=5).event("good_ward").begin()
    assert siege.may("event:") == {"event:good_ward:two-heals", "event:good_ward:infection", "event:good_ward:both"}
    siege.does("event:good_ward:both")
    assert (siege.table.infection, siege.piece("civilians7").hits) == (4, 0)
    assert siege.may("event:") == set()


def test_this_is_bad() -> None:
    siege = Siege("II").fate("iron_will").zed("M5", 5, hits=1)
    in_zeds_phase(siege, "this_is_bad")
    assert siege.told("zed-placed")[0]["place"] == "H1"
    assert siege.zeds_at("M4") == [(5, 0)]


def test_what_is_that() -> None:
    siege = Siege("II").fate("iron_will").store(infection=3).rolls((2, 3)).zed("M5", 5, hits=1).picks("bag", "giant")
    in_zeds_phase(siege, "what_is_that")
    assert [told["infection"] for told in siege.told("infection")][:2] == [13, 8]
    assert siege.told("zed-placed")[0]["zed"] == "giant"
    assert siege.zeds_at("M4") == [(5, 0)]


@pytest.mark.parametrize("before", [12, 13])
def test_what_is_that_at_the_end_of_infection(before: int) -> None:
    siege = in_zeds_phase(Siege("II").fate("iron_will").store(infection=before), "what_is_that")
    assert len(siege.told("unchecked")) == 1


@pytest.mark.parametrize(("level", "card"), [("II", "finale_g"), ("III", "finale_y")])
def test_finale_g_and_finale_y(level: str, card: str) -> None:
    siege = in_zeds_phase(Siege(level).unit("hunt", "TC"), card)
    assert siege.result is not None
    assert siege.told("activated") == []


# -- yellow ----------------------------------------------------------------------------------------------------------


def test_noelle() -> None:
    siege = in_zeds_phase(Siege("III").fate("iron_will"), "noelle")
    assert siege.told("zed-placed")[0] == {"zed": "noelle", "place": "H7"}


def test_granary() -> None:
    siege = Siege("III").unit("hunt", "F3").store(supplies=1).rolls((5,)).event("granary").begin("action_phase_ends")
    assert siege.told("supplies")[0]["by"] == 5


def test_tsunami() -> None:
    siege = in_zeds_phase(Siege("III"), "tsunami")
    assert [told["place"] for told in siege.told("zed-placed")] == ["F7", "M7", "H7", "S7"]


def test_meltdown() -> None:
    siege = Siege("III").unit("civilians7", "H3").zed("M5", 4)
    in_zeds_phase(siege, "meltdown")
    civilians = siege.piece("civilians7")
    assert (civilians.place, civilians.side) == ("H2", REDUCED)
    assert siege.table.chaos == {"H3": 1}
    assert siege.table.no_entry == ["H3"]


def test_super_rage() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", "giant").zed("M5", 5).rolls((6, 6)).event("super_rage")
    siege.begin("zeds_phase_ends")
    assert ["event:super_rage", -2] in siege.told("fight")[0]["shifts"]
    assert siege.zeds_at("M5") == [(5, 0)]
    assert siege.table.used == []


def test_despair() -> None:
    siege = Siege("III").unit("hunt", "TC").store(supplies=1, ammo=1).zed("F2", 5).zed("M0", 5).zed("H3", 5)
    in_zeds_phase(siege, "despair").does("lose:supplies", "lose:ammo")
    assert (siege.table.supplies, siege.table.ammo) == (0, 0)


def test_bikers() -> None:
    siege = in_zeds_phase(Siege("III").store(supplies=2), "bikers")
    assert siege.piece("petras_angels").place == "TC"
    assert siege.table.supplies == 1


def test_smart_zeds() -> None:
    siege = Siege("III").zed("M5", 9).bag(3).event("smart_zeds").begin("zeds_phase_ends")
    assert siege.told("zed-placed")[0]["place"] == "S7"
    assert siege.told("marked")[0]["mark"] == "smart"


def test_mercs() -> None:
    siege = Siege("III").unit("civilians7", "F1").zed("F2", 5).store(ammo=0, supplies=3).event("mercs")
    zed = siege.names_at("F2")[0]
    siege.rolls((1, 1), (3,)).actions(0).begin()
    assert ["event:mercs", 1] in siege.odds(f"fire:civilians7:{zed}")["shifts"]
    siege.does(f"fire:civilians7:{zed}", "lose:supplies", "lose:supplies", "lose:supplies")
    assert siege.told("supplies")[2]["supplies"] == 0


def test_still_more() -> None:
    siege = Siege("III").zed("F3", 5, side=REDUCED, hits=1).zed("F5", 6, side=REDUCED, hits=1)
    in_zeds_phase(siege, "still_more")
    found = {told["piece"]: told["side"] for told in siege.told("mended")}
    assert sorted(found.values()) == [FULL, REDUCED]
    assert all(zed.hits == 0 for zed in siege.table.zeds.values())


@pytest.mark.parametrize(("die", "side"), [(4, REDUCED), (6, FULL)])
def test_breakdown(die: int, side: int) -> None:
    siege = Siege("III").unit("piazza", "H0").unit("hunt", "F1").unit("schmidt", "B1").rolls((die,))
    in_zeds_phase(siege, "breakdown")
    assert siege.piece("piazza").side == side


def test_diner_bells() -> None:
    siege = Siege("III").unit("hunt", "F4").zed("F5", 5, hits=1).zed("M6", 6, hits=1).zed("H4", "giant", side=REDUCED)
    on_the_mountain = siege.names_at("M6")[0]
    in_zeds_phase(siege, "diner_bells")
    assert [told["piece"] for told in siege.told("mended")] == [on_the_mountain, "giant"]


def test_discovery() -> None:
    siege = Siege("III").unit("hunt", "S4").event("discovery").begin("action_phase_ends")
    assert len(siege.told("research")) == 1


def test_double_shift() -> None:
    siege = Siege("III").unit("civilians7", "B1", hits=1).store(infection=5).event("double_shift").begin()
    assert siege.may("event:") == {"event:double_shift:heal:civilians7"}
    siege.does("event:double_shift:heal:civilians7")
    assert siege.piece("civilians7").hits == 0
    assert [told["by"] for told in siege.told("infection")] == [1, -1]


def test_double_shift_of_research() -> None:
    siege = Siege("III").unit("wright", "LAB").store(supplies=2, infection=5).event("double_shift").research("jerky")
    siege.rolls((6,)).begin()
    assert siege.may("event:") == {"event:double_shift:research"}
    siege.does("event:double_shift:research")
    assert (siege.told("research")[0]["card"], siege.table.infection) == ("jerky", 6)


def test_real_monster() -> None:
    siege = Siege("III").unit("civilians7", "B1", hits=1).event("real_monster").begin()
    siege.does("event:real_monster:civilians7")
    assert siege.table.cemetery == ["civilians7"]
    assert len(siege.told("research")) == 1


@pytest.mark.parametrize(
    ("dice", "hits"), [((1, 1), 1), ((1, 4), 1), ((2, 4), 2), ((4, 5), 2), ((4, 6), 3), ((6, 6), 3)]
)
def test_gunship_hits_by_two_dice(dice: tuple[int, int], hits: int) -> None:
    siege = in_zeds_phase(Siege("II").zed("M4", "giant").rolls(dice), "gunship").does()
    assert siege.piece("giant").hits + 3 * siege.piece("giant").side == hits


def test_gunship_sees_nothing_underground() -> None:
    siege = in_zeds_phase(Siege("IV").zed("T4", 4).zed("M4", 6).zed("F3", 4), "gunship")
    assert siege.may() == {"place:M4", "place:F3"}


def test_raiders_go_on_as_soon_as_they_appear() -> None:
    siege = in_zeds_phase(Siege("II").unit("hunt", "TC").chaos("M5"), "raiders")
    assert siege.told("raiders-appeared")[0]["place"] == "M7"
    assert siege.piece("raiders").place == "M6"


def test_super_rage_begins_close_to_town() -> None:
    siege = Siege("III").unit("hunt", "TC").zed("F5", "giant").zed("M4", "locust").event("super_rage")
    siege.begin("zeds_phase_ends")
    assert [told["zeds"] for told in siege.told("zeds-moved")] == [["locust"], ["giant"]]


def test_diner_bells_mend_zeds_in_the_village_itself() -> None:
    siege = in_zeds_phase(Siege("III").unit("hunt", "TC").zed("H5", 5, hits=1), "diner_bells")
    assert len(siege.told("mended")) == 1


def test_double_shift_works_three_times() -> None:
    siege = Siege("III").event("double_shift")
    for name, bed in (("civilians1", "B1"), ("civilians2", "B2"), ("civilians7", "B3"), ("hunt", "B4")):
        siege.unit(name, bed, side=REDUCED)
    siege.begin()
    for name in ("civilians1", "civilians2", "civilians7"):
        siege.does(f"event:double_shift:heal:{name}")
    assert siege.refuses("event:double_shift:heal:hunt") is None
    assert siege.may("event:") == set()


def test_real_monster_works_twice() -> None:
    siege = Siege("III").unit("hunt", "TC").event("real_monster")
    for name, bed in (("civilians1", "B1"), ("civilians2", "B2"), ("civilians7", "B3")):
        siege.unit(name, bed, side=REDUCED)
    siege.begin().does("event:real_monster:civilians1", "event:real_monster:civilians2")
    assert siege.may("event:") == set()


def test_raiders_come_where_most_markers_of_chaos_lie() -> None:
    siege = Siege("II").unit("hunt", "TC").chaos("F4", 3).chaos("H3").chaos("H5")
    assert in_zeds_phase(siege, "raiders").told("raiders-appeared")[0]["place"] == "F7"
