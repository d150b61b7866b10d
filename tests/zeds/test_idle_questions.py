"""What is no decision is not asked: an evening alone takes no more clicks than decisions."""

import pytest

from lamplit.games.zeds.state import EKG, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-HOSP-3")
def test_who_was_seen_in_bed_in_the_action_phase_is_not_asked_about_in_the_next_turn() -> None:
    siege = Siege("I").unit("hunt", "B1", side=REDUCED).unit("piazza", "TC").store(supplies=9)
    siege.next_events("hunting_cabin").begin().does("end")
    assert siege.asked() == "action"
    assert siege.table.turn == 2
    assert siege.piece("hunt").place == "B1"


@pytest.mark.rule("DZ-HEAL-9")
def test_who_stays_in_bed_for_another_action_is_not_asked_about_at_its_end() -> None:
    siege = Siege("I").unit("civilians1", "B1", side=REDUCED, marks=(EKG,)).unit("piazza", "TC").store(supplies=9)
    siege.next_events("hunting_cabin").actions(1).begin().does("heal:civilians1", "move:piazza:F1")
    assert (siege.asked(), siege.table.turn) == ("action", 2)


@pytest.mark.rule("DZ-4R-10")
def test_when_all_refugees_must_go_nobody_is_asked_who() -> None:
    siege = Siege("II").folk("villagers1", "F3", side=REDUCED).folk("villagers2", "S2", side=REDUCED).event("night_f")
    assert siege.begin("four_r").asked() != "which-refugees"
    assert [siege.piece(f"villagers{number}").place for number in (1, 2)] == ["F2", "S1"]


@pytest.mark.parametrize(("dice", "asked"), [((6, 6), False), ((1, 2), True)])
def test_the_best_dice_are_not_rolled_again(dice: tuple[int, int], asked: bool) -> None:
    siege = Siege().unit("schmidt", "F1").zed("F2", 4).rolls(dice).begin().does("move:schmidt:F2")
    assert (siege.asked() == "reroll") == asked


def test_a_die_that_finds_nothing_is_not_offered_beside_one_that_does() -> None:
    siege = Siege("I").unit("johnson", "F3").rolls((2, 6)).actions(1).begin().does("forage:johnson")
    assert siege.asked() == "action"
    assert siege.table.supplies == 2


def test_no_card_is_offered_for_a_fight_whose_column_cannot_get_better() -> None:
    weak = Siege("III").unit("hunt", "F1", marks=("keep_cool",)).zed("F2", 2, side=REDUCED).actions(1)
    weak.holds("bulldozer", "drifter", "stiff_drink").rolls((6, 6)).begin().does("move:hunt:F2")
    assert (weak.asked(), weak.last("fight")["column"]) == ("action", 6)
    strong = Siege("III").unit("hunt", "F1").zed("F2", 9).holds("bulldozer", "drifter", "stiff_drink").begin()
    assert len(strong.does("move:hunt:F2").may("card:")) == 3


def test_hits_on_zeds_that_look_the_same_are_spread_in_each_way_once() -> None:
    siege = Siege().unit("schmidt", "F1").zed("F2", "zed16").zed("F2", "zed20").rolls((6, 6)).begin()
    siege.does("move:schmidt:F2")
    assert siege.may() == {"hits:zed16+zed16", "hits:zed16+zed20"}
    other = Siege().unit("schmidt", "F1").zed("F2", "zed16").zed("F2", "zed20", hits=1).rolls((6, 6)).begin()
    assert len(other.does("move:schmidt:F2").may()) == 3


def test_before_every_group_one_need_not_say_again_that_no_card_is_played() -> None:
    siege = Siege("II").zed("F4", 5).zed("F6", 5).zed("M4", 5).holds("decoy").activate("F", "M")
    assert siege.asked() == "zeds-card"
    assert siege.may() == {"card:decoy", "go-on", "pass-turn"}
    siege.does("go-on")
    assert siege.asked() == "zeds-card"
    siege.does("pass-turn")
    assert siege.asked() != "zeds-card"
    assert siege.table.hand == ["decoy"]
