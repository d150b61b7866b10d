"""Undo: which answers can be taken back, and which others go with them."""

import itertools
from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Self

from ..errors import Forgotten, Illegal
from ..knowledge.sides import Sides
from ..records.events import heard_since
from ..records.segment import NOT_THE_NEWEST, Answer, Segment, stands, why_no_undo
from .observation import Observable, V

MOST_NAMED = 3
"""The most events that a refusal names to say what a seat has learnt."""


class Undoable(Observable[V], ABC):
    """A game in which an answer can be taken back as long as no seat has learnt anything from it."""

    __slots__ = ()

    @abstractmethod
    def clone(self) -> Self:
        """An independent match at the same point, with the same luck to come."""

    def undo(self, seat: str, yielding: Collection[str] = ()) -> int:
        """Takes a seat's newest answer back, if no seat has learnt anything from it. Returns how many answers went.

        It must be the newest of all answers. Only answers of `yielding` seats of the same viewpoint may have followed,
        such as those of bots on the seat's team: they are taken back with it.
        """
        refusal = self.why_not_undo(seat)
        if refusal is None:
            done, newest = self._newest_answers()
            self._go_back_to(done, newest.answers[:-1])
            return 1
        if not yielding or refusal.message != NOT_THE_NEWEST:
            raise refusal
        count = self._yielded(seat, [other for other in self.sides.mates(seat) if other in yielding])
        self.take_back(count)
        return count

    def _yielded(self, seat: str, yielding: Collection[str]) -> int:
        """How many answers go with a seat's newest, that one included; `Illegal` if one of them has to stand."""
        trial = self.clone()
        for count in itertools.count(1):
            _done, newest = trial._newest_answers()
            who = newest.answers[-1][0] if newest.answers else seat
            by = who if who in yielding else seat
            refusal = trial.why_not_undo(by)
            if refusal is not None:
                raise trial._for_seat(refusal, seat)
            if by == seat:
                return count
            trial.undo(by)
        raise AssertionError

    def _for_seat(self, refusal: Illegal, seat: str) -> Illegal:
        """A mate's refusal, reworded for the seat that wants to undo: it names what that seat itself has learnt."""
        if "learnt" in refusal.arguments:
            return self.what_stands(seat) or Illegal("error-undo-stands", seat=seat)
        return Illegal(refusal.message, seat=seat)

    def why_not_undo(self, seat: str) -> Illegal | None:
        """Why a seat may not take the newest answer back now; `None` if it may."""
        self._check_seat(seat)
        done, newest = self._newest_answers()
        if self._ask is None:
            return Illegal("error-undo-over", seat=seat)
        if not newest.answers:
            if self.past is not None and not self.segments:
                raise Forgotten("error-forgotten")
            played = self.past is not None or any(segment.answers for segment in self.segments)
            return Illegal("error-undo-chance" if played else "error-undo-nothing", seat=seat)
        mates = self.sides.mates(seat)
        outsiders = [other for other in self.seats if other not in mates]
        refusal = why_no_undo(self._retractable(seat), self.game.revealing, outsiders, seat, newest)
        if refusal is None and self.game.sides_change and self._sides_before(done, newest) != self.sides:
            refusal = "error-undo-told"  # a seat has seen the table from another viewpoint since
        if refusal is None:
            return None
        return (refusal != NOT_THE_NEWEST and self.what_stands(seat)) or Illegal(refusal, seat=seat)

    def _retractable(self, seat: str) -> frozenset[str]:
        return frozenset() if self.game.probes(self._table, seat) else self.game.retractable

    def what_stands(self, seat: str) -> Illegal | None:
        """The refusal that names what a seat has learnt since its newest answer; `None` if it has learnt nothing.

        It follows from the events the seat was told, so it gives away no secret of other seats.
        """
        table, mates = self._table, self.sides.mates(seat)
        newest = Segment(None, self._answers, self._marks, table.chance.dealt, table.news)
        outsiders = [other for other in self.seats if other not in mates]
        retractable, revealing = self._retractable(seat), self.game.revealing
        learnt = [
            {"kind": event[1], "args": event[2]}
            for event in heard_since(seat, itertools.chain([newest], reversed(self.segments)))
            if stands(event, retractable, revealing, outsiders)
        ]
        if not learnt:
            return None
        return Illegal("error-undo-learnt", seat=seat, game=self.game.name, learnt=learnt[:MOST_NAMED])

    def _newest_answers(self) -> tuple[int, Segment]:
        """The segment of the newest answer, with everything since, and the number of segments before it."""
        table = self._table
        done = len(self.segments)
        newest = Segment(None, self._answers, self._marks, table.chance.dealt, table.news)
        if self._answers or not done:
            return done, newest
        return done - 1, self.segments[done - 1].followed_by(newest)

    def _sides_before(self, done: int, newest: Segment) -> Sides:
        """The sides before the newest answer."""
        before = self._copied(self.checkpoint_before(done))
        before._grow(newest.answers[:-1])
        return before.sides

    def take_back(self, count: int) -> None:
        """Takes the newest `count` answers back, whatever they led to: for a table that has agreed to it.

        The step's earlier answers are given again, with the same luck. Talk and marks stay.
        """
        if count < 1:
            raise Illegal("error-undo-nothing")
        done, answers = len(self.segments), self._answers
        while count > len(answers):
            if not done:
                raise Illegal("error-undo-nothing") if self.past is None else Forgotten("error-forgotten")
            count -= len(answers)
            done -= 1
            answers = self.segments[done].answers
        self._go_back_to(done, answers[:-count])

    def since(self, seat: str) -> int:
        """How many answers were given since a seat's newest, that one included; 0 if it has given none."""
        count = 0
        for answers in (self._answers, *(segment.answers for segment in reversed(self.segments))):
            for who, _name, _at in reversed(answers):
                count += 1
                if who == seat:
                    return count
        if self.past is not None:
            raise Forgotten("error-forgotten")
        return 0

    def _go_back_to(self, segment: int, answers: Sequence[Answer]) -> None:
        """Goes back to the moment after `segment` segments and then these answers."""
        save = self.checkpoint_before(segment)
        del self.segments[segment:]
        for cursor in self._cursors.values():
            cursor.go_back_to(segment)
        self._save = save
        self._grow(answers)
