"""Takes the pictures of the README anew: tables as people see them, at a moment of a golden game.

    python tools/pictures.py                        of all games
    python tools/pictures.py zeds betrayal          of some

A server of its own is started for it, in a folder that is thrown away, and the client as it was last built is opened in
a browser (`tools/browser`). What is in the pictures stands in `tools/games/GAME.py`.
"""

import argparse
import base64
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import lamplit
from games import Moment, brought

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SCREEN = ViewportSize(width=1366, height=768)
SETTINGS = {"name": "Ada", "speed": "instant", "motion": "reduced", "lessons": False, "sound": False}
PATIENCE = 60
SETTLED = 1500
"""Milliseconds until all that comes late has come."""
# A browser writes WebP itself: the picture is drawn on a canvas, which is asked for it.
AS_WEBP = """async (png) => {
  const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (byte) => byte.charCodeAt(0))]));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({type: 'image/webp', quality: 0.86})).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}"""


def main() -> None:
    """Take the pictures of the games named on the command line."""
    parser = argparse.ArgumentParser(description="Takes the pictures of the README anew.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of: " + ", ".join(lamplit.games()))
    wanted = parser.parse_args().games or lamplit.games()
    if unknown := [game for game in wanted if game not in lamplit.games()]:
        parser.error(f"there is no game {unknown[0]!r}, only: {', '.join(lamplit.games())}")
    found = subprocess.run([ROOT / "tools/browser", sys.prefix], check=True, stdout=subprocess.PIPE, text=True)
    with serving() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=["--no-sandbox"])
        if len(wanted) == len(lamplit.games()):
            take_start(browser, home)
        for game in wanted:
            for name, moment in brought(game).pictures.items():
                take(browser, home, game, name, moment)


@contextmanager
def serving() -> Iterator[str]:
    """A server that nobody else knows of, and its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        settings = os.environ | {"LAMPLIT_DATABASE_URL": f"sqlite:///{folder}/pictures.sqlite"}
        command = [sys.executable, "-m", "lamplit", "serve", "--port", str(port)]
        server = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        home = f"http://127.0.0.1:{port}/"
        try:
            wait_for(home)
            yield home
        finally:
            server.terminate()
            server.wait()


def wait_for(home: str) -> None:
    """Wait until the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            urlopen(home + "api/games")
            return
        except URLError:
            time.sleep(0.1)
    raise SystemExit(f"no server came up at {home}")


def take(browser: Browser, home: str, game: str, name: str, moment: Moment) -> None:
    """Take one picture: a golden game, as whoever is asked sees it."""
    match, seat = at(game, moment)
    imported = post(home, "api/records", match.record().encode())
    opening = {"game": game, "name": "Ada", "record": imported["record"], "seats": dict.fromkeys(match.seats, "me")}
    table = post(home, "api/tables", json.dumps(opening).encode(), imported["invite"])
    with visiting(browser, f"{home}#/table/{table['table']}?seat={seat}&secret={table['seats'][seat]}") as page:
        page.locator("main.board svg").first.wait_for()
        page.locator(".ask h2").wait_for()
        keep(page, name)


def at(game: str, moment: Moment) -> tuple[lamplit.Match, str]:
    """A golden game as it stands at a moment, and who is asked."""
    text = (ROOT / "tests" / "records" / game / f"{moment.record}.jsonl").read_text(encoding="utf-8")
    given = sum(len(segment.answers) for segment in lamplit.load(text).segments)
    for number in range(round(given * moment.after), given):
        match = lamplit.load(text)
        match.take_back(given - number)
        for question in match.questions:
            if question.prompt == moment.prompt:
                return match, question.seat
    raise SystemExit(f"{game}/{moment.record}: nobody is asked {moment.prompt!r} after {moment.after:.0%} of the game")


def take_start(browser: Browser, home: str) -> None:
    """Take the picture of the start page."""
    with visiting(browser, home) as page:
        page.locator("article svg").nth(len(lamplit.games()) - 1).wait_for()
        keep(page, "start")


@contextmanager
def visiting(browser: Browser, address: str) -> Iterator[Page]:
    """A page, opened by somebody whose table is calm and silent."""
    context = browser.new_context(viewport=SCREEN, locale="en-GB")
    kept = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"if (location.protocol !== 'about:') localStorage['lamplit.settings'] ??= {kept}")
    page = context.new_page()
    page.goto(address)
    yield page
    context.close()


def keep(page: Page, name: str) -> None:
    """Keep what a page shows, once its letters and pictures are there."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(SETTLED)
    png = base64.b64encode(page.screenshot()).decode()
    file = PICTURES / f"{name}.webp"
    file.write_bytes(base64.b64decode(page.evaluate(AS_WEBP, png)))
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size:,} bytes")


def post(home: str, address: str, body: bytes, secret: str = "") -> Any:
    """Send the server something, with a secret if there is one."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    with urlopen(Request(home + address, body, headers)) as reply:
        return json.load(reply)


if __name__ == "__main__":
    main()
