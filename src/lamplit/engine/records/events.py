"""Events as one seat was told them."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..knowledge.public_types import ToldEvent
from ..knowledge.zones import may_see
from ..state.json_data import is_dict, is_list
from ..state.table import ALL, Event
from .segment import Segment

_NESTED = (dict, list)


class EventCursor:
    """The events one seat has been told so far. Bringing it up to date costs only as much as there are new events.

    `told` are the remembered events just before the first segment, and `before` counts those the seat was told before
    them.
    """

    __slots__ = ("_by_segment", "_news", "_seat", "before", "heard")

    def __init__(self, seat: str, before: int = 0, told: Sequence[Event] = ()) -> None:
        self.before = before
        self.heard: list[ToldEvent] = heard_by(seat, told, before)
        self._seat = seat
        self._by_segment: list[int] = [len(self.heard)]
        self._news = 0

    def listen(self, segments: Sequence[Segment], news: Sequence[Event]) -> list[ToldEvent]:
        """All events of the seat, after reading what is new in these segments and in `news`, the unfinished one."""
        while len(self._by_segment) <= len(segments):
            self._hear(segments[len(self._by_segment) - 1].news)
            self._by_segment.append(len(self.heard))
            self._news = 0
        self._hear(news)
        return self.heard

    def heard_before(self, segments: int) -> int:
        """How many events the seat had been told after so many of the segments that were read."""
        return self.before + self._by_segment[segments]

    def go_back_to(self, segments: int) -> None:
        """Forgets all events after so many segments, because they were taken back."""
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
    """A copy of an event: the caller may change it."""
    return {**event, "args": _copied(event["args"])}


def _copied(data: Any) -> Any:
    """A copy of JSON-ready data, several times as fast as `deepcopy`."""
    if is_list(data):
        return [_copied(value) if value.__class__ in _NESTED else value for value in data]
    if is_dict(data):
        return {name: _copied(value) if value.__class__ in _NESTED else value for name, value in data.items()}
    return data


def heard_since(seat: str, segments: Iterable[Segment]) -> list[Event]:
    """The events a seat was told since its newest answer in these segments, which come newest first."""
    heard: list[list[Event]] = []
    for segment in segments:
        own = [mark for mark, answer in zip(segment.marks, segment.answers, strict=True) if answer[0] == seat]
        news = segment.news[own[-1][1] :] if own else segment.news
        heard.append([event for event in news if may_see(event[0], seat)])
        if own:
            return [event for stretch in reversed(heard) for event in stretch]
    return []
