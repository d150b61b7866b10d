"""What the tools play of Dawn of the Zeds."""

from . import Values

VARIED: Values = {
    "level": ("basic", "I", "II", "III", "IV", "V"),
    "players": (1, 2, 3, 4),
    "mode": ("team", "versus"),
}
"""Which lengths there are follows from the level, so these are left to chance."""
