"""Terrorscape in the terminal: the plan of the Mansion, and what a seat has in hand."""

from .drawing import draw, expected, meant

__all__ = ["draw", "expected", "meant"]
