"""The roads to Town Center in letters, a row of spaces for each track: Start on the left, Town on the right.

A space takes three lines: what it is called and what is built there; Zeds and Raiders; your units and the people on
the road. Strength is a figure, and the small one above it says how many hits a piece still takes.
"""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from ...games.zeds.data.board import ALONG, SPACES, STARTS, TOWN_CENTER
from ...games.zeds.data.units import FIGURES
from . import words

LABEL = 9
WIDEST_CELL = 16
SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
ZED, SUPER, RAIDER = "green", "bold green", "magenta"
UNIT, WEAK, DEFIANT = "bold white", "white", "yellow"
CHAOS, BUILT = "bold red", "cyan"
SIGNS = {"super": "Z", "infector": "i", "raiders": "R"}


def rows(view: Mapping[str, Any], language: str, width: int, low: bool = False) -> list[Text]:
    """All tracks in play; on a low screen in two lines each, wherever nobody stands where Zeds are."""
    return [line for track in view["tracks"] for line in _track(view, track, language, width, low)]


def strength(piece: Mapping[str, Any]) -> str:
    """A piece's strength, and the hits it takes until it is gone.

    >>> strength({"strength": 5, "left": 3})
    '5³'
    """
    return f"{piece['strength']}{str(piece['left']).translate(SMALL)}"


def activations_left(view: Mapping[str, Any], track: str) -> int | None:
    """After how many activations the first Zeds of a track are in Town Center if nobody stops them."""
    numbers = [SPACES[zed["place"]].number for zed in view["zeds"].values() if zed["place"][0] == track]
    return min(numbers) + 1 if numbers else None


def _track(view: Mapping[str, Any], track: str, language: str, width: int, low: bool) -> list[Text]:
    cell = min(WIDEST_CELL, (width - LABEL) // len(ALONG[track]))
    spaces = [_space(view, place, language, cell) for place in ALONG[track]]
    if low and not any(enemies.plain and people.plain for _, enemies, people in spaces):
        spaces = [(ground, enemies if enemies.plain else people, Text()) for ground, enemies, people in spaces]
    lines = [_label(words.name(track, language), "bold"), _label(_danger(view, track, language), "red"), _label("", "")]
    for space in spaces:
        for line, part in zip(lines, space, strict=True):
            line.append_text(_fitted(part, cell))
    return [line for number, line in enumerate(lines) if number < len(lines) - 1 or line.plain.strip()]


def _label(written: str, style: str) -> Text:
    return Text(f"{written[: LABEL - 1]:<{LABEL}}", style=style, no_wrap=True)


def _danger(view: Mapping[str, Any], track: str, language: str) -> str:
    left = activations_left(view, track)
    return words.say("danger", language, count=left) if left is not None else ""


def _fitted(part: Text, cell: int) -> Text:
    part = part.copy()
    part.truncate(cell - 1, overflow="crop")
    part.append(" " * (cell - part.cell_len))
    return part


def _space(view: Mapping[str, Any], place: str, language: str, cell: int) -> tuple[Text, Text, Text]:
    return _ground(view, place, language), _enemies(view, place), _people(view, place, language, cell)


def _ground(view: Mapping[str, Any], place: str, language: str) -> Text:
    line = Text(place, style="bold" if SPACES[place].named else "dim")
    chaos = view["chaos"].get(place, 0)
    if chaos:
        line.append(f"✗{chaos if chaos > 1 else ''}", CHAOS)
    if place == view["strongpoint"]:
        line.append("■", BUILT)
    if place in view["barricades"]:
        line.append("▒", BUILT)
    if view["minefield"] and view["minefield"]["place"] == place:
        line.append("※", BUILT)
    if place in view["no_entry"]:
        line.append("⊘", "red")
    if SPACES[place].named:
        line.append(f" {words.name(place, language)}", "dim")
    elif place in STARTS:
        line.append(f" {words.say('start', language)}", "dim")
    return line


def _enemies(view: Mapping[str, Any], place: str) -> Text:
    line = Text()
    for name, piece in {**view["zeds"], **view["raiders"]}.items():
        if piece["place"] == place:
            kind = FIGURES[name].kind
            style = RAIDER if kind == "raiders" else SUPER if kind == "super" else ZED
            line.append(" " if line.plain else "")
            line.append(f"{SIGNS.get(kind, '')}{strength(piece)}", style)
            if piece["marks"]:
                line.append("*", ZED)
    return line


def _people(view: Mapping[str, Any], place: str, language: str, cell: int) -> Text:
    line = Text()
    letters = max(3, (cell - 2) // 2)
    for name, unit in view["units"].items():
        if unit["place"] == place:
            line.append(" " if line.plain and not line.plain.endswith("!") else "")
            line.append(words.short(name, language, letters), WEAK if unit["side"] else UNIT)
            if "defiant" in unit["marks"]:
                line.append("!", DEFIANT)
    for piece in view["folk"].values():
        if piece["place"] == place:
            line.append("»" if piece["side"] else "⌂", "yellow")
    return line


def in_town(view: Mapping[str, Any]) -> list[str]:
    """The units in Town Center."""
    return [name for name, unit in view["units"].items() if unit["place"] == TOWN_CENTER]
