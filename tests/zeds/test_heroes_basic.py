"""The abilities of the units of the Basic Game, by their names."""

import pytest

from lamplit.games.zeds.odds.columns import ignored_on
from lamplit.games.zeds.state import DEFIANT, REDUCED

from .siege import Siege


def test_piazza_sniper() -> None:
    siege = Siege().unit("piazza", "F1").zed("F2", 5).zed("F3", 6).zed("F4", 7).begin()
    columns = [siege.odds(f"fire:piazza:{siege.names_at(place)[0]}")["first"] for place in ("F2", "F3", "F4")]
    assert columns == [1, 3, 2]


def test_piazza_overwatch() -> None:
    siege = Siege().unit("piazza", "F2").unit("civilians1", "F2", marks=(DEFIANT,)).zed("F3", 5).rolls((1, 1)).begin()
    siege.does(f"fire:piazza:{siege.names_at('F3')[0]}")
    assert siege.may() == {"stay", "step:alone", "step:together"}
    siege.does("step:together")
    assert (siege.piece("piazza").place, siege.piece("civilians1").place) == ("F1", "F1")
    assert siege.piece("civilians1").marks == ()


def test_piazza_does_not_step_among_zeds() -> None:
    siege = Siege().unit("piazza", "F2").zed("F3", 5).zed("F1", 4).actions(1).rolls((1, 1)).begin()
    siege.does(f"fire:piazza:{siege.names_at('F3')[0]}")
    assert siege.asked() == "action"


def test_piazza_handload() -> None:
    siege = Siege().unit("piazza", "TC").zed("F0", 5).store(ammo=0).actions(1).rolls((6, 6)).begin()
    siege.does(f"ability:handload:piazza:{siege.names_at('F0')[0]}")
    assert siege.zeds_at("F0")[0][1] == 2
    assert (siege.table.event_actions, siege.table.own_actions) == (0, [])


def test_handload_needs_two_actions() -> None:
    siege = Siege().unit("piazza", "TC").zed("F0", 5).begin()
    assert siege.refuses(f"ability:handload:piazza:{siege.names_at('F0')[0]}") == "DZ-ACT-1"


@pytest.mark.parametrize(("who", "ammo"), [("hunt", 5), ("hernandez", 4)])
def test_hernandez_keys(who: str, ammo: int) -> None:
    siege = Siege().unit("hernandez", "F0").unit("hunt", "F0").actions(1).rolls((5,)).begin()
    siege.does(f"forage:{who}")
    assert siege.table.ammo == ammo


def test_hernandez_traffic() -> None:
    siege = Siege().unit("hernandez", "F4").unit("civilians1", "F0").begin()
    assert "move:civilians1:M1" in siege.may()


def test_without_hernandez_town_center_costs_a_step() -> None:
    siege = Siege().unit("civilians1", "F0").begin()
    assert "move:civilians1:M1" not in siege.may()


def test_hernandez_citadel() -> None:
    siege = Siege().unit("hernandez", "TC").unit("hunt", "TC").zed("F0", 5).rolls((1, 1)).begin()
    siege.does(f"ability:citadel:hernandez:hunt:{siege.names_at('F0')[0]}")
    assert siege.last("gunfire")["shifts"] == [["citadel", 1]]
    assert (siege.table.ammo, siege.table.own_actions) == (3, ["red"])


def test_hernandez_speech() -> None:
    siege = Siege().unit("hernandez", "TC").unit("hunt", "F0").unit("furies", "F1").begin()
    siege.does("ability:speech:hernandez", "move:hunt:F2")
    assert siege.table.own_actions == ["red"]
    assert siege.table.spent == ["speech"]
    siege.does("move:furies:F0")
    assert siege.table.own_actions == []


@pytest.mark.rule("DZ-ACT-7")
def test_hernandez_speaks_to_refugees_in_town_too() -> None:
    siege = Siege("II").unit("hernandez", "TC").folk("villagers1", "F0", side=REDUCED)
    siege.folk("villagers2", "F1", side=REDUCED).folk("villagers3", "H5").begin()
    siege.does("ability:speech:hernandez")
    assert siege.table.free == ["villagers1"]
    siege.does("move:villagers1:TC")
    assert (siege.piece("villagers1").place, siege.table.own_actions) == ("CAMP", ["red"])


def test_schmidt_initiative() -> None:
    siege = Siege().unit("schmidt", "TC").begin()
    siege.does("ability:initiative:schmidt", "move:schmidt:F0")
    assert siege.table.own_actions == ["red"]


def test_schmidt_scout() -> None:
    siege = Siege().unit("schmidt", "F1").zed("F2", 5).begin()
    assert siege.odds("move:schmidt:F2")["shifts"] == [["scout", 1]]


def test_tough() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 9).zed("F2", 8).rolls((1, 1), (4,), (3,), (6,), (5,), (1,))
    siege.activate("F")
    assert siege.piece("furies").side == 1
    assert len([told for told in siege.told("rolled") if told["why"] == "tough"]) == 5


def test_martial_arts() -> None:
    siege = Siege().unit("hunt", "F1").zed("F2", 5).rolls((1, 1), (6, 6)).begin()
    siege.does("move:hunt:F2")
    assert siege.asked() == "reroll"
    siege.does("reroll")
    assert siege.last("result")["human_wins"]


def test_hunt_leadership() -> None:
    siege = Siege().unit("hunt", "F1").unit("furies", "F0").unit("civilians1", "F3").unit("schmidt", "F1").begin()
    assert siege.may("ability:leadership") == {"ability:leadership:hunt:furies"}
    siege.does("ability:leadership:hunt:furies", "move:furies:F2")
    assert siege.table.own_actions == ["red"]


def test_hunt_long_range() -> None:
    siege = Siege().unit("hunt", "F1").zed("F3", 5).begin()
    assert siege.odds(f"fire:hunt:{siege.names_at('F3')[0]}")["shifts"] == [["long_range", -1]]


def test_furies_derby() -> None:
    siege = Siege().unit("furies", "F1").zed("F2", 5).begin()
    assert siege.may("fire:") == set()


@pytest.mark.parametrize(
    ("name", "faces"),
    [
        *((name, {4, 5, 6}) for name in ("schmidt", "hunt", "hauser", "horatius", "furies")),
        *((name, {5, 6}) for name in ("staub", "darling", "wright")),
        ("piazza", set[int]()),
    ],
)
def test_on_which_faces_hits_are_ignored(name: str, faces: set[int]) -> None:
    siege = Siege("IV").unit(name, "TC").unit("civilians1", "TC").begin()
    assert ignored_on(siege.table, siege.piece(name)) == faces
    assert ignored_on(siege.table, siege.piece("civilians1")) == set()


def test_speech_over_the_radio_does_not_reach_the_tunnel() -> None:
    siege = Siege("IV").unit("hernandez", "TC").unit("wzed", "TC").unit("hunt", "F3").unit("red_diamond1", "T1")
    siege.unit("red_diamond2", "T0").begin().does("ability:speech:hernandez")
    assert siege.table.free == ["wzed", "hunt", "red_diamond2"]


def test_overwatch_does_not_step_among_raiders() -> None:
    siege = Siege("II").unit("piazza", "F2").zed("F3", 4).zed("F1", "raiders").actions(1).rolls((1, 1)).begin()
    siege.does(f"fire:piazza:{siege.names_at('F3')[0]}")
    assert siege.asked() == "action"
