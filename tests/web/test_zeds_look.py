"""How the town looks: the map first, the event as the turn's news, nothing cut or too small for a finger."""

from typing import Any

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit import text
from lamplit.games.zeds.data.units import CIVILIANS, HEROES, HEROIC, SPECIAL
from lamplit.text import wording

from ..server.support.servers import ThreadServer
from ..zeds.siege import Siege
from .conftest import Come
from .everywhere import everywhere
from .hours import goes_on
from .measure import settle
from .people import DESK, PHONE, Person
from .test_scenes import HELD

FIRST = 250
"""What is told for so many milliseconds stays until somebody goes on: the first piece that is placed, too."""
LONG = 800
# Names on the map: those that leave it, or lie over each other or under a tower; a little of their boxes is air.
CROSSED = """() => {
  const map = document.querySelector('main.board svg[role=group]').getBoundingClientRect();
  const air = 2;
  const boxOf = (it) => {
    const {left, top, right, bottom} = it.getBoundingClientRect();
    const wide = it.tagName === 'text' ? 0 : air;
    return {called: it.textContent.trim(), left, right, top: top + air, bottom: bottom - air, wide};
  };
  const names = [...document.querySelectorAll('main.board [data-names] text, main.board text.center, .cemetery')]
    .filter((it) => it.tagName === 'text').map(boxOf);
  const towers = [...document.querySelectorAll('main.board .tower > circle:first-child')].map(boxOf);
  const over = (a, b) => a.left < b.right - air && b.left < a.right - air && a.top < b.bottom && b.top < a.bottom;
  const found = names
    .filter((it) => it.left < map.left - 1 || it.right > map.right + 1 || it.bottom > map.bottom + air)
    .map(({called}) => `${called} leaves the map`);
  for (const [n, one] of names.entries())
    for (const other of [...names.slice(n + 1), ...towers])
      if (over(one, other)) found.push(`${one.called} | ${other.called}`);
  return {names: names.length, found};
}"""
# The graves and the fence around them: all within the map.
FENCED = """() => {
  const box = (it) => it.getBoundingClientRect();
  const map = box(document.querySelector('main.board svg[role=group]'));
  const fence = box(document.querySelector('main.board rect.cemetery'));
  const graves = [...document.querySelectorAll('main.board [data-grave]')].map(box);
  const across = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1;
  const within = (a, b) => across(a, b) && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  return [within(fence, map), graves.length, graves.every((grave) => within(grave, fence))];
}"""
SMALL = """(least) => [...document.querySelectorAll('main.board [data-target]')]
  .map((it) => [it.dataset.target, it.getBoundingClientRect()])
  .filter(([, {width, height}]) => Math.min(width, height) < least - 0.1)
  .map(([target, {width, height}]) => `${target}: ${width.toFixed(1)} × ${height.toFixed(1)}`)"""
FILLED = """() => {
  const map = document.querySelector('main.board .still').getBoundingClientRect();
  const strip = document.querySelector('main.board .strip').getBoundingClientRect();
  const board = document.querySelector('main.board').getBoundingClientRect();
  return [map.width / board.width, map.height / (board.bottom - strip.bottom)];
}"""
DEAD = ("furies", "civilians5", "civilians6", "civilians7", "salvation")
COLUMNS = ((360, 740), (412, 915), (1024, 768))
"""Screens on which the roads hang down to Town."""


def crowd(level: str = "II") -> lamplit.Match:
    """A town with people on every road, dead in the Cemetery, and Zeds that come in mobs."""
    pool = [name for name in (*HEROES, *HEROIC, *CIVILIANS, *SPECIAL) if name not in DEAD]
    siege = Siege(level, players=2).change(pool=pool, cemetery=[*DEAD])
    for name, place in {"hunt": "TC", "piazza": "S2", "schmidt": "F3", "johnson": "TC", "riot": "TC"}.items():
        siege.unit(name, place)
    for number, place in enumerate(("F4", "TC", "S3", "H2"), 1):
        siege.unit(f"civilians{number}", place)
    for place, strength in (("M1", 5), ("M1", 2), ("F6", 6), ("H4", 6), ("H4", 4), ("S4", 4), ("S7", 5)):
        siege.zed(place, strength)
    return siege.chaos("M5").chaos("H5").holds("bulldozer").actions(3).begin().match


def sees(person: Person, match: lamplit.Match, inn: ThreadServer, **more: Any) -> Person:
    return person.sits(goes_on(inn, match, **more), "red").is_asked()


@pytest.mark.parametrize("mode", ["team", "versus"])
def test_a_table_of_friends_begins_with_the_map_and_then_people_are_placed_on_it(
    inn: ThreadServer, comes: Come, mode: str
):
    horde = {"zeds": "bot:thumb"} if mode == "versus" else {}
    options = {"level": "II", "players": 2, "mode": mode}
    table = inn.table("zeds", options=options, red="me", blue="open", **horde)
    table.join("blue", "Ben")
    ada = comes("Ada", language="de", speed="normal")
    ada.opens(f"#/table/{table.id}?seat=red&secret={table.secrets['red']}")
    ada.page.locator(".room, .panel").first.wait_for()
    ada.page.evaluate(HELD, FIRST)
    table.sit("red").does("start", fill="")
    town = ada.page.locator("main.board svg.still")
    expect(town).to_be_visible()
    expect(ada.page.locator("main.board .strip")).to_be_visible()
    expect(ada.page.locator(".ask .skip")).to_be_visible()
    people = ada.page.locator('main.board [data-piece^="civilians"]')
    assert people.count() == 0, "they are placed on the map that is seen already"
    ada.page.locator(".ask .skip").click()
    ada.waits(lambda: people.count() == 6, "all stand there")


@everywhere(("language", "motion"), ("de", "full"), ("en", "reduced"))
def test_an_event_turns_over_on_the_map_and_its_text_stands_once(
    inn: ThreadServer, comes: Come, language: str, motion: str
):
    siege = Siege("II").unit("hunt", "TC").unit("civilians1", "F4").zed("M6", 5).next_events("toxic_zeds")
    ada = comes("Ada", language=language, speed="normal", motion=motion)
    table = goes_on(inn, siege.actions(1).begin().match)
    ada.sits(table, "red").is_asked()
    ada.page.evaluate(HELD, LONG)
    table.sit("red").answers("end")
    scene = ada.page.locator("main.board .staged.card")
    expect(scene).to_be_visible()
    match = inn.live(table).state.match
    assert match is not None
    card = next(event["args"]["card"] for event in reversed(match.events("red")) if event["kind"] == "event")
    what_it_does = text.say(f"card-{card}-text", language, "zeds")
    expect(scene).to_contain_text(text.say(f"card-{card}", language, "zeds"))
    expect(ada.page.get_by_text(what_it_does)).to_have_count(1)
    assert scene.locator(".back").count() == 1
    assert ("motion" in (scene.get_attribute("class") or "").split()) == (motion == "full")
    assert ada.page.locator("main.board [data-lit]").count() >= 1, "its roads are lit on the map"
    ada.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)


@everywhere(("language",), ("de",), ("en",))
@pytest.mark.parametrize("level", ["II", "V"])
def test_no_name_on_the_tall_map_is_cut_or_crossed_and_all_can_be_touched(
    inn: ThreadServer, comes: Come, level: str, language: str
):
    ada = sees(comes("Ada", language=language, screen=PHONE), crowd(level), inn)
    wrong: dict[str, Any] = {}
    for size in COLUMNS:
        settle(ada, *size)
        seen = ada.page.evaluate(CROSSED)
        assert seen["names"] > 15
        fenced, graves, inside = ada.page.evaluate(FENCED)
        assert graves == 5
        small = ada.page.evaluate(SMALL, 24)
        if seen["found"] or small or not (fenced and inside):
            wrong[f"{size}"] = (seen["found"], small, fenced, inside)
    assert wrong == {}


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720)])
def test_the_map_fills_its_half(inn: ThreadServer, comes: Come, size: tuple[int, int]):
    ada = sees(comes("Ada", screen=DESK), crowd(), inn)
    settle(ada, *size)
    wide, high = ada.page.evaluate(FILLED)
    assert min(wide, high) > 0.97
    expect(ada.page.locator("main.board .dial")).to_be_visible()
    assert ada.page.locator("main.board .roof .ridge").count() == 5


def test_the_team_is_whole_in_one_look_and_the_panel_shows_how_it_stands(inn: ThreadServer, comes: Come):
    ada = sees(comes("Ada", language="de", screen=DESK), crowd(), inn)
    settle(ada, 1440, 900)
    tiles = ada.page.locator(".roster .unit")
    boxes = tiles.evaluate_all("(all) => all.map((it) => it.getBoundingClientRect().toJSON())")
    assert len(boxes) == 9
    assert len({(round(box["width"]), round(box["height"])) for box in boxes}) == 1, "equal tiles"
    assert ada.page.locator(".roster .where").count() == 9
    names = ada.page.locator(".roster .unit b").all()
    assert not [each.inner_text() for each in names if each.evaluate("(it) => it.scrollWidth > it.clientWidth + 1")]
    roads = ada.page.get_by_role("list", name="Wie es auf den Wegen steht").get_by_role("listitem")
    expect(roads).to_have_count(4)
    expect(roads.first).to_contain_text(wording.name("M", "zeds", "de"))  # the worst stands first
    ada.page.locator('main.board [data-target="piece hunt"]').click()
    expect(ada.page.locator(".panel li u").first).to_be_visible()  # chances as bars
