"""What single Survivors can do by themselves, each in one place."""

from ....engine import ALL
from ..data import mansion
from ..data.items import ITEMS, WEAPONS
from ..keywords import go, make_noise
from ..occasions import DEFENDS, HUSHED, NOT_OPEN, SPECIAL_ACTION, Targets, action, on
from ..state import TEAM, Survivor, Table
from ..survivors.inventory import fit


@on(HUSHED, "light-fingers")
def search_quietly(_t: Table, _s: Survivor, doing: str) -> bool:
    """Anna: searches without a sound."""
    return doing == "search"


@action(
    SPECIAL_ACTION,
    "equip",
    choices=lambda t, _s: {f"equip:{item}": (item,) for item in ("adrenaline", "sedatives") if item in t.discard},
)
async def equip(t: Table, s: Survivor, item: str) -> None:
    """Marco: takes Adrenaline or Sedatives from the discard pile."""
    t.discard.remove(item)
    s.items.append(item)
    t.tell(TEAM, "equipped", who=s.who, item=item)
    await fit(t, s)


def _sprint_ways(t: Table, s: Survivor) -> Targets:
    ways = mansion.reachable_in(s.place, 3 if t.settings.sprint_exact else 1, 3, t.blocks)
    return {f"sprint:{place}": (place,) for place in ways}


@action(SPECIAL_ACTION, "sprint", choices=_sprint_ways)
async def sprint(t: Table, s: Survivor, place: str) -> None:
    """William: MOVE up to 3, then a noise where he stops."""
    go(t, s, place)
    make_noise(t, place)


def _armed(t: Table, _s: Survivor, item: str) -> str:
    """Return what forbids the ability: an item in use, or only a weapon if the table reads the card so."""
    weapon = item in WEAPONS or item not in ITEMS
    return NOT_OPEN if item and (weapon or t.settings.william_persistence == "no_item") else ""


@on(DEFENDS, "persistence", forbids=_armed)
async def persist(t: Table, s: Survivor, _item: str) -> int:
    """William: defends himself better with bare hands."""
    t.tell(ALL, "persistence", who=s.who)
    return 1
