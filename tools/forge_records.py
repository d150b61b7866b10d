"""Forges records at night: of every game, one after another, each a table with something changed on it.

    python tools/forge_records.py                          all games, until it is stopped
    python tools/forge_records.py betrayal --minutes 60    one game, for an hour
    python tools/forge_records.py zeds --first 1207 --count 1

Whatever reads a forgery must refuse it or play it: no answer may take longer than a second, nothing may run for ever or
fill the memory. Each forgery follows from its number, which is printed with all that is found. Where the next one
begins is kept in a file (`--kept`), so that the next night goes on from there; with `--first`, nothing is kept.
Each hundred are made in a process of their own, with so much memory and time and no more. Exits with 1 if anything was
found.
"""

import argparse
import faulthandler
import json
import resource
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import lamplit
from lamplit.lab.forger import attempt

AT_ONCE = 100
LONGEST = 20
"""Seconds after which one forgery is taken to run for ever."""
MOST_MEMORY = 1 << 30
KEPT = Path(".forged.json")


def main() -> int:
    """Forge, and print what was found."""
    parser = argparse.ArgumentParser(description="Forges records of games and reads them.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="one of: " + ", ".join(lamplit.games()))
    parser.add_argument("--minutes", type=float, default=0.0, help="how long (until it is stopped)")
    parser.add_argument("--first", type=int, help="the number of the first forgery; none is kept then")
    parser.add_argument("--count", type=int, default=AT_ONCE, help="with --first: how many (100)")
    parser.add_argument("--kept", type=Path, default=KEPT, help="where the next numbers are kept (.forged.json)")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    games = wishes.games or list(lamplit.games())
    if wishes.here:
        return here(games[0], wishes.first, wishes.count)
    if wishes.first is not None:
        return int(max(apart(game, wishes.first, wishes.count) for game in games))
    return int(all_night(games, wishes.minutes, wishes.kept))


def all_night(games: list[str], minutes: float, kept: Path) -> bool:
    """One game after another, until time is up. Whether anything was found."""
    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    next_ones: Counter[str] = Counter(json.loads(kept.read_text()) if kept.exists() else {})
    found = False
    while time.monotonic() < until:
        for game in games:
            found |= apart(game, next_ones[game], AT_ONCE)
            next_ones[game] += AT_ONCE
            kept.write_text(json.dumps(next_ones))
    print({game: next_ones[game] for game in games}, "is where the next night begins")
    return found


def apart(game: str, first: int, count: int) -> bool:
    """So many forgeries in processes of their own. One that does not survive is noted, and the next one follows."""
    found, last = False, first + count
    while first < last:
        command = [sys.executable, __file__, game, "--here", "--first", str(first), "--count", str(last - first)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        numbers = [int(word) for word in told(run.stdout)]
        for line in run.stdout.splitlines():
            if not line.startswith("at "):
                found = True
                print(line, flush=True)
        if run.returncode == 0:
            return found
        found = True
        reached = numbers[-1] if numbers else first
        print(f"{game} {reached}: did not come to an end, or was out of memory\n{run.stderr[-3000:]}", flush=True)
        first = reached + 1
    return found


def told(words: str) -> Iterator[str]:
    """The numbers that a process had come to."""
    for line in words.splitlines():
        if line.startswith("at "):
            yield line.split()[1]


def here(game: str, first: int, count: int) -> int:
    """So many forgeries in this process, with little memory. Says which comes next, and what was found."""
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    for number in range(first, first + count):
        print(f"at {number}", flush=True)
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        outcome = attempt(game, number)
        if outcome.found:
            print(f"{game} {number}: {outcome.found}", flush=True)
    faulthandler.cancel_dump_traceback_later()
    return 0


if __name__ == "__main__":
    sys.exit(main())
