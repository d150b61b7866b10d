"""A card stands in one place: the rules name occasions, and no single item, trait, skill card or plan."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit.games import terrorscape
from lamplit.games.terrorscape.data.items import ITEMS, KEY
from lamplit.games.terrorscape.data.people import SKILLS
from lamplit.games.terrorscape.data.variants import KILLER_TRAITS, PLANS, SURVIVOR_TRAITS
from lamplit.games.terrorscape.occasions import ABILITIES, CATALOGUE

HOME = Path(terrorscape.__file__).parent
CARDS = {*ITEMS, *SKILLS, *SURVIVOR_TRAITS, *KILLER_TRAITS, *PLANS} - {KEY}
PLAYERS = {"beliefs.py", "bots.py", "bot_killer.py", "bot_survivors.py"}
"""Whoever plays has an opinion on single cards."""
READINGS = "switches.py"
"""A reading is called like the card it is a reading of."""
RULES = sorted(file for file in HOME.glob("*.py") if file.name not in {*PLAYERS, READINGS})

MEAN_SOMETHING_ELSE = {
    ("__init__.py", "amulet"): "an event",
    ("__init__.py", "firecracker"): "an event",
    ("__init__.py", "scream"): "an event",
    ("encounter.py", "stay"): "not to flee",
    ("harm.py", "scream"): "an event: what overwhelming fear makes people do",
    ("rules.py", "firecracker"): "an event: the noise that is everywhere",
    ("victory.py", "stay"): "not to leave by an exit",
    ("view.py", "firecracker"): "whether the noise is everywhere",
}
"""Words that are called like a card."""


def words(source: str) -> Iterator[str]:
    """All words in the texts of a module, without what explains it."""
    tree = ast.parse(source)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield from re.findall(r"[SKP]\d\d|[a-z_-]+", node.value)


@pytest.mark.parametrize("file", RULES, ids=lambda file: file.name)
def test_the_rules_name_no_single_card(file: Path) -> None:
    expected = {word for name, word in MEAN_SOMETHING_ELSE if name == file.name}
    assert {*words(file.read_text(encoding="utf-8"))} & CARDS == expected


def test_a_card_named_in_the_rules_is_noticed() -> None:
    source = (
        'if "S06" in s.traits or name == f"use:camera:{place}" or prompt == "trait-S11":\n    """Not with a hatchet."""'
    )
    assert {*words(source)} & CARDS == {"S06", "camera", "S11"}


@pytest.mark.parametrize("card", sorted(CARDS - {"ammo", "P10"}))
def test_every_card_has_its_place(card: str) -> None:
    """But for Ammo, which is part of the Revolver, and P10, which is part of the secret passages."""
    assert CATALOGUE[card]


def test_every_ability_has_its_place() -> None:
    assert all(CATALOGUE[ability] for abilities in ABILITIES.values() for ability in abilities)
