"""Writes into docs/haunts.md which blocks each haunt of the house takes, from the haunts' own modules."""

import re
import sys
from pathlib import Path

from lamplit.games.betrayal.haunts import HAUNTS

PAGE = Path(__file__).parents[1] / "docs" / "haunts.md"
ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]*) \| ([^|]*)\|$", re.MULTILINE)


def written(page: str) -> str:
    """The page with the rows of all haunts that are in the house as their modules say."""

    def row(found: re.Match[str]) -> str:
        number = int(found[1])
        blocks = ", ".join(HAUNTS[number].blocks) if number in HAUNTS else found[3]
        return f"| {number} | {found[2]} | {blocks} | {found[4]}|"

    return ROW.sub(row, page)


def main() -> None:
    """Writes the page, or with --check says whether it is as it should be."""
    page = PAGE.read_text("utf-8")
    if "--check" in sys.argv:
        sys.exit(0 if written(page) == page else "docs/haunts.md is not what the modules say: run tools/haunts.py")
    PAGE.write_text(written(page), "utf-8")


if __name__ == "__main__":
    main()
