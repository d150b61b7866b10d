"""The twelve explorers: two on each of six cards, and two of one colour are never in the house together."""

from dataclasses import dataclass

PHYSICAL = ("speed", "might")
MENTAL = ("sanity", "knowledge")
TRAITS = (*PHYSICAL, *MENTAL)
STEPS = 8
"""The steps of every track; below the lowest lies the skull."""
SKULL = -1

Track = tuple[int, int, int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Explorer:
    """An explorer: tracks from the lowest step up, and the step on which each clip begins.

    `tracks` and `starts` are in the order of `TRAITS`. `birthday` is month and day.
    """

    name: str
    colour: str
    age: int
    birthday: tuple[int, int]
    hobbies: tuple[str, ...]
    tracks: tuple[Track, Track, Track, Track]
    starts: tuple[int, int, int, int]


ROWS = (
    Explorer(
        "ox_bellows",
        "red",
        23,
        (10, 18),
        ("football", "shiny_objects"),
        (
            (2, 2, 2, 3, 4, 5, 5, 6),
            (4, 5, 5, 6, 6, 7, 8, 8),
            (2, 2, 3, 4, 5, 5, 6, 7),
            (2, 2, 3, 3, 5, 5, 6, 6),
        ),
        (4, 2, 2, 2),
    ),
    Explorer(
        "darrin_williams",
        "red",
        20,
        (6, 6),
        ("track", "music", "shakespearean_literature"),
        (
            (4, 4, 4, 5, 6, 7, 7, 8),
            (2, 3, 3, 4, 5, 6, 6, 7),
            (1, 2, 3, 4, 5, 5, 5, 7),
            (2, 3, 3, 4, 5, 5, 5, 7),
        ),
        (4, 2, 2, 2),
    ),
    Explorer(
        "missy_dubourde",
        "yellow",
        9,
        (2, 14),
        ("swimming", "medicine"),
        (
            (3, 4, 5, 6, 6, 6, 7, 7),
            (2, 3, 3, 3, 4, 5, 6, 7),
            (1, 2, 3, 4, 5, 5, 6, 7),
            (2, 3, 4, 4, 5, 6, 6, 6),
        ),
        (2, 3, 2, 3),
    ),
    Explorer(
        "zoe_ingstrom",
        "yellow",
        8,
        (11, 5),
        ("dolls", "music"),
        (
            (4, 4, 4, 4, 5, 6, 8, 8),
            (2, 2, 3, 3, 4, 4, 6, 7),
            (3, 4, 5, 5, 6, 6, 7, 8),
            (1, 2, 3, 4, 4, 5, 5, 5),
        ),
        (3, 3, 2, 2),
    ),
    Explorer(
        "peter_akimoto",
        "green",
        13,
        (9, 3),
        ("bugs", "basketball"),
        (
            (3, 3, 3, 4, 6, 6, 7, 7),
            (2, 3, 3, 4, 5, 5, 6, 8),
            (3, 4, 4, 4, 5, 6, 6, 7),
            (3, 4, 4, 5, 6, 7, 7, 8),
        ),
        (3, 2, 3, 2),
    ),
    Explorer(
        "brandon_jaspers",
        "green",
        12,
        (5, 21),
        ("computers", "camping", "hockey"),
        (
            (3, 4, 4, 4, 5, 6, 7, 8),
            (2, 3, 3, 4, 5, 6, 6, 7),
            (3, 3, 3, 4, 5, 6, 7, 8),
            (1, 3, 3, 5, 5, 6, 6, 7),
        ),
        (2, 3, 3, 2),
    ),
    Explorer(
        "madame_zostra",
        "blue",
        37,
        (12, 10),
        ("astrology", "cooking", "baseball"),
        (
            (2, 3, 3, 5, 5, 6, 6, 7),
            (2, 3, 3, 4, 5, 5, 5, 6),
            (4, 4, 4, 5, 6, 7, 8, 8),
            (1, 3, 4, 4, 4, 5, 6, 6),
        ),
        (2, 3, 2, 3),
    ),
    Explorer(
        "vivian_lopez",
        "blue",
        42,
        (1, 11),
        ("old_movies", "horses"),
        (
            (3, 4, 4, 4, 4, 6, 7, 8),
            (2, 2, 2, 4, 4, 5, 6, 6),
            (4, 4, 4, 5, 6, 7, 8, 8),
            (4, 5, 5, 5, 5, 6, 6, 7),
        ),
        (3, 2, 2, 3),
    ),
    Explorer(
        "professor_longfellow",
        "white",
        57,
        (7, 27),
        ("gaelic_music", "drama", "fine_wines"),
        (
            (2, 2, 4, 4, 5, 5, 6, 6),
            (1, 2, 3, 4, 5, 5, 6, 6),
            (1, 3, 3, 4, 5, 5, 6, 7),
            (4, 5, 5, 5, 5, 6, 7, 8),
        ),
        (3, 2, 2, 4),
    ),
    Explorer(
        "father_rhinehardt",
        "white",
        62,
        (4, 29),
        ("fencing", "gardening"),
        (
            (2, 3, 3, 4, 5, 6, 7, 7),
            (1, 2, 2, 4, 4, 5, 5, 7),
            (3, 4, 5, 5, 6, 7, 7, 8),
            (1, 3, 3, 4, 5, 6, 6, 8),
        ),
        (2, 2, 4, 3),
    ),
    Explorer(
        "heather_granville",
        "purple",
        18,
        (8, 2),
        ("television", "shopping"),
        (
            (3, 3, 4, 5, 6, 6, 7, 8),
            (3, 3, 3, 4, 5, 6, 7, 8),
            (3, 3, 3, 4, 5, 6, 6, 6),
            (2, 3, 3, 4, 5, 6, 7, 8),
        ),
        (2, 2, 2, 4),
    ),
    Explorer(
        "jenny_leclerc",
        "purple",
        21,
        (3, 4),
        ("reading", "soccer"),
        (
            (2, 3, 4, 4, 4, 5, 6, 8),
            (3, 4, 4, 4, 4, 5, 6, 8),
            (1, 1, 2, 4, 4, 4, 5, 6),
            (2, 3, 3, 4, 4, 5, 6, 8),
        ),
        (3, 2, 4, 2),
    ),
)
EXPLORERS = {row.name: row for row in ROWS}
COLOURS = tuple(dict.fromkeys(row.colour for row in ROWS))


def start_values(name: str) -> dict[str, int]:
    """Return the traits with which an explorer enters the house.

    >>> start_values("zoe_ingstrom")
    {'speed': 4, 'might': 3, 'sanity': 5, 'knowledge': 3}
    """
    row = EXPLORERS[name]
    return {trait: track[at] for trait, track, at in zip(TRAITS, row.tracks, row.starts, strict=True)}


WOMEN = ("zoe_ingstrom", "missy_dubourde", "heather_granville", "jenny_leclerc", "madame_zostra", "vivian_lopez")
"""Some haunts ask for it."""
