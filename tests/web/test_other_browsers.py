"""Firefox and WebKit: how pages look, a table set up, three answers in each game, settings, a replay."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from time import sleep

import pytest

from ..server.support.servers import Table, ThreadServer
from .conftest import ROOT
from .driven import Driven, firefox, webkit
from .hours import goes_on
from .moments import asks, mansion, temple
from .people import CALM, OPTIONS
from .test_betrayal import asked, house
from .test_replay import RECORDS
from .test_zeds import offering, town
from .words import says

ANSWERS = 3
LONGEST = 120
"""Tries, each followed by a rest."""
NAMES = {"firefox": "Firefox", "webkit": "WebKit"}
NAMED = """
  const [words] = arguments;
  return [...document.querySelectorAll('button:enabled, a')].find((it) => it.innerText.trim() === words);
"""
COMPLAINS = """
  window.complaints ??= [];
  addEventListener('error', ({message}) => complaints.push(message));
  addEventListener('unhandledrejection', ({reason}) => complaints.push(String(reason)));
"""
# How wide the space between two words is, in parts of the size of their letters.
SPACES = """
  const gap = (weight, size) => {
    const line = document.createElement('span');
    line.style.cssText = `position: absolute; white-space: pre; font: ${weight} ${size}px var(--sans)`;
    document.body.append(line);
    const wide = (words) => ((line.textContent = words), line.getBoundingClientRect().width);
    const found = (wide('Play now') - wide('Play') - wide('now')) / size;
    line.remove();
    return found;
  };
  return [[400, 16], [700, 16], [400, 15], [700, 15], [400, 13]].map(([weight, size]) => gap(weight, size));
"""
LEAST_SPACE = 0.15
"""The typeface has narrow ones."""
BARS = """
  return [...document.querySelectorAll('*')].filter((it) => getComputedStyle(it).scrollbarColor === 'auto').length;
"""
SELECTS = """
  return [...document.querySelectorAll('select')].map((it) => {
    const {appearance, backgroundColor, color} = getComputedStyle(it);
    return [appearance, backgroundColor, color];
  });
"""
OURS = ["none", "rgb(14, 11, 9)", "rgb(239, 230, 216)"]
DRAWN = "return document.querySelector('.ask [aria-busy=false] [data-question]')?.dataset.question"
ANSWERABLE = f"{OPTIONS}:not([disabled])"


@pytest.fixture(scope="session")
def programs() -> dict[str, list[str]]:
    """The programs of each browser that is here. Of several processes one installs, the others wait."""
    with (ROOT / "tools/other_browsers").open() as installing:
        flock(installing, LOCK_EX)
        found = subprocess.run([ROOT / "tools/other_browsers"], check=True, capture_output=True, text=True)
    return {name: paths for name, *paths in map(str.split, found.stdout.splitlines())}


@pytest.fixture(scope="session")
def started(
    request: pytest.FixtureRequest, programs: dict[str, list[str]], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Driven]:
    """One browser for all tests; one for each process of them."""
    name: str = request.param
    if name not in programs:
        pytest.skip(f"{NAMES[name]} is not on this machine")
    begin = {"firefox": firefox, "webkit": webkit}[name]
    with begin(*programs[name], tmp_path_factory.mktemp(name)) as browser:
        yield browser


@pytest.fixture
def window(started: Driven, inn: ThreadServer) -> Iterator[Driven]:
    """The start page, opened by somebody who has never been here; no page may complain."""
    home = f"http://127.0.0.1:{inn.port}/"
    started.opens(home)
    kept = json.dumps({"name": "Ada", "language": "en", **CALM})
    started.runs("localStorage.clear(); localStorage['lamplit.settings'] = arguments[0]", kept)
    opens(started, home)
    yield started
    assert started.runs("return window.complaints") == []
    started.opens("about:blank")


def test_where_a_browser_is_missing_that_is_said(tmp_path: Path):
    for program in ("bash", "id"):
        (tmp_path / program).symlink_to(str(shutil.which(program)))
    looked = subprocess.run(
        [ROOT / "tools/other_browsers"], env={"PATH": str(tmp_path)}, capture_output=True, text=True, timeout=60
    )
    assert looked.returncode == 0
    assert "Firefox was not found" in looked.stderr or looked.stdout.startswith("firefox /Applications/")
    assert "WebKit was not found" in looked.stderr


def opens(window: Driven, address: str) -> None:
    """Opens a page anew, whatever part of the same one was open, and listens to its complaints."""
    window.opens("about:blank")
    window.opens(address)
    window.runs(COMPLAINS)
    window.waits("return document.querySelector('h1')")


def presses(window: Driven, words: str) -> None:
    """Presses the button or link with these words as soon as it is there."""
    window.clicks(window.waits(NAMED, words, what=words))


everybody = pytest.mark.parametrize("started", NAMES, indirect=True)


@everybody
def test_pages_look_as_they_do_in_chromium(window: Driven):
    window.waits("return document.fonts.status === 'loaded' && document.querySelector('.main')")
    spaces = window.runs(SPACES)
    assert min(spaces) >= LEAST_SPACE, f"no space vanishes between words: {spaces}"
    assert window.runs(BARS) == 0, "all scroll bars are dark"


@everybody
def test_a_table_is_set_up_and_begins(window: Driven):
    presses(window, says("play-friends"))
    window.waits("return document.querySelector('select')")
    assert window.runs(SELECTS)
    assert all(each == OURS for each in window.runs(SELECTS))
    presses(window, says("open-table"))
    window.waits("return location.hash.startsWith('#/table/')")
    window.waits("return document.querySelector('.table, .seats, main')")


@everybody
@pytest.mark.parametrize("game", ["terrorscape", "zeds", "betrayal"])
def test_a_game_is_played_to_its_third_answer(window: Driven, inn: ThreadServer, game: str):
    match = {
        "terrorscape": lambda: mansion(asks("special-or-actions")),
        "zeds": lambda: town(offering("move:")),
        "betrayal": lambda: house(lambda match: asked("act", match)),
    }[game]()
    seats = ["killer"] if game == "terrorscape" else list(match.seats)
    table = goes_on(inn, match)
    sits(window, inn, table, seats)
    given = inn.live(table).state.answers
    for answer in range(1, ANSWERS + 1):
        answers_once(window, inn, table, given + answer)


def answers_once(window: Driven, inn: ThreadServer, table: Table, wanted: int) -> None:
    """Presses the first answer until one is given: a press on a list that is just being drawn anew answers nothing."""
    for _ in range(LONGEST):
        before = window.runs(DRAWN)
        if window.runs(f"return document.querySelector(`{ANSWERABLE}`) !== null"):
            window.presses(ANSWERABLE)
        for _ in range(10):
            if inn.live(table).state.answers >= wanted and window.runs(DRAWN) not in (None, before):
                return
            sleep(0.2)
    raise AssertionError(f"{window.name} cannot give an answer")


@everybody
def test_the_temple_is_played_to_its_third_answer(window: Driven, inn: ThreadServer):
    table = goes_on(inn, temple(lambda match: match.now > 1))
    sits(window, inn, table, ["red"])
    given = inn.live(table).state.answers
    for _ in range(LONGEST):
        if inn.live(table).state.answers >= given + ANSWERS:
            return
        window.presses(".pad .roll")
        sleep(0.5)
    raise AssertionError(f"{window.name} cannot roll the dice")


@everybody
def test_settings_are_changed(window: Driven):
    presses(window, says("settings"))
    window.waits("return document.querySelector('dialog[open]')")
    assert all(each == OURS for each in window.runs(SELECTS))
    window.presses("dialog[open] button[lang=de]")
    window.waits("return document.querySelector('dialog[open] h2').innerText === arguments[0]", says("settings", "de"))


@everybody
def test_a_finished_game_is_watched_step_by_step(window: Driven, inn: ThreadServer):
    record = (RECORDS / "terrorscape/butcher-v2.jsonl").read_bytes()
    brought = inn.request("POST", "/api/records?public=true", record).json["record"]
    opens(window, f"http://127.0.0.1:{inn.port}/#/replay/{brought}?eyes=spectator&step=1")
    first = window.waits("return document.querySelector('output')?.innerText")
    window.presses(f"[aria-label='{says('replay-forward')}']")
    window.waits("return document.querySelector('output').innerText !== arguments[0]", first, what="a step on")
    assert all(each == OURS for each in window.runs(SELECTS))


def sits(window: Driven, inn: ThreadServer, table: Table, seats: list[str]) -> None:
    """Sits down with links that hold the secrets of the seats."""
    for seat in seats:
        opens(window, f"http://127.0.0.1:{inn.port}/#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
        window.waits("return document.querySelector('.table')", what="the table")
