"""Zeds pressure: where several play, some events drive the strongest Zeds on."""

import pytest

from lamplit.games.zeds.data.events import EVENTS
from lamplit.games.zeds.state import DAZED

from .siege import Siege


def pressed(siege: Siege, pressure: int = 1) -> Siege:
    """The activations of an event are over, and so many groups are driven on."""
    return siege.change(pressure=pressure).begin("pressure")


@pytest.mark.rule("DZ-PRESS-1", "DZ-PRESS-2", "DZ-SOLO-1")
@pytest.mark.parametrize(("players", "moves"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_one_group_for_every_two_players(players: int, moves: int) -> None:
    siege = Siege("basic", players=players).zed("F6", 9).zed("S6", 8).zed("H6", 7).zed("M6", 6).unit("hunt", "TC")
    siege.event("well_armed").change(activations=[]).begin("zeds_phase_begins")
    assert EVENTS["well_armed"].pressure
    assert len(siege.told("pressure")) == moves


@pytest.mark.rule("DZ-PRESS-1")
def test_an_event_without_pressure_drives_nobody() -> None:
    siege = Siege("basic", players=4).zed("F6", 9).unit("hunt", "TC").event("mine_blast").begin("zeds_phase_begins")
    assert not EVENTS["mine_blast"].pressure
    assert siege.told("pressure") == []


@pytest.mark.rule("DZ-PRESS-1")
def test_pressure_can_be_left_out() -> None:
    siege = Siege("basic", players=4, pressure="none").zed("F6", 9).unit("hunt", "TC").event("well_armed")
    assert siege.begin("zeds_phase_begins").told("pressure") == []


@pytest.mark.rule("DZ-PRESS-3")
def test_the_strongest_group_makes_a_step_with_all_that_follows() -> None:
    siege = Siege("II", players=2).zed("F5", 5).zed("F5", 5).zed("H4", 9).unit("civilians7", "F4").rolls((1, 1))
    pressed(siege).does("decline")
    assert siege.told("pressure")[0]["place"] == "F5"
    assert siege.told("fight")[0]["place"] == "F4"
    assert siege.piece(siege.names_at("H4")[0]).place == "H4"
    assert siege.table.chaos == {"F4": 1}


@pytest.mark.rule("DZ-PRESS-3")
def test_the_players_choose_among_equals() -> None:
    siege = pressed(Siege("II", players=2).zed("F5", 5).zed("H5", 5).zed("M5", 4))
    assert siege.asked() == "pressure"
    assert siege.may() == {"place:F5", "place:H5"}
    siege.does("place:H5")
    assert siege.zeds_at("H4") == [(5, 0)]


@pytest.mark.rule("DZ-PRESS-4")
def test_of_a_group_only_those_count_who_can_move() -> None:
    siege = Siege("II", players=2).zed("F5", 5).zed("F5", 6).zed("F4", 4).zed("H5", 7).zed("S4", 9).zed("S4", 8)
    siege.zed("S3", 4).zed("S3", 2)
    pressed(siege)
    assert siege.zeds_at("H4") == [(7, 0)]


@pytest.mark.rule("DZ-PRESS-4")
def test_who_cannot_move_is_not_driven_on() -> None:
    siege = pressed(Siege("II", players=2).zed("F5", 9).zed("H5", 3).change(calm=["F"]))
    assert siege.zeds_at("H4") == [(3, 0)]
    siege = pressed(Siege("II", players=2).zed("F5", 9).zed("H5", 3).change(no_entry=["F4"]))
    assert siege.zeds_at("H4") == [(3, 0)]


@pytest.mark.rule("DZ-PRESS-5")
def test_a_group_is_driven_on_once() -> None:
    siege = pressed(Siege("II", players=4).zed("F5", 9).zed("H5", 3), 3)
    assert siege.zeds_at("F4") == [(9, 0)]
    assert siege.zeds_at("H4") == [(3, 0)]
    assert len(siege.told("pressure")) == 2


@pytest.mark.rule("DZ-PRESS-3")
def test_in_catacombs_each_counts_by_itself() -> None:
    siege = pressed(Siege("IV", players=2).zed("T5", 5).zed("T5", "zed21").zed("F5", 7).rolls((1,)))
    assert siege.told("pressure")[0]["place"] == "F5"
    siege = pressed(Siege("IV", players=2).zed("T5", 5).zed("T5", "zed21").rolls((1,)))
    assert siege.told("pressure")[0]["zeds"] == ["zed21"]
    assert siege.piece("zed21").place == "T4"


def test_k10_is_driven_on_by_one_space() -> None:
    siege = pressed(Siege("II", players=2).zed("F6", "k10").unit("hunt", "TC"))
    assert siege.told("zeds-moved")[0] == {"zeds": ["k10"], "place": "F5"}
    assert len(siege.told("zeds-moved")) == 1


@pytest.mark.rule("DZ-PRESS-4")
def test_who_does_not_move_this_turn_is_not_driven_on() -> None:
    siege = pressed(Siege("V", players=2).zed("F5", "zed34", marks=(DAZED,)).zed("H5", 3))
    assert siege.piece("zed34").place == "F5"
    assert siege.zeds_at("H4") == [(3, 0)]
