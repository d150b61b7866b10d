"""Times bots' answers so that they reveal nothing about secret answers.

Others may see that a side is acting, but not how often it answers. So what they can notice comes a fixed time after the
previous thing they noticed, however many secret answers lie between. If thinking takes longer, it comes after a
multiple of that time.
"""

from collections.abc import Callable
from math import ceil

from ...engine import SPECTATOR, Match
from .table_state import TableState

PAUSES = 2
"""Pauses between two noticeable answers."""


class Pacing:
    """The pacing of one table's bots. `clock` never goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()

    def noticed(self) -> None:
        """Restart the count: a noticeable event occurred, or a person acted."""
        self._since = self._clock()

    def wait(self, pause: float, secret: bool) -> float:
        """Return how many seconds an answer must wait, at a table with secret answers."""
        span = PAUSES * pause
        if not span:
            return 0.0
        gone = self._clock() - self._since
        if secret:
            return max(0.0, span - pause - gone) / 2  # the rest of the span is left for thinking
        return max(1, ceil(gone / span)) * span - gone


def outsiders(state: TableState, seat: str) -> list[str]:
    """Return one seat of each group that does not share a seat's eyes."""
    viewpoint = state.sides.viewpoint
    people = [*state.people, *([SPECTATOR] if state.terms.spectators != "none" else [])]
    return list({viewpoint(each): each for each in people if viewpoint(each) != viewpoint(seat)}.values())


def is_secret(match: Match, seat: str, option: str, others: list[str]) -> bool:
    """Whether none of these others would notice an answer."""
    after = match.clone()
    after.answer(seat, option)
    return not after.over and all(_seen(match, other) == _seen(after, other) for other in others)


def _seen(match: Match, seat: str) -> tuple[object, ...]:
    asked = match.question(seat)
    return match.heard(seat), match.view(seat), None if asked is None else asked.pack()
