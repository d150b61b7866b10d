"""A game's rulebook: the catalogue of its rules, one statement with an id each, in English and German.

It is stored in `games/<game>/rulebook/NN-*.toml`, one chapter a file: a `[chapter]` table with its titles, then one
table for each rule. Tests name the rules they prove, refusals name the rule that forbids an answer, and people read it
as a book. Secret books (`books.py`) hold secret chapters in the same form.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from ..engine.errors import LamplitError
from .books import books, files, home, shelf
from .bundles import language as default_language
from .file_cache import file_cached
from .pictures import PICTURES

_WORDS = ("en", "de")


class BadRulebook(LamplitError):
    """The rulebook cannot be read."""


class UnknownRule(LamplitError):
    """No rule has this id."""


@dataclass(frozen=True)
class Rule:
    """One rule.

    `not_digital` says why the rule cannot apply to a digital table, if so. `level` is the first level at which it
    applies, in games that are learned level by level. `ruling` (`setting=choice`) is the choice a table must have made
    for the rule to apply.
    """

    id: str
    edition: str
    kind: str
    en: str
    de: str
    see: tuple[str, ...] = ()
    not_digital: "Titles | None" = None
    level: str = ""
    ruling: str = ""

    def words(self, language: str | None = None) -> str:
        """Return the text of the rule."""
        return self.de if (language or default_language()) == "de" else self.en


@dataclass(frozen=True)
class Titles:
    """A text in both languages."""

    en: str
    de: str

    def words(self, language: str | None = None) -> str:
        """Return the text in a language; by default the person's own."""
        return self.de if (language or default_language()) == "de" else self.en


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rulebook, and the secret book it belongs to, if any."""

    title: Titles
    rules: tuple[Rule, ...]
    book: str = ""


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game, in the order of its chapters."""

    game: str
    chapters: tuple[Chapter, ...]

    def __iter__(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def __contains__(self, rule: object) -> bool:
        return any(found.id == rule for found in self)

    def rule(self, rule: str) -> Rule:
        """Return the rule with this id; case does not matter.

        >>> rulebook("terrorscape").rule("ts-surv-count-1").kind
        'limit'
        """
        found = self._by_id.get(rule.strip().upper())
        if found is None:
            raise UnknownRule("error-rule", rule=rule, game=self.game)
        return found

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        """The rules by upper-case id. If two share an id, the first counts."""
        return {rule.id.upper(): rule for rule in reversed(list(self))}

    def search(self, words: str, language: str | None = None) -> list[Rule]:
        """Return the rules whose text or id contains all these words."""
        wanted = words.casefold().split()
        return [rule for rule in self if all(w in f"{rule.id} {rule.words(language)}".casefold() for w in wanted)]


@file_cached
def rulebook(game: str) -> Rulebook:
    """Return the public rulebook of a game. Raise `BadRulebook` if it cannot be read."""
    inside = _inside(home(game) / "rulebook", game)
    found = sorted((file for file in inside if file.name.endswith(".toml")), key=lambda file: file.name)
    book = Rulebook(game, tuple(_chapter(file) for file in found))
    _check_references(book)
    return book


@file_cached
def rulebook_with(game: str, secret: tuple[str, ...]) -> Rulebook:
    """Return the rulebook with these secret books, whose chapters come first."""
    public = rulebook(game)
    own = [chapter for book in secret for chapter in secret_chapters(game, book)]
    return Rulebook(game, (*own, *public.chapters))


@file_cached
def whole_rulebook(game: str) -> Rulebook:
    """Return the rulebook with all secret books, for tests and refusals; never show it to people at a table."""
    found = rulebook_with(game, books(game))
    _check_references(found)
    return found


@file_cached
def secret_rules(game: str) -> dict[str, str]:
    """Return the ids of secret rules, with their books."""
    chapters = [chapter for book in books(game) for chapter in secret_chapters(game, book)]
    return {rule.id: chapter.book for chapter in chapters for rule in chapter.rules}


@file_cached
def secret_chapters(game: str, book: str) -> tuple[Chapter, ...]:
    """Return the chapters of a secret book. They may refer to the public rulebook and to books above them in their
    group."""
    chapters = (_chapter(file) for file in files(game, book, ".toml") if _has_chapter(file))
    found = tuple(replace(chapter, book=book) for chapter in chapters)
    if not found:
        return ()
    above = [other for other in books(game) if book.startswith(f"{other}/") and shelf(other) == shelf(book)]
    known = [chapter for other in above for chapter in secret_chapters(game, other)]
    _check_references(Rulebook(game, (*rulebook(game).chapters, *known, *found)))
    return found


def written() -> list[str]:
    """Return the games that have a rulebook, unfinished games included.

    >>> {"escape", "terrorscape"} <= set(written())
    True
    """
    folders = (resources.files("lamplit") / "games").iterdir()
    return sorted(folder.name for folder in folders if (folder / "rulebook").is_dir())


def _inside(folder: Traversable, game: str) -> list[Traversable]:
    if not folder.is_dir():
        raise BadRulebook("error-rulebook-none", game=game)
    return list(folder.iterdir())


def _tables(file: Traversable) -> dict[str, Any]:
    """Return the tables of a file, without the icons of a secret book."""
    try:
        tables = tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadRulebook("error-rulebook-toml", file=file.name, error=str(error)) from None
    return {name: table for name, table in tables.items() if name not in PICTURES}


def _has_chapter(file: Traversable) -> bool:
    """Whether a file has a chapter; a secret book may hold icons only."""
    return bool(_tables(file).keys() - {"chapter"})


def _chapter(file: Traversable) -> Chapter:
    tables = _tables(file)
    titles = tables.pop("chapter", None)
    if not _bilingual(titles):
        raise BadRulebook("error-rulebook-chapter", file=file.name)
    return Chapter(_titles(titles), tuple(_rule(file.name, rule, table) for rule, table in tables.items()))


def _rule(file: str, rule: str, table: Any) -> Rule:
    def wrong(field: str) -> BadRulebook:
        return BadRulebook("error-rulebook-rule", file=file, rule=rule, field=field)

    if not isinstance(table, dict):
        raise wrong("en")
    for field in ("edition", "kind", *_WORDS):
        if not isinstance(table.get(field), str) or not table[field].strip():
            raise wrong(field)
    excuse = table.get("not_digital")
    if excuse is not None and not _bilingual(excuse):
        raise wrong("not_digital")
    see = table.get("see", [])
    if not isinstance(see, list) or not all(isinstance(other, str) for other in see):
        raise wrong("see")
    bounds = {field: table.get(field, "") for field in ("level", "ruling")}
    for field, bound in bounds.items():
        if not isinstance(bound, str):
            raise wrong(field)
    unknown = set(table) - {"edition", "kind", "en", "de", "see", "not_digital", *bounds}
    if unknown:
        raise wrong(sorted(unknown)[0])
    plain = {field: table[field] for field in ("edition", "kind", *_WORDS)}
    excuse = None if excuse is None else _titles(excuse)
    return Rule(id=rule, **plain, see=tuple(see), not_digital=excuse, **bounds)


def _check_references(book: Rulebook) -> None:
    known: set[str] = set()
    for rule in book:
        if rule.id in known:
            raise BadRulebook("error-rulebook-twice", rule=rule.id)
        known.add(rule.id)
    for rule in book:
        for other in rule.see:
            if other not in known:
                raise BadRulebook("error-rulebook-see", rule=rule.id, other=other)


def _bilingual(titles: Any) -> bool:
    return isinstance(titles, dict) and all(isinstance(titles.get(tongue), str) for tongue in _WORDS)


def _titles(table: dict[str, str]) -> Titles:
    return Titles(table["en"], table["de"])
