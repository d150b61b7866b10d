"""How fast Lamplit plays its games, next to catanatron, a pure-Python engine for Catan that many build bots on.

    python3 bench/engine.py              a table
    python3 bench/engine.py --json       the same figures for a program to read
    python3 bench/engine.py --games zeds random play and copies of some games only

A real choice is a question with two or more options. Compare the ratios, not the rates: the engines take turns on one
core in short slices of CPU time (see pairing.py).
The first run makes .venv-bench, an environment of its own with catanatron in it.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from pairing import Spread, ratios, stay_on_one_core, take_turns

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = ".venv-bench"
POSITIONS = 300
"""In mid-game, of which copies and views are made."""


class Row(NamedTuple):
    """One line of the result. The ratio says how many times as fast we are, where the two can be compared."""

    what: str
    lamplit: float
    catanatron: float | None = None
    ratio: Spread | None = None


def main() -> None:
    """Measure, and print what was found."""
    wishes = read_arguments()
    move_into_environment()
    stay_on_one_core()
    rows = measure_play(wishes.games, Random(wishes.seed), wishes.pairs, wishes.slice)
    if not wishes.games:
        rows += measure_real_time(Random(wishes.seed), wishes.pairs, wishes.slice)
    rows += measure_copies(wishes.games, Random(wishes.seed), wishes.pairs, wishes.slice)
    print((as_json if wishes.json else as_table)(rows, wishes))


def read_arguments() -> argparse.Namespace:
    """What the user wants to see."""
    parser = argparse.ArgumentParser(description="Random play of Lamplit's games next to catanatron's, in turns.")
    parser.add_argument("--pairs", type=int, default=60, help="pairs of slices (60)")
    parser.add_argument("--slice", type=float, default=0.2, help="CPU seconds in a slice (0.2)")
    parser.add_argument("--seed", type=int, default=1, help="seed for the games that are played (1)")
    parser.add_argument("--games", nargs="+", help="random play and copies of these games only")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def move_into_environment() -> None:
    """Go on in the benchmark's own environment, made if need be."""
    environment = ROOT / ENVIRONMENT
    if Path(sys.prefix) == environment:
        return
    made = subprocess.run([ROOT / "tools/environment", ENVIRONMENT, "requirements-bench.lock"])
    if made.returncode:
        sys.exit(made.returncode)
    python = str(environment / "bin/python")
    os.execv(python, [python, __file__, *sys.argv[1:]])


def measure_play(some: Sequence[str] | None, luck: Random, pairs: int, seconds: float) -> list[Row]:
    """Random play of whole games, pair by pair: of some games, or of all."""
    import lamplit
    from contenders import play_at_random, play_catan

    games = some or lamplit.games()
    catan, *ours = take_turns([play_catan(luck), *(play_at_random(game, luck) for game in games)], pairs, seconds)
    return [row for game, found in zip(games, ours, strict=True) for row in play_rows(game.title(), found, catan)]


def play_rows(title: str, ours: list[list[float]], theirs: list[list[float]]) -> list[Row]:
    """What random play of one game came to."""
    (decisions, choices, games), (their_decisions, their_choices, their_games) = ours, theirs
    median, mean = statistics.median, statistics.mean
    return [
        Row(f"{title}: real choices/s", median(choices), median(their_choices), ratios(choices, their_choices)),
        Row(f"{title}: all decisions/s", median(decisions), median(their_decisions)),
        Row(f"{title}: whole games/s", mean(games), mean(their_games)),
    ]


def measure_real_time(luck: Random, pairs: int, seconds: float) -> list[Row]:
    """Games against the clock by rules of thumb: how much faster than the time they would take people."""
    import lamplit
    from contenders import play_by_thumb
    from measured_games import load_of

    rows: list[Row] = []
    for game in lamplit.games():
        if load_of(game).moments_due is None:
            continue
        [[commands, games, milliseconds]] = take_turns([play_by_thumb(game, luck)], pairs, seconds)
        title = f"{game.title()} by thumb"
        rows += [
            Row(f"{title}: commands/s", statistics.median(commands)),
            Row(f"{title}: whole games/s", statistics.mean(games)),
            Row(f"{title}: times real time", statistics.median(milliseconds) / 1000),
        ]
    return rows


def measure_copies(some: Sequence[str] | None, luck: Random, pairs: int, seconds: float) -> list[Row]:
    """Clones and views of positions in mid-game, beside catanatron's copy: of some games, or of all."""
    import contenders
    import lamplit

    catans = contenders.catan_positions(luck, POSITIONS)
    rows: list[Row] = []
    for game in some or lamplit.games():
        title, matches = game.title(), contenders.positions(game, luck, POSITIONS)
        works = [contenders.clone(matches), contenders.copy(catans), contenders.clone_with_options(matches)]
        [clones], [copies], [listings] = take_turns(works, pairs, seconds)
        [[views]] = take_turns([contenders.view(matches)], pairs, seconds)
        copy = microseconds(copies)
        rows += [
            Row(f"{title}: µs to clone, see who is asked", microseconds(clones), copy, ratios(clones, copies)),
            Row(f"{title}: µs to clone, list all options", microseconds(listings), copy, ratios(listings, copies)),
            Row(f"{title}: µs to build the view of a seat", microseconds(views)),
        ]
    return rows


def microseconds(rates: Sequence[float]) -> float:
    """The time of one, from how many a second were done in each slice."""
    return 1e6 / statistics.median(rates)


def as_table(rows: Sequence[Row], wishes: argparse.Namespace) -> str:
    """The result for people."""
    lines = [headline(wishes), "", f"{'':46}{'Lamplit':>11}{'catanatron':>12}{'times as fast (quartiles)':>28}"]
    for row in rows:
        theirs = "" if row.catanatron is None else figure(row.catanatron)
        ratio = "" if row.ratio is None else "{1:.2f} ({0:.2f} – {2:.2f})".format(*row.ratio)
        lines.append(f"{row.what:46}{figure(row.lamplit):>11}{theirs:>12}{ratio:>28}")
    return "\n".join(lines)


def figure(number: float) -> str:
    """A number with as many digits as mean something here."""
    return f"{number:,.0f}" if number >= 100 else f"{number:.1f}"


def as_json(rows: Sequence[Row], wishes: argparse.Namespace) -> str:
    """The result for programs."""
    figures = [{**row._asdict(), "ratio": row.ratio and row.ratio._asdict()} for row in rows]
    return json.dumps({"setting": headline(wishes), "rows": figures}, indent=2, ensure_ascii=False)


def headline(wishes: argparse.Namespace) -> str:
    """What was measured, on what, how often."""
    from contenders import PEER, SELF

    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{SELF} beside {PEER}, {python}: {wishes.pairs} pairs of {wishes.slice:g} s CPU slices on one core"


if __name__ == "__main__":
    main()
