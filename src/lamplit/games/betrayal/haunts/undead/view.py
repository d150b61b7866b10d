"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne


class Finds(ByOne):
    """The arguments of `undead-finds`."""

    cards: list[str]
    """The cards, by name."""


class Wounded(TypedDict):
    """The arguments of `undead-wounded`."""

    wounds: int
    """How often the Zombie Lord has been wounded."""
    need: int
    """How many wounds kill it."""


EVENTS: dict[str, Any] = {
    "undead-rises": Annotated[ByOne, "A dead explorer gets up as a Zombie."],
    "undead-finds": Annotated[Finds, "An explorer rummages and finds cards."],
    "undead-wounded": Annotated[Wounded, "The Zombie Lord is wounded."],
    "undead-unhurt": Annotated[NoArguments, "The Zombie Lord is not hurt."],
}

QUESTIONS: dict[str, Any] = {
    "undead-keep": Annotated[ByOne, "Which of the cards do you keep?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
