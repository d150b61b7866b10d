"""Betrayal in the terminal: the floor in letters, explorers with their tracks, answers in groups with chances."""

from .answers import about, beside, grouped, meant
from .drawing import draw
from .eyes import has_no_secrets, plays
from .options import choose_options

HEADINGS = frozenset({"turn", "haunt"})
"""Events with which a new part of the log begins."""

__all__ = ["HEADINGS", "about", "beside", "choose_options", "draw", "grouped", "has_no_secrets", "meant", "plays"]
