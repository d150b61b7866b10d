"""The blue events by their names."""

import pytest

from lamplit.games.zeds.state import DEFIANT, FULL, REDUCED

from .siege import Siege


def revealed(siege: Siege, card: str) -> Siege:
    """The next turn begins with this card."""
    return siege.next_events(card).turn()


def test_rule_seven() -> None:
    siege = revealed(Siege().unit("furies", "S3").zed("S4", 9).zed("F7", 4), "rule_seven")
    assert siege.may() == {"place:M7", "place:H7", "place:S7"}
    siege.does("place:H7")
    assert siege.asked() == "run-away"
    siege.does("retreat")
    assert siege.told("fight") == []
    assert siege.piece("furies").place == "S2"


def test_rule_seven_where_no_start_is_empty() -> None:
    siege = Siege().zed("F7", 4).zed("M7", 3).zed("H7", 3).zed("S7", 5)
    assert revealed(siege, "rule_seven").may() == {"place:M7", "place:H7"}


def test_hunting_cabin() -> None:
    siege = Siege().unit("hunt", "M2").next_events("night_m").begin().does("end")
    assert siege.told("ammo")[0]["by"] == 2


def test_well_armed() -> None:
    siege = revealed(Siege().unit("civilians1", "F2").unit("civilians7", "M2").unit("hunt", "TC"), "well_armed")
    assert siege.may() == {"unit:civilians1", "unit:civilians7"}
    siege.does("unit:civilians7")
    assert siege.piece("civilians7").marks == ("well_armed",)


@pytest.mark.parametrize(
    ("card", "track"), [("night_m", "M"), ("night_s", "S"), ("night_f", "F"), ("night_h", "H"), ("nightfall", "H")]
)
def test_night_raids(card: str, track: str) -> None:
    siege = Siege("I").unit("civilians7", f"{track}0").zed(f"{track}1", 4).zed(f"{track}5", 5).rolls((6, 6))
    siege.store(infection=2).event(card).begin("zeds_phase_begins")
    assert siege.told("infection")[0]["by"] == 2
    assert siege.told("zed-placed")[0]["place"] == f"{track}7"
    assert siege.told("fight")[0]["shifts"] == []


def test_underfoot() -> None:
    siege = Siege().unit("civilians7", "F4", marks=(DEFIANT,)).unit("hunt", "F0").unit("furies", "TC").zed("M5", 4)
    siege.fate("bad_stock").event("underfoot").rolls((4, 3)).begin("zeds_phase_begins")
    assert siege.may() == {"unit:civilians7", "unit:hunt"}
    siege.does("unit:civilians7")
    civilians = siege.piece("civilians7")
    assert (civilians.hits, civilians.marks, civilians.place) == (1, (), "F4")


def test_spread() -> None:
    siege = Siege().unit("civilians7", "F4", side=REDUCED, hits=1).zed("F5", 9).zed("H6", 4).bag(6, 3)
    siege.fate("iron_will").event("spread").rolls((1, 1), (1,)).begin("zeds_phase_begins")
    siege.does("go-on")
    assert siege.told("zed-placed")[0]["place"] == "H7"
    assert siege.told("zed-placed")[1]["place"] == "F4"
    assert siege.table.cemetery == ["civilians7"]


def test_kidding() -> None:
    siege = Siege().unit("hunt", "M4").zed("F5", 4, hits=2).zed("M5", 5, side=REDUCED, hits=1)
    siege.event("kidding").begin("zeds_phase_begins")
    assert [told["place"] for told in siege.told("zed-placed")] == ["F7", "M7", "H7", "S7"]
    assert all(zed.hits == 0 for zed in siege.table.zeds.values())
    assert siege.asked() == "next-track"


def test_hero_blue() -> None:
    siege = Siege().unit("hunt", "TC").picks("heroes", "johnson")
    revealed(siege, "hero_blue")
    assert siege.asked() == "hero-arrives"
    siege.does("place:M7")
    assert siege.piece("johnson").place == "M7"
    assert siege.table.owners["johnson"] == "red"


def test_mine_blast() -> None:
    siege = Siege().unit("civilians7", "M4").unit("civilians1", "M4", side=REDUCED, hits=1).rolls((4,))
    siege.event("mine_blast").begin("zeds_phase_begins")
    assert (siege.piece("civilians7").place, siege.piece("civilians7").hits) == ("M3", 1)
    assert siege.piece("civilians1").place == "TC"
    assert siege.refuses("move:civilians7:M4") == "DZ-ZED-7"


def test_mine_blast_drives_zeds_back() -> None:
    siege = Siege().zed("M4", 4).zed("M4", 5).event("mine_blast").begin("zeds_phase_begins")
    assert siege.told("zeds-retreated")[0]["place"] == "M5"
    assert all(zed.hits == 1 for zed in siege.table.zeds.values() if zed.place[0] == "M")


def test_mine_blast_hits_refugees_but_not_villagers() -> None:
    siege = Siege("II").folk("villagers1", "M4").folk("villagers2", "M4", side=REDUCED)
    siege.event("mine_blast").rolls((1,)).begin("zeds_phase_begins").does("roll")
    assert siege.table.cemetery == ["villagers2"]
    assert (siege.piece("villagers1").place, siege.piece("villagers1").side) == ("M4", FULL)


def test_tough_zeds() -> None:
    siege = Siege().unit("hunt", "F1").zed("F2", 9).bag(3).event("tough_zeds").begin("zeds_phase_begins")
    zed = siege.names_at("F2")[0]
    assert siege.table.zeds[zed].marks == ("tough",)
    siege.rolls((6, 6), (3,), (4,), (1,), (2,)).does(f"fire:hunt:{zed}")
    assert siege.table.zeds[zed].hits == 1


@pytest.mark.parametrize(("dice", "place", "side"), [((1, 1), "F4", 0), ((4, 3), "F5", 1)])
def test_odd_smell(dice: tuple[int, int], place: str, side: int) -> None:
    siege = Siege().unit("civilians7", "F4").unit("hunt", "TC").bag(9).rolls(dice, (1,)).event("odd_smell")
    siege.begin("zeds_phase_ends")
    zed = siege.table.zeds_at(place)[0]
    assert zed.side == side
    assert siege.told("fight")[0]["first"] == 3


def test_hate_that() -> None:
    siege = Siege().zed("F5", 3).zed("M3", 6, side=REDUCED, marks=("tough",)).zed("H6", 4).bag(7, 8)
    siege.event("hate_that").begin("zeds_phase_begins")
    assert [told["place"] for told in siege.told("zed-replaced")] == ["M3", "F5"]
    assert all("tough" not in zed.marks for zed in siege.table.zeds.values())


def test_keep_cool() -> None:
    siege = Siege().unit("hunt", "F1").unit("furies", "TC").zed("F2", 5).event("keep_cool").begin("zeds_phase_begins")
    assert siege.piece("hunt").marks == ("keep_cool",)
    assert siege.odds("move:hunt:F2")["shifts"] == [["mark:keep_cool", 2]]
    siege.does("end")
    assert siege.piece("hunt").marks == ()


def smelt(siege: Siege, *rolls: tuple[int, ...]) -> Siege:
    """A Zed of strength 9 appears among the units."""
    return siege.bag(9).rolls(*rolls).event("odd_smell").begin("zeds_phase_ends")


@pytest.mark.rule("DZ-RUL-15")
def test_odd_smell_without_a_fight_leaves_chaos() -> None:
    siege = smelt(Siege("II").unit("johnson", "F4").folk("villagers1", "F4"), (4,))
    assert siege.told("fight") == []
    assert siege.piece("johnson").place == "F3"
    assert siege.zeds_at("F4") == [(4, 1)]
    assert siege.table.chaos == {"F4": 1}
    assert siege.piece("villagers1").place == "F3"


@pytest.mark.rule("DZ-RUL-15")
def test_odd_smell_is_not_chaos_where_it_is_not_held_and_the_table_plays_so() -> None:
    siege = smelt(Siege("II", chaos_by_advance=True).unit("johnson", "F4"), (4,))
    assert siege.zeds_at("F4") == [(4, 1)]
    assert siege.table.chaos == {}
    siege = smelt(Siege("II", chaos_by_advance=True).unit("civilians7", "F4"), (1, 1))
    assert siege.table.chaos == {"F4": 1}


def test_odd_smell_finds_another_unit_where_pickles_hides() -> None:
    siege = smelt(Siege("II").unit("pickles", "F4").unit("civilians7", "F4"), (5,), (6, 6)).does("unit:pickles")
    assert [told["unit"] for told in siege.told("fight")] == ["civilians7"]
    siege = smelt(Siege("II").unit("pickles", "F4"), (5,))
    assert siege.told("fight") == []
    assert siege.table.chaos == {"F4": 1}


@pytest.mark.parametrize("unit", ["hunt", "civilians7"])
def test_odd_smell_leads_to_the_unit_that_was_chosen(unit: str) -> None:
    siege = smelt(Siege("II").unit("hunt", "F4").unit("civilians7", "F4"), (6, 6)).does(f"unit:{unit}")
    assert [told["unit"] for told in siege.told("fight")] == [unit], "nobody is asked once more who defends"


def test_odd_smell_forms_no_mob_in_catacombs() -> None:
    siege = Siege("IV").unit("pickles", "T3").unit("hunt", "T3").zed("T3", 4)
    smelt(siege, (5,), (6, 6)).does("unit:hunt")
    newcomer = siege.told("zed-placed")[0]["zed"]
    assert [told["zeds"] for told in siege.told("fight")] == [[newcomer]], "the one that was there attacks nobody"


@pytest.mark.rule("DZ-RUL-16")
def test_under_rule_seven_each_unit_decides_for_itself() -> None:
    siege = Siege().unit("furies", "S3").unit("civilians7", "S3").zed("S4", 9).zed("F7", 4).rolls((6, 6))
    revealed(siege, "rule_seven").does("place:H7", "unit:furies", "retreat")
    assert siege.piece("furies").place == "S2"
    assert siege.asked() == "run-away"
    siege.does("fight")
    assert [told["unit"] for told in siege.told("fight")] == ["civilians7"]


def test_under_rule_seven_nobody_runs_from_town_center() -> None:
    siege = Siege("III").unit("clarion", "F3").unit("hunt", "TC").zed("S0", 9).rolls((6, 6)).event("rule_seven")
    siege.activate("S")
    assert siege.asked() != "run-away"
    assert siege.told("fight")[0]["place"] == "TC"


def test_spread_is_about_normal_civilians_only() -> None:
    siege = Siege("I").unit("salvation", "F1").unit("hunt", "TC").zed("F2", 9).event("spread").rolls((1, 1), (1,))
    siege.table.units["salvation"].side = REDUCED
    siege.activate("F").does("roll")
    assert siege.table.cemetery == ["salvation"]
    assert siege.zeds_at("F1") == [(9, 0)]
