"""What is seen and heard at one moment of a table: worked out, compared and put into words once for all it is for."""

from typing import Any, NamedTuple

import msgspec

from ...engine.knowledge.cached_view import ViewState
from ..patch import Change, Compared, difference, difference_of_lists, difference_of_parts, difference_of_views

encode = msgspec.json.Encoder().encode


class SeatView(NamedTuple):
    """What somebody sees: what everybody does, and what they see beside it, or instead of it."""

    open: dict[str, Any]
    own: dict[str, Any]
    instead: bool
    """Whether there is anything that they see instead."""

    @property
    def whole(self) -> dict[str, Any]:
        """All of it."""
        return self.open | self.own


class SharedUpdate(NamedTuple):
    """What all see and hear at one moment who have the same viewpoint and last looked at the same moment."""

    view: SeatView
    heard: int
    words: bytes
    """What is new to them, as it stands in a message; nothing if nothing is."""


class UpdateCache:
    """What is worked out, compared and put into words once for all it is for, while a table is told of one moment."""

    __slots__ = ("_compared", "_looks", "_of_all", "_options", "_patches", "known")

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int, bool], SharedUpdate] = {}
        self._compared: Compared = {}
        self._looks: list[SeatView] = []
        self._patches: list[tuple[SeatView, SeatView, bytes]] = []
        self._of_all: dict[int, tuple[dict[str, Any], bytes]] = {}
        self._options: list[tuple[list[str], list[str], list[Change]]] = []

    def look(self, shown: dict[str, Any], own: dict[str, Any]) -> SeatView:
        """What somebody sees: the very same for two who see the same, though their eyes are others."""
        for known in self._looks:
            if known.open is shown and known.own == own:
                return known
        found = SeatView(shown, own, instead=not own.keys().isdisjoint(shown))
        self._looks.append(found)
        return found

    def patch(self, old: SeatView, new: SeatView, seen: ViewState) -> bytes:
        """What has changed, as it stands in a message, where `seen` is what everybody sees; nothing if nothing has."""
        for before, after, words in self._patches:
            if before is old and after is new:
                return words
        words = self._patch(old, new, seen)
        self._patches.append((old, new, words))
        return words

    def _patch(self, old: SeatView, new: SeatView, seen: ViewState) -> bytes:
        if not (old.instead or new.instead):
            words = b"" if old.open is new.open else self._patch_of_all(old.open, seen)
            if old.own != new.own:
                own = _words(difference_of_views(old.own, new.own, self._compared))
                words = b"%b,%b" % (words, own) if words and own else words or own
        else:
            words = _words(difference_of_views(old.whole, new.whole, self._compared))
        return b',"patch":[%b]' % words if words else b""

    def _patch_of_all(self, old: dict[str, Any], seen: ViewState) -> bytes:
        """What has changed in what everybody sees."""
        known = self._of_all.get(id(old))
        if known is None:
            if seen.before is old:
                changes = difference_of_parts(old, seen.shown, seen.changed)
            else:
                changes = difference_of_views(old, seen.shown, self._compared)
            known = self._of_all[id(old)] = (old, _words(changes))
        return known[1]

    def question(self, old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
        """What has changed in a question. Several may be put the same, each of them as their own."""
        changes = difference({**old, OPTIONS: None}, {**new, OPTIONS: None})
        was, now = old[OPTIONS], new[OPTIONS]
        for before, after, found in self._options:
            if before == was and after == now:
                return changes + found
        found = difference_of_lists(was, now, [OPTIONS])
        self._options.append((was, now, found))
        return changes + found


OPTIONS = "options"
"""The part of a question that is long."""


def _words(changes: list[Change]) -> bytes:
    """Changes as they stand in a list."""
    return encode(changes)[1:-1]
