"""The interface of a player, and the simplest player."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from ..engine import Question, Told


class Player(Protocol):
    """A player of one seat.

    A player gets its own seat's open question and view, and the events told to its seat since it was last asked, and
    nothing else. It returns the name of an option, or `None` to let a teammate act first.

    Where time matters, a player may set an attribute `wakes` each time it is asked: the moment at which its answer is
    given, or at which it wants to be asked again.

    Calls of teammates arrive as events of the form `{"kind": "ping", "args": {"who", "what", "on"}}`. A player may have
    an attribute `calls`, a list to which it adds its own calls as (what, on).

    A player whose attribute `looks` is false gets an empty view and no events, which saves computing them.
    """

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None: ...


def take_calls(player: Player) -> list[tuple[str, str]]:
    """Return the calls a player has made since the last time, and clear them."""
    calls: list[tuple[str, str]] = getattr(player, "calls", [])
    taken = calls[:]
    calls.clear()
    return taken


HESITATION = 0.5
"""The probability that a random player lets time pass instead of acting."""


class RandomPlayer:
    """Chooses among the options at random; where time matters, it sometimes lets time pass."""

    looks = False

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = random.Random(seed)

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None:
        """Return a random option, or `None` to wait."""
        if question.deadline is not None and self._luck.random() < HESITATION:
            return None
        return self._luck.choice(question.options).name
