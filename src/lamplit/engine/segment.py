"""Segments: what happened from one checkpoint to the next, who heard of it, and whether it can be taken back."""

from collections.abc import Iterable, Sequence, Set
from typing import Any

from .public_types import ToldEvent
from .record_lines import is_dict, is_list
from .table import ALL, CLOCK, Event, Table
from .zones import may_see

_NESTED = (dict, list)

Answer = tuple[str, str, float | None]
AnswerMark = tuple[int, int, bool]
"""How much luck had been dealt and news told before an answer, and whether it laid secret answers open."""


class Segment:
    """What happened from one checkpoint, `save`, to the next. Never changed once written.

    `save` is `None` where no copy was kept: see `Replayable.checkpoint_before`.
    """

    __slots__ = ("answers", "dealt", "marks", "news", "save")

    def __init__(
        self,
        save: Table | None,
        answers: Sequence[Answer],
        marks: Sequence[AnswerMark],
        dealt: Sequence[list[Any]],
        news: Sequence[Event],
    ) -> None:
        self.save = save
        self.answers = answers
        self.marks = marks
        self.dealt = dealt
        self.news = news

    def followed_by(self, later: "Segment") -> "Segment":
        """This segment with what came out and was told in a later one that holds no answers."""
        return Segment(self.save, self.answers, self.marks, [*self.dealt, *later.dealt], [*self.news, *later.news])


class EventCursor:
    """What one seat has been told so far: to listen again costs as much as there is news since.

    `told` is what happened just before the first segment there is, as far as it is remembered, and `before` how much
    the seat had been told before that.
    """

    __slots__ = ("_by_segment", "_news", "_seat", "before", "heard")

    def __init__(self, seat: str, before: int = 0, told: Sequence[Event] = ()) -> None:
        self.before = before
        self.heard: list[ToldEvent] = heard_by(seat, told, before)
        self._seat = seat
        self._by_segment: list[int] = [len(self.heard)]
        self._news = 0

    def listen(self, segments: Sequence[Segment], news: Sequence[Event]) -> list[ToldEvent]:
        """All that the seat was told in these segments, more than at the last time, and in the one being written."""
        while len(self._by_segment) <= len(segments):
            self._hear(segments[len(self._by_segment) - 1].news)
            self._by_segment.append(len(self.heard))
            self._news = 0
        self._hear(news)
        return self.heard

    def heard_before(self, segments: int) -> int:
        """How much the seat had been told when so many segments had been played, of those it has listened to."""
        return self.before + self._by_segment[segments]

    def go_back_to(self, segments: int) -> None:
        """Forgets all that was told after so many segments: it is taken back."""
        del self._by_segment[segments + 1 :]
        del self.heard[self._by_segment[-1] :]
        self._news = 0

    def _hear(self, news: Sequence[Event]) -> None:
        if self._news < len(news):
            self.heard += heard_by(self._seat, news[self._news :], self.before + len(self.heard))
            self._news = len(news)


def heard_by(seat: str, news: Sequence[Event], count: int) -> list[ToldEvent]:
    """The events a seat hears, numbered after the `count` it heard before.

    >>> heard_by("anna", [(("*",), "night-falls", {}), (("marco",), "whispered", {})], 7)
    [{'n': 8, 'kind': 'night-falls', 'args': {}}]
    """
    heard: list[ToldEvent] = []
    for audience, kind, args in news:
        if audience is ALL or seat in audience or "*" in audience:
            count += 1
            heard.append({"n": count, "kind": kind, "args": args})
    return heard


def handed_out(event: ToldEvent) -> ToldEvent:
    """An event for people to keep: what they do to it changes nothing here."""
    return {**event, "args": _copied(event["args"])}


def _copied(data: Any) -> Any:
    """A copy of JSON-ready data, several times as fast as `deepcopy`."""
    if is_list(data):
        return [_copied(value) if value.__class__ in _NESTED else value for value in data]
    if is_dict(data):
        return {name: _copied(value) if value.__class__ in _NESTED else value for name, value in data.items()}
    return data


NOT_THE_NEWEST = "error-undo-others"


def why_no_undo(
    retractable: Set[str], revealing: Set[str], outsiders: Sequence[str], seat: str, newest: Segment
) -> str | None:
    """What forbids `seat` to take back the newest answer of a segment, as a message id; `None` if nothing does.

    The `outsiders` have another viewpoint than `seat`; `retractable` and `revealing` are kinds of event (see `Game`).
    """
    if seat == CLOCK or newest.answers[-1][0] != seat:
        return NOT_THE_NEWEST
    dealt_before, told_before, revealed = newest.marks[-1]
    if len(newest.dealt) > dealt_before:
        return "error-undo-chance"
    if revealed:
        return "error-undo-told"
    if any(stands(event, retractable, revealing, outsiders) for event in newest.news[told_before:]):
        return "error-undo-told"
    return None


def stands(event: Event, retractable: Set[str], revealing: Set[str], outsiders: Sequence[str]) -> bool:
    """Whether nobody can unlearn what was told here: what somebody did not know, or what others do not forget."""
    audience, kind, _args = event
    if kind in retractable or not audience:
        return False
    return kind in revealing or any(may_see(audience, other) for other in outsiders)


def heard_since(seat: str, segments: Iterable[Segment]) -> list[Event]:
    """What a seat has been told since its newest answer in these segments, which are given backwards in time."""
    heard: list[list[Event]] = []
    for segment in segments:
        own = [mark for mark, answer in zip(segment.marks, segment.answers, strict=True) if answer[0] == seat]
        news = segment.news[own[-1][1] :] if own else segment.news
        heard.append([event for event in news if may_see(event[0], seat)])
        if own:
            return [event for stretch in reversed(heard) for event in stretch]
    return []
