"""What bots weigh: the questions before them, for those who may know of them."""

from typing import Any

from ..engine import SPECTATOR
from .sitting import BOT, Sitting

Weighed = dict[str, dict[str, Any]]


def weighed(sitting: Sitting, seat: str) -> Weighed:
    """What the bots with the same eyes as a seat are asked, without what they may answer.

    Who shares eyes knows all that a question comes of. To all others it may be a secret that there is one.
    """
    match = sitting.match
    if match is None or sitting.timed or seat == SPECTATOR:
        return {}
    eyes = sitting.game.eyes
    mine, chairs = eyes(seat), sitting.chairs
    return {
        question.seat: {"prompt": question.prompt, "args": question.args}
        for question in match.questions
        if question.seat != seat and chairs[question.seat].who == BOT and eyes(question.seat) == mine
    }
