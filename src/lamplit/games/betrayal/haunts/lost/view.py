"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom


class Played(ByOne):
    """The arguments of `lost-played`."""

    bonus: int
    """What is added to the dice."""


EVENTS: dict[str, Any] = {
    "lost-learned": Annotated[OneInRoom, "An explorer has learned a part of the melody."],
    "lost-played": Annotated[Played, "An explorer plays the melody."],
    "lost-spoiled": Annotated[OneInRoom, "An explorer spoils a part of the melody."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
