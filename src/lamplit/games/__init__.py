"""The games of the house, by name. A game is a folder beside this module, and a line here."""

from collections import UserDict
from importlib import import_module
from typing import Any

from ..engine import Game

NAMES = (
    "terrorscape",
    "escape",
    "zeds",
    "betrayal",
)


class Shelf(UserDict[str, Game[Any] | None]):
    """The games, each imported when it is first asked for: whoever plays one does not wait for the others."""

    def __getitem__(self, name: str) -> Game[Any]:
        game = self.data[name]
        if game is None:
            game = self.data[name] = import_module(f".{name}", __name__).GAME
        return game


GAMES = Shelf(dict.fromkeys(NAMES))
