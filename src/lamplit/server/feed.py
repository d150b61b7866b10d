"""A feed: what one seat has been told, numbered, and the sockets that listen for it.

A message holds what has changed for this seat and nothing else. Where nothing has, there is no message: neither its
coming nor its size tells of things the seat may not know.
"""

import secrets
from collections import deque
from typing import Any, Protocol

import msgspec

from ..engine.zones import may_see
from .patch import difference
from .sitting import Sitting
from .weighing import Weighed, weighed

MESSAGES_KEPT = 256
EVENTS_AT_ONCE = 200
TALK_AT_ONCE = 200
OWN = "you"
"""The one part of a view that differs for those with the same eyes."""

encode = msgspec.json.Encoder().encode

Glances = dict[tuple[str, tuple[int, int]], tuple[dict[str, Any], msgspec.Raw | None]]
"""What those see who have the same eyes and last looked at the same moment, and what changed: worked out once."""


class Listener(Protocol):
    """Somebody who wants to hear what a seat is told."""

    def tell(self, message: bytes) -> None: ...

    def dismiss(self) -> None:
        """The seat is not theirs any more."""
        ...


class Feed:
    """What one seat, or the spectators, have been told."""

    def __init__(self, seat: str, sitting: Sitting, info: dict[str, Any]) -> None:
        self.seat = seat
        self.epoch = secrets.token_urlsafe(6)
        self.n = 0
        self.listeners: set[Listener] = set()
        self.left_at: float | None = None
        self._kept: deque[bytes] = deque(maxlen=MESSAGES_KEPT)
        self._info = info
        self._view: dict[str, Any] | None = None
        self._question: dict[str, Any] | None = None
        self._weighed: Weighed = {}
        self._heard = 0
        self._said = 0
        self._lines = 0
        self._zero: int | None = None
        self._rewinds = 0
        self._marks: dict[str, list[str]] = {}
        self._result: dict[str, Any] | None = None
        self._seen_at: tuple[int, int] = (0, 0)
        self._look(sitting, info, {}, {})

    def welcome(self, sitting: Sitting, time: int) -> bytes:
        """All that the seat may know now."""
        match = sitting.match
        after = max(0, self._heard - EVENTS_AT_ONCE)
        talk = [line for line in sitting.talk if line.heard_by(self.seat)][-TALK_AT_ONCE:]
        return encode(
            {
                "type": "welcome",
                "epoch": self.epoch,
                "n": self.n,
                "you": self.seat,
                "time": time,
                "zero": self._zero,
                "table": self._info,
                "view": None if self._view is None else {**self._view, OWN: self.seat},
                "question": self._question,
                "weighed": self._weighed,
                "events": [] if match is None else match.events(self.seat, after),
                "heard": self._heard,
                "talk": [line.pack(n) for n, line in enumerate(talk, self._lines - len(talk) + 1)],
                "marks": self._marks,
                "result": self._result,
            }
        )

    def resumed(self, time: int) -> bytes:
        """What comes before the messages that were missed."""
        return encode({"type": "resumed", "epoch": self.epoch, "time": time, "zero": self._zero})

    def missed(self, epoch: str, last: int) -> list[bytes] | None:
        """The messages after number `last`, or `None` if they are not all there any more."""
        if epoch != self.epoch or not self.n - len(self._kept) <= last <= self.n:
            return None
        return list(self._kept)[len(self._kept) - (self.n - last) :]

    def tell(self, sitting: Sitting, info: dict[str, Any], glances: Glances | None = None) -> None:
        """Tells the seat what has changed for it, if anything has."""
        news: dict[str, Any] = {"type": "news", "n": self.n + 1}
        self._look(sitting, info, news, {} if glances is None else glances)
        if len(news) == 2:
            return
        self.n += 1
        message = encode(news)
        self._kept.append(message)
        for listener in tuple(self.listeners):
            listener.tell(message)

    def _look(self, sitting: Sitting, info: dict[str, Any], news: dict[str, Any], glances: Glances) -> None:
        """Sees what is new since the last look and adds it to `news`."""
        seat = self.seat
        if info is not self._info:
            changes = difference(self._info, info)
            if changes:
                news["table"] = changes
            self._info = info
        if sitting.said != self._said:
            lines = [line for line in sitting.talk if line.n > self._said and line.heard_by(seat)]
            if lines:
                news["talk"] = [line.pack(n) for n, line in enumerate(lines, self._lines + 1)]
                self._lines += len(lines)
            self._said = sitting.said
        if sitting.pings:
            pings = [
                {"seat": who, "kind": what, "on": on}
                for who, what, on in sitting.pings
                if may_see(sitting.game.team(who), seat)
            ]
            if pings:
                news["pings"] = pings
        if sitting.match is not None:
            self._look_at_match(sitting, news, glances)

    def _look_at_match(self, sitting: Sitting, news: dict[str, Any], glances: Glances) -> None:
        match, seat = sitting.match, self.seat
        assert match is not None
        glance = (sitting.game.eyes(seat), self._seen_at)
        if glance not in glances:
            view = {name: part for name, part in match.view(seat).items() if name != OWN}
            changes = [] if self._view is None else difference(self._view, view)
            glances[glance] = view, msgspec.Raw(encode(changes)) if changes else None
        view, patch = glances[glance]
        if self._view is None:
            news["patch"] = [[[], {**view, OWN: seat}]]
        elif patch is not None:
            news["patch"] = patch
        self._view = view
        self._seen_at = (id(sitting), sitting.number)
        if sitting.rewinds != self._rewinds:
            self._rewinds = sitting.rewinds
            heard = match.heard(seat)
            if heard < self._heard:
                self._heard = news["heard"] = heard
        events = match.news(seat, self._heard)
        if events:
            news["events"] = events
            self._heard += len(events)
        asked = match.question(seat)
        question = None if asked is None else asked.pack()
        if question != self._question:
            self._question = news["question"] = question
        thought_about = weighed(sitting, seat)
        if thought_about != self._weighed:
            self._weighed = news["weighed"] = thought_about
        zero = sitting.zero if sitting.timed and not match.over else None
        if zero != self._zero:
            self._zero = news["zero"] = zero
        if seat in sitting.game.pencils:
            marks = match.asides.marks(seat)
            if marks != self._marks:
                self._marks = news["marks"] = marks
        if match.over and self._result is None:
            self._result = news["result"] = match.result
