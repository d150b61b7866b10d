"""Villagers and Refugees: they neither fight nor count for stacking. They flee, are devoured, or reach the Camp."""

from ....engine import ALL, ask_team
from ..data.board import BEDS, CAMP, CATACOMBS, INWARD, SPACES, TOWN_CENTER
from ..data.units import CIVILIANS, VILLAGERS, VIP
from ..occasions import FREE_TOWN_CENTER, GROUNDED, is_so, renew
from ..state import EKG, FULL, REDUCED, Piece, Table
from ..town.catacombs import LEAVES, LOST, catacomb_roll, stray
from ..town.hospital import bury, take_in
from ..town.movement import is_collapsed
from ..town.stores import gain_ammo, gain_supplies, infect
from .harm import saving_roll, wants_saving_roll

DEVOURED = 2
"""How much infection rises where Refugees are devoured."""
ARMED = "arm"


def refugees_out(t: Table) -> list[Piece]:
    """The Refugees on tracks."""
    return [piece for piece in t.folk.values() if piece.side != FULL and SPACES[piece.place].track]


# -- Zeds come -------------------------------------------------------------------------------------------------------


def become_refugees(t: Table, piece: Piece) -> None:
    """Villagers are turned over."""
    piece.side = REDUCED
    t.tell(ALL, "fled", piece=piece.name, place=piece.place)


async def flee(t: Table, piece: Piece) -> None:
    """Villagers become Refugees and go a space toward Town Center, unless there are Zeds."""
    become_refugees(t, piece)
    goal = INWARD[piece.place]
    if not t.zeds_at(goal):
        await go_to(t, piece, goal)


async def devour(t: Table, piece: Piece) -> None:
    """Zeds fall upon Refugees: infection rises, and a saving roll follows."""
    t.tell(ALL, "devoured", piece=piece.name, place=piece.place)
    infect(t, DEVOURED)
    await hurt_folk(t, piece)


async def hurt_folk(t: Table, piece: Piece) -> None:
    """Any hit is the last for Refugees: a saving roll, or death in a Bed. Villagers are never hit."""
    if piece.side == FULL:
        return
    if piece.place not in BEDS and await wants_saving_roll(t, piece) and saving_roll(t, piece):
        await take_in(t, piece)
    else:
        bury(t, piece)


# -- moving ----------------------------------------------------------------------------------------------------------


async def go_to(t: Table, piece: Piece, goal: str) -> None:
    """Refugees come into a space, if they find the way. From Town Center they go on to the Camp; infection rises."""
    if piece.place in CATACOMBS and not await finds_the_way(t, piece):
        return
    if goal == TOWN_CENTER:
        reach_camp(t, piece)
        infect(t, 1)
        await give_thanks(t, piece)
    else:
        piece.place = goal
        t.tell(ALL, "folk-moved", piece=piece.name, place=goal)


async def finds_the_way(t: Table, piece: Piece) -> bool:
    """Whether Refugees leave Catacombs. Who gets lost turns up elsewhere, and is devoured where Zeds are, or dies."""
    found = catacomb_roll(t, piece)
    if found != LOST:
        return found == LEAVES
    there = stray(t, piece)
    if not there:
        bury(t, piece)
        return False
    piece.place = there
    t.tell(ALL, "got-lost", piece=piece.name, place=there)
    if t.zeds_at(there) and not t.units_at(there):
        await devour(t, piece)
    return False


def reach_camp(t: Table, piece: Piece) -> None:
    """Refugees are safe."""
    piece.place = CAMP
    t.tell(ALL, "folk-moved", piece=piece.name, place=CAMP)


async def give_thanks(t: Table, piece: Piece) -> None:
    """The V.I.P. Survivors, safe in the Camp, bring something along."""
    if piece.name == VIP:
        give = await ask_team(t.seats, "vip-gift", {"gift:infection": cure, "gift:heal": mend, "gift:stores": stock_up})
        give(t)


def cure(t: Table) -> None:
    """Nobody is infected any more."""
    infect(t, -t.infection)


def mend(t: Table) -> None:
    """All player units are as good as new."""
    for unit in t.units.values():
        if unit.side == FULL and not unit.hits:
            continue
        unit.unmark(EKG)
        unit.side, unit.hits = FULL, 0
        t.tell(ALL, "mended", piece=unit.name, side=unit.side, hits=unit.hits)
    renew(t)


def stock_up(t: Table) -> None:
    """Four supplies and two ammo."""
    gain_supplies(t, 4)
    gain_ammo(t, 2)


def step_forbidden(t: Table, place: str) -> str:
    """The rule against a step of Refugees out of a space toward Town Center."""
    goal = INWARD[place]
    if t.zeds_at(goal):
        return f"DZ-REF-7:zeds-ahead:{goal}"
    if SPACES[place].track in t.flooded:
        return f"DZ-TURN-8:flooded:{goal}"
    if is_collapsed(t, goal):
        return f"DZ-TURN-8:bridge-down:{goal}"
    return f"DZ-ZED-7:no-entry:{goal}" if goal in t.no_entry else ""


def goals(t: Table, piece: Piece) -> list[str]:
    """Where a Move action may bring Refugees: one space on, and into Town Center where that costs nothing."""
    found: list[str] = []
    if is_so(t, GROUNDED):
        return found
    place = piece.place
    while place != TOWN_CENTER and not step_forbidden(t, place):
        place = INWARD[place]
        found.append(place)
        if INWARD.get(place) != TOWN_CENTER or not is_so(t, FREE_TOWN_CENTER):
            break
    return found


def move_forbidden(t: Table, piece: Piece, goal: str) -> str:
    """The rule against a Move action of Villagers or Refugees to a space."""
    if piece.side == FULL:
        return "DZ-VIL-2:villagers"
    if not SPACES[piece.place].track:
        return "DZ-REF-5:refugees-safe"
    if is_so(t, GROUNDED):
        return "DZ-TURN-8:grounded"
    if goal == INWARD[piece.place]:
        return step_forbidden(t, piece.place)
    here, there = SPACES[piece.place], SPACES.get(goal)
    outward = there is not None and there.track == here.track and there.number > here.number
    return "DZ-REF-6:refugees-outward" if outward else "DZ-REF-5:one-space"


# -- arms ------------------------------------------------------------------------------------------------------------


def in_camp(t: Table) -> list[Piece]:
    """Refugees in the Camp who may be armed."""
    return [t.folk[name] for name in VILLAGERS if name in t.folk and t.folk[name].place == CAMP]


def arm_forbidden(t: Table) -> str:
    """The rule against arming Refugees at all."""
    if ARMED in t.used:
        return "DZ-REF-13:armed"
    return "" if in_camp(t) else "DZ-REF-13:empty-camp"


def to_arm(t: Table) -> list[str]:
    """The normal civilians in the Cemetery who would come back."""
    if not t.folk or arm_forbidden(t):
        return []
    return [name for name in t.cemetery if name in CIVILIANS]


def arm(t: Table, civilians: str) -> None:
    """Refugees take up arms: they go to the Cemetery, and civilians come from there to Town Center, reduced."""
    piece = in_camp(t)[0]
    t.used.append(ARMED)
    del t.folk[piece.name]
    t.cemetery.append(piece.name)
    t.cemetery.remove(civilians)
    t.units[civilians] = Piece(name=civilians, place=TOWN_CENTER, side=REDUCED)
    t.tell(ALL, "armed", piece=piece.name, unit=civilians)
    renew(t)
