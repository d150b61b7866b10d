"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom, OneToOther


class Clock(TypedDict):
    """The arguments of `bombs-clock`."""

    left: int
    """How many turns are left."""


EVENTS: dict[str, Any] = {
    "bombs-worn": Annotated[ByOne, "All explorers but this one wear a Time Bomb."],
    "bombs-clock": Annotated[Clock, "The Time Bombs tick."],
    "bombs-defused": Annotated[OneToOther, "An explorer has opened the lock of another's Time Bomb."],
    "bombs-explode": Annotated[OneInRoom, "The Time Bomb of an explorer goes off."],
}

QUESTIONS: dict[str, Any] = {
    "bombs-agree": Annotated[ByOne, "May `who` try to defuse your Time Bomb?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
