"""Bubba's Gang. Plain Raiders have no rule of their own."""

from ..combat.harm import hurt
from ..data.board import TOWN
from ..occasions import FATE, HAND_TO_HAND, LOOTED, on
from ..odds.columns import Fight
from ..phases.raiders import raiders_appear
from ..state import Piece, Table


@on(FATE, "fate:bubba")
async def gang(t: Table, _owner: str, _track: str) -> None:
    """They come to the Start of the track above ground with fewest Zeds."""
    await raiders_appear(t, "bubba", "fewest_zeds")


@on(HAND_TO_HAND, "bubba")
def bubba(t: Table, owner: str, fight: Fight) -> int:
    """One column in their favour in every fight, whatever side they are on."""
    if fight.unit.name == owner:
        return 1
    return -1 if any(foe.name == owner for foe in fight.zeds) else 0


@on(LOOTED, "bubba")
async def rampage(t: Table, owner: str, raiders: Piece) -> None:
    """When they plunder the town, every player unit in it takes a hit."""
    if raiders.name == owner:
        for unit in [unit for unit in t.units.values() if unit.place in TOWN]:
            await hurt(t, unit, 1)
