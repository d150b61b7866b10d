"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom, OneTowards, ToOther


class Better(TypedDict):
    """The arguments of `buried-better`."""

    harm: int
    """How much harm the victim has taken."""
    need: int
    """How much harm kills the victim."""


EVENTS: dict[str, Any] = {
    "buried-better": Annotated[Better, "The victim breathes more easily."],
    "buried-worse": Annotated[Better, "The victim's air gives out."],
    "buried-deeper": Annotated[OneTowards, "An explorer digs."],
    "buried-empty": Annotated[OneInRoom, "An explorer is certain that the victim is not buried in a room."],
    "buried-found": Annotated[OneInRoom, "An explorer knows the room in which the victim is buried."],
}

QUESTIONS: dict[str, Any] = {
    "buried-where": Annotated[NoArguments, "In which room have you buried the victim?"],
    "buried-break": Annotated[ToOther, "Do you destroy the Spirit Board of the explorer you have beaten?"],
    "buried-whom": Annotated[ByOne, "Which figure do the spirits move?"],
    "buried-whither": Annotated[ToOther, "Into which room do the spirits take a figure?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
