"""Escape in the terminal: the temple in letters, the own dice, and what each key means while the clock runs."""

from .controls import Controls
from .drawing import draw

__all__ = ["Controls", "draw"]
