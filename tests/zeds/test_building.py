"""Barricades, the strongpoint and the minefield, and in which order a step of Zeds sets things off."""

import pytest

from lamplit.games.zeds.odds.columns import terrain
from lamplit.games.zeds.state import DEFIANT, FULL, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-BUILD-1")
def test_a_barricade_costs_an_action_and_two_supplies() -> None:
    siege = Siege("II").unit("hunt", "F2").store(supplies=3).actions(1).begin().does("build:hunt:F2")
    assert siege.table.barricades == ["F2"]
    assert (siege.table.supplies, siege.table.own_actions, siege.table.event_actions) == (1, [], 1)


@pytest.mark.rule("DZ-BUILD-1")
@pytest.mark.parametrize(("place", "supplies"), [("TC", 5), ("F2", 1)])
def test_a_barricade_needs_a_track_and_supplies(place: str, supplies: int) -> None:
    siege = Siege("II").unit("hunt", place).store(supplies=supplies).begin()
    assert siege.refuses(f"build:hunt:{place}") == "DZ-BUILD-1"


@pytest.mark.rule("DZ-BUILD-1")
def test_nobody_builds_on_a_track_that_is_not_in_play() -> None:
    siege = Siege("II").unit("bauer", "TC").store(supplies=3).begin()
    assert siege.may("build") == {"build:bauer:F0", "build:bauer:H0", "build:bauer:M0", "build:bauer:S0"}
    assert siege.refuses("build:bauer:T0") == "DZ-BUILD-1"


@pytest.mark.rule("DZ-BUILD-2", "DZ-DEF-1")
def test_who_may_build() -> None:
    siege = Siege("II").unit("civilians1", "F4", marks=(DEFIANT,)).unit("pickles", "M4").store(supplies=3)
    siege.folk("villagers1", "F4").folk("villagers2", "S3", side=REDUCED).begin()
    assert siege.may("build") == {"build:civilians1:F4"}
    assert siege.refuses("build:pickles:M4") == "DZ-BUILD-2"
    assert siege.refuses("build:villagers1:F4") == "DZ-VIL-2"


@pytest.mark.rule("DZ-DEF-1")
def test_the_defiant_move_once_they_are_attacked() -> None:
    siege = Siege("II").unit("civilians7", "F4", marks=(DEFIANT,)).zed("F5", 3).rolls((6, 6)).begin()
    assert siege.refuses("move:civilians7:F3") == "DZ-DEF-1"
    siege = Siege("II").unit("civilians7", "F4", marks=(DEFIANT,)).zed("F5", 3).rolls((6, 6)).activate("F")
    assert siege.piece("civilians7").marks == ()
    assert "move:civilians7:F3" in siege.may("move")


@pytest.mark.rule("DZ-BUILD-3")
@pytest.mark.parametrize("defender", ["civilians7", "raiders"])
def test_a_barricade_helps_who_defends(defender: str) -> None:
    siege = Siege("II").change(barricades=["F2"]).zed("F3", 4).rolls((6, 6))
    siege = siege.zed("F2", defender) if defender == "raiders" else siege.unit(defender, "F2")
    siege.activate("F")
    assert siege.last("fight")["shifts"] == [["terrain:barricade", 2]]


@pytest.mark.rule("DZ-BUILD-4")
def test_only_the_best_terrain_counts() -> None:
    table = Siege("II").change(barricades=["F0", "M4"]).table
    assert terrain(table, "F0")[1] == terrain(table, "M4")[1] == 2


@pytest.mark.rule("DZ-BUILD-5", "DZ-BUILD-6")
def test_one_barricade_or_the_strongpoint_for_each_track() -> None:
    siege = Siege("II").unit("hunt", "F1").unit("furies", "M1").unit("kingman", "F2").unit("schmidt", "S1")
    siege.change(barricades=["F2"], strongpoint="").store(supplies=9).begin()
    assert siege.refuses("build:hunt:F1") == "DZ-BUILD-5"
    assert siege.refuses("ability:strongpoint:kingman") == "DZ-BUILD-5"
    assert "build:furies:M1" in siege.may("build")
    siege = Siege("II").unit("schmidt", "S1").change(strongpoint="S4").store(supplies=9).begin()
    assert siege.refuses("build:schmidt:S1") == "DZ-BUILD-5"


@pytest.mark.rule("DZ-BUILD-7", "DZ-ZED-8")
@pytest.mark.parametrize("zed", [4, "giant", "vermin"])
def test_zeds_that_go_on_tear_the_barricade_down(zed: int | str) -> None:
    siege = Siege("II").zed("F2", zed).change(barricades=["F2"]).activate("F")
    assert siege.table.barricades == []


@pytest.mark.rule("DZ-BUILD-8", "DZ-RET-6")
def test_a_retreat_tears_nothing_down_and_sets_nothing_off() -> None:
    siege = Siege("II").zed("F2", 9).unit("furies", "F1").change(barricades=["F2"], minefield="F3").rolls((6, 6))
    siege.begin().does("move:furies:F2")
    assert siege.names_at("F3")
    assert (siege.table.barricades, siege.table.minefield_side) == (["F2"], FULL)


@pytest.mark.rule("DZ-BUILD-9", "DZ-BUILD-10")
def test_kingman_builds_the_strongpoint() -> None:
    siege = Siege("II").unit("kingman", "F2").store(supplies=3).begin().does("ability:strongpoint:kingman")
    assert (siege.table.strongpoint, siege.table.supplies) == ("F2", 0)
    assert terrain(siege.table, "F2") == ("terrain:strongpoint", 3)
    siege = Siege("II").zed("F2", 4).change(strongpoint="F2").activate("F")
    assert siege.table.strongpoint == "F2"


@pytest.mark.rule("DZ-BUILD-9")
def test_the_strongpoint_takes_three_supplies() -> None:
    siege = Siege("II").unit("kingman", "F2").store(supplies=2).begin()
    assert siege.refuses("ability:strongpoint:kingman") == "DZ-BUILD-9"


@pytest.mark.rule("DZ-BUILD-11", "DZ-BUILD-12")
def test_kingman_lays_the_minefield_once() -> None:
    siege = Siege("II").unit("kingman", "F2", side=REDUCED).store(supplies=5, ammo=3).actions(2).begin()
    siege.does("ability:minefield:kingman")
    assert (siege.table.minefield, siege.table.minefield_side) == ("F2", FULL)
    assert (siege.table.supplies, siege.table.ammo) == (3, 2)
    assert siege.refuses("ability:minefield:kingman") == "DZ-BUILD-12"


@pytest.mark.rule("DZ-BUILD-13")
def test_the_minefield_fires_before_the_fight() -> None:
    siege = Siege("II").unit("furies", "F2").zed("F3", 4).change(minefield="F2").rolls((1, 1), (6, 6)).activate("F")
    assert siege.last("minefield") == {"place": "F2", "column": 6}
    assert siege.story("minefield", "fight") == ["minefield", "fight"]
    assert siege.table.ammo == 4


@pytest.mark.rule("DZ-BUILD-13")
def test_hits_of_the_minefield_are_spread_over_a_mob() -> None:
    siege = Siege("II").zed("F3", "zed10").zed("F3", "zed20").change(minefield="F2").rolls((3, 3)).activate("F")
    assert "hits:zed10+zed10+zed20" in siege.may()


@pytest.mark.rule("DZ-BUILD-14")
def test_the_minefield_works_twice() -> None:
    siege = Siege("II").zed("F3", 4).zed("F4", 5).change(minefield="F2").rolls((1, 1), (1, 1)).activate("F", "F")
    assert [told["column"] for told in siege.told("minefield")] == [6, 3]
    assert siege.table.minefield == ""


@pytest.mark.rule("DZ-ZED-25")
def test_a_new_zed_sets_nothing_off() -> None:
    siege = Siege("II").store(infection=12).fate("iron_will").bag(4).rolls((1, 2)).change(minefield="H5")
    siege.begin("infection_roll")
    assert siege.names_at("H5")
    assert siege.told("minefield") == []


@pytest.mark.rule("DZ-ZED-6")
def test_the_order_of_one_step() -> None:
    siege = Siege("II").unit("furies", "M4").zed("M5", 9).change(barricades=["M5"], minefield="M4")
    siege.rolls((1, 1), (1, 2), (6,), (6,), (6,)).activate("M")
    order = ["barricade-destroyed", "minefield", "fight", "chaos"]
    assert siege.story(*order) == order


@pytest.mark.rule("DZ-ZED-6", "DZ-ZED-7", "DZ-BUILD-7")
def test_the_perimeter_comes_before_all_else() -> None:
    siege = Siege("II").unit("kingman", "M4").zed("M5", 9).change(barricades=["M5"], minefield="M4", no_entry=["M4"])
    siege.rolls((5,)).activate("M")
    assert siege.zeds_at("M5") == [(9, 0)]
    assert siege.told("rolled")[0]["why"] == "perimeter"
    assert (siege.table.barricades, siege.table.minefield_side) == (["M5"], FULL)


@pytest.mark.rule("DZ-RUL-19")
@pytest.mark.parametrize("there", ["zed", "chaos", "raiders"])
def test_bauer_builds_no_barricade_among_enemies(there: str) -> None:
    siege = Siege("II").unit("bauer", "F2").store(supplies=3)
    siege = siege.chaos("F3") if there == "chaos" else siege.zed("F3", 4 if there == "zed" else "raiders")
    siege.begin()
    assert siege.may("build") == {"build:bauer:F1", "build:bauer:F2"}
    assert siege.refuses("build:bauer:F3") == "DZ-RUL-19"


@pytest.mark.rule("DZ-RUL-20")
@pytest.mark.parametrize(("dice", "chaos"), [((6, 6), {}), ((1, 1), {"F4": 1})])
def test_zeds_that_the_minefield_kills_leave_no_chaos(dice: tuple[int, int], chaos: dict[str, int]) -> None:
    siege = Siege("II").zed("F5", 4, side=REDUCED).folk("villagers1", "F4").rolls(dice)
    if chaos:
        siege.change(minefield="F4", minefield_side=REDUCED).activate("F")
    else:
        siege.change(minefield="F4").activate("F")
    assert siege.table.chaos == chaos
    assert siege.piece("villagers1").side == (REDUCED if chaos else FULL)
