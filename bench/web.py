"""How fast the browser client is, measured in a real browser against the promises made for it.

    .venv-dev/bin/python bench/web.py              a table
    .venv-dev/bin/python bench/web.py --games zeds some games only
    .venv-dev/bin/python bench/web.py --json       the same figures for a program to read
    .venv-dev/bin/python bench/web.py --strict     exits with 1 if a promise is not kept

Server and browser share this machine, on loopback. Times are medians of several runs, each with an empty cache.

Frames are counted by the browser itself, as its own developer tools count them: of those in which something was to
change, how many came in time. Where only a part was ready, anything that moves by itself has moved, and what the page
had to work out follows a frame later: such a frame was seen, and how many there were is shown next to it. 59 of 60 must
come.

For comparison some games are counted by the page, which asks for every single frame, needed or not: a stricter count,
as it has no margin for a busy page, and more work for the page. An empty page, equally slowed down, counts right before
and right after. (Not at the same time: slowing a processor down means keeping it busy, and a second such page would
take the place of the first.)

A rented machine shares its processor with others, and stands still while they have it: Linux counts that as stolen
time. A game in which more than a hundredth was stolen says nothing about the client, however many frames were drawn in
it. It is played again, up to twenty times, and the number of such games is shown.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright  # noqa: E402
from tests.server.support.servers import ThreadServer, opened  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.weights import GAME_WITH_FRAME, START_PAGE, Files  # noqa: E402

import lamplit  # noqa: E402
from lamplit.bots import levels  # noqa: E402
from lamplit.engine.settings import settle  # noqa: E402
from lamplit.server import keys  # noqa: E402
from measured_games import Watched, watched  # noqa: E402

RUNS = 5
SECONDS = 10
CLEARS_UP = 1000
"""Milliseconds in which the browser puts away the empty page that counted before: that is not the table's work."""
TABLES = 3
TRIES = 3
"""At so many tables pictures are counted, each so often with the same luck: the median of all these games is told."""
STOLEN, PATIENCE = 1.0, 20
"""A game in which more of the machine was taken away (in percent) is not counted; so often it is played anew."""
SLOWER = 4
NEARLY_ALL = 59 / 60
# The place of stolen time among those kinds.
TAKEN = 7
MOST = 60
"""Pictures a second that a browser shows at most."""
FEWEST = 60
"""So many pictures at least in which something changes: else the game was none."""
# What the browser notes of every picture, for its tools for developers.
NOTES = "disabled-by-default-devtools.timeline.frame"
STILL_PLAYS = "document.querySelector('.skip') !== null"
# When the board is on the screen, in ms since the page was asked for.
NOTE_FIRST_VIEW = """
  const look = () => {
    if (document.querySelector('main.board svg')) setTimeout(() => { window.lamplitFirstView = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
COUNT_FRAMES = """() => {
  const times = window.lamplitFrames = [];
  const note = (time) => { times.push(time); requestAnimationFrame(note); };
  requestAnimationFrame(note);
}"""
# The moments of a press here and of the next event in the log there, by the clock of the machine.
NOTE_PRESS = """() => {
  for (const kind of ['click', 'keydown']) addEventListener(kind, () => { window.lamplitPressed = Date.now(); }, true);
}"""
NOTE_EVENT = """() => {
  window.lamplitShown = 0;
  new MutationObserver((changes, watch) => {
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.lamplitShown = Date.now(); }));
  }).observe(document.querySelector('.pane ol'), {childList: true});
}"""


@dataclass(frozen=True)
class Figure:
    """Something measured, and what was promised, if anything was."""

    what: str
    value: float
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    @property
    def kept(self) -> bool | None:
        """Whether the promise holds, if there is one."""
        if self.at_most is None and self.at_least is None:
            return None
        return self.value <= (self.at_most or self.value) and self.value >= (self.at_least or self.value)

    @property
    def line(self) -> str:
        """The figure in words."""
        promise = f"≤ {self.at_most:g}" if self.at_most else f"≥ {self.at_least:.1f}" if self.at_least else ""
        word = ("kept" if self.kept else "NOT KEPT") if promise else ""
        return f"{self.what:58} {self.value:8.1f} {self.unit:6} {promise:8} {word}".rstrip()


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description="The browser client in a real browser.")
    parser.add_argument(
        "--games", nargs="+", choices=lamplit.games(), default=lamplit.games(), help="which games (all)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a promise is not kept")
    wishes = parser.parse_args()
    subprocess.run([ROOT / "tools/web", sys.prefix], check=True)
    found = subprocess.run([ROOT / "tools/browser", sys.prefix], check=True, stdout=subprocess.PIPE, text=True)
    dealt(0)
    with tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=ARGUMENTS)
        figures = [
            *sizes(browser, house, wishes.games),
            *first_views(browser, house, wishes.games),
            *frames(browser, house, wishes.games),
            *latencies(browser, house, wishes.games),
        ]
        browser.close()
    if wishes.json:
        print(json.dumps([asdict(figure) | {"kept": figure.kept} for figure in figures], indent=2, ensure_ascii=False))
    else:
        print("\n".join(each.line for each in figures))
    if wishes.strict and any(figure.kept is False for figure in figures):
        sys.exit(1)


def dealt(table: int) -> Random:
    """The luck of a table: its dice and cards, and what is done at it. The same each time, so that runs compare."""
    keys.new_seed = lambda: sha256(f"table {table}".encode()).hexdigest()[:32]
    return Random(13 + table)


def somebody(browser: Browser, house: ThreadServer, **settings: Any) -> Person:
    """Somebody with an empty cache."""
    return Person(browser, house, "Ada", **settings)


def seated(house: ThreadServer, game: str) -> str:
    """The address of a seat at a new table of a game, all others of which are bots."""
    own, *others = seats(game)
    table = house.table(game, **{own: "me", **dict.fromkeys(others, f"bot:{levels(game)[-1]}")})
    return f"#/table/{table.id}?seat={own}&secret={table.secrets[own]}"


def seats(game: str, options: Mapping[str, Any] | None = None) -> tuple[str, ...]:
    """The seats at a table of a game, with its usual settings where nothing else is agreed."""
    found = lamplit.game(game)
    return found.seats(settle(found.settings, options or {}))


def sizes(browser: Browser, house: ThreadServer, games: Sequence[str]) -> Iterator[Figure]:
    """What comes over the line for the start page and then one game, each file compressed."""
    for game in games:
        ada = somebody(browser, house)
        files = Files(ada)
        ada.opens().page.get_by_role("article").last.wait_for()
        start = files.settle().kilobytes()
        ada.opens(seated(house, game)).page.locator("main.board > :not(h1)").first.wait_for()
        files.settle()
        if game == games[0]:
            yield Figure("start page, compressed", start, "kB", at_most=START_PAGE)
        yield Figure(f"start page and {game}, compressed", files.kilobytes(), "kB", at_most=GAME_WITH_FRAME)
        ada.goes()


def first_views(browser: Browser, house: ThreadServer, games: Sequence[str]) -> Iterator[Figure]:
    """How long it takes from opening the link to the board, with nothing in the cache."""
    for game in games:
        times = []
        for _ in range(RUNS):
            ada = somebody(browser, house)
            ada.context.add_init_script(NOTE_FIRST_VIEW)
            ada.opens(seated(house, game))
            times.append(float(ada.page.wait_for_function("() => window.lamplitFirstView").json_value()))
            ada.goes()
        yield Figure(f"first view of a table of {game}, cold cache", median(times), "ms", at_most=1000)


class Pictures(NamedTuple):
    """What a slow device showed: pictures a second, the same of an empty page, and what else was noted."""

    a_second: float
    of_an_empty_page: float
    percent_in_part: float
    work: float
    stolen: float


Count = Callable[[Browser, Person, Callable[[], object]], Pictures]


def frames(browser: Browser, house: ThreadServer, games: Sequence[str]) -> Iterator[Figure]:
    """How many pictures a second are drawn while events play, on a processor a quarter as fast."""
    for game in games:
        played = partial(evening, game)
        seen, disturbed = list[Pictures](), list[Pictures]()
        for table in [table for table in range(TABLES) for _ in range(TRIES)]:
            *lost, counted = undisturbed(partial(played, browser, house, by_the_browser), table)
            seen.append(counted)
            disturbed += lost
        drawn, _, in_part, worked, _ = medians(seen)
        yield Figure(f"frames a second in {game}, CPU {SLOWER}× slower", drawn, "/s", at_least=MOST * NEARLY_ALL)
        yield Figure(f"   best of {len(seen)} games: {game}", max(seen).a_second, "/s")
        yield Figure(f"   worst of {len(seen)} games: {game}", min(seen).a_second, "/s")
        yield Figure(f"   of them, not all was ready: {game}", in_part, "%")
        yield Figure(f"   work of the page's slow processor: {game}", worked, "ms/s")
        yield Figure(f"   not counted, the machine was taken away: {game}", len(disturbed), "games")
        if disturbed:
            yield Figure(f"   frames a second in those: {game}", median(each.a_second for each in disturbed), "/s")
        own = [undisturbed(partial(played, browser, house, by_the_page), table)[-1] for table in range(TABLES)]
        drawn, others, _, worked, _ = medians(own)
        yield Figure(f"   counted by the page, for comparison: {game}", drawn, "/s")
        yield Figure(f"   an empty page before and after, as slow: {game}", others, "/s")
        yield Figure(f"   work of the slow processor, if so: {game}", worked, "ms/s")


def medians(seen: list[Pictures]) -> Pictures:
    """What half of the games have reached, figure by figure."""
    return Pictures(*(median(figures) for figures in zip(*seen, strict=True)))


def undisturbed(play: Callable[[Random], Pictures], table: int) -> list[Pictures]:
    """Plays until the machine is left alone for a game: the last is the one that counts."""
    games = [play(dealt(table))]
    while games[-1].stolen > STOLEN:
        if len(games) == PATIENCE:
            sys.exit(f"Others keep this machine busy: {games[-1].stolen:.0f} % of its time was stolen. Measure later.")
        games.append(play(dealt(table)))
    return games


def evening(game: str, browser: Browser, house: ThreadServer, count: Count, luck: Random) -> Pictures:
    """What somebody's device draws while all act, mostly as soon as what happened before has been played."""
    way = watched(game)
    seat = way.seat or seats(game, way.options)[0]
    others = [each for each in seats(game, way.options) if each != seat]
    company = dict.fromkeys(others, "me" if way.people else f"bot:{levels(game)[-1]}")
    table = house.table(game, options=way.options, **{seat: "me"}, **company)
    ada = somebody(browser, house, speed="normal", motion="full").sits(table, seat)
    ada.page.locator("main.board > :not(h1)").first.wait_for()
    friends = [table.sit(each) for each in others] if way.people else []

    def acts() -> None:
        if not way.without_waiting and ada.page.evaluate(STILL_PLAYS):
            return
        for friend in friends:
            question = friend.catches_up().question
            if question:
                friend.answers(luck.choice(question["options"]))
                return
        ada.page.keyboard.press(luck.choice(way.keys))

    drawn = count(browser, ada, acts)
    house.send_home()
    ada.goes()
    return drawn


def by_the_browser(browser: Browser, person: Person, happening: Callable[[], object]) -> Pictures:
    """What somebody's slow device shows while something happens, by what the browser notes of every picture."""
    device, line, told = slowed(person.page), browser.new_browser_cdp_session(), list[dict[str, Any]]()
    person.page.wait_for_timeout(CLEARS_UP)
    line.on("Tracing.tracingComplete", lambda notes: told.append(notes))
    noted = {"includedCategories": [NOTES], "excludedCategories": ["*"]}
    line.send("Tracing.start", {"traceConfig": noted, "transferMode": "ReturnAsStream"})
    worked, stolen = meanwhile(person, device, happening)
    line.send("Tracing.end")
    person.waits(lambda: bool(told), "the browser hands over its notes")
    names = Counter(
        note["name"] + (" in part" if note["args"].get("hasPartialUpdate") else "")
        for note in json.loads(read_whole(line, told[0]["stream"]))["traceEvents"]
    )
    line.detach()
    device.detach()
    shown, in_part, lost = (names[name] for name in ("DrawFrame", "DroppedFrame in part", "DroppedFrame"))
    wanted = shown + in_part + lost
    if wanted < FEWEST:
        sys.exit(f"The browser recorded only {wanted} frames in {SECONDS} seconds: nothing has happened.")
    return Pictures(MOST * (1 - lost / wanted), MOST, 100 * in_part / wanted, worked, stolen)


def read_whole(line: CDPSession, stream: str) -> str:
    """All that a stream of the browser holds."""
    parts = list[str]()
    while True:
        part = line.send("IO.read", {"handle": stream, "size": 1 << 20})
        parts.append(part["data"])
        if part.get("eof"):
            line.send("IO.close", {"handle": stream})
            return "".join(parts)


def by_the_page(browser: Browser, person: Person, happening: Callable[[], object]) -> Pictures:
    """What somebody's slow device draws while something happens, and what an empty page draws before and after."""
    before = nothing_happens(browser)
    device = slowed(person.page)
    person.page.wait_for_timeout(CLEARS_UP)
    person.page.evaluate(COUNT_FRAMES)
    worked, stolen = meanwhile(person, device, happening)
    times = person.page.evaluate("() => window.lamplitFrames")
    device.detach()
    others = (before + nothing_happens(browser)) / 2
    return Pictures(rate(times), others, 0, worked, stolen)


def meanwhile(person: Person, device: CDPSession, happening: Callable[[], object]) -> tuple[float, float]:
    """Something happens for some seconds. How long the page's processor worked in each, and how much was stolen."""
    ticks, worked, begin = clock_ticks(), busy(device), monotonic()
    while monotonic() < begin + SECONDS:
        happening()
        person.page.wait_for_timeout(250)
    passed = [after - before for before, after in zip(ticks, clock_ticks(), strict=True)]
    return (busy(device) - worked) / (monotonic() - begin) * 1000, 100 * passed[TAKEN] / max(1, sum(passed))


def clock_ticks() -> list[int]:
    """How the time of all cores was spent so far, by Linux's kinds of it; other systems tell nothing."""
    told = Path("/proc/stat")
    kinds = told.read_text().splitlines()[0].split()[1:] if told.exists() else []
    return [int(ticks) for ticks in kinds[: TAKEN + 1]] or [0] * (TAKEN + 1)


def nothing_happens(browser: Browser) -> float:
    """The pictures a second of an empty page on a processor as slow."""
    nobody = browser.new_context()
    page = nobody.new_page()
    slowed(page)
    page.evaluate(COUNT_FRAMES)
    page.wait_for_timeout(SECONDS * 1000 / 4)
    times = page.evaluate("() => window.lamplitFrames")
    nobody.close()
    return rate(times)


def slowed(page: Page) -> CDPSession:
    """Slows a page's processor down."""
    device = page.context.new_cdp_session(page)
    device.send("Performance.enable", {"timeDomain": "threadTicks"})
    device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return device


def busy(device: CDPSession) -> float:
    """How many seconds a page's processor has worked so far."""
    told = device.send("Performance.getMetrics")["metrics"]
    return next(each["value"] for each in told if each["name"] == "TaskDuration")


def rate(times: list[float]) -> float:
    """Pictures a second."""
    return (len(times) - 1) / (times[-1] - times[0]) * 1000


def latencies(browser: Browser, house: ThreadServer, games: Sequence[str]) -> Iterator[Figure]:
    """From a press in one browser until the other one shows what happened."""
    for game in games:
        way, luck = watched(game), dealt(0)
        if way.for_two is None:
            continue
        own, *others = sorted(seats(game, way.for_two), key=lambda seat: seat != way.seat)
        table = house.table(game, options=way.for_two, **dict.fromkeys((own, *others), "me"))
        ada, ben = somebody(browser, house).sits(table, own), somebody(browser, house).sits(table, *others)
        yield latency(game, ada, ben, partial(one_acts, ada, ben, way, luck))
        ada.goes()
        ben.goes()


def one_acts(ada: Person, ben: Person, way: Watched, luck: Random) -> None:
    """Something happens here, if it can; else there, so that the game goes on."""
    if way.without_waiting:
        ben.page.keyboard.press(luck.choice(way.keys))
    elif not ben.acts(luck):
        ada.acts(luck)


def latency(game: str, there: Person, here: Person, happening: Callable[[], object]) -> Figure:
    """How long what one does takes to the screen of another."""
    here.page.evaluate(NOTE_PRESS)
    times, until = list[float](), monotonic() + 60
    while len(times) < RUNS * 3 and monotonic() < until:
        here.page.evaluate("window.lamplitPressed = 0")
        there.page.evaluate(NOTE_EVENT)
        happening()
        there.page.wait_for_timeout(250)
        shown, pressed = there.page.evaluate("window.lamplitShown"), here.page.evaluate("window.lamplitPressed")
        if pressed and shown > pressed:
            times.append(float(shown - pressed))
    if len(times) < RUNS:
        sys.exit(f"{game}: in a minute only {len(times)} events came from one browser to the other.")
    return Figure(f"from a press here to the picture there: {game}", median(times), "ms", at_most=100)


if __name__ == "__main__":
    main()
