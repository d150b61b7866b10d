"""Markers on pieces: what they do for the piece, or the mob, that carries them."""

from ..combat import Fight, Shot
from ..occasions import GUNFIRE, HAND_TO_HAND, IGNORED_ON, on
from ..state import Piece, Table

NEVER: frozenset[int] = frozenset()
TOUGH_ZED = frozenset({1, 2, 3})


@on(HAND_TO_HAND, "mark:well_armed")
def well_armed(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the right in all fights."""
    return int("well_armed" in fight.unit.marks)


@on(GUNFIRE, "mark:well_armed")
def well_armed_fires(t: Table, _owner: str, shot: Shot) -> int:
    """And in gunfire."""
    return int("well_armed" in shot.unit.marks)


@on(HAND_TO_HAND, "mark:civilian_leader")
def civilian_leader(t: Table, _owner: str, fight: Fight) -> int:
    """One column to the right in all fights."""
    return int("civilian_leader" in fight.unit.marks)


@on(GUNFIRE, "mark:civilian_leader")
def civilian_leader_fires(t: Table, _owner: str, shot: Shot) -> int:
    """And in gunfire."""
    return int("civilian_leader" in shot.unit.marks)


@on(HAND_TO_HAND, "mark:keep_cool")
def keep_cool(t: Table, _owner: str, fight: Fight) -> int:
    """Two columns to the right for a hero who attacks."""
    return 2 if "keep_cool" in fight.unit.marks and not fight.zeds_attack else 0


@on(IGNORED_ON, "mark:tough")
def tough(t: Table, _owner: str, piece: Piece) -> frozenset[int]:
    """Each hit on the Zed is ignored on 1–3."""
    return TOUGH_ZED if "tough" in piece.marks else NEVER
