"""The messages of a game, and the syntax trees of its source."""

import ast
from functools import cache
from importlib import resources
from pathlib import Path

from lamplit.text import bundles
from lamplit.text.books import books, files


def ids(game: str, language: str) -> list[str]:
    """Return the ids of a game's messages in order, including secret books and attributes."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    found: list[str] = []
    secret = [file for book in books(game) for file in files(game, book, f"{language}.ftl")]
    for file in [*bundles._files(game, language), *secret]:
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message):
                found += [entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)]
    return found


def rules_ids(game: str, language: str) -> list[str]:
    """Return the ids of the game's own messages, without those of start pages and the terminal."""
    return [message for message in ids(game, language) if not message.startswith((f"game-{game}", f"{game}-"))]


@cache
def nodes(game: str) -> tuple[ast.AST, ...]:
    """Return all syntax nodes of a game's source."""
    folder = Path(str(resources.files("lamplit"))) / "games" / game
    sources = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    return tuple(node for source in sources for node in ast.walk(ast.parse(source)))
