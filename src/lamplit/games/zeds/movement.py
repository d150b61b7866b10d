"""Where player units may go. Paths are found without the table, so that they are worked out once."""

from dataclasses import dataclass
from functools import lru_cache

from .data.board import ALONG, BEDS, CROSSED, LAB, LINKS, OFFICES, SPACES, STARTS, TOWN_CENTER, TUNNEL
from .data.units import SCIENTISTS, UNITS
from .hospital import open_beds
from .occasions import FREE_IN_CHAOS, FREE_TOWN_CENTER, GROUNDED, MOVEMENT, SHORTCUTS, is_so, total
from .state import DEFIANT, Piece, Table

IN_THE_TUNNEL = frozenset(ALONG[TUNNEL])
ON_THE_SURFACE = frozenset(SPACES) - IN_THE_TUNNEL
ABOVE_GROUND = frozenset(("national_guard", "petras_angels"))
"""Units that never enter the Tunnel."""
FOR_SCIENTISTS = frozenset((*OFFICES, LAB))

BRIDGE = "S1"
COLLAPSED, FERRY = "collapsed", "ferry"
"""What has become of the bridge: nobody enters it, or whoever does goes no farther."""

TRUCKS = "trucks"
"""The marker of a hero whose next Move action goes farther, but above ground only."""

NOTHING: frozenset[str] = frozenset()

Ways = dict[str, tuple[str, ...]]
"""Where a unit may stop, and by which spaces it gets there."""


@lru_cache(maxsize=16384)
def ways(
    place: str,
    points: int,
    stops: frozenset[str],
    full: frozenset[str],
    closed: frozenset[str],
    free_town: bool,
    shortcuts: bool = False,
) -> Ways:
    """Every space within so many points: a move ends where it meets something, and may not end in a full space.

    >>> sorted(ways("F1", 2, frozenset({"F3"}), frozenset({"F2"}), STARTS, False))
    ['F0', 'F3', 'TC']
    """
    found: Ways = {}
    links = CROSSED if shortcuts else LINKS
    best = {place: points}
    edge: list[tuple[str, tuple[str, ...]]] = [(place, ())]
    while edge:
        further: list[tuple[str, tuple[str, ...]]] = []
        for here, path in edge:
            left = best[here]
            for there in links[here]:
                after = left - (0 if free_town and there == TOWN_CENTER else 1)
                if after < 0 or there in closed or after <= best.get(there, -1):
                    continue
                best[there] = after
                way = (*path, there)
                if there not in full:
                    found[there] = way
                if there not in stops:
                    further.append((there, way))
        edge = further
    return found


@lru_cache(maxsize=1024)
def neighbourhood(place: str, points: int, free_town: bool, shortcuts: bool) -> frozenset[str]:
    """All that a unit could reach if nothing stood in its way: what is elsewhere does not matter."""
    return frozenset(ways(place, points, NOTHING, NOTHING, STARTS, free_town, shortcuts))


@dataclass(frozen=True, slots=True)
class Ground:
    """What stands in the way of player units: enemies, where a move ends, where there is no room, what is closed."""

    enemies: frozenset[str]
    stops: frozenset[str]
    full: frozenset[str]
    closed: frozenset[str]
    free_town: bool


def ground(t: Table) -> Ground:
    """The ground as it is now."""
    enemies = [piece.place for pieces in (t.zeds, t.raiders) for piece in pieces.values()]
    held: dict[str, int] = {}
    for unit in t.units.values():
        held[unit.place] = held.get(unit.place, 0) + 1
    for piece in t.folk.values():
        if piece.place in BEDS:
            held[piece.place] = 1
    full = [place for place, number in held.items() if number >= SPACES[place].room]
    shut = closed_spaces(TUNNEL in t.house.tracks, open_beds(t))
    closed = shut.union(t.no_entry, *(ALONG[track] for track in t.flooded)) if t.no_entry or t.flooded else shut
    if t.bridge == COLLAPSED:
        closed = closed | {BRIDGE}
    elif t.bridge:
        enemies.append(BRIDGE)
    if is_so(t, GROUNDED):
        closed = closed | ON_THE_SURFACE
    stops = frozenset([*enemies, *t.chaos])
    return Ground(frozenset(enemies), stops, frozenset(full), closed, is_so(t, FREE_TOWN_CENTER))


@lru_cache(maxsize=16)
def closed_spaces(tunnel: bool, beds: tuple[str, ...]) -> frozenset[str]:
    """Where nobody may go: the Starts, and what the level does not have; Offices and Lab are for scientists."""
    return STARTS.union(NOTHING if tunnel else IN_THE_TUNNEL, [bed for bed in BEDS if bed not in beds], FOR_SCIENTISTS)


def points_of(t: Table, unit: Piece) -> int:
    """How far a unit may go with one Move action."""
    if t.flooded and SPACES[unit.place].track in t.flooded:
        return 0
    if unit.place in ON_THE_SURFACE and is_so(t, GROUNDED):
        return 0
    return UNITS[unit.name].move + total(t, MOVEMENT, unit)


Key = tuple[str, int, frozenset[str], frozenset[str], frozenset[str], bool, bool]


def key_of(t: Table, unit: Piece, on: Ground) -> Key:
    """All on which the ways of a unit depend."""
    return key_within(t, unit, points_of(t, unit), on)


def key_within(t: Table, unit: Piece, points: int, on: Ground) -> Key:
    """The same with so many points of movement."""
    free = on.free_town
    shortcuts = is_so(t, SHORTCUTS, unit)
    near = neighbourhood(unit.place, points, free, shortcuts)
    stops = on.enemies if t.chaos and is_so(t, FREE_IN_CHAOS, unit) else on.stops
    closed = on.closed
    if unit.name in ABOVE_GROUND or TRUCKS in unit.marks:
        closed |= IN_THE_TUNNEL
    if t.house.research and unit.name in SCIENTISTS:
        closed -= FOR_SCIENTISTS
    return (unit.place, points, stops & near, on.full & near, closed & near | STARTS, free, shortcuts)


def reach(t: Table, unit: Piece, on: Ground | None = None) -> Ways:
    """Where a unit may go now."""
    if DEFIANT in unit.marks:
        return {}
    return ways(*key_of(t, unit, on or ground(t)))
