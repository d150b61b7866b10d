"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom, OneWithCard


class Searched(OneInRoom):
    """The arguments of `treasure-searched`."""

    total: int
    """What the dice show."""


class Clue(OneWithCard):
    """The arguments of `treasure-clue`."""

    room: str
    """The room in which it lies."""


EVENTS: dict[str, Any] = {
    "treasure-searched": Annotated[Searched, "An explorer searches a room for a Clue."],
    "treasure-clue": Annotated[Clue, "An explorer turns a Clue over."],
    "treasure-swallows": Annotated[ByOne, "A figure falls with its room."],
}

QUESTIONS: dict[str, Any] = {
    "treasure-box": Annotated[NoArguments, "Do you open the box with the lock of letters?"],
    "treasure-from": Annotated[NoArguments, "From which room do you take a Clue?"],
    "treasure-falls": Annotated[NoArguments, "Which room falls next?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
