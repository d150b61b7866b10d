"""Random play, for tests: any game, with answers picked by chance."""

from collections.abc import Mapping
from typing import Any

from ..game import Game
from ..matches.match import Match, start
from ..records.segment import Answer
from ..state.chance import Chance, from_seed
from ..state.table import CLOCK

NO_OPTIONS: Mapping[str, Any] = {}
PATIENCE = 8


def play(game: Game[Any], options: Mapping[str, Any] = NO_OPTIONS, seed: str = "1", most: int = 5000) -> Match:
    """A game played at random to its end."""
    match, luck = start(game, seed, options), from_seed(f"conformance {seed}")
    for _ in range(most):
        if match.over:
            return match
        match.answer(*random_answer(match, luck))
    raise AssertionError(f"{game.name} is not over after {most} decisions")


def random_answer(match: Match, luck: Chance) -> Answer:
    """A possible answer to an open question, at some allowed moment. The clock seldom answers while a player may."""
    players = [question for question in match.questions if question.seat != CLOCK]
    patient = players and luck.below("patience", PATIENCE)
    questions = players if patient else match.questions
    question = questions[luck.below("who", len(questions))]
    name = question.options[luck.below("what", len(question.options))].name
    if question.deadline is None or question.seat == CLOCK:
        return question.seat, name, None
    return question.seat, name, match.now + (question.deadline - match.now) * luck.below("when", 4) / 8
