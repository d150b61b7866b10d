"""The green units, which join from level II: Kingman, Pickles, Santana, Staub, and three heroic civilians.

Staub's *fierce* and the Riot Squad's *no guns* are figures (`data.units`).
"""

from .....engine import ALL
from ...chances import Chances, rounded
from ...combat.control import is_controlled
from ...combat.folk import become_refugees
from ...combat.harm import spread_hits
from ...combat.retreats import provoke, retreat_zeds
from ...data.board import LINKS, STARTS
from ...data.units import CIVILIANS, FIGURES
from ...dice import in_vain, roll
from ...occasions import (
    BARRICADE_COST,
    BARRICADE_NEARBY,
    CHARACTER_ACTION,
    ENTERING,
    FIRST_DIE,
    FORAGE_DICE,
    FORAGE_MORE,
    FREE_IN_CHAOS,
    HAND_TO_HAND,
    HIDING,
    IGNORED_ON,
    INFECTION_OF_FIGHT,
    LEAVING,
    MEETING,
    NO_BUILDING,
    NO_ORDER,
    ODDS,
    QUIET_ORDER,
    SAVING_DICE,
    SPECIAL_ACTION,
    UNSEEN,
    on,
)
from ...odds.columns import Fight, Prelude, strength
from ...odds.fights import totals
from ...state import DEFIANT, FULL, Piece, Table
from ...town.building import build_strongpoint, lay_minefield, minefield_forbidden, strongpoint_forbidden
from ...town.movement import BRIDGE
from ...town.stores import gain_ammo, gain_supplies

# -- Colonel Kingman -------------------------------------------------------------------------------------------------

HELD_FROM = 5


def no_strongpoint(t: Table, owner: str, _seat: str) -> str:
    """Once a game, on a track without a barricade."""
    return strongpoint_forbidden(t, t.units[owner])


@on(SPECIAL_ACTION, "strongpoint", forbids=no_strongpoint, cost=1)
async def strongpoint(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """He builds the strongpoint in his space."""
    build_strongpoint(t, t.units[owner])


def no_minefield(t: Table, owner: str, _seat: str) -> str:
    """Once a game."""
    return minefield_forbidden(t, t.units[owner])


@on(SPECIAL_ACTION, "minefield", forbids=no_minefield, cost=1)
async def minefield(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """He lays the minefield in his space."""
    lay_minefield(t, t.units[owner])


@on(HAND_TO_HAND, "defender")
def defender(t: Table, owner: str, fight: Fight) -> int:
    """One column to the right when he defends."""
    return int(fight.unit.name == owner and fight.zeds_attack)


@on(ENTERING, "perimeter")
async def perimeter(t: Table, owner: str, _zeds: list[Piece], place: str) -> bool:
    """Zeds that move into his space, or one next to it, are stopped on 5–6."""
    his = t.units[owner].place
    if place != his and place not in LINKS.get(his, ()):
        return False
    held = roll(t, "perimeter", unit=owner, place=place)[0] >= HELD_FROM
    if held:
        in_vain(t, "perimeter")
    return held


# -- Pickles ---------------------------------------------------------------------------------------------------------

SEEN_ON = 1
BARKED_FROM = 4


@on(UNSEEN, "stealth")
def unseen(t: Table, owner: str, unit: Piece) -> bool:
    """He does not defend a space that he shares with Zeds."""
    return unit.name == owner


@on(HIDING, "stealth")
async def stealth(t: Table, owner: str, unit: Piece) -> bool:
    """Where he meets enemies he fights on 1 only, else he stays unseen."""
    unnoticed = unit.name == owner and roll(t, "stealth", unit=owner)[0] != SEEN_ON
    if unnoticed:
        in_vain(t, "stealth")
    return unnoticed


@on(FIRST_DIE, "stealth")
def stealth_on(t: Table, owner: str, fight: Fight, die: int) -> Prelude | None:
    """When he attacks, this has no effect as a rule."""
    return None if fight.unit.name != owner or fight.zeds_attack else Prelude(instead=die != SEEN_ON)


@on(LEAVING, "bark")
async def bark(t: Table, owner: str, _leaving: list[Piece], place: str) -> bool:
    """Zeds and Raiders that want to leave his space stay on 4–6."""
    stay = t.units[owner].place == place and roll(t, "bark", unit=owner, place=place)[0] >= BARKED_FROM
    if stay:
        in_vain(t, "bark")
    return stay


@on(FREE_IN_CHAOS, "canine")
def runs_through_chaos(t: Table, owner: str, unit: Piece) -> bool:
    """Chaos means nothing to him."""
    return unit.name == owner


@on(NO_ORDER, "canine")
def restores_nothing(t: Table, owner: str, unit: Piece) -> bool:
    """He restores no order."""
    return unit.name == owner


@on(NO_BUILDING, "canine")
def builds_nothing(t: Table, owner: str, unit: Piece) -> bool:
    """He builds nothing."""
    return unit.name == owner


@on(FORAGE_DICE, "canine")
def sniffs_about(t: Table, owner: str, unit: Piece) -> int:
    """Where the Zeds are in control he forages with one die."""
    return -1 if unit.name == owner and is_controlled(t, unit.place) else 0


# -- Miguel Santana --------------------------------------------------------------------------------------------------

CHARGED_FROM = 4


def charges_at(owner: str, fight: Fight) -> bool:
    """Whether he attacks, and only regular Zeds."""
    regular = all(FIGURES[zed.name].kind == "zed" for zed in fight.zeds)
    return regular and fight.unit.name == owner and not fight.zeds_attack


@on(FIRST_DIE, "bull_charge")
def charge_on(t: Table, owner: str, fight: Fight, die: int) -> Prelude | None:
    """What his die does."""
    if not charges_at(owner, fight):
        return None
    return Prelude(instead=True, hits=1, human_wins=True) if die >= CHARGED_FROM else Prelude()


@on(MEETING, "bull_charge")
async def bull_charge(t: Table, owner: str, fight: Fight) -> bool:
    """If he attacks only regular Zeds, on 4–6 one takes a hit and all retreat: nobody fights."""
    if not charges_at(owner, fight) or roll(t, "charge", unit=owner)[0] < CHARGED_FROM:
        return False
    await spread_hits(t, fight.zeds, 1)
    await retreat_zeds(t, t.zeds_at(fight.place), fight.place)
    return True


# -- Rusty Staub -----------------------------------------------------------------------------------------------------

NEVER: frozenset[int] = frozenset()
HARDENED = frozenset({5, 6})


@on(FORAGE_MORE, "survivalist")
def survivalist(t: Table, owner: str, unit: Piece) -> int:
    """One supplies more whenever he forages."""
    return int(unit.name == owner)


@on(SAVING_DICE, "lucky")
def lucky(t: Table, owner: str, unit: Piece) -> int:
    """Two dice for his saving roll, the better one counts."""
    return int(unit.name == owner)


@on(IGNORED_ON, "hardened")
def hardened(t: Table, owner: str, piece: Piece) -> frozenset[int]:
    """Each hit is ignored on 5–6: his, Alyssa Darling's and Agent Wright's."""
    return HARDENED if piece.name == owner else NEVER


# -- Fire Company 129 ------------------------------------------------------------------------------------------------


@on(HAND_TO_HAND, "gear")
def gear(t: Table, owner: str, fight: Fight) -> int:
    """One column to the right in its fights."""
    return int(fight.unit.name == owner)


def whom_to_persuade(t: Table, owner: str, _seat: str) -> dict[str, Piece]:
    """Defiant civilians and Villagers in the owner's space, or next to it."""
    place = t.units[owner].place
    near = (place, *LINKS.get(place, ()))
    found = {name: t.units[name] for name in CIVILIANS if name in t.units and DEFIANT in t.units[name].marks}
    found |= {name: piece for name, piece in t.folk.items() if piece.side == FULL}
    return {name: piece for name, piece in found.items() if piece.place in near}


@on(CHARACTER_ACTION, "authority", choices=whom_to_persuade)
async def authority(t: Table, owner: str, _seat: str, piece: Piece) -> None:
    """Defiant civilians may move from now on, or Villagers become Refugees."""
    if piece.name in t.folk:
        become_refugees(t, piece)
    else:
        provoke(t, piece)


def next_to(t: Table, owner: str, _seat: str) -> dict[str, Piece]:
    """The Zeds next to the owner."""
    near = LINKS.get(t.units[owner].place, ())
    return {zed.name: zed for zed in t.zeds.values() if zed.place in near and zed.place not in STARTS}


@on(ODDS, "hoses")
def hoses_reach(t: Table, _owner: str, zed: Piece) -> Chances:
    """How likely it retreats."""
    return rounded(chance=sum(chance for dice, chance in totals(2).items() if strength(t, zed) <= dice))


@on(SPECIAL_ACTION, "hoses", choices=next_to, cost=1)
async def hoses(t: Table, owner: str, _seat: str, zed: Piece) -> None:
    """A Zed next to it that is not stronger than two dice retreats."""
    if strength(t, zed) <= sum(roll(t, "hoses", 2, unit=owner)):
        await retreat_zeds(t, [zed], zed.place)


# -- Bauer Work Crew -------------------------------------------------------------------------------------------------

CHARGES = 2


def no_charges(t: Table, owner: str, _seat: str) -> str:
    """It takes two supplies."""
    return "" if t.supplies >= CHARGES else f"DZ-ACT-3:no-supplies:{CHARGES}"


@on(CHARACTER_ACTION, "charges", forbids=no_charges)
async def charges(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """Two supplies become one ammo."""
    gain_supplies(t, -CHARGES)
    gain_ammo(t, 1)


def too_far_from_bridge(t: Table, owner: str, _seat: str) -> str:
    """Where the bridge is down, from it or from a space next to it."""
    place = t.units[owner].place
    if not t.bridge:
        return "DZ-TURN-8:bridge-stands"
    return "" if place == BRIDGE or place in LINKS[BRIDGE] else f"DZ-TURN-8:not-beside:{BRIDGE}"


@on(SPECIAL_ACTION, "bridge", forbids=too_far_from_bridge, cost=1)
async def repair_bridge(t: Table, _owner: str, _seat: str, _chosen: None) -> None:
    """The bridge of the Suburbs is as it was."""
    t.bridge = ""
    t.tell(ALL, "bridge", state="whole")


@on(BARRICADE_COST, "builders")
def cheap_barricade(t: Table, owner: str, unit: Piece) -> int:
    """A barricade costs it one supplies."""
    return -1 if unit.name == owner else 0


@on(BARRICADE_NEARBY, "builders")
def barricade_nearby(t: Table, owner: str, unit: Piece) -> bool:
    """It builds in the spaces next to it too."""
    return unit.name == owner


# -- Riot Squad ------------------------------------------------------------------------------------------------------


@on(INFECTION_OF_FIGHT, "shields")
def shields(t: Table, owner: str, fight: Fight) -> int:
    """Its fights raise no infection."""
    return -1 if fight.unit.name == owner else 0


@on(QUIET_ORDER, "shields")
def quiet_order(t: Table, owner: str, place: str) -> bool:
    """Nor does the order that it restores."""
    return t.units[owner].place == place
