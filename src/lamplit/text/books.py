"""Secret books: messages and chapters that only some seats may read during a game.

A book is a folder in `books/`, either of the game or of one of its modules (`games/<game>/<room>/<module>/`). It is
called by its path there, and if it belongs to a module, by the module's name before that: `haunts/mummy/books/` is the
book `mummy`, and `haunts/mummy/books/traitor/` is `mummy/traitor`. A book holds words (`en.ftl`, `de.ftl`), chapters of
the rulebook (`*.toml`), the names of its pictures (`pictures.py`), or several of these. `Game.books` says who may read
which of them. Nothing of it is part of the client or of what everybody is served.
"""

from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable

from .file_cache import clear_file_caches, file_cached

BOOKS, TEXT = "books", "text"
_beside: dict[str, list[Traversable]] = {}
"""Folders of modules that are not part of the package, by game."""


def home(game: str) -> Traversable:
    """Return the folder of a game."""
    return resources.files("lamplit") / "games" / game


def add_module(game: str, folder: Traversable) -> None:
    """Adds the words and books of a module that is not part of the package."""
    _beside.setdefault(game, []).append(folder)
    clear_file_caches()


@file_cached
def modules(game: str) -> tuple[Traversable, ...]:
    """The folders of a game's modules: those two levels below the game's own that hold words or books."""
    rooms = [room for room in _inside(home(game)) if room.is_dir()]
    own = [module for room in rooms for module in _inside(room) if module.is_dir()]
    return tuple(each for each in (*own, *_beside.get(game, ())) if (each / TEXT).is_dir() or (each / BOOKS).is_dir())


@file_cached
def books(game: str) -> tuple[str, ...]:
    """Return the names of all secret books of a game."""
    return tuple(sorted(_places(game)))


def files(game: str, book: str, ending: str) -> list[Traversable]:
    """Return the files of a book with this name ending, sorted; none if there is no such book."""
    if book not in _places(game):
        return []
    inside = _places(game)[book].iterdir()
    return sorted((file for file in inside if file.name.endswith(ending)), key=lambda file: file.name)


@file_cached
def book_words(game: str, book: str, language: str) -> str:
    """Return the Fluent source of a book."""
    return "\n".join(file.read_text("utf-8") for file in files(game, book, f"{language}.ftl"))


def shelf(book: str) -> str:
    """Return the group a book belongs to. Messages of one group may refer to each other.

    >>> shelf("mummy/traitor")
    'mummy'
    """
    return book.partition("/")[0]


@file_cached
def _places(game: str) -> dict[str, Traversable]:
    """The folder of each book."""
    own = dict(_found(home(game) / BOOKS, ""))
    return {**own, **{book: place for each in modules(game) for book, place in _found(each / BOOKS, each.name)}}


def _found(folder: Traversable, name: str) -> Iterator[tuple[str, Traversable]]:
    """A folder and those inside it, with the names of the books they are."""
    inside = _inside(folder)
    if name and any(file.name.endswith((".ftl", ".toml")) for file in inside):
        yield name, folder
    for place in inside:
        if place.is_dir():
            yield from _found(place, f"{name}/{place.name}".lstrip("/"))


def _inside(folder: Traversable) -> list[Traversable]:
    """What is in a folder, in the order of names; nothing if there is no such folder."""
    return sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []
