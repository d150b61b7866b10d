"""Everything that happens in random games has messages in both languages."""

import random
from typing import Any

import pytest

from lamplit import games, new, text
from lamplit.lab.narrator import Narrator
from lamplit.text.rulebook import whole_rulebook

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((game, {}) for game in games()),
    *(("terrorscape", {"killer": killer, "edition": "v1.05"}) for killer in ("butcher", "spectre", "murderer")),
    ("terrorscape", {"traits": "free", "survivor_traits_drawn": 6, "survivor_traits_kept": 3, "plans": True}),
    ("terrorscape", {"traits": "free", "killer_traits_drawn": 6, "killer_traits_kept": 3, "plans": True}),
    ("terrorscape", {"separate_ways": True, "plans": True}),
    *(("zeds", {"level": level, "players": players}) for players, level in enumerate(("I", "II", "III", "IV"), 1)),
    ("zeds", {"level": "V", "heroes": "random", "length": "epic"}),
    ("zeds", {"level": "II", "players": 2, "mode": "versus"}),
]
MOST_ANSWERS = 1500


@pytest.mark.parametrize(("game", "options"), TABLES, ids=str)
def test_there_are_words_for_everything_that_happens(game: str, options: dict[str, Any]) -> None:
    narrator = Narrator(game)
    for seed in range(3):
        match = new(game, seed=f"words {seed}", options=options)
        luck = random.Random(seed)
        for _ in range(MOST_ANSWERS):
            if match.over:
                break
            narrator.tell(match)
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
        narrator.look_back(match)


@pytest.mark.parametrize("game", games())
def test_the_rules_that_a_prompt_names_are_in_the_book(game: str) -> None:
    book = whole_rulebook(game)
    for message in text.messages("en", game):
        prompt, _, attribute = message.partition(".")
        if attribute == "rules":
            for language in text.LANGUAGES:
                listed = text.hint(prompt, "rules", {}, language, game) or ""
                for rule in listed.replace(",", " ").split():
                    assert rule in book, f"{prompt}: {rule}"
