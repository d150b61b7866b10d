"""Rangers, National Guard and Petra's Angels. The Red Diamond guards' rule is a figure (`data.units`)."""

from ..occasions import AMMO_NEEDED, HAND_TO_HAND, PAYS_SUPPLIES, on
from ..odds.columns import Fight, Shot
from ..state import Table


@on(HAND_TO_HAND, "woodcraft")
def woodcraft(t: Table, owner: str, fight: Fight) -> int:
    """One column to the right in the Rangers' fights."""
    return int(fight.unit.name == owner)


@on(AMMO_NEEDED, "heavy_guns")
def heavy_guns(t: Table, owner: str, shot: Shot) -> int:
    """The National Guard's gunfire costs one ammo more."""
    return int(shot.unit.name == owner)


@on(PAYS_SUPPLIES, "saddlebags", "prototype")
def own_ammunition(t: Table, owner: str, shot: Shot) -> bool:
    """The gunfire of Petra's Angels, and that of Xeno Jones, costs supplies instead of ammo."""
    return shot.unit.name == owner
