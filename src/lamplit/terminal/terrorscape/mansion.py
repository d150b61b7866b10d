"""The plan of Terrorscape's Mansion in letters, 73 × 27: rooms, doors, open ways, and what stands where."""

from collections.abc import Mapping, Sequence
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


@dataclass(frozen=True)
class Mark:
    """Something that stands in a room: in full, and short for crowded rooms."""

    words: str
    short: str
    style: str = ""


def plan(
    names: Mapping[str, str],
    features: Mapping[str, Sequence[str]],
    marks: Mapping[str, Sequence[Mark]],
    blocks: Sequence[str],
) -> list[Text]:
    """The plan: rooms by their names, with their features and all that stands there, and the blocked doors."""
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    for room, (x0, y0, x1, y1) in CORNERS.items():
        canvas.outline(GRAVEYARD if room == "G2" else [(x0, y0), (x1, y0), (x1, y1), (x0, y1)])
    _ways(canvas, blocks)
    for room in CORNERS:
        _furnish(canvas, room, names[room], features.get(room, ()), marks.get(room, ()))
    return canvas.lines()


def _ways(canvas: Canvas, blocks: Sequence[str]) -> None:
    for door, (x, y) in UPRIGHT_DOORS.items():
        canvas.write(x, y, "X" if door in blocks else " ", "bold red")
    for door, (x, y) in LEVEL_DOORS.items():
        canvas.write(x - 1, y, " X " if door in blocks else "   ", "bold red")
    for dots in OPEN_WAYS.values():
        for x, y in dots:
            canvas.write(x, y, "┊", WALL)
    for x, y in LEVEL_OPEN_WAY:
        canvas.write(x, y, "┈", WALL)


def _furnish(canvas: Canvas, room: str, name: str, features: Sequence[str], marks: Sequence[Mark]) -> None:
    x0, y0, x1, y1 = CORNERS[room]
    width, rows = x1 - x0 - 2, y1 - y0 - 1
    zone = ZONE_STYLES[room[0]]
    canvas.write(x0 + 2, y0 + 1, room, f"bold {zone}")
    canvas.write(x0 + 5, y0 + 1, _cut(name, width - 3), zone)
    row = y0 + 2
    lines = [[(feature, "dim")] for feature in features]
    room_left = rows - 1 - len(lines)
    crowd = _packed([(mark.words, mark.style) for mark in marks], width - 1)
    if len(crowd) > room_left:
        crowd = _packed([(mark.short, mark.style) for mark in marks], width - 1)
    if len(crowd) > room_left:
        lines = lines[: max(0, rows - 1 - len(crowd))]
    for line in [*lines, *crowd]:
        x = x0 + 2
        for words, style in line:
            canvas.write(x, row, _cut(words, x0 + 2 + width - x), style)
            x += len(words) + 1
        row += 1


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
    return words if len(words) <= width else f"{words[: width - 1]}…"
