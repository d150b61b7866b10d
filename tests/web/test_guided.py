"""A guided first game: gentle, told step by step, until somebody knows enough."""

from contextlib import suppress
from random import Random
from time import monotonic

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ..server.house import House
from .conftest import Come
from .everywhere import everywhere
from .people import DESK, PHONE, Person
from .words import says

# Something is pointed at that a finger would meet where it lies.
IN_SIGHT = """() => [...document.querySelectorAll('.focused')].some((it) => {
  const {left, top, width, height} = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""
LONGEST = 150.0
"""Seconds after which somebody would have had enough of being taught."""


def guide_of(ada: Person, game: str, language: str) -> Locator:
    """Ada starts a guided game from the start page, and is told its first step."""
    card = ada.opens().page.get_by_role("article").filter(has_text=says(f"game-{game}", language))
    card.get_by_role("button", name=says("guided", language)).click()
    return ada.page.get_by_role("complementary", name=says("lesson", language))


@everywhere(("game", "prefix", "language", "screen"), ("terrorscape", "ts", "en", DESK), ("zeds", "dz", "de", PHONE))
def test_a_guide_points_at_what_to_do_and_ends_when_somebody_knows_enough(
    inn: House, comes: Come, game: str, prefix: str, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, game, language)
    expect(guide).to_contain_text(says(f"guide-{prefix}-welcome", language))
    luck, until, pointed = Random(2), monotonic() + LONGEST, 0
    enough = guide.get_by_text(says(f"guide-{prefix}-enough", language))
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
            guide.locator("button.lit").click(timeout=1000)
    assert pointed, "the guide never pointed at anything"
    guide.get_by_role("button", name=says("guide-play-on", language)).click()
    expect(guide).to_have_count(0)


@everywhere(("language", "screen"), ("de", DESK))
def test_a_guide_goes_on_as_soon_as_what_it_asks_for_is_done(inn: House, comes: Come, language: str, screen: str):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, "escape", language)
    expect(guide).to_contain_text(says("guide-escape-welcome", language))
    guide.get_by_role("button", name=says("guide-next", language), exact=True).click()
    expect(guide).to_contain_text(says("guide-escape-first", language))
    expect(ada.page.locator(".pad .roll.focused")).to_be_visible()
    ada.page.locator(".pad .roll").click()
    expect(ada.page.get_by_text(says("guide-escape-first", language))).to_have_count(0)


@everywhere(("language", "screen"), ("en", PHONE))
def test_the_guide_through_the_house_points_at_doors_and_the_end_of_the_turn(
    inn: House, comes: Come, language: str, screen: str
):
    ada = comes("Ada", language=language, screen=screen)
    guide = guide_of(ada, "betrayal", language)
    expect(guide).to_contain_text(says("guide-be-who", language))
    ada.waits(lambda: ada.page.evaluate(IN_SIGHT), "what the guide points at is in sight")
    luck, until, wanted = Random(2), monotonic() + LONGEST, {"guide-be-door", "guide-be-end"}
    while wanted:
        assert monotonic() < until, f"never said: {wanted}"
        with suppress(PlaywrightTimeout):  # who acts before it speaks may have done what it would ask for
            guide.wait_for(timeout=3000)
        if not guide.count():
            ada.acts(luck)
            continue
        if said := {step for step in wanted if guide.get_by_text(says(step, language)).count()}:
            ada.waits(lambda: ada.page.evaluate(IN_SIGHT), "what the guide points at is in sight")
            wanted -= said
        with suppress(PlaywrightTimeout):  # by now it may have gone by itself
            guide.locator("button.lit").click(timeout=1000)
