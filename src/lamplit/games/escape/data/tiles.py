"""The chambers. Every drawn chamber has its stairs on side S; it is turned when it is laid."""

from dataclasses import dataclass

A, K, T = "adventurer", "key", "torch"
SIDES = "NESW"

STONE_LEVELS = ((4, 1), (7, 2), (10, 3))
"""A stone chamber: so many symbols for so many stones."""

SINGLE_LEVEL = ((4, 1),)
"""A chamber with one stone symbol."""


@dataclass(frozen=True)
class Tile:
    """A chamber as it is printed: the price of entering, the open sides, and the stones it can take."""

    kind: str
    entry: tuple[str, str]
    openings: str
    symbol: str = ""
    levels: tuple[tuple[int, int], ...] = ()
    curse: bool = False
    treasure: bool = False


_BASE: dict[str, tuple[tuple[str, str], str, str]] = {
    "01": ((A, A), "SNEW", ""),
    "02": ((A, A), "SNE", ""),
    "03": ((A, A), "SNW", T),
    "04": ((A, A), "SEW", K),
    "05": ((A, A), "SN", ""),
    "06": ((A, K), "SNEW", ""),
    "07": ((A, K), "SNW", T),
    "08": ((A, K), "SEW", ""),
    "09": ((A, K), "SE", K),
    "10": ((A, T), "SNEW", ""),
    "11": ((A, T), "SNE", K),
    "12": ((A, T), "SW", T),
    "13": ((A, T), "SNEW", ""),
}
_CURSED = frozenset({"01", "03", "05", "06", "08", "09", "10", "11", "13"})
_TREASURE = frozenset({"02", "04", "05", "06", "07", "10", "12", "13"})
_MIRROR = str.maketrans("EW", "WE")


def _base() -> dict[str, Tile]:
    return {
        f"B{number}": Tile("base", entry, openings, symbol, SINGLE_LEVEL if symbol else ())
        for number, (entry, openings, symbol) in _BASE.items()
    }


def _module() -> dict[str, Tile]:
    """The chambers of the modules: the base chambers in a mirror, with purple masks and chests."""
    return {
        f"M{number}": Tile(
            "module",
            entry,
            openings.translate(_MIRROR),
            symbol,
            SINGLE_LEVEL if symbol else (),
            number in _CURSED,
            number in _TREASURE,
        )
        for number, (entry, openings, symbol) in _BASE.items()
    }


BASE = _base()
MODULE = _module()
STONE = {
    "S1": Tile("stone", (A, T), "SNE", K, STONE_LEVELS),
    "S2": Tile("stone", (A, A), "SEW", K, STONE_LEVELS),
    "S3": Tile("stone", (A, K), "SNW", T, STONE_LEVELS),
    "S4": Tile("stone", (A, A), "SN", T, STONE_LEVELS),
}
START = "START"
EXIT = "EXIT"
TILES: dict[str, Tile] = {
    START: Tile("start", (A, A), "WE"),
    EXIT: Tile("exit", (A, A), "S"),
    **STONE,
    **BASE,
    **MODULE,
}
DISCOVER_COST = {A: 2}
