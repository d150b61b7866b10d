"""Plays the haunts of Betrayal, at random and with bots, and writes what came of it into docs/balance.md.

python tools/haunt_games.py                      all haunts: 20 games of bots a cell, 200 at random
python tools/haunt_games.py 29 34 --games 40     these rows alone; all others stay as they are
python tools/haunt_games.py --table chance       rules of thumb beside chance, in either chair
"""

import argparse
import re

from balance import PAGE
from games.betrayal import CHANCE_HEAD, HEAD, chance_row, row
from lamplit.games.betrayal.haunts import HAUNTS
from win_rates import Wishes

HEADS = {"haunts": HEAD, "chance": CHANCE_HEAD}
ROW = re.compile(r"^\| (\d+) .*$", re.MULTILINE)


def main() -> None:
    """Play haunt by haunt, and write each row as soon as it is there."""
    parser = argparse.ArgumentParser(description="Writes how the haunts of Betrayal play into docs/balance.md.")
    parser.add_argument("haunts", type=int, nargs="*", help="their numbers (all)")
    parser.add_argument("--table", choices=HEADS, default="haunts", help="which of the two (haunts)")
    parser.add_argument("--games", type=int, default=20, help="games of bots for each number of players (20)")
    parser.add_argument(
        "--looks", type=int, default=4, help="how often games are doubled until sides are told apart (4)"
    )
    parser.add_argument("--random", type=int, default=200, help="games at random (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wishes = parser.parse_args()
    much = Wishes(wishes.games, wishes.jobs)
    for number in wishes.haunts or sorted(HAUNTS):
        line = chance_row(number, much, wishes.looks) if wishes.table == "chance" else row(number, much, wishes.random)
        put(wishes.table, number, line)


def put(table: str, number: int, line: str) -> None:
    """Put the row of a haunt into a table."""
    place = re.compile(rf"(<!-- betrayal-{table} -->\n).*?<!-- end -->", re.DOTALL)

    def with_row(found: re.Match[str]) -> str:
        rows = {int(each[1]): each[0] for each in ROW.finditer(found[0])} | {number: line}
        return found[1] + "\n".join([HEADS[table], *(rows[each] for each in sorted(rows))]) + "\n<!-- end -->"

    PAGE.write_text(place.sub(with_row, PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
