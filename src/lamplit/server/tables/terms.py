"""The terms of a table: what is played there, and how its people have agreed to go about it."""

from typing import Any, Literal

import msgspec

BOT_PAUSES = {"instant": 0.0, "quick": 0.5, "calm": 1.4}
"""How long a bot waits before it answers, in seconds, whatever it thinks about: a pause tells nothing."""

SPECTATOR_DELAY = 60.0
"""How far behind delayed spectators are, in seconds."""


class Terms(msgspec.Struct, frozen=True):
    """What is agreed when a table is opened."""

    game: str
    options: dict[str, Any]
    public: bool = False
    spectators: Literal["none", "live", "delayed"] = "none"
    undo: Literal["never", "free", "ask"] = "free"
    pace: Literal["live", "calm"] = "live"
    bot_pace: Literal["instant", "quick", "calm"] = "calm"
    imported: bool = False
    latecomers: bool = True
    """Whether whoever was invited may take over for a bot while the game runs."""

    def pack(self) -> dict[str, Any]:
        """The terms as JSON-ready data."""
        return msgspec.to_builtins(self)

    @classmethod
    def unpack(cls, packed: dict[str, Any]) -> "Terms":
        """The terms as they were stored."""
        return msgspec.convert(packed, cls)
