"""A game that can be replayed: a checkpoint, and the answers given since.

A *checkpoint* is a table between two steps. The coroutine of the rules is only the quickest way to remember where the
rules are: it can be thrown away and regrown at any time by playing the answers onto a copy of the checkpoint. Clone,
save, undo and recovery all rest on this idea. Even a checkpoint need not be kept: it is reached again from an earlier
one in the same way.
"""

import contextlib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from types import CoroutineType, coroutine
from typing import Any, ClassVar, NoReturn, Self

from ..errors import Excess
from ..game import Game
from ..knowledge.sides import Sides
from ..questions.asking import Ask
from ..questions.question import Question
from ..records.segment import KEEP_EVERY, Answer, AnswerMark, Segment
from ..state.table import OVER, Over, Table
from .constants import is_constant

MOST_SILENT_STEPS = 1_000
"""The most steps in a row that ask nothing; rules that take more are taken to run for ever."""


class Replayable:
    """A game: where it stands, and the answers and luck that led there."""

    carried: ClassVar[tuple[str, ...]] = ("game", "seats", "_sides", "_viewpoints_differ")
    """The attributes that a copy takes over as they are."""

    __slots__ = (
        "_answers",
        "_ask",
        "_coroutine",
        "_looked_back",
        "_marks",
        "_questions",
        "_save",
        "_seen",
        "_sides",
        "_stops_after",
        "_table",
        "_values",
        "_viewpoints_differ",
        "game",
        "seats",
        "segments",
    )

    def __init__(self, game: Game[Any], seats: tuple[str, ...], save: Table) -> None:
        self.game = game
        self.seats = seats
        self._sides: Sides | None = None if game.sides_change else game.sides(save)
        self._viewpoints_differ = self._sides is None or self._sides.viewpoints_differ(seats)
        self._begin(save)

    def _begin(self, save: Table) -> None:
        """Stands at `save`, with nothing played yet: `_grow` goes on from there."""
        self.segments: list[Segment] = []
        self._looked_back = False
        self._save: Table | None = save
        self._stops_after = 0

    def _copied(self, save: Table) -> Self:
        """A copy that begins at `save`, with nothing played yet. All copies of a match are made here."""
        twin = object.__new__(type(self))
        for name in self.carried:
            setattr(twin, name, getattr(self, name))
        twin._begin(save)
        return twin

    # -- what is open ------------------------------------------------------------------------------------------------

    @property
    def together(self) -> tuple[str, ...]:
        """The seats of the team that is asked to decide together; empty if no team is asked."""
        asked = self._ask
        return tuple(asked.offers) if asked is not None and asked.kind == "one" and len(asked.offers) > 1 else ()

    @property
    def questions(self) -> list[Question]:
        """The open questions. Empty when the game is over."""
        found = self._questions
        if found is None:
            ask, asked = self._ask, self._table.asked
            if ask is None:
                return []
            until, offers = ask.until, ask.offers
            if ask.given:
                offers = {seat: offer for seat, offer in offers.items() if seat not in ask.given}
            found = Question.all_of(offers, asked, until)
            self._questions = found
        return found[:]

    def question(self, seat: str) -> Question | None:
        """The open question of one seat."""
        ask = self._ask
        try:
            offer = None if ask is None else ask.offers.get(seat)
        except TypeError:  # anything may be asked for, even what is no seat at all
            return None
        if ask is None or offer is None or seat in ask.given:
            return None
        return Question(offer, self._table.asked[seat], ask.until)

    @property
    def until(self) -> float | None:
        """The moment at which the clock will answer, if nobody does before."""
        return None if self._ask is None else self._ask.until

    @property
    def reacting(self) -> str | None:
        """The seat that may react or pass, in a round in which each is asked in turn."""
        ask = self._ask
        return None if ask is None or ask.kind != "turn" else next(iter(ask.offers))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, or `None` while it runs."""
        return dict(self._table.result) if self._ask is None else None

    @property
    def now(self) -> float:
        """Virtual time in seconds since the start."""
        return self._table.now

    @property
    def sides(self) -> Sides:
        """Who is on whose side now, and who shares a viewpoint."""
        found = self._sides
        if found is None:
            found = self._sides = self.game.sides(self._table)
        return found

    # -- what was played ---------------------------------------------------------------------------------------------

    @property
    def checkpoint(self) -> Table:
        """The table at the newest checkpoint. It holds every secret. Do not change it."""
        self._looked_back = True
        return self._newest()

    @property
    def kept(self) -> bool:
        """Whether the newest checkpoint is kept, so that `checkpoint` need not replay anything."""
        return self._save is not None

    def keep_next(self) -> None:
        """Makes sure that the next checkpoint is kept, because it will be needed."""
        self._looked_back = True

    def _newest(self) -> Table:
        if self._save is None:
            self._save = self.checkpoint_before(len(self.segments))
        return self._save

    def checkpoint_before(self, segment: int) -> Table:
        """The table after `segment` segments: kept, or reached again from an earlier checkpoint."""
        kept = self._save if segment == len(self.segments) else self.segments[segment].save
        if kept is not None:
            return kept
        first = segment - 1
        while (kept := self.segments[first].save) is None:
            first -= 1
        return self._replay(kept, self.segments[first:segment])

    def _replay(self, save: Table, segments: Sequence[Segment]) -> Table:
        """The table as it stood after these segments, the first of which began at `save`."""
        twin = self._copied(save)
        twin._stops_after = len(segments)
        with contextlib.suppress(_Reached):
            twin._grow([answer for segment in segments for answer in segment.answers])
        return twin._table

    @property
    def table(self) -> Any:
        """The table as it stands. It holds every secret: use it only in tests of a game. Do not change it."""
        return self._table

    @property
    def unfinished(self) -> Segment | None:
        """The segment since the newest checkpoint, or `None` if nothing has happened since."""
        table = self._table
        if not (self._answers or table.news or table.chance.dealt):
            return None
        return Segment(None, self._answers[:], self._marks[:], table.chance.dealt[:], table.news[:])

    def story(self) -> Iterator[Segment]:
        """The segments so far, and the one being written."""
        yield from self.segments
        unfinished = self.unfinished
        if unfinished is not None:
            yield unfinished

    # -- the machinery -----------------------------------------------------------------------------------------------

    def _grow(self, answers: Sequence[Answer], values: Sequence[Any] = ()) -> None:
        """Plays these answers, which are known to be possible, onto a copy of the checkpoint.

        `values` are the choices they stood for when they were first given at this very table. Where such a value is a
        constant, the question's other choices are not worked out again.
        """
        self._table: Table = self._newest().copy()
        self._answers: list[Answer] = []
        self._marks: list[AnswerMark] = []
        self._values: list[Any] = []
        self._ask: Ask[Any] | None = None
        self._questions: list[Question] | None = None
        self._seen: dict[str, Any] = {}
        if self.game.sides_change:
            self._sides = None
        self._coroutine: Any = None
        if self._table.step != OVER:
            self._coroutine = _step_by_step(self.game.steps, self._table)
            self._drive(None, None)
        for number, answer in enumerate(answers):
            assert self._ask is not None
            seat, name, _at = answer
            if number < len(values) and is_constant(values[number]):
                value = values[number]
            else:
                value = self._ask.offers[seat].choices[name]
            self._take(self._ask, *answer, value)

    def _take(self, ask: Ask[Any], seat: str, name: str, at: float | None, value: Any) -> None:
        """Lets a possible answer take effect: `value` is what its name stands for."""
        table = self._table
        self._questions = None
        if self._seen:
            self._seen = {}
        sides = None
        if self._viewpoints_differ:
            if len(ask.offers) > 1:  # where one seat is asked, no other seat's question can stay open
                sides = self._sides or self.sides
            if self.game.sides_change:
                self._sides = None
        if at is not None:
            table.now = at
        self._values.append(value)
        if ask.kind != "all":
            self._answers.append((seat, name, at))
            self._marks.append((len(table.chance.dealt), len(table.news), False))
            self._drive((seat, value) if ask.kind == "any" else value, sides)
            return
        settled = len(ask.given) + 1 == len(ask.offers)
        self._answers.append((seat, name, at))
        self._marks.append((len(table.chance.dealt), len(table.news), settled))
        ask.given[seat] = value
        if settled:
            self._drive({seat: ask.given[seat] for seat in ask.offers}, sides)

    def _drive(self, value: Any, sides: Sides | None) -> None:
        """Runs the rules until they ask something or the game is over.

        `sides` are those at the time of the answer, or `None` where all seats share one viewpoint.
        """
        table = self._table
        before = self._ask
        silent_steps = 0
        send = self._coroutine.send
        try:
            while (ask := send(value)) is None:
                before = value = None
                if self._answers or table.chance.dealt:
                    self._commit()
                silent_steps += 1
                if silent_steps == MOST_SILENT_STEPS:
                    raise Excess("error-excess-steps", most=MOST_SILENT_STEPS)
        except Over:
            table.step = OVER
            self._ask = None
            self._commit()
            return
        self._ask = ask
        asked = table.asked
        if before is None or sides is None:
            for seat in ask.offers:
                try:
                    asked[seat] += 1
                except KeyError:
                    asked[seat] = 1
            return
        # After an answer from another viewpoint a question keeps its id: the seat must not notice that others answer.
        mates = sides.mates(self._answers[-1][0])
        open_before = before.offers
        for seat, offer in ask.offers.items():
            if seat in mates or seat not in open_before or open_before[seat].prompt != offer.prompt:
                asked[seat] = asked[seat] + 1 if seat in asked else 1

    def _commit(self) -> None:
        """Ends a segment: the table as it stands becomes the checkpoint.

        Only some checkpoints are kept, and the one after a checkpoint that was needed. Segments hold tuples because
        the garbage collector does not track tuples of constants, however many a long game leaves behind.
        """
        table, segments = self._table, self.segments
        chance = table.chance
        dealt = chance.dealt or ()
        segments.append(Segment(self._save, tuple(self._answers), tuple(self._marks), dealt, tuple(table.news)))
        self._answers = []
        self._marks = []
        self._values = []
        if dealt:
            chance.dealt = []
        table.news = []
        self._save = table.copy() if self._looked_back or len(segments) % KEEP_EVERY == 0 else None
        self._looked_back = False
        if len(segments) == self._stops_after:
            raise _Reached


@coroutine
def _step_by_step(steps: Mapping[str, Callable[[Any], Any]], table: Table) -> Generator[Ask[Any] | None, Any, NoReturn]:
    """Plays step after step: yields what the rules ask, and `None` where a step is over.

    `yield from` a step's coroutine is cheaper than driving it with `send` until it raises `StopIteration`.
    """
    while True:
        step = steps[table.step](table)
        if step.__class__ is CoroutineType:  # a plain function has given the next step already
            going_on: Generator[Ask[Any], Any, Callable[..., Any]] = step  # pyright: ignore
            step = yield from going_on
        table.step = step.__name__
        yield None


class _Reached(Exception):
    """Raised where a match that is played again stands where it was to go."""
