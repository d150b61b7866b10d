"""Zeds: which move, how far, in which order, and where new ones are put."""

import pytest

from lamplit.games.zeds.state import REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-ZED-1")
def test_tracks_are_activated_in_the_order_of_the_card() -> None:
    siege = Siege().zed("M5", 4).zed("M3", 5).zed("S6", 4).activate("M", "S")
    assert [told["place"] for told in siege.told("zeds-moved")] == ["M2", "M4", "S5"]


@pytest.mark.rule("DZ-ZED-2")
def test_a_track_listed_twice_is_activated_twice() -> None:
    siege = Siege().zed("S7", 4).activate("S", "S")
    assert siege.zeds_at("S5") == [(4, 0)]


@pytest.mark.rule("DZ-ZED-3")
@pytest.mark.parametrize(("times", "place"), [(1, "H7"), (2, "H6")])
def test_an_empty_track_gets_a_zed_that_does_not_move_yet(times: int, place: str) -> None:
    siege = Siege().bag(7).activate(*["H"] * times)
    assert siege.zeds_at(place) == [(7, 0)]


@pytest.mark.rule("DZ-ZED-4")
def test_the_nearest_group_is_settled_before_the_next_moves() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 4).zed("F5", 5).rolls((6, 5)).activate("F")
    assert siege.story("zeds-moved", "fight", "result") == ["zeds-moved", "fight", "result", "zeds-moved"]


@pytest.mark.rule("DZ-ZED-5")
def test_a_zed_thrown_back_is_not_moved_again() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 4).zed("F3", 5).rolls((6, 5)).activate("F")
    assert siege.zeds_at("F2") == [(5, 0), (1, 0)]


@pytest.mark.rule("DZ-ZED-10", "DZ-ZED-15")
def test_a_full_space_is_not_entered() -> None:
    siege = Siege().zed("F3", 4).zed("F3", 5).zed("F4", 6).change(no_entry=["F2"]).activate("F")
    assert siege.zeds_at("F4") == [(6, 0)]
    assert len(siege.zeds_at("F3")) == 2


@pytest.mark.rule("DZ-ZED-13")
def test_two_zeds_fight_as_one() -> None:
    siege = Siege().unit("furies", "F3").zed("F4", 4).zed("F4", 5).rolls((6, 6)).activate("F")
    assert siege.last("fight")["first"] == 2
    assert len(siege.last("fight")["zeds"]) == 2


@pytest.mark.rule("DZ-ZED-14")
def test_the_stronger_of_a_mob_goes_on_where_there_is_room_for_one() -> None:
    siege = Siege().zed("F3", 4).zed("F4", 6).zed("F4", 3).change(no_entry=["F2"]).activate("F")
    assert siege.zeds_at("F3") == [(6, 0), (4, 0)]
    assert siege.zeds_at("F4") == [(3, 0)]


@pytest.mark.rule("DZ-ZED-16")
def test_a_new_zed_finds_room_toward_start() -> None:
    siege = Siege().zed("M2", 4).zed("M2", 5).bag(6).fate("lake_zeds").next_events("spread").zed("M7", 3).turn()
    assert siege.asked() == "action"
    assert siege.told("zed-placed")[1]["place"] == "M3"


@pytest.mark.rule("DZ-ZED-17")
def test_where_start_is_full_the_players_choose_another() -> None:
    siege = Siege().zed("M7", 4).zed("M7", 5).event("tough_zeds").begin("zeds_phase_begins")
    assert siege.asked() == "another-start"
    assert siege.may() == {"place:F7", "place:H7", "place:S7"}
    siege.does("place:H7")
    assert len(siege.zeds_at("H7")) == 1


@pytest.mark.rule("DZ-ZED-18")
def test_a_zed_placed_among_units_attacks_at_once() -> None:
    siege = Siege().unit("furies", "M2").bag(4, 3).fate("lake_zeds").next_events("spread").turn()
    siege.does("track:H")
    assert siege.told("fight")[0]["zeds_attack"]
    assert siege.told("fight")[0]["place"] == "M2"


@pytest.mark.rule("DZ-ZED-19", "DZ-ZED-20", "DZ-RUL-5")
def test_starts_are_left_alone() -> None:
    siege = Siege().unit("schmidt", "F6").unit("hunt", "M7").zed("F7", 4).zed("M7", 5).actions(2).begin()
    zed = siege.names_at("F7")[0]
    assert siege.refuses("move:schmidt:F7") == "DZ-ZED-19"
    assert siege.refuses(f"fire:schmidt:{zed}") == "DZ-ZED-19"
    assert siege.may("fire:hunt") == set()
    siege.does("move:hunt:M6")
    assert siege.told("fight") == []


@pytest.mark.rule("DZ-ZED-22", "DZ-HIT-3")
def test_killed_zeds_go_back_into_the_bag_or_out_of_the_game() -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", 4, side=REDUCED, hits=2).zed("F2", "k10", side=REDUCED, hits=2)
    siege.store(ammo=4).actions(2).rolls((6, 6), (6, 6)).begin()
    zed = next(name for name in siege.names_at("F2") if name != "k10")
    siege.does(f"fire:hunt:{zed}", "fire:hunt:k10")
    assert zed in siege.table.bag
    assert siege.table.gone == ["k10"]
    assert siege.zeds_at("F2") == []
