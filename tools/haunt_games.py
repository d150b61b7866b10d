"""Plays the haunts of Betrayal, at random and with bots, and writes what came of it into docs/balance.md.

python tools/haunt_games.py                      all haunts: 20 games of bots a cell, 200 at random
python tools/haunt_games.py 29 34 --games 40     these rows alone; all others stay as they are
"""

import argparse
import re

from balance import PAGE
from games.betrayal import HEAD, row
from lamplit.games.betrayal.haunts import HAUNTS
from win_rates import Wishes

PLACE = re.compile(r"(<!-- betrayal-haunts -->\n).*?(\n<!-- end -->)", re.DOTALL)
ROW = re.compile(r"^\| (\d+) .*$", re.MULTILINE)


def main() -> None:
    """Play haunt by haunt, and write each row as soon as it is there."""
    parser = argparse.ArgumentParser(description="Writes how the haunts of Betrayal play into docs/balance.md.")
    parser.add_argument("haunts", type=int, nargs="*", help="their numbers (all)")
    parser.add_argument("--games", type=int, default=20, help="games of bots for each number of players (20)")
    parser.add_argument("--random", type=int, default=200, help="games at random (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wishes = parser.parse_args()
    for number in wishes.haunts or sorted(HAUNTS):
        put(number, row(number, Wishes(wishes.games, wishes.jobs), wishes.random))


def put(number: int, line: str) -> None:
    """Put the row of a haunt into the table."""

    def table(place: re.Match[str]) -> str:
        rows = {int(found[1]): found[0] for found in ROW.finditer(place[0])} | {number: line}
        return place[1] + "\n".join([HEAD, *(rows[each] for each in sorted(rows))]) + place[2]

    PAGE.write_text(PLACE.sub(table, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
