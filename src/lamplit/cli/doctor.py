"""A health check: is everything there that a game needs?"""

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
    """One thing that was looked at: its name as a message, whether it is well, and what was found."""

    message: str
    good: bool
    detail: str
    args: dict[str, Any] = field(default_factory=dict)


def examine(console: Console) -> Iterator[Finding]:
    """Looks at everything, one thing after the other."""
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
    """The same messages in both languages, and none that cannot be read."""
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
    """A game of the strongest players against each other, from first question to last."""

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
    """The nearest part of the path that exists must be writable."""
    folder = saves.folder()
    existing = next(path for path in (folder, *folder.parents) if path.exists())
    return Finding("doctor-folder", existing.is_dir() and os.access(existing, os.W_OK), str(folder))


def _terminal(console: Console) -> Finding:
    """A narrow terminal is a nuisance for people, none for a pipe."""
    colours = console.color_system or "–"
    detail = text.say("doctor-terminal-size", width=console.width, height=console.height, colours=colours)
    return Finding("doctor-terminal", console.width >= NARROWEST or not console.is_terminal, detail)
