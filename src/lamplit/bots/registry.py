"""The levels of players each game has: `random`, and those in the game's own `bots` package."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from ..engine.errors import LamplitError
from .player import Player, RandomPlayer

Maker = Callable[[str, str], Player]


class UnknownLevel(LamplitError):
    """The game has no players of this level."""


def levels(game: str) -> list[str]:
    """Return the levels of a game's players, weakest first.

    >>> levels("terrorscape")[0]
    'random'
    """
    return list(_makers(game))


def check_level(game: str, level: str) -> None:
    """Raise `UnknownLevel` if the game has no players of this level."""
    makers = _makers(game) | _models(game)
    if level not in makers:
        raise UnknownLevel("error-bot-level", level=level, known=", ".join(makers))


def make(game: str, level: str, seat: str, seed: str) -> Player:
    """Return a player for a seat. Players with equal seeds play alike.

    >>> type(make("terrorscape", "random", "killer", "7")).__name__
    'RandomPlayer'
    """
    check_level(game, level)
    makers = _makers(game) | _models(game)
    return makers[level](seat, seed)


def models(game: str) -> list[str]:
    """Return the players that model people; they exist for the laboratory and never sit at a table."""
    return list(_models(game))


def _makers(game: str) -> dict[str, Maker]:
    module = f"lamplit.games.{game}.bots"
    own: dict[str, Maker] = import_module(module).PLAYERS if find_spec(module) else {}
    return {"random": RandomPlayer, **own}


def _models(game: str) -> dict[str, Maker]:
    module = f"lamplit.games.{game}.lab_players"
    return import_module(module).MODELS if find_spec(module) else {}
