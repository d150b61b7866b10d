"""Hauser, Jones, Wilson and Horatius, by their abilities."""

import pytest

from lamplit.games.zeds.state import DEFIANT, REDUCED

from .siege import Siege

# -- Sarge Hauser ----------------------------------------------------------------------------------------------------


def test_train() -> None:
    siege = Siege("IV").unit("hauser", "F3").unit("civilians1", "F4", marks=(DEFIANT,)).unit("civilians2", "H5")
    siege.unit("riot", "F3").zed("F5", 5).actions(1).rolls((6, 6)).begin()
    assert siege.may("ability:train") == {"ability:train:hauser:civilians1"}
    siege.does("ability:train:hauser:civilians1")
    assert siege.piece("civilians1").marks == ("trained",)
    assert siege.may("ability:train") == set()
    siege.does("move:civilians1:F5")
    assert siege.told("fight")[0]["first"] == 3


def test_trained_civilians_fire_better() -> None:
    siege = Siege("IV").unit("civilians1", "F4", marks=("trained",)).zed("F5", "zed9").actions(1).begin()
    assert siege.odds("fire:civilians1:zed9")["first"] == 4


def test_recruit() -> None:
    siege = Siege("IV").unit("hauser", "TC").unit("civilians1", "F4", side=REDUCED).unit("civilians2", "B1", hits=1)
    siege.unit("riot", "F3", hits=1).store(ammo=1, infection=3).actions(1).begin()
    assert siege.may("ability:recruit") == {"ability:recruit:hauser:civilians1"}
    siege.does("ability:recruit:hauser:civilians1")
    assert (siege.piece("civilians1").side, siege.piece("civilians1").hits) == (0, 1)
    assert (siege.table.ammo, siege.table.infection) == (0, 3)
    assert siege.refuses("ability:recruit:hauser:civilians1") == "DZ-GUN-1"


def test_recruit_works_in_town_center_only() -> None:
    siege = Siege("IV").unit("hauser", "F0").unit("civilians1", "F4", hits=1).begin()
    assert siege.refuses("ability:recruit:hauser:civilians1") == "DZ-ACT-3"


def test_forager() -> None:
    siege = Siege("IV").unit("hauser", "F3").unit("hunt", "F3").rolls((3,)).begin().does("forage:hauser")
    assert siege.told("supplies")[0]["by"] == 1


# -- Xeno Jones ------------------------------------------------------------------------------------------------------


def test_own_plans() -> None:
    siege = Siege("IV").unit("jones", "TC").change(own_actions=[]).begin().does("ability:own_plans:jones")
    assert siege.table.free == ["jones"]


def test_prototype() -> None:
    siege = Siege("IV").unit("jones", "F2").zed("F3", "zed34").store(ammo=0, supplies=1).rolls((2, 3)).actions(1)
    siege.begin().does("fire:jones:zed34")
    assert (siege.table.ammo, siege.table.supplies) == (0, 0)
    assert siege.refuses("fire:jones:zed34") == "DZ-GUN-1"


def test_experiment() -> None:
    siege = Siege("IV").unit("jones", "O1").unit("civilians1", "B1").unit("hunt", "TC").research("jerky").begin()
    siege.does("ability:experiment:jones:civilians1")
    assert siege.table.cemetery == ["civilians1"]
    assert siege.last("research")["card"] == "jerky"
    assert siege.refuses("ability:own_plans:jones") == "DZ-ACT-3"


def test_experiment_is_instead_of_his_own_plans() -> None:
    siege = Siege("IV").unit("jones", "O1").unit("civilians1", "B1").begin().does("ability:own_plans:jones")
    assert siege.refuses("ability:experiment:jones:civilians1") == "DZ-ACT-3"


def test_experiment_needs_an_office() -> None:
    siege = Siege("IV").unit("jones", "TC").unit("civilians1", "B1").begin()
    assert siege.refuses("ability:experiment:jones:civilians1") == "DZ-SCI-3"


# -- Hermit Wilson ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-INFO-1")
def test_visions() -> None:
    siege = Siege("IV").unit("wilson", "TC").fate("pyre", "decoy").begin("housekeeping")
    assert siege.told("fate-foreseen")[0]["card"] == "pyre"
    assert siege.match.view("red")["piles"]["fate-foreseen"] == ["pyre"]


@pytest.mark.rule("DZ-INFO-1")
def test_without_visions_the_top_card_is_hidden() -> None:
    siege = Siege("IV").unit("hunt", "TC").fate("pyre").begin("housekeeping")
    assert siege.told("fate-foreseen") == []
    assert siege.match.view("red")["piles"]["fate-foreseen"] == []


def test_visions_follow_the_deck() -> None:
    siege = Siege("IV").unit("wilson", "TC").fate("iron_will", "decoy").event("spread").begin("zeds_phase_begins")
    assert [told["card"] for told in siege.told("fate-foreseen")][:1] == ["decoy"]


def test_buddy() -> None:
    siege = Siege("IV").unit("wilson", "F2").unit("hunt", "F2").zed("F3", 5).rolls((1, 6, 5)).activate("F")
    siege.does("unit:hunt")
    assert siege.told("rolled")[0]["dice"] == [1, 6, 5]


def test_buddy_does_not_help_himself() -> None:
    siege = Siege("IV").unit("wilson", "F2").unit("hunt", "F2").zed("F3", 5).rolls((6, 5)).activate("F")
    siege.does("unit:wilson")
    assert siege.told("rolled")[0]["dice"] == [6, 5]


def test_shortcuts() -> None:
    siege = Siege("IV").unit("wilson", "F3").unit("civilians1", "F3").unit("civilians2", "H3").actions(1).begin()
    assert {"move:civilians1:M3", "move:civilians1:S3", "move:civilians1:S2"} <= siege.may("move:civilians1")
    assert "move:civilians1:H3" in siege.may("move:civilians1")
    assert not any(name.endswith("7") for name in siege.may("move:wilson"))
    assert siege.may("move:civilians2") == {"move:civilians2:" + place for place in ("H1", "H2", "H4", "H5")}
    siege.does("move:wilson:H2")
    assert siege.piece("wilson").place == "H2"


def test_shortcuts_lead_back_after_a_lost_fight() -> None:
    siege = Siege("IV").unit("wilson", "F3").unit("civilians1", "F3").zed("M3", 4).rolls((3, 4)).actions(1).begin()
    siege.does("move:civilians1:M3")
    assert (siege.piece("civilians1").place, siege.piece("civilians1").side) == ("F3", REDUCED)


# -- Horatius --------------------------------------------------------------------------------------------------------


def test_fruits() -> None:
    siege = Siege("IV").holds("hero_orange").picks("heroes", "horatius").store(supplies=1).begin()
    siege.does("card:hero_orange", "place:TC")
    assert siege.table.supplies == 4


def test_genome() -> None:
    siege = Siege("IV").unit("horatius", "F2").zed("F3", "oozer").store(infection=3).rolls((6, 6)).actions(1).begin()
    siege.does("move:horatius:F3")
    assert siege.told("infection") == []


def test_ape_tactics() -> None:
    siege = Siege("IV").unit("horatius", "F2").zed("F3", 5).rolls((1, 1), (6, 6)).actions(1).begin()
    siege.does("move:horatius:F3", "reroll")
    assert siege.last("result")["human_wins"]


@pytest.mark.rule("DZ-CHAOS-12", "DZ-ORDER-4", "DZ-BUILD-2")
def test_ape() -> None:
    siege = Siege("IV").unit("horatius", "F3").chaos("F3").chaos("F4").store(supplies=5).actions(1).begin()
    assert "move:horatius:F5" in siege.may("move")
    assert "forage:horatius" in siege.may("forage")
    assert siege.refuses("build:horatius:F3") == "DZ-BUILD-2"
    siege.does("end")
    assert siege.table.chaos["F3"] == 1


def test_buddy_is_no_help_in_town_center() -> None:
    siege = Siege("IV").unit("wilson", "TC").unit("clarion", "F3").unit("hunt", "TC").zed("S0", 4).rolls((6, 6))
    siege.activate("S").does("unit:hunt")
    assert [len(told["dice"]) for told in siege.told("rolled")] == [2]
