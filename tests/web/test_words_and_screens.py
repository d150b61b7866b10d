"""German and English, desks and phones."""

import pytest
from playwright.sync_api import Locator, expect

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .measure import lies_still, resize
from .people import DESK, OPTIONS, PHONE, SCREENS, SIDEWAYS, Person
from .test_terrorscape import BOTS, laid
from .words import says

LONG = "W" * 40
# How high each digit is beside a capital letter, in all typefaces, where a style names nothing but size and typeface.
DIGITS = """async () => {
  const ink = document.createElement('canvas').getContext('2d');
  const high = (letter) => ink.measureText(letter).actualBoundingBoxAscent;
  const found = {};
  for (const variable of ['--fell', '--sans'])
    for (const style of ['', 'italic ', 'bold ']) {
      const font = `${style}200px ${getComputedStyle(document.documentElement).getPropertyValue(variable)}`;
      await document.fonts.load(font, 'H0123456789');
      ink.font = font;
      found[font] = [...'0123456789'].map((digit) => high(digit) / high('H'));
    }
  return found;
}"""


def test_the_start_page_speaks_the_language_of_the_browser_until_told_otherwise(inn: ThreadServer, comes: Come):
    ada = comes("Ada", language="de").opens()
    ada.sees("Wer übersteht die Nacht?")
    ada.page.get_by_role("button", name="English").click()
    ada.sees("Who will see the morning?")
    ada.page.reload()
    ada.sees("Who will see the morning?")
    assert ada.page.locator("html").get_attribute("lang") == "en"


@everywhere(("language", "screen"), ("en", DESK))
def test_no_digit_looks_like_a_letter(inn: ThreadServer, comes: Come, language: str, screen: str):
    ada = comes("Ada", language=language, screen=screen).opens()
    ada.sees(says("play-now", language))
    found = ada.page.evaluate(DIGITS)
    assert len(found) == 6
    assert {font: heights for font, heights in found.items() if min(heights) < 0.82} == {}


def test_the_language_changes_in_the_middle_of_a_game(inn: ThreadServer, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    english = ben.look["options"]
    ben.presses("Settings")
    ben.page.get_by_role("dialog").get_by_role("button", name="Deutsch").click()
    ben.page.keyboard.press("Escape")
    ben.waits(lambda: ben.look["options"] not in ([], english), "the answers are in German")
    ben.sees("Du bist dran")
    ben.page.get_by_role("tab", name="Regeln").wait_for()


def is_in_reach(person: Person, button: Locator) -> None:
    """A finger finds the whole button on the screen."""
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= person.page.evaluate("() => innerWidth")


def test_the_longest_name_pushes_no_button_off_a_phone(inn: ThreadServer, comes: Come):
    table = laid(inn, killer="me", survivor1="open", survivor2="open", survivor3="open")
    guests = {seat: table.join(seat, LONG) for seat in ("survivor1", "survivor2")}
    ben = comes("Ben", screen=PHONE).opens(f"#/table/{table.id}?invite={table.invite}")
    is_in_reach(ben, ben.page.get_by_role("button", name="Take the seat").last)
    ben.page.get_by_role("button", name="Take the seat").last.click()
    ben.sees("Stand up")
    host = table.sit("killer")
    assert host.does("start")["type"] == "done"
    inn.knows_of_old(table)
    assert guests["survivor1"].does("kick", seat="survivor2")["type"] == "done"
    is_in_reach(ben, ben.page.locator(".vote").get_by_role("button", name="No"))
    ben.opens("#/")
    is_in_reach(ben, ben.page.get_by_role("button", name="Take Terrorscape off the list"))
    assert ben.scrolls[1] <= 0, "the page scrolls sideways"


# The longest words are the hardest to fit.
@everywhere(("language",), ("de",))
@pytest.mark.parametrize("seat", ["killer", "survivor1", "red"])
def test_the_table_fits_the_screen(inn: ThreadServer, comes: Come, seat: str, language: str):
    if seat == "red":
        table = inn.table("escape", options={"players": 3}, red="me", blue="bot:thumb", yellow="bot:thumb")
    else:
        table = laid(inn)
    person = comes("Ada", language=language, screen=PHONE).sits(table, seat)
    expect(person.page.locator("main.board svg").first).to_be_visible()
    for screen, (_, height) in SCREENS.items():
        resize(person, screen)
        down, across = person.scrolls
        assert down <= 0, f"{screen}: the page scrolls down"
        assert across <= 0, f"{screen}: the page scrolls sideways"
        for part in ("main.board", ".ask", ".sheet"):
            box = person.page.locator(part).first.bounding_box()
            assert box is not None
            assert box["width"] > 0
            assert box["height"] > 0
            assert box["y"] + box["height"] <= height + 1, f"{screen}: {part} ends below the screen"


def lies_whole_on_the_screen(person: Person, thing: Locator) -> None:
    """Nothing has to be scrolled for it, and a finger meets it and nothing over it."""
    box = thing.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SCREENS[SIDEWAYS][0]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SCREENS[SIDEWAYS][1]
    assert thing.evaluate(
        "(it) => { const {left, top, width, height} = it.getBoundingClientRect();"
        "return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)); }"
    ), "something lies over it"


@pytest.mark.parametrize("letters", [1, 1.3])
def test_held_sideways_a_phone_has_the_own_dice_beside_the_temple(inn: ThreadServer, comes: Come, letters: float):
    table = inn.table(
        "escape", options={"players": 3, "intro": 0}, red="me", blue="bot:thumb", yellow="bot:thumb", pace="live"
    )
    ada = comes("Ada", language="de", screen=SIDEWAYS, textSize=letters).sits(table, "red")
    dice = ada.page.get_by_role("group", name="Deine Würfel").get_by_role("button")
    expect(dice).to_have_count(5)
    lies_still(ada)
    for thing in (*dice.all(), ada.page.locator(".pad .roll"), *ada.page.locator(".controls .big").all()):
        lies_whole_on_the_screen(ada, thing)
    temple = ada.page.locator("main.board").bounding_box()
    first = dice.first.bounding_box()
    assert temple is not None
    assert first is not None
    assert temple["x"] + temple["width"] <= first["x"]
    assert min(temple["width"], temple["height"]) > SCREENS[SIDEWAYS][1] / 2


def test_held_sideways_a_phone_has_question_answers_and_tools_beside_the_mansion(inn: ThreadServer, comes: Come):
    ada = lies_still(comes("Ada", language="de", screen=SIDEWAYS).sits(laid(inn, **BOTS), "survivor1").is_asked())
    asked = ada.page.locator(".ask")
    for thing in (
        asked.locator("h2"),
        asked.locator(OPTIONS.removeprefix(".ask ")).first,
        *asked.locator(".tools button").all(),
    ):
        lies_whole_on_the_screen(ada, thing)
    for figure in ada.page.locator("header dl > div").all():
        lies_whole_on_the_screen(ada, figure)


@everywhere(("language", "screen"), ("de", DESK), ("de", PHONE), ("de", SIDEWAYS))
@pytest.mark.parametrize("seat", ["killer", "survivor1"])
def test_with_the_largest_letters_an_answer_can_still_be_read_and_pressed(
    inn: ThreadServer, comes: Come, seat: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen, textSize=1.3)
    ada.opens().sees(says("start-headline", language))
    assert ada.scrolls[1] <= 0, "the start page scrolls sideways"
    bots = dict.fromkeys(("killer", "survivor1", "survivor2", "survivor3"), "bot:thumb")
    lies_still(ada.sits(laid(inn, **bots | {seat: "me"}), seat).is_asked())
    assert ada.scrolls[1] <= 0, "the table scrolls sideways"
    shown = ada.page.locator(".ask .options").bounding_box()
    first = ada.page.locator(OPTIONS).first.bounding_box()
    assert shown is not None
    assert first is not None
    assert first["y"] + first["height"] <= shown["y"] + shown["height"], "the first answer is cut off"
    is_in_reach(ada, ada.page.locator(".ask .tools button").last)
