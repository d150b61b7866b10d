"""Simulations for tables of win rates: what the games' own tables are made of."""

import sys
from collections.abc import Mapping
from typing import Any, NamedTuple

from lamplit.lab import Report, Share, simulate

SEED = "balance"


class Wishes(NamedTuple):
    """How much is to be played."""

    games: int
    jobs: int


def played(game: str, bots: Mapping[str, str], options: Mapping[str, Any], wishes: Wishes) -> Report:
    """A simulation. A game that breaks is no result."""
    print(f"{game} {dict(bots)} {dict(options)}", file=sys.stderr)
    report = simulate(game, wishes.games, SEED, bots, options, wishes.jobs)
    if report.failures:
        raise SystemExit(f"a game broke: {report.failures[0]}")
    return report


def percent(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.rate:.0%} ({low:.0%} – {high:.0%})".replace("%", " %")


def won(report: Report, side: str) -> Share:
    """How often a side won alone, or \"both\" did."""
    return report.wins().get(side, Share(0, report.played))


def ends(report: Report) -> str:
    """The ways the games ended, the most frequent first."""
    found = report.groups()["how"]
    return ", ".join(f"{group.value.replace('-', ' ')} {group.games.rate:.0%}" for group in found).replace("%", " %")
