"""The Hospital: saving rolls, Beds, healing and discharges."""

import pytest

from lamplit.games.zeds.combat.harm import hurt
from lamplit.games.zeds.state import EKG, FULL, REDUCED

from .siege import Siege


def last_stand(siege: Siege, *dice: tuple[int, ...]) -> Siege:
    """Civilians with one hit left are attacked and lose."""
    siege.unit("civilians1", "F1", side=REDUCED, hits=1).zed("F2", 9)
    return siege.rolls((1, 1), *dice).activate("F")


def dying(siege: Siege, die: int) -> Siege:
    """Units in Beds, and they roll to be saved."""
    return last_stand(siege, (die,)).does("roll")


def full_ward(siege: Siege) -> Siege:
    """All three Beds are taken."""
    siege.unit("hunt", "B1", side=REDUCED).unit("schmidt", "B2", side=REDUCED, marks=(EKG,))
    return siege.unit("furies", "B3", side=REDUCED, marks=(EKG,))


def bed(siege: Siege, name: str = "civilians1") -> tuple[int, int, bool]:
    """The side, hits and coma of a unit."""
    piece = siege.piece(name)
    return piece.side, piece.hits, EKG in piece.marks


# -- saving rolls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-SAVE-3", "DZ-SAVE-5")
def test_who_is_not_saved_goes_to_the_cemetery() -> None:
    siege = dying(Siege("I"), 3)
    assert siege.table.cemetery == ["civilians1"]
    assert siege.table.infection == 1


@pytest.mark.rule("DZ-SAVE-3", "DZ-SAVE-4", "DZ-SAVE-5", "DZ-EX-HEAL-0")
def test_who_is_saved_lies_comatose_in_a_bed() -> None:
    siege = dying(Siege("I"), 4)
    assert siege.piece("civilians1").place == "B1"
    assert bed(siege) == (REDUCED, 0, True)
    assert siege.table.infection == 2


@pytest.mark.rule("DZ-SAVE-6")
def test_others_may_be_discharged_for_a_bed() -> None:
    siege = dying(full_ward(Siege("I")), 5)
    assert siege.asked() == "free-bed"
    assert siege.may() == {"discharge:hunt", "bury:hunt", "bury:schmidt", "bury:furies", "no-bed"}
    siege.does("discharge:hunt")
    assert (siege.piece("hunt").place, siege.piece("civilians1").place) == ("TC", "B1")


@pytest.mark.rule("DZ-SAVE-7", "DZ-SAVE-5")
def test_without_a_bed_there_is_only_the_cemetery() -> None:
    siege = dying(full_ward(Siege("I")), 5).does("no-bed")
    assert siege.table.cemetery == ["civilians1"]
    assert siege.table.infection == 1


@pytest.mark.rule("DZ-SAVE-7")
def test_the_roll_may_be_declined() -> None:
    siege = last_stand(Siege("I")).does("decline")
    assert siege.table.cemetery == ["civilians1"]
    assert [told for told in siege.told("rolled") if told["why"] == "saving"] == []


@pytest.mark.rule("DZ-SAVE-8", "DZ-EAT-7")
def test_the_last_hit_in_the_hospital_kills_at_once() -> None:
    siege = Siege("I").unit("hernandez", "B1", side=REDUCED).event("rule_seven").begin("eat_phase")
    siege.does("go-on")
    assert siege.table.cemetery == ["hernandez"]
    assert [told for told in siege.told("rolled") if told["why"] == "saving"] == []
    assert siege.table.infection == 0


@pytest.mark.rule("DZ-SAVE-8")
def test_any_hit_is_the_last_of_a_comatose_unit() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED, marks=(EKG,)).begin()
    assert siege.match.view("red")["units"]["civilians1"]["left"] == 1
    with pytest.raises(StopIteration):
        hurt(siege.table, siege.piece("civilians1"), 1).send(None)
    assert siege.table.cemetery == ["civilians1"]
    assert siege.told("rolled") == []


def test_markers_that_last_stay_on_who_is_saved() -> None:
    siege = Siege("I").unit("civilians1", "F1", side=REDUCED, hits=1, marks=("well_armed",)).zed("F2", 9)
    siege.rolls((1, 1), (6,)).activate("F").does("roll")
    assert siege.piece("civilians1").marks == ("well_armed", EKG)


# -- comatose --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-COMA-1")
def test_a_comatose_unit_can_only_be_healed() -> None:
    siege = Siege("I").unit("hunt", "B1", side=REDUCED, marks=(EKG,)).begin()
    assert siege.refuses("move:hunt:TC") == "DZ-COMA-1"
    assert siege.refuses("forage:hunt") == "DZ-COMA-1"
    assert siege.refuses("ability:leadership:hunt") == "DZ-COMA-1"
    assert siege.may() == {"heal:hunt", "bury:hunt", "end"}


@pytest.mark.rule("DZ-COMA-2")
def test_the_abilities_of_a_comatose_unit_are_off_until_it_wakes() -> None:
    siege = Siege("I").unit("hernandez", "B1", side=REDUCED, marks=(EKG,)).unit("civilians1", "F0").actions(1).begin()
    assert "move:civilians1:M1" not in siege.may()
    siege.does("heal:hernandez")
    assert "move:civilians1:M1" in siege.may()


# -- Heal ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-HEAL-1", "DZ-HEAL-8", "DZ-HEAL-10")
def test_a_heal_costs_an_action_and_no_supplies() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED, hits=1).store(infection=4).actions(1).begin()
    siege.does("heal:civilians1")
    assert bed(siege) == (REDUCED, 0, False)
    assert (siege.table.infection, siege.table.own_actions, siege.table.event_actions) == (3, [], 1)


@pytest.mark.rule("DZ-HEAL-8")
def test_infection_does_not_fall_below_nothing() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED).actions(1).begin().does("heal:civilians1")
    assert siege.table.infection == 0


@pytest.mark.rule("DZ-HEAL-2")
def test_only_who_lies_in_a_bed_is_healed() -> None:
    siege = Siege("I").unit("hunt", "TC", side=REDUCED).begin()
    assert siege.refuses("heal:hunt") == "DZ-HEAL-2"


@pytest.mark.rule("DZ-HEAL-3", "DZ-HOSP-4")
def test_a_unit_may_go_to_bed_by_itself() -> None:
    siege = Siege("I").unit("hunt", "TC", side=REDUCED).unit("furies", "B2").actions(1).begin()
    assert siege.may("move:hunt:B") == {"move:hunt:B1", "move:hunt:B3"}
    assert siege.refuses("move:hunt:B2") == "DZ-MOVE-3"
    siege.does("move:hunt:B1")
    assert bed(siege, "hunt") == (REDUCED, 0, False)


@pytest.mark.rule("DZ-HEAL-4")
def test_each_unit_is_healed_once_a_turn() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED).unit("hunt", "B2", side=REDUCED).actions(2).begin()
    siege.does("heal:civilians1")
    assert siege.refuses("heal:civilians1") == "DZ-HEAL-4"
    siege.does("heal:hunt")
    assert siege.table.healed == ["civilians1", "hunt"]


@pytest.mark.rule("DZ-HEAL-4")
def test_a_heal_by_an_ability_counts_too() -> None:
    siege = Siege("I").unit("johnson", "TC").unit("civilians1", "TC", side=REDUCED).store(supplies=1).actions(3).begin()
    siege.does("ability:patch_up:johnson:civilians1", "move:civilians1:B1")
    assert siege.refuses("heal:civilians1") == "DZ-HEAL-4"


@pytest.mark.rule("DZ-HEAL-5", "DZ-HEAL-6")
@pytest.mark.parametrize(("name", "hits"), [("civilians1", 1), ("hunt", 0)])
def test_the_first_heal_wakes(name: str, hits: int) -> None:
    siege = Siege("I").unit(name, "B1", side=REDUCED, marks=(EKG,)).actions(1).begin()
    siege.does(f"heal:{name}")
    assert bed(siege, name) == (REDUCED, hits, False)
    assert siege.piece(name).hits_left == 1
    assert f"move:{name}:TC" in siege.may()


@pytest.mark.rule("DZ-HEAL-9")
@pytest.mark.parametrize(("way", "place"), [("go-on", "B1"), ("discharge:civilians1", "TC")])
def test_after_the_last_heal_the_players_decide(way: str, place: str) -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED, marks=(EKG,)).store(supplies=9)
    siege.next_events("hunting_cabin").begin().does("heal:civilians1")
    assert (siege.asked(), siege.table.phase) == ("discharge", "actions")
    siege.does(way)
    assert siege.piece("civilians1").place == place
    assert bed(siege) == (REDUCED, 1, False)


@pytest.mark.rule("DZ-HEAL-9")
def test_after_any_other_heal_to_leave_is_one_of_the_next_things_to_do() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED, marks=(EKG,)).actions(1).begin()
    assert "discharge:civilians1" not in siege.may()
    siege.does("heal:civilians1")
    assert siege.asked() == "action"
    siege.does("discharge:civilians1")
    assert siege.piece("civilians1").place == "TC"


@pytest.mark.rule("DZ-EX-HEAL-1", "DZ-EX-HEAL-2", "DZ-EX-HEAL-3", "DZ-EX-HEAL-4", "DZ-HEAL-7")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((REDUCED, 0, True), (REDUCED, 1, False)),
        ((REDUCED, 1, False), (REDUCED, 0, False)),
        ((REDUCED, 0, False), (FULL, 1, False)),
        ((FULL, 1, False), (FULL, 0, False)),
    ],
)
def test_the_four_heals_of_civilians(before: tuple[int, int, bool], after: tuple[int, int, bool]) -> None:
    side, hits, comatose = before
    siege = Siege("I").unit("civilians1", "B1", side=side, hits=hits, marks=(EKG,) if comatose else ())
    siege.store(infection=4).actions(1).begin().does("heal:civilians1")
    assert bed(siege) == after
    assert siege.table.infection == 3


@pytest.mark.rule("DZ-EX-HEAL-4", "DZ-HEAL-1")
def test_who_is_whole_is_not_healed() -> None:
    siege = Siege("I").unit("civilians1", "B1").begin()
    assert siege.refuses("heal:civilians1") == "DZ-HEAL-1"


@pytest.mark.rule("DZ-HEAL-10", "DZ-HEAL-11")
def test_a_healing_ability_asks_for_supplies() -> None:
    siege = Siege("I").unit("johnson", "F3", side=REDUCED).store(infection=4, supplies=1).actions(2).begin()
    siege.does("ability:patch_up:johnson:johnson")
    assert bed(siege, "johnson") == (FULL, 0, False)
    assert (siege.table.infection, siege.table.supplies) == (3, 0)
    assert siege.refuses("ability:patch_up:johnson:johnson") == "DZ-HEAL-10"


# -- in and out ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-HOSP-1", "DZ-HOSP-2")
def test_discharges() -> None:
    siege = Siege("I").unit("hunt", "B1").unit("furies", "B2", side=REDUCED, marks=(EKG,)).begin()
    assert siege.refuses("discharge:furies") == "DZ-HOSP-1"
    siege.does("discharge:hunt", "bury:furies")
    assert siege.piece("hunt").place == "TC"
    assert siege.table.cemetery == ["furies"]
    assert siege.table.own_actions == ["red"]
    assert siege.refuses("bury:hunt") == "DZ-HOSP-2"


@pytest.mark.rule("DZ-HOSP-3")
def test_discharges_before_supplies_are_eaten() -> None:
    siege = Siege("I").unit("hunt", "B1").unit("furies", "B2").event("hunting_cabin").begin("eat_phase")
    assert (siege.table.phase, siege.table.own_actions, siege.table.event_actions) == ("eat", [], 0)
    siege.does("discharge:hunt", "discharge:furies")
    assert [told["piece"] for told in siege.told("discharged")] == ["hunt", "furies"]
    assert [told for told in siege.told("rolled") if told["why"] == "eat"] == []


@pytest.mark.rule("DZ-HOSP-3")
def test_before_hits_by_hunger_a_patient_may_be_brought_to_safety() -> None:
    siege = Siege("I").unit("hernandez", "B1", side=REDUCED).rolls((4,)).event("rule_seven").begin("eat_phase")
    siege.does("discharge:hernandez", "roll")
    assert siege.piece("hernandez").place == "B1"


@pytest.mark.rule("DZ-HOSP-5")
def test_from_a_bed_straight_to_the_tracks() -> None:
    siege = Siege("I").unit("hunt", "B1").begin()
    assert {"move:hunt:TC", "move:hunt:F0", "move:hunt:F1", "move:hunt:F2", "move:hunt:B2"} <= siege.may()
    assert "move:hunt:F3" not in siege.may()


def test_the_fourth_bed_is_closed() -> None:
    siege = Siege("I").unit("hunt", "TC").begin()
    assert "move:hunt:B4" not in siege.may()
    assert siege.match.view("red")["beds"] == ["B1", "B2", "B3"]


def test_there_is_no_hospital_in_the_basic_game() -> None:
    siege = Siege().unit("hunt", "TC").begin()
    assert siege.may("move:hunt:B") == set()
    assert not siege.refuses("move:hunt:B1")


@pytest.mark.rule("DZ-HOSP-4")
def test_beds_and_offices_are_next_to_each_other() -> None:
    siege = Siege("III").unit("seaver", "B1").begin().does("move:seaver:O2")
    assert siege.last("went")["path"] == ["B1", "O2"]
    siege = Siege("III").unit("wright", "O1").begin().does("move:wright:B3")
    assert siege.last("went")["path"] == ["O1", "B3"]


@pytest.mark.rule("DZ-HOSP-4")
def test_a_patient_heals_a_unit_in_an_office() -> None:
    siege = Siege("III").unit("johnson", "B1").unit("wright", "O1", side=REDUCED).unit("hunt", "B2", side=REDUCED)
    siege.unit("agee", "LAB", side=REDUCED).store(supplies=2).begin()
    assert siege.may("ability:patch_up") == {"ability:patch_up:johnson:wright"}


@pytest.mark.rule("DZ-SAVE-2")
def test_saved_heroic_civilians_come_back_reduced() -> None:
    siege = Siege().unit("veterans12", "F2", side=REDUCED, hits=1).zed("F3", 9).rolls((1, 1), (4,)).activate("F")
    assert (siege.piece("veterans12").place, siege.piece("veterans12").side) == ("TC", REDUCED)
