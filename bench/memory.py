"""What a server still holds in memory after many games of bots.

    python bench/memory.py                 500 games on SQLite, in the dev environment (.venv-dev)
    python bench/memory.py --games 50      fewer

A server with one worker plays a few games of each kind to warm up, and its memory is read once nobody is there. Then
come the games, some tables at a time, each watched until it is over, and once nobody is there its memory is read again.
Ends with 1 if it holds more than a third more than before. Escape is not among them: its games take ten minutes.
"""

import argparse
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.support.servers import apart  # noqa: E402

import lamplit  # noqa: E402
from lamplit.engine.settings import settle  # noqa: E402

if TYPE_CHECKING:
    from tests.server.support.guest import Guest
    from tests.server.support.servers import ProcessServer

GAMES = {
    "terrorscape": {},
    "zeds": {"length": "short", "heroes": "random"},
    "betrayal": {"explorers": "random"},
}
"""The games that are played, each with its options."""
WARMING_UP = 9
QUIET = 100.0
"""Seconds without anybody after which memory has been given back: tables go after a minute, garbage a little later."""
MOST_MORE = 4 / 3


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="What a server still holds in memory after many games of bots.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--at-once", type=int, default=10, help="tables at a time (10)")
    parser.add_argument("--level", default="random", help="of the bots (random)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lamplit-memory-") as folder, apart(Path(folder)) as server:
        at_first = server.memory
        play(server, WARMING_UP, given.at_once, given.level)
        before = at_rest(server)
        began = time.monotonic()
        play(server, given.games, given.at_once, given.level)
        took, most = time.monotonic() - began, server.memory
        after = at_rest(server)
    print(f"{given.games} games of bots ({given.level}) in {took:.0f} s")
    for what, kilobytes in (("started", at_first), ("warm", before), ("at the end", most), ("at rest again", after)):
        print(f"{what:>14}  {kilobytes / 1024:6.0f} MB")
    print(f"{after / before:.2f} times as much as when it was warm")
    sys.exit(after > MOST_MORE * before)


def play(server: "ProcessServer", games: int, at_once: int, level: str) -> None:
    """Plays so many games, of each kind in turn, and leaves every table when its game is over."""
    running: deque[Guest] = deque()
    for number in range(games):
        if len(running) == at_once:
            see_the_end(running.popleft())
        running.append(watch(server, [*GAMES][number % len(GAMES)], level))
    while running:
        see_the_end(running.popleft())


def watch(server: "ProcessServer", name: str, level: str) -> "Guest":
    """Opens a table of bots, and watches it."""
    game = lamplit.game(name)
    seats = game.seats(settle(game.settings, GAMES[name]))
    bots = dict.fromkeys(seats, f"bot:{level}")
    return server.table(name, options=GAMES[name], bot_pace="instant", spectators="live", **bots).watch()


def see_the_end(guest: "Guest") -> None:
    """Watches until the game is over, and goes."""
    while guest.result is None:
        guest.hears()
    guest.goes()


def at_rest(server: "ProcessServer") -> int:
    """How many kilobytes the server holds once nobody has been there for a while."""
    server.send_home()
    time.sleep(QUIET)
    return server.memory


if __name__ == "__main__":
    main()
