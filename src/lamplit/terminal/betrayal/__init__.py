"""Betrayal in the terminal: the floor in letters, explorers with their tracks, answers in groups with chances."""

from .answers import about, grouped
from .drawing import draw
from .wishes import wishes

__all__ = ["about", "draw", "grouped", "wishes"]
