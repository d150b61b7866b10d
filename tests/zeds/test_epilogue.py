"""The Epilogue: what a game was worth, and what is told of it."""

from typing import Any

import pytest

from lamplit.games.zeds.data.levels import LEVELS
from lamplit.games.zeds.state import EKG, REDUCED
from lamplit.text import wording

from .siege import Siege


def won(siege: Siege) -> dict[str, Any]:
    """The Epilogue of a game that is won now."""
    return siege.event("finale_b1").begin("zeds_phase_begins").last("epilogue")


@pytest.mark.rule("DZ-EPI-1", "DZ-ANTI-3", "DZ-REF-12")
def test_every_point_of_the_score() -> None:
    siege = Siege("III").unit("hunt", "TC").unit("piazza", "B1", side=REDUCED, marks=(EKG,)).unit("rangers", "F3")
    siege.folk("villagers1", "F4").folk("villagers2", "CAMP", side=REDUCED).folk("vip", "H3", side=REDUCED)
    siege.chaos("F4", 2).change(antidote=2, components=["gas", "snack"]).store(ammo=2, supplies=2, infection=6)
    assert won(siege)["points"] == {
        "units": 3,
        "folk": 9,
        "supplies": 1,
        "ammo": 1,
        "infection": 1,
        "antidote": 1,
        "components": 2,
        "chaos": -2,
        "unrevealed": 0,
    }


@pytest.mark.rule("DZ-EPI-1")
def test_what_is_not_worth_a_point() -> None:
    siege = Siege("III").unit("hunt", "TC").store(ammo=1, supplies=1, infection=7).change(antidote=1)
    assert won(siege)["score"] == 1


@pytest.mark.rule("DZ-EPI-1", "DZ-TURN-6")
def test_the_basic_game_counts_units_and_ammo() -> None:
    told = won(Siege().unit("hunt", "TC").unit("furies", "F1").store(ammo=2))
    assert (told["score"], told["lines"]) == (3, [])


@pytest.mark.rule("DZ-EPI-3")
@pytest.mark.parametrize(
    ("chaos", "villagers", "rating"), [(4, 0, 1), (0, 0, 2), (0, 1, 2), (0, 2, 3), (0, 4, 4), (0, 5, 4)]
)
def test_ratings(chaos: int, villagers: int, rating: int) -> None:
    siege = Siege("II").unit("hunt", "TC").store(ammo=0, infection=9)
    for number in range(1, villagers + 1):
        siege.folk(f"villagers{number}", "CAMP", side=REDUCED)
    for place in ("F4", "F3", "M4", "M5")[:chaos]:
        siege.chaos(place)
    assert won(siege)["rating"] == rating


@pytest.mark.rule("DZ-EPI-3")
def test_the_best_rating() -> None:
    siege = Siege("II").unit("hunt", "TC").folk("vip", "CAMP", side=REDUCED).store(ammo=2, supplies=2)
    for number in range(1, 6):
        siege.folk(f"villagers{number}", "CAMP", side=REDUCED)
    assert (won(siege)["score"], won(siege)["rating"]) == (22, 5)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_rating_and_tells_what_it_has(level: str) -> None:
    told = won(Siege(level).unit("hunt", "TC"))
    assert 1 <= told["rating"] <= 5
    assert len(told["lines"]) == (0, 0, 2, 2, 2, 2)[LEVELS.index(level)]


@pytest.mark.parametrize(
    ("markers", "line"), [(6, "few-chaos"), (7, "some-chaos"), (9, "some-chaos"), (10, "much-chaos")]
)
def test_the_line_about_chaos(markers: int, line: str) -> None:
    assert won(Siege("II").unit("hunt", "TC").chaos("F4", markers))["lines"] == [line, "no-folk"]


@pytest.mark.parametrize(("rescued", "line"), [(0, "no-folk"), (2, "few-folk"), (3, "many-folk")])
def test_the_line_about_refugees(rescued: int, line: str) -> None:
    siege = Siege("II").unit("hunt", "TC")
    for number in range(1, rescued + 1):
        siege.folk(f"villagers{number}", "CAMP", side=REDUCED)
    assert won(siege)["lines"] == ["few-chaos", line]


def test_the_lines_about_research() -> None:
    siege = Siege("III").unit("hunt", "TC").change(antidote=2, components=["gas"])
    assert won(siege)["lines"] == ["few-chaos", "no-folk", "cured", "armed"]
    siege = Siege("III").unit("hunt", "TC").change(antidote=1)
    assert won(siege)["lines"] == ["few-chaos", "no-folk"]


def test_the_result_holds_it_all() -> None:
    siege = Siege("II").unit("hunt", "TC")
    told = won(siege)
    assert siege.result is not None
    assert {key: siege.result[key] for key in ("points", "score", "rating", "lines", "how")} == {
        key: told[key] for key in ("points", "score", "rating", "lines", "how")
    }


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_words_of_a_lost_town_say_that_it_stands(language: str) -> None:
    """Nine units alive are worth as much in a town that fell as in one that held out, and are told otherwise."""
    told = {"score": 9, "rating": 3, "points": {}, "lines": [], "turns": 16}
    held, *lost = [
        wording.result({"side": side, "how": how, "winners": [], **told}, "zeds", language)
        for side, how in (("town", "held-out"), ("zeds", "overrun"), ("zeds", "chaos"))
    ]
    last_words = held.rpartition(". ")[2]
    assert all(last_words not in words for words in lost)
    epilogue = [
        wording.event({"kind": "epilogue", "args": {"how": "overrun", "won": won, **told}}, "zeds", language)
        for won in (True, False)
    ]
    assert last_words in epilogue[0]
    assert epilogue[1].endswith(lost[0].rpartition(". ")[2])
