"""What is seen and heard at one moment of a table: worked out, compared and put into words once for all it is for."""

from typing import Any, NamedTuple

import msgspec

from ..patch import Compared, difference_of_views

encode = msgspec.json.Encoder().encode


class Glance(NamedTuple):
    """What all see and hear at one moment who have the same eyes and last looked at the same moment."""

    view: dict[str, Any]
    heard: int
    words: bytes
    """What is new to them, as it stands in a message; nothing if nothing is."""


class Glances:
    """What is worked out, compared and put into words once for all it is for, while a table is told of one moment."""

    __slots__ = ("_patches", "_views", "compared", "known")

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int, bool], Glance] = {}
        self.compared: Compared = {}
        self._views: list[dict[str, Any]] = []
        self._patches: list[tuple[dict[str, Any], dict[str, Any], bytes]] = []

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view, or the very same that somebody else has, where two see the same though their eyes are others."""
        for known in self._views:
            if known == view:
                return known
        self._views.append(view)
        return view

    def patch(self, old: dict[str, Any], new: dict[str, Any]) -> bytes:
        """What has changed, as it stands in a message; nothing if nothing has."""
        for before, after, words in self._patches:
            if before is old and after is new:
                return words
        changes = difference_of_views(old, new, self.compared)
        words = b',"patch":' + encode(changes) if changes else b""
        self._patches.append((old, new, words))
        return words
