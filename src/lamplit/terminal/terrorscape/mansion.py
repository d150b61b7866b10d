"""The plan of Terrorscape's Mansion in letters: rooms, doors, open ways, and what stands where.

There is one of 73 × 27. Where a screen is low it is pressed together to 15 rows, and where it is narrow too, to 54
columns: then rooms show who is there first, and of their names what fits.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from ..canvas import Canvas

WIDTH, HEIGHT = 73, 27
WALL = "grey50"
ZONE_STYLES = {"R": "red", "B": "bright_blue", "G": "green"}

CORNERS: dict[str, tuple[int, int, int, int]] = {
    "B1": (0, 0, 16, 7),
    "B2": (16, 0, 38, 7),
    "B3": (38, 0, 56, 4),
    "B4": (56, 0, 72, 6),
    "B5": (38, 4, 56, 16),
    "R1": (0, 7, 20, 12),
    "R2": (0, 12, 20, 20),
    "R3": (20, 7, 38, 14),
    "R4": (20, 14, 38, 18),
    "R5": (20, 18, 38, 22),
    "G1": (0, 20, 20, 26),
    "G2": (20, 22, 56, 26),
    "G3": (56, 17, 72, 26),
    "G4": (38, 16, 56, 21),
    "G5": (56, 6, 72, 17),
}
GRAVEYARD = [(20, 22), (38, 22), (38, 21), (56, 21), (56, 26), (20, 26)]

UPRIGHT_DOORS = {
    "B1-B2": (16, 3),
    "B2-B3": (38, 2),
    "B2-B5": (38, 5),
    "B3-B4": (56, 2),
    "B5-R3": (38, 10),
    "B5-R4": (38, 15),
    "R1-R3": (20, 9),
    "R2-R3": (20, 13),
    "R2-R5": (20, 19),
    "G4-R5": (38, 19),
    "G3-G4": (56, 19),
}
LEVEL_DOORS = {
    "B1-R1": (7, 7),
    "B2-R1": (18, 7),
    "B4-G5": (64, 6),
    "R1-R2": (9, 12),
    "R4-R5": (29, 18),
    "G1-R2": (9, 20),
}
OPEN_WAYS = {"G1-G2": [(20, y) for y in range(23, 26)], "G2-G3": [(56, y) for y in range(22, 26)]}
LEVEL_OPEN_WAY = [(x, 17) for x in range(57, 72)]

PRESSED = {0: 0, 4: 2, 6: 4, 7: 4, 12: 6, 14: 8, 16: 10, 17: 10, 18: 10, 20: 12, 21: 12, 22: 12, 26: 14}
"""The rows of walls, and of doors in level ones, where a screen is low."""
PRESSED_DOORS = {2: 1, 3: 2, 5: 3, 9: 5, 10: 6, 13: 7, 15: 9, 19: 11, 22: 13, 23: 13, 24: 13, 25: 13}
"""The rows of doors and open ways in upright walls."""
DRAWN_IN = {0: 0, 16: 11, 20: 15, 38: 28, 56: 41, 72: 53}
"""The columns of walls where a screen is narrow."""
LOW_HEIGHT, NARROW_WIDTH = 15, 54


@dataclass(frozen=True)
class Mark:
    """Something that stands in a room: in full, and short for crowded rooms."""

    words: str
    short: str
    style: str = ""


@dataclass(frozen=True)
class Scale:
    """How large the plan is drawn: where its columns, walls and doors come to be."""

    width: int
    height: int
    across: Callable[[int], int]
    down: Callable[[int], int]
    beside: Callable[[int], int]
    """The row of a door in an upright wall."""


def _unchanged(number: int) -> int:
    return number


def _drawn_in(x: int) -> int:
    """A column of the plan where it is narrow: walls stand where they should, all else between them.

    >>> [_drawn_in(x) for x in (0, 7, 16, 18, 64, 72)]
    [0, 5, 11, 13, 47, 53]
    """
    left = max(wall for wall in DRAWN_IN if wall <= x)
    if left == x:
        return DRAWN_IN[x]
    right = min(wall for wall in DRAWN_IN if wall > x)
    share = (x - left) / (right - left)
    return DRAWN_IN[left] + round(share * (DRAWN_IN[right] - DRAWN_IN[left]))


FULL = Scale(WIDTH, HEIGHT, _unchanged, _unchanged, _unchanged)
LOW = Scale(WIDTH, LOW_HEIGHT, _unchanged, PRESSED.__getitem__, PRESSED_DOORS.__getitem__)
LOW_AND_NARROW = Scale(NARROW_WIDTH, LOW_HEIGHT, _drawn_in, PRESSED.__getitem__, PRESSED_DOORS.__getitem__)


def plan(
    names: Mapping[str, str],
    features: Mapping[str, Sequence[str]],
    marks: Mapping[str, Sequence[Mark]],
    blocks: Sequence[str],
    scale: Scale = FULL,
) -> list[Text]:
    """The plan: rooms by their names, with their features and all that stands there, and the blocked doors."""
    canvas = Canvas(scale.width, scale.height, WALL)
    for room, (x0, y0, x1, y1) in CORNERS.items():
        corners = GRAVEYARD if room == "G2" else [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        canvas.outline([(scale.across(x), scale.down(y)) for x, y in corners])
    _ways(canvas, blocks, scale)
    for room in CORNERS:
        _furnish(canvas, room, names[room], features.get(room, ()), marks.get(room, ()), scale)
    return canvas.lines()


def _ways(canvas: Canvas, blocks: Sequence[str], scale: Scale) -> None:
    for door, (x, y) in UPRIGHT_DOORS.items():
        canvas.write(scale.across(x), scale.beside(y), "X" if door in blocks else " ", "bold red")
    for door, (x, y) in LEVEL_DOORS.items():
        canvas.write(scale.across(x) - 1, scale.down(y), " X " if door in blocks else "   ", "bold red")
    for dots in OPEN_WAYS.values():
        for x, y in dots:
            canvas.write(scale.across(x), scale.beside(y), "┊", WALL)
    (first, y), (last, _) = LEVEL_OPEN_WAY[0], LEVEL_OPEN_WAY[-1]
    for x in range(scale.across(first - 1) + 1, scale.across(last + 1)):
        canvas.write(x, scale.down(y), "┈", WALL)


def _furnish(
    canvas: Canvas, room: str, name: str, features: Sequence[str], marks: Sequence[Mark], scale: Scale
) -> None:
    x0, y0, x1, y1 = CORNERS[room]
    x0, x1, y0, y1 = scale.across(x0), scale.across(x1), scale.down(y0), scale.down(y1)
    width, spare = x1 - x0 - 2, y1 - y0 - 2
    zone = ZONE_STYLES[room[0]]
    lines = [[(feature, "dim")] for feature in features]
    crowd = _packed([(mark.words, mark.style) for mark in marks], width - 1)
    if len(crowd) > spare - len(lines):
        crowd = _packed([(mark.short, mark.style) for mark in marks], width - 1)
    beside: list[tuple[str, str]] = []
    if len(crowd) > spare:
        beside, crowd = [(mark.short, mark.style) for mark in marks], []
    lines = lines[: max(0, spare - len(crowd))]
    label = [(room, f"bold {zone}"), *beside, (name, zone)]
    for row, line in enumerate([label, *lines, *crowd], y0 + 1):
        x = x0 + 2
        for words, style in line:
            canvas.write(x, row, _cut(words, x0 + 2 + width - x), style)
            x += len(words) + 1


def _packed(words: Sequence[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """Words in as few lines as they need."""
    lines: list[list[tuple[str, str]]] = []
    used = width + 1
    for word, style in words:
        if used + 1 + len(word) > width:
            lines.append([])
            used = -1
        lines[-1].append((word, style))
        used += 1 + len(word)
    return lines


def _cut(words: str, width: int) -> str:
    """As much of some words as fits; nothing where not even two letters do."""
    if len(words) <= width:
        return words
    return f"{words[: width - 1]}…" if width > 2 else ""
