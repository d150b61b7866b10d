"""When a bot's answer is given, so that the time it takes tells nothing of what is done in secret.

Others may see that a side is at it, but not how often it answers. So what they notice comes a fixed time after what
they noticed last, however many secret answers lie between; these are fitted in. Where thinking alone takes longer, they
notice it after a whole number of such times.
"""

from collections.abc import Callable
from math import ceil

from ...engine import SPECTATOR, Match
from .table_state import TableState

PAUSES = 2
"""So many of a table's pauses lie between two things that others notice."""


class Pacing:
    """The times of one table's bots. `clock` never goes back."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._since = clock()

    def noticed(self) -> None:
        """Something has happened that others notice, or a person has acted: times count from now."""
        self._since = self._clock()

    def wait(self, pause: float, secret: bool) -> float:
        """How long an answer has to wait still, in seconds, at a table where some must not know of secret answers."""
        span = PAUSES * pause
        if not span:
            return 0.0
        gone = self._clock() - self._since
        if secret:
            return max(0.0, span - pause - gone) / 2  # the rest of the span is for thinking
        return max(1, ceil(gone / span)) * span - gone


def outsiders(state: TableState, seat: str) -> list[str]:
    """One of each kind of people who look at the table from another viewpoint than a seat."""
    viewpoint = state.sides.viewpoint
    people = [*state.people, *([SPECTATOR] if state.terms.spectators != "none" else [])]
    return list({viewpoint(each): each for each in people if viewpoint(each) != viewpoint(seat)}.values())


def is_secret(match: Match, seat: str, option: str, others: list[str]) -> bool:
    """Whether nobody among these others would notice an answer."""
    after = match.clone()
    after.answer(seat, option)
    return not after.over and all(_seen(match, other) == _seen(after, other) for other in others)


def _seen(match: Match, seat: str) -> tuple[object, ...]:
    asked = match.question(seat)
    return match.heard(seat), match.view(seat), None if asked is None else asked.pack()
