"""People in front of a browser.

    ada = comes("Ada")
    ada.sits(table, "killer")
    ada.chooses("To the Kitchen")
    assert ada.is_asked

A person sees what stands on the page and presses what can be pressed there. Everything waits for what it wants to see.
"""

import json
import re
from collections.abc import Callable, Iterable
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, TimeoutError, WebSocket, expect

from ..server.support.servers import AnyServer, Table

PATIENCE = 60_000
# A game takes half a minute where nothing else runs. Where much else runs it takes many times as long, and is as good.
WHOLE_GAME = 600.0
SCREENS = {
    "phone": (390, 844),
    "phone held sideways": (844, 390),
    "tablet held upright": (820, 1180),
    "laptop": (1366, 768),
    "very large": (2560, 1440),
}
PHONE, SIDEWAYS, TABLET, DESK, LARGE = SCREENS
LARGEST_TOUCHED = 900
"""Pixels across that a screen has at most which is held in a hand."""
# Whatever moves or explains itself would only make the tests longer; those about moving or explaining ask for it.
CALM = {"speed": "instant", "motion": "reduced", "lessons": False, "sound": False}
# What was answered may be seen a picture longer than it can be answered.
OPTIONS = ".ask [aria-busy=false] .options button"

expect.set_options(timeout=PATIENCE)

LOOK = f"""() => ({{
  over: document.querySelector('dialog[open] a[href^="#/replay"]') !== null,
  options: [...document.querySelectorAll('{OPTIONS}:not([disabled])')].map((each) => each.innerText.trim()),
  covered: document.querySelector('.table') === null,
}})"""
SCROLLS = """() => {
  const page = document.scrollingElement;
  return [page.scrollHeight - innerHeight, page.scrollWidth - innerWidth];
}"""
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}])"
# Where a finger meets just this thing and nothing that lies over it, nearest to its middle.
AS_SOON_AS = 5.0
"""Seconds that something may lie over a thing that is to be touched: what has just happened is told large."""
MEETS = """(it) => {
  if (!it?.isConnected) return 'gone';
  it.scrollIntoView({block: 'nearest', inline: 'nearest'});
  const {left, top, width, height} = it.getBoundingClientRect();
  const points = [];
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) points.push([i / 20, j / 20]);
  points.sort((one, other) => Math.hypot(one[0] - .5, one[1] - .5) - Math.hypot(other[0] - .5, other[1] - .5));
  for (const [i, j] of points) {
    const [x, y] = [left + i * width, top + j * height];
    if (it.contains(document.elementFromPoint(x, y))) return {x, y};
  }
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return {over: over?.outerHTML.slice(0, 300) ?? 'the edge of the screen', it: it.outerHTML.slice(0, 300)};
}"""
# All that stays on a device besides the page: what was stored or cached, and the addresses one can go back to.
TRACES = """async () => {
  const cached = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const asked of await cache.keys()) cached[asked.url] = await (await cache.match(asked)).text();
  }
  return {
    cached,
    databases: (await indexedDB.databases()).map(({name}) => name),
    addresses: [location.href, document.referrer, ...navigation.entries().map(({url}) => url)],
    elsewhere: [document.cookie, window.name, JSON.stringify(history.state)],
    stored: [{...localStorage}, {...sessionStorage}],
  };
}"""


class Person:
    """Somebody with a browser of their own: their language, their screen, what they kept."""

    def __init__(
        self,
        browser: Browser,
        house: AnyServer,
        name: str,
        language: str = "en",
        screen: str = DESK,
        **settings: Any,
    ) -> None:
        self.name = name
        self.house = house
        self.home = f"http://127.0.0.1:{house.port}/"
        self.language, self.screen = language, screen
        width, height = SCREENS[screen]
        held = width <= LARGEST_TOUCHED
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"de": "de-DE", "en": "en-GB"}[language],
            has_touch=held,
            is_mobile=held,
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"name": name, **CALM, **settings}))
        self.context.add_init_script(f"if (location.protocol !== 'about:') localStorage['lamplit.settings'] ??= {kept}")
        self.heard_complaints: list[str] = []
        self.forgiven: list[str] = []
        # Whether the page after the game was there when this person last looked for something to do.
        self.has_finished = False
        self.strangers: list[str] = []
        self.told: list[str] = []
        self.replies: list[Response] = []
        self.console: list[str] = []
        self.context.on("page", self._watch)
        self.page = self.context.new_page()

    def _watch(self, page: Page) -> None:
        page.on("console", self._complain)
        page.on("pageerror", lambda error: self.heard_complaints.append(str(error)))
        page.on("request", lambda request: self._check(request.url))
        page.on("response", lambda reply: self.replies.append(reply))
        page.on("websocket", self._listen)

    def _complain(self, message: ConsoleMessage) -> None:
        self.console.append(message.text)
        if message.type == "error":
            self.heard_complaints.append(f"{message.text} ({message.location['url']})")

    def _listen(self, line: WebSocket) -> None:
        self._check(line.url)
        line.on("framereceived", lambda frame: self.told.append(str(frame)))

    def _check(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.home).netloc:
            self.strangers.append(url)

    def goes(self) -> None:
        """Closes the browser."""
        self.context.close()

    def forgives(self, complaint: str) -> None:
        """What the browser says by itself about a line that was cut is no fault of the page, whenever it says so."""
        self.forgiven.append(complaint)

    @property
    def complaints(self) -> list[str]:
        """What went wrong on the page and was not forgiven."""
        return [each for each in self.heard_complaints if not any(re.search(fault, each) for fault in self.forgiven)]

    # -- where to --------------------------------------------------------------------------------------------------

    def opens(self, address: str = "") -> "Person":
        """Opens a page of Lamplit, or a whole link."""
        self.page.goto(address if "://" in address else self.home + address)
        return self

    def sits(self, table: Table, *seats: str) -> "Person":
        """Sits down with links that hold the secrets of the seats."""
        for seat in seats:
            self.opens(f"#/table/{table.id}?seat={seat}&secret={table.secrets[seat]}")
            self.waits(lambda seat=seat: table.secrets[seat] in self.keeps, "the seat is kept")
        expect(self.page.locator(".table")).to_be_visible()
        return self

    # -- what is there ---------------------------------------------------------------------------------------------

    def button(self, name: str) -> Locator:
        """A button or link with that name on it."""
        named = re.compile(rf"(?:^|\s){re.escape(name)}$")
        return self.page.get_by_role("button", name=named).or_(self.page.get_by_role("link", name=named)).first

    def presses(self, name: str) -> "Person":
        """Presses a button with that name on it."""
        self.button(name).click()
        return self

    def sees(self, words: str) -> "Person":
        """Waits until these words can be read."""
        expect(self.page.get_by_text(words).locator("visible=true").first).to_be_visible()
        return self

    def sees_no_longer(self, words: str) -> "Person":
        """Waits until these words can no longer be read."""
        expect(self.page.get_by_text(words).locator("visible=true")).to_have_count(0)
        return self

    def waits(self, condition: Callable[[], bool], what: str, seconds: float = PATIENCE / 1000) -> "Person":
        """Waits until something holds."""
        until = monotonic() + seconds
        while not condition():
            assert monotonic() < until, f"{self.name} waited in vain: {what}"
            self.page.wait_for_timeout(30)
        return self

    @property
    def look(self) -> dict[str, Any]:
        """What is asked, and whether the game is over."""
        return self.page.evaluate(LOOK)

    @property
    def prompt(self) -> str:
        """What is asked now, in words."""
        return self.page.locator(".ask h2").inner_text()

    @property
    def scrolls(self) -> list[int]:
        """How much the page is higher and wider than the screen."""
        return self.page.evaluate(SCROLLS)

    @property
    def keeps(self) -> str:
        """What the browser keeps."""
        return self.page.evaluate(STORED)

    @property
    def traces(self) -> dict[str, Any]:
        """What the device holds besides the page: storage, caches, databases, addresses."""
        return self.page.evaluate(TRACES)

    @property
    def read(self) -> list[str]:
        """What the server answered over HTTP, without the client itself."""
        return [reply.text() for reply in self.replies if "/api/" in reply.url]

    # -- playing ---------------------------------------------------------------------------------------------------

    def is_asked(self) -> "Person":
        """Waits for a question."""
        expect(self.page.locator(f"{OPTIONS}:enabled").first).to_be_visible()
        return self

    def chooses(self, option: str) -> "Person":
        """Gives an answer of the list."""
        self.page.locator(f"{OPTIONS}:enabled").filter(has_text=option).first.click()
        return self

    def acts(self, luck: Random) -> bool:
        """Gives any answer, if something is asked. False if there is nothing to do but wait."""
        seen = self.look
        self.has_finished = seen["over"]
        if self.has_finished or not seen["options"]:
            return False
        option = self.page.locator(f"{OPTIONS}:enabled").nth(luck.randrange(len(seen["options"])))
        try:
            option.click(timeout=PATIENCE / 10)
        except TimeoutError:
            assert self.look != seen, f"{self.name} cannot press what is offered"
            return False  # somebody else of the team was quicker
        return True

    def touches_the_board(self) -> "Person":
        """Touches something lit on the board, and the first answer where several lie under it."""
        self.page.locator("main.board [role=button]").first.click()
        offered = self.page.locator("main.board [role=dialog] button.lit")
        if offered.count():
            offered.first.click()
        return self

    def touches(self, thing: str, finger: bool = False) -> bool:
        """Touches a thing as soon as nothing lies over it, by mouse or finger. False if it is there no longer.

        The thing is named by an expression of the page's own language.
        """
        until = monotonic() + AS_SOON_AS
        while "x" not in (spot := self.page.evaluate(f"() => ({MEETS})({thing})")):
            if spot == "gone":
                return False
            assert monotonic() < until, f"“{spot['over']}” lies over “{spot['it']}”"
            self.page.wait_for_timeout(50)
        (self.page.touchscreen.tap if finger else self.page.mouse.click)(spot["x"], spot["y"])
        return True


def play(people: Iterable[Person], luck: Random, seconds: float = WHOLE_GAME, steps: int | None = None) -> int:
    """Lets people answer what they are asked until the game is over for all of them, or so many answers are given."""
    people, until, given = list(people), monotonic() + seconds, 0
    while not all(person.has_finished for person in people):
        if steps is not None and given >= steps:
            return given
        assert monotonic() < until, f"the game does not end: {[(p.name, p.look) for p in people]}"
        acted = [person.acts(luck) for person in people]
        given += sum(acted)
        if not any(acted):
            people[0].page.wait_for_timeout(20)
    return given
