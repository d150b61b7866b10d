"""What is no decision is not asked: an evening alone takes no more clicks than decisions."""

from collections.abc import Callable
from itertools import permutations

import pytest

from lamplit.games.zeds.phases import track_order
from lamplit.games.zeds.state import DAZED, EKG, REDUCED, Table

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


def without_asking(siege: Siege) -> Table:
    """The table at the end of the Zeds Phase, which came without a question."""
    siege.activate("ALL")
    assert siege.asked() == "action"
    return siege.table


def quiet(level: str = "II") -> Siege:
    """A town in which nobody meets anybody when all tracks are activated."""
    return Siege(level).unit("hunt", "M6").zed("F6", 5).zed("M3", 4).zed("M3", 5).zed("H2", 3).event("kidding")


@pytest.mark.rule("DZ-TURN-10")
def test_tracks_on_which_nobody_meets_anybody_are_activated_without_asking_for_their_order() -> None:
    table = without_asking(quiet().zed("S4", 6).store(chaos_left=3))
    assert sorted(zed.place for zed in table.zeds.values()) == ["F5", "H1", "M2", "M2", "S3"]
    assert table.chaos == {"M2": 1, "S3": 1}


def test_a_new_zed_on_a_start_is_no_reason_to_ask_for_the_order() -> None:
    assert sorted(zed.place for zed in without_asking(quiet()).zeds.values()) == ["F5", "H1", "M2", "M2", "S7"]


@pytest.mark.parametrize("order", [*permutations("FMHS")])
def test_all_orders_of_tracks_lead_to_the_same(order: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    spared = without_asking(quiet().zed("S4", 6))
    monkeypatch.setattr(track_order, "is_indifferent", lambda _table: False)
    asked = quiet().zed("S4", 6).activate("ALL").does(*(f"track:{track}" for track in order[:-1]))
    places = {zed.name: zed.place for zed in asked.table.zeds.values()}
    assert places == {zed.name: zed.place for zed in spared.zeds.values()}
    assert (asked.table.chaos, asked.table.step) == (spared.chaos, spared.step)


@pytest.mark.parametrize(
    "matters",
    [
        lambda siege: siege.unit("piazza", "F5"),
        lambda siege: siege.folk("villagers1", "M2"),
        lambda siege: siege.zed("H1", "raiders"),
        lambda siege: siege.zed("S0", 3),
        lambda siege: siege.change(minefield="F5"),
        lambda siege: siege.change(chaos_left=0),
        lambda siege: siege.event("utter_chaos"),
        lambda siege: siege.holds("decoy"),
        lambda siege: siege.zed("M2", 3, marks=(DAZED,)),
        lambda siege: siege.change(bag=[]),
        lambda siege: siege.research(current="unnatural"),
    ],
)
def test_where_the_order_may_matter_it_is_asked_for(matters: Callable[[Siege], Siege]) -> None:
    assert matters(quiet("III")).activate("ALL").asked() == "next-track"


def test_calm_tracks_have_no_place_in_the_order() -> None:
    siege = quiet().unit("piazza", "F5").change(calm=["M", "H", "S"]).activate("ALL")
    assert siege.asked() != "next-track"
