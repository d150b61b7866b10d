"""What a player is, and the simplest one."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from ..engine import Question, Told


class Player(Protocol):
    """Somebody who holds one seat.

    A player is given its own seat's open question, its own view and the events its seat was told since it was last
    asked: nothing else, ever. It answers with the name of one of the question's options, or with `None` to let a
    teammate act first.

    Where time matters, a player may have an attribute `wakes`: the moment at which it wants to be asked again, and at
    which its answer is given. It sets it whenever it is asked.

    What teammates call and point at comes among the events, as `{"kind": "ping", "args": {"who", "what", "on"}}`. A
    player may have an attribute `calls`, a list to which it adds what it calls itself: what, and on which thing.

    A player with an attribute `looks` that is false wants neither view nor events and gets empty ones, which saves the
    work.
    """

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None: ...


def take_calls(player: Player) -> list[tuple[str, str]]:
    """What a player has called since it was last listened to."""
    calls: list[tuple[str, str]] = getattr(player, "calls", [])
    taken = calls[:]
    calls.clear()
    return taken


HESITATION = 0.5
"""How often a random player lets time pass instead of acting, where there is a clock."""


class RandomPlayer:
    """Answers anything that is possible, without a thought; where time matters, now and then by letting it pass."""

    looks = False

    def __init__(self, seat: str, seed: str) -> None:
        self.seat = seat
        self._luck = random.Random(seed)

    def choose(self, question: Question, view: Any, events: Sequence[Told]) -> str | None:
        """Any of the options, or none for now."""
        if question.deadline is not None and self._luck.random() < HESITATION:
            return None
        return self._luck.choice(question.options).name
