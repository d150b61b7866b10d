"""How the terminal puts things of Betrayal into words."""

from typing import Any

from ... import text

GAME = "betrayal"


def say(message: str, language: str, **args: Any) -> str:
    """A message of this drawing."""
    return text.say(f"betrayal-{message}", language, GAME, **args)


def name(thing: str, language: str) -> str:
    """What something is called."""
    return text.name(thing, GAME, language)


def letter(figure: str, language: str) -> str:
    """The mark of a figure on the plan: the first letter of an explorer's name, small for a monster."""
    return name(figure, language)[:1]
