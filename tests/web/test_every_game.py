"""What the frame promises of a table, in every game, on every screen and in both languages."""

import asyncio
from contextlib import suppress
from time import monotonic

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

import lamplit
from lamplit.server.tables.table_bots import TableBots
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import resize
from .people import LARGE, OPTIONS, PATIENCE, PHONE, SCREENS, SIDEWAYS, TABLET
from .test_accessible_games import SCENES
from .test_betrayal import asked, house, out_of_reach
from .test_escape import HURRY
from .test_every_size import midway
from .test_heard import LISTEN, heard
from .test_replay import RECORDS
from .test_zeds import offering, town
from .words import says

LANGUAGES = {"terrorscape": "de", "escape": "en", "zeds": "en", "betrayal": "de"}
"""Where the words matter little, two games show it in either language."""
in_either_language = everywhere(("game", "language"), *LANGUAGES.items())
BY_TURNS = {game: language for game, language in LANGUAGES.items() if game != "escape"}
"""Games in which people choose from lists; in the temple all act at once, with their hands."""
by_turns = everywhere(("game", "language"), *BY_TURNS.items())
TOLD_LARGE = "main.board :is(.scene, .thrown, .reveal)"
# What is told large lies on the screen, and none of its words is cut off. Letters may rise over their lines a little.
CUT = """(it) => {
  const cuts = (one) => {
    const letters = [one, ...one.querySelectorAll('p')].map((each) => parseFloat(getComputedStyle(each).fontSize));
    return /hidden|clip/.test(getComputedStyle(one).overflow) &&
      (one.scrollHeight > one.clientHeight + Math.max(...letters) / 3 || one.scrollWidth > one.clientWidth + 1);
  };
  const cut = [...it.querySelectorAll('*')].filter((one) => !one.closest('svg') && cuts(one));
  const {left, top, right, bottom} = it.getBoundingClientRect();
  const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  return [...cut.map((one) => one.textContent.trim().slice(0, 60)), ...(outside ? ['it lies outside'] : [])];
}"""
DRAWN = "(range, step) => { range.value = step; range.dispatchEvent(new Event('input', {bubbles: true})); }"
IN_SIGHT = """(it) => {
  const {left, top, right, bottom} = it.getBoundingClientRect();
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const over = getComputedStyle(it).pointerEvents !== 'none' && !it.contains(met);
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && !over;
}"""


def is_in_sight(thing: Locator) -> None:
    """It lies whole on the screen, and nothing lies over its middle."""
    expect(thing).to_be_visible()
    assert thing.evaluate(IN_SIGHT), f"“{thing.inner_text()}” is not whole in sight"


@in_either_language
def test_a_moment_is_told_large_and_a_jump_leaves_nothing_of_it(
    inn: ThreadServer, comes: Come, game: str, language: str
):
    record, kinds = SCENES[game]
    brought = inn.request("POST", "/api/records?public=true", (RECORDS / game / f"{record}.jsonl").read_bytes()).json
    frames = inn.get(f"/api/records/{brought['record']}/frames?seat=spectator").json["frames"]
    told = next(n for n, frame in enumerate(frames) if {e["kind"] for e in frame.get("events", [])} & set(kinds))
    ada = comes("Ada", language=language, screen=PHONE, speed="slow")
    ada.opens(f"#/replay/{brought['record']}?eyes=spectator&step={told}")
    scene, log = ada.page.locator(TOLD_LARGE), ada.page.locator(".side ol")
    moment = ada.page.get_by_label(says("replay-moment", language))
    start, before = moment.input_value(), log.inner_text()
    cut: dict[str, list[str]] = {}
    for screen in SCREENS:
        resize(ada, screen)
        ada.presses(says("replay-forward", language))
        scene.first.wait_for()
        assert log.inner_text() != before, "words and board tell the same moment"
        cut[screen] = scene.first.evaluate(CUT)
        moment.evaluate(DRAWN, start)
        expect(scene).to_have_count(0)
        expect(log).to_have_text(before, use_inner_text=True)
    assert {screen: words for screen, words in cut.items() if words} == {}


def in_the_dark(game: str) -> tuple[lamplit.Match, str, str]:
    """A game; something at its table on which no light falls; and where the reason is told."""
    if game == "escape":
        return lamplit.new("escape", 1, HURRY), ".big.golden[aria-disabled=true]", "main.board .signal"
    if game == "terrorscape":
        match = lamplit.new("terrorscape", 1, {"killer": "butcher", "team": "first"})
        dark, there = '[data-room="G5"]', "main.board [role=dialog] p"
    elif game == "zeds":
        match = town(offering("move:hunt:"))
        dark, there = '[data-place="F7"]:not([data-target])', "main.board [role=dialog] p"
    else:
        match = house(lambda match: asked("act", match) and bool(out_of_reach(match)))
        dark, there = f'[data-room="{out_of_reach(match)[0]}"]:not([data-target])', "[role=dialog] p"
    return match, f"main.board {dark}", there


@in_either_language
def test_what_is_not_lit_says_why_there_and_nobody_acts(inn: ThreadServer, comes: Come, game: str, language: str):
    match, dark, there = in_the_dark(game)
    table = goes_on(inn, match)
    seat = next(question.seat for question in match.questions if question.seat in match.seats)
    ada = comes("Ada", language=language, screen=PHONE).sits(table, seat)
    answers = inn.live(table).state.answers
    if game == "zeds":
        ada.page.locator('main.board [data-target="piece hunt"]').tap()
    for screen in SCREENS:
        resize(ada, screen)
        ada.touches(f"document.querySelector('{dark}')", finger=True)
        reason = ada.page.locator(there).first
        expect(reason).not_to_be_empty()
        is_in_sight(reason)
        ada.page.keyboard.press("Escape")
    assert inn.live(table).state.answers == answers


A_SCREEN = {"terrorscape": TABLET, "zeds": LARGE, "betrayal": SIDEWAYS}
"""Where the screen matters little, each game shows it on another."""
on_a_screen = everywhere(("game", "language", "screen"), *((*each, A_SCREEN[each[0]]) for each in BY_TURNS.items()))
LONG = 9
"""Answers that are put in groups."""
STEP = {"terrorscape": "move:B", "zeds": "move:hunt:", "betrayal": "go:"}
"""Answers by which nothing is revealed."""


def first_turn(game: str) -> lamplit.Match:
    """A game in which somebody has just been asked what to do."""
    if game == "terrorscape":
        return lamplit.new("terrorscape", 1, {"killer": "butcher", "team": "first"})
    if game == "zeds":
        return town(offering("move:hunt:"), players=2)
    return house(lambda match: asked("act", match) and offers("go:", match))


def offers(start: str, match: lamplit.Match) -> bool:
    """Whether something of the kind is offered."""
    return any(name.startswith(start) for name in match.questions[0].names)


@on_a_screen
def test_what_one_did_is_taken_back_beside_bots(inn: ThreadServer, comes: Come, game: str, language: str, screen: str):
    match = first_turn(game)
    seat = next(question.seat for question in match.questions if question.seat in match.seats)
    bots = dict.fromkeys(match.seats, "bot:random") | {seat: "me"}
    ada = comes("Ada", language=language, screen=PHONE).sits(goes_on(inn, match, seats=bots), seat).is_asked()
    if game == "zeds":
        ada.page.locator('main.board [data-target="piece hunt"]').tap()
    resize(ada, screen)
    option = next(name for name in match.questions[0].names if name.startswith(STEP[game]))
    step = ada.page.locator(f"{OPTIONS}:enabled").filter(has_text=wording.option(option, game, language)).first
    before = {*ada.is_asked().look["options"]}

    def is_done() -> bool:
        offered = {*ada.look["options"]}
        return bool(offered) and len(before ^ offered) > 2

    until = monotonic() + PATIENCE / 1000
    while not is_done():  # a list that a bot has just renewed under the finger takes no touch
        assert monotonic() < until, "it is never done"
        with suppress(TimeoutError):
            step.tap(timeout=2000)
        with suppress(AssertionError):
            ada.waits(is_done, "it is done", 3)
    ada.presses(says("undo", language))
    # Bots walk about meanwhile: whom one can trade with may be others.
    ada.waits(lambda: len(before ^ {*ada.look["options"]}) <= 2, "it is taken back")


@on_a_screen
def test_what_opens_under_the_pointer_of_the_last_click_takes_no_click(
    inn: ThreadServer, comes: Come, game: str, language: str, screen: str
):
    match = first_turn(game)
    table = goes_on(inn, match)
    ada = comes("Ada", language=language).sits(table, *(seat for seat in match.seats if seat != "killer")).is_asked()
    resize(ada, screen)
    answers = inn.live(table).state.answers
    ada.page.locator(f"{OPTIONS}:enabled").first.dblclick()
    ada.waits(lambda: inn.live(table).state.answers > answers, "it is done")
    ada.is_asked()
    assert inn.live(table).state.answers == answers + 1


def offers_much(names: list[str]) -> bool:
    """Whether an explorer has many answers, of more than one kind."""
    return len(names) >= LONG and {"go", "open", "trade"} <= {name.split(":")[0] for name in names}


@by_turns
def test_long_lists_have_headings_where_there_is_room_and_the_likeliest_answer_in_sight(
    inn: ThreadServer, comes: Come, game: str, language: str
):
    match = first_turn(game)
    if game == "betrayal":
        match = house(lambda match: asked("act", match) and offers_much(match.questions[0].names))
    seat = next(question.seat for question in match.questions if question.seat in match.seats)
    ada = comes("Ada", language=language, screen=PHONE).sits(goes_on(inn, match), seat).is_asked()
    if game == "zeds":
        ada.page.locator('main.board [data-target="piece hunt"]').tap()
    ada.waits(lambda: len(ada.look["options"]) >= LONG, "many answers are offered")
    answers, order = ada.page.locator(f"{OPTIONS}:enabled"), ada.look["options"]
    headings = ada.page.locator(".ask .options .heading")
    for screen in SCREENS:
        resize(ada, screen)
        is_in_sight(answers.first)
        names = headings.all_inner_texts()
        assert len(names) >= (0 if "phone" in screen else 2)
        assert not any("group-" in name for name in names)
        if game == "terrorscape" and names:
            assert says("group-go", language) in names
        # Letters of keys stand beside them where there is room.
        assert [each.split("\n")[-1] for each in ada.look["options"]] == [each.split("\n")[-1] for each in order]


def only_blue_acts(match: lamplit.Match) -> bool:
    """Whether one of two has done enough in Dawn of the Zeds, and the other has not."""
    return match.view("red")["actions"]["own"] == ["blue"] and {each.seat for each in match.questions} == {"blue"}


def waiting(game: str) -> tuple[lamplit.Match, str, str]:
    """A game in which somebody waits for somebody else; and what for."""
    if game == "terrorscape":
        return midway(game), "killer", "survivors"
    if game == "escape":
        match = lamplit.load((RECORDS / "escape/three-players.jsonl").read_text())
        match.take_back(1)
        return match, next(one["seat"] for one in match.view("red")["adventurers"] if one["out"]), "inside"
    if game == "zeds":
        return town(only_blue_acts, players=2), "red", "actions"
    return house(lambda match: asked("act", match) and match.questions[0].seat != "explorer1"), "explorer1", "explorer"


def what_is_told(what: str, language: str) -> str:
    """Who is acting; in some games also what about."""
    return {
        "survivors": says("waits-survivors", language),
        "inside": says("waits-inside", language),
    }.get(what, says("ask-acting", language, who="Benedikta", count=1))


MISSED = 6_000
"""Milliseconds after which somebody is missed whose window is closed."""


async def lingers(*_given: object) -> None:
    """A bot that does not come to act: an answer of its might end the game."""
    await asyncio.sleep(PATIENCE)


@in_either_language
def test_who_waits_sees_for_whom_and_for_what_and_hears_who_leaves(
    inn: ThreadServer, comes: Come, game: str, language: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(TableBots, "_act", lingers)
    match, seat, what = waiting(game)
    awaited = next(question.seat for question in match.questions if question.seat in match.seats)
    table = goes_on(inn, match)
    ada = comes("Ada", language=language, screen=PHONE).sits(table, seat)
    ada.page.evaluate(LISTEN)
    ben = table.sit(awaited)
    ben.does("name", name="Benedikta")
    bar, news = ada.page.locator(".ask .words"), ada.page.locator(".arrivals p")
    for screen in SCREENS:
        resize(ada, screen)
        expect(bar).to_contain_text("Benedikta")
        expect(bar).to_contain_text(what_is_told(what, language))
        is_in_sight(bar.get_by_text("Benedikta").first)
    for screen in SCREENS:
        resize(ada, screen)
        for command, how in (({"level": "random"}, "rests"), ({}, "back")):
            ben.does("bot" if command else "back", **command)
            told = says(f"coming-{how}", language, name="Benedikta")
            expect(news.filter(has_text=told)).to_be_visible()
            ada.waits(lambda told=told: told in heard(ada), "it is told aloud")


@everywhere(("game", "screen", "language"), ("terrorscape", SIDEWAYS, "en"), ("betrayal", TABLET, "de"))
def test_a_closed_window_and_who_leaves_for_good_are_seen_and_heard(
    inn: ThreadServer, comes: Come, game: str, screen: str, language: str
):
    match, seat, _ = waiting(game)
    awaited = next(question.seat for question in match.questions if question.seat in match.seats)
    table = goes_on(inn, match)
    ben = table.sit(awaited)
    ben.does("name", name="Benedikta")
    ada = comes("Ada", language=language, screen=PHONE)
    ada.page.clock.install()
    ada.sits(table, seat)
    resize(ada, screen)
    ada.page.evaluate(LISTEN)
    news = ada.page.locator(".arrivals p")
    ben.goes()
    expect(ada.page.locator(".ask .people")).to_contain_text(says("waits-away", language))
    ada.page.clock.fast_forward(MISSED)
    for how in ("away", "back", "left"):
        if how == "back":
            ben = table.sit(awaited)
        elif how == "left":
            ben.does("leave", id="for good")
        told = says(f"coming-{how}", language, name="Benedikta")
        is_in_sight(news.filter(has_text=told))
        ada.waits(lambda told=told: told in heard(ada), "it is told aloud")


# However much is said there: the longest card of a game and more.
MUCH_IS_SAID = """(words) => {
  const said = document.createElement('p');
  said.textContent = 'Etwas geschieht, und was es bedeutet, steht hier. '.repeat(20);
  words.append(said);
  const read = getComputedStyle(words).overflowY === 'visible' ? said : words;
  const [seen, box] = [read, words.closest('.ask')].map((it) => it.getBoundingClientRect());
  said.remove();
  return seen.bottom <= box.bottom + 1;
}"""


@by_turns
def test_what_is_explained_lies_over_nothing_else(inn: ThreadServer, comes: Come, game: str, language: str):
    match, seat, _ = waiting(game)
    ada = comes("Ada", language=language, screen=PHONE).sits(goes_on(inn, match), seat)
    words = ada.page.locator(".ask .words")
    spilt: list[str] = []
    for screen in SCREENS:
        resize(ada, screen)
        if not words.evaluate(MUCH_IS_SAID):
            spilt.append(screen)
    assert spilt == []
