"""Writes into docs/haunts.md which blocks each haunt takes and which rulings it leaves open."""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from lamplit import text
from lamplit.games.betrayal.haunts import HAUNTS

PAGE = Path(__file__).parents[2] / "docs" / "haunts.md"
OWN = re.compile(r"^\| (\d+) \| [^|]+ \| [^|]* \| ([^|]*)\|$", re.MULTILINE)
ROWS = re.compile(r"(?<=<!-- haunts -->\n).*?(?=<!-- end -->)", re.DOTALL)
RULINGS = re.compile(r"(?<=<!-- rulings -->\n).*?(?=<!-- end -->)", re.DOTALL)


def written(page: str) -> str:
    """The page with a row for each haunt, and one for each ruling. The last column of the haunts is kept."""
    own = {int(number): told for number, told in OWN.findall(page)}
    page = ROWS.sub(lambda _: "".join(f"{line}\n" for line in rows(own)), page)
    return RULINGS.sub(lambda _: "".join(f"{line}\n" for line in rulings()), page)


def rows(own: Mapping[int, str]) -> Iterator[str]:
    """The haunts with their titles and blocks, and what each has besides."""
    yield "| no. | title | blocks | its own |"
    yield "|---|---|---|---|"
    for number, haunt in sorted(HAUNTS.items()):
        title = text.say(f"haunt-{number}", "en", "betrayal").replace("’", "'")
        yield f"| {number} | {title} | {', '.join(haunt.blocks)} | {own.get(number, ' ')}|"


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
