"""Plays the haunts of Betrayal, at random and with bots, and writes the results into docs/balance.md.

python tools/betrayal/haunt_games.py                      all haunts: 20 games of bots a cell, 200 at random
python tools/betrayal/haunt_games.py 29 34 --games 40     these rows alone; all others stay as they are
python tools/betrayal/haunt_games.py --table chance       rules of thumb beside chance, in either chair
python tools/betrayal/haunt_games.py --table random       games at random alone, for their column of the haunts
python tools/betrayal/haunt_games.py --table tests        how many tests each haunt has, for theirs; nothing is played
"""

import argparse
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from balance import PAGE
from games.betrayal import CHANCE_HEAD, HEAD, chance_row, ended, row, tests_of
from lamplit.games.betrayal.haunts import HAUNTS
from win_rates import Wishes

HEADS = {"haunts": HEAD, "chance": CHANCE_HEAD}
COLUMNS = {"tests": 1, "random": 2}
"""Columns of the haunts that can be renewed alone, and where they stand."""
ROW = re.compile(r"^\| (\d+) .*$", re.MULTILINE)


def main() -> None:
    """Play haunt by haunt, and write each row as soon as it is there."""
    parser = argparse.ArgumentParser(description="Writes how the haunts of Betrayal play into docs/balance.md.")
    parser.add_argument("haunts", type=int, nargs="*", help="their numbers (all)")
    parser.add_argument("--table", choices=[*HEADS, *COLUMNS], default="haunts", help="which table (haunts)")
    parser.add_argument("--games", type=int, default=20, help="games between bots for each number of players (20)")
    parser.add_argument(
        "--looks", type=int, default=4, help="how often to double the games until a difference shows (4)"
    )
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="which game beside chance comes first: none to which bots were fitted (0)",
    )
    parser.add_argument("--random", type=int, default=200, help="random games (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wishes = parser.parse_args()
    much = Wishes(wishes.games, wishes.jobs)
    for number in wishes.haunts or sorted(HAUNTS):
        if wishes.table == "random":
            put_cell(number, "random", ended(number, wishes.random, wishes.jobs))
        elif wishes.table == "tests":
            put_cell(number, "tests", str(tests_of(number)))
        elif wishes.table == "chance":
            put("chance", number, chance_row(number, much, wishes.looks, wishes.first))
        else:
            put("haunts", number, row(number, much, wishes.random))


def put(table: str, number: int, line: str) -> None:
    """Put the row of a haunt into a table."""
    rows = rows_of(table) | {number: line}
    lines = "\n".join([HEADS[table], *(rows[each] for each in sorted(rows))])
    page = PAGE.read_text("utf-8")
    PAGE.write_text(_place(table).sub(lambda found: f"{found[1]}{lines}\n<!-- end -->", page), "utf-8")


def put_cell(number: int, column: str, cell: str) -> None:
    """Put one thing into the row of a haunt; the rest of it stays."""
    cells = rows_of("haunts")[number].split(" | ")
    cells[COLUMNS[column]] = cell
    put("haunts", number, " | ".join(cells))


def rows_of(table: str) -> dict[int, str]:
    """The rows of a table, by haunt."""
    found = _place(table).search(PAGE.read_text("utf-8"))
    return {int(each[1]): each[0] for each in ROW.finditer(found[0])} if found else {}


def _place(table: str) -> re.Pattern[str]:
    return re.compile(rf"(<!-- betrayal-{table} -->\n).*?<!-- end -->", re.DOTALL)


if __name__ == "__main__":
    main()
