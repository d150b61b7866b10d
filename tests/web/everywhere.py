"""On which screens and in which languages something is shown that holds for all of them.

    @everywhere(("game", "language", "screen"), ("terrorscape", "de", PHONE), ("escape", "en", DESK))
    def test_…(inn: House, comes: Come, game: str, language: str, screen: str): …

`./test` shows it in the rows that stand there; `pytest tests/web --everywhere` for each of these games in both
languages, and on every screen. A test that tries all screens by itself names none.
"""

from itertools import product
from typing import Any

import pytest

from .people import SCREENS

LANGUAGES = ("de", "en")
EVERYWHERE = {"language": LANGUAGES, "screen": tuple(SCREENS)}


def everywhere(names: tuple[str, ...], *rows: tuple[Any, ...]) -> pytest.MarkDecorator:
    """Where a test is run: in these rows, or in all languages and on all screens for whatever else differs in them."""
    return pytest.mark.everywhere(names, rows)


def places(names: tuple[str, ...], rows: tuple[tuple[Any, ...], ...]) -> list[tuple[Any, ...]]:
    """All rows there can be, each once.

    >>> places(("game", "language"), (("escape", "de"), ("zeds", "en")))
    [('escape', 'de'), ('escape', 'en'), ('zeds', 'de'), ('zeds', 'en')]
    """
    found = [product(*(EVERYWHERE.get(name, (value,)) for name, value in zip(names, row, strict=True))) for row in rows]
    return [*dict.fromkeys(row for rows in found for row in rows)]
