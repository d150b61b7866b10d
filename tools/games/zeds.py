"""What the tools play of Dawn of the Zeds."""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

from lamplit.games.zeds.data.levels import LENGTHS as DECKS
from lamplit.games.zeds.data.levels import LEVELS as LEVEL_NAMES
from lamplit.lab import Report
from win_rates import Wishes, ends, percent, played, won

from . import Options, Tables, Values

GOLDEN: Options = {
    "basic": {"length": "short"},
    "level-i": {"level": "I", "length": "short"},
    "level-ii-two-players": {"level": "II", "length": "short", "players": 2},
    "level-iii-three-players": {"level": "III", "length": "short", "players": 3},
    "level-iv": {"level": "IV", "length": "short"},
    "level-v-for-four": {"level": "V", "length": "short", "players": 4},
    "versus": {"level": "II", "length": "short", "players": 2, "mode": "versus"},
}

LEVELS = ("basic", "I", "II", "III", "IV", "V")
VARIED: Values = {
    "level": LEVELS,
    "players": (1, 2, 3, 4),
    "mode": ("team", "versus"),
}
"""Which lengths there are follows from the level, so these are left to chance."""

LENGTHS = {
    **dict.fromkeys(("basic", "I"), ("short", "normal")),
    "II": ("short", "normal", "medium"),
    **dict.fromkeys(("III", "IV", "V"), ("short", "normal", "medium", "long", "epic")),
}
TEAM = {"both": "thumb"}


def chance(wishes: Wishes) -> Iterator[str]:
    """Rules of thumb beside chance: one player, at the length that every level has."""
    yield "| level | thumb holds out | of the deck | score | random holds out | of the deck | score |"
    yield "|---|---|---|---|---|---|---|"
    for level in LEVELS:
        cells = [_how_far(bots, {"level": level, "length": "short"}, wishes) for bots in ("thumb", "random")]
        yield f"| {level} | {' | '.join(cells)} |"


def levels(wishes: Wishes) -> Iterator[str]:
    """How often one player holds out, by level and length, and how long."""
    yield "| level | length | thumb holds out | turns |"
    yield "|---|---|---|---|"
    for level in LEVELS:
        for length in LENGTHS[level]:
            yield f"| {level} | {length} | {_held_out('thumb', {'level': level, 'length': length}, wishes)} |"


def players(wishes: Wishes) -> Iterator[str]:
    """What the number of players changes, at the length that every level has."""
    yield "| level | 1 | turns | 2 | turns | 3 | turns | 4 | turns |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for level in LEVELS:
        cells = [_held_out("thumb", {"level": level, "length": "short", "players": n}, wishes) for n in range(1, 5)]
        yield f"| {level} | {' | '.join(cells)} |"


def versus(wishes: Wishes) -> Iterator[str]:
    """How often the town holds out against a horde that is led."""
    yield "| level | players | length | the town holds out | how it ended |"
    yield "|---|---|---|---|---|"
    for number in (1, 2):
        for length in LENGTHS["II"][:2]:
            options = {"level": "II", "length": length, "players": number, "mode": "versus"}
            report = played("zeds", TEAM, options, wishes)
            yield f"| II | {number} | {length} | {percent(won(report, 'town'))} | {ends(report)} |"


def _how_far(bots: str, options: Mapping[str, Any], wishes: Wishes) -> str:
    """How often, how much of the event deck, and with how many points."""
    report = played("zeds", {"both": bots}, options, wishes)
    cards = DECKS[LEVEL_NAMES.index(options["level"]), options["length"]].cards
    scores = [trial.result["score"] for trial in report.trials]
    return f"{percent(won(report, 'town'))} | {_mean(_survived(report, cards), 0)} % | {_mean(scores)}"


def _survived(report: Report, cards: int) -> list[float]:
    """How many events out of a hundred the town outlived in each game; all of them where it held out."""
    return [
        100.0 if trial.result["side"] == "town" else 100.0 * (trial.result["turns"] - 1) / cards
        for trial in report.trials
    ]


def _held_out(bots: str, options: Mapping[str, Any], wishes: Wishes) -> str:
    report = played("zeds", {"both": bots}, options, wishes)
    return f"{percent(won(report, 'town'))} | {_mean([trial.result['turns'] for trial in report.trials])}"


def _mean(figures: Sequence[float], digits: int = 1) -> str:
    """The mean of all games, with its 95 % interval."""
    return f"{mean(figures):.{digits}f} ± {1.96 * stdev(figures) / sqrt(len(figures)):.{digits}f}"


TABLES: Tables = {"chance": chance, "levels": levels, "players": players, "versus": versus}
