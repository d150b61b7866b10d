"""What a game's text files hold, and what its source could ask them for."""

import ast
from functools import cache
from importlib import resources
from pathlib import Path

from lamplit.text import bundles
from lamplit.text.books import books, files


def ids(game: str, language: str) -> list[str]:
    """The ids of a game's words, those of secret books and attributes included, in their order."""
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
    """The ids of what the game itself says, without what start pages and the terminal say of it."""
    return [message for message in ids(game, language) if not message.startswith((f"game-{game}", f"{game}-"))]


@cache
def nodes(game: str) -> tuple[ast.AST, ...]:
    """Everything in a game's source."""
    folder = Path(str(resources.files("lamplit"))) / "games" / game
    sources = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    return tuple(node for source in sources for node in ast.walk(ast.parse(source)))
