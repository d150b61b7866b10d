"""The superweapon: how its components are gained, and what each does."""

import pytest

from lamplit.games.zeds.state import REDUCED

from .siege import Siege


def armed(*components: str) -> Siege:
    """A table of level III with these components."""
    return Siege("III").change(components=[*components]).store(supplies=5).actions(4)


def researched(scientist: str, *components: str) -> Siege:
    """The weapon card has just been found."""
    siege = armed(*components).unit(scientist, "LAB").research("weapon").rolls((6,)).begin()
    return siege.does(f"research:{scientist}")


@pytest.mark.rule("DZ-SW-1")
def test_the_first_component_is_one_of_five() -> None:
    siege = researched("wright")
    assert len(siege.may("component:")) == 5
    assert siege.does("component:gas").table.components == ["gas"]


@pytest.mark.rule("DZ-SW-2")
def test_the_next_component_is_one_of_the_others() -> None:
    siege = researched("wright", "gas")
    assert siege.may() == {"component:knuckles", "component:hypno", "component:phosphor", "component:snack"}
    assert researched("agee", "gas", "hypno", "snack", "knuckles").asked() == "action"


@pytest.mark.rule("DZ-SW-3")
def test_the_fourth_component_takes_professor_agee() -> None:
    assert researched("wright", "gas", "hypno", "snack").asked() == "action"
    assert researched("agee", "gas", "hypno", "snack").may() == {"component:knuckles", "component:phosphor"}


@pytest.mark.rule("DZ-SW-4")
def test_components_are_not_used_up() -> None:
    siege = armed("gas").unit("hunt", "F1").zed("F2", 4).begin().does("component:gas:F2", "component:gas:F2")
    assert siege.table.components == ["gas"]
    assert siege.table.chaos == {"F2": 2}


@pytest.mark.rule("DZ-SW-5", "DZ-SW-11")
def test_knuckles() -> None:
    siege = armed("knuckles").unit("pickles", "F1").zed("F2", 4).begin()
    shift = ["component:knuckles", 1]
    assert shift in siege.odds("move:pickles:F2")["shifts"]
    siege = armed("knuckles").unit("furies", "F1").zed("F2", 4).rolls((6, 6)).activate("F")
    assert shift not in siege.last("fight")["shifts"]


@pytest.mark.rule("DZ-SW-6")
def test_hypno() -> None:
    siege = armed("hypno").unit("johnson", "F1").zed("F2", 4).begin()
    name = siege.names_at("F2")[0]
    assert ["component:hypno", 1] in siege.odds(f"fire:johnson:{name}")["shifts"]


@pytest.mark.rule("DZ-SW-7")
@pytest.mark.parametrize(("dice", "moved"), [((6, 6), True), ((1, 1), False)])
def test_phosphor(dice: tuple[int, int], moved: bool) -> None:
    siege = armed("phosphor").unit("hunt", "F1").zed("F2", 6).zed("F2", 5).rolls(dice).begin()
    siege.does(f"fire:hunt:{siege.names_at('F2')[0]}")
    hits = siege.last("shot")["hits"]
    assert len(siege.zeds_at("F3")) == (2 if hits >= 2 else 0)
    assert (hits >= 2) == moved


@pytest.mark.rule("DZ-SW-8", "DZ-SW-9")
def test_gas() -> None:
    siege = armed("gas").unit("hunt", "F6").zed("F5", 6).zed("F5", 5).zed("F7", 4).begin()
    assert siege.may("component:") == {"component:gas:F5"}
    siege.does("component:gas:F5")
    assert siege.zeds_at("F5") == [(6, 2), (5, 2)]
    assert siege.table.chaos == {"F5": 1}
    siege = armed("gas").unit("hunt", "F1").zed("F2", 6).zed("F2", 5).zed("F2", "vermin").rolls((4,)).begin()
    strong = siege.names_at("F2")[0]
    siege.does("component:gas:F2", f"zed:{strong}")
    assert siege.zeds_at("F2") == [(6, 2), (5, 1)]
    assert siege.table.gone == ["vermin"]


@pytest.mark.rule("DZ-SW-8")
def test_gas_needs_zeds_next_to_a_unit() -> None:
    siege = armed("gas").unit("hunt", "F6").zed("F7", 4).begin()
    assert siege.refuses("component:gas") == "DZ-SW-8"


@pytest.mark.rule("DZ-SW-9")
def test_gas_without_a_chaos_marker_left_loses_the_game() -> None:
    siege = armed("gas").unit("hunt", "F1").zed("F2", 4).chaos("S4", 10).begin().does("component:gas:F2")
    assert siege.result is not None
    assert siege.result["how"] == "chaos"


@pytest.mark.rule("DZ-SW-10")
def test_snack() -> None:
    siege = armed("snack").unit("furies", "F1").zed("F2", 4).rolls((1, 1), (6,), (6,), (6,), (6,)).activate("F")
    fight = siege.last("result")
    assert not fight["human_wins"]
    assert siege.zeds_at("F1") == [(4, fight["zed_hits"] + 1)]
    siege = armed("snack").unit("hunt", "F1").zed("F2", 4, side=REDUCED).rolls((6, 6)).begin()
    siege.does("move:hunt:F2")
    assert len(siege.told("hit")) == min(3, siege.last("result")["zed_hits"])


@pytest.mark.rule("DZ-SW-12")
def test_the_national_guard_is_armed_in_town() -> None:
    siege = armed("knuckles").unit("national_guard", "F1").zed("F2", 4).begin()
    assert siege.odds("move:national_guard:F2")["shifts"] == []
    siege.does("move:national_guard:F0", "move:national_guard:F1")
    assert siege.odds("move:national_guard:F2")["shifts"] == [["component:knuckles", 1]]


@pytest.mark.rule("DZ-RUL-17")
@pytest.mark.parametrize(("ignored", "moved"), [((2, 2, 4), False), ((2, 4, 5), True)])
def test_phosphor_counts_the_hits_that_were_inflicted(ignored: tuple[int, ...], moved: bool) -> None:
    siege = armed("phosphor").unit("hunt", "F1").zed("F2", "ironhide").zed("F2", 5)
    siege.rolls((5, 5), *((die,) for die in ignored)).begin().does("fire:hunt:ironhide")
    assert siege.last("shot")["hits"] == 3
    assert len(siege.zeds_at("F3")) == (2 if moved else 0)


@pytest.mark.rule("DZ-RUL-17")
def test_phosphor_needs_a_target_that_takes_two_hits() -> None:
    siege = armed("phosphor").unit("hunt", "F1").zed("F2", "zed1", side=REDUCED, hits=2).zed("F2", 5)
    siege.rolls((5, 5)).begin().does("fire:hunt:zed1")
    assert siege.last("shot")["hits"] == 3
    assert siege.zeds_at("F2") == [(5, 0)]


@pytest.mark.rule("DZ-SW-10", "DZ-SW-12")
def test_snack_needs_an_armed_unit() -> None:
    siege = armed("snack").unit("national_guard", "F1").zed("F2", "giant").rolls((6, 6)).activate("F")
    assert len([told for told in siege.told("hit") if told["piece"] == "giant"]) == siege.last("result")["zed_hits"]
