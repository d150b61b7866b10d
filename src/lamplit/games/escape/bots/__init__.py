"""Adventurers that are no people: they hold their dice by the book, share the work, and take as long as people do."""

from collections.abc import Callable

from .thumb import ThumbAdventurer

PLAYERS: dict[str, Callable[[str, str], ThumbAdventurer]] = {"thumb": ThumbAdventurer}
"""The players of the game, by level."""
