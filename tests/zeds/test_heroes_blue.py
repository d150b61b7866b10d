"""The abilities of the blue units that join from level I, by their names."""

import pytest

from lamplit.games.zeds.state import EKG, FULL, REDUCED

from .siege import Siege


def test_johnson_stockpile() -> None:
    siege = Siege("I", heroes="random").picks("heroes", "johnson").event("hero_blue").begin("zeds_phase_begins")
    siege.does("place:TC")
    assert (siege.table.supplies, siege.table.ammo) == (2, 7)


def test_johnson_scavenger() -> None:
    siege = Siege("I").unit("johnson", "F3").actions(1).rolls((2, 6)).begin().does("forage:johnson")
    assert siege.table.supplies == 2


def test_scavengers_are_not_asked_between_dice_that_find_the_same() -> None:
    siege = Siege("I").unit("johnson", "F3").actions(2).rolls((2, 3), (4, 5)).begin().does("forage:johnson")
    assert siege.table.supplies == 0
    assert "forage:johnson" in siege.may()
    siege.does("forage:johnson")
    assert siege.table.supplies == 1


def test_doubles_count_twice_for_scavengers() -> None:
    siege = Siege("I").unit("johnson", "F3").actions(1).rolls((4, 4)).begin().does("forage:johnson")
    assert siege.table.supplies == 2


@pytest.mark.parametrize(("die", "found"), [("die:4:1:supplies", (1, 0)), ("die:6:1:ammo", (0, 1))])
def test_scavengers_choose_between_dice_that_find_different_things(die: str, found: tuple[int, int]) -> None:
    siege = Siege("I").unit("johnson", "F4").store(ammo=0).actions(1).rolls((4, 6)).begin().does("forage:johnson")
    assert siege.may() == {"die:4:1:supplies", "die:6:1:ammo"}
    siege.does(die)
    assert (siege.table.supplies, siege.table.ammo) == found


def test_johnson_guns() -> None:
    siege = Siege("I").unit("johnson", "F1").zed("F2", 4).begin()
    assert siege.odds(f"fire:johnson:{siege.names_at('F2')[0]}")["shifts"] == [["guns", 2]]


@pytest.mark.parametrize(("die", "fights"), [(3, 1), (4, 0)])
def test_johnson_traps(die: int, fights: int) -> None:
    siege = Siege("I").unit("johnson", "F1").zed("F2", 4).rolls((die,), (6, 6)).activate("F")
    assert len(siege.told("fight")) == fights
    if not fights:
        assert (siege.piece("johnson").place, siege.zeds_at("F1")) == ("F0", [(4, 1)])
        assert siege.table.infection == 0


def test_traps_are_for_defence() -> None:
    siege = Siege("I").unit("johnson", "F1").zed("F2", 4).actions(1).rolls((6, 6)).begin()
    siege.does("move:johnson:F2")
    assert [told["why"] for told in siege.told("rolled")] == ["fight"]


def test_johnson_patch_up() -> None:
    siege = Siege("I").unit("johnson", "TC").unit("hunt", "F0", side=REDUCED).unit("furies", "F1", hits=1)
    siege.unit("schmidt", "B1", side=REDUCED, marks=(EKG,)).store(supplies=2, infection=5).actions(2).begin()
    assert siege.may("ability:patch_up") == {"ability:patch_up:johnson:hunt", "ability:patch_up:johnson:schmidt"}
    siege.does("ability:patch_up:johnson:hunt")
    assert (siege.piece("hunt").side, siege.table.supplies, siege.table.infection) == (FULL, 1, 4)
    siege.does("ability:patch_up:johnson:schmidt")
    assert (siege.piece("schmidt").marks, siege.table.event_actions) == ((), 1)


@pytest.mark.rule("DZ-HEAL-11", "DZ-REF-8")
def test_johnson_wakes_refugees_in_a_bed_from_town_center() -> None:
    siege = Siege("II").unit("johnson", "TC").folk("villagers1", "B1", side=REDUCED).folk("villagers2", "F0")
    siege.piece("villagers1").mark(EKG)
    siege.store(supplies=1, infection=5).begin()
    assert siege.may("ability:patch_up") == {"ability:patch_up:johnson:villagers1"}
    siege.does("ability:patch_up:johnson:villagers1")
    assert (siege.piece("villagers1").place, siege.table.supplies, siege.table.infection) == ("CAMP", 0, 4)


def test_salvation_donations() -> None:
    siege = Siege("I").unit("hunt", "TC").holds("organizer").begin().does("card:organizer:salvation")
    assert siege.table.supplies == 2


def test_salvation_field_clinic() -> None:
    siege = Siege("I").unit("salvation", "F1", hits=1).unit("hunt", "F2", side=REDUCED).store(supplies=2).begin()
    assert siege.may("ability:field_clinic") == {
        "ability:field_clinic:salvation:salvation",
        "ability:field_clinic:salvation:hunt",
    }
    siege.does("ability:field_clinic:salvation:salvation")
    assert (siege.piece("salvation").hits, siege.table.supplies, siege.table.own_actions) == (0, 1, ["red"])
    assert siege.refuses("ability:field_clinic:salvation:hunt") == "DZ-ACT-3"


@pytest.mark.parametrize(("die", "left"), [(1, 4), (2, 5)])
def test_salvation_soup(die: int, left: int) -> None:
    siege = Siege("I").unit("salvation", "TC").unit("hunt", "B1").unit("furies", "B2").store(supplies=5).rolls((die,))
    siege.event("hunting_cabin").begin("eat_phase").does("go-on")
    assert siege.table.supplies == left


def test_veterans_first_shot() -> None:
    siege = Siege("I").unit("veterans12", "F1").zed("F2", 9).store(ammo=1).actions(2).rolls((1, 1), (1, 1)).begin()
    shot = f"fire:veterans12:{siege.names_at('F2')[0]}"
    siege.does(shot)
    assert siege.table.ammo == 1
    siege.does(shot)
    assert siege.table.ammo == 0
    assert siege.refuses(shot) == "DZ-GUN-1"


def test_veterans_hold() -> None:
    siege = Siege("I").unit("veterans12", "F1").zed("F2", 4).rolls((2, 2)).activate("F")
    assert siege.last("result")["human_wins"]
    assert siege.piece("veterans12").place == "F1"
    assert len(siege.zeds_at("F2")) == 1


def test_hold_is_against_zeds_only() -> None:
    siege = Siege("II").unit("veterans12", "F1").zed("F2", "raiders").rolls((1, 1)).begin().does("move:veterans12:F2")
    assert not siege.last("result")["human_wins"]
    siege = Siege("II").unit("veterans12", "F1").zed("F2", 9).rolls((1, 1)).begin().does("move:veterans12:F2")
    assert siege.last("result")["human_wins"]
