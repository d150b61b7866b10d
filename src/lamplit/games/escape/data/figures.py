"""Dice, stones, the clock, curses and treasures in figures."""

from dataclasses import dataclass

BLACK, GOLD, BLANK = "black", "gold", "blank"
FACES = ("adventurer", "adventurer", "key", "torch", BLACK, GOLD)
"""The six faces of a die. A die that was used and not yet rolled again is blank."""

SEATS = ("red", "blue", "yellow", "green", "purple")
DICE = 5
SOLO_DICE = 7
ALL_DICE = 25
ALL_STONES = 25
SPARE_STONES = 2
STONES = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16}
EXTRA_STONES = {"normal": 0, "skilled": 3, "expert": 6}
GOLD_FREES = 2

LENGTH = 600.0
SURRENDER_VOTE = 20.0
"""Seconds to agree on giving up."""


@dataclass(frozen=True)
class Cue:
    """Something the clock does: at this moment, a gong of so many strokes, a slam, or the end."""

    at: float
    kind: str
    number: int


SOUNDTRACK = (
    Cue(180.0, "gong", 1),
    Cue(218.0, "slam", 1),
    Cue(382.0, "gong", 2),
    Cue(420.0, "slam", 2),
    Cue(540.0, "gong", 3),
    Cue(LENGTH, "collapse", 3),
)
TRACKS = ("a", "b")
SAND = (Cue(200.0, "slam", 1), Cue(400.0, "slam", 2), Cue(LENGTH, "collapse", 3))

NEVER = float("inf")
SOUNDTRACK_TIMES = (*(cue.at for cue in SOUNDTRACK), NEVER)
SAND_TIMES = (*(cue.at for cue in SAND), NEVER)
"""When each cue falls; after the last there is none, ever."""


@dataclass(frozen=True)
class Curse:
    """A curse card: how many there are, and the symbols that lift it."""

    copies: int
    lift: tuple[str, str, str]


CURSES = {
    "silence": Curse(3, ("adventurer", "adventurer", "torch")),
    "weak_gold": Curse(3, ("adventurer", "key", "torch")),
    "hand_on_head": Curse(2, ("adventurer", "adventurer", "key")),
    "lost_die": Curse(2, ("adventurer", "adventurer", "adventurer")),
    "rolling_away": Curse(2, ("key", "torch", "torch")),
    "locked_in": Curse(2, ("key", "key", "torch")),
}
ROLLING_AWAY_PERCENT = 6
TREASURES = {"teleport": 2, "secret_passage": 2, "healing": 2, "key_set": 2, "torch_set": 2, "extra_gem": 3}
CHEST_COST = {"key": 2}
SET_AMOUNT = 2

REMOVAL_RELIEF = {5: 2, 4: 3, 3: 4, 2: 0, 1: 0}
"""How many stones leave the tray when one of so many players is removed."""
