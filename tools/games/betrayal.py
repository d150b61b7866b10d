"""What the tools play of Betrayal."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.house.plan import read, turned
from lamplit.lab import Share
from win_rates import Wishes, percent, played, won

from . import Options, Tables, Values

ANOTHER = {
    1: "haunt-1-b",
    2: "haunt-2-d",
    3: "haunt-3-c",
    4: "haunt-4-a",
    5: "haunt-5-e",
    6: "haunt-6-a",
    7: "haunt-7-z",
    8: "haunt-8-a",
    10: "haunt-10-i",
    11: "haunt-11-a",
    13: "haunt-13-a",
    14: "haunt-14-h",
    15: "haunt-15-g",
    17: "haunt-17-e",
    18: "haunt-18-g",
    19: "haunt-19-h",
    20: "haunt-20-c",
    21: "haunt-21-a",
    22: "haunt-22-a",
    23: "haunt-23-i",
    24: "haunt-24-e",
    26: "haunt-26-h",
    27: "haunt-27-b",
    30: "haunt-30-a",
    32: "haunt-32-a",
    33: "haunt-33-g",
    34: "haunt-34-c",
    35: "haunt-35-i",
    37: "haunt-37-a",
    38: "haunt-38-a",
    41: "haunt-41-g",
    42: "haunt-42-h",
    43: "haunt-43-c",
    45: "haunt-45-a",
    47: "haunt-47-e",
    49: "haunt-49-a",
    50: "haunt-50-b",
    51: "haunt-51-i",
}
"""Other names deal other games: those of the usual name were long."""
GOLDEN: Options = {
    ANOTHER.get(number, f"haunt-{number}"): {"haunt": number, "players": 3 + number % 4, "explorers": "random"}
    for number in sorted(HAUNTS)
}

PLAYERS = (3, 4, 5, 6)
VARIED: Values = {
    "players": PLAYERS,
    "haunt": (0, *sorted(HAUNTS)),
    "haunt_roll": ("end_of_turn", "at_once"),
}


def what_counts(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """Of how a room lies its doors, windows and parts count, and nothing else; nor what was noted of earlier looks."""
    rest = {name: value for name, value in table.items() if name not in ("layout", "last_look", "last_glance")}
    return {**rest, "layout": sorted(map(_as_it_lies, table["layout"]))}


def _as_it_lies(laid: str) -> list[Any]:
    spot = read(laid)
    room = ROOMS[spot.room]
    halves = sorted(sorted(turned(sides, spot.turn)) for sides in room.barrier.parts) if room.barrier else []
    return [*spot[:4], sorted(turned(room.doors, spot.turn)), sorted(turned(room.windows, spot.turn)), halves]


WHAT_COUNTS = what_counts

HEAD = """\
| haunt | tests | random games | 3 players | 4 | 5 | 6 | how it ended with bots |
|---|---|---|---|---|---|---|---|"""
TESTS = Path(__file__).resolve().parents[2] / "tests/betrayal/haunts"


def haunts(wishes: Wishes) -> Iterator[str]:
    """How often the heroes win, by haunt and number of players, between players by rules of thumb."""
    yield HEAD
    for number in sorted(HAUNTS):
        yield row(number, wishes, wishes.games)


def row(number: int, wishes: Wishes, at_random: int) -> str:
    """One haunt: the tests of its own, games at random in which every piece is weighed, and games of bots."""
    reports = [
        played("betrayal", {"both": "thumb"}, {"haunt": number, "players": n, "explorers": "random"}, wishes)
        for n in PLAYERS
    ]
    cells = " | ".join(percent(won(report, "heroes")) for report in reports)
    ways = Counter(trial.result["how"] for report in reports for trial in report.ended)
    told = ", ".join(f"{how.partition('-')[2].replace('-', ' ') or how} {count}" for how, count in ways.most_common())
    tests, random = tests_of(number), ended(number, at_random, wishes.jobs)
    return f"| {number} {HAUNTS[number].name} | {tests} | {random} | {cells} | {told} |"


def tests_of(number: int) -> int:
    """How many tests are a haunt's own."""
    return (TESTS / f"test_{HAUNTS[number].name}.py").read_text("utf-8").count("\ndef test_")


def ended(number: int, games: int, jobs: int) -> str:
    """How many random games came to their end, and the answers of the longest."""
    from ten_thousand import Job, play_all

    work = [Job("betrayal", each, f"haunt {number}", {"haunt": number}) for each in range(games)]
    outcomes = list(play_all(work, jobs))
    broken = [outcome for outcome in outcomes if outcome.failure]
    if broken:
        raise SystemExit(f"a game broke: {broken[0]}")
    return f"{len(outcomes)}, at most {max(outcome.answers for outcome in outcomes):,} answers"


CHANCE_HEAD = """\
| haunt | thumb against chance | chance against chance | thumb against thumb | heroes | others |
|---|---|---|---|---|---|"""
RIVALS = (31, 50)
"""Haunts in which all are against all."""


def chance_row(number: int, wishes: Wishes, most_looks: int = 4, first: int = 0) -> str:
    """How often heroes win a haunt, by thumb and by chance, and whether thumb is better in both chairs."""
    from betrayal.two_sides import Pairing, heroes_won, rival_won, told_apart

    looks = [wishes.games * 2**doubled for doubled in range(most_looks)]
    if number in RIVALS:
        able, unable = (Pairing(partial(rival_won, number, kind), wishes.jobs, first) for kind in ("thumb", "random"))
        better = _apart(told_apart(able, unable, looks))
        return _chance_line(number, _of(able.share), _of(unable.share), "–", better, "–")
    able, unable, equal = (
        Pairing(partial(heroes_won, number, heroes, others), wishes.jobs, first)
        for heroes, others in (("thumb", "random"), ("random", "random"), ("thumb", "thumb"))
    )
    heroes, others = told_apart(able, unable, looks), told_apart(able, equal, looks)
    shares = (_of(pairing.share) for pairing in (able, unable, equal))
    return _chance_line(number, *shares, _apart(heroes), _apart(others))


def _chance_line(number: int, *cells: str) -> str:
    return f"| {number} {HAUNTS[number].name} | {' | '.join(cells)} |"


def _of(share: Share) -> str:
    return f"{share.count} of {share.of}, {percent(share)}"


def _apart(chance: float) -> str:
    return "p < 0.0001" if chance < 0.0001 else f"p = {chance:.4f}" if chance < 0.01 else f"no (p = {chance:.2f})"


def chance(wishes: Wishes) -> Iterator[str]:
    """Rules of thumb beside chance, on either side of every haunt."""
    yield CHANCE_HEAD
    for number in sorted(HAUNTS):
        yield chance_row(number, wishes)


TABLES: Tables = {"haunts": haunts, "chance": chance}
