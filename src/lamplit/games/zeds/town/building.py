"""Defences: barricades, which Zeds tear down as they go on, the strongpoint, and the minefield."""

from ....engine import ALL
from ..data.board import LINKS, SPACES, STARTS
from ..occasions import BARRICADE_COST, BARRICADE_NEARBY, NO_BUILDING, is_so, total
from ..state import FULL, Piece, Table
from .stores import gain_ammo, gain_supplies

BARRICADE = 2
STRONGPOINT = 3
MINEFIELD = (2, 1)
"""Their costs in supplies; the minefield costs ammo, too."""
LAID = "minefield"


def is_buildable(t: Table, place: str) -> bool:
    """Whether defences may stand in a space: on a track in play, but not on its Start."""
    return SPACES[place].track in t.settings.tracks and place not in STARTS


def is_taken(t: Table, place: str) -> bool:
    """Whether the track of a space has its barricade, or the strongpoint."""
    track = SPACES[place].track
    built = [*t.barricades, t.strongpoint] if t.strongpoint else t.barricades
    return any(SPACES[one].track == track for one in built)


def is_hostile(t: Table, place: str) -> bool:
    """Whether Zeds control a space, or Raiders stand there: nobody builds a barricade among them."""
    return place in t.chaos or t.enemies_at(place)


# -- barricades ------------------------------------------------------------------------------------------------------


def barricade_cost(t: Table, unit: Piece) -> int:
    """The supplies a barricade costs a unit."""
    return BARRICADE + total(t, BARRICADE_COST, unit)


def barricade_forbidden(t: Table, unit: Piece, place: str) -> str:
    """The rule against a barricade of a unit in a space."""
    if is_so(t, NO_BUILDING, unit):
        return "DZ-BUILD-2:builds-nothing"
    near = place == unit.place or (place in LINKS.get(unit.place, ()) and is_so(t, BARRICADE_NEARBY, unit))
    if not near:
        return f"DZ-BUILD-1:builds-elsewhere:{place}"
    if not is_buildable(t, place):
        return f"DZ-BUILD-1:no-building-there:{place}"
    cost = barricade_cost(t, unit)
    if t.supplies < cost:
        return f"DZ-BUILD-1:no-supplies:{cost}"
    if is_hostile(t, place):
        return f"DZ-RUL-19:enemies-there:{place}"
    return f"DZ-BUILD-5:track-built:{SPACES[place].track}" if is_taken(t, place) else ""


def barricade_sites(t: Table, unit: Piece) -> list[str]:
    """Where a unit may build a barricade now."""
    near = (unit.place, *LINKS.get(unit.place, ()))
    return [place for place in near if not barricade_forbidden(t, unit, place)]


def build_barricade(t: Table, unit: Piece, place: str) -> None:
    """A barricade is built."""
    cost = barricade_cost(t, unit)
    t.barricades.append(place)
    t.tell(ALL, "built", what="barricade", unit=unit.name, place=place)
    gain_supplies(t, -cost)


def tear_down(t: Table, place: str) -> None:
    """Zeds that go on from a space toward Town Center destroy its barricade."""
    if place in t.barricades:
        t.barricades.remove(place)
        t.tell(ALL, "barricade-destroyed", place=place)


# -- strongpoint -----------------------------------------------------------------------------------------------------


def strongpoint_forbidden(t: Table, unit: Piece) -> str:
    """The rule against the strongpoint where a unit stands."""
    if t.strongpoint:
        return f"DZ-BUILD-9:strongpoint-stands:{t.strongpoint}"
    if not is_buildable(t, unit.place):
        return f"DZ-BUILD-9:no-building-there:{unit.place}"
    if t.supplies < STRONGPOINT:
        return f"DZ-BUILD-9:no-supplies:{STRONGPOINT}"
    return f"DZ-BUILD-5:track-built:{SPACES[unit.place].track}" if is_taken(t, unit.place) else ""


def build_strongpoint(t: Table, unit: Piece) -> None:
    """The strongpoint is built, for good."""
    t.strongpoint = unit.place
    t.tell(ALL, "built", what="strongpoint", unit=unit.name, place=unit.place)
    gain_supplies(t, -STRONGPOINT)


# -- minefield -------------------------------------------------------------------------------------------------------


def minefield_forbidden(t: Table, unit: Piece) -> str:
    """The rule against the minefield where a unit stands."""
    if LAID in t.spent:
        return "DZ-BUILD-12:mines-laid"
    supplies, ammo = MINEFIELD
    if not is_buildable(t, unit.place):
        return f"DZ-BUILD-11:no-building-there:{unit.place}"
    if t.supplies < supplies:
        return f"DZ-BUILD-11:no-supplies:{supplies}"
    return "" if t.ammo >= ammo else f"DZ-BUILD-11:no-ammo:{ammo}"


def lay_minefield(t: Table, unit: Piece) -> None:
    """The minefield is laid, once a game."""
    supplies, ammo = MINEFIELD
    t.spent.append(LAID)
    t.minefield, t.minefield_side = unit.place, FULL
    t.tell(ALL, "built", what="minefield", unit=unit.name, place=unit.place)
    gain_supplies(t, -supplies)
    gain_ammo(t, -ammo)
