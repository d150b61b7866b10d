"""Gunfire: one unit, one ammo, one Zed in sight, or Raiders."""

from collections.abc import Mapping

from ....engine import ALL
from ..data.board import SIGHTS
from ..data.tables import LAST_COLUMN
from ..data.units import UNITS
from ..dice import best_two, roll
from ..occasions import AFTER_GUNFIRE, AMMO_NEEDED, PAYS_SUPPLIES, call, is_so, total
from ..odds.columns import Shot, final, read_shot, shot_column
from ..state import Piece, Table
from ..town.stores import gain_ammo, gain_supplies
from .harm import hurt_zed


def sight(unit: str, place: str) -> Mapping[str, int]:
    """The spaces at which a unit could fire from a place, each with its distance."""
    farthest = len(UNITS[unit].fire)
    return {there: distance for there, distance in SIGHTS.get(place, ()) if distance <= farthest}


def in_sight(t: Table, unit: Piece) -> list[Shot]:
    """Every shot that a unit could fire, with or without the ammo for it."""
    near = sight(unit.name, unit.place)
    return [Shot(unit, foe, near[foe.place]) for foe in (*t.zeds.values(), *t.raiders.values()) if foe.place in near]


def affordable(t: Table, unit: Piece) -> list[Shot]:
    """The shots in sight that the stores can pay for."""
    return [shot for shot in in_sight(t, unit) if can_pay(t, shot)]


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
