"""The questions asked of bots, and what may be shown of them."""

from typing import Any

from ...engine import SPECTATOR, Question
from .table_parts import BOT
from .table_state import TableState


def asked_of_bots(state: TableState) -> list[Question]:
    """Return the open questions for bots. Decisions of a whole team are left to its people."""
    bots, match = state.bots, state.match
    if match is None or not bots or any(seat not in bots for seat in match.together):
        return []
    return [question for question in match.questions if question.seat in bots]


Weighed = dict[str, dict[str, Any]]


def weighed(state: TableState, seat: str) -> Weighed:
    """Return what bots that share a seat's eyes are asked, without their options.

    Seats that share eyes know everything behind such a question; to others its existence may be a secret.
    """
    match = state.match
    if match is None or state.timed or seat == SPECTATOR:
        return {}
    mates = match.sides.mates(seat)
    bots = [other for other, chair in state.chairs.items() if chair.who == BOT and other != seat and other in mates]
    asked = {bot: question for bot in bots if (question := match.question(bot)) is not None}
    return {bot: {"prompt": question.prompt, "args": question.args} for bot, question in asked.items()}
