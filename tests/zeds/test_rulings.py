"""Rulings and small rules that belong to no single phase."""

import pytest

from lamplit.games.zeds.data.board import BEDS, LAB, OFFICES, SPACES
from lamplit.games.zeds.state import EKG, FULL, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-MAP-4")
def test_the_hospital_has_three_beds_and_a_fourth_with_doc_seaver() -> None:
    assert (len(OFFICES), SPACES[LAB].room) == (2, 1)
    siege = Siege("III").unit("seaver", "TC").unit("hunt", "TC").actions(3).begin()
    assert siege.match.view("red")["beds"] == list(BEDS[:3])
    assert "move:hunt:B4" not in siege.may("move:hunt")
    siege.does("move:seaver:O1")
    assert siege.match.view("red")["beds"] == list(BEDS)
    assert "move:hunt:B4" in siege.may("move:hunt")


@pytest.mark.rule("DZ-MAP-4")
def test_who_lies_in_the_fourth_bed_may_stay_when_doc_seaver_leaves() -> None:
    siege = Siege("III").unit("seaver", "O1").unit("hunt", "B4", side=REDUCED).actions(2).begin()
    siege.does("move:seaver:TC")
    assert siege.piece("hunt").place == "B4"
    assert "heal:hunt" in siege.may()


@pytest.mark.rule("DZ-TURN-3", "DZ-TURN-2", "DZ-TURN-4")
def test_from_level_two_the_4r_phase_comes_before_the_infection_phase() -> None:
    siege = Siege("II").unit("hunt", "TC").next_events("hunting_cabin").turn()
    assert [told["phase"] for told in siege.told("phase")] == ["four_r", "infection", "eat", "zeds", "actions"]
    assert siege.story("event", "phase")[0] == "event"


@pytest.mark.rule("DZ-TURN-8")
def test_a_card_beats_the_rulebook() -> None:
    siege = Siege("II").unit("furies", "F3").zed("F4", 5).event("night_f").rolls((6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == []
    siege = Siege("II").unit("furies", "F3").zed("F4", 5).rolls((6, 6)).activate("F")
    assert siege.last("fight")["shifts"] == [["terrain:named", 1]]


@pytest.mark.rule("DZ-RUL-3", "DZ-REF-4")
def test_devoured_refugees_raise_infection_before_and_after_the_saving_roll() -> None:
    siege = Siege("II").folk("villagers1", "F2", side=REDUCED).zed("F3", 4).store(infection=3).rolls((6,))
    siege.activate("F").does("roll")
    assert [told["by"] for told in siege.told("infection")][:2] == [2, 1]
    assert siege.story("infection", "rolled", "saved")[:4] == ["infection", "rolled", "saved", "infection"]


@pytest.mark.rule("DZ-RUL-3")
def test_devoured_refugees_who_die_raise_it_once() -> None:
    siege = Siege("II").folk("villagers1", "F2", side=REDUCED).zed("F3", 4).store(infection=3).rolls((1,))
    siege.activate("F").does("roll")
    assert [told["by"] for told in siege.told("infection")][:1] == [2]
    assert siege.table.cemetery == ["villagers1"]


@pytest.mark.rule("DZ-RUL-6")
def test_losses_in_a_mix_are_paid_point_by_point() -> None:
    siege = Siege("II").unit("civilians7", "TC").store(supplies=1).rolls((3,))
    siege.event("bad_water").begin("zeds_phase_begins")
    assert siege.may() == {"lose:supplies", "unit:civilians7"}
    siege.does("lose:supplies")
    assert siege.table.supplies == 0
    assert [told["piece"] for told in siege.told("hit")] == ["civilians7", "civilians7"]


@pytest.mark.rule("DZ-RUL-6")
def test_what_cannot_be_paid_is_void() -> None:
    siege = Siege("II").store(supplies=1).rolls((5,)).event("bad_water").begin("zeds_phase_begins")
    assert siege.table.supplies == 0
    assert siege.told("hit") == []


@pytest.mark.rule("DZ-RUL-8")
@pytest.mark.parametrize(
    ("before", "after"), [((REDUCED, 0), (FULL, 2)), ((REDUCED, 1), (REDUCED, 0)), ((FULL, 1), (FULL, 0))]
)
def test_a_zed_mends_step_by_step(before: tuple[int, int], after: tuple[int, int]) -> None:
    siege = Siege("I").zed("F6", "reviver", side=before[0], hits=before[1]).activate("F")
    assert (siege.piece("reviver").side, siege.piece("reviver").hits) == after


@pytest.mark.rule("DZ-RUL-10")
def test_players_may_let_a_unit_take_its_last_hit() -> None:
    siege = Siege("II").unit("piazza", "TC", side=REDUCED).unit("hunt", "TC").rolls((1,), (4,))
    siege.event("bad_water").begin("zeds_phase_begins").does("unit:piazza")
    assert siege.asked() == "saving-roll"
    siege.does("roll")
    assert siege.piece("piazza").marks == (EKG,)


# -- discharges ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-HOSP-3")
def test_discharges_in_the_infection_phase() -> None:
    siege = Siege("I").unit("hunt", "B1").unit("piazza", "B2", side=REDUCED, marks=(EKG,)).begin("infection_phase")
    assert siege.asked() == "discharge"
    assert siege.may() == {"discharge:hunt", "bury:hunt", "bury:piazza", "go-on"}
    siege.does("discharge:hunt")
    assert siege.piece("hunt").place == "TC"


@pytest.mark.rule("DZ-HOSP-3")
def test_players_are_not_asked_twice_about_the_same_patients() -> None:
    siege = Siege("I").unit("hunt", "B1").store(supplies=3).begin("infection_phase").does("go-on")
    assert siege.asked() == "action"
    assert siege.piece("hunt").place == "B1"


@pytest.mark.rule("DZ-HOSP-3")
@pytest.mark.parametrize(("kept", "asked"), [(["hunt"], "discharge"), ([], "action")])
def test_after_an_outbreak_they_are_asked_again_unless_they_were_in_this_turn(kept: list[str], asked: str) -> None:
    siege = Siege("I").unit("hunt", "B1").store(infection=9).event("night_m").rolls((1, 2)).fate("iron_will")
    siege.change(kept=kept).begin("infection_phase")
    if not kept:
        assert siege.asked() == "discharge"
        siege.does("go-on")
    assert siege.asked() == asked


@pytest.mark.rule("DZ-HOSP-3")
def test_nobody_is_asked_for_the_sake_of_comatose_units() -> None:
    siege = Siege("I").unit("hunt", "TC").unit("piazza", "B2", side=REDUCED, marks=(EKG,)).begin("infection_phase")
    assert siege.told("phase")[0]["phase"] == "infection"
    assert siege.asked() == "action"
