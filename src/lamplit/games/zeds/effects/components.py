"""The components of the superweapon."""

from ....engine import ALL, ask_team
from ..combat.control import add_chaos
from ..combat.harm import hurt_zed
from ..combat.retreats import retreat_zeds
from ..data.board import LINKS, STARTS
from ..occasions import AFTER_GUNFIRE, GUNFIRE, HAND_TO_HAND, HITS_AFTER, SPECIAL_ACTION, on
from ..odds.columns import Fight, Shot
from ..state import Piece, Table
from ..town.superweapon import is_armed

GAS_HITS = 4
ENOUGH_HITS = 2


@on(HAND_TO_HAND, "component:knuckles")
def knuckles(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the right for units that attack."""
    return int(not fight.zeds_attack and is_armed(t, fight.unit))


@on(GUNFIRE, "component:hypno")
def hypno(t: Table, _owner: str, shot: Shot) -> int:
    """One column to the right in gunfire."""
    return int(is_armed(t, shot.unit))


@on(AFTER_GUNFIRE, "component:phosphor")
async def phosphor(t: Table, _owner: str, shot: Shot, hits: int) -> None:
    """All Zeds of a space retreat where one of them takes two hits or more."""
    place = shot.target.place
    if hits >= ENOUGH_HITS and place not in STARTS and is_armed(t, shot.unit) and (zeds := t.zeds_at(place)):
        await retreat_zeds(t, zeds, place)


def gas_targets(t: Table, _owner: str, _seat: str) -> dict[str, str]:
    """The spaces with Zeds next to a unit, but for the Starts."""
    near = {there for unit in t.units.values() if is_armed(t, unit) for there in LINKS.get(unit.place, ())}
    return {zed.place: zed.place for zed in t.zeds.values() if zed.place in near and zed.place not in STARTS}


def no_target(t: Table, owner: str, seat: str) -> str:
    """It takes Zeds next to a unit."""
    return "" if gas_targets(t, owner, seat) else "DZ-SW-8:no-zeds-near"


@on(SPECIAL_ACTION, "component:gas", forbids=no_target, choices=gas_targets, cost=1)
async def gas(t: Table, _owner: str, _seat: str, place: str) -> None:
    """Four hits, spread as evenly as possible over all Zeds of a space, and Chaos."""
    t.tell(ALL, "gas", place=place)
    zeds = t.zeds_at(place)
    each, rest = divmod(GAS_HITS, len(zeds))
    more: list[Piece] = []
    for _ in range(rest):
        choices = {f"zed:{zed.name}": zed for zed in zeds if zed not in more}
        more.append(await ask_team(t.seats, "one-more-hit", choices, place=place))
    for zed in zeds:
        hurt_zed(t, zed, each + (zed in more))
    add_chaos(t, place)


@on(HITS_AFTER, "component:snack")
def snack(t: Table, _owner: str, fight: Fight) -> int:
    """Zeds that attacked units take one more hit."""
    return int(fight.zeds_attack and is_armed(t, fight.unit))
