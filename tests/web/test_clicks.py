"""A touch does what it looks like: it selects one's own people, makes nobody act, and answers where nothing is lit."""

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from ..zeds.siege import Siege
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import lies_still, resize
from .moments import asks, mansion
from .people import DESK, OPTIONS, PHONE, SIDEWAYS, TABLET, Person
from .test_betrayal import asked, house
from .test_escape import HURRY
from .test_every_size import midway
from .test_terrorscape import TEAM, laid
from .test_zeds import offering, town
from .words import says

# How many styles are written for what is pointed at, and those of them that hold now.
FOR_POINTERS = """() => {
  const [written, holding] = [[], []];
  const look = (rules, here) => {
    for (const rule of rules) {
      const holds = here && (!rule.media || matchMedia(rule.media.mediaText).matches);
      if (rule.selectorText?.includes(':hover')) (holds ? holding : written).push(rule.selectorText);
      if (rule.cssRules) look(rule.cssRules, holds);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, true);
  return [written.length, holding];
}"""


@everywhere(("language", "screen"), ("en", DESK))
def test_a_touch_on_ones_own_figure_brings_it_to_the_front(inn: ThreadServer, comes: Come, language: str, screen: str):
    table = laid(inn)
    ben = comes("Ben", language=language, screen=screen).sits(table, *TEAM).is_asked()
    first = ben.prompt
    marco = ben.page.locator('main.board [data-target="person marco"]')
    answers = inn.live(table).state.answers
    marco.click()
    ben.page.get_by_role("dialog").get_by_role("button", name=says("ts-select", language, who="Marco")).click()
    ben.waits(lambda: ben.prompt != first and "Marco" in ben.prompt, "Marco is in front")
    assert inn.live(table).state.answers == answers


@everywhere(("language", "screen"), ("de", DESK))
def test_a_touch_on_ones_own_sheet_brings_its_person_to_the_front(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    table = laid(inn)
    ben = comes("Ben", language=language, screen=screen).sits(table, *TEAM).is_asked()
    answers = inn.live(table).state.answers
    ben.page.locator(".sheet").get_by_role("region", name="Marco").locator("header button").first.click()
    ben.page.get_by_role("dialog").get_by_role("button", name=says("ts-select", language, who="Marco")).click()
    ben.waits(lambda: "Marco" in ben.prompt, "Marco is in front")
    assert inn.live(table).state.answers == answers


def drags(ada: Person, piece: str, onto: str) -> None:
    """Presses a piece, moves it onto something that may be there only from then on, and lets go: all with one press."""

    def middle(selector: str) -> tuple[float, float]:
        box = ada.page.locator(f"main.board {selector}").first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    line = ada.page.context.new_cdp_session(ada.page)
    touches = ada.page.evaluate("() => matchMedia('(pointer: coarse)').matches")

    def hand(kind: str, *at: float) -> None:
        if touches:
            points = [{"x": at[0], "y": at[1]}] if at else []
            line.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
        elif kind == "Move":
            ada.page.mouse.move(*at)
        else:
            if at:
                ada.page.mouse.move(*at)
            (ada.page.mouse.down if kind == "Start" else ada.page.mouse.up)()

    lies_still(ada)
    x, y = middle(f'[data-target="{piece}"]')
    hand("Start", x, y)
    hand("Move", x + 12, y)
    ada.page.locator(f"main.board {onto}").first.wait_for()
    lies_still(ada)
    hand("Move", *middle(onto))
    hand("End")


@everywhere(("language", "screen"), ("en", DESK))
def test_a_touch_on_a_counter_of_the_town_chooses_it_and_does_nothing_else(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    table = goes_on(inn, town(offering("move:"), players=2))
    ada = comes("Ada", language=language, screen=screen).sits(table, "red", "blue").is_asked()
    answers = inn.live(table).state.answers
    pieces = ada.page.locator('main.board [data-target^="piece "][aria-pressed]')
    assert pieces.count() > 2
    if screen not in (PHONE, SIDEWAYS):  # where the roster has room for more than names
        led = [said.split(" · ")[0] for said in ada.page.locator(".sheet .where").all_inner_texts()]
        assert says("dz-you", language) in led, "who leads whom comes first, where no long name cuts it off"
    for number in range(3):
        for pressed in ("true", "false"):  # touched once more nobody is chosen: light falls nowhere
            pieces.nth(number).click()
            expect(pieces.nth(number)).to_have_attribute("aria-pressed", pressed)
    assert inn.live(table).state.answers == answers


def test_who_can_act_is_chosen_by_a_touch_and_what_others_can_do_to_them_stands_in_the_list(
    inn: ThreadServer, comes: Come
):
    siege = (
        Siege("II").unit("schmidt", "F2").unit("hunt", "F3").unit("civilians3", "F4").zed("M5", 4).actions(2).begin()
    )
    table = goes_on(inn, siege.match)
    ada = comes("Ada", screen=PHONE).sits(table, "red").is_asked()
    answers = inn.live(table).state.answers
    for name in ("schmidt", "hunt", "civilians3"):
        piece = ada.page.locator(f'main.board [data-target="piece {name}"]')
        for pressed in ("true", "false"):
            piece.tap()
            expect(piece).to_have_attribute("aria-pressed", pressed)
    assert inn.live(table).state.answers == answers
    ada.page.locator('main.board [data-target="piece hunt"]').tap()
    led = wording.option("ability:leadership:hunt:civilians3", "zeds", "en")
    ada.page.locator(f"{OPTIONS}:enabled").filter(has_text=led).tap()
    ada.waits(lambda: inn.live(table).state.answers == answers + 1, "the Sheriff leads them")


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_one_press_drags_somebody_to_what_they_are_to_do(inn: ThreadServer, comes: Come, screen: str):
    siege = (
        Siege("II").unit("schmidt", "F2").unit("hunt", "F3").zed("F4", 4).zed("F4", 5).store(ammo=3).actions(3).begin()
    )
    table = goes_on(inn, siege.match)
    ada = comes("Ada", screen=screen).sits(table, "red").is_asked()
    answers = inn.live(table).state.answers

    drags(ada, "piece schmidt", '[data-place="F1"]')
    ada.waits(lambda: inn.live(table).state.answers == answers + 1, "the deputy goes where he was dragged")
    match = inn.live(table).state.match
    assert match is not None
    assert match.view("red")["units"]["schmidt"]["place"] == "F1"
    if screen == DESK:  # on a phone shots stand in the list alone, where they cover no names
        drags(ada, "piece hunt", '[data-option^="fire:hunt:"]')
        ada.waits(lambda: inn.live(table).state.answers == answers + 2, "the sheriff shoots")
    answers = inn.live(table).state.answers
    drags(ada, "piece hunt", '[data-place="F3"]')
    expect(ada.page.locator('main.board [data-target="piece hunt"]')).to_have_attribute("aria-pressed", "true")
    assert inn.live(table).state.answers == answers, "who is put down again where they stood does nothing"


@pytest.mark.parametrize("screen", [DESK, PHONE])
def test_the_ways_to_play_a_card_stand_in_the_list_and_nothing_else_does(inn: ThreadServer, comes: Come, screen: str):
    siege = Siege("III").unit("hunt", "F3").zed("M5", 4).holds("someone_there").actions(2).begin()
    table = goes_on(inn, siege.match)
    ada = comes("Ada", screen=screen).sits(table, "red").is_asked()
    answers = inn.live(table).state.answers
    ada.page.locator('main.board [data-target="piece hunt"]').click()
    if screen == PHONE:
        ada.page.locator("#dz-tab-cards").click()
    ada.page.locator(".held button").click()
    ways = sorted(siege.may("card:someone_there:"))
    ada.waits(lambda: len(ada.look["options"]) == len(ways) + 1, "the ways to play it are listed, and the end")
    ada.page.locator(f"{OPTIONS}:enabled").filter(has_text=wording.option(ways[0], "zeds", "en")).click()
    ada.waits(lambda: inn.live(table).state.answers == answers + 1, "the card is played")


@everywhere(("language", "screen"), ("en", DESK))
def test_a_touch_on_the_room_where_ones_explorer_stands_makes_nobody_act(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match = house(lambda match: asked("act", match) and not match.view("spectator")["haunt"])
    view, table = match.view(match.questions[0].seat), goes_on(inn, match)
    here = view["explorers"][view["acting"]["who"]]["place"]
    ada = comes("Ada", language=language, screen=screen).sits(table, *match.seats).is_asked()
    answers = inn.live(table).state.answers
    ada.page.locator(f'main.board [data-room="{here}"]').first.click(force=True)
    ada.page.keyboard.press("Escape")
    ada.is_asked()
    assert inn.live(table).state.answers == answers


@everywhere(("language", "screen"), ("de", PHONE))
def test_a_touch_on_ones_own_explorer_opens_its_card_and_nobody_acts(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match = house(lambda match: asked("act", match) and not match.view("spectator")["haunt"])
    table, seat = goes_on(inn, match), match.questions[0].seat
    who = match.view(seat)["acting"]["who"]
    ada = comes("Ada", language=language, screen=screen).sits(table, seat).is_asked()
    answers = inn.live(table).state.answers
    ada.page.locator("main.board .figure-rest").filter(has=ada.page.locator("[fill*=lantern]")).first.click(force=True)
    expect(ada.page.locator(".plate")).to_contain_text(wording.name(who, "betrayal", language))
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert inn.live(table).state.answers == answers


@everywhere(("language", "screen"), ("en", DESK))
def test_a_touch_on_another_of_ones_own_adventurers_brings_them_to_the_front_and_nobody_acts(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    table = inn.table("escape", options=HURRY | {"players": 2}, red="me", blue="me")
    ada = comes("Ada", language=language, screen=screen).sits(table, "red", "blue")
    answers = inn.live(table).state.answers
    seats = ada.page.locator("header .seats button")
    for number, seat in ((1, "blue"), (0, "red"), (0, "red"), (1, "blue")):
        ada.page.locator(f'main.board [data-seat="{seat}"]').click()
        expect(seats.nth(number)).to_have_attribute("aria-pressed", "true")
    assert inn.live(table).state.answers == answers


@everywhere(("language", "screen"), ("en", DESK))
def test_a_touch_on_somebody_else_s_adventurer_makes_nobody_act(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    table = inn.table("escape", options=HURRY | {"players": 2}, red="me", blue="me")
    ada = comes("Ada", language=language, screen=screen).sits(table, "red")
    answers = inn.live(table).state.answers
    for seat in ("red", "blue"):
        ada.page.locator(f'main.board [data-seat="{seat}"]').click(force=True)
    ada.page.locator(".pad .roll").wait_for()
    assert inn.live(table).state.answers == answers


@everywhere(
    ("game", "language", "screen"),
    ("terrorscape", "en", SIDEWAYS),
    ("escape", "en", TABLET),
    ("zeds", "en", PHONE),
    ("betrayal", "en", TABLET),
)
def test_a_finger_leaves_no_light_behind(inn: ThreadServer, comes: Come, game: str, language: str, screen: str):
    match = midway(game)
    table = goes_on(inn, match)
    asked = next(question.seat for question in match.questions if question.seat in match.seats)
    # A very large screen, too, may be one that is touched.
    ada = comes("Ada", language=language, screen=PHONE).sits(table, asked)
    resize(ada, screen)
    answers = inn.live(table).state.answers
    whom = ada.page.locator(".ask .whom .lit")
    if whom.count():
        whom.first.tap()
    ada.page.locator(f"{OPTIONS}:enabled:not(.ends), .pad .roll").first.tap()
    ada.waits(lambda: inn.live(table).state.answers > answers, "the finger is heard")
    for other in (PHONE, SIDEWAYS, TABLET):
        resize(ada, other)
        written, holding = ada.page.evaluate(FOR_POINTERS)
        assert written > 0
        assert holding == []
        expect(ada.page.locator(".focused")).to_have_count(0)


def dark_cards(match: lamplit.Match) -> list[str]:
    """Cards in the Killer's hand that he cannot use now."""
    question = match.question("killer")
    assert question is not None
    usable = {name.split(":")[1] for name in question.names if name.startswith("card:")}
    return [card for card in match.view("killer")["hidden_cards"]["hand"] if card not in usable]


@everywhere(("language", "screen"), ("en", DESK), ("en", TABLET))
def test_a_card_that_is_not_lit_says_why(inn: ThreadServer, comes: Come, language: str, screen: str):
    match = mansion(lambda match: asks("special-or-actions")(match) and bool(dark_cards(match)))
    table = goes_on(inn, match)
    ada = comes("Ada", language=language, screen=screen).sits(table, "killer").is_asked()
    lies_still(ada)
    name = wording.name(dark_cards(match)[0], "terrorscape", language)
    ada.page.locator(".sheet").get_by_role("button", name=name).first.click()
    reason = ada.page.get_by_role("dialog", name=name).locator(".reason")
    expect(reason).not_to_be_empty()
    expect(reason).to_be_in_viewport()
