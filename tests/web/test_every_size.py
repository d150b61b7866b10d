"""On every screen, in both languages and every game: all can be read and pressed, and nothing lies over anything."""

from random import Random

import pytest
from playwright.sync_api import expect

import lamplit
from lamplit.engine.settings import settle as settled

from ..server.support.guest import Guest
from ..server.support.servers import Table, ThreadServer
from .conftest import ROOT, Come
from .everywhere import LANGUAGES, everywhere
from .hours import goes_on
from .measure import LARGEST_LETTERS, covered, faults, misfits, resize
from .people import LARGE, PHONE, SCREENS, TABLET
from .words import says

MIDWAY = {
    "terrorscape": "everything",
    "escape": "all-five",
    "zeds": "level-v-for-four",
    "betrayal": "haunt-10-i",
}
"""A whole game each, of which half is played: much lies on the table, and many sit at it."""
USED = {TABLET: (0.4, 16), LARGE: (0.4, 20)}
"""Screens with much room, how much of it the board's picture fills at least, and how large the letters are."""
DRAWN_SHARE = """() => {
  const board = document.querySelector('main.board');
  const frame = board.getBoundingClientRect();
  const boxes = [...board.querySelectorAll('svg')].map((it) => it.getBoundingClientRect());
  const within = (edge, least, most) => Math.min(Math.max(edge, least), most);
  const wide = Math.max(...boxes.map(({right}) => within(right, frame.left, frame.right))) -
    Math.min(...boxes.map(({left}) => within(left, frame.left, frame.right)));
  const high = Math.max(...boxes.map(({bottom}) => within(bottom, frame.top, frame.bottom))) -
    Math.min(...boxes.map(({top}) => within(top, frame.top, frame.bottom)));
  return [wide * high / (innerWidth * innerHeight), parseFloat(getComputedStyle(document.documentElement).fontSize)];
}"""
languages = pytest.mark.parametrize("language", LANGUAGES)


def whole(game: str) -> lamplit.Match:
    """A game that was played to its end."""
    return lamplit.load((ROOT / f"tests/records/{game}/{MIDWAY[game]}.jsonl").read_text())


def half_of(game: str) -> lamplit.Match:
    """Half a game."""
    match = whole(game)
    given = sum(len(segment.answers) for segment in match.segments)
    match.take_back(given // 2)
    return match


def midway(game: str) -> lamplit.Match:
    """Half a game, and no moment that is staged above the table."""
    match = half_of(game)
    while any(question.prompt == "ready" for question in match.questions):
        match.take_back(1)
    return match


@languages
@pytest.mark.parametrize("game", MIDWAY)
def test_a_table_fits_every_screen(inn: ThreadServer, comes: Come, game: str, language: str):
    match = midway(game)
    asked = next(question.seat for question in match.questions if question.seat in match.seats)
    ada = comes("Ada", language=language, screen=PHONE, lessons=True).sits(goes_on(inn, match), asked)
    ada.page.locator("main.board svg").first.wait_for()
    ada.page.locator(".ask h2").wait_for()
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        # The longest words in the largest letters are the hardest to fit.
        for letters in (1, LARGEST_LETTERS) if language == "de" else (1,):
            resize(ada, screen, letters)
            seen = covered(ada)
            assert seen["over"] >= 1
            assert seen["pressed"] >= 3
            wrong = [*faults(ada, fits=True), *seen["covered"]]
            if screen in USED and letters == 1:
                drawn, root = ada.page.evaluate(DRAWN_SHARE)
                least, large = USED[screen]
                wrong += [f"the board fills {drawn:.0%} of the screen"] * (drawn < least)
                wrong += [f"letters of {root} pixels"] * (root < large)
            if wrong:
                found[f"{screen}, letters × {letters}"] = wrong
    assert found == {}


@languages
def test_the_pages_beside_the_games_fit_every_screen(inn: ThreadServer, comes: Come, language: str):
    pages = {"": "article", "#/credits": "main"}
    pages |= {f"#/learn/{game}": "main ol > li" for game in MIDWAY}
    # Rulebooks are long: in the language of the longer words all is there that may not fit.
    if language == "de":
        pages |= {f"#/rules/{game}": ".rule" for game in MIDWAY}
    ada = comes("Ada", language=language, screen=PHONE)
    found: dict[str, dict[str, list[str]]] = {}
    for page, there in pages.items():
        ada.opens(page).page.locator(there).first.wait_for()
        if wrong := misfits(ada, fits=False):
            found[page or "start"] = wrong
    assert found == {}


def end(inn: ThreadServer, table: Table, seat: str, option: str) -> None:
    """Plays a game to its end that an answer has ended before. Dice fall anew: it may take some more."""
    luck = Random(2)
    guests: dict[str, Guest] = {}
    while True:
        guests[seat] = guests.get(seat) or table.sit(seat)
        guests[seat].answers(option)
        match = inn.live(table).state.match
        assert match is not None
        if match.over:
            return
        question = luck.choice([each for each in match.questions if each.seat in match.seats])
        seat, option = question.seat, luck.choice(question.names)


# The longest words are the hardest to fit; one game shows that the shorter ones do.
@everywhere(("game", "language"), ("terrorscape", "de"), ("escape", "en"), ("zeds", "de"), ("betrayal", "de"))
def test_the_end_of_a_game_and_its_replay_fit_every_screen(inn: ThreadServer, comes: Come, game: str, language: str):
    match = whole(game)
    record, last = match.record(), [answer for segment in match.segments for answer in segment.answers][-1]
    match.take_back(1)
    table = goes_on(inn, match)
    ada = comes("Ada", language=language, screen=PHONE).sits(table, match.seats[0])
    end(inn, table, last[0], last[1])
    ada.sees(says("after-title", language)).page.locator("dialog section, dialog h3 ~ div svg").first.wait_for()
    found = {"the end": misfits(ada, fits=False)}
    brought = inn.request("POST", "/api/records?public=true", record.encode()).json["record"]
    ada.opens(f"#/replay/{brought}?eyes={match.seats[0]}&step=60").page.locator("main.board svg").first.wait_for()
    found["its replay"] = misfits(ada, fits=True)
    assert found == {"the end": {}, "its replay": {}}


MOST = {"terrorscape": 4, "escape": 5, "zeds": 4, "betrayal": 6}
LONG_NAMES = ("Bartholomäus", "Wilhelmina-Charlotte", "Jo")
# Whose faces lie on the table's edge, on both sides of it.
AROUND = """(faces) => {
  const {left, top, right, bottom} = document.querySelector('.room .table').getBoundingClientRect();
  const boxes = faces.map((it) => it.getBoundingClientRect());
  const middles = boxes.map(({x, y, width, height}) => [x + width / 2, y + height / 2]);
  const sides = new Set(middles.map(([x, y]) => (x < left ? 'left' : x > right ? 'right' : y < top ? 'far' : 'near')));
  return sides.size;
}"""


@everywhere(("game", "language"), ("betrayal", "de"), ("terrorscape", "en"), ("escape", "de"))
def test_a_waiting_room_shows_people_at_a_table_on_every_screen(
    inn: ThreadServer, comes: Come, game: str, language: str
):
    seats = lamplit.game(game).seats(settled(lamplit.game(game).settings, {"players": MOST[game]}))
    own, last = seats[0], seats[-1]
    chairs = dict.fromkeys(seats, "open") | {own: "me", last: "bot:random"}
    table = inn.table(game, options={"players": MOST[game]}, **chairs)
    sitting = [(seat, name) for seat, name in zip(seats[1:-1], LONG_NAMES, strict=False)][: len(seats) - 3]
    for seat, name in sitting:
        table.join(seat, name)
    ada = comes("Ada", language=language, screen=PHONE)
    ada.opens(f"#/table/{table.id}?seat={own}&secret={table.secrets[own]}")
    ada.sees(says("gather-start-fill", language, count=1))
    people = ada.page.locator(".room li")
    expect(people).to_have_count(len(seats))
    expect(people.locator(".face svg.portrait")).to_have_count(len(seats))
    for _, name in sitting:
        expect(people.filter(has_text=name)).to_have_count(1)
    assert misfits(ada, fits=False) == {}
    for screen in SCREENS:
        resize(ada, screen)
        assert ada.page.locator(".room .face").evaluate_all(AROUND) == 2, f"{screen}: nobody sits across the table"
