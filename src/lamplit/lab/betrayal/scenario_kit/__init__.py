"""The scenario kit: loads an author's haunt, plays it, and reports what is missing.

Such a haunt has the same form as Lamplit's own (docs/adding-a-haunt.md): a folder with its rules, words and books.
"""

from .check import BOT_GAMES, GAMES, check
from .findings import Finding
from .loading import BadHaunt, LoadedHaunt, read_haunt

__all__ = ["BOT_GAMES", "GAMES", "BadHaunt", "Finding", "LoadedHaunt", "check", "read_haunt"]
