"""The games of the house, by name. A game is a folder beside this module, and a line here."""

from importlib import import_module
from typing import Any

from ..engine import Game

NAMES = (
    "terrorscape",
    "escape",
    "zeds",
    "betrayal",
)

GAMES: dict[str, Game[Any]] = {name: import_module(f".{name}", __name__).GAME for name in NAMES}
