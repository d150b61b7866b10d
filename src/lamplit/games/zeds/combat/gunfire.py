"""Gunfire: one unit, one ammo, one Zed in sight, or Raiders."""

from collections.abc import Mapping
from functools import cache

from ....engine import ALL
from ..data.board import SIGHTS
from ..data.places import Places, places
from ..data.tables import LAST_COLUMN
from ..data.units import UNITS
from ..dice import best_two, roll
from ..occasions import AFTER_GUNFIRE, AMMO_NEEDED, PAYS_SUPPLIES, call, is_so, listeners, total
from ..odds.columns import Shot, final, read_shot, shot_column
from ..state import Piece, Table
from ..town.stores import gain_ammo, gain_supplies
from .harm import hurt_zed

NOTHING_SEEN: tuple[Places, Mapping[str, int]] = (0, {})


@cache
def seen(unit: str) -> Mapping[str, tuple[Places, Mapping[str, int]]]:
    """What a unit that shoots can fire at from each space, and how far it is."""
    ranges = len(UNITS[unit].fire)
    within = {place: {there: far for there, far in SIGHTS[place] if far <= ranges} for place in SIGHTS}
    return {place: (places(far), far) for place, far in within.items() if far}


def seen_from(unit: str, place: str) -> tuple[Places, Mapping[str, int]]:
    """The spaces at which a unit could fire from one, as a set and with how far they are."""
    return seen(unit).get(place, NOTHING_SEEN)


def may_pay(t: Table) -> bool:
    """Whether there may be any shot that can be paid for."""
    heard = listeners(t.in_force)
    return t.ammo > 0 or AMMO_NEEDED in heard or PAYS_SUPPLIES in heard


def in_sight(t: Table, unit: Piece) -> list[Shot]:
    """All that a unit could fire at, ammo or not."""
    near = seen(unit.name).get(unit.place, NOTHING_SEEN)[1]
    if not near:
        return []
    found = [Shot(unit, zed, near[zed.place]) for zed in t.zeds.values() if zed.place in near]
    if t.raiders:
        found += [Shot(unit, raider, near[raider.place]) for raider in t.raiders.values() if raider.place in near]
    return found


def targets(t: Table, unit: Piece) -> list[Piece]:
    """All that a unit could fire at and pay for."""
    heard = listeners(t.in_force)
    if t.raiders or AMMO_NEEDED in heard or PAYS_SUPPLIES in heard:
        return [shot.target for shot in affordable(t, unit)]
    near = seen(unit.name).get(unit.place, NOTHING_SEEN)[1]
    return [zed for zed in t.zeds.values() if zed.place in near] if t.ammo else []


def affordable(t: Table, unit: Piece) -> list[Shot]:
    """The shots in sight that can be paid for."""
    heard = listeners(t.in_force)
    if AMMO_NEEDED in heard or PAYS_SUPPLIES in heard:
        return [shot for shot in in_sight(t, unit) if can_pay(t, shot)]
    return in_sight(t, unit) if t.ammo else []


def ammo_needed(t: Table, shot: Shot) -> int:
    """What a shot costs."""
    return max(0, 1 + total(t, AMMO_NEEDED, shot))


def can_pay(t: Table, shot: Shot) -> bool:
    """Whether there is ammo for a shot, or supplies where it costs those."""
    return ammo_needed(t, shot) <= (t.supplies if is_so(t, PAYS_SUPPLIES, shot) else t.ammo)


async def fire(t: Table, shot: Shot, ammo: int) -> None:
    """Pays, rolls, and puts the hits on the one target. Nobody retreats."""
    spend = gain_supplies if is_so(t, PAYS_SUPPLIES, shot) else gain_ammo
    first, shifts = shot_column(t, shot)
    column = final(first, shifts)
    t.tell(
        ALL,
        "gunfire",
        unit=shot.unit.name,
        zed=shot.target.name,
        first=first,
        shifts=[list(shift) for shift in shifts],
        column=column,
    )
    spend(t, -ammo)
    hits = read_shot(column, best_two(roll(t, "gunfire", 2, column=column)))
    t.tell(ALL, "shot", unit=shot.unit.name, zed=shot.target.name, hits=hits)
    await call(t, AFTER_GUNFIRE, shot, hurt_zed(t, shot.target, hits))


def free_shot(t: Table, strength: int, target: Piece) -> int:
    """The hits of a shot that is no unit's gunfire action: its strength alone counts."""
    column = min(strength, LAST_COLUMN + 1) - 1
    hits = read_shot(column, best_two(roll(t, "gunfire", 2, column=column)))
    t.tell(ALL, "free-shot", piece=target.name, column=column, hits=hits)
    return hits
