"""On every screen, in both languages and every game: all can be read and pressed, and nothing lies over anything."""

import pytest

import lamplit

from ..server.house import House
from .conftest import ROOT, Come
from .hours import goes_on
from .measure import LARGEST_LETTERS, SCREENS, covered, faults, resize
from .people import PHONE
from .words import says

MIDWAY = {
    "terrorscape": "everything",
    "escape": "all-five",
    "zeds": "level-v-for-four",
    "betrayal": "haunt-10",
}
"""A whole game each, of which half is played: much lies on the table, and many sit at it."""
languages = pytest.mark.parametrize("language", ["de", "en"])


def midway(game: str) -> lamplit.Match:
    """Half a game."""
    match = lamplit.load((ROOT / f"tests/records/{game}/{MIDWAY[game]}.jsonl").read_text())
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
    found: dict[str, list[str]] = {}
    for page, there in pages.items():
        ada.opens(page).page.locator(there).first.wait_for()
        for screen in SCREENS:
            resize(ada, screen)
            if wrong := faults(ada, fits=False):
                found[f"{page or 'start'}, {screen}"] = wrong
    assert found == {}


@languages
def test_a_waiting_room_full_of_people_fits_every_screen(inn: House, comes: Come, language: str):
    free = {f"explorer{number}": "open" for number in range(2, 6)}
    table = inn.table("betrayal", options={"players": 6}, explorer1="me", **free, explorer6="bot:thumb")
    for seat, name in (("explorer2", "Bartholomäus"), ("explorer3", "Wilhelmina-Charlotte"), ("explorer4", "Jo")):
        table.join(seat, name)
    ada = comes("Ada", language=language, screen=PHONE)
    ada.opens(f"#/table/{table.id}?seat=explorer1&secret={table.secrets['explorer1']}")
    ada.sees(says("gather-start-fill", language, count=1))
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        resize(ada, screen)
        if wrong := faults(ada, fits=False):
            found[screen] = wrong
    assert found == {}
