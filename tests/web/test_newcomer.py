"""What a newcomer needs: nothing in the way, nothing told too early, no touch too many."""

from typing import Any

from playwright.sync_api import Locator, expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .moments import before_the_end, mansion
from .people import DESK, PHONE
from .test_terrorscape import TEAM, laid
from .words import says

# Whatever the page said while something was still being played, and whether anything was.
LISTEN = """() => {
  [window.saidEarly, window.played] = [[], false];
  new MutationObserver(() => {
    window.played ||= document.querySelector('.ask .skip') !== null;
    if (document.querySelector('.ask [aria-busy=false] .skip')) window.saidEarly.push(document.body.innerText);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def box(thing: Locator) -> dict[str, Any]:
    """Where something lies on the screen."""
    found = thing.bounding_box()
    assert found is not None
    return dict(found)


def overlap(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether one thing lies over another."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@everywhere(("language",), ("de",))
def test_on_a_phone_a_lesson_hides_neither_seats_nor_answers_and_moves_nothing(
    inn: ThreadServer, comes: Come, language: str
):
    ben = comes("Ben", language=language, screen=PHONE, lessons=True).sits(laid(inn), *TEAM).is_asked()
    strip = ben.page.locator("aside.strip")
    expect(strip).to_be_visible()
    lesson, parts = box(strip), (".table > header", ".ask", ".sheet .thing >> nth=0")
    before = [box(ben.page.locator(part).first) for part in parts]
    assert not any(overlap(lesson, part) for part in (*before, box(ben.page.locator("main.board"))))
    while strip.count():
        strip.locator(".lit").tap()
    assert [box(ben.page.locator(part).first) for part in parts] == before


def last_step(match: lamplit.Match) -> tuple[str, str] | None:
    """Who goes where, and could do nothing then but throw something away; others of the team have not acted yet."""
    for question in match.questions:
        for step in (name for name in question.names if question.seat in TEAM and name.startswith("move:")):
            then = match.clone()
            then.answer(question.seat, step)
            carries = any(one["items"] for one in then.view(question.seat)["team"] if one["seat"] == question.seat)
            if carries and then.question(question.seat) is None and any(each.seat in TEAM for each in then.questions):
                return question.seat, step
    return None


@everywhere(("language", "screen"), ("en", PHONE))
def test_nobody_is_asked_just_to_throw_something_away_while_others_have_not_acted(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    match = mansion(lambda match: last_step(match) is not None)
    found = last_step(match)
    assert found is not None
    seat, step = found
    who = next(one["who"] for one in match.view(seat)["team"] if one["seat"] == seat)
    name = wording.name(who, "terrorscape", language)
    ben = comes("Ben", language=language, screen=screen).sits(goes_on(inn, match), *TEAM).is_asked()
    ben.page.locator(".table > header").get_by_role("button", name=name).click()
    ben.waits(lambda: name in ben.prompt, f"{name} is asked")
    ben.chooses(wording.option(step, "terrorscape", language))
    ben.waits(lambda: ben.look["options"] != [] and name not in ben.prompt, "another one is asked", seconds=10)
    assert wording.option("done", "terrorscape", language) not in ben.look["options"]


def test_a_vote_lies_beside_what_is_asked(inn: ThreadServer, comes: Come):
    table = laid(inn, pace="live")
    ben = comes("Ben", screen=DESK).sits(table, "survivor1").is_asked()
    cleo = comes("Cleo", screen=PHONE).sits(table, "survivor2").is_asked()
    inn.knows_of_old(table)
    table.sit("killer").does("kick", seat="survivor3")
    for person in (ben, cleo):
        vote = person.page.locator(".vote")
        expect(vote).to_be_visible()
        assert not overlap(box(vote), box(person.page.locator(".ask .bar"))), f"{person.name} cannot read the question"


@everywhere(("language", "screen"), ("en", DESK))
def test_nobody_hears_of_the_end_before_it_was_played(inn: ThreadServer, comes: Come, language: str, screen: str):
    match, seat, option = before_the_end()
    early, played = list[str](), False
    for name in ("Ada", "Bea", "Cleo"):  # on a busy machine a short scene may pass between two pictures
        ada = comes(name, language=language, screen=screen, speed="normal", motion="full")
        ada.sits(goes_on(inn, match), seat).is_asked()
        ada.page.evaluate(LISTEN)
        ada.chooses(wording.option(option, "terrorscape", language))
        ada.sees(says("after-title", language))
        early, played = ada.page.evaluate("() => [window.saidEarly, window.played]")
        if played:
            break
    assert played, "something was played before"
    ends = [says(message, language) for message in ("ask-over", "after-title")]
    assert not any(end in said for said in early for end in ends)


PRACTICE, PACE = "Practice temple without a clock", "Beginners’ pace: 20 minutes"


def test_the_start_page_offers_a_newcomer_practice_and_the_beginners_pace(inn: ThreadServer, comes: Come):
    ada = comes("Ada", screen=DESK).opens()
    offers = ada.page.get_by_role("group", name="New to this game?")
    expect(offers.get_by_role("button")).to_have_text([PRACTICE, PACE])
    offers.get_by_role("button", name=PRACTICE).click()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Practice temple: on")


def test_a_newcomer_who_opens_a_table_for_friends_is_offered_the_same(inn: ThreadServer, comes: Come):
    ada = comes("Ada", screen=DESK).opens()
    card = ada.page.locator("article").filter(has_text="Escape")
    card.get_by_role("button", name="Table for friends").click()
    dialog = ada.page.get_by_role("dialog")
    pace = dialog.get_by_role("button", name=PACE)
    pace.click()
    expect(pace).to_have_attribute("aria-pressed", "true")
    expect(dialog).to_contain_text("Length of the game: 20 minutes")
    pace.click()
    expect(pace).to_have_attribute("aria-pressed", "false")
    expect(dialog).not_to_contain_text("Length of the game: 20 minutes")
    dialog.get_by_role("button", name=PRACTICE).click()
    expect(dialog).to_contain_text("Practice temple: on")
