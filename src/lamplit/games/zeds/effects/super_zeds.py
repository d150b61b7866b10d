"""The Super-Zeds. The Giants have no rule of their own, and the Sleepers' are their figures (`data.units`)."""

from ..combat.harm import remove_hit
from ..combat.healing import is_wounded
from ..data.units import FIGURES
from ..occasions import ACTIVATED, ANOTHER_STEP, IGNORED_ON, INFECTION_OF_FIGHT, NO_TERRAIN, RESULT, on
from ..odds.columns import Fight, Outcome
from ..state import Piece, Table

NEVER: frozenset[int] = frozenset()
IRON_HIDE = frozenset({1, 2, 3})


def takes_part(owner: str, fight: Fight) -> bool:
    """Whether a Zed is among those of a fight."""
    return any(zed.name == owner for zed in fight.zeds)


@on(ANOTHER_STEP, "k10")
def k10(t: Table, owner: str, zed: Piece, steps: int, _won: bool) -> bool:
    """It makes two steps, the second alone."""
    return zed.name == owner and steps == 1


@on(INFECTION_OF_FIGHT, "k10")
def k10_bites(t: Table, owner: str, fight: Fight) -> int:
    """Its fights raise infection by two."""
    return int(takes_part(owner, fight))


@on(INFECTION_OF_FIGHT, "oozer")
def oozer(t: Table, owner: str, fight: Fight) -> int:
    """Its fights, and those of its mob, raise infection by three."""
    return 2 * takes_part(owner, fight)


@on(ANOTHER_STEP, "berserker")
def berserker(t: Table, owner: str, zed: Piece, _steps: int, won: bool) -> bool:
    """It goes on as long as it attacks and wins, and leaves its mob behind."""
    return zed.name == owner and won


@on(ACTIVATED, "reviver")
async def reviver(t: Table, owner: str, zed: Piece) -> None:
    """It loses a hit whenever it is activated, before it moves."""
    if zed.name == owner and is_wounded(zed):
        remove_hit(t, zed)


def unbeatable(t: Table, _owner: str, fight: Fight, _outcome: Outcome) -> str:
    """Against those who win every fight the Doomed lose."""
    return "DZ-RUL-11" if "hold" in FIGURES[fight.unit.name].abilities else ""


@on(RESULT, "doomed", forbids=unbeatable)
def doomed(t: Table, owner: str, fight: Fight, outcome: Outcome) -> None:
    """Their enemies lose every fight, with the hits that were rolled."""
    if takes_part(owner, fight):
        outcome.human_wins = False


@on(IGNORED_ON, "ironhide")
def ironhide(t: Table, owner: str, piece: Piece) -> frozenset[int]:
    """Each hit is ignored on 1–3."""
    return IRON_HIDE if piece.name == owner else NEVER


@on(NO_TERRAIN, "locust")
def locust(t: Table, owner: str, fight: Fight) -> bool:
    """Nobody gets a terrain shift against them and their mob."""
    return takes_part(owner, fight)
