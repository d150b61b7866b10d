"""Icons of secret books: of their figures and tokens, and of their headpiece.

A `*.toml` file of the book names them above its rules: `headpiece = ["bat", "castle", "moon"]` with the middle icon
first, and `[signs]`, which maps monsters, cards and tokens to icons. The icons' names are those of the client's set.
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from .books import files
from .file_cache import file_cached

HEADPIECE, SIGNS = "headpiece", "signs"
PICTURES = (HEADPIECE, SIGNS)
"""Keys of a book's file that are not rules."""


@dataclass(frozen=True)
class Pictures:
    """The icons of a book: its headpiece, if any, and one for each thing with a sign."""

    headpiece: tuple[str, ...] = ()
    signs: dict[str, str] = field(default_factory=dict[str, str])


@file_cached
def book_pictures(game: str, book: str) -> Pictures:
    """Return the icons a book names; none if there is no such book."""
    headpiece: list[str] = []
    signs: dict[str, str] = {}
    for file in files(game, book, ".toml"):
        tables: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        headpiece += tables.get(HEADPIECE, [])
        signs |= tables.get(SIGNS, {})
    return Pictures(tuple(headpiece), signs)
