"""Where player units may go: the ways on the map, and what stands in them."""

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple

from ..data.board import ALONG, BEDS, CROSSED, LAB, LINKS, OFFICES, SPACES, STARTS, TOWN_CENTER, TUNNEL
from ..data.units import SCIENTISTS, UNITS
from ..occasions import FREE_IN_CHAOS, FREE_TOWN_CENTER, GROUNDED, MOVEMENT, SHORTCUTS, is_so, total
from ..state import DEFIANT, Piece, Table
from .hospital import open_beds

IN_THE_TUNNEL = frozenset(ALONG[TUNNEL])
ON_THE_SURFACE = frozenset(SPACES) - IN_THE_TUNNEL
ABOVE_GROUND = frozenset(("national_guard", "petras_angels"))
"""Units that never enter the Tunnel."""
FOR_SCIENTISTS = frozenset((*OFFICES, LAB))

BRIDGE = "S1"
COLLAPSED, FERRY = "collapsed", "ferry"
"""The states of the bridge: nobody enters a collapsed one, and a move that enters the ferry ends there."""

TRUCKS = "trucks"
"""The marker of a hero whose next Move action goes farther, but above ground only."""

Ways = Mapping[str, tuple[str, ...]]
"""The spaces where a unit may stop, each with the path that leads there."""


class MoveContext(NamedTuple):
    """What stands in the way of player units: enemies, spaces that end a move, full spaces, and closed ones."""

    enemies: Set[str]
    stops: Set[str]
    full: Set[str]
    closed: Set[str]
    free_town_center: bool


class UnitLimits(NamedTuple):
    """What one unit has to observe: its points, whether it knows the shortcuts, where its moves end, what is closed."""

    points: int
    shortcuts: bool
    stops: Set[str]
    closed: Set[str]


# -- ways ------------------------------------------------------------------------------------------------------------


def search(
    place: str,
    points: int,
    free_town_center: bool = False,
    shortcuts: bool = False,
    stops: Set[str] = STARTS,
    full: Set[str] = STARTS,
) -> Ways:
    """Find every space within so many points. A move ends in a space that stops it, and never in a full one.

    >>> sorted(search("F1", 2, stops={"F3", *STARTS}, full={"F2", *STARTS}))
    ['F0', 'F3', 'TC']
    """
    found: dict[str, tuple[str, ...]] = {}
    links = CROSSED if shortcuts else LINKS
    best = {place: points}
    edge: list[tuple[str, tuple[str, ...]]] = [(place, ())]
    while edge:
        further: list[tuple[str, tuple[str, ...]]] = []
        for here, path in edge:
            left = best[here]
            for there in links[here]:
                after = left - (0 if free_town_center and there == TOWN_CENTER else 1)
                if after < 0 or after <= best.get(there, -1):
                    continue
                best[there] = after
                way = (*path, there)
                if there not in full:
                    found[there] = way
                if there not in stops:
                    further.append((there, way))
        edge = further
    return found


# -- what stands in the way ------------------------------------------------------------------------------------------


def move_context(t: Table) -> MoveContext:
    """Look up what stands in the way of all units now."""
    enemies = places_of((*t.zeds.values(), *t.raiders.values()))
    if t.bridge == FERRY:
        enemies |= {BRIDGE}
    return MoveContext(
        enemies=enemies,
        stops=enemies | t.chaos.keys(),
        full=full_spaces(t),
        closed=closed_spaces(t),
        free_town_center=is_so(t, FREE_TOWN_CENTER),
    )


def places_of(pieces: Iterable[Piece]) -> set[str]:
    """The spaces in which pieces stand."""
    return {piece.place for piece in pieces}


def full_spaces(t: Table) -> set[str]:
    """The spaces without room for another player fighter. A Bed is full with a comatose Refugee, too."""
    standing = [unit.place for unit in t.units.values()]
    standing += [piece.place for piece in t.folk.values() if piece.place in BEDS]
    return {place for place in standing if standing.count(place) >= SPACES[place].room}


def closed_spaces(t: Table) -> set[str]:
    """The spaces that nobody may enter. Offices and the Lab are open to scientists (`limits_of`)."""
    closed = {*STARTS, *FOR_SCIENTISTS, *BEDS, *t.no_entry}.difference(open_beds(t))
    if TUNNEL not in t.settings.tracks:
        closed |= IN_THE_TUNNEL
    for track in t.flooded:
        closed.update(ALONG[track])
    if t.bridge == COLLAPSED:
        closed.add(BRIDGE)
    if is_so(t, GROUNDED):
        closed |= ON_THE_SURFACE
    return closed


def is_collapsed(t: Table, place: str) -> bool:
    """Whether a space is the collapsed bridge. No player unit and no Raiders enter it, not even in retreat."""
    return place == BRIDGE and t.bridge == COLLAPSED


# -- a unit's own ----------------------------------------------------------------------------------------------------


def points_of(t: Table, unit: Piece) -> int:
    """How far a unit may go with one Move action."""
    if SPACES[unit.place].track in t.flooded:
        return 0
    if unit.place in ON_THE_SURFACE and is_so(t, GROUNDED):
        return 0
    return UNITS[unit.name].move + total(t, MOVEMENT, unit)


def limits_of(t: Table, unit: Piece, context: MoveContext, points: int) -> UnitLimits:
    """What a unit with so many points has to observe."""
    stops = context.enemies if t.chaos and is_so(t, FREE_IN_CHAOS, unit) else context.stops
    closed = context.closed
    if unit.name in ABOVE_GROUND or TRUCKS in unit.marks:
        closed = closed | IN_THE_TUNNEL
    if unit.name in SCIENTISTS and t.settings.research:
        closed = closed - FOR_SCIENTISTS
    return UnitLimits(points, is_so(t, SHORTCUTS, unit), stops, closed)


def ways_within(t: Table, unit: Piece, context: MoveContext, points: int) -> Ways:
    """Where a unit may go with so many points."""
    limits = limits_of(t, unit, context, points)
    stops, full = limits.stops | limits.closed, context.full | limits.closed
    return search(unit.place, points, context.free_town_center, limits.shortcuts, stops, full)


def reach(t: Table, unit: Piece, context: MoveContext) -> Ways:
    """Where a unit may go with a Move action."""
    return {} if DEFIANT in unit.marks else ways_within(t, unit, context, points_of(t, unit))
