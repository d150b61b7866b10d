"""How the terminal puts Betrayal into words."""

import re
from collections.abc import Iterable
from string import ascii_uppercase
from typing import Any

from ... import text

GAME = "betrayal"


def say(message: str, language: str, **args: Any) -> str:
    """Return a message of this drawing."""
    return text.say(f"betrayal-{message}", language, GAME, **args)


def name(thing: str, language: str) -> str:
    """Return the name of a thing."""
    return text.name(thing, GAME, language)


def letter(monster: str, language: str) -> str:
    """Return the mark of a monster on the plan: the first letter of its name, small."""
    return name(monster, language)[:1].lower()


def letters(explorers: Iterable[str], language: str) -> dict[str, str]:
    """Return the marks of explorers on the plan: an initial if it is free, else another letter of the name.

    >>> letters(["peter_akimoto", "father_rhinehardt", "professor_longfellow"], "de")
    {'peter_akimoto': 'P', 'father_rhinehardt': 'R', 'professor_longfellow': 'L'}
    """
    found: dict[str, str] = {}
    for who in explorers:
        called = name(who, language)
        wished = [*(word[0] for word in re.findall(r"\w+", called)), *called, *ascii_uppercase]
        free = (one.upper() for one in wished if one.isalpha() and one.upper() not in found.values())
        found[who] = next(free)
    return found
