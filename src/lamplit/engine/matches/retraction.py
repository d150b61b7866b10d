"""Undo without a vote, as every table, terminal and program offers it.

Where everybody sees the same, the match says why an answer stands. Where somebody looks from another viewpoint, whether
an answer can be taken back, and why not, must tell nothing of what they did in secret. So nothing is taken back while
one of them is asked something that they may answer in secret, whether they have answered or not, and there is one
refusal for all reasons. Where a game says which answers are secret, what the seat itself has learnt since is named
instead.
"""

from collections.abc import Collection

from ..errors import Illegal
from .determinization import said_aloud
from .undo import Undoable


def most_to_retract(match: Undoable, seat: str, most: int = 1, yielding: Collection[str] = ()) -> int:
    """How many of its newest answers, up to `most`, a seat may try to take back; `Illegal` if it may take back none.

    Answers of `yielding` mates go with them (see `Undoable.undo`).
    """
    mates = match.sides.mates(seat)
    strangers = [other for other in match.seats if other not in mates]
    if match.over or not strangers:
        return most  # the match knows better why not, and may say so
    trial, count = match.clone(), 0
    while count < most and not any(_may_act_in_secret(trial, other) for other in strangers):
        try:
            trial.undo(seat, yielding)
        except Illegal:
            break
        count += 1
    if not count:
        learnt = None if match.game.secret_prompts is None else match.what_stands(seat)
        raise learnt or Illegal("error-undo-stands", seat=seat)
    return count


def _may_act_in_secret(match: Undoable, seat: str) -> bool:
    question = match.question(seat)
    return question is not None and not said_aloud(match.game, question)


def retract(match: Undoable, seat: str, yielding: Collection[str] = ()) -> int:
    """Takes a seat's newest answer back and returns how many answers went; `Illegal` says why it stands."""
    most_to_retract(match, seat, 1, yielding)
    return match.undo(seat, yielding)
