"""Infection: infectors, the infection roll, Outbreaks and Unchecked Outbreaks."""

from ....engine import ALL
from ..combat.arrivals import let_rise, place_zed
from ..data.board import ALONG, SPACES, START, STARTS
from ..data.units import INFECTORS
from ..dice import in_vain, roll
from ..occasions import OUTBREAK_AT_START, OUTBREAK_LEAVES, is_so, values
from ..state import Table
from ..town.hospital import reconsider
from ..town.stores import infect
from .fate import draw_fate, foresee, settle_fate


def infectors_at_work(t: Table) -> None:
    """Each infector that has left the Start of its track raises infection."""
    out = [name for name in INFECTORS if name in t.zeds and t.zeds[name].place not in STARTS]
    if out:
        t.tell(ALL, "infectors", zeds=out)
        infect(t, len(out))


async def infection_roll(t: Table) -> None:
    """Two dice: if they are not above infection, it falls by as much, and there is an Outbreak."""
    dice = sum(roll(t, "infection", 2))
    if dice > t.infection:
        in_vain(t, "infection", t.infection)
        return
    t.tell(ALL, "outbreak-due", infection=t.infection)
    lower(t, dice)
    await outbreak(t)


def lower(t: Table, dice: int) -> None:
    """Infection falls by the dice, or to where research says."""
    given = values(t, OUTBREAK_LEAVES)
    infect(t, given[0][1] - t.infection if given else -dice)


async def unchecked_outbreak(t: Table) -> None:
    """Infection falls by two dice, and a Super-Zed appears."""
    t.tell(ALL, "unchecked")
    lower(t, sum(roll(t, "unchecked", 2)))
    await outbreak(t, super_zed=True)


async def outbreak(t: Table, super_zed: bool = False) -> None:
    """A Fate card, a new Zed on the Fated track that attacks whom it meets, then the text of the card."""
    reconsider(t)
    track = await draw_fate(t)
    place = outbreak_place(t, track)
    t.tell(ALL, "outbreak", track=track, place=place)
    await place_zed(t, place, super_zed=super_zed)
    await settle_fate(t, track)


def outbreak_place(t: Table, track: str) -> str:
    """Of the villages and the spaces in Chaos the nearest to Town Center; the Start where there is neither."""
    if is_so(t, OUTBREAK_AT_START):
        return START[track]
    nearest = 0 if t.settings.outbreak_in_town else 1
    for place in reversed(ALONG[track]):
        space = SPACES[place]
        if space.kind == "village" or (place in t.chaos and space.number >= nearest):
            return place
    return START[track]


async def finish(t: Table) -> None:
    """Settle what had to wait: Zeds that appear, then Unchecked Outbreaks."""
    await let_rise(t)
    while t.unchecked:
        t.unchecked -= 1
        await unchecked_outbreak(t)
        await let_rise(t)
    foresee(t)
