"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne


class Burnt(ByOne):
    """The arguments of `creature-burnt`."""

    burns: int
    """How often it has been burnt."""
    need: int
    """How often it needs to be burnt."""


EVENTS: dict[str, Any] = {
    "creature-torch": Annotated[ByOne, "An explorer has lit a Torch."],
    "creature-torch-gone": Annotated[ByOne, "The Torch of an explorer is out."],
    "creature-burnt": Annotated[Burnt, "An explorer burns Frankenstein's Monster."],
    "creature-fell": Annotated[ByOne, "An explorer pushes Frankenstein's Monster over an edge."],
}

QUESTIONS: dict[str, Any] = {
    "creature-laboratory": Annotated[NoArguments, "Which laboratory do you look for?"],
    "creature-wakes": Annotated[NoArguments, "In which room does Frankenstein's Monster wake?"],
    "creature-hunt": Annotated[NoArguments, "Which explorer does Frankenstein's Monster hunt?"],
    "creature-attack": Annotated[NoArguments, "Which explorer does Frankenstein's Monster attack?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
