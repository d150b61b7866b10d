"""A feed: the numbered messages of one seat, and the sockets that receive them.

A message holds what changed for this seat and nothing else. Without a change there is no message, so that neither its
arrival nor its size reveals anything the seat may not know.
"""

import secrets
from collections import deque
from typing import Any, Protocol

from ...engine import Excess, LamplitError, Match, Question
from ..patch import difference
from .bot_questions import Weighed, weighed
from .table_parts import BOT
from .table_state import TableState
from .update_cache import SeatView, SharedUpdate, UpdateCache, encode

MESSAGES_KEPT = 256
EVENTS_AT_ONCE = 200
MOST_AT_ONCE = 1_000_000
"""The most bytes in one message. No real game comes near it."""
TALK_AT_ONCE = 200
OWN = "you"
"""The only part of a view that differs between seats with the same eyes."""
OF_THE_GAME = frozenset({"patch", "question", "question_patch", "result"})
"""The parts of a message for one seat that show that the game has moved."""


class Listener(Protocol):
    """A receiver of a seat's messages, and its address."""

    origin: str

    def tell(self, message: bytes) -> None: ...

    def dismiss(self) -> None:
        """Close the listener, because the seat no longer belongs to this person."""
        ...

    def send_away(self, error: LamplitError) -> None:
        """Close the listener, because the table is set aside."""
        ...


class Feed:
    """The messages sent to one seat, or to the spectators."""

    def __init__(self, seat: str, state: TableState, info: dict[str, Any]) -> None:
        self.seat = seat
        self._sides = state.sides
        self._viewpoint = self._sides.viewpoint(seat)
        self._pencils = seat in state.game.pencils
        self.epoch = secrets.token_urlsafe(6)
        self.n = 0
        self.listeners: set[Listener] = set()
        self.left_at: float | None = None
        self._kept: deque[bytes] = deque(maxlen=MESSAGES_KEPT)
        self._info = info
        self._with_bots = _has_bots(info)
        self._view: SeatView | None = None
        self._asked: Question | None = None
        self._question: dict[str, Any] | None = None
        self._weighed: Weighed = {}
        self._heard = 0
        self._said = 0
        self._lines = 0
        self._zero: int | None = None
        self._rewinds = 0
        self._marks: dict[str, list[str]] = {}
        self._result: dict[str, Any] | None = None
        self._later = [*state.game.deferred_view]
        self._turned = False
        self._whole_at: tuple[int, int, int] | None = None
        self._promised = False
        if state.match is not None:
            self._heard, self._rewinds = state.match.heard(seat), state.rewinds
        self._look_around(state, info, {})
        if state.match is not None:
            self._look_at(state.match, state, {}, UpdateCache(), whole=True)

    def welcome(self, state: TableState, time: int) -> bytes:
        """Return a message with everything the seat may know now."""
        match = state.match
        after = max(0, self._heard - EVENTS_AT_ONCE)
        talk = [line for line in state.talk if line.heard_by(self.seat)][-TALK_AT_ONCE:]
        later = {"later": self._later} if self._promised else {}
        message = encode(
            {
                "type": "welcome",
                "epoch": self.epoch,
                "n": self.n,
                "you": self.seat,
                "time": time,
                "zero": self._zero,
                "table": self._info,
                "sides": self._sides.named,
                "mates": self._mates(state),
                "view": None if self._view is None else {**self._view.whole, OWN: self.seat},
                "question": self._question,
                "weighed": self._weighed,
                "events": [] if match is None else match.events(self.seat, after),
                "heard": self._heard,
                "talk": [line.pack(n) for n, line in enumerate(talk, self._lines - len(talk) + 1)],
                "marks": self._marks,
                "result": self._result,
                **later,
            }
        )
        return _within_size(message)

    def resumed(self, time: int) -> bytes:
        """Return the message that precedes missed ones."""
        return encode({"type": "resumed", "epoch": self.epoch, "time": time, "zero": self._zero})

    def missed(self, epoch: str, last: int) -> list[bytes] | None:
        """Return the messages after number `last`; `None` if some are gone."""
        if epoch != self.epoch or not self.n - len(self._kept) <= last <= self.n:
            return None
        return list(self._kept)[len(self._kept) - (self.n - last) :]

    def tell(
        self, state: TableState, info: dict[str, Any], cache: UpdateCache | None = None, whole: bool = True
    ) -> bool:
        """Send the changes for this seat, if any. Return whether the game had moved for it.

        If not `whole`, the slow parts of the view are left as they were, and the message says so.
        """
        own: dict[str, Any] = {}
        if info is not self._info or state.said != self._said or state.pings:
            self._look_around(state, info, own)
        if state.sides is not self._sides:
            self._look_at_sides(state, own)
        match = state.match
        shared = b"" if match is None else self._look_at(match, state, own, cache or UpdateCache(), whole)
        if not own and not shared and not (whole and self._promised):
            return False
        words = b"," + encode(own)[1:-1] if own else b""
        moved = bool(shared) or not OF_THE_GAME.isdisjoint(own)
        if moved or whole:  # hidden answers must not announce anything
            self._promised = self.is_behind(state)
        if self._promised:
            words += b',"later":' + encode(self._later)
        self._send(_within_size(b'{"type":"news","n":%d%b%b}' % (self.n + 1, shared, words)))
        return moved

    def _send(self, message: bytes) -> None:
        self.n += 1
        self._kept.append(message)
        for listener in tuple(self.listeners):
            listener.tell(message)

    def is_behind(self, state: TableState) -> bool:
        """Whether the slow parts of the seat's view are outdated."""
        return bool(self._later) and _moment(state) != self._whole_at

    def _look_around(self, state: TableState, info: dict[str, Any], own: dict[str, Any]) -> None:
        """Collect changes of the table outside the game."""
        seat = self.seat
        if info is not self._info:
            changes = difference(self._info, info)
            if changes:
                own["table"] = changes
            self._info, self._with_bots = info, _has_bots(info)
        if state.said != self._said:
            lines = [line for line in state.talk if line.n > self._said and line.heard_by(seat)]
            if lines:
                own["talk"] = [line.pack(n) for n, line in enumerate(lines, self._lines + 1)]
                self._lines += len(lines)
            self._said = state.said
        if state.pings:
            pings = [
                {"seat": who, "kind": what, "on": on} for who, what, on in state.pings if seat in state.sides.team(who)
            ]
            if pings:
                own["pings"] = pings

    def _look_at_sides(self, state: TableState, own: dict[str, Any]) -> None:
        """Update the sides. If the seat's eyes change, its whole view is sent again."""
        before, mates = self._sides, self._mates(state)
        self._sides = state.sides
        if self._sides.named != before.named:
            own["sides"] = self._sides.named
        if self._mates(state) != mates:
            own["mates"] = self._mates(state)
        if self._sides.viewpoint(self.seat) != self._viewpoint:
            self._viewpoint = self._sides.viewpoint(self.seat)
            self._turned = True

    def _mates(self, state: TableState) -> list[str]:
        """Return the seats with the same eyes."""
        return [seat for seat in self._sides.mates(self.seat) if seat in state.chairs]

    def _look_at(self, match: Match, state: TableState, own: dict[str, Any], cache: UpdateCache, whole: bool) -> bytes:
        """Collect changes of the game: add what only this seat is told to `own`, and return the rest."""
        seat = self.seat
        self._look_at_question(state, match, own, cache)
        if self._turned:
            self._view = None
        if whole or not self._later or self._view is None or (self._asked is None and self._knows_nothing_more()):
            whole, self._whole_at = True, _moment(state)
        looked = (self._viewpoint, id(self._view), self._heard, whole)
        if self._turned:
            # The previous view belonged to other eyes, so no update can be shared with them.
            self._turned = False
            looked = (seat, 0, 0, whole)
        update = cache.known.get(looked)
        if update is None:
            update = cache.known[looked] = self._shared_update(state, match, cache, whole)
        if self._view is None:
            own["patch"] = [[[], {**update.view.whole, OWN: seat}]]
        self._view = update.view
        self._heard = update.heard
        self._rewinds = state.rewinds
        if self._with_bots or self._weighed:
            thought_about = weighed(state, seat)
            if thought_about != self._weighed:
                self._weighed = own["weighed"] = thought_about
        over = match.over
        zero = state.zero if state.timed and not over else None
        if zero != self._zero:
            self._zero = own["zero"] = zero
        if self._pencils:
            marks = match.table_talk.marks(seat)
            if marks != self._marks:
                self._marks = own["marks"] = marks
        if over and self._result is None:
            self._result = own["result"] = match.result
        return update.words

    def _knows_nothing_more(self) -> bool:
        """Whether the slow parts of the view were empty; they cost nothing while the seat is asked nothing."""
        view = self._view
        return view is not None and not any(view.own[name] for name in self._later)

    def _shared_update(self, state: TableState, match: Match, cache: UpdateCache, whole: bool) -> SharedUpdate:
        """Return the view and events of this seat, shared by all seats with its eyes."""
        before = self._view
        seen, own = match.public_view(), match.private_view(self.seat, whole or before is None)
        own.pop(OWN, None)
        if before is not None and not whole:
            for name in self._later:
                own[name] = before.own[name]
        view = cache.look(seen.shown, own)
        words = b"" if before is None else cache.patch(before, view, seen)
        heard = self._heard
        if state.rewinds != self._rewinds and match.heard(self.seat) < heard:
            heard = match.heard(self.seat)
            words += b',"heard":%d' % heard
        events = match.news(self.seat, heard)
        if events:
            words += b',"events":' + encode(events)
        return SharedUpdate(view, heard + len(events), words)

    def _look_at_question(self, state: TableState, match: Match, own: dict[str, Any], cache: UpdateCache) -> None:
        asked = match.question(self.seat)
        if asked is None:
            if self._question is not None:
                self._question = own["question"] = None
        elif self._asked is None or not asked.is_still(self._asked):
            if not (state.timed and self._stays(state, asked)):
                question = asked.pack()
                question.pop("deadline", None)  # the view shows what the clock will do
                if question != self._question:
                    own |= _put(self._question, question, cache)
                    self._question = question
        self._asked = asked

    def _stays(self, state: TableState, asked: Question) -> bool:
        """Whether a question only differs from the previous one in its id; in timed games the old one may still be
        answered.

        A seat that has just answered gets it anyway, since it waits for it.
        """
        told = self._question
        return (
            told is not None
            and state.answered != self.seat
            and told["options"] == asked.names
            and told["prompt"] == asked.prompt
            and told["args"] == asked.args
        )


def _within_size(message: bytes) -> bytes:
    if len(message) > MOST_AT_ONCE:
        raise Excess("error-excess-words", most=MOST_AT_ONCE)
    return message


def _moment(state: TableState) -> tuple[int, int, int]:
    """Return a key of the game's progress."""
    return id(state), state.answers, state.rewinds


def _put(before: dict[str, Any] | None, question: dict[str, Any], cache: UpdateCache) -> dict[str, Any]:
    """Return a question as sent: if the previous one was of the same kind, only the difference."""
    if before is None or before["prompt"] != question["prompt"]:
        return {"question": question}
    return {"question_patch": cache.question(before, question)}


def _has_bots(info: dict[str, Any]) -> bool:
    return any(chair["who"] == BOT for chair in info["seats"].values())
