"""Secret books: words and chapters of a game that only some seats may read while it is played.

A book is a folder in `games/<game>/books/`, and is called by its path there: `mummy`, `mummy/traitor`. It holds words
(`en.ftl`, `de.ftl`), chapters of the rulebook (`*.toml`), the names of its pictures (`pictures.py`), or several of
these. `Game.books` says who may read which of them. Nothing of it is part of the client or of what everybody is
served.
"""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from .kept import forget, kept

FOLDER = "books"
_beside: dict[str, list[Traversable]] = {}
"""Folders of books that are not the game's own, by game."""


def home(game: str) -> Traversable:
    """The folder of a game."""
    return resources.files("lamplit") / "games" / game


def add_books(game: str, folder: Traversable) -> None:
    """Lays books of one's own beside those of a game, in the same form."""
    _beside.setdefault(game, []).append(folder)
    forget()


@kept
def books(game: str) -> tuple[str, ...]:
    """All secret books of a game, by name."""
    return tuple(sorted(book for folder in _folders(game) for book in _found(folder, "")))


def files(game: str, book: str, ending: str) -> list[Traversable]:
    """The files of a book whose names end like this, in their order; none if there is no such book."""
    if book not in books(game):
        return []
    places = [folder.joinpath(*book.split("/")) for folder in _folders(game)]
    inside = [file for place in places if place.is_dir() for file in place.iterdir()]
    return sorted((file for file in inside if file.name.endswith(ending)), key=lambda file: file.name)


@kept
def book_words(game: str, book: str, language: str) -> str:
    """The words of a book as they are written (Fluent)."""
    return "\n".join(file.read_text("utf-8") for file in files(game, book, f"{language}.ftl"))


def shelf(book: str) -> str:
    """The books that belong together have this in common: their words may refer to each other.

    >>> shelf("mummy/traitor")
    'mummy'
    """
    return book.partition("/")[0]


def _folders(game: str) -> list[Traversable]:
    return [home(game) / FOLDER, *_beside.get(game, ())]


def _found(folder: Traversable, name: str) -> Iterator[str]:
    if not folder.is_dir():
        return
    inside = list(folder.iterdir())
    if name and any(file.name.endswith((".ftl", ".toml")) for file in inside):
        yield name
    for place in inside:
        if place.is_dir():
            yield from _found(place, f"{name}/{place.name}".lstrip("/"))
