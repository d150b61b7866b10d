"""Caches views and patches shared by several seats during one update."""

from typing import Any, NamedTuple

import msgspec

from ...engine.knowledge.cached_view import ViewState
from ..patch import Change, Compared, difference, difference_of_lists, difference_of_parts, difference_of_views

encode = msgspec.json.Encoder().encode


class SeatView(NamedTuple):
    """A seat's view: the part everybody sees, and the seat's own part, which may override it."""

    open: dict[str, Any]
    own: dict[str, Any]
    instead: bool
    """Whether the own part overrides the shared part."""

    @property
    def whole(self) -> dict[str, Any]:
        """The complete view."""
        return self.open | self.own


class SharedUpdate(NamedTuple):
    """The update of all seats that share eyes and were last updated at the same moment."""

    view: SeatView
    heard: int
    words: bytes
    """The changes as part of a message; empty if there are none."""


class UpdateCache:
    """Caches views and patches shared by several seats during one update."""

    __slots__ = ("_compared", "_looks", "_of_all", "_options", "_patches", "known")

    def __init__(self) -> None:
        self.known: dict[tuple[str, int, int, bool], SharedUpdate] = {}
        self._compared: Compared = {}
        self._looks: list[SeatView] = []
        self._patches: list[tuple[SeatView, SeatView, bytes]] = []
        self._of_all: dict[int, tuple[dict[str, Any], bytes]] = {}
        self._options: list[tuple[list[str], list[str], list[Change]]] = []

    def look(self, shown: dict[str, Any], own: dict[str, Any]) -> SeatView:
        """Return a view; seats that see the same get the same object, even with different eyes."""
        for known in self._looks:
            if known.open is shown and known.own == own:
                return known
        found = SeatView(shown, own, instead=not own.keys().isdisjoint(shown))
        self._looks.append(found)
        return found

    def patch(self, old: SeatView, new: SeatView, seen: ViewState) -> bytes:
        """Return the changes between two views as part of a message; `seen` is the shared part. Empty if nothing
        changed."""
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
        """Return the changes of the shared part."""
        known = self._of_all.get(id(old))
        if known is None:
            if seen.before is old:
                changes = difference_of_parts(old, seen.shown, seen.changed)
            else:
                changes = difference_of_views(old, seen.shown, self._compared)
            known = self._of_all[id(old)] = (old, _words(changes))
        return known[1]

    def question(self, old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
        """Return the changes of a question. Several seats may get equal questions with different ids."""
        changes = difference({**old, OPTIONS: None}, {**new, OPTIONS: None})
        was, now = old[OPTIONS], new[OPTIONS]
        for before, after, found in self._options:
            if before == was and after == now:
                return changes + found
        found = difference_of_lists(was, now, [OPTIONS])
        self._options.append((was, now, found))
        return changes + found


OPTIONS = "options"
"""The long part of a question."""


def _words(changes: list[Change]) -> bytes:
    """Encode changes without the enclosing brackets."""
    return encode(changes)[1:-1]
