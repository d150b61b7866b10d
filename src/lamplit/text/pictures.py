"""What secret books show: the icons of their figures and tokens, and those of their headpiece.

They are named in a `*.toml` of the book, above its rules: `headpiece = ["bat", "castle", "moon"]`, the middle one
first, and `[signs]`, in which a kind of monster, a card or a token stands with its icon. The names are those of the
client's set.
"""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from .books import files
from .file_cache import file_cached

HEADPIECE, SIGNS = "headpiece", "signs"
PICTURES = (HEADPIECE, SIGNS)
"""What of a book's file is no rule."""


@dataclass(frozen=True)
class Pictures:
    """The icons a book names: those of its headpiece, if it has one, and one for each thing with a sign."""

    headpiece: tuple[str, ...] = ()
    signs: dict[str, str] = field(default_factory=dict[str, str])


@file_cached
def book_pictures(game: str, book: str) -> Pictures:
    """The icons a book names; none if there is no such book."""
    headpiece: list[str] = []
    signs: dict[str, str] = {}
    for file in files(game, book, ".toml"):
        tables: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
        headpiece += tables.get(HEADPIECE, [])
        signs |= tables.get(SIGNS, {})
    return Pictures(tuple(headpiece), signs)
