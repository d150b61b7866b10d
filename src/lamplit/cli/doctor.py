"""A health check: is everything present that a game needs?"""

import os
import platform
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any

from rich.console import Console

from .. import games, new, text
from ..bots import levels, make, play
from ..engine import LamplitError
from ..terminal import saves
from ..text.rulebook import whole_rulebook

OLDEST_PYTHON = (3, 11)
PACKAGES = ("fluent.runtime", "rich", "typer")
NARROWEST = 100


@dataclass(frozen=True)
class Finding:
    """The result of one check: the message that names it, whether it passed, and details."""

    message: str
    good: bool
    detail: str
    args: dict[str, Any] = field(default_factory=dict)


def examine(console: Console) -> Iterator[Finding]:
    """Run all checks, one after another."""
    yield _python()
    yield _packages()
    yield _words(None)
    for game in games():
        yield _words(game)
        yield _rules(game)
        yield _game(game)
    yield _folder()
    yield _terminal(console)


def _python() -> Finding:
    return Finding("doctor-python", sys.version_info >= OLDEST_PYTHON, platform.python_version())


def _packages() -> Finding:
    missing = [package for package in PACKAGES if not _version(package)]
    found = ", ".join(f"{package} {_version(package)}" for package in PACKAGES if package not in missing)
    return Finding("doctor-packages", not missing, ", ".join(missing) or found)


def _version(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def _words(game: str | None) -> Finding:
    """Check that both languages have the same, readable messages."""
    wrong = [fault for tongue in text.LANGUAGES for fault in text.faults(tongue, game)]
    english, german = (text.messages(tongue, game) for tongue in text.LANGUAGES)
    wrong += [f"en: {message}" for message in sorted(german - english)]
    wrong += [f"de: {message}" for message in sorted(english - german)]
    detail = ", ".join(wrong) or text.say("doctor-messages", count=len(english))
    return Finding("doctor-words", bool(english) and not wrong, detail, {"of": game or "Lamplit"})


def _rules(game: str) -> Finding:
    def count() -> str:
        book = whole_rulebook(game)
        return text.say("doctor-rule-count", rules=len(list(book)), chapters=len(book.chapters))

    return _tried("doctor-rulebook", count, game)


def _game(game: str) -> Finding:
    """Play one game between the strongest bots."""

    def self_play() -> str:
        match = new(game)
        level = levels(game)[-1]
        play(match, {seat: make(game, level, seat, f"doctor {seat}") for seat in match.seats}, random.Random())
        return text.result(match.result or {}, game)

    return _tried("doctor-self-play", self_play, game)


def _tried(message: str, trial: Callable[[], str], game: str) -> Finding:
    try:
        return Finding(message, True, trial(), {"of": game})
    except LamplitError as error:
        return Finding(message, False, error.text(), {"of": game})
    except Exception as error:
        return Finding(message, False, f"{type(error).__name__}: {error}", {"of": game})


def _folder() -> Finding:
    """Check that the nearest existing folder of the path is writable."""
    folder = saves.folder()
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    return Finding("doctor-folder", existing.is_dir() and os.access(existing, os.W_OK), str(folder))


def _terminal(console: Console) -> Finding:
    """Check the terminal's width; a narrow one is a problem for people, not for pipes."""
    colours = console.color_system or "–"
    detail = text.say("doctor-terminal-size", width=console.width, height=console.height, colours=colours)
    return Finding("doctor-terminal", console.width >= NARROWEST or not console.is_terminal, detail)
