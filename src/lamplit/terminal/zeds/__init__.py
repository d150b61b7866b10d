"""Dawn of the Zeds in the terminal: the roads to town, the turn as a line, and answers by unit with their chances."""

from .answers import about, grouped, lost, meant
from .campaign import choose_options
from .drawing import draw
from .odds import beside, best, weighed

__all__ = ["about", "beside", "best", "choose_options", "draw", "grouped", "lost", "meant", "weighed"]
