"""Whatever cards, tokens and rooms do, there are words for it: random games told in both languages."""

import random

import pytest

from lamplit.engine import start
from lamplit.games.betrayal import GAME
from lamplit.lab.narrator import Narrator

MOST_ANSWERS = 1200


@pytest.mark.parametrize("seed", range(4))
def test_there_are_words_for_everything_that_happens(seed: int):
    narrator = Narrator(GAME.name)
    match = start(GAME, f"words {seed}", {"players": 3 + seed, "explorers": "random"})
    luck = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        narrator.tell(match)
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    narrator.look_back(match)
    assert match.table.round > 3
