"""The questions of the start screen: how many explorers play, and which haunt may come."""

from typing import Any

from ...games.betrayal.state import CHOICES
from ..saves import finished
from ..screen import Screen
from .words import GAME

PLAYERS = range(3, 7)
USUAL = 4


def choose_options(screen: Screen) -> dict[str, Any]:
    """Ask for the number of explorers and how the haunt comes; haunts that were played may be left out."""
    numbers = [(str(number), str(number)) for number in PLAYERS]
    players = int(screen.choose(screen.words("setting-players"), numbers, PLAYERS.index(USUAL)))
    ways = [(way, screen.words(f"setting-haunts-{way}")) for way in CHOICES["haunts"]]
    haunts = screen.choose(screen.words("setting-haunts"), ways)
    ended = sorted({result["haunt"] for _options, result in finished(GAME) if result.get("haunt")})
    return {"players": players, "haunts": haunts, "played": "+".join(map(str, ended)) if haunts == "new" else ""}
