"""Every error has messages in both languages, with all arguments these use."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit import text
from lamplit.text import bundles

SOURCE = Path(str(resources.files("lamplit")))
ALWAYS = {
    # Arguments the engine adds to refusals (`Match._refused`), and the rule in words.
    "error-illegal-rule": {"rule", "reason", "seat", "name", "game"},
    "error-illegal-unknown": {"seat", "name", "game"},
}


def _game_of(file: Path) -> str | None:
    parts = file.relative_to(SOURCE).parts
    return next((part for part in parts[1:-1] if part in lamplit.games()), None)


@cache
def _sources() -> tuple[tuple[Path, ast.Module], ...]:
    return tuple((file, ast.parse(file.read_text("utf-8"))) for file in sorted(SOURCE.rglob("*.py")))


def _named() -> set[tuple[str | None, str]]:
    """Return all strings that look like ids of errors, with the game whose code uses them."""
    return {
        (_game_of(file), node.value)
        for file, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_id(node.value)
    }


def _is_id(value: str) -> bool:
    return value.startswith("error-") and value.replace("-", "").isalnum()


def _raised() -> Iterator[tuple[str, str | None, str, set[str]]]:
    """Yield errors created with all arguments in one place: the place, the game, the id, the arguments."""
    for file, tree in _sources():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            if not _is_id(str(node.args[0].value)) or len(node.args) > 1 or _called(node) in ("say", "has", "hint"):
                continue
            known = {keyword.arg for keyword in node.keywords}
            if None not in known:
                where = f"{file.relative_to(SOURCE)}:{node.lineno}"
                yield where, _game_of(file), str(node.args[0].value), {name for name in known if name}


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def _spoken_of(message: str, game: str | None, language: str) -> set[str]:
    """Return the variables of a message."""
    shared = _variables(None, language)
    return (_variables(game, language) if game else shared).get(message) or shared.get(message, set())


@cache
def _variables(game: str | None, language: str) -> dict[str, set[str]]:
    from fluent.syntax import ast as fluent
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self) -> None:
            self.found = set[str]()

        def visit_VariableReference(self, node: Any) -> None:
            self.found.add(node.id.name)

    spoken: dict[str, set[str]] = {}
    for _book, (_file, entry) in bundles._entries(game, language):
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("error-"):
            looking = Variables()
            looking.visit(entry)
            spoken[entry.id.name] = looking.found
    return spoken


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    shared = text.messages(language)
    of_games = {game: text.messages(language, game) | shared for game in lamplit.games()}
    named = _named()
    assert {message for game, message in named if message not in of_games.get(game or "", shared)} == set()
    assert len(named) > 150


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_error_knows_what_its_words_speak_of(language: str) -> None:
    raised = list(_raised())
    lacking = {
        f"{where} {message}: {name}"
        for where, game, message, known in raised
        for name in _spoken_of(message, game, language)
        if not {name, name.rpartition("-")[0]} & (known | ALWAYS.get(message, set()))
    }
    assert lacking == set()
    assert len(raised) > 150


def test_every_message_of_an_error_is_used() -> None:
    used = {message for _game, message in _named()}
    written = set[str]().union(*(text.messages("en", game) for game in (None, *lamplit.games())))
    assert {message for message in written if message.startswith("error-") and "." not in message} == used
