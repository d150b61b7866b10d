"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom


class Answer(ByOne):
    """The arguments of `heir-answer`."""

    heir: bool
    """Whether the explorer is the heir."""


class Order(ByOne):
    """The arguments of `heir-order`."""

    spares: bool
    """Whether the Assassins spare the explorer from now on."""


class Assassin(TypedDict):
    """The arguments of `heir-assassin`."""

    left: int
    """How many Assassins are left to hide."""


EVENTS: dict[str, Any] = {
    "heir-named": Annotated[ByOne, "The heroes learn in secret which explorer is the heir."],
    "heir-hidden": Annotated[NoArguments, "The Assassins are hidden."],
    "heir-answer": Annotated[Answer, "The traitor learns whether an explorer is the heir."],
    "heir-order": Annotated[Order, "The Assassins are told to spare an explorer, or to hunt them again."],
    "heir-springs": Annotated[OneInRoom, "An Assassin springs at an explorer."],
    "heir-whispers": Annotated[ByOne, "An explorer gives the Assassins orders that nobody else hears."],
}

QUESTIONS: dict[str, Any] = {
    "heir-assassin": Annotated[Assassin, "In which room does an Assassin hide?"],
    "heir-order": Annotated[NoArguments, "Which explorers do the Assassins spare or hunt again?"],
    "heir-name": Annotated[NoArguments, "Which explorer is the heir?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
