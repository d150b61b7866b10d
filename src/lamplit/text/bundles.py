"""Loads the Fluent files and chooses the language."""

import os
import re
from collections.abc import Collection, Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from ..games import NAMES
from .books import TEXT, book_words, books, files, home, modules, shelf
from .file_cache import file_cached

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")
MODULES = "modules"
"""The part of a game's words that its modules bring."""
STRICT = "LAMPLIT_STRICT_TEXT"
_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# Fluent writes negative numbers with a hyphen; people read a minus sign. Option names, file names and quoted input stay
# as they were typed.
_HYPHEN = re.compile(r"(?<![\w:/“„])-(?=\d)")
_chosen: list[str] = []


class MissingMessage(KeyError):
    """A message is missing or lacks an argument. Raised in tests only."""


def speak(language: str | None) -> None:
    """Set the language of this program; `None` restores the person's own."""
    _chosen[:] = [language] if language in LANGUAGES else []


def language() -> str:
    """Return the language: set by the program, by LAMPLIT_LANG, by the system, or English."""
    if _chosen:
        return _chosen[0]
    for variable in ("LAMPLIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wish = os.environ.get(variable, "").lower()
        if wish:
            return "de" if wish.startswith("de") else "en"
    return "en"


def say(message: str, language: str | None = None, game: str | None = None, **args: Any) -> str:
    """Format a message. A missing message shows its id, so that a game never stops because of it."""
    return compose(message, args, language, game)


def compose(message: str, args: Mapping[str, Any], language: str | None = None, game: str | None = None) -> str:
    """Like `say`, for arguments of any name."""
    return _format(message, None, language, game, args)


def hint(
    message: str, attribute: str, args: Mapping[str, Any], language: str | None = None, game: str | None = None
) -> str | None:
    """Format an attribute of a message (`.help`, `.rules`); `None` if the message has no such attribute."""
    bundle = _bundle_with(message, game, _tongue(language))
    if not bundle.has_message(message) or attribute not in bundle.get_message(message).attributes:
        return None
    return _format(message, attribute, language, game, args)


def attributes(message: str, language: str | None = None, game: str | None = None) -> tuple[str, ...]:
    """Return the names of a message's attributes; none if the message is missing."""
    bundle = _bundle_with(message, game, _tongue(language))
    return tuple(bundle.get_message(message).attributes) if bundle.has_message(message) else ()


def has(message: str, language: str | None = None, game: str | None = None) -> bool:
    """Whether a message exists."""
    return _bundle_with(message, game, _tongue(language)).has_message(message)


def is_secret(message: str, language: str | None = None, game: str | None = None) -> bool:
    """Whether a message belongs to a secret book."""
    return game is not None and game.isidentifier() and message in _shelves(game, _tongue(language))


def messages(language: str, game: str | None = None, secret: Collection[str] | None = None) -> set[str]:
    """Return the ids of a language's messages: a game's own, or the shared ones. Attributes count as `id.attribute`.

    `secret` limits the secret books that are included; by default all are.
    """
    from fluent.syntax import ast

    found: set[str] = set()
    known = None if secret is None else ("", *secret)
    for _file, entry in (each for book, each in _entries(game, language) if known is None or book in known):
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
        elif isinstance(entry, ast.Term):
            found.add(f"-{entry.id.name}")
    return found


def faults(language: str, game: str | None = None) -> list[str]:
    """Return faults of the files: text that is not Fluent, and duplicate messages."""
    from fluent.syntax import ast

    wrong: list[str] = []
    seen: set[str] = set()
    for _book, (file, entry) in _entries(game, language):
        if isinstance(entry, ast.Junk):
            wrong.append(f"{file}: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, (ast.Message, ast.Term)):
            key = f"{type(entry).__name__} {entry.id.name}"
            if key in seen:
                wrong.append(f"{file}: {entry.id.name}")
            seen.add(key)
    return wrong


def _tongue(language_wanted: str | None) -> str:
    return language_wanted if language_wanted in LANGUAGES else language()


def _format(message: str, attribute: str | None, wanted: str | None, game: str | None, args: Mapping[str, Any]) -> str:
    tongue = _tongue(wanted)
    strict = os.environ.get(STRICT)
    for candidate in (tongue,) if strict else (tongue, *LANGUAGES):
        bundle = _bundle_with(message, game, candidate)
        if not bundle.has_message(message):
            continue
        found = bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            continue
        words, wrong = bundle.format_pattern(pattern, {name: _speakable(value) for name, value in args.items()})
        if wrong and strict:
            raise MissingMessage(f"{message} ({tongue}, {game}): {wrong[0]}; arguments {sorted(args)}")
        return _HYPHEN.sub("−", str(words))
    if strict:
        raise MissingMessage(f"{message} ({tongue}, {game})")
    return message


def _speakable(value: Any) -> Any:
    """Convert a value to a string or a number, the types Fluent knows."""
    if value is True or value is False:
        return "yes" if value else "no"
    return value if isinstance(value, (str, int, float)) else "none" if value is None else str(value)


def source(game: str, language: str, part: str | None = None) -> str:
    """Return a game's Fluent source for a client that formats messages itself: all of it, or one part.

    A part is called like its folder in `text/`; the words of modules (`haunts/mummy/text`) are the part `modules`.
    Secret books are no part of them.
    """
    found = [folder / f"{language}.ftl" for name, folder in _parts(game) if part in (None, name)]
    return "\n".join(file.read_text("utf-8") for file in found if file.is_file())


def _files(game: str | None, tongue: str) -> list[Traversable]:
    root = resources.files("lamplit")
    if game is None:
        folders = [root / part / "text" for part in ("engine", ".", "server", "terminal")]
        folders += [root / "cli" / each / "text" for each in NAMES]
    else:
        folders = [*(folder for _name, folder in _parts(game)), root / "terminal" / game / "text"]
    return [folder / f"{tongue}.ftl" for folder in folders if (folder / f"{tongue}.ftl").is_file()]


def _parts(game: str) -> list[tuple[str, Traversable]]:
    """The folders in which a game's words stand, each with the name of the part: `text/` itself, the folders inside it
    where words are many (`text/cards/`), and those of its modules."""
    folder = home(game) / TEXT
    inside = sorted(folder.iterdir(), key=lambda part: part.name) if folder.is_dir() else []
    own = [(part.name, part) for part in (folder, *inside) if part.is_dir()]
    return [*own, *((MODULES, module / TEXT) for module in modules(game))]


@file_cached
def _entries(game: str | None, tongue: str) -> list[tuple[str, tuple[str, Any]]]:
    """Return all Fluent entries, each with its secret book, if any, and file name."""
    from fluent.syntax import FluentParser

    parser = FluentParser(with_spans=False)
    written = [("", file.name, file) for file in _files(game, tongue)]
    if game is not None:
        for book in books(game):
            written += [(book, f"{book}/{file.name}", file) for file in files(game, book, f"{tongue}.ftl")]
    return [
        (book, (name, entry)) for book, name, file in written for entry in parser.parse(file.read_text("utf-8")).body
    ]


def _bundle_with(message: str, game: str | None, tongue: str) -> "FluentBundle":
    """Return the bundle that holds a message; a secret book is only read when one of its messages is used."""
    if game is None or not game.isidentifier():
        return _bundle(None, tongue)
    return _bundle(game, tongue, _shelves(game, tongue).get(message, ""))


@file_cached
def _shelves(game: str, tongue: str) -> dict[str, str]:
    """Return the group of secret books that holds each message."""
    return {found: shelf(book) for book in books(game) for found in _MESSAGE.findall(book_words(game, book, tongue))}


@file_cached
def _bundle(game: str | None, tongue: str, from_shelf: str = "") -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([tongue], use_isolating=False)
    sources = [_resource(file) for file in [*_files(None, tongue), *(_files(game, tongue) if game else [])]]
    if game is not None and from_shelf:
        together = [book for book in books(game) if shelf(book) == from_shelf]
        sources += [FluentResource(book_words(game, book, tongue)) for book in together]
    for source in sources:
        bundle.add_resource(source, allow_overrides=True)
    return bundle


@file_cached
def _resource(file: Traversable) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text("utf-8"))
