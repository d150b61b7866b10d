"""No card is without effect, and none without a test of its own name."""

import ast
from functools import cache
from pathlib import Path

import pytest

from lamplit.games.betrayal.cards import known_effects
from lamplit.games.betrayal.data.cards import CARDS


@cache
def names_of_tests() -> list[str]:
    """The names of all tests in this folder."""
    files = Path(__file__).parent.glob("test_*.py")
    parsed = [ast.parse(file.read_text("utf-8")) for file in files]
    return [node.name for tree in parsed for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_something(card: str):
    assert known_effects(card)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_test_of_its_name(card: str):
    assert any(name.startswith(f"test_{card}") for name in names_of_tests())
