"""What those around a game may know of it: what each sees of the table now, and what it has been told so far."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, cast

from .errors import UnknownSeat
from .game import Game
from .parts import NOTHING, Parts, Seen, after
from .public_types import ToldEvent
from .replay import Replayable
from .segment import Ear, handed_out, heard_by
from .table import CLOCK, SPECTATOR, Event, Table

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", covariant=True, default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

OPEN = "*"
"""Among what was seen: what everybody sees."""
AFTERWARDS = "afterwards "
"""The same: what takes longer to find out, for certain eyes."""


class Observable(Replayable, Generic[V]):
    """A game as seen from its seats, and by spectators. `V` is the type of its views, where the game is known by name.

    Where something was played before it begins, `past` says how many events each had been told by then, and `told` is
    the newest of them.
    """

    __slots__ = ("_ears", "_open", "past", "told")

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
        self._ears: dict[str, Ear] = {}
        self._open: Seen | None = None

    def view(self, seat: str) -> V:
        """Everything a seat may know about the table now, as JSON-ready data.

        What lies in it may be part of other views, of those who see the same or of later ones: it is to be read, not to
        be changed.
        """
        return cast(V, self.open_view().shown | self.own_view(seat))

    def view_at_once(self, seat: str) -> dict[str, Any]:
        """The same without what takes longer to find out (`Game.afterwards`): nobody has to wait for that."""
        return self.open_view().shown | self.own_view(seat, whole=False)

    def open_view(self) -> Seen:
        """The part of all views that is the same for everybody, where a game tells it apart."""
        seen = self._seen.get(OPEN)
        if seen is None:
            seen = self._seen[OPEN] = self._open = self._look_around()
        return seen

    def own_view(self, seat: str, whole: bool = True) -> dict[str, Any]:
        """The rest, which goes before what everybody sees where both tell of the same. It may be added to."""
        self._check_watcher(seat)
        eyes = self.sides.eyes(seat)
        if eyes == seat:
            own = self._look(seat)
        else:
            seen = self._seen.get(eyes)
            if seen is None:
                seen = self._seen[eyes] = self._look(seat)
            own = {**seen, "you": seat}
        if whole and self.game.afterwards:
            own |= self._afterwards(seat)
        return own

    def _afterwards(self, seat: str) -> dict[str, Any]:
        eyes = AFTERWARDS + self.sides.eyes(seat)
        seen = self._seen.get(eyes)
        if seen is None:
            table = self._table
            seen = self._seen[eyes] = {name: part(table, seat) for name, part in self.game.afterwards.items()}
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
        apart = game.view if game.in_the_open is None or game.apart is None else game.apart
        seen = cast("dict[str, Any]", apart(table, seat))
        if game.books is not None:
            seen["books"] = self.books(seat)
        return seen

    def _look_around(self) -> Seen:
        """What everybody sees, where each part that is as it was before is the very same."""
        in_the_open = self.game.in_the_open
        if in_the_open is None or self.game.apart is None:
            return NOTHING
        if isinstance(in_the_open, Parts):
            parts = cast("Parts[Any]", in_the_open)
            return parts.seen(self._table, self._open)
        return after(self._open, cast("dict[str, Any]", in_the_open(self._table)))

    def events(self, seat: str, after: int = 0) -> list[ToldEvent]:
        """What a seat has been told, in order, from its event number `after` + 1 on, as far as it is remembered."""
        ear = self._ear(seat)
        return [handed_out(event) for event in ear.heard[max(0, after - ear.before) :]]

    def news(self, seat: str, after: int) -> list[ToldEvent]:
        """The same as `events`, as they are kept: to be read, not to be changed."""
        ear = self._ear(seat)
        return ear.heard[max(0, after - ear.before) :]

    def heard(self, seat: str) -> int:
        """How many events a seat has been told."""
        ear = self._ear(seat)
        return ear.before + len(ear.heard)

    def heard_before(self, seat: str, segment: int) -> int:
        """How many events a seat had been told when so many segments had been played."""
        return self._ear(seat).heard_before(segment)

    def forgotten(self, seat: str) -> int:
        """How many of the events a seat has been told are not remembered: the first ones."""
        return self._ear(seat).before

    def _ear(self, seat: str) -> Ear:
        """What a seat was told, as it is kept: not to be handed out."""
        self._check_watcher(seat)
        # Where eyes may change, those who share them now may have heard different things before.
        eyes = seat if self.game.sides_change else self.sides.eyes(seat)
        ear = self._ears.get(eyes)
        if ear is None:
            ear = self._ears[eyes] = self._new_ear(seat)
        ear.listen(self.segments, self._table.news)
        return ear

    def _new_ear(self, seat: str) -> Ear:
        if self.past is None:
            return Ear(seat)
        return Ear(seat, self.past.get(seat, 0) - len(heard_by(seat, self.told, 0)), self.told)

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats and seat != CLOCK:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join(self.seats))

    def _check_watcher(self, seat: str) -> None:
        if seat not in self.seats and seat != SPECTATOR:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join((*self.seats, SPECTATOR)))
