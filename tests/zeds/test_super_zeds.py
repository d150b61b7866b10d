"""The Super-Zeds by their names."""

import pytest

from lamplit.games.zeds.state import FULL, REDUCED

from .siege import Siege


@pytest.mark.rule("DZ-ZED-24")
def test_k10_makes_both_steps_before_those_behind_it() -> None:
    siege = Siege("I").zed("H5", "k10").zed("H6", 4).activate("H")
    assert [(told["zeds"][0][0], told["place"]) for told in siege.told("zeds-moved")] == [
        ("k", "H4"),
        ("k", "H3"),
        ("z", "H5"),
    ]


@pytest.mark.rule("DZ-ZED-24")
def test_k10_leaves_its_mob() -> None:
    siege = Siege("I").zed("H5", "k10").zed("H5", 4).activate("H")
    assert (siege.piece("k10").place, siege.zeds_at("H4")) == ("H3", [(4, 0)])


@pytest.mark.rule("DZ-ZED-24")
def test_k10_stops_at_a_full_space() -> None:
    siege = Siege("I").zed("H3", 4).zed("H3", 5).zed("H5", "k10").change(no_entry=["H2"]).activate("H")
    assert siege.piece("k10").place == "H4"


@pytest.mark.rule("DZ-ZED-24")
def test_k10_makes_no_second_step_after_a_lost_fight() -> None:
    siege = Siege("I").zed("H5", "k10").unit("furies", "H4").rolls((6, 6)).activate("H")
    assert siege.piece("k10").place == "H5"
    assert siege.table.infection == 2


@pytest.mark.rule("DZ-INF-10")
def test_oozer() -> None:
    siege = Siege("I").zed("H5", "oozer").zed("H5", "k10").unit("furies", "H4").rolls((6, 6)).activate("H")
    siege.does(sorted(siege.may())[0])
    assert siege.table.infection == 3


def test_berserker() -> None:
    siege = Siege("I").zed("H5", "berserker").zed("H5", 4).unit("civilians1", "H4").unit("civilians2", "H3")
    siege.rolls((4, 4), (2, 2)).activate("H").does("unit:civilians2")
    assert [told["place"] for told in siege.told("fight")] == ["H4", "H3"]
    assert len(siege.told("fight")[1]["zeds"]) == 1


def test_berserker_does_not_go_on_without_a_fight() -> None:
    siege = Siege("I").zed("H5", "berserker").activate("H")
    assert siege.piece("berserker").place == "H4"


def test_sleeper() -> None:
    siege = Siege("I").unit("hunt", "F1").unit("schmidt", "M1").zed("F2", "sleeper").zed("M2", 4).begin()
    assert siege.odds("move:hunt:F2")["first"] == 6
    woken = Siege("I").unit("hunt", "F1").zed("F2", "sleeper", side=REDUCED).begin()
    assert woken.odds("move:hunt:F2")["first"] == 2


@pytest.mark.parametrize(
    ("side", "hits", "after"), [(FULL, 2, (FULL, 1)), (REDUCED, 0, (FULL, 2)), (FULL, 0, (FULL, 0))]
)
def test_reviver(side: int, hits: int, after: tuple[int, int]) -> None:
    siege = Siege("I").zed("H5", "reviver", side=side, hits=hits).activate("H")
    piece = siege.piece("reviver")
    assert ((piece.side, piece.hits), piece.place) == (after, "H4")


def test_doomed() -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", "doomed").rolls((6, 6)).begin()
    assert siege.odds("move:hunt:F2")["win"] == 0
    siege.does("move:hunt:F2")
    assert siege.last("result")["zed_hits"] == 2
    assert (siege.piece("hunt").place, siege.piece("doomed").place) == ("F1", "F2")


@pytest.mark.rule("DZ-RUL-11")
def test_the_veterans_beat_the_doomed() -> None:
    siege = Siege("I").unit("veterans12", "F1").zed("F2", "doomed").rolls((3, 4)).activate("F")
    assert siege.last("result")["human_wins"]
    assert siege.piece("doomed").place == "F2"


@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1)])
def test_ironhide(die: int, hits: int) -> None:
    siege = Siege("I").unit("hunt", "F1").zed("F2", "ironhide").rolls((4, 2), (die,), (die,)).begin()
    siege.does("fire:hunt:ironhide")
    assert siege.last("shot")["hits"] == 2
    assert siege.piece("ironhide").hits == 2 * hits


def test_giant() -> None:
    siege = Siege("I").unit("schmidt", "F1").zed("F2", "giant").begin()
    assert siege.odds("move:schmidt:F2")["first"] == 0


def test_locust() -> None:
    siege = Siege("I").unit("furies", "F3").zed("F4", "locust").zed("F4", 3).rolls((6, 6)).activate("F")
    assert siege.told("fight")[0]["shifts"] == []


@pytest.mark.parametrize("which", ["giant", "locust"])
def test_only_locusts_take_the_terrain_away(which: str) -> None:
    siege = Siege("I").unit("furies", "F3").zed("F4", which).zed("M5", "locust" if which == "giant" else "giant")
    siege.rolls((6, 6)).activate("F")
    assert (siege.told("fight")[0]["shifts"] == []) is (which == "locust")
