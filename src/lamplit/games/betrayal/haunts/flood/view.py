"""The types of what the haunt tells."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom


class Rises(TypedDict):
    """The arguments of `flood-rises`."""

    turn: int
    """How far the water has risen."""


class Smashed(ByOne):
    """The arguments of `flood-smashed`."""

    holes: int
    """How many holes the Rowboat has."""


EVENTS: dict[str, Any] = {
    "flood-boat": Annotated[InRoom, "The Rowboat lies in a room."],
    "flood-rises": Annotated[Rises, "The water rises."],
    "flood-still": Annotated[NoArguments, "The water does not rise this time."],
    "flood-calmed": Annotated[ByOne, "An explorer lets the Medallion sink into the water."],
    "flood-smashed": Annotated[Smashed, "An explorer knocks a hole into the Rowboat."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
