"""Writes into docs/haunts.md, from the modules, which blocks each haunt takes and which rulings it leaves open."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from lamplit import text
from lamplit.games.betrayal.haunts import HAUNTS

PAGE = Path(__file__).parents[2] / "docs" / "haunts.md"
ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]*) \| ([^|]*)\|$", re.MULTILINE)
RULINGS = re.compile(r"(?<=<!-- rulings -->\n).*?(?=<!-- end -->)", re.DOTALL)


def written(page: str) -> str:
    """The page with the rows of all haunts that are in the house as their modules say."""

    def row(found: re.Match[str]) -> str:
        number = int(found[1])
        blocks = ", ".join(HAUNTS[number].blocks) if number in HAUNTS else found[3]
        return f"| {number} | {found[2]} | {blocks} | {found[4]}|"

    return RULINGS.sub(lambda _: "".join(f"{line}\n" for line in rulings()), ROW.sub(row, page))


def rulings() -> Iterator[str]:
    """The settings by which a table closes holes of the books, as rows."""

    def words(name: str) -> str:
        return text.say(f"setting-{name}", "en", "betrayal")

    yield "| setting | haunt | what it settles | choices, the usual one first |"
    yield "|---|---|---|---|"
    for number, haunt in sorted(HAUNTS.items()):
        for name, choices in haunt.rulings.items():
            told = ", ".join(f"`{each}` ({words(f'{name}-{each}')})" for each in choices)
            yield f"| `{name}` | {number} | {words(f'{name}-text')} | {told} |"


def main() -> None:
    """Writes the page, or with --check says whether it is as it should be."""
    page = PAGE.read_text("utf-8")
    if "--check" in sys.argv:
        sys.exit(
            0 if written(page) == page else "docs/haunts.md does not match the modules: run tools/betrayal/haunts.py"
        )
    PAGE.write_text(written(page), "utf-8")


if __name__ == "__main__":
    main()
