"""A guided first game: gentle, told step by step, until somebody knows enough."""

import re
from contextlib import suppress
from random import Random
from time import monotonic

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ..server.support.servers import ThreadServer
from .conftest import ROOT, Come
from .everywhere import everywhere
from .people import DESK, PHONE, Person
from .words import says

# Something is pointed at that a finger would meet where it lies.
IN_SIGHT = """() => [...document.querySelectorAll('.focused')].some((it) => {
  const {left, top, width, height} = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
# A ring lies around what a guide speaks of, or something is pointed at.
SHOWN = """() => {
  const boxes = [...document.querySelectorAll('.ring, .focused')].map((it) => it.getBoundingClientRect());
  return boxes.some(({width, height, top, left}) => width > 0 && height > 0 && top >= -20 && left >= -20);
}"""
A_MOMENT = 300
LONGEST = 150.0
"""Seconds after which somebody would have had enough of being taught."""


def guide_of(ada: Person, game: str, language: str) -> Locator:
    """Ada starts a guided game from the start page, and is told its first step."""
    card = ada.opens().page.get_by_role("article").filter(has_text=says(f"game-{game}", language))
    card.get_by_role("button", name=says("guided", language)).click()
    return ada.page.get_by_role("complementary", name=says("lesson", language))


@everywhere(("game", "prefix", "language", "screen"), ("terrorscape", "ts", "en", DESK))
def test_a_guide_points_at_what_to_do_and_ends_when_somebody_knows_enough(
    inn: ThreadServer, comes: Come, game: str, prefix: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, game, language)
    expect(guide).to_contain_text(says(f"guide-{prefix}-welcome", language))
    luck, until, pointed = Random(2), monotonic() + LONGEST, 0
    enough = guide.get_by_text(says(f"guide-{prefix}-enough", language))
    on = guide.get_by_role("button", name=says("guide-next", language), exact=True)
    on = on.or_(guide.get_by_role("button", name=says("guide-skip", language)))
    while not enough.count():
        assert monotonic() < until, "the guide never comes to its end"
        if not guide.count():
            if not ada.acts(luck):
                ada.page.wait_for_timeout(50)
            continue
        if guide.locator("strong").count():
            ada.waits(lambda: ada.page.evaluate(IN_SIGHT), "what the guide points at is in sight")
            pointed += 1
        with suppress(PlaywrightTimeout):  # by now it may have gone by itself
            on.first.click(timeout=1000)
    assert pointed, "the guide never pointed at anything"
    guide.get_by_role("button", name=says("guide-play-on", language)).click()
    expect(guide).to_have_count(0)


@everywhere(("language", "screen"), ("de", DESK))
def test_a_guide_goes_on_as_soon_as_what_it_asks_for_is_done(
    inn: ThreadServer, comes: Come, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, "escape", language)
    expect(guide).to_contain_text(says("guide-escape-welcome", language))
    guide.get_by_role("button", name=says("guide-next", language), exact=True).click()
    expect(guide).to_contain_text(says("guide-escape-first", language))
    expect(ada.page.locator(".pad .roll.focused")).to_be_visible()
    ada.page.locator(".pad .roll").click()
    expect(ada.page.get_by_text(says("guide-escape-first", language))).to_have_count(0)


def steps_of(game: str) -> list[str]:
    """All steps of a guide, in their order."""
    return re.findall(r"\{ id: '([a-z-]+)'", (ROOT / f"web/src/games/{game}/guide.ts").read_text())


@everywhere(("game", "left_out", "language", "screen"), ("zeds", "", "de", PHONE), ("betrayal", "be-book", "en", DESK))
def test_who_does_what_a_guide_says_is_told_all_of_it_and_shown_where(
    inn: ThreadServer, comes: Come, game: str, left_out: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, game, language)
    wanted = [step for step in steps_of(game) if step != left_out]
    for step in wanted:
        expect(guide, step).to_contain_text(says(f"guide-{step}", language, touch="true"))
        if step == wanted[-1]:
            break
        ada.page.mouse.move(1, 1)  # what lies under the hand is pointed at before what the guide means
        ada.waits(lambda: ada.page.evaluate(SHOWN), f"{step} shows where")
        asked = guide.locator("strong").count() > 0
        if asked:
            expect(guide.get_by_role("button", name=says("guide-next", language))).to_have_count(0)
            ada.page.wait_for_timeout(A_MOMENT)
            ada.page.locator(".ask .options button.focused, main.board button.focused").first.click()
        else:
            guide.locator("button.lit").click()
    guide.get_by_role("button", name=says("guide-play-on", language)).click()
    expect(guide).to_have_count(0)
