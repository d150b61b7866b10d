"""Axe finds nothing to complain about, on any page and in any state of the table."""

from functools import cache
from random import Random
from typing import Any

import pytest

from ..server.house import House
from .conftest import ROOT, Come
from .hours import let_the_temple_collapse
from .people import DESK, PHONE, Person, play
from .test_replay import RECORDS, brings
from .test_terrorscape import BOTS, TEAM, laid

SIZES = pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])


@cache
def axe() -> str:
    """The program that looks for what keeps people out."""
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()


def faults(person: Person) -> list[str]:
    """What axe finds on the page as it is now."""
    person.page.evaluate(axe())
    found: dict[str, Any] = person.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {node['html'][:160]}" for each in found["violations"] for node in each["nodes"]
    ]


@SIZES
def test_everybody_can_use_the_pages_before_the_game(inn: House, comes: Come, screen: dict[str, int]):
    ada = comes("Ada", screen=screen).opens()
    ada.sees("Play now")
    assert faults(ada) == []
    ada.presses("Settings")
    assert faults(ada) == []
    ada.page.keyboard.press("Escape")
    ada.presses("Play now")
    ada.sees("You play")
    assert faults(ada) == []
    ada.page.keyboard.press("Escape")
    ada.presses("Table for friends")
    ada.sees("Who sits where?")
    assert faults(ada) == []
    ada.presses("Open the table")
    ada.sees("Invitation")
    assert faults(ada) == []
    ben = comes("Ben", screen=screen, language="de").opens(ada.page.get_by_label("Link", exact=True).input_value())
    ben.sees("Welcher Platz")
    assert faults(ben) == []
    ada.opens("#/rules/terrorscape")
    ada.sees("In our own words.")
    assert faults(ada) == []
    ada.opens("#/credits")
    ada.sees("unofficial fan work")
    assert faults(ada) == []


@SIZES
def test_everybody_can_use_the_table_of_terrorscape(inn: House, comes: Come, screen: dict[str, int]):
    table = laid(inn)
    ada = comes("Ada", screen=screen, lessons=True).sits(table, "killer")
    ben = comes("Ben", screen=screen).sits(table, *TEAM)
    assert faults(ada) == []
    for pane in ("Talk", "Rules", "Seats", "Log"):
        ben.page.get_by_role("tab", name=pane).click()
        assert faults(ben) == [], pane
    if screen == PHONE:
        ben.page.get_by_role("tab", name="Log").click()
    for _ in range(4):
        play([ada, ben], Random(9), steps=12)
        assert faults(ada) == []
        assert faults(ben) == []


@SIZES
def test_everybody_can_use_the_table_of_escape(inn: House, comes: Come, screen: dict[str, int]):
    options = {"players": 2, "intro": 0, "curses": True, "treasures": True}
    table = inn.table("escape", options=options, red="me", blue="bot:thumb")
    ada = comes("Ada", screen=screen, lessons=True).sits(table, "red")
    assert faults(ada) == []
    let_the_temple_collapse(inn, table, ada)
    ada.sees("How it ended")
    ada.sees_no_longer("Telling the game again")
    assert faults(ada) == []


def test_everybody_can_use_hand_over_why_not_and_replay(inn: House, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    ben.presses("Why can’t I …?")
    ben.sees("Why is that not possible?")
    assert faults(ben) == []
    hot = laid(inn)
    cleo = comes("Cleo")
    for seat in ("killer", "survivor1"):
        cleo.opens(f"#/table/{hot.id}?seat={seat}&secret={hot.secrets[seat]}")
        cleo.waits(lambda seat=seat: hot.secrets[seat] in cleo.keeps, "the seat is kept")
    cleo.sees("Everybody else looks away now.")
    assert faults(cleo) == []
    brings(ben, RECORDS / "terrorscape/butcher-v2.jsonl")
    assert faults(ben) == []
    ben.presses("To the end")
    assert faults(ben) == []
