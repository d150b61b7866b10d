"""The orange heroes, who join from level IV: Hauser, Jones, Wilson and Horatius.

What Jones pays for his *prototype* stands in `special_units`, beside Petra's Angels.
"""

from ...combat.harm import remove_hit
from ...combat.healing import is_wounded
from ...combat.retreats import provoke
from ...data.board import BEDS, LINKS, OFFICES, TOWN_CENTER
from ...data.units import CIVILIANS
from ...occasions import (
    CHARACTER_ACTION,
    ENTERING_PLAY,
    EXTRA_DICE,
    FORAGING,
    FORESEES,
    FREE_IN_CHAOS,
    INFECTION_OF_FIGHT,
    NO_BUILDING,
    NO_ORDER,
    REROLL,
    SHORTCUTS,
    SPECIAL_ACTION,
    on,
)
from ...odds.columns import Fight
from ...state import Piece, Table
from ...town.hospital import discharge, in_beds
from ...town.research import reveal
from ...town.stores import gain_ammo, gain_supplies
from ..events.blue import put_mark

# -- Sarge Hauser ----------------------------------------------------------------------------------------------------

TRAINED = "trained"


def untrained(t: Table, owner: str, _seat: str) -> dict[str, Piece]:
    """Normal civilians in his space or next to it who have not been trained."""
    place = t.units[owner].place
    near = (place, *LINKS.get(place, ()))
    found = {name: t.units[name] for name in CIVILIANS if name in t.units}
    return {name: unit for name, unit in found.items() if unit.place in near and TRAINED not in unit.marks}


@on(SPECIAL_ACTION, "train", choices=untrained, cost=1)
async def train(t: Table, _owner: str, _seat: str, unit: Piece) -> None:
    """Normal civilians are stronger by two from now on, and no longer Defiant."""
    provoke(t, unit)
    put_mark(t, unit, TRAINED)


def recruit_forbidden(t: Table, owner: str, _seat: str) -> str:
    """In Town Center, for ammo."""
    if t.units[owner].place != TOWN_CENTER:
        return f"DZ-ACT-3:only-there:{TOWN_CENTER}"
    return "" if t.ammo else "DZ-GUN-1:no-ammo:1"


def thinned_out(t: Table, _owner: str, _seat: str) -> dict[str, Piece]:
    """Wounded normal civilians on the map who do not lie in a Bed."""
    found = {name: t.units[name] for name in CIVILIANS if name in t.units}
    return {name: unit for name, unit in found.items() if is_wounded(unit) and unit.place not in BEDS}


@on(SPECIAL_ACTION, "recruit", forbids=recruit_forbidden, choices=thinned_out, cost=1)
async def recruit(t: Table, _owner: str, _seat: str, unit: Piece) -> None:
    """For an ammo normal civilians lose a hit."""
    gain_ammo(t, -1)
    remove_hit(t, unit)


@on(FORAGING, "forager")
def forager(t: Table, owner: str, unit: Piece) -> int:
    """One more on his foraging rolls."""
    return int(unit.name == owner)


# -- Xeno Jones ------------------------------------------------------------------------------------------------------

PLANS, EXPERIMENT = "ability:own_plans:jones", "ability:experiment:jones"
"""He does one or the other."""


def has_experimented(t: Table, _owner: str, _seat: str) -> str:
    """Not after an experiment."""
    return "DZ-ACT-3:other-used" if EXPERIMENT in t.used else ""


@on(CHARACTER_ACTION, "own_plans", forbids=has_experimented)
async def own_plans(t: Table, owner: str, _seat: str, _chosen: None) -> None:
    """He may act once without cost."""
    t.free.append(owner)


def experiment_forbidden(t: Table, owner: str, _seat: str) -> str:
    """From an Office, instead of his own plans, while there is something to find out."""
    if t.units[owner].place not in OFFICES:
        return "DZ-SCI-3:not-in-office"
    if PLANS in t.used:
        return "DZ-ACT-3:other-used"
    return "" if t.research_deck else "DZ-RES-4:nothing-to-find-out"


def patients(t: Table, _owner: str, _seat: str) -> dict[str, Piece]:
    """Who lies in a Bed."""
    return {piece.name: piece for piece in in_beds(t)}


@on(CHARACTER_ACTION, "experiment", forbids=experiment_forbidden, choices=patients)
async def experiment(t: Table, _owner: str, _seat: str, piece: Piece) -> None:
    """A patient goes from a Bed to the Cemetery, and the next research card is revealed."""
    discharge(t, piece, to_town=False)
    await reveal(t)


# -- Hermit Wilson ---------------------------------------------------------------------------------------------------


@on(FORESEES, "visions")
def visions(t: Table, _owner: str) -> bool:
    """The top Fate card is known."""
    return True


@on(EXTRA_DICE, "buddy")
def buddy(t: Table, owner: str, fight: Fight) -> int:
    """Another unit in his space, but not in Town Center, rolls one more die; the best two count."""
    beside = fight.place == t.units[owner].place != TOWN_CENTER
    return int(beside and fight.unit.name != owner and fight.unit.name in t.units)


@on(SHORTCUTS, "shortcuts")
def shortcuts(t: Table, owner: str, unit: Piece) -> bool:
    """He, and units that start from his space, may cross to the same number of the next track."""
    return unit.place == t.units[owner].place


# -- Horatius --------------------------------------------------------------------------------------------------------


@on(ENTERING_PLAY, "fruits")
async def fruits(t: Table, _owner: str) -> None:
    """He brings three supplies."""
    gain_supplies(t, 3)


@on(INFECTION_OF_FIGHT, "genome")
def genome(t: Table, owner: str, fight: Fight) -> int:
    """His fights raise no infection."""
    return -1 if fight.unit.name == owner else 0


@on(REROLL, "ape_tactics")
def ape_tactics(t: Table, owner: str, fight: Fight) -> bool:
    """Both dice may be rolled once more in each fight."""
    return fight.unit.name == owner


@on(FREE_IN_CHAOS, "ape")
@on(NO_ORDER, "ape")
@on(NO_BUILDING, "ape")
def ape(t: Table, owner: str, unit: Piece) -> bool:
    """Chaos does not hold him; he restores no order, and builds nothing."""
    return unit.name == owner
