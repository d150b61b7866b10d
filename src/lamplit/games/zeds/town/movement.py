"""Where player units may go. Paths are found without the table, so that they are worked out once."""

from collections.abc import Mapping
from functools import lru_cache, reduce
from typing import NamedTuple

from ..data.board import ALONG, BEDS, CROSSED, LAB, LINKS, OFFICES, SPACES, STARTS, TOWN_CENTER, TUNNEL
from ..data.places import BIT, Places, places
from ..data.units import SCIENTISTS, UNITS
from ..occasions import FREE_IN_CHAOS, FREE_TOWN_CENTER, GROUNDED, MOVEMENT, SHORTCUTS, is_so, listeners, total
from ..state import DEFIANT, Piece, Table, place_of
from .hospital import open_beds

IN_THE_TUNNEL = places(ALONG[TUNNEL])
ON_THE_SURFACE = places(SPACES) & ~IN_THE_TUNNEL
ABOVE_GROUND = frozenset(("national_guard", "petras_angels"))
"""Units that never enter the Tunnel."""
FOR_SCIENTISTS = places((*OFFICES, LAB))
PARTICULAR = ABOVE_GROUND.union(SCIENTISTS)
"""Units for which other spaces are closed than for most."""

BRIDGE = "S1"
COLLAPSED, FERRY = "collapsed", "ferry"
"""What has become of the bridge: nobody enters it, or whoever does goes no farther."""

TRUCKS = "trucks"
"""The marker of a hero whose next Move action goes farther, but above ground only."""

FOR_ONE, FOR_TWO = (places(name for name, space in SPACES.items() if space.room == room) for room in (1, 2))
"""How many player fighters they hold; all other spaces have room for everybody."""
NO_START = places(STARTS)

Ways = Mapping[str, tuple[str, ...]]
"""Where a unit may stop, and by which spaces it gets there."""


class Way(NamedTuple):
    """A way to a space: the spaces that are passed, and the one where it ends, as sets."""

    path: tuple[str, ...]
    passed: Places
    end: Places


class Ground(NamedTuple):
    """What stands in the way of player units: enemies, where a move ends, where there is no room, what is closed.

    It is `even` where no card or ability makes it different for some of them.
    """

    enemies: Places
    stops: Places
    full: Places
    closed: Places
    free_town: bool
    even: bool


Range = tuple[str, int, bool, bool, Places, Places]
"""All on which the ways of a unit depend: its place, its points of movement, whether Town Center costs none, whether
it knows the shortcuts; the spaces from which no way goes on, and those in which none ends."""


# -- ways ------------------------------------------------------------------------------------------------------------


def search(place: str, points: int, free_town: bool, shortcuts: bool, blocked: Places, taken: Places) -> Ways:
    """Every space within so many points: a move ends where it meets something, and may not end in a full space.

    >>> sorted(search("F1", 2, False, False, places(["F3", *STARTS]), places(["F2", *STARTS])))
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
                after = left - (0 if free_town and there == TOWN_CENTER else 1)
                if after < 0 or after <= best.get(there, -1):
                    continue
                best[there] = after
                way = (*path, there)
                if not BIT[there] & taken:
                    found[there] = way
                if not BIT[there] & blocked:
                    further.append((there, way))
        edge = further
    return found


@lru_cache(maxsize=2048)
def unhindered(place: str, points: int, free_town: bool, shortcuts: bool) -> Mapping[str, Way]:
    """The ways of a unit if nothing stood in them."""
    found = search(place, points, free_town, shortcuts, NO_START, NO_START)
    return {goal: Way(path, places(path[:-1]), BIT[goal]) for goal, path in found.items()}


@lru_cache(maxsize=2048)
def near(place: str, points: int, free_town: bool, shortcuts: bool) -> Places:
    """All that a unit could reach if nothing stood in its way: what is elsewhere does not matter."""
    return places(unhindered(place, points, free_town, shortcuts))


@lru_cache(maxsize=16384)
def ways(place: str, points: int, free_town: bool, shortcuts: bool, blocked: Places, taken: Places) -> Ways:
    """Where a unit may go. Without shortcuts there is one shortest way to each space, which is open or not."""
    if shortcuts:
        return search(place, points, free_town, True, blocked, taken)
    found = unhindered(place, points, free_town, False).items()
    return {goal: path for goal, (path, passed, end) in found if not (passed & blocked or end & taken)}


# -- what stands in the way ------------------------------------------------------------------------------------------


def ground(t: Table) -> Ground:
    """The ground as it is now."""
    heard, house = listeners(t.in_force), t.house
    enemies = standing(t.zeds)
    if t.raiders:
        enemies |= standing(t.raiders)
    closed = closed_spaces(TUNNEL in house.tracks, open_beds(t)) if house.level else CLOSED_IN_BASIC
    if t.no_entry:
        closed |= places(t.no_entry)
    for track in t.flooded:
        closed |= places(ALONG[track])
    if t.bridge == COLLAPSED:
        closed |= BIT[BRIDGE]
    elif t.bridge:
        enemies |= BIT[BRIDGE]
    if GROUNDED in heard and is_so(t, GROUNDED):
        closed |= ON_THE_SURFACE
    stops = enemies | places(t.chaos) if t.chaos else enemies
    uneven = t.flooded or t.chaos or MOVEMENT in heard or SHORTCUTS in heard or GROUNDED in heard
    free_town = FREE_TOWN_CENTER in heard and is_so(t, FREE_TOWN_CENTER)
    return Ground(enemies, stops, full_spaces(t), closed, free_town, not uneven)


def standing(pieces: Mapping[str, Piece]) -> Places:
    """Where these pieces stand."""
    return reduce(int.__or__, map(BIT.__getitem__, map(place_of, pieces.values())), 0)


def full_spaces(t: Table) -> Places:
    """Where no player fighter may stop: spaces hold one, two, or any number; a Bed whoever lies in it."""
    stand = [*map(place_of, t.units.values())]
    if not t.house.level:  # spaces for one are in the Hospital and the Tunnel
        return places([place for place in set(stand) if stand.count(place) > 1]) & FOR_TWO
    once = twice = 0
    for place in stand:
        bit = BIT[place]
        twice |= once & bit
        once |= bit
    for piece in t.folk.values():
        if piece.place in BEDS:
            once |= BIT[piece.place]
    return once & FOR_ONE | twice & FOR_TWO


@lru_cache(maxsize=16)
def closed_spaces(tunnel: bool, beds: tuple[str, ...]) -> Places:
    """Where nobody may go: the Starts, and what the level does not have; Offices and Lab are for scientists."""
    shut = NO_START | FOR_SCIENTISTS | places(bed for bed in BEDS if bed not in beds)
    return shut if tunnel else shut | IN_THE_TUNNEL


CLOSED_IN_BASIC = closed_spaces(False, ())


# -- a unit's own ----------------------------------------------------------------------------------------------------


def is_collapsed(t: Table, place: str) -> bool:
    """Whether a space is the bridge, and it is down: no player unit and no Raiders come there, not even retreating."""
    return place == BRIDGE and t.bridge == COLLAPSED


def points_of(t: Table, unit: Piece) -> int:
    """How far a unit may go with one Move action."""
    heard = listeners(t.in_force)
    if t.flooded and SPACES[unit.place].track in t.flooded:
        return 0
    if GROUNDED in heard and BIT[unit.place] & ON_THE_SURFACE and is_so(t, GROUNDED):
        return 0
    printed = UNITS[unit.name].move
    return printed + total(t, MOVEMENT, unit) if MOVEMENT in heard else printed


def bounds(t: Table, unit: Piece, on: Ground) -> tuple[bool, Places, Places]:
    """Whether a unit knows the shortcuts, where its moves end, and what is closed to it."""
    heard = listeners(t.in_force)
    shortcuts = SHORTCUTS in heard and is_so(t, SHORTCUTS, unit)
    stops = on.enemies if t.chaos and is_so(t, FREE_IN_CHAOS, unit) else on.stops
    closed = on.closed
    if unit.name in ABOVE_GROUND or TRUCKS in unit.marks:
        closed |= IN_THE_TUNNEL
    if unit.name in SCIENTISTS and t.house.research:
        closed &= ~FOR_SCIENTISTS
    return shortcuts, stops, closed


def range_within(t: Table, unit: Piece, points: int, on: Ground) -> Range:
    """All on which the ways of a unit with so many points of movement depend."""
    shortcuts, stops, closed = bounds(t, unit, on)
    around = near(unit.place, points, on.free_town, shortcuts)
    blocked, taken = (stops | closed) & around | NO_START, (on.full | closed) & around | NO_START
    return unit.place, points, on.free_town, shortcuts, blocked, taken


def range_of(t: Table, unit: Piece, on: Ground) -> Range:
    """The same for a whole Move action."""
    if on.even and not unit.marks and unit.name not in PARTICULAR:
        _, stops, full, closed, free_town, _ = on
        points = UNITS[unit.name].move
        around = near(unit.place, points, free_town, False)
        return unit.place, points, free_town, False, (stops | closed) & around, (full | closed) & around
    return range_within(t, unit, points_of(t, unit), on)


def reach(t: Table, unit: Piece, on: Ground) -> Ways:
    """Where a unit may go now."""
    return {} if DEFIANT in unit.marks else ways(*range_of(t, unit, on))
