"""Players of Terrorscape: what a sensible person would do on either side, from their seat's view and events only."""

from collections.abc import Callable

from .bot_killer import ThumbKiller
from .bot_survivors import ThumbSurvivor
from .state import KILLER


def thumb(seat: str, seed: str) -> ThumbKiller | ThumbSurvivor:
    """A player by rules of thumb for this seat."""
    return ThumbKiller(seat, seed) if seat == KILLER else ThumbSurvivor(seat, seed)


PLAYERS: dict[str, Callable[[str, str], ThumbKiller | ThumbSurvivor]] = {"thumb": thumb}
