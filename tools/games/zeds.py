"""What the tools play of Dawn of the Zeds."""

from . import Options, Values

GOLDEN: Options = {
    "basic": {"length": "short"},
    "level-i": {"level": "I", "length": "short"},
    "level-ii-two-players": {"level": "II", "length": "short", "players": 2},
    "level-iii-three-players": {"level": "III", "length": "short", "players": 3},
    "level-iv": {"level": "IV", "length": "short"},
    "level-v-four-players": {"level": "V", "length": "short", "players": 4},
    "versus": {"level": "II", "length": "short", "players": 2, "mode": "versus"},
}

VARIED: Values = {
    "level": ("basic", "I", "II", "III", "IV", "V"),
    "players": (1, 2, 3, 4),
    "mode": ("team", "versus"),
}
"""Which lengths there are follows from the level, so these are left to chance."""
