"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import OneTowards, OneWithCard


class Offered(OneWithCard):
    """The arguments of `stars-offered`."""

    total: int
    """How much has been offered."""


EVENTS: dict[str, Any] = {
    "stars-offered": Annotated[Offered, "An explorer lays a card on the altar."],
    "stars-given": Annotated[OneWithCard, "An explorer hands a Cultist a card."],
    "stars-thrown": Annotated[OneTowards, "An explorer throws Paint over the altar."],
}

QUESTIONS: dict[str, Any] = {
    "stars-store": Annotated[NoArguments, "Which room is searched for?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
