"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom, OneWithCard


class Learned(ByOne):
    """The arguments of `mummy-learned`."""

    step: int
    """How many parts of the spell are known."""


EVENTS: dict[str, Any] = {
    "mummy-girl": Annotated[InRoom, "The Girl hides in a room."],
    "mummy-learned": Annotated[Learned, "An explorer has learned a part of the spell."],
    "mummy-given": Annotated[OneWithCard, "An explorer hands the Mummy a card."],
}

QUESTIONS: dict[str, Any] = {
    "mummy-hide-girl": Annotated[NoArguments, "In which room does the Girl hide?"],
    "fetch-card": Annotated[ByOne, "Does an explorer take a certain card out of the deck instead of drawing?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
