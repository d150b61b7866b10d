"""Somebody plays without a mouse, from the start page to the end of a game."""

import pytest
from playwright.sync_api import expect

from ..server.house import House
from .conftest import Come
from .people import Person
from .test_terrorscape import BOTS, laid

FOCUSED = """() => {
  const it = document.activeElement;
  if (it === document.body) return '';
  const label = it.labels?.length ? it.labels[0].innerText : '';
  return (it.getAttribute('aria-label') ?? (label || it.innerText || '')).trim();
}"""


def tabs_to(person: Person, name: str) -> None:
    """Presses Tab until something with that name has the focus."""
    for _ in range(80):
        if name in person.page.evaluate(FOCUSED):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"“{name}” cannot be reached with Tab")


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(inn: House, comes: Come):
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
    tabs_to(ada, "Pace of the bots")
    keys.press("Home")
    tabs_to(ada, "Here we go")
    keys.press("Enter")
    ada.page.locator(".table").wait_for()

    def answers_with_the_first_key() -> bool:
        seen = ada.look
        if seen["options"]:
            keys.press("1")
        return seen["over"]

    ada.waits(answers_with_the_first_key, "the game is over", seconds=240)
    tabs_to(ada, "Watch it again")
    keys.press("Enter")
    ada.page.get_by_label("Moment of the game").wait_for()
    tabs_to(ada, "Moment of the game")
    keys.press("End")
    expect(ada.page.get_by_role("button", name="One step on")).to_be_disabled()


def test_a_piece_on_the_board_answers_to_enter(inn: House, comes: Come):
    table = laid(inn, **BOTS)
    ben = comes("Ben").sits(table, "survivor1").is_asked()
    before = inn.live(table).sitting.number
    target = ben.page.locator("main.board [role=button]").first
    target.focus()
    assert target.get_attribute("aria-label")
    ben.page.keyboard.press("Enter")
    if ben.page.locator("main.board [role=dialog]").count():
        ben.page.keyboard.press("Enter")
    ben.waits(lambda: inn.live(table).sitting.number > before, "the server has heard it")
