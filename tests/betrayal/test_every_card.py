"""No card is without effect, and none without a test of its own name."""

import ast
from functools import cache
from pathlib import Path

import pytest

from lamplit.games.betrayal.data.cards import CARDS
from lamplit.games.betrayal.explorers.cards import BONUSES
from lamplit.games.betrayal.occasions import CATALOGUE


@cache
def names_of_tests() -> list[str]:
    """The names of all tests in this folder."""
    files = Path(__file__).parent.glob("test_*.py")
    parsed = [ast.parse(file.read_text("utf-8")) for file in files]
    return [node.name for tree in parsed for node in tree.body if isinstance(node, ast.FunctionDef)]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_something(card: str):
    assert CATALOGUE[card] or card in BONUSES


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_test_of_its_name(card: str):
    assert any(name.startswith(f"test_{card}") for name in names_of_tests())
