"""What is told large can be passed by finger, mouse and key, and the table goes on at once."""

import pytest
from playwright.sync_api import expect

import lamplit

from ..server.house import House
from .conftest import Come
from .hours import goes_on, leap
from .measure import resize
from .moments import mansion
from .people import PHONE, Person
from .test_betrayal import asked, house
from .test_escape import HURRY
from .test_every_game import TOLD_LARGE
from .test_zeds import fights, town

# No time passes by itself: what is to be read for so many milliseconds or longer stays until somebody goes on.
HELD = """(long) => {
  const ring = window.setTimeout;
  window.setTimeout = (then, time, ...given) => ring(then, time >= long ? 1e9 : time, ...given);
}"""
READ = {"terrorscape": 1_000, "zeds": 800, "betrayal": 1_000, "escape": 1_000}
BENEATH = """(scene) => {
  const {left, top, width, height} = scene.getBoundingClientRect();
  return !scene.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
Moment = tuple[str, str, str]
"""Who answers, what, and who is asked then."""


def leads_to(kind: str, match: lamplit.Match) -> Moment | None:
    """An answer after which something is told, and somebody else is asked."""
    for question in match.questions:
        for option in question.names:
            tried = match.clone()
            known = len(tried.events(question.seat))
            tried.answer(question.seat, option)
            told = {event["kind"] for event in tried.events(question.seat)[known:]}
            others = [each.seat for each in tried.questions if each.seat not in (question.seat, "spectator")]
            if kind in told and others:
                return question.seat, option, others[0]
    return None


def before(game: str) -> tuple[lamplit.Match, Moment]:
    """A game just before something that is told large."""
    if game == "terrorscape":
        kind, match = "level", mansion(lambda match: leads_to("level", match) is not None)
    elif game == "zeds":
        kind, match = "fight", town(lambda match: bool(fights(match)), players=2)
    else:
        kind = "haunt-roll"
        match = house(lambda match: asked("act", match) and leads_to("haunt-roll", match) is not None)
    moment = leads_to(kind, match)
    assert moment is not None
    return match, moment


def passes(person: Person, way: str) -> None:
    """Goes on: by a finger on the middle of the board, or by a key."""
    box = person.page.locator("main.board").bounding_box()
    assert box is not None
    if way == "finger":
        person.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        person.page.keyboard.press(way)


@pytest.mark.parametrize(
    ("game", "ways", "screen", "language"),
    [
        ("terrorscape", ["finger"], "tablet held upright", "de"),
        ("terrorscape", ["Space"], "laptop", "en"),
        ("zeds", ["finger", "Enter"], "phone held sideways", "en"),
        ("betrayal", ["Escape", "finger"], "phone", "de"),
    ],
)
def test_what_is_told_large_is_passed_at_once(
    inn: House, comes: Come, game: str, ways: list[str], screen: str, language: str
):
    match, (seat, option, next_seat) = before(game)
    table = goes_on(inn, match)
    ada = comes("Ada", language=language, screen=PHONE, speed="normal").sits(table, next_seat)
    resize(ada, screen)
    ada.page.evaluate(HELD, READ[game])
    table.sit(seat).answers(option)
    scene, still, passed = ada.page.locator(TOLD_LARGE), ada.page.locator(".ask .skip"), 0
    scene.first.wait_for()
    still.wait_for()
    while still.count():
        if told := scene.all_inner_texts():
            passes(ada, ways[passed % len(ways)])
            ada.waits(lambda told=told: scene.all_inner_texts() != told, "it is passed")
            passed += 1
    assert passed >= len(ways)
    expect(scene).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), [("zeds", "de"), ("betrayal", "en")])
def test_while_something_is_told_large_neither_words_nor_question_are_ahead(
    inn: House, comes: Come, game: str, language: str
):
    match, (seat, option, next_seat) = before(game)
    table = goes_on(inn, match)
    ada = comes("Ada", language=language, speed="normal").sits(table, next_seat)
    scene, log, turn = (ada.page.locator(part) for part in (TOLD_LARGE, ".pane ol", "header .turn"))
    turn_before = turn.inner_text()
    ada.page.evaluate(HELD, READ[game])
    table.sit(seat).answers(option)
    scene.first.wait_for()
    ada.page.locator(".ask .skip").wait_for()
    told = log.inner_text()
    assert ada.look["options"] == []
    if game == "betrayal":
        assert turn.inner_text() == turn_before
    ada.page.locator(".ask .skip").click()
    expect(scene.and_(ada.page.locator(":not(.reveal)"))).to_have_count(0)
    expect(log).not_to_have_text(told, use_inner_text=True)


def test_a_gong_in_the_temple_holds_nobody_up(inn: House, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada", screen=PHONE).sits(table, "red")
    resize(ada, "very large")
    ada.page.evaluate(HELD, READ["escape"])
    leap(inn, table)
    cry = ada.page.locator("main.board .scene")
    expect(cry).to_be_visible()
    assert cry.evaluate(BENEATH), "a finger meets the board beneath"
    rolls = sum('"kind":"rolled"' in each and '"who":"red"' in each for each in ada.told)
    ada.page.locator(".pad .roll").first.tap()
    ada.waits(
        lambda: sum('"kind":"rolled"' in each and '"who":"red"' in each for each in ada.told) > rolls, "Ada rolls"
    )
    expect(cry).to_be_visible()
