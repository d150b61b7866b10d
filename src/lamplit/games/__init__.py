"""The games of the house, by name."""

from typing import Any

from ..engine import Game
from .escape import GAME as ESCAPE
from .terrorscape import GAME as TERRORSCAPE

GAMES: dict[str, Game[Any]] = {game.name: game for game in (TERRORSCAPE, ESCAPE)}
