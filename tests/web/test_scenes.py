"""What is told large can be passed by finger, mouse and key, and the table goes on at once."""

from playwright.sync_api import expect

import lamplit
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on, leap
from .measure import resize
from .moments import mansion
from .people import DESK, LARGE, OPTIONS, PHONE, SIDEWAYS, TABLET, Person
from .test_betrayal import asked, house
from .test_escape import HURRY
from .test_every_game import CUT, TOLD_LARGE
from .test_one_moment import reads_the_log
from .test_replay import RECORDS
from .test_zeds import fights, town
from .words import says

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


def tells_of_the_level(person: Person, match: lamplit.Match, answer: tuple[str, str]) -> None:
    """The scene of the Killer's growth, the header, the sheet and the words all tell the same."""
    then = match.clone()
    then.answer(*answer)
    level = then.view("killer")["killer"]["level"]
    assert level > match.view("killer")["killer"]["level"]
    of_level = person.page.locator("header dl > div, main.board .scene dl > div").filter(
        has_text=says("ts-status-level", person.language)
    )
    expect(of_level.locator("dd")).to_have_text([str(level)] * 2)
    grown = next(event for event in reversed(then.events("killer")) if event["kind"] == "level")
    expect(person.page.locator(".pane ol")).to_contain_text(wording.event(grown, "terrorscape", person.language))


@everywhere(
    ("game", "ways", "screen", "language"),
    ("terrorscape", ("finger",), TABLET, "de"),
    ("terrorscape", ("Space",), DESK, "en"),
    ("zeds", ("finger", "Enter"), SIDEWAYS, "en"),
    ("betrayal", ("Escape", "finger"), PHONE, "de"),
)
def test_what_is_told_large_is_passed_at_once(
    inn: ThreadServer, comes: Come, game: str, ways: tuple[str, ...], screen: str, language: str
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


@everywhere(
    ("game", "language", "screen"), ("terrorscape", "de", TABLET), ("zeds", "de", DESK), ("betrayal", "en", DESK)
)
def test_while_something_is_told_large_neither_words_nor_question_are_ahead(
    inn: ThreadServer, comes: Come, game: str, language: str, screen: str
):
    match, (seat, option, next_seat) = before(game)
    table = goes_on(inn, match)
    ada = reads_the_log(comes("Ada", language=language, screen=screen, speed="normal").sits(table, next_seat))
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
    if game == "terrorscape":
        tells_of_the_level(ada, match, (seat, option))
    ada.page.locator(".ask .skip").dispatch_event("click")  # where there is little room the log lies over it
    expect(scene.and_(ada.page.locator(":not(.reveal)"))).to_have_count(0)
    expect(log).not_to_have_text(told, use_inner_text=True)


def draws(card: str, match: lamplit.Match) -> bool:
    """Whether the next answer, whichever it is, brings this card, of which there is much to say."""
    tried = match.clone()
    tried.answer(tried.questions[0].seat, tried.questions[0].names[0])
    return any(event["kind"] == "drew" and event["args"]["card"] == card for event in tried.events("spectator")[-6:])


def test_while_a_card_is_told_large_all_that_it_does_can_be_read(inn: ThreadServer, comes: Come):
    match = house(lambda match: asked("turn-room", match) and draws("spirit_board", match))
    ada = comes("Ada", language="de", speed="normal").sits(goes_on(inn, match), match.questions[0].seat).is_asked()
    ada.page.evaluate(HELD, READ["betrayal"])
    ada.page.locator(f"{OPTIONS}:enabled").first.click()
    ada.page.locator(".ask .note").wait_for()
    cut = "(words) => words.scrollHeight > words.clientHeight"
    assert not ada.page.locator(".ask .words").evaluate(cut)


@everywhere(("language", "screen"), ("en", LARGE))
def test_a_gong_in_the_temple_holds_nobody_up(inn: ThreadServer, comes: Come, language: str, screen: str):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada", language=language, screen=PHONE).sits(table, "red")
    resize(ada, screen)
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


MATTERS: dict[str, list[tuple[str, str, str, dict[str, str]]]] = {
    "terrorscape": [
        ("murderer-v2", "ts-scene-key-found", "key-found", {}),
        ("murderer-v2", "ts-scene-level", "level", {}),
        ("traits-hard", "ts-scene-chainsaw", "card-played", {"card": "chainsaw"}),
        ("murderer-v2", "ts-scene-eliminated", "eliminated", {}),
        ("murderer-v2", "ts-scene-rescue-called", "rescue-called", {}),
        ("separate-ways", "ts-scene-rescued", "over", {"how": "rescue"}),
    ],
    "escape": [
        ("two-players", "temple-cry-gong", "gong", {}),
        ("two-players", "temple-cry-activated", "activated", {}),
        ("two-players", "", "escaped", {}),
    ],
}
"""What is told large: in which record, with which words over it, and by which event."""
# As soon as these words stand there large, no more time passes by itself.
HOLDS = """(title) => {
  if (!window.stops) {
    const ring = (window.stops = window.setTimeout);
    const later = (then) => (window.held ? ring(later, 50, then) : then());
    window.setTimeout = (then, time, ...given) => ring(later, time, () => then(...given));
  }
  const titles = [...document.querySelectorAll('main.board .scene .title')];
  return (window.held = titles.some((each) => each.textContent === title));
}"""


@everywhere(("game", "language", "screen"), ("terrorscape", "en", SIDEWAYS), ("escape", "de", TABLET))
def test_every_moment_that_matters_is_told_large_and_passed(
    inn: ThreadServer, comes: Come, game: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen, speed="slow")
    for record, words, kind, facts in MATTERS[game]:
        file = RECORDS / game / f"{record}.jsonl"
        brought = inn.request("POST", "/api/records?public=true", file.read_bytes()).json["record"]
        frames = inn.get(f"/api/records/{brought}/frames?seat=spectator").json["frames"]
        step, event = next(
            (step, event)
            for step, frame in enumerate(frames)
            for event in frame.get("events", ())
            if event["kind"] == kind and facts.items() <= event["args"].items()
        )
        numbers = {name: value for name, value in event["args"].items() if isinstance(value, int)}
        title = says(words, language, **numbers) if words else wording.event(event, game, language)
        ada.opens("#/credits").opens(f"#/replay/{brought}?eyes=spectator&step={step}")
        forward = ada.button(says("replay-forward", language))
        forward.wait_for()
        ada.page.evaluate(HOLDS, title)
        forward.click()
        ada.page.wait_for_function(HOLDS, arg=title)
        scene = ada.page.locator("main.board .scene")
        assert scene.evaluate(CUT) == [], title
        if game == "terrorscape":
            ada.page.keyboard.press("Escape")
            expect(scene.filter(has_text=title)).to_have_count(0)
