"""Has bots play thousands of games, and writes the win rates into docs/balance.md.

    python tools/balance.py                                  all tables, 400 games a row
    python tools/balance.py escape --games 200 --jobs 2      the tables of one game
    python tools/balance.py escape --table explorer          one of them

Every row is what `lamplit simulate` prints for the same seed, bots and options.
"""

import argparse
import re
from pathlib import Path

import lamplit
from games import brought
from win_rates import Wishes

PAGE = Path(__file__).resolve().parent.parent / "docs" / "balance.md"


def main() -> None:
    """Play, and put the tables in their places."""
    parser = argparse.ArgumentParser(description="Writes the win rates of bots into docs/balance.md.")
    parser.add_argument("game", nargs="?", choices=lamplit.games())
    parser.add_argument("--games", type=int, default=400, help="games per row (400)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--table", help="only the table of this name")
    wishes = parser.parse_args()
    for game in [wishes.game] if wishes.game else lamplit.games():
        for name, make in brought(game).tables.items():
            if wishes.table in (None, name):
                put(f"{game}-{name}", "\n".join(make(Wishes(wishes.games, wishes.jobs))))


def put(name: str, table: str) -> None:
    """Put a table between its marks on the page."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(\n<!-- end -->)", re.DOTALL)
    page, count = marks.subn(lambda found: found[1] + table + found[2], PAGE.read_text(encoding="utf-8"))
    if count != 1:
        raise SystemExit(f"{PAGE.name} has no place for {name}")
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
