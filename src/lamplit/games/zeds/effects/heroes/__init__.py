"""Abilities of heroes and civilians by the colour of their level."""

from . import basic, blue, green, orange, yellow

__all__ = ["basic", "blue", "green", "orange", "yellow"]
