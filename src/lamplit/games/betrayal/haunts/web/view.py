"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne


class Turn(TypedDict):
    """The arguments of `web-turn`."""

    turn: int
    """The turn."""
    left: int
    """How many turns are left."""


class Torn(ByOne):
    """The arguments of `web-torn`."""

    torn: int
    """How much of the web is torn."""
    need: int
    """How much has to be torn."""


EVENTS: dict[str, Any] = {
    "web-turn": Annotated[Turn, "The eggs ripen."],
    "web-torn": Annotated[Torn, "An explorer tears at the web."],
    "web-eggs": Annotated[ByOne, "An explorer has destroyed the eggs."],
    "web-eaten": Annotated[ByOne, "The Spider has eaten a caught explorer."],
    "web-door": Annotated[ByOne, "An explorer has opened the front door."],
    "web-out": Annotated[ByOne, "An explorer is out of the house."],
}

QUESTIONS: dict[str, Any] = {
    "web-hunt": Annotated[NoArguments, "Which explorer does the Spider go for?"],
    "web-attack": Annotated[NoArguments, "Which explorer does the Spider attack?"],
    "web-kit": Annotated[ByOne, "Does an explorer take the Medical Kit out of the deck instead of drawing an item?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
