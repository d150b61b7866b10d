"""The Survivors' traits that are no actions of their turn, each in one place. The rest is in `survivor_actions`."""

from ....engine import ALL, ask
from ..data import mansion
from ..encounter import facing, steps_away
from ..harm import calm
from ..keywords import go, within_1
from ..occasions import (
    DEFENCE_FAILS,
    DEFENCE_ITEM,
    DEFENCE_ITEM_BONUS,
    DEFENDS,
    FINDS_LOUD,
    FLED,
    FLEE_STEPS,
    HUSHED,
    IS_FOUND,
    KEEPS_BOTH,
    MOVE_STEPS,
    MOVED,
    NOT_OPEN,
    SURVIVOR_SET_UP,
    itself,
    on,
    only_if,
)
from ..state import Survivor, Table
from ..survivors.inventory import spend

SECRET_WEAPON_DEFENCE = 4

# -- in the Survivors' turn ------------------------------------------------------------------------------------------


@on(HUSHED, "S03")
def know_herbs(_t: Table, _s: Survivor, doing: str) -> bool:
    """S03: Herbs make no noise."""
    return doing == "herbs"


@on(SURVIVOR_SET_UP, "S04", forbids=only_if(lambda t: "revolver" in t.discover))
def bring_a_revolver(t: Table, s: Survivor) -> None:
    """S04: a Revolver from the discover deck to begin with."""
    t.discover.remove("revolver")
    t.chance.shuffle("discover", t.discover)
    s.items.append("revolver")


@on(DEFENCE_ITEM_BONUS, "S04")
def aim_well(_t: Table, _s: Survivor, item: str) -> int:
    """S04: the Revolver adds one more."""
    return 1 if item == "revolver" else 0


@on(MOVE_STEPS, "S06")
def hurry(t: Table, s: Survivor) -> int:
    """S06: near the Killer the move action goes one step farther."""
    return 1 if t.killer_at and mansion.DISTANCE[t.killer_at][s.place] <= 1 else 0


def _fearless(_t: Table, s: Survivor) -> str:
    return "" if s.fear else NOT_OPEN


@on(MOVED, "S07", forbids=_fearless)
def shake_off_fear(t: Table, s: Survivor) -> None:
    """S07: to move takes one fear away."""
    s.fear -= 1
    t.tell(ALL, "less-fear", who=s.who, fear=s.fear)


@on(FINDS_LOUD, "S11")
async def silence_one(t: Table, s: Survivor) -> int:
    """S11, once: one of the loud cards discovered makes no noise."""
    if not await ask(s.seat, "trait-S11", {"silence": True, "refuse": False}, who=s.who):
        return 0
    spend(t, s, "S11")
    return 1


@on(HUSHED, "S16")
def be_vigilant(t: Table, s: Survivor, doing: str) -> bool:
    """S16: near the Killer this Survivor repairs, searches and discovers without a sound."""
    if doing not in ("repair", "search", "discover") or not t.killer_at:
        return False
    if t.settings.hypervigilance == "place":
        return s.place == t.killer_at
    return s in within_1(t, t.killer_at)


@on(KEEPS_BOTH, "S18")
def palm_the_other(t: Table, s: Survivor) -> None:
    """S18, once: both discovered cards are kept."""
    spend(t, s, "S18")


# -- in encounters ---------------------------------------------------------------------------------------------------


def _with_an_item(_t: Table, _s: Survivor, item: str) -> str:
    return NOT_OPEN if item else ""


@on(DEFENDS, "S05", forbids=_with_an_item)
async def fight_bare_handed(t: Table, s: Survivor, _item: str) -> int:
    """S05: a defence without an item is worth one more."""
    t.tell(ALL, "martial-arts", who=s.who)
    return 1


@on(FLEE_STEPS, "S09")
def flee_farther(_t: Table, _s: Survivor) -> int:
    """S09: flees one step farther."""
    return 1


@on(FLED, "S09")
def calm_down(t: Table, s: Survivor) -> None:
    """S09: a Survivor who has fled is calm again."""
    calm(t, s)


@on(IS_FOUND, "S12", forbids=only_if(lambda t: len(facing(t)) > 1))
async def save_the_others(t: Table, s: Survivor) -> bool:
    """S12: one of those found covers the others, who may MOVE 1 and leave the encounter."""
    if not await ask(s.seat, "trait-S12", {"save": True, "refuse": False}, who=s.who):
        return False
    t.tell(ALL, "heroic-save", who=s.who)
    if t.settings.heroic_save_once:
        s.spent.append("S12")
    for other in [other for other in facing(t) if other is not s]:
        place = await ask(other.seat, "slip-away", steps_away(t, other, 1), who=other.who)
        if place:
            t.found.remove(t.survivors.index(other))
            t.slipped.append(t.survivors.index(other))
            t.tell(ALL, "left-encounter", who=other.who)
            go(t, other, place)
    return True


@on(DEFENCE_FAILS, "S15")
def stand_firm(_t: Table, _s: Survivor, dice: list[int]) -> bool:
    """S15: dice that show nothing at all hold."""
    return not any(dice)


@on(DEFENCE_ITEM, "S17", choices=itself("trait:S17"), cost=1)
async def draw_secret_weapon(t: Table, s: Survivor) -> int:
    """S17, once: as good as an item, and adds 4."""
    spend(t, s, "S17")
    return SECRET_WEAPON_DEFENCE
