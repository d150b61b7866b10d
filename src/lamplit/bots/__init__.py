"""Computer players: their interface, their levels, and the loop that runs them.

>>> import random, lamplit
>>> match = lamplit.new("terrorscape", seed=7)
>>> players = {seat: make("terrorscape", "random", seat, f"7 {seat}") for seat in match.seats}
>>> play(match, players, random.Random(7))
>>> match.over
True
"""

from .player import Player, RandomPlayer
from .registry import UnknownLevel, check_level, levels, make, models
from .runner import MatchRunner, play
from .sides import UnknownSide, by_seat, parts, seats_of

__all__ = [
    "MatchRunner",
    "Player",
    "RandomPlayer",
    "UnknownLevel",
    "UnknownSide",
    "by_seat",
    "check_level",
    "levels",
    "make",
    "models",
    "parts",
    "play",
    "seats_of",
]
