"""Players of Dawn of the Zeds: a team that defends the weakest track, from its seats' view and events only."""

from collections.abc import Callable

from ..settings import HORDE
from .horde import ThumbHorde
from .thumb import ThumbDefender


def thumb(seat: str, seed: str) -> ThumbDefender | ThumbHorde:
    """A player by rules of thumb for this seat."""
    return ThumbHorde(seat, seed) if seat == HORDE else ThumbDefender(seat, seed)


PLAYERS: dict[str, Callable[[str, str], ThumbDefender | ThumbHorde]] = {"thumb": thumb}
