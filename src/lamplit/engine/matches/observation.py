"""What each seat may know of a match: its view of the table, and the events it has been told."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from ..errors import UnknownSeat
from ..game import Game
from ..knowledge.cached_view import NOTHING, CachedView, ViewState, after
from ..knowledge.public_types import ToldEvent
from ..records.events import EventCursor, handed_out, heard_by
from ..state.table import CLOCK, SPECTATOR, Event, Table
from .replay import Replayable

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", covariant=True, default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

OPEN = "*"
"""The key of the public view among the cached views."""
DEFERRED_VIEW = "deferred "
"""The key of a deferred view among the cached views, before the name of its viewpoint."""


class Observable(Replayable, Generic[V]):
    """A game as seen from its seats, and by spectators. `V` is the type of its views, where the game is known by name.

    Where events were told before the match begins, `past` counts them for each seat, and `told` holds the newest.
    """

    carried = (*Replayable.carried, "past", "told")

    __slots__ = ("_cursors", "_open", "past", "told")

    def __init__(
        self,
        game: Game[Any],
        seats: tuple[str, ...],
        save: Table,
        past: Mapping[str, int] | None = None,
        told: Sequence[Event] = (),
    ) -> None:
        super().__init__(game, seats, save)
        self.past = past
        self.told = told

    def _begin(self, save: Table) -> None:
        super()._begin(save)
        self._cursors: dict[str, EventCursor] = {}
        self._open: ViewState | None = None

    def view(self, seat: str) -> V:
        """Everything a seat may know about the table now, as JSON-ready data.

        Its parts may be shared with the views of other seats and with later views: read them, do not change them.
        """
        return cast(V, self.public_view().shown | self.private_view(seat))

    def view_without_deferred(self, seat: str) -> dict[str, Any]:
        """A view without its deferred part (`Game.deferred_view`), which takes longer to work out."""
        return self.public_view().shown | self.private_view(seat, whole=False)

    def public_view(self) -> ViewState:
        """The part of all views that is the same for every seat, where a game declares one."""
        seen = self._seen.get(OPEN)
        if seen is None:
            seen = self._seen[OPEN] = self._open = self._look_around()
        return seen

    def private_view(self, seat: str, whole: bool = True) -> dict[str, Any]:
        """The seat's own part of its view, which counts where a field is in both. The caller may add to it."""
        self._check_watcher(seat)
        viewpoint = self.sides.viewpoint(seat)
        if viewpoint == seat:
            own = self._look(seat)
        else:
            seen = self._seen.get(viewpoint)
            if seen is None:
                seen = self._seen[viewpoint] = self._look(seat)
            own = {**seen, "you": seat}
        if whole and self.game.deferred_view:
            own |= self._deferred_view(seat)
        return own

    def _deferred_view(self, seat: str) -> dict[str, Any]:
        viewpoint = DEFERRED_VIEW + self.sides.viewpoint(seat)
        seen = self._seen.get(viewpoint)
        if seen is None:
            table = self._table
            seen = self._seen[viewpoint] = {name: part(table, seat) for name, part in self.game.deferred_view.items()}
        return seen

    def books(self, seat: str) -> list[str]:
        """The secret books that a seat may read now. After the end nothing is secret any more."""
        self._check_watcher(seat)
        named = self.game.books
        if named is None:
            return []
        if not self.over:
            return [*dict.fromkeys(named(self._table, seat))]
        return [*dict.fromkeys(book for who in (*self.seats, SPECTATOR) for book in named(self._table, who))]

    def _look(self, seat: str) -> dict[str, Any]:
        game, table = self.game, self._table
        private_view = game.view if game.public_view is None or game.private_view is None else game.private_view
        seen = cast("dict[str, Any]", private_view(table, seat))
        if game.books is not None:
            seen["books"] = self.books(seat)
        return seen

    def _look_around(self) -> ViewState:
        """The public view. A part that has not changed is the same object as before."""
        public_view = self.game.public_view
        if public_view is None or self.game.private_view is None:
            return NOTHING
        if isinstance(public_view, CachedView):
            parts = cast("CachedView[Any]", public_view)
            return parts.seen(self._table, self._open)
        return after(self._open, cast("dict[str, Any]", public_view(self._table)))

    def events(self, seat: str, after: int = 0) -> list[ToldEvent]:
        """The events a seat has been told from its event number `after` + 1 on, as far as they are remembered."""
        cursor = self._cursor(seat)
        return [handed_out(event) for event in cursor.heard[max(0, after - cursor.before) :]]

    def news(self, seat: str, after: int) -> list[ToldEvent]:
        """Like `events`, but without copying: the events are to be read, not to be changed."""
        cursor = self._cursor(seat)
        return cursor.heard[max(0, after - cursor.before) :]

    def heard(self, seat: str) -> int:
        """How many events a seat has been told."""
        cursor = self._cursor(seat)
        return cursor.before + len(cursor.heard)

    def heard_before(self, seat: str, segment: int) -> int:
        """How many events a seat had been told when so many segments had been played."""
        return self._cursor(seat).heard_before(segment)

    def forgotten(self, seat: str) -> int:
        """How many of the events a seat has been told are not remembered: the first ones."""
        return self._cursor(seat).before

    def _cursor(self, seat: str) -> EventCursor:
        """The seat's cursor, brought up to date. Not to be handed out."""
        self._check_watcher(seat)
        # Where viewpoints may change, seats that share one now may have been told different things before.
        viewpoint = seat if self.game.sides_change else self.sides.viewpoint(seat)
        cursor = self._cursors.get(viewpoint)
        if cursor is None:
            cursor = self._cursors[viewpoint] = self._new_cursor(seat)
        cursor.listen(self.segments, self._table.news)
        return cursor

    def _new_cursor(self, seat: str) -> EventCursor:
        if self.past is None:
            return EventCursor(seat)
        return EventCursor(seat, self.past.get(seat, 0) - len(heard_by(seat, self.told, 0)), self.told)

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats and seat != CLOCK:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join(self.seats))

    def _check_watcher(self, seat: str) -> None:
        if seat not in self.seats and seat != SPECTATOR:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join((*self.seats, SPECTATOR)))
