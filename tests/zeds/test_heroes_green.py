"""Kingman, Pickles, Santana, Staub, Fire Company 129, the Bauer Work Crew and the Riot Squad, by their abilities."""

import pytest

from lamplit.games.zeds.state import DEFIANT, REDUCED

from .siege import Siege


def test_defender() -> None:
    siege = Siege("II").unit("kingman", "F2").zed("F3", 4).rolls((4,), (6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == [["defender", 1]]


@pytest.mark.rule("DZ-RUL-1")
@pytest.mark.parametrize("place", ["F2", "F3", "F1"])
def test_perimeter(place: str) -> None:
    siege = Siege("II").unit("kingman", place).zed("F3", 4).zed("F3", 5).rolls((5,)).activate("F")
    assert siege.zeds_at("F3") == [(5, 0), (4, 0)]
    assert siege.last("in-vain")["why"] == "perimeter"


@pytest.mark.rule("DZ-RUL-1")
def test_perimeter_covers_the_way_out_of_start() -> None:
    siege = Siege("II").unit("kingman", "F5").zed("F7", 4).rolls((6,)).activate("F")
    assert siege.zeds_at("F7") == [(4, 0)]


def test_perimeter_does_not_reach_far() -> None:
    siege = Siege("II").unit("kingman", "F0").zed("F3", 4).activate("F")
    assert siege.zeds_at("F2") == [(4, 0)]


@pytest.mark.rule("DZ-RUL-12")
def test_stealth() -> None:
    siege = Siege("II").unit("pickles", "F4").folk("villagers1", "F4").zed("F5", 4).rolls((4,)).activate("F")
    assert siege.table.chaos == {"F4": 1}
    assert siege.piece("villagers1").place == "F3"
    assert siege.piece("pickles").place == "F4"
    assert siege.told("fight") == []
    assert siege.last("in-vain")["why"] == "stealth"


@pytest.mark.rule("DZ-RUL-12")
def test_pickles_is_seen_on_a_one() -> None:
    siege = Siege("II").unit("pickles", "F4").zed("F5", 4).rolls((1,), (6, 6)).activate("F")
    assert siege.last("fight")["unit"] == "pickles"


@pytest.mark.rule("DZ-ZED-8", "DZ-BUILD-7")
@pytest.mark.parametrize(("die", "place", "barricades"), [(4, "F4", ["F4"]), (3, "F3", [])])
def test_bark(die: int, place: str, barricades: list[str]) -> None:
    siege = Siege("II").unit("pickles", "F4").zed("F4", 4).change(barricades=["F4"]).rolls((die,)).activate("F")
    assert siege.names_at(place)
    assert siege.table.barricades == barricades
    assert [told["why"] for told in siege.told("in-vain")] == ["bark"] * len(barricades)


@pytest.mark.rule("DZ-CHAOS-12")
def test_canine() -> None:
    siege = Siege("II").unit("pickles", "S4").chaos("S4").chaos("S3").chaos("S1").rolls((4,)).actions(1).begin()
    assert "move:pickles:S0" in siege.may("move:pickles")
    siege.does("forage:pickles")
    assert len(siege.last("rolled")["dice"]) == 1


@pytest.mark.rule("DZ-ORDER-4")
@pytest.mark.parametrize(("other", "chaos"), [("", {"F3": 1}), ("civilians1", {})])
def test_canine_restores_no_order(other: str, chaos: dict[str, int]) -> None:
    siege = Siege("II").unit("pickles", "F3").chaos("F3").next_events("hunting_cabin")
    if other:
        siege.unit(other, "F3")
    siege.begin("housekeeping")
    assert siege.table.chaos == chaos


@pytest.mark.parametrize(("die", "fights"), [(4, 0), (3, 1)])
def test_bull_charge(die: int, fights: int) -> None:
    siege = Siege("II").unit("santana", "F1").zed("F2", 4).rolls((die,), (6, 6)).begin().does("move:santana:F2")
    assert len(siege.told("fight")) == fights
    if not fights:
        assert siege.zeds_at("F3") == [(4, 1)]
        assert siege.table.infection == 0


def test_bull_charge_needs_regular_zeds() -> None:
    siege = Siege("II").unit("santana", "F1").zed("F2", "giant").rolls((6, 6)).begin().does("move:santana:F2")
    assert len(siege.told("fight")) == 1


def test_survivalist() -> None:
    siege = Siege("II").unit("staub", "F3").store(supplies=0).rolls((1,)).actions(1).begin().does("forage:staub")
    assert siege.table.supplies == 1


def test_lucky() -> None:
    siege = Siege("II").unit("staub", "F3", side=REDUCED).store(supplies=0).event("well_armed").rolls((1,), (2, 5))
    siege.begin("eat_phase").does("roll")
    assert siege.piece("staub").place == "B1"


@pytest.mark.parametrize(("die", "hits"), [(4, 1), (5, 0)])
def test_hardened(die: int, hits: int) -> None:
    siege = Siege("II").unit("staub", "F3").store(supplies=0).event("well_armed").rolls((die,)).begin("eat_phase")
    assert len(siege.told("hit")) == hits


def test_gear() -> None:
    siege = Siege("II").unit("fire129", "F1").zed("F2", 4).rolls((6, 6)).begin().does("move:fire129:F2")
    assert siege.last("fight")["shifts"] == [["gear", 1]]


def test_authority() -> None:
    siege = Siege("II").unit("fire129", "F3").unit("civilians1", "F4", marks=(DEFIANT,)).folk("villagers1", "F4")
    siege.folk("villagers2", "S5").begin()
    names = {"ability:authority:fire129:civilians1", "ability:authority:fire129:villagers1"}
    assert siege.may("ability:authority") == names
    siege.does("ability:authority:fire129:villagers1")
    assert (siege.piece("villagers1").place, siege.piece("villagers1").side) == ("F4", REDUCED)
    assert siege.may("ability:authority") == set()


def test_authority_frees_the_defiant() -> None:
    siege = Siege("II").unit("fire129", "F3").unit("civilians1", "F4", marks=(DEFIANT,)).begin()
    siege.does("ability:authority:fire129:civilians1")
    assert siege.piece("civilians1").marks == ()


@pytest.mark.parametrize(("dice", "place"), [((2, 2), "F4"), ((1, 2), "F3")])
def test_hoses(dice: tuple[int, int], place: str) -> None:
    siege = Siege("II").unit("fire129", "F2").zed("F3", 4).rolls(dice).begin()
    siege.does(next(iter(siege.may("ability:hoses"))))
    assert siege.zeds_at(place) == [(4, 0)]
    assert siege.table.own_actions == []


def test_charges() -> None:
    siege = Siege("II").unit("bauer", "TC").store(supplies=3, ammo=1).begin().does("ability:charges:bauer")
    assert (siege.table.supplies, siege.table.ammo) == (1, 2)


def test_builders() -> None:
    siege = Siege("II").unit("bauer", "F2").store(supplies=1).begin()
    assert siege.may("build") == {"build:bauer:F1", "build:bauer:F2", "build:bauer:F3"}
    siege.does("build:bauer:F3")
    assert (siege.table.barricades, siege.table.supplies) == (["F3"], 0)


def test_shields() -> None:
    siege = Siege("II").unit("riot", "F1").zed("F2", 4).rolls((6, 6)).begin().does("move:riot:F2")
    assert siege.told("infection") == []
    siege = Siege("II").unit("riot", "F3").chaos("F3").next_events("hunting_cabin").begin("housekeeping")
    assert siege.table.chaos == {}
    assert siege.told("infection") == []


@pytest.mark.rule("DZ-CATA-4")
def test_bull_charge_drives_all_zeds_out_of_the_catacombs() -> None:
    siege = Siege("IV").unit("santana", "T2").zed("T3", 5).zed("T3", 6, side=REDUCED, hits=2).rolls((4,))
    siege.actions(1).begin()
    weak = siege.names_at("T3")[-1]
    siege.does("move:santana:T3", f"zed:{weak}")
    assert siege.zeds_at("T3") == []
    assert siege.told("fight") == []


def test_defender_is_no_attacker() -> None:
    siege = Siege("II").unit("kingman", "F2").zed("F3", 4).rolls((6, 6)).begin().does("move:kingman:F3")
    assert siege.last("fight")["shifts"] == []


def test_bull_charge_needs_regular_zeds_only() -> None:
    siege = Siege("II").unit("santana", "F1").zed("F2", 4).zed("F2", "giant").rolls((6, 6)).begin()
    assert len(siege.does("move:santana:F2").told("fight")) == 1
    assert "charge" not in [told["why"] for told in siege.told("rolled")]


def test_how_likely_hoses_reach() -> None:
    siege = Siege("II").unit("fire129", "F2").zed("F3", 4).begin()
    assert siege.odds(next(iter(siege.may("ability:hoses")))) == {"chance": round(33 / 36, 4)}


def test_shields_keep_nobody_else_quiet() -> None:
    siege = Siege("II").unit("riot", "F3").unit("hunt", "H3").chaos("F3").chaos("H3").next_events("hunting_cabin")
    siege.begin("housekeeping")
    assert siege.table.chaos == {}
    assert [told["by"] for told in siege.told("infection")] == [1]
