"""The Eat Phase, and hits for supplies that are missing."""

from functools import partial

from ....engine import ask_team
from ..choices import staked
from ..combat.folk import hurt_folk, refugees_out
from ..combat.harm import hurt
from ..data.board import CAMP
from ..data.events import EVENTS
from ..data.units import FOLK
from ..dice import in_vain, roll
from ..occasions import EAT_ROLL, EATEN, total
from ..odds.dice import one_hit
from ..state import Table
from ..town.hospital import in_beds, is_comatose, may_discharge, reconsider
from ..town.stores import gain_supplies

BY_DIE = "roll"


async def eat(t: Table) -> None:
    """The tab says how many supplies are eaten, or that a die is rolled for it."""
    tab = EVENTS[t.event].eat
    needed = await eat_roll(t) if tab == BY_DIE else int(tab)
    if needed:
        await give_up_supplies(t, needed + total(t, EATEN, needed))


def mouths(t: Table) -> int:
    """Units in the Beds, and refugees in the Camp."""
    return len(in_beds(t)) + sum(piece.place == CAMP for piece in t.folk.values())


async def eat_roll(t: Table) -> int:
    """One supplies if the die is not above the number of mouths. Without any there is nothing to roll for."""
    await may_discharge(t)
    if not mouths(t):
        return 0
    needed = int(roll(t, "eat")[0] + total(t, EAT_ROLL) <= mouths(t))
    if not needed:
        in_vain(t, "eat", mouths(t))
    return needed


async def give_up_supplies(t: Table, number: int) -> None:
    """Give up supplies. For each one that is missing, a unit of the players' choice takes a hit.

    Refugees on tracks are among them, but not those in the Camp; in a Bed they are comatose.
    """
    if not t.settings.infection:
        return
    missing = max(0, number - t.supplies)
    gain_supplies(t, -number)
    if missing:
        reconsider(t)
        await may_discharge(t)
    for left in range(missing, 0, -1):
        awake = [unit for unit in t.units.values() if not is_comatose(unit)]
        units = {f"unit:{unit.name}": unit for unit in (*awake, *refugees_out(t))}
        if not units:
            return
        asking = ask_team(t.seats, "shortage", units, hits=left)
        unit = await staked(t, t.seats, asking, partial(one_hit, t, list(units.values())))
        if unit.name in FOLK:
            await hurt_folk(t, unit)
        else:
            await hurt(t, unit, 1)
