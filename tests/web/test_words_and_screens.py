"""German and English, desks and phones."""

import pytest
from playwright.sync_api import expect

from ..server.house import House
from .conftest import Come
from .people import DESK, PHONE
from .test_terrorscape import BOTS, laid

SIZES = {"desk": DESK, "phone": PHONE}


def test_the_start_page_speaks_the_language_of_the_browser_until_told_otherwise(inn: House, comes: Come):
    ada = comes("Ada", language="de").opens()
    ada.sees("Wer übersteht die Nacht?")
    ada.page.get_by_role("button", name="English").click()
    ada.sees("Who will see the morning?")
    ada.page.reload()
    ada.sees("Who will see the morning?")
    assert ada.page.locator("html").get_attribute("lang") == "en"


def test_the_language_changes_in_the_middle_of_a_game(inn: House, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    english = ben.look["options"]
    ben.presses("Settings")
    ben.page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    ben.page.keyboard.press("Escape")
    ben.waits(lambda: ben.look["options"] not in ([], english), "the answers are in German")
    ben.sees("Du bist dran")
    ben.page.get_by_role("tab", name="Regeln").wait_for()


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seat", ["killer", "survivor1", "red"])
def test_the_table_fits_the_screen(inn: House, comes: Come, seat: str, language: str, screen: str):
    if seat == "red":
        table = inn.table("escape", options={"players": 3}, red="me", blue="bot:thumb", yellow="bot:thumb")
    else:
        table = laid(inn)
    person = comes("Ada", language=language, screen=SIZES[screen]).sits(table, seat)
    expect(person.page.locator("main.board svg").first).to_be_visible()
    down, across = person.scrolls
    assert down <= 0, "the page scrolls down"
    assert across <= 0, "the page scrolls sideways"
    for part in ("main.board", ".ask", ".sheet"):
        box = person.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["width"] > 0
        assert box["height"] > 0
        assert box["y"] + box["height"] <= SIZES[screen]["height"] + 1, f"{part} ends below the screen"
