"""Whole games between bots on two Pythons: is one faster than the other?

    python3 bench/pythons.py bookworm trixie              Debian's own, each in a bare system (as root)
    python3 bench/pythons.py ./python3.11 ./python3.13    any two

Both run in processes of their own on one core and take turns: games by the same seeds, with bots that play by rules of
thumb. A turn takes half a second or one game, whatever is longer, and the ratio is taken turn by turn, from answers a
second, so that it holds on a machine whose speed drifts. Bare systems are made by tools/bare_system.
"""

import argparse
import hashlib
import math
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TURN = 0.5
IN_A_BARE_SYSTEM = "PYTHONPATH=src exec python3 bench/pythons.py --play"
"""Rules and bots need nothing but Python."""


class Played(NamedTuple):
    """What came of some games: CPU seconds, answers, and a sum over their records."""

    seconds: float
    answers: int
    records: str


class Python:
    """A process that plays whatever it is told to."""

    def __init__(self, name: str) -> None:
        bare = "/" not in name
        inside = [ROOT / "tools/bare_system", name, "bash", "-c", IN_A_BARE_SYSTEM]
        outside = [name, __file__, "--play"]
        surroundings = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "0"}
        self._process = subprocess.Popen(
            inside if bare else outside, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=surroundings
        )
        self.version = self._says()

    def games(self) -> list[str]:
        """The games there are."""
        self._is_told("games")
        return self._says().split()

    def play(self, game: str, first: int, count: int) -> Played:
        """Play so many games, from a seed on."""
        self._is_told(f"{game} {first} {count}")
        seconds, answers, records = self._says().split()
        return Played(float(seconds), int(answers), records)

    def goes(self) -> None:
        """Let it end."""
        self._process.communicate()

    def _is_told(self, words: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{words}\n")
        self._process.stdin.flush()

    def _says(self) -> str:
        assert self._process.stdout is not None
        while (line := self._process.stdout.readline()) and not line.startswith("> "):
            pass
        if not line:
            sys.exit("One of the two Pythons could not play; the reason is given above.")
        return line.removeprefix("> ").strip()


def main() -> None:
    """Let both take turns, and print how they compare."""
    parser = argparse.ArgumentParser(description="Whole games between bots on two Pythons, in turns.")
    parser.add_argument("pythons", nargs="*", help="two releases of Debian, or programs")
    parser.add_argument("--turns", type=int, default=30, help="turns of each Python, per game (30)")
    parser.add_argument("--games", nargs="+", help="these games only")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.play:
        play_as_told()
        return
    if len(wishes.pythons) != 2:
        parser.error("name two Pythons")
    one, other = pythons = [Python(name) for name in wishes.pythons]
    print(f"{wishes.turns} turns of at least {TURN:g} s each; {other.version} next to {one.version}")
    for game in wishes.games or one.games():
        compare(game, one, other, wishes.turns)
    for python in pythons:
        python.goes()


def compare(game: str, one: Python, other: Python, turns: int) -> None:
    """Play one game on both, turn by turn, and print how many times as fast the other is."""
    tried = [one.play(game, seed, 1).seconds for seed in range(3)]
    other.play(game, 0, 3)
    count = math.ceil(TURN / statistics.median(tried))
    same = 0
    ratios: list[float] = []
    rates: list[tuple[float, float]] = []
    for turn in range(turns):
        order = (one, other) if turn % 2 else (other, one)
        played = {python: python.play(game, 10 + turn * count, count) for python in order}
        same += played[one].records == played[other].records
        before, after = (played[python].answers / played[python].seconds for python in (one, other))
        ratios.append(after / before)
        rates.append((before, after))
    lower, middle, upper = statistics.quantiles(ratios, n=4)
    before, after = (statistics.median(column) for column in zip(*rates, strict=True))
    print(
        f"{game}: {middle:.2f} times as fast (quartiles {lower:.2f} to {upper:.2f}); "
        f"answers a second: {before:,.0f}, {after:,.0f}; {count} games in a turn, the same in {same} of {turns}",
        flush=True,
    )


def play_as_told() -> None:
    """Play the games that are named on standard input, line by line."""
    import lamplit
    from lamplit.bots import MatchRunner, make
    from pairing import stay_on_one_core

    stay_on_one_core()
    say(f"Python {sys.version.split()[0]}")
    for line in sys.stdin:
        if line.strip() == "games":
            say(" ".join(lamplit.games()))
            continue
        game, first, count = line.split()
        seconds, answers, records = 0.0, 0, hashlib.sha256()
        for seed in range(int(first), int(first) + int(count)):
            begun = time.process_time()
            match = lamplit.new(game, seed=seed)
            bots = {seat: make(game, "thumb", seat, f"{seed} {seat}") for seat in match.seats}
            runner = MatchRunner(match, bots, Random(seed))
            while runner.step() is not None:
                answers += 1
            seconds += time.process_time() - begun
            records.update(match.record().encode())
        say(f"{seconds} {answers} {records.hexdigest()}")


def say(words: str) -> None:
    print(f"> {words}", flush=True)


if __name__ == "__main__":
    main()
