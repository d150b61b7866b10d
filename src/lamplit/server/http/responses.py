"""Builds HTTP responses that show games, books, tables and records."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ... import game, text
from ...bots import levels, parts
from ...engine import Game
from ...engine.matches.match import opening_sides
from ...engine.settings import settle
from ...text.rulebook import Chapter, Rule, secret_chapters
from ..storage.store import RecordRow
from ..tables.live_table import LiveTable
from . import schemas as s


def book_shown(name: str, book: str) -> s.BookShown:
    """Return a secret book."""
    words = {language: text.book_words(name, book, language) for language in text.LANGUAGES}
    pictures = text.book_pictures(name, book)
    chapters = [chapter_shown(chapter, kinds=True) for chapter in secret_chapters(name, book)]
    return s.BookShown(book, words, chapters, list(pictures.headpiece), pictures.signs)


def chapter_shown(chapter: Chapter, kinds: bool = False) -> s.ChapterShown:
    """Return a chapter of a rulebook; `kinds` includes what each rule is about."""
    rules = [_rule(rule, rule.kind if kinds else "") for rule in chapter.rules]
    return s.ChapterShown(chapter.title.en, chapter.title.de, rules)


def _rule(rule: Rule, kind: str) -> s.RuleShown:
    edition = "" if rule.edition == "both" else rule.edition
    return s.RuleShown(rule.id, rule.en, rule.de, list(rule.see), edition, rule.level, rule.ruling, kind)


def game_shown(name: str) -> s.GameShown:
    """Return a game."""
    found = game(name)
    options = settle(found.settings, {})
    return s.GameShown(
        name,
        [msgspec.convert(setting.describe(), s.SettingShown) for setting in found.settings],
        list(found.seats(options)),
        parts_of(found, options),
        levels(name),
        found.rules,
        dict(found.for_people),
        dict(found.for_one),
    )


def parts_of(found: Game[Any], options: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return what one person may play, with the seats."""
    return {part: list(those) for part, those in parts(opening_sides(found, options), found.seats(options)).items()}


def table_listed(live: LiveTable) -> s.TableListed:
    """Return a table for the list."""
    info = live.info
    return s.TableListed(
        live.id, info["game"], info["stage"], info["options"], info["seats"], info["spectators"], live.row.created
    )


def record_listed(row: RecordRow) -> s.RecordListed:
    """Return a record for the list."""
    known = {name: getattr(row, name) for name in s.RecordListed.__struct_fields__}
    return s.RecordListed(**known)
