"""Event cards by the colour of their level."""

from . import blue, green, orange, red, yellow

__all__ = ["blue", "green", "orange", "red", "yellow"]
