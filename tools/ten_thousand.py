"""Plays ten thousand random games, over every combination of what can be varied, and counts all pieces.

    python tools/ten_thousand.py terrorscape --jobs 2
    python tools/ten_thousand.py escape --jobs 2 --games 500

A game must come to its end without an error, and after every answer every card, token, die and stone must still lie
somewhere. The combinations take turns. In every second round of them all other settings of the table (readings,
figures, the pace of the clock) are left to chance as well. Failures are printed with the seed and options that
reproduce them.
"""

import argparse
import gc
import itertools
import json
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import lamplit
from games import brought
from lamplit.bots import MatchRunner, make
from lamplit.engine import BadOption, Match, Setting, Zone, census

Piece = tuple[str, str]
"""The family of a piece, and its name."""
MOST_ANSWERS = 200_000
SELDOM = 300_000
"""How much is made before cycles are looked for: a game leaves few behind, and there is nobody to wait for it."""


class Job(NamedTuple):
    """One game to be played."""

    game: str
    number: int
    seed: str
    fixed: Mapping[str, Any] = {}
    """What is not varied."""


@dataclass
class Outcome:
    """How a game went: its answers, its end, and what went wrong."""

    job: Job
    options: dict[str, Any]
    answers: int = 0
    how: str = ""
    failure: str = ""


@dataclass
class Scales:
    """Counts every piece. A family of pieces counts from when it first comes to the table.

    `lying` is what lay in each of the `zones` when they were last looked at. Where that has changed, the same pieces
    must lie in other zones now; if they do not, or if there are other zones, all are counted.
    """

    counted: dict[str, Counter[str]] = field(default_factory=dict)
    zones: Sequence[Zone[Any]] = ()
    lying: list[list[str]] = field(default_factory=list)

    def weigh(self, match: Match) -> None:
        """Raises `AssertionError` if a piece was lost or made."""
        table = match.table
        zones = match.game.zones(table)
        lying = [zone.cards(table) for zone in zones]
        if lying == self.lying and zones == self.zones:
            return
        if zones != self.zones or are_others(zones, self.lying, lying):
            self.count(census(zones, table))
        self.zones, self.lying = zones, [cards[:] for cards in lying]

    def count(self, families: Mapping[str, Counter[str]]) -> None:
        """Raises `AssertionError` if there are more or fewer pieces of a family than before."""
        for family, found in families.items():
            known = self.counted.get(family) or found
            if dict(found) != dict(known):
                raise AssertionError(f"{family}: lost {known - found}, made {found - known}")
            self.counted[family] = known


def are_others(zones: Sequence[Zone[Any]], before: Sequence[list[str]], after: Sequence[list[str]]) -> bool:
    """Whether other pieces lie in the zones than before. What lies in the same zone as before needs no counting."""
    gone: list[Piece] = []
    come: list[Piece] = []
    for zone, lay, lies in zip(zones, before, after, strict=True):
        if lay != lies:
            was, now = set(lay), set(lies)
            alone = len(was) == len(lay) and len(now) == len(lies)  # of each piece there is one, or none
            gone += pieces(zone, was - now if alone else lay)
            come += pieces(zone, now - was if alone else lies)
    return sorted(gone) != sorted(come)


def pieces(zone: Zone[Any], lying: Iterable[str]) -> list[Piece]:
    """What of that which lies in a zone is counted, each with its family."""
    if zone.families is None:
        return [(zone.family, piece) for piece in lying]
    family_of = zone.families.get
    return [(family, piece) for piece in lying if (family := family_of(piece)) is not None]


def main() -> int:
    """Play, count, and print what was found."""
    parser = argparse.ArgumentParser(description="Random games over all combinations of a game's variants.")
    parser.add_argument("game", choices=lamplit.games())
    parser.add_argument("--games", type=int, default=10_000, help="how many (10000)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--seed", default="ten thousand")
    parser.add_argument("--json", action="store_true", help="print JSON instead of words")
    wishes = parser.parse_args()
    began = time.perf_counter()
    outcomes: list[Outcome] = []
    for outcome in play_all([Job(wishes.game, number, wishes.seed) for number in range(wishes.games)], wishes.jobs):
        outcomes.append(outcome)
        if len(outcomes) % 500 == 0:
            print(f"{len(outcomes):,} of {wishes.games:,} games", file=sys.stderr)
    summary = sum_up(wishes.game, outcomes, time.perf_counter() - began, wishes.jobs)
    print(json.dumps(summary, indent=2) if wishes.json else in_words(summary))
    return 1 if summary["failures"] else 0


def play_all(work: Sequence[Job], jobs: int) -> Iterator[Outcome]:
    """Play every game, in several processes, as they come to their ends."""
    with multiprocessing.get_context("spawn").Pool(jobs, gc.set_threshold, (SELDOM,)) as pool:
        yield from pool.imap_unordered(play_one, work, chunksize=20)


def play_one(job: Job) -> Outcome:
    """Play one game to its end, counting all pieces after every answer."""
    options = options_of(job)
    outcome = Outcome(job, options)
    try:
        match = lamplit.new(job.game, f"{job.seed} {job.number}", options)
        players = {seat: make(job.game, "random", seat, f"{job.seed} {job.number} {seat}") for seat in match.seats}
        runner, scales = MatchRunner(match, players, random.Random(str(job))), Scales()
        while runner.step() is not None:
            outcome.answers += 1
            scales.weigh(match)
            if outcome.answers == MOST_ANSWERS:
                raise AssertionError(f"no end after {MOST_ANSWERS} answers")
        if match.result is None:
            raise AssertionError("nobody is asked, but the game is not over")
        outcome.how = str(match.result["how"])
    except Exception:
        outcome.failure = traceback.format_exc()
    return outcome


def options_of(job: Job) -> dict[str, Any]:
    """The options of a game: its combination, and in every second round of combinations chance decides the rest."""
    ours = brought(job.game)
    varied = {name: values for name, values in ours.varied.items() if name not in job.fixed}
    combinations = list(itertools.product(*varied.values()))
    lap, place = divmod(job.number, len(combinations))
    chosen = {**job.fixed, **dict(zip(varied, combinations[place], strict=True))}
    if lap % 2 == 0:
        return chosen
    luck = random.Random(f"{job.seed} {job.number}")
    rest = [s for s in lamplit.game(job.game).settings if s.name not in (*chosen, *ours.never_by_chance)]
    while True:
        options = chosen | {setting.name: any_value(setting, luck) for setting in rest}
        if go_together(job.game, options):
            return options


def any_value(setting: Setting, luck: random.Random) -> Any:
    """Anything a setting can be."""
    if setting.several:
        return setting.default
    return luck.choice(setting.values) if setting.values else luck.randint(setting.low, setting.high)


def go_together(game: str, options: Mapping[str, Any]) -> bool:
    """Whether a table can be laid with these options."""
    try:
        lamplit.new(game, "0", options)
    except BadOption:
        return False
    return True


def sum_up(game: str, outcomes: Sequence[Outcome], seconds: float, jobs: int) -> dict[str, Any]:
    """The figures of all games."""
    varied = brought(game).varied
    ended = [outcome for outcome in outcomes if not outcome.failure]
    return {
        "game": game,
        "games": len(outcomes),
        "ended": len(ended),
        "combinations": len({tuple(outcome.options[name] for name in varied) for outcome in outcomes}),
        "answers": sum(outcome.answers for outcome in ended),
        "longest": max((outcome.answers for outcome in ended), default=0),
        "ends": dict(Counter(outcome.how for outcome in ended).most_common()),
        "seconds": round(seconds, 1),
        "jobs": jobs,
        "failures": [
            {"seed": f"{outcome.job.seed} {outcome.job.number}", "options": outcome.options, "error": outcome.failure}
            for outcome in outcomes
            if outcome.failure
        ],
    }


def in_words(summary: Mapping[str, Any]) -> str:
    """The figures for people."""
    lines = [
        f"{summary['games']:,} random games of {summary['game']}, {summary['combinations']} combinations of options",
        f"{summary['ended']:,} came to an end with every piece accounted for after each answer",
        f"{summary['answers']:,} answers in all, {summary['longest']:,} in the longest game",
        f"{summary['seconds']:,} s in {summary['jobs']} processes",
        "ends: " + ", ".join(f"{how} {count:,}" for how, count in summary["ends"].items()),
    ]
    for failure in summary["failures"][:5]:
        lines.append(f"FAILED: seed {failure['seed']!r}, options {failure['options']}\n{failure['error']}")
    lines.append(f"{len(summary['failures'])} failures")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
