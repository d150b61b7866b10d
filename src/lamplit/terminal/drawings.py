"""Finds how a game's view is drawn: a module of the game's name beside this one, or else a plain list."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from .. import text


def draw(game: str, view: Mapping[str, Any], language: str | None = None) -> RenderableType:
    """What a seat sees of the table, drawn from its view and nothing else."""
    own = _own_module(game)
    if own is not None:
        return own.draw(view, language or text.language())
    return Group(*_lines(view, 0, game, language))


def expected(game: str, view: Mapping[str, Any], seat: str, prompt: str) -> list[str]:
    """Answers a person may look for that could be missing, so that the list can say why."""
    own = _own_module(game)
    return own.expected(view, seat, prompt) if hasattr(own, "expected") else []


def meant(game: str, view: Mapping[str, Any], seat: str, option: str) -> str:
    """The answer whose words fit: going where one stands is going out and back."""
    own = _own_module(game)
    return own.meant(view, seat, option) if hasattr(own, "meant") else option


def _own_module(game: str) -> Any:
    module = f"lamplit.terminal.{game}"
    return import_module(module) if find_spec(module) else None


def _lines(view: Mapping[str, Any], depth: int, game: str, language: str | None) -> list[Text]:
    lines: list[Text] = []
    for key, value in view.items():
        label = Text.assemble("  " * depth, (f"{text.name(str(key), game, language)}: ", "dim"))
        if isinstance(value, Mapping):
            lines += [label, *_lines(value, depth + 1, game, language)]
        elif isinstance(value, (list, tuple)):
            lines.append(label.append(", ".join(text.name(str(part), game, language) for part in value)))
        else:
            lines.append(label.append(text.name(str(value), game, language)))
    return lines
