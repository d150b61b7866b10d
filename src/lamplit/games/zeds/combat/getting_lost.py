"""Pieces that get lost in the Catacombs turn up elsewhere in the Tunnel. From level IV on."""

from ....engine import ALL
from ..data.board import INWARD
from ..data.units import FIGURES
from ..occasions import LOST, call
from ..state import Piece, Table
from ..town.catacombs import stray
from ..town.hospital import bury
from .harm import kill
from .retreats import attack_zeds, room_outward, zeds_turn_up


async def lose_zed(t: Table, zed: Piece) -> tuple[bool, str]:
    """A lost Zed turns up elsewhere, or is killed. Return whether it wins a fight there, and the space."""
    goal = stray(t, zed)
    there = await room_outward(t, goal, FIGURES[zed.name].kind == "infector") if goal else ""
    if not there:
        kill(t, zed)
        return False, ""
    zed.place = there
    t.tell(ALL, "got-lost", piece=zed.name, place=there)
    return await zeds_turn_up(t, t.zeds_at(there), there), there


async def lose_unit(t: Table, unit: Piece) -> bool:
    """A lost unit turns up elsewhere, or dies without a saving roll. Return whether it may go on from there."""
    came_from, there = unit.place, stray(t, unit)
    if not there:
        bury(t, unit)
        await call(t, LOST, unit, came_from)
        return False
    while t.room_for_units(there) <= 0:
        there = INWARD[there]
    unit.place = there
    t.tell(ALL, "got-lost", piece=unit.name, place=there)
    if t.zeds_at(there):
        await attack_zeds(t, unit, [came_from])
        return False
    return there not in t.chaos
