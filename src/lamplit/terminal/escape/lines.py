"""Words and lines of Escape's drawing."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ... import text
from ...games.escape.data.figures import BLACK
from ...games.escape.view.types import AdventurerView
from .temple import GAME


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns of lines, the right one from `width` on."""
    lines: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.truncate(width)
            line.pad_right(width - line.cell_len)
            line.append_text(right[number])
        lines.append(line)
    return lines


def place_name(place: str, language: str) -> str:
    """Return the short name of a place in the temple."""
    return text.forms(place, GAME, language)["short"]


def is_stuck(adventurer: AdventurerView) -> bool:
    """Whether all dice are blocked."""
    return bool(adventurer["dice"]) and all(face == BLACK for face in adventurer["dice"])


def say(message: str, language: str, **args: Any) -> str:
    """A message of this drawing."""
    return text.say(f"escape-{message}", language, GAME, **args)
