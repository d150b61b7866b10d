"""Rewrites the example in docs/record.md: the record of the small game that docs/adding-a-game.md builds.

python tools/record_example.py
"""

import re
from pathlib import Path
from typing import Any

from lamplit.engine import start

DOCS = Path(__file__).resolve().parent.parent / "docs"
PYTHON = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
EXAMPLE = re.compile(r"^```json vigil\n(.*?)^```", re.DOTALL | re.MULTILINE)
ANSWERS = (("ann", "light"), ("ben", "light"), ("ann", "rest"), ("ben", "rest"))


def main() -> None:
    """Put the lines of the record into the blocks of the page, as many in each as stood there."""
    page = DOCS / "record.md"
    lines = iter(record().splitlines())

    def block(found: re.Match[str]) -> str:
        return "\n".join(["```json vigil", *(next(lines) for _ in found[1].splitlines()), "```"])

    text = EXAMPLE.sub(block, page.read_text("utf-8"))
    left = list(lines)
    if left:
        raise SystemExit(f"{page.name} has no place for {len(left)} lines: {left[0]}")
    page.write_text(text, encoding="utf-8")


def record() -> str:
    """The record of the example, from the game as its page builds it."""
    scope: dict[str, Any] = {"__name__": "adding-a-game"}
    exec("\n".join(PYTHON.findall((DOCS / "adding-a-game.md").read_text("utf-8"))), scope)
    match = start(scope["VIGIL"], "a seed", {})
    for seat, name in ANSWERS:
        match.answer(seat, name)
    match.table_talk.say("ben", "Good night.")
    return match.record()


if __name__ == "__main__":
    main()
