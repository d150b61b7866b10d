"""Lets bots play thousands of games and writes the win rates into docs/balance.md.

    python tools/balance.py                                  all tables, 400 games a row
    python tools/balance.py escape --games 200 --jobs 2      the tables of one game

Every row is what `lamplit simulate` prints for the same seed, bots and options.
"""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from lamplit.lab import Report, Share, simulate

PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance.md"
SEED = "balance"

KILLERS = {"butcher": "Butcher", "spectre": "Spectre", "murderer": "Murderer"}
PAIRINGS = {
    "thumb against thumb": {"killer": "thumb", "survivors": "thumb"},
    "thumb killer against random": {"killer": "thumb", "survivors": "random"},
    "random killer against thumb": {"killer": "random", "survivors": "thumb"},
    "random against random": {"killer": "random", "survivors": "random"},
}
VARIANTS: dict[str, dict[str, Any]] = {
    "none": {},
    **{f"traits, {level}": {"traits": level} for level in ("easy", "normal", "hard", "nightmare")},
    "Separate Ways": {"separate_ways": True},
    "survival plans": {"plans": True},
    "plans, traits (normal) and Separate Ways": {"plans": True, "traits": "normal", "separate_ways": True},
}
MODULES: dict[str, dict[str, Any]] = {
    "none": {},
    "Curses": {"curses": True},
    "Treasures": {"treasures": True},
    "Curses and Treasures": {"curses": True, "treasures": True},
    "Sand of Fortune": {"sand": True},
}


class Wishes(NamedTuple):
    """How much is to be played."""

    games: int
    jobs: int


def main() -> None:
    """Play, and put the tables in their places."""
    parser = argparse.ArgumentParser(description="Writes the win rates of bots into docs/balance.md.")
    parser.add_argument("game", nargs="?", choices=("terrorscape", "escape"))
    parser.add_argument("--games", type=int, default=400, help="games for each row (400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wishes = parser.parse_args()
    for name, make in TABLES.items():
        if wishes.game in (None, name.split("-")[0]):
            put(name, "\n".join(make(Wishes(wishes.games, wishes.jobs))))


def terrorscape_pairings(wishes: Wishes) -> Iterator[str]:
    """Who wins when which bots meet, by killer and edition."""
    yield "| bots | killer | edition | killer wins | how it ended |"
    yield "|---|---|---|---|---|"
    for pairing, bots in PAIRINGS.items():
        for killer, title in KILLERS.items():
            for edition in ("v2", "v1.05"):
                report = played("terrorscape", bots, {"killer": killer, "edition": edition}, wishes)
                yield f"| {pairing} | {title} | {edition} | {percent(won(report, 'killer'))} | {ends(report)} |"


def terrorscape_variants(wishes: Wishes) -> Iterator[str]:
    """What the variants change, thumb against thumb, the three killers in turn."""
    yield "| variants | killer wins | survivors win | both do | how it ended |"
    yield "|---|---|---|---|---|"
    bots = PAIRINGS["thumb against thumb"]
    for variant, options in VARIANTS.items():
        report = played("terrorscape", bots, {**options, "killer": list(KILLERS)}, wishes)
        shares = [percent(won(report, side)) for side in ("killer", "survivors", "both")]
        yield f"| {variant} | {' | '.join(shares)} | {ends(report)} |"


def won(report: Report, side: str) -> Share:
    """How often a side won alone, or \"both\" did."""
    return report.wins().get(side, Share(0, report.played))


def ends(report: Report) -> str:
    """The ways the games ended, the most frequent first."""
    found = report.groups()["how"]
    return ", ".join(f"{group.value.replace('-', ' ')} {group.games.rate:.0%}" for group in found).replace("%", " %")


def escape_players(wishes: Wishes) -> Iterator[str]:
    """How often a team gets out, by its size and the difficulty."""
    yield "| players | normal | skilled | expert |"
    yield "|---|---|---|---|"
    for players in range(1, 6):
        cells = [
            _escape({"players": players, "difficulty": level}, wishes) for level in ("normal", "skilled", "expert")
        ]
        yield f"| {players} | {' | '.join(cells)} |"


def escape_modules(wishes: Wishes) -> Iterator[str]:
    """What the modules change, at normal difficulty."""
    yield "| modules | 2 players | 3 players | 4 players | 5 players |"
    yield "|---|---|---|---|---|"
    for module, options in MODULES.items():
        cells = [_escape({"players": players, **options}, wishes) for players in range(2, 6)]
        yield f"| {module} | {' | '.join(cells)} |"


def escape_explorer(wishes: Wishes) -> Iterator[str]:
    """How often a team gets out of which one only explores."""
    yield "| players | all bots | one only explores |"
    yield "|---|---|---|"
    for players in range(2, 6):
        teams = ({"both": "thumb"}, {"both": "thumb", "red": "explorer"})
        cells = [_escape({"players": players}, wishes, team) for team in teams]
        yield f"| {players} | {' | '.join(cells)} |"


THUMBS = {"both": "thumb"}


def _escape(options: Mapping[str, Any], wishes: Wishes, bots: Mapping[str, str] = THUMBS) -> str:
    report = played("escape", bots, options, wishes)
    return percent(Share(report.played - won(report, "temple").count, report.played))


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


TABLES: dict[str, Callable[[Wishes], Iterator[str]]] = {
    "terrorscape-pairings": terrorscape_pairings,
    "terrorscape-variants": terrorscape_variants,
    "escape-players": escape_players,
    "escape-modules": escape_modules,
    "escape-explorer": escape_explorer,
}


def put(name: str, table: str) -> None:
    """Put a table between its marks on the page."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", re.DOTALL)
    page, count = marks.subn(lambda found: found[1] + table + found[2], PAGE.read_text(encoding="utf-8"))
    if count != 1:
        raise SystemExit(f"{PAGE.name} has no place for {name}")
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
