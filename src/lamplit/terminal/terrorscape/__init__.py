"""Terrorscape in the terminal: the plan of the Mansion, what a seat has in hand, and answers in groups."""

from .answers import expected, grouped, meant
from .drawing import draw

__all__ = ["draw", "expected", "grouped", "meant"]
