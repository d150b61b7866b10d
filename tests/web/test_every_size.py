"""On every screen, in both languages and every game: all can be read and pressed, and nothing lies over anything."""

from random import Random

import pytest

import lamplit

from ..server.guest import Guest
from ..server.house import House, Table
from .conftest import ROOT, Come
from .hours import goes_on
from .measure import LARGEST_LETTERS, SCREENS, covered, faults, misfits, resize
from .people import PHONE
from .words import says

MIDWAY = {
    "terrorscape": "everything",
    "escape": "all-five",
    "zeds": "level-v-for-four",
    "betrayal": "haunt-10-i",
}
"""A whole game each, of which half is played: much lies on the table, and many sit at it."""
languages = pytest.mark.parametrize("language", ["de", "en"])


def whole(game: str) -> lamplit.Match:
    """A game that was played to its end."""
    return lamplit.load((ROOT / f"tests/records/{game}/{MIDWAY[game]}.jsonl").read_text())


def midway(game: str) -> lamplit.Match:
    """Half a game."""
    match = whole(game)
    given = sum(len(segment.answers) for segment in match.segments)
    match.take_back(given // 2)
    return match


@languages
@pytest.mark.parametrize("game", MIDWAY)
def test_a_table_fits_every_screen(inn: House, comes: Come, game: str, language: str):
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
            if wrong:
                found[f"{screen}, letters × {letters}"] = wrong
    assert found == {}


@languages
def test_the_pages_beside_the_games_fit_every_screen(inn: House, comes: Come, language: str):
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


def end(inn: House, table: Table, seat: str, option: str) -> None:
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
@pytest.mark.parametrize(
    ("game", "language"), [("terrorscape", "de"), ("escape", "en"), ("zeds", "de"), ("betrayal", "de")]
)
def test_the_end_of_a_game_and_its_replay_fit_every_screen(inn: House, comes: Come, game: str, language: str):
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


@languages
def test_a_waiting_room_full_of_people_fits_every_screen(inn: House, comes: Come, language: str):
    free = {f"explorer{number}": "open" for number in range(2, 6)}
    table = inn.table("betrayal", options={"players": 6}, explorer1="me", **free, explorer6="bot:thumb")
    for seat, name in (("explorer2", "Bartholomäus"), ("explorer3", "Wilhelmina-Charlotte"), ("explorer4", "Jo")):
        table.join(seat, name)
    ada = comes("Ada", language=language, screen=PHONE)
    ada.opens(f"#/table/{table.id}?seat=explorer1&secret={table.secrets['explorer1']}")
    ada.sees(says("gather-start-fill", language, count=1))
    assert misfits(ada, fits=False) == {}
