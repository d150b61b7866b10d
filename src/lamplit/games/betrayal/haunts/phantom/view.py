"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom


class Bomb(TypedDict):
    """The arguments of `phantom-bomb`."""

    turn: int
    """How many turns the bomb has ticked."""


EVENTS: dict[str, Any] = {
    "phantom-bomb": Annotated[Bomb, "The bomb ticks."],
    "phantom-defused": Annotated[ByOne, "An explorer has defused the bomb."],
    "phantom-rescued": Annotated[OneInRoom, "An explorer has killed the Phantom and has the Girl."],
    "phantom-flees": Annotated[NoArguments, "The Phantom is gone with the Girl."],
    "phantom-door": Annotated[ByOne, "An explorer has opened the front door."],
    "phantom-out": Annotated[ByOne, "An explorer is out of the house with the Girl."],
}

QUESTIONS: dict[str, Any] = {
    "phantom-place": Annotated[NoArguments, "In which room are the Phantom and the Girl?"],
    "phantom-attack": Annotated[ByOne, "How do you attack the Phantom?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
