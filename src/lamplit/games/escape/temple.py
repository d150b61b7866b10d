"""The temple's floor plan: cells, sides, and how chambers are turned and joined."""

from .data.tiles import SIDES, TILES, Tile
from .state import Adventurer, Chamber, Table

_STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
ORIGIN = "0,0"


def beyond(place: str, side: str) -> str:
    """Return the cell next to a place on one side."""
    x, y = place.split(",")
    dx, dy = _STEP[side]
    return f"{int(x) + dx},{int(y) + dy}"


class _Around(dict[str, tuple[tuple[str, str, str], ...]]):
    """For each place its four neighbours: the side, the cell there, and the side that faces back. Filled as needed."""

    def __missing__(self, place: str) -> tuple[tuple[str, str, str], ...]:
        found = self[place] = tuple([(side, beyond(place, side), OPPOSITE[side]) for side in SIDES])
        return found


AROUND = _Around()


def side_towards(place: str, other: str) -> str:
    """Return the side of `place` on which its neighbour `other` lies, or nothing."""
    return next((side for side in SIDES if beyond(place, side) == other), "")


def turned(openings: str, towards: str) -> str:
    """Return the open sides of a tile that is turned so that its stairs (S) point to a side."""
    turns = (SIDES.index(towards) - SIDES.index("S")) % 4
    return "".join(sorted(SIDES[(SIDES.index(side) + turns) % 4] for side in openings))


def tile_of(chamber: Chamber) -> Tile:
    """Return the tile of a chamber."""
    return TILES[chamber.tile]


def passages(t: Table, place: str) -> list[str]:
    """Return the neighbouring chambers to which both sides are open."""
    chambers = t.chambers
    openings = chambers[place].openings
    return [
        there
        for side, there, back in AROUND[place]
        if side in openings and there in chambers and back in chambers[there].openings
    ]


def free_openings(t: Table, place: str) -> list[str]:
    """Return the empty cells behind the openings of a chamber."""
    chambers = t.chambers
    openings = chambers[place].openings
    return [there for side, there, _back in AROUND[place] if side in openings and there not in chambers]


def openings_for(t: Table, a: Adventurer) -> list[str]:
    """Return the cells where an adventurer may lay a chamber: free openings that no other chamber in hand needs."""
    openings = free_openings(t, a.place)
    waiting = [free_openings(t, other.place) for other in t.adventurers if other.turned and other is not a]
    if not waiting:
        return openings
    return [there for there in openings if _all_can_be_laid(waiting, (there,))]


def _all_can_be_laid(waiting: list[list[str]], taken: tuple[str, ...]) -> bool:
    """Whether each of the waiting chambers can still have an opening of its own."""
    if not waiting:
        return True
    return any(_all_can_be_laid(waiting[1:], (*taken, there)) for there in waiting[0] if there not in taken)


def walled_neighbours(t: Table, place: str) -> list[str]:
    """Return the neighbouring chambers to which there is no way."""
    near = [beyond(place, side) for side in SIDES]
    ways = passages(t, place)
    return [there for there in near if there in t.chambers and there not in ways]


def lay(t: Table, tile: str, place: str, came_from: str) -> Chamber:
    """Lay a chamber with its stairs against the chamber it was found from."""
    stairs = side_towards(place, came_from)
    chamber = Chamber(tile, turned(TILES[tile].openings, stairs))
    t.chambers[place] = chamber
    return chamber
