"""The bots of this game, by level."""

from collections.abc import Callable

from .thumb import ThumbExplorer

PLAYERS: dict[str, Callable[[str, str], ThumbExplorer]] = {"thumb": ThumbExplorer}

__all__ = ["PLAYERS", "ThumbExplorer"]
