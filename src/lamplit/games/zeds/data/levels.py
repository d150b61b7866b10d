"""Levels and lengths: how many cards of each act a game has."""

from dataclasses import dataclass

LEVELS = ("basic", "I", "II", "III", "IV", "V")
CHAOS_MARKERS = (0, 0, 10, 10, 12, 12)


@dataclass(frozen=True, slots=True)
class Length:
    """How the event deck of one level and length is built: special and normal cards of the acts 1 to 4."""

    level: int
    name: str
    special: tuple[int, int, int, int]
    normal: tuple[int, int, int, int]
    cards: int
    research: int


ROWS = (
    Length(0, "short", (0, 1, 1, 1), (2, 5, 3, 2), 16, 0),
    Length(0, "normal", (0, 1, 1, 1), (3, 6, 4, 3), 20, 0),
    Length(1, "short", (0, 1, 1, 1), (2, 5, 4, 2), 17, 0),
    Length(1, "normal", (0, 1, 1, 1), (3, 6, 4, 3), 20, 0),
    Length(2, "short", (0, 1, 2, 2), (2, 6, 4, 2), 21, 0),
    Length(2, "normal", (0, 1, 2, 2), (3, 8, 6, 3), 27, 0),
    Length(2, "medium", (0, 2, 2, 2), (4, 9, 8, 4), 33, 0),
    Length(3, "short", (0, 2, 2, 2), (2, 5, 4, 2), 21, 3),
    Length(3, "normal", (0, 2, 2, 2), (3, 7, 6, 3), 27, 4),
    Length(3, "medium", (0, 2, 2, 3), (4, 9, 8, 3), 33, 5),
    Length(3, "long", (0, 2, 3, 3), (5, 11, 9, 4), 39, 6),
    Length(3, "epic", (0, 3, 3, 3), (6, 12, 11, 5), 45, 7),
    Length(4, "short", (0, 3, 2, 2), (2, 4, 4, 2), 21, 3),
    Length(4, "normal", (0, 3, 2, 2), (3, 6, 6, 3), 27, 4),
    Length(4, "medium", (0, 3, 2, 3), (4, 8, 8, 3), 33, 5),
    Length(4, "long", (0, 3, 3, 3), (5, 10, 9, 4), 39, 6),
    Length(4, "epic", (0, 4, 3, 3), (6, 11, 11, 5), 45, 7),
    Length(5, "short", (0, 3, 3, 2), (2, 4, 4, 2), 22, 3),
    Length(5, "normal", (0, 3, 3, 2), (3, 6, 6, 3), 28, 4),
    Length(5, "medium", (0, 3, 3, 3), (4, 8, 8, 3), 34, 5),
    Length(5, "long", (0, 3, 4, 3), (5, 10, 9, 4), 40, 6),
    Length(5, "epic", (0, 4, 4, 3), (6, 11, 11, 5), 46, 7),
)
LENGTHS = {(row.level, row.name): row for row in ROWS}
SOONER = {
    "short": (1, 3, 2, 1), "normal": (2, 4, 2, 1), "medium": (2, 4, 3, 2), "long": (3, 5, 4, 2), "epic": (3, 6, 5, 3),
}  # fmt: skip
"""The normal cards of the acts in a versus game: help comes sooner where the Zeds have a leader."""
FEWER_SPECIAL = (0, 1, 1, 0)
"""And the special ones."""
LENGTH_NAMES = ("normal", "short", "medium", "long", "epic")
