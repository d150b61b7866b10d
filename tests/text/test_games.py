"""The messages of every game: equal in both languages, valid, and consistent with the rulebook."""

import pytest

import lamplit
from lamplit import text
from lamplit.text.rulebook import whole_rulebook

from .game_words import ids

every_game = pytest.mark.parametrize("game", lamplit.games())


@every_game
def test_both_files_have_the_same_ids_in_the_same_order(game: str) -> None:
    assert ids(game, "en") == ids(game, "de")
    assert len(ids(game, "en")) == len(set(ids(game, "en")))


@every_game
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_files_are_sound(game: str, language: str) -> None:
    assert text.faults(language, game) == []


@every_game
def test_rules_named_beside_prompts_exist(game: str) -> None:
    book = whole_rulebook(game)
    for message in ids(game, "en"):
        if message.endswith(".rules"):
            listed = text.hint(message.removesuffix(".rules"), "rules", {}, "en", game)
            assert listed == text.hint(message.removesuffix(".rules"), "rules", {}, "de", game)
            assert all(rule in book for rule in (listed or "").split(", ")), message
