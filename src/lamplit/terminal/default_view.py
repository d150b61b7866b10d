"""Draws any view as text, for games without a drawing of their own.

Values are sorted by shape: figures in a line, cards in rows, and similar things (people, piles, places) in a table with
a row each. Names come from the game's messages.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .. import text

TOLD_ELSEWHERE = frozenset({"game", "you", "result", "books"})
"""Keys that are shown elsewhere: the game, the seat, the result, the books."""

MOST_COLUMNS = 8


def draw(game: str, view: Mapping[str, Any], language: str) -> RenderableType:
    """Draw a view."""
    return Group(*DefaultView(game, language).parts(view))


class DefaultView:
    """Formats the values of one game's views."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._language = language

    def parts(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """Return figures first, then rows of cards, then nested values."""
        told = {key: value for key, value in view.items() if key not in TOLD_ELSEWHERE and not _nothing(value)}
        figures = [(key, value) for key, value in told.items() if _single(value)]
        rows = [(key, value) for key, value in told.items() if _row(value)]
        parts: list[RenderableType] = []
        if figures:
            each = [Text.assemble((f"{self._title(key)} ", "dim"), self._value(value)) for key, value in figures]
            parts.append(Text("   ").join(each))
        parts += [Text.assemble((f"{self._title(key)}: ", "dim"), self._value(value)) for key, value in rows]
        for key, value in told.items():
            if not _single(value) and not _row(value):
                parts.append(self._table(key, value))
        return parts

    def _table(self, key: str, value: Any) -> RenderableType:
        """Return a table of similar things, a row each."""
        entries = list(value.items()) if isinstance(value, Mapping) else [("", each) for each in value]
        if all(_single(each) or _row(each) for _, each in entries):
            lines = [Text.assemble((f"  {self._title(name)}: ", "dim"), self._value(each)) for name, each in entries]
            return Group(Text(self._title(key), style="bold"), *lines)
        found = [each if isinstance(each, Mapping) else {"": each} for _, each in entries]
        columns = list(dict.fromkeys(column for each in found for column in each))[:MOST_COLUMNS]
        table = Table(title=self._title(key), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
        named = isinstance(value, Mapping)
        for column in ["", *columns] if named else columns:
            table.add_column(self._title(column))
        for (name, _), each in zip(entries, found, strict=True):
            cells = [self._value(each.get(column)) for column in columns]
            table.add_row(*([Text(self._title(name), style="bold")] if named else []), *cells)
        return table

    def _value(self, value: Any) -> Text:
        if _nothing(value):
            return Text("–", style="dim")
        if value is True:
            return Text("✓")
        if isinstance(value, Mapping):
            return Text(", ").join(Text.assemble(f"{self._name(k)} ", self._value(v)) for k, v in value.items())
        if isinstance(value, (list, tuple)):
            return Text(", ").join(map(self._value, value))
        return Text(f"{value:g}" if isinstance(value, float) else self._name(str(value)))

    def _title(self, key: str) -> str:
        words = self._name(key)
        return words[:1].upper() + words[1:]

    def _name(self, value: str) -> str:
        known = text.name(value, self._game, self._language)
        return known if known != value else value.replace("_", " ").replace("-", " ")


def _nothing(value: Any) -> bool:
    return value is None or value is False or (isinstance(value, (str, Sequence, Mapping)) and not value)


def _single(value: Any) -> bool:
    return isinstance(value, (str, int, float))


def _row(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and all(map(_single, value))
