"""The other blue units, which join from level I: Mr. Johnson, the Salvation Troops and the 12th Veterans."""

from .....engine import Effect
from ...chances import Chances
from ...combat.harm import spread_hits
from ...combat.healing import heal, heal_odds, within_reach
from ...combat.retreats import fall_back
from ...dice import roll
from ...occasions import (
    AFTER_GUNFIRE,
    AMMO_NEEDED,
    CATALOGUE,
    CHARACTER_ACTION,
    EAT_ROLL,
    ENTERING_PLAY,
    FIRST_DIE,
    FORAGE_DICE,
    GUNFIRE,
    MEETING,
    ODDS,
    RESULT,
    SPECIAL_ACTION,
    on,
)
from ...odds.columns import Fight, Outcome, Prelude, Shot
from ...state import Piece, Table
from ...town.stores import gain_ammo, gain_supplies

# -- several units ---------------------------------------------------------------------------------------------------


@on(FORAGE_DICE, "scavenger")
def scavenger(t: Table, owner: str, unit: Piece) -> int:
    """Forages with two dice and uses either; doubles count twice."""
    return int(unit.name == owner)


@on(AMMO_NEEDED, "first_shot")
def first_shot(t: Table, owner: str, shot: Shot) -> int:
    """The first shot of a turn costs no ammo."""
    return -1 if shot.unit.name == owner and f"first_shot:{owner}" not in t.used else 0


@on(AFTER_GUNFIRE, "first_shot")
async def first_shot_fired(t: Table, owner: str, shot: Shot, _hits: int) -> None:
    """Only the first."""
    if shot.unit.name == owner and f"first_shot:{owner}" not in t.used:
        t.used.append(f"first_shot:{owner}")


def heal_for_supplies_forbidden(t: Table, owner: str, _seat: str) -> str:
    """It takes a supplies."""
    return "" if t.supplies >= 1 else "DZ-HEAL-10:no-supplies:1"


def whom_to_heal(t: Table, owner: str, _seat: str) -> dict[str, Piece]:
    """The wounded in the owner's space and next to it."""
    return within_reach(t, owner)


async def heal_for_supplies(t: Table, owner: str, _seat: str, unit: Piece) -> None:
    """A Heal, for a supplies."""
    gain_supplies(t, -1)
    await heal(t, unit)


# -- Mr. Johnson -----------------------------------------------------------------------------------------------------

TRAPPED_FROM = 4


@on(ENTERING_PLAY, "stockpile")
async def stockpile(t: Table, owner: str) -> None:
    """He brings two supplies and three ammo."""
    gain_supplies(t, 2)
    gain_ammo(t, 3)


@on(GUNFIRE, "guns")
def guns(t: Table, owner: str, shot: Shot) -> int:
    """Two columns to the right for his shots."""
    return 2 if shot.unit.name == owner else 0


def attacked_by_zeds(owner: str, fight: Fight) -> bool:
    """Whether Zeds attack him."""
    return fight.unit.name == owner and fight.zeds_attack and not fight.against_raiders


@on(FIRST_DIE, "traps")
def traps_on(t: Table, owner: str, fight: Fight, die: int) -> Prelude | None:
    """What his die does."""
    if not attacked_by_zeds(owner, fight):
        return None
    return Prelude(instead=True, hits=1) if die >= TRAPPED_FROM else Prelude()


@on(MEETING, "traps")
async def traps(t: Table, owner: str, fight: Fight) -> bool:
    """Zeds that attack him may be caught on 4–6: they take a hit, all units of his space retreat, nobody fights."""
    if not attacked_by_zeds(owner, fight) or roll(t, "traps", unit=owner)[0] < TRAPPED_FROM:
        return False
    await spread_hits(t, fight.zeds, 1)
    await fall_back(t, t.units_at(fight.place))
    return True


@on(ODDS, "patch_up", "field_clinic")
def heals(t: Table, _owner: str, piece: Piece) -> Chances:
    """What a Heal brings besides."""
    return heal_odds(t, piece)


CATALOGUE.add(
    Effect("patch_up", SPECIAL_ACTION, heal_for_supplies, heal_for_supplies_forbidden, whom_to_heal, cost=1),
    Effect("field_clinic", CHARACTER_ACTION, heal_for_supplies, heal_for_supplies_forbidden, whom_to_heal),
)
"""Mr. Johnson heals for an action, the Salvation Troops once a phase without one."""

# -- the Salvation Troops --------------------------------------------------------------------------------------------


@on(ENTERING_PLAY, "donations")
async def donations(t: Table, owner: str) -> None:
    """They bring two supplies."""
    gain_supplies(t, 2)


@on(EAT_ROLL, "soup")
def soup(t: Table, owner: str) -> int:
    """One more on the die of the Eat Phase."""
    return 1


# -- the 12th Veterans -----------------------------------------------------------------------------------------------


@on(RESULT, "hold")
def hold(t: Table, owner: str, fight: Fight, outcome: Outcome) -> None:
    """They win every fight against Zeds, with the hits that were rolled."""
    if fight.unit.name == owner and not fight.against_raiders:
        outcome.human_wins = True
