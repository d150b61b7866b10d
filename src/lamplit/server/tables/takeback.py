"""What a seat may take back by itself, where another side may have acted in secret.

Whether that is possible, and why not, must tell nothing of what others did. So nothing is taken back while somebody
with other eyes is asked something, whether they have answered or not, and there is one refusal for all reasons.
"""

from ...engine import Illegal, Match
from .table_state import TableState


def how_many(state: TableState, seat: str, most: int) -> int:
    """How many of its newest answers, up to `most`, a seat may take back, or `Illegal` if there is none."""
    match = state.match
    if match is None or match.over or not _others(state, seat):
        return most  # the match knows better why, and may say so
    trial, count = match.clone(), 0
    while count < most and not _may_act(state, trial, seat):
        try:
            trial.undo(seat, state.bots)
        except Illegal:
            break
        count += 1
    if not count:
        raise Illegal("error-undo-stands", seat=seat)
    return count


def _others(state: TableState, seat: str) -> list[str]:
    eyes = state.sides.eyes
    return [other for other in state.chairs if eyes(other) != eyes(seat)]


def _may_act(state: TableState, match: Match, seat: str) -> bool:
    return any(match.question(other) is not None for other in _others(state, seat))
