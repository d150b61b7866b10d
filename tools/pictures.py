"""Takes pictures of every main state of the client, in both languages and on every size of screen.

    .venv-dev/bin/python tools/pictures.py FOLDER                all of them
    .venv-dev/bin/python tools/pictures.py FOLDER --only escape  those with that in their names
    .venv-dev/bin/python tools/pictures.py --readme              the few of the README, small, into docs/pictures

Look at them: what would you not show a friend? What is taken of a game stands in `web/fixtures/GAME/shots.py`.
"""

import argparse
import subprocess
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable, Mapping
from itertools import product
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web/fixtures")]

from photographer import SIZES, Camera, Photographer, Scene, beside, moment, page  # noqa: E402 - it lies with the fixtures
from playwright.sync_api import Page, sync_playwright  # noqa: E402
from tests.server.support.servers import ThreadServer, opened  # noqa: E402
from tests.web.conftest import ARGUMENTS  # noqa: E402
from tests.web.people import Person  # noqa: E402
from tests.web.test_numbers import evenings, nights  # noqa: E402
from tests.web.words import says  # noqa: E402

import lamplit  # noqa: E402


def start(here: Photographer) -> Person:
    ada = here.person().opens()
    ada.page.get_by_role("article").last.wait_for()
    return ada


def opens(here: Photographer, button: int) -> Person:
    ada = start(here)
    ada.page.get_by_role("article").first.get_by_role("button").nth(button).click()
    ada.page.get_by_role("dialog").locator("form").wait_for()
    return ada


def opens_fully(here: Photographer) -> Person:
    ada = opens(here, 0)
    ada.page.get_by_role("dialog").locator("summary").first.click()
    return ada


def gathering(here: Photographer) -> Person:
    ada = opens(here, 1)
    ada.page.locator("form button.go").click()
    ada.page.locator("section.panel input[readonly]").wait_for()
    ada.page.locator("section.panel svg").wait_for()
    return ada


def join(here: Photographer) -> Person:
    link = gathering(here).page.locator("section.panel input[readonly]").input_value()
    ben = here.person("Ben").opens(link)
    ben.page.get_by_role("listitem").first.wait_for()
    return ben


GUESTS = ("Bartholomäus", "Wilhelmina-Charlotte", "Jo", "Dario")


def lobby(game: str) -> Scene:
    """Where people gather: some are there, a bot too, and a chair is free."""

    def scene(here: Photographer) -> Person:
        options = beside(game, "shots").FULL
        host, *friends, free, bot = lamplit.new(game, options=options).seats
        seats = {host: "me", **dict.fromkeys([*friends, free], "open"), bot: "bot:thumb"}
        table = here.house.table(game, options=options, **seats)
        for seat, name in zip(friends, GUESTS, strict=False):
            table.join(seat, name)
        ada = here.person().opens(f"#/table/{table.id}?seat={host}&secret={table.secrets[host]}")
        ada.page.locator(".start button.main").wait_for()
        return ada

    return scene


def guided(game: str) -> Scene:
    """The first step of a guided first game."""

    def scene(here: Photographer) -> Person:
        ada = start(here)
        card = ada.page.get_by_role("article").filter(has_text=says(f"game-{game}", here.language))
        card.get_by_role("button", name=says("guided", here.language)).click()
        ada.page.locator(".table > aside").wait_for()
        return ada

    return scene


def many_games_were_played(house: ThreadServer) -> None:
    """Play a game, so that there is something to count."""
    for row in (*nights(36, Random(5)), *evenings(20, Random(6))):
        house.inside(lambda row=row: house.registry.store.put_record(row))


def settings(here: Photographer) -> Person:
    ada = start(here)
    ada.page.locator("header button").last.click()
    ada.page.get_by_role("dialog").wait_for()
    return ada


def my_tables(here: Photographer) -> Person:
    ada = here.person()
    for game in lamplit.games()[:2]:
        match, seat = moment(game, beside(game, "shots").TYPICAL)
        ada.sits(here.table(match), seat)
    ada.opens("#/")
    ada.page.get_by_role("article").last.wait_for()
    ada.page.evaluate("() => scrollTo(0, 10_000)")
    return ada


PAGES: Mapping[str, Scene] = {
    "start": start,
    "my-tables": my_tables,
    "open-bots": lambda here: opens(here, 0),
    "open-all-settings": opens_fully,
    "open-friends": lambda here: opens(here, 1),
    "gathering": gathering,
    "join": join,
    "settings": settings,
    "credits": page("#/credits", "main p"),
}


def pages_of(game: str) -> dict[str, Scene]:
    """The pages that every game has."""
    return {
        f"rules-{game}": page(f"#/rules/{game}", "main input"),
        f"learn-{game}": page(f"#/learn/{game}", "main li"),
        f"numbers-{game}": page(f"#/numbers/{game}", "main"),
        f"lobby-{game}": lobby(game),
        f"guided-{game}": guided(game),
    }


def scenes() -> dict[str, Scene]:
    """All that is worth a picture."""
    found = dict(PAGES)
    for game in lamplit.games():
        found |= pages_of(game) | beside(game, "shots").SCENES
    return found


def png(page: Page) -> bytes:
    """The screen, exactly."""
    return page.screenshot(animations="disabled", caret="hide")


def webp(page: Page) -> bytes:
    """The screen, small enough for a page that many load."""
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 80})
    return b64decode(taken["data"])


def for_readme() -> list[str]:
    """The few of the README."""
    return ["start", *(name for game in lamplit.games() for name in beside(game, "shots").README)]


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description="Pictures of every main state, in both languages and all sizes.")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("folder", nargs="?", type=Path, help="where to put them")
    where.add_argument("--readme", action="store_true", help="small ones for the README, into docs/pictures")
    parser.add_argument("--only", default="", help="only states with this in their names")
    parser.add_argument("--languages", nargs="+", default=["de", "en"], choices=["de", "en"])
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    wishes = parser.parse_args()
    if wishes.readme:
        take(ROOT / "docs/pictures", ["en"], ["desk"], webp, lambda name: name in for_readme())
    else:
        take(wishes.folder, wishes.languages, wishes.sizes, png, lambda name: wishes.only in name)


def take(folder: Path, languages: list[str], sizes: list[str], camera: Camera, wanted: Callable[[str], bool]) -> None:
    """Open a house, go through it, and put the pictures into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([ROOT / "tools/web", sys.prefix], check=True)
    found = subprocess.run([ROOT / "tools/browser", sys.prefix], check=True, stdout=subprocess.PIPE, text=True)
    with tempfile.TemporaryDirectory() as kept, opened(Path(kept)) as house, sync_playwright() as playwright:
        many_games_were_played(house)
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=ARGUMENTS)
        for language, size in product(languages, sizes):
            here = Photographer(browser, house, language, size, camera)
            for name, scene in scenes().items():
                if not wanted(name):
                    continue
                with here.visit():
                    picture = here.shot(scene(here))
                path = folder / (f"{name}.webp" if camera is webp else f"{name}-{language}-{size}.png")
                path.write_bytes(picture)
                print(path, len(picture), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
