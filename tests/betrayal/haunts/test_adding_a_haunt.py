"""The haunt of docs/adding-a-haunt.md: it is run from the page, moves in, and can be won by both sides."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from lamplit.games.betrayal import GAME, haunts

from ...test_docs import ROOT, run
from ..house import House

PAGE = ROOT / "docs" / "adding-a-haunt.md"


@pytest.fixture(scope="module")
def page() -> Iterator[dict[str, Any]]:
    """All that the page names, with its haunt among those of the house."""
    scope = run(PAGE)
    haunts.HAUNTS[51] = scope["HAUNT"]
    modules = cast(dict[str, Any], GAME.modules)
    modules["long_dark"] = scope["HAUNT"].module()
    yield scope
    del haunts.HAUNTS[51], modules["long_dark"]


def dark(page: dict[str, Any], **state: int) -> House:
    """Ox is the traitor; Zoe stands in the Library, Peter in the Entrance Hall, where a lamp burns."""
    house = House().lay("library", "foyer", "N").at("zoe", "library").haunted("ox", number=51, run=True)
    return house.change(scenario=page["LongDark"](**state)).token("lamp", "entrance_hall")


def test_a_hero_lights_a_lamp_where_an_event_was_found(page: dict[str, Any]) -> None:
    house = dark(page).rolls((2, 2, 0)).begin("zoe")
    assert house.odds("task:long_dark-light", "zoe")["need"] == 4
    house.does("task:long_dark-light")
    assert house.table.tokens_in("library") == ["lamp"]
    assert house.may("task:") == set()
    assert dark(page).begin("peter").may("task:") == set(), "no event was found in the Entrance Hall"


def test_one_lamp_more_than_players_and_the_heroes_have_won(page: dict[str, Any]) -> None:
    house = dark(page).token("lamp", "foyer", "upper_landing").rolls((2, 2, 0)).begin("zoe")
    result = house.does("task:long_dark-light").result
    assert result is not None
    assert (result["side"], result["how"]) == ("heroes", "long_dark-dawn")


def test_after_nine_turns_it_is_dark(page: dict[str, Any]) -> None:
    house = dark(page, dark=7).begin().does("end")
    assert house.result is None
    assert house.last("long_dark-deeper") == {"dark": 8}
    result = dark(page, dark=8).begin().does("end").result
    assert result is not None
    assert (result["side"], result["how"]) == ("traitor", "long_dark-night")


def test_bots_know_what_it_is_about(page: dict[str, Any]) -> None:
    aims = {(aim["what"], aim["target"]) for aim in dark(page).begin("zoe").view("zoe")["aims"]}
    assert {("task", "long_dark-light"), ("go", "library")} <= aims
    assert ("attack", "zoe_ingstrom") in {(aim["what"], aim["target"]) for aim in dark(page).begin().view()["aims"]}
