"""How somebody learns a game: a page that teaches it in five minutes, and a rulebook read chapter by chapter."""

import pytest
from playwright.sync_api import expect

from ..server.support.servers import ThreadServer
from .conftest import Come
from .everywhere import everywhere
from .measure import resize
from .people import DESK, PHONE, SCREENS
from .test_terrorscape import laid
from .words import says


@pytest.mark.parametrize("game", ["terrorscape", "escape", "zeds", "betrayal"])
@everywhere(("language", "screen"), ("en", DESK), ("de", PHONE))
def test_a_page_teaches_the_game_and_leads_to_a_first_one(
    inn: ThreadServer, comes: Come, game: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen).opens()
    card = ada.page.get_by_role("article").filter(has_text=says(f"game-{game}", language))
    card.get_by_role("link", name=says("learn", language)).click()
    steps = ada.page.locator("main ol > li")
    expect(steps.first).to_be_visible()
    assert 5 <= steps.count() <= 8
    assert all(steps.nth(n).locator(".picture > svg").count() == 1 for n in range(steps.count()))
    assert not any("learn-" in words for words in steps.all_inner_texts())
    assert ada.scrolls[1] <= 0
    ada.page.get_by_role("link", name=says("learn-play", language)).click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_the_rulebook_opens_at_its_first_chapter_and_is_read_on_from_there(inn: ThreadServer, comes: Come):
    ada = comes("Ada", language="en", screen=DESK).opens("#/rules/terrorscape")
    expect(ada.page.get_by_role("heading", name="Components")).to_be_visible()
    ada.presses(says("rules-next", chapter="Setting up"))
    expect(ada.page.get_by_role("heading", name="Setting up")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Components")).to_have_count(0)
    ada.page.get_by_role("navigation").get_by_role("button", name="How the Survivors escape").click()
    expect(ada.page.locator(".rule").first).to_be_visible()


SMALLER = """(rule) => {
  const size = (it) => parseFloat(getComputedStyle(it).fontSize);
  return size(rule.querySelector('code')) / size(rule.querySelector('p'));
}"""


@everywhere(("game", "language"), ("terrorscape", "en"), ("escape", "de"), ("zeds", "de"), ("betrayal", "en"))
def test_every_rulebook_is_open_at_one_chapter_on_every_screen_with_ids_in_small_print(
    inn: ThreadServer, comes: Come, game: str, language: str
):
    ada = comes("Ada", language=language, screen=PHONE).opens(f"#/rules/{game}")
    chapter, first = ada.page.locator(".book .text h2"), ada.page.locator(".rule").first
    for screen in SCREENS:
        resize(ada, screen)
        expect(chapter).to_have_count(1)
        expect(first).to_be_in_viewport()
        assert first.evaluate(SMALLER) < 0.85
    ada.page.locator(".book .next").click()
    expect(chapter).to_have_count(1)


@everywhere(("language", "screen"), ("en", DESK))
def test_rules_of_the_edition_in_play_come_first_and_those_of_the_other_wait_folded_up(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    ada.sits(laid(inn, options={"edition": "v1.05"}), "survivor1").is_asked()
    ada.page.get_by_role("tab", name=says("pane-rules", language)).click()
    ada.page.get_by_label(says("rules-chapter", language), exact=True).select_option(index=1)
    old, new = (ada.page.locator(f'[data-rule="TS-SETUP-TRAY-S-{edition}"]') for edition in ("V105", "V2"))
    expect(old).to_be_visible()
    expect(new).to_be_hidden()
    ada.page.get_by_role("button", name="v2", exact=True).click()
    expect(new).to_be_visible()
    expect(old).to_be_hidden()
