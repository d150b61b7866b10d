"""How fast the browser client is, measured in a real browser against the promises made for it.

    .venv-dev/bin/python bench/web.py              a table
    .venv-dev/bin/python bench/web.py --json       the same figures for a program to read
    .venv-dev/bin/python bench/web.py --strict     ends with 1 if a promise is not held

Server and browser share this machine, on loopback. Times are medians of several runs, each with an empty cache.
"""

import argparse
import gzip
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.server.house import House, opened  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.test_terrorscape import TEAM, laid  # noqa: E402

GAMES = {"terrorscape": "killer", "escape": "red"}
RUNS = 5
# When the board is on the screen, in ms since the page was asked for.
FIRST_VIEW = """() => new Promise((told) => {
  const look = () => document.querySelector('main.board svg') ? requestAnimationFrame(() => told(performance.now()))
    : requestAnimationFrame(look);
  look();
})"""
COUNT_FRAMES = """() => {
  const times = window.lamplitFrames = [];
  const note = (time) => { times.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
# The moments of a press and of the next change on the page, by the clock of the machine.
NOTE_PRESS = "() => addEventListener('click', () => { window.lamplitPressed = Date.now(); }, true)"
NOTE_CHANGE = """() => {
  window.lamplitChanged = 0;
  new MutationObserver((changes, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => { window.lamplitChanged = Date.now(); });
  }).observe(document.querySelector('.table'), {subtree: true, childList: true, attributes: true, characterData: true});
}"""


@dataclass(frozen=True)
class Figure:
    """Something measured, and what was promised."""

    what: str
    value: float
    unit: str
    promise: float
    at_most: bool = True

    @property
    def kept(self) -> bool:
        """Whether the promise holds."""
        return self.value <= self.promise if self.at_most else self.value >= self.promise


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description="The browser client in a real browser.")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    parser.add_argument("--strict", action="store_true", help="end with 1 if a promise is not held")
    wishes = parser.parse_args()
    subprocess.run([ROOT / "tools/web", sys.prefix], check=True)
    found = subprocess.run([ROOT / "tools/browser", sys.prefix], check=True, stdout=subprocess.PIPE, text=True)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=ARGUMENTS)
        figures = [
            *sizes(browser, house),
            *first_views(browser, house),
            *frames(browser, house),
            latency(browser, house),
        ]
        browser.close()
    if wishes.json:
        print(json.dumps([asdict(figure) | {"kept": figure.kept} for figure in figures], indent=2, ensure_ascii=False))
    else:
        for each in figures:
            word = "kept" if each.kept else "NOT KEPT"
            sign = "≤" if each.at_most else "≥"
            print(f"{each.what:60} {each.value:8.1f} {each.unit:4} {sign} {each.promise:g}  {word}")
    if wishes.strict and not all(figure.kept for figure in figures):
        sys.exit(1)


def somebody(browser: Browser, house: House, **settings: Any) -> Person:
    """Somebody with an empty cache."""
    return Person(browser, house, "Ada", **settings)


def seated(house: House, game: str) -> str:
    """The address of a seat at a new table of a game, all others of which are bots."""
    if game == "terrorscape":
        table = laid(house)
    else:
        table = house.table("escape", options={"players": 2}, red="me", blue="bot:thumb")
    return f"#/table/{table.id}?seat={GAMES[game]}&secret={table.secrets[GAMES[game]]}"


def sizes(browser: Browser, house: House) -> Iterator[Figure]:
    """What comes over the line for the start page and then one game, each file compressed."""
    for game in GAMES:
        ada, files = somebody(browser, house), set[str]()
        ada.page.on("response", lambda each, files=files: files.add(each.url))
        ada.opens().page.get_by_role("article").last.wait_for()
        ada.opens(seated(house, game)).page.locator("main.board svg").first.wait_for()
        served = ROOT / "src/lamplit/server/web"
        paths = {url.split("?")[0].removeprefix(ada.home) or "index.html" for url in files if "/api/" not in url}
        total = sum(len(gzip.compress((served / path).read_bytes(), 9)) for path in paths if (served / path).is_file())
        yield Figure(f"start page and {game}, compressed", total / 1000, "kB", 250)
        ada.goes()


def first_views(browser: Browser, house: House) -> Iterator[Figure]:
    """How long it takes from opening the link to the board, with nothing in the cache."""
    for game in GAMES:
        times = []
        for _ in range(RUNS):
            ada = somebody(browser, house).opens(seated(house, game))
            times.append(float(ada.page.evaluate(FIRST_VIEW)))
            ada.goes()
        yield Figure(f"first view of a table of {game}, cold cache", median(times), "ms", 1000)


def frames(browser: Browser, house: House) -> Iterator[Figure]:
    """How many pictures a second are drawn while events play, on a processor a quarter as fast."""
    table = laid(house)
    ada = somebody(browser, house, speed="normal", motion="full").sits(table, "killer")
    ben = somebody(browser, house).sits(table, *TEAM)
    luck = Random(13)
    yield Figure("frames a second in terrorscape, CPU throttled 4×", rate(ada, lambda: ben.acts(luck)), "/s", 58, False)
    ben.goes()
    ada.goes()
    table = house.table("escape", options={"players": 3, "intro": 0}, red="me", blue="bot:thumb", yellow="bot:thumb")
    ada = somebody(browser, house, speed="normal", motion="full").sits(table, "red")
    yield Figure(
        "frames a second in escape, CPU throttled 4×", rate(ada, lambda: ada.page.keyboard.press(" ")), "/s", 58, False
    )
    ada.goes()


def rate(person: Person, happening: Callable[[], object]) -> float:
    """Pictures a second on somebody's slow device while something happens."""
    person.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.page.evaluate(COUNT_FRAMES)
    until = monotonic() + 6
    while monotonic() < until:
        happening()
        person.page.wait_for_timeout(250)
    times = person.page.evaluate("() => window.lamplitFrames")
    return (len(times) - 1) / (times[-1] - times[0]) * 1000


def latency(browser: Browser, house: House) -> Figure:
    """From a press in one browser until the other one shows what happened."""
    table = laid(house)
    ada, ben = somebody(browser, house).sits(table, "killer"), somebody(browser, house).sits(table, *TEAM)
    ben.page.evaluate(NOTE_PRESS)
    luck, times = Random(12), list[float]()
    until = monotonic() + 60
    while len(times) < RUNS * 3 and monotonic() < until:
        heard = len(ada.told)
        ada.page.evaluate(NOTE_CHANGE)
        if not ben.acts(luck):
            ada.acts(luck)
            continue
        ada.page.wait_for_timeout(200)
        changed = ada.page.evaluate("() => window.lamplitChanged")
        pressed = ben.page.evaluate("() => window.lamplitPressed")
        if len(ada.told) > heard and changed > pressed:
            times.append(float(changed - pressed))
    ada.goes()
    ben.goes()
    return Figure("from a press here to the picture there", median(times), "ms", 100)


if __name__ == "__main__":
    main()
