"""A card stands in one place: the rules name occasions, and no single item, trait, skill card, plan or Killer."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit.games import terrorscape
from lamplit.games.terrorscape.data.items import ITEMS, KEY
from lamplit.games.terrorscape.data.people import KILLERS, SKILLS
from lamplit.games.terrorscape.data.variants import KILLER_TRAITS, PLANS, SURVIVOR_TRAITS
from lamplit.games.terrorscape.occasions import ABILITIES, CATALOGUE

HOME = Path(terrorscape.__file__).parent
CARDS = {*ITEMS, *SKILLS, *SURVIVOR_TRAITS, *KILLER_TRAITS, *PLANS, *KILLERS} - {KEY}
ELSEWHERE = ("bots/", "data/", "effects/", "settings.py", "view/events.py", "view/questions.py")
"""Bots have an opinion on single cards; readings, events and questions are named after the cards they are about."""


def named(file: Path) -> str:
    """A module's path in the game's folder."""
    return file.relative_to(HOME).as_posix()


RULES = sorted(file for file in HOME.rglob("*.py") if not named(file).startswith(ELSEWHERE))
EFFECTS = sorted((HOME / "effects").glob("*.py"))

MEAN_SOMETHING_ELSE = {
    ("__init__.py", "amulet"): "an event",
    ("__init__.py", "firecracker"): "an event",
    ("__init__.py", "scream"): "an event",
    ("encounter.py", "stay"): "not to flee",
    ("harm.py", "scream"): "an event: what overwhelming fear makes people do",
    ("rules.py", "firecracker"): "an event: the noise that is everywhere",
    ("victory.py", "stay"): "not to leave by an exit",
    ("view/__init__.py", "firecracker"): "whether the noise is everywhere",
}
"""Words that are called like a card."""


def words(source: str) -> Iterator[str]:
    """All words in the texts of a module, without what explains it."""
    tree = ast.parse(source)
    explained = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in explained:
            yield from re.findall(r"[SKP]\d\d|[a-z_-]+", node.value)


@pytest.mark.parametrize("file", RULES, ids=named)
def test_the_rules_name_no_single_card(file: Path) -> None:
    expected = {word for name, word in MEAN_SOMETHING_ELSE if name == named(file)}
    assert {*words(file.read_text(encoding="utf-8"))} & CARDS == expected


@pytest.mark.parametrize("file", EFFECTS, ids=named)
def test_killers_are_named_where_it_is_told_what_they_do(file: Path) -> None:
    found = {*words(file.read_text(encoding="utf-8"))} & KILLERS.keys()
    assert found == (KILLERS.keys() if file.name == "killers.py" else set())


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
