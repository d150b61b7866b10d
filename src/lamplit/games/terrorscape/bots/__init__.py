"""Players of Terrorscape: what a sensible person would do on either side, from their seat's view and events only."""

from collections.abc import Callable

from ..state import KILLER
from .killer import ThumbKiller
from .survivors import ThumbSurvivor


def thumb(seat: str, seed: str) -> ThumbKiller | ThumbSurvivor:
    """Return a player by rules of thumb for this seat."""
    return ThumbKiller(seat, seed) if seat == KILLER else ThumbSurvivor(seat, seed)


PLAYERS: dict[str, Callable[[str, str], ThumbKiller | ThumbSurvivor]] = {"thumb": thumb}
