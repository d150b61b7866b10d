"""Chaos: where Zeds leave it, what it does to player units, and how order is restored."""

import pytest

from lamplit.games.zeds.combat.control import add_chaos, is_controlled
from lamplit.games.zeds.phases.infection import outbreak_place
from lamplit.games.zeds.state import REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-CHAOS-1")
@pytest.mark.parametrize("zed", [4, "giant", "vermin"])
def test_zeds_of_any_kind_leave_chaos_in_an_undefended_named_space(zed: int | str) -> None:
    siege = Siege("II").zed("F4", zed).activate("F")
    assert siege.table.chaos == {"F3": 1}
    assert siege.table.chaos_left == 9


@pytest.mark.rule("DZ-CHAOS-1")
def test_there_is_no_chaos_at_level_one() -> None:
    assert Siege("I").zed("F4", 4).activate("F").table.chaos == {}


@pytest.mark.rule("DZ-CHAOS-2")
@pytest.mark.parametrize(("dice", "chaos"), [((1, 1), {"S1": 1}), ((6, 6), {})])
def test_zeds_leave_chaos_where_they_win(dice: tuple[int, int], chaos: dict[str, int]) -> None:
    siege = Siege("II").unit("furies", "S1").zed("S2", 4).rolls(dice, (6,), (6,), (6,), (6,)).activate("S")
    assert siege.table.chaos == chaos


@pytest.mark.rule("DZ-CHAOS-2")
def test_zeds_that_win_and_go_on_at_once_leave_chaos_too() -> None:
    siege = Siege("II").unit("furies", "F3").zed("F4", 9).event("brains_b1")
    siege.rolls((1, 1), (6,), (6,), (6,), (6,), (6, 6), (6,), (6,), (6,), (6,), (6,)).activate("F")
    assert siege.table.chaos == {"F3": 1}
    assert siege.told("zeds-moved")[1]["place"] == "F2"


@pytest.mark.rule("DZ-CHAOS-2")
@pytest.mark.parametrize(("dice", "chaos"), [((1, 2), {"F3": 1}), ((6, 6), {"F4": 1})])
def test_zeds_that_are_attacked_in_vain_leave_chaos_too(dice: tuple[int, int], chaos: dict[str, int]) -> None:
    siege = Siege("II").unit("civilians7", "F2").zed("F3", 5).rolls(dice).begin().does("move:civilians7:F3")
    assert siege.table.chaos == chaos


@pytest.mark.rule("DZ-CHAOS-2")
def test_raiders_that_attack_zeds_in_vain_leave_the_space_to_chaos() -> None:
    siege = Siege("II").zed("F4", "raiders").zed("F3", 9).rolls((1, 1)).begin("four_r")
    assert siege.piece("raiders").place == "F4"
    assert siege.table.chaos == {"F3": 1}


@pytest.mark.rule("DZ-CHAOS-3")
def test_a_second_zed_leaves_no_second_marker() -> None:
    siege = Siege("II").zed("F4", 4).chaos("F3").activate("F")
    assert siege.table.chaos == {"F3": 1}
    assert siege.table.chaos_left == 9


@pytest.mark.rule("DZ-CHAOS-4")
@pytest.mark.parametrize("place", ["F7", "F6", "F3"])
def test_spaces_without_a_name_know_no_chaos(place: str) -> None:
    assert Siege("II").zed(place, 4).activate("F").table.chaos == {}


@pytest.mark.rule("DZ-EX-CHAOS")
def test_a_zed_that_comes_down_a_whole_track_leaves_chaos_in_every_named_space() -> None:
    siege = Siege("II").zed("F7", 4).activate(*["F"] * 7)
    assert siege.table.chaos == {"F4": 1, "F3": 1, "F0": 1}


@pytest.mark.rule("DZ-CHAOS-5")
def test_zeds_or_chaos_control_a_space() -> None:
    table = Siege("II").zed("F2", 4).chaos("F3").table
    assert [is_controlled(table, place) for place in ("F2", "F3", "F4")] == [True, True, False]


@pytest.mark.rule("DZ-CHAOS-6")
def test_a_move_ends_in_chaos() -> None:
    siege = Siege("II").unit("hunt", "TC").chaos("F1").begin()
    assert siege.may("move:hunt:F") == {"move:hunt:F0", "move:hunt:F1"}
    assert siege.refuses("move:hunt:F2") == "DZ-CHAOS-6"
    assert siege.refuses("move:hunt:F5") == "DZ-MOVE-1"


@pytest.mark.rule("DZ-CHAOS-7")
@pytest.mark.parametrize(
    "what", ["move:schmidt:F2", "fire:schmidt:zed1", "forage:schmidt", "ability:initiative:schmidt"]
)
def test_a_unit_in_chaos_does_nothing(what: str) -> None:
    siege = Siege("II").unit("schmidt", "F3").zed("F4", "zed1").chaos("F3").begin()
    assert siege.refuses(what) == "DZ-CHAOS-7"


@pytest.mark.rule("DZ-CHAOS-8")
@pytest.mark.parametrize(("dice", "place"), [((6, 6), "F3"), ((1, 2), "F2")])
def test_a_unit_in_chaos_defends_itself_and_retreats(dice: tuple[int, int], place: str) -> None:
    siege = Siege("II").unit("civilians7", "F3").zed("F4", 4).chaos("F3").rolls(dice).activate("F")
    assert siege.last("fight")["shifts"] == [["terrain:named", 1]]
    assert siege.piece("civilians7").place == place


@pytest.mark.rule("DZ-CHAOS-9")
def test_two_markers_hold_a_unit_for_two_turns() -> None:
    siege = (
        Siege("II").unit("hunt", "F3").chaos("F3", 2).next_events("hunting_cabin", "well_armed").begin("housekeeping")
    )
    assert siege.table.chaos == {"F3": 1}
    assert siege.refuses("move:hunt:F2") == "DZ-CHAOS-7"
    siege.does("end")
    assert siege.table.chaos == {}
    assert "move:hunt:F2" in siege.may("move:hunt")


@pytest.mark.rule("DZ-CHAOS-10")
def test_zeds_go_through_chaos() -> None:
    siege = Siege("II").zed("F5", "k10").chaos("F4").chaos("F3").activate("F")
    assert siege.piece("k10").place == "F3"


@pytest.mark.rule("DZ-CHAOS-11")
def test_an_effect_puts_chaos_anywhere_and_on_top_of_chaos() -> None:
    table = Siege("II").chaos("F3").table
    add_chaos(table, "F6")
    add_chaos(table, "F3")
    assert table.chaos == {"F3": 2, "F6": 1}
    assert table.chaos_left == 7


@pytest.mark.rule("DZ-CHAOS-13")
@pytest.mark.parametrize(("level", "markers"), [("basic", 0), ("I", 0), ("II", 10), ("III", 10), ("IV", 12), ("V", 12)])
def test_there_are_so_many_markers(level: str, markers: int) -> None:
    assert Siege(level).table.chaos_left == markers


@pytest.mark.rule("DZ-OUT-5")
@pytest.mark.parametrize(
    ("chaos", "place"), [((), "F4"), (("F3",), "F3"), (("F6",), "F4"), (("F0", "F3"), "F0"), (("F5",), "F4")]
)
def test_an_outbreak_comes_to_the_nearest_village_or_chaos(chaos: tuple[str, ...], place: str) -> None:
    siege = Siege("II")
    for space in chaos:
        siege.chaos(space)
    assert outbreak_place(siege.table, "F") == place


@pytest.mark.rule("DZ-CHAOS-14")
def test_an_outbreak_leaves_chaos_unless_the_zed_is_beaten() -> None:
    for defender, chaos in ((False, {"F4": 1}), (True, {})):
        siege = Siege("II").store(infection=12).fate("decoy").bag(4)
        if defender:
            siege.unit("furies", "F4")
        siege.rolls((1, 2), (6, 6)).begin("infection_roll")
        assert siege.last("outbreak")["place"] == "F4"
        assert {place: n for place, n in siege.table.chaos.items() if place == "F4"} == chaos


@pytest.mark.rule("DZ-CHAOS-14")
def test_a_zed_that_retreats_leaves_chaos() -> None:
    siege = Siege("II").unit("furies", "F1").zed("F2", 9).rolls((6, 6)).begin().does("move:furies:F2")
    assert siege.zeds_at("F3") == [(9, 2)]
    assert siege.table.chaos == {"F3": 1}


@pytest.mark.rule("DZ-CHAOS-14")
def test_where_only_zeds_on_their_way_bring_chaos() -> None:
    def table() -> Siege:
        return Siege("II", chaos_by_advance=True)

    retreating = table().unit("furies", "F1").zed("F2", 9).rolls((6, 6)).begin().does("move:furies:F2")
    assert retreating.zeds_at("F3") == [(9, 2)]
    assert not retreating.table.chaos, "one that retreats leaves none"
    placed = (
        table().store(infection=12).folk("villagers1", "F4").fate("decoy").bag(4).rolls((1, 2)).begin("infection_roll")
    )
    assert placed.zeds_at("F4")
    assert "F4" not in placed.table.chaos, "one that appears leaves none"
    assert placed.table.folk["villagers1"].place != "F4", "and Villagers flee from it all the same"
    winning = table().unit("civilians7", "F4").store(infection=12).fate("decoy").bag(4).rolls((1, 2), (2, 2))
    assert winning.begin("infection_roll").table.chaos["F4"] == 1, "one that wins a fight there leaves it"
    assert table().zed("F4", 4).activate("F").table.chaos == {"F3": 1}, "and so does one on its way"


@pytest.mark.rule("DZ-END-5")
@pytest.mark.parametrize(("chaos", "lost"), [("M5", True), ("F3", False)])
def test_without_a_marker_left_the_town_is_lost(chaos: str, lost: bool) -> None:
    siege = Siege("II").zed("F4", 4).chaos(chaos, 10).activate("F")
    assert (siege.result is not None and siege.result["how"] == "chaos") == lost


@pytest.mark.rule("DZ-RET-7")
def test_chaos_does_not_stop_a_retreat() -> None:
    siege = Siege("II").unit("civilians7", "F3").unit("hunt", "F2").unit("furies", "F2").chaos("F2").zed("F4", 4)
    siege.rolls((1, 2)).activate("F")
    assert siege.piece("civilians7").place == "F1"


# -- restoring order -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DZ-ORDER-1")
def test_order_is_restored_after_the_event_is_discarded() -> None:
    siege = (
        Siege("II")
        .unit("hunt", "F3")
        .chaos("F3")
        .event("well_armed")
        .next_events("hunting_cabin")
        .begin("housekeeping")
    )
    assert "well_armed" in siege.table.event_discard
    assert siege.story("phase", "order", "event")[:3] == ["phase", "order", "event"]


@pytest.mark.rule("DZ-ORDER-2", "DZ-ORDER-5")
def test_units_and_raiders_restore_order_and_infection_rises() -> None:
    siege = Siege("II").unit("hunt", "F3").chaos("F3").zed("M4", "raiders").chaos("M4").unit("furies", "S3").chaos("H3")
    siege.next_events("hunting_cabin").begin("housekeeping")
    assert siege.table.chaos == {"H3": 1}
    assert [told["by"] for told in siege.told("infection")[:2]] == [1, 1]
    assert siege.table.chaos_left == 9


@pytest.mark.rule("DZ-ORDER-3")
def test_one_marker_a_turn_is_removed_however_many_stand_there() -> None:
    siege = Siege("II").unit("hunt", "F3").unit("furies", "F3").chaos("F3", 2).next_events("hunting_cabin")
    siege.begin("housekeeping")
    assert siege.table.chaos == {"F3": 1}
    assert siege.table.infection == 1


@pytest.mark.rule("DZ-ORDER-4")
def test_refugees_restore_nothing() -> None:
    siege = (
        Siege("II")
        .folk("villagers1", "F3", side=REDUCED)
        .chaos("F3")
        .next_events("hunting_cabin")
        .begin("housekeeping")
    )
    assert siege.table.chaos == {"F3": 1}
    assert siege.told("order") == []
