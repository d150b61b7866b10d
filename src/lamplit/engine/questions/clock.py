"""Virtual time: when an answer may be given.

No real clock is read here: the program that runs a match says what time it is.
"""

from ..errors import Illegal
from ..state.table import CLOCK

MOST_TIME = 1e15


def moment(seat: str, at: float | None, now: float, until: float | None) -> float:
    """The moment of an answer: not before `now`, for a player not after the deadline, for the clock not before it.

    >>> moment("anna", 3, 2.0, 10.0), moment("anna", None, 2.0, 10.0), moment("clock", None, 2.0, 10.0)
    (3.0, 2.0, 10.0)
    """
    if at is None:
        at = until if seat == CLOCK and until is not None and until > now else now
    elif isinstance(at, bool) or not isinstance(at, (int, float)) or not -MOST_TIME < at < MOST_TIME:  # pyright: ignore[reportUnnecessaryIsInstance]
        raise Illegal("error-time-number", at=str(at)[:40])
    if at < now:
        raise Illegal("error-time-past", at=at, now=now)
    if until is None:
        return float(at)
    if seat != CLOCK and at > until:
        raise Illegal("error-time-future", at=at, until=until)
    if seat == CLOCK and at < until:
        raise Illegal("error-time-early", at=at, until=until)
    return float(max(now, until) if seat == CLOCK else at)
