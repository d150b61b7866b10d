"""Escape in real browsers: everybody at once, against the clock."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit.engine import Question
from lamplit.games.escape.data.figures import SOUNDTRACK

from ..server.support.servers import ThreadServer
from .conftest import ROOT, Come
from .explorers import ByMouse, ByThumb, Explorer
from .hours import goes_on, leap, let_the_temple_collapse, table_of
from .measure import settle
from .moments import temple
from .people import PHONE, Person

KEYS = (" ", " ", " ", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "e", "g", "h")
SLAMS = sum(cue.kind != "gong" for cue in SOUNDTRACK)
SIDE_BY_SIDE = """(grounds) => {
  const frame = grounds[0].closest('figure').getBoundingClientRect();
  const boxes = grounds.map((each) => each.getBoundingClientRect());
  const inside = (box) => box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom;
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return boxes.every((box, n) => inside(box) && boxes.slice(n + 1).every((other) => apart(box, other)));
}"""
# How much of the picture of dice is painted: a canvas that was given to a worker can still be looked at.
PAINTED = """(canvas) => {
  const [copy, {width, height}] = [document.createElement('canvas'), canvas];
  if (!width || !height) return 0;
  [copy.width, copy.height] = [width, height];
  const ink = copy.getContext('2d');
  ink.drawImage(canvas, 0, 0);
  const dots = ink.getImageData(0, 0, width, height).data;
  return dots.filter((dot, n) => n % 4 === 3 && dot > 200).length / (width * height);
}"""
# How much higher the picture of dice is than the dice that are touched under it.
RISING = """() => {
  const [picture, slot] = ['canvas', '.slot'].map((part) => document.querySelector(`.dice ${part}`));
  return [picture.clientHeight - slot.offsetWidth, slot.offsetWidth];
}"""
HURRY = {"players": 3, "intro": 0, "roll_lock": 200, "action_lock": 200}


def told(person: Person, kind: str) -> int:
    """How often a page was told of such an event."""
    return sum(message.count(f'"kind":"{kind}"') for message in person.told)


def scramble(people: list[Person], rolls: int) -> None:
    """Everybody presses keys at once, as fast as they can, until so many rolls have been seen by all."""
    luck = Random(5)
    people[0].waits(
        lambda: (
            [person.page.keyboard.press(luck.choice(KEYS)) for person in people] != []
            and all(told(person, "rolled") >= rolls for person in people)
        ),
        "all dice roll",
    )


def test_three_people_play_until_the_temple_collapses(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="me", yellow="me")
    people = [comes("Ada").sits(table, "red"), comes("Ben").sits(table, "blue"), comes("Cleo").sits(table, "yellow")]
    scramble(people, rolls=20)
    let_the_temple_collapse(inn, table, people[0])
    for person in people:
        person.sees("How it ended")
        assert told(person, "slam") == SLAMS


def nearly_done(match: lamplit.Match) -> bool:
    """The exit is known and few stones are left on the tray, but nobody stands there yet."""
    view = match.view("red")
    return view["tray"] <= 3 and any(chamber["tile"] == "EXIT" for chamber in view["chambers"].values())


@pytest.mark.slow
def test_three_people_find_the_way_out_in_real_time(inn: ThreadServer, comes: Come):
    table = goes_on(inn, temple(nearly_done, seed=9, stretch=200))
    ada, ben, cleo = comes("Ada"), comes("Ben"), comes("Cleo", screen=PHONE)
    explorers = [
        Explorer(inn, table, ada.sits(table, "red"), "red"),
        ByMouse(inn, table, ben.sits(table, "blue"), "blue"),
        ByThumb(inn, table, cleo.sits(table, "yellow"), "yellow"),
    ]

    def out() -> bool:
        for explorer in explorers:
            explorer.acts()
        return table.look()["stage"] == "over"

    ada.waits(out, "all are out of the temple", seconds=SOUNDTRACK[-1].at * 2)
    for explorer in explorers:
        explorer.person.sees("How it ended")
        assert explorer.done > 2, f"{explorer.person.name} had a hand in it"
    match = inn.live(table).state.match
    assert match is not None
    assert (match.result or {})["how"] == "escape"


def test_somebody_plays_with_bots_on_a_phone_with_one_thumb(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options=HURRY, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = comes("Ada", screen=PHONE).sits(table, "red")
    roll = ada.page.get_by_role("group", name="Roll and walk").get_by_role("button", name="Roll")

    def rolled() -> bool:
        roll.tap()
        return told(ada, "rolled") >= 15

    ada.waits(rolled, "bots and thumb have rolled")
    assert any('"who":"blue"' in message for message in ada.told), "the bots play too"
    let_the_temple_collapse(inn, table, ada)
    ada.sees("How it ended")


@pytest.mark.parametrize("aside", [True, False], ids=["by a worker", "by the page"])
def test_dice_are_painted(inn: ThreadServer, comes: Come, aside: bool):
    ada, refused = comes("Ada"), list[str]()
    if not aside:
        ada.page.route("**/easel.worker*", lambda route: (refused.append(route.request.url), route.abort()))
        ada.forgives("easel.worker")
    table = inn.table("escape", options=HURRY | {"players": 1}, red="me")
    ada.sits(table, "red").page.keyboard.press(" ")
    picture = ada.page.locator(".dice canvas")
    ada.waits(lambda: picture.evaluate(PAINTED) > 0.2, "dice lie in their row")
    assert len(refused) == (0 if aside else 1)


def test_dice_are_painted_as_large_as_they_are_touched_however_the_window_changes(inn: ThreadServer, comes: Come):
    ada = comes("Ada").sits(inn.table("escape", options=HURRY | {"players": 1}, red="me"), "red")
    ada.waits(lambda: ada.page.locator(".dice canvas").evaluate(PAINTED) > 0.2, "dice lie in their row")
    rising, first = ada.page.evaluate(RISING)
    edges = {first}
    for width, height in ((1366, 480), (1366, 768), (820, 1180), (820, 700), (390, 844), (390, 600), (2560, 1440)):
        settle(ada, width, height)
        # Parts of a pixel are rounded in both.
        ada.waits(lambda: abs(ada.page.evaluate(RISING)[0] - rising) <= 1, f"dice fit at {width} × {height}")
        edges.add(ada.page.evaluate(RISING)[1])
    assert len(edges) > 3, "otherwise nothing was to be measured anew"


def test_the_last_one_comes_out(inn: ThreadServer, comes: Come):
    match = lamplit.load((ROOT / "tests/records/escape/three-players.jsonl").read_text())
    while "escape" not in {option.name for question in match.questions for option in question.options}:
        match.take_back(1)
    last = next(q.seat for q in match.questions if "escape" in {option.name for option in q.options})
    ada = comes("Ada").sits(goes_on(inn, match), last)
    ada.page.get_by_role("button", name="keys: out!").click()
    ada.sees("How it ended")
    chambers = ada.page.locator(".map .ground")
    expect(chambers).to_have_count(len(match.view(last)["chambers"]))
    assert chambers.evaluate_all(SIDE_BY_SIDE), "the picture of the temple shows chamber beside chamber"


def comes_in(
    inn: ThreadServer, comes: Come, wanted: Callable[[Question], bool]
) -> tuple[Person, lamplit.Match, Question]:
    """Somebody sits down in the midst of a run, where what they are asked is as wanted."""
    match = temple(lambda match: any(map(wanted, match.questions)))
    question = next(filter(wanted, match.questions))
    table = goes_on(inn, match)
    ada = comes("Ada").sits(table, question.seat)
    expect(ada.page.locator(".pad")).to_be_visible()
    there = inn.live(table).state.match
    assert there is not None
    return ada, there, question


def answered(match: lamplit.Match, seat: str, start: str) -> bool:
    """Whether a seat has answered so just now."""
    given = [answer for segment in match.story() for answer in segment.answers]
    return given[-1][0] == seat and given[-1][1].startswith(start)


@pytest.mark.rule("ES-ACT-DISC-7", "ES-DIG-LAY")
def test_a_chamber_is_looked_at_first_and_then_laid_where_it_fits_best(inn: ThreadServer, comes: Come):
    ada, match, question = comes_in(inn, comes, lambda question: "look" in question)
    known = len(match.view(question.seat)["chambers"])
    ada.page.keyboard.press("u")
    expect(ada.page.get_by_role("list", name="Turned up").get_by_role("img").first).to_be_visible()
    assert len(match.view(question.seat)["chambers"]) == known
    ada.page.locator('main.board [data-option^="lay:"]').first.click()
    ada.waits(lambda: len(match.view(question.seat)["chambers"]) == known + 1, "the chamber lies there")


def test_a_golden_mask_that_a_friend_does_not_need_is_a_key_away(inn: ThreadServer, comes: Come):
    def lacks_gold(question: Question) -> bool:
        return f"gold:{question.seat}" not in question and any(name.startswith("take:") for name in question.names)

    ada, match, question = comes_in(inn, comes, lacks_gold)
    ada.page.keyboard.press("g")
    ada.waits(lambda: answered(match, question.seat, "take:"), "the mask is taken")


def test_somebody_says_who_pays_first(inn: ThreadServer, comes: Come):
    def may_choose(question: Question) -> bool:
        levels = [int(name[9:]) for name in question.names if re.fullmatch(r"activate:\d+", name)]
        single = rf"activate:{max(levels, default=0)}:[a-z]+"
        return any(re.fullmatch(single, name) for name in question.names)

    ada, match, question = comes_in(inn, comes, may_choose)
    stones = match.view(question.seat)["tray"]
    ada.page.locator(".sheet .first button.lit").first.click()
    ada.waits(lambda: answered(match, question.seat, "activate:"), "stones are activated")
    assert re.search(r":[a-z]+$", [answer for segment in match.story() for answer in segment.answers][-1][1])
    assert match.view(question.seat)["tray"] < stones


def test_a_run_that_is_lost_is_given_up_when_all_agree(inn: ThreadServer, comes: Come):
    table = inn.table("escape", options={"players": 2, "intro": 0, "surrender": True}, red="me", blue="me")
    ada, ben = comes("Ada").sits(table, "red"), comes("Ben", screen=PHONE).sits(table, "blue")
    expect(ada.page.locator(".pad")).to_be_visible()

    def calls() -> bool:
        ada.page.keyboard.press("z")
        return told(ben, "surrender-called") > 0

    def agrees() -> bool:
        ada.page.keyboard.press("y")
        return table.look()["stage"] == "over"

    ada.waits(calls, "giving up is proposed")
    ben.sees("give up? Then the game is lost").presses("Give up")
    ada.waits(agrees, "both have agreed")
    for person in (ada, ben):
        person.sees("How it ended").sees("Everybody agreed to give up.")


def test_a_newcomer_begins_against_bots_from_the_start_page(inn: ThreadServer, comes: Come):
    ada = comes("Ada", lessons=True).opens()
    ada.page.get_by_role("article").filter(has_text="Escape").get_by_role("button", name="Play now").click()
    ada.presses("Here we go")
    expect(ada.page.locator(".pad")).to_be_visible()
    leap(inn, table_of(inn, ada))
    expect(ada.page.get_by_role("complementary", name="In short")).to_be_visible()
    ada.presses("Ask for a pause").sees("The game is paused.")


def test_friends_who_gathered_stand_in_the_temple_when_it_begins(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Escape").get_by_role("button", name="Table for friends").click()
    ada.presses("Open the table").presses("Begin with bots in 3 free seats")
    expect(
        ada.page.get_by_role("group", name="The temple").get_by_role("img", name="Start chamber").first
    ).to_be_visible()
    expect(ada.page.locator(".pad")).to_be_visible()
    assert ada.complaints == []


def test_whoever_goes_alone_chooses_no_bots(inn: ThreadServer, comes: Come):
    ada = comes("Ada").opens()
    ada.page.get_by_role("article").filter(has_text="Escape").get_by_role("button", name="Play now").click()
    ada.page.locator("form summary").last.click()
    bots = ada.page.get_by_label("The bots play")
    expect(bots).to_be_visible()
    ada.page.get_by_label("Players").select_option("1")
    expect(bots).to_have_count(0)
    ada.presses("Here we go").sees("You stand alone in the start chamber.")
