"""The terms of a table: the game and its options, and the agreements of its people."""

from typing import Any, Literal

import msgspec

BOT_PAUSES = {"instant": 0.0, "quick": 0.5, "calm": 1.4}
"""Seconds a bot waits before it answers, whatever the question: a varying pause would reveal something."""

SPECTATOR_DELAY = 60.0
"""Seconds by which delayed spectators lag behind."""


class Terms(msgspec.Struct, frozen=True):
    """The agreements made when a table is opened."""

    game: str
    options: dict[str, Any]
    public: bool = False
    spectators: Literal["none", "live", "delayed"] = "none"
    undo: Literal["never", "free", "ask"] = "free"
    pace: Literal["live", "calm"] = "live"
    bot_pace: Literal["instant", "quick", "calm"] = "calm"
    imported: bool = False
    latecomers: bool = True
    """Whether invited people may take over from bots during the game."""

    def pack(self) -> dict[str, Any]:
        """Return the terms as JSON-ready data."""
        return msgspec.to_builtins(self)

    @classmethod
    def unpack(cls, packed: dict[str, Any]) -> "Terms":
        """Restore stored terms."""
        return msgspec.convert(packed, cls)
