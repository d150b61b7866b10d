"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import MonsterAt


class Wounded(TypedDict):
    """The arguments of `family-wounded`."""

    wounds: int
    """How often the Madman has been wounded."""
    need: int
    """How many wounds kill him."""


class Grave(TypedDict):
    """The arguments of `family-grave`."""

    left: int
    """How many Zombies are left to rise."""


EVENTS: dict[str, Any] = {
    "family-trapped": Annotated[MonsterAt, "A Zombie has found its favourite room and stays there."],
    "family-wounded": Annotated[Wounded, "The Madman is wounded."],
}

QUESTIONS: dict[str, Any] = {
    "family-grave": Annotated[Grave, "In which room does a Zombie rise?"],
    "family-hunt": Annotated[NoArguments, "Which hero does the Zombie go for?"],
    "family-attack": Annotated[NoArguments, "Which hero does the Zombie attack?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
