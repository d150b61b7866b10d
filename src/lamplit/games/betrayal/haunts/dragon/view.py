"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, CardInRoom, WithCard


class Wounded(TypedDict):
    """The arguments of `dragon-wounded`."""

    wounds: int
    """How often the Dragon has been wounded."""
    need: int
    """How many wounds kill it."""


class Burn(ByOne):
    """The arguments of `dragon-burn`."""

    amount: int
    """How much damage is to come."""


EVENTS: dict[str, Any] = {
    "dragon-dons": Annotated[ByOne, "An explorer puts on the Antique Armor."],
    "dragon-gear": Annotated[CardInRoom, "A piece of the knight's gear lies in a room."],
    "dragon-wounded": Annotated[Wounded, "The Dragon is wounded."],
}

QUESTIONS: dict[str, Any] = {
    "dragon-burn": Annotated[Burn, "What does an explorer give to the flames against damage?"],
    "dragon-hoard": Annotated[WithCard, "In which room does a piece of the knight's gear lie?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
