"""Players of Terrorscape: what a sensible person would do on either side, from their seat's view and events only."""

from collections.abc import Callable

from ...engine import SPECTATOR, Match
from .bot_killer import ThumbKiller
from .bot_survivors import ThumbSurvivor
from .state import KILLER


def thumb(seat: str, seed: str) -> ThumbKiller | ThumbSurvivor:
    """A player by rules of thumb for this seat."""
    return ThumbKiller(seat, seed) if seat == KILLER else ThumbSurvivor(seat, seed)


PLAYERS: dict[str, Callable[[str, str], ThumbKiller | ThumbSurvivor]] = {"thumb": thumb}


def labels(match: Match) -> dict[str, str]:
    """By what results are told apart: the Killer."""
    return {"killer": match.view(SPECTATOR)["killer"]["who"]}


def cast(match: Match) -> dict[str, list[str]]:
    """Whom each seat plays, once that is no secret any more."""
    seen = match.view(SPECTATOR)
    played = [(KILLER, seen["killer"]["who"]), *((s["seat"], s["who"]) for s in seen["survivors"])]
    return {seat: [who] for seat, who in played if who}
