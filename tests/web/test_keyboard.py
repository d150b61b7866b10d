"""Somebody plays without a mouse, from the start page to the end of a game."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit.server.tables.live_table import LiveTable
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from .conftest import Come
from .hours import goes_on, leap, let_the_temple_collapse, table_of
from .moments import before_the_end
from .people import Person
from .test_betrayal import asked, house
from .test_terrorscape import BOTS, laid
from .test_zeds import offering, town
from .words import says

SOME_ANSWERS = 5
FOCUSED = """() => {
  const it = document.activeElement;
  if (it === document.body) return '';
  const label = it.labels?.length ? it.labels[0].innerText : '';
  return (it.getAttribute('aria-label') ?? (label || it.innerText || '')).trim();
}"""


WITHIN = "(part) => document.activeElement.closest(part)?.innerText ?? ''"


def tabs_to(person: Person, name: str, within: str = "") -> None:
    """Presses Tab until something with that name has the focus, or something in a part of the page that bears it."""
    for _ in range(80):
        if name in (person.page.evaluate(WITHIN, within) if within else person.page.evaluate(FOCUSED)):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"“{name}” cannot be reached with Tab")


DRAWN = "() => document.querySelector('.ask [aria-busy=false] [data-question]')?.dataset.question ?? ''"
"""The question that people can see: what is pressed for an earlier one answers nothing."""


def answers(person: Person, live: LiveTable, by: Callable[[], None]) -> None:
    """Gives an answer, and waits until the next question can be seen."""
    before = live.state.answers
    by()
    person.waits(lambda: live.state.answers > before, "it is answered")
    person.waits(lambda: sees_the_question(person, live), "the next question is drawn").is_asked()


def sees_the_question(person: Person, live: LiveTable) -> bool:
    """Whether the page shows one that is open at the table."""
    match = live.state.match
    return match is not None and person.page.evaluate(DRAWN) in [question.id for question in match.questions]


def test_a_game_is_begun_and_played_by_keys_alone(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.sees("Play now")
    keys = ada.page.keyboard
    tabs_to(ada, "Play now")
    keys.press("Enter")
    ada.sees("You play")
    tabs_to(ada, "More settings")
    keys.press("Enter")
    tabs_to(ada, "The bots play")
    keys.press("Home")
    tabs_to(ada, "The bots’ pace")
    keys.press("Home")
    tabs_to(ada, "Here we go")
    keys.press("Enter")
    ada.page.locator(".table").wait_for()
    live = inn.live(table_of(inn, ada.is_asked()))
    for _ in range(SOME_ANSWERS):
        answers(ada, live, lambda: keys.press("1"))


def test_a_game_is_ended_and_watched_again_by_keys_alone(inn: ThreadServer, comes: Come):
    match, seat, option = before_the_end()
    ada = comes("Ada").sits(goes_on(inn, match), seat).is_asked()
    tabs_to(ada, wording.option(option, "terrorscape", "en"))
    ada.page.keyboard.press("Enter")
    ada.sees("How it ended")
    watches_it_again(ada)


TURNS: dict[str, Callable[[], lamplit.Match]] = {
    "zeds": lambda: town(offering("move:")),
    "betrayal": lambda: house(lambda match: asked("act", match) and not match.view("spectator")["haunt"]),
}
A_TURN = 20
"""More answers than a turn has of which nothing is wanted but its end."""


def answers_by_key(ada: Person) -> None:
    """Presses the key of the first answer; a long list asks first who."""
    whom, chosen = ada.page.locator(".ask .whom"), says("ask-somebody-else")
    if whom.count() and chosen not in whom.inner_text():
        ada.page.keyboard.press("1")
        ada.sees(chosen)
    ada.page.keyboard.press(ada.page.locator(".ask .options kbd").first.inner_text())


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_played_to_its_end_by_keys_alone(inn: ThreadServer, comes: Come, game: str):
    table = goes_on(inn, begun := TURNS[game]())
    seat = begun.questions[0].seat
    ada = comes("Ada").sits(table, seat).is_asked()
    live, ended = inn.live(table), False
    for given in range(A_TURN):
        assert live.state.match is not None
        question, before = live.state.match.question(seat), live.state.answers
        if question is None or (ended and question.prompt == begun.questions[0].prompt):
            return
        ada.waits(lambda: sees_the_question(ada, live), "the question is drawn").is_asked()
        if given > 1 and "end" in question:
            ended = True
            tabs_to(ada, wording.option("end", game, "en"))
            ada.page.keyboard.press("Enter")
            if live.state.answers == before and ada.page.get_by_text("would be lost").count():
                tabs_to(ada, says("end-all-the-same"))
                ada.page.keyboard.press("Enter")
        else:
            answers_by_key(ada)
        ada.waits(lambda before=before: live.state.answers > before, "it is answered")
    raise AssertionError("the turn does not end")


STEPS_TO_GO = 4


def may_walk_on(match: lamplit.Match) -> bool:
    """Whether an explorer can make some steps through rooms that are there."""
    if not asked("act", match) or match.view("spectator")["haunt"]:
        return False
    ahead = match.clone()
    for _ in range(STEPS_TO_GO):
        question = ahead.questions[0]
        step = next((name for name in question.names if name.startswith("go:")), None)
        if step is None:
            return False
        ahead.answer(question.seat, step)
    return True


def test_whoever_answers_by_key_goes_on_with_the_next_answers_and_whoever_clicks_stays_where_they_were(
    inn: ThreadServer, comes: Come
):
    table = goes_on(inn, begun := house(may_walk_on))
    ada = comes("Ada").sits(table, *begun.seats).is_asked()
    live, focused = inn.live(table), ada.page.locator(".ask .options button:focus")
    step = ada.page.locator(".ask .options .lit").filter(has_text="Go to").first
    answers(ada, live, lambda: step.click())
    answers(ada, live, lambda: ada.page.keyboard.press(step.locator("kbd").inner_text()))
    ada.page.wait_for_timeout(300)
    expect(focused).to_have_count(0)
    step.focus()
    answers(ada, live, lambda: ada.page.keyboard.press("Enter"))
    expect(focused).to_have_count(1)
    expect(focused).to_have_class(re.compile("lit"))


def watches_it_again(ada: Person) -> None:
    """Goes from the page after the game to its last moment."""
    keys = ada.page.keyboard
    tabs_to(ada, "Watch it again")
    keys.press("Enter")
    ada.page.get_by_label("Moment of the game").wait_for()
    tabs_to(ada, "Moment of the game")
    keys.press("End")
    expect(ada.page.get_by_role("button", name="One step forward")).to_be_disabled()


@pytest.mark.slow
def test_the_temple_by_keys_alone_from_the_start_page_to_the_end(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.sees("Play now")
    keys = ada.page.keyboard
    tabs_to(ada, "Escape – The Curse", "article")
    tabs_to(ada, "Play now")
    keys.press("Enter")
    ada.sees("You play")
    tabs_to(ada, "More settings")
    keys.press("Enter")
    tabs_to(ada, "The bots play")
    keys.press("End")
    tabs_to(ada, "Here we go")
    keys.press("Enter")
    ada.page.locator(".pad").wait_for()
    table = table_of(inn, ada)
    leap(inn, table)

    def rolled() -> bool:
        keys.press(" ")
        return any('"kind":"rolled"' in each and '"who":"red"' in each for each in ada.told)

    ada.waits(rolled, "the space bar rolls")
    keys.press("1")
    keys.press("ArrowUp")
    let_the_temple_collapse(inn, table, ada)
    ada.sees("How it ended")
    watches_it_again(ada)


def test_dialogs_give_the_focus_back_and_hold_it_while_open(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.sees("Play now")
    tabs_to(ada, "Settings")
    ada.page.keyboard.press("Enter")
    ada.page.get_by_role("dialog").wait_for()
    for _ in range(40):
        ada.page.keyboard.press("Tab")
        assert ada.page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.page.evaluate(FOCUSED) == "Settings"


def test_a_piece_on_the_board_answers_to_enter(inn: ThreadServer, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    before = inn.live(table).state.number
    target = ben.page.locator("main.board [role=button]").first
    target.focus()
    assert target.get_attribute("aria-label")
    ben.page.keyboard.press("Enter")
    if ben.page.locator("main.board [role=dialog]").count():
        ben.page.keyboard.press("Enter")
    ben.waits(lambda: inn.live(table).state.number > before, "the server has heard it")
