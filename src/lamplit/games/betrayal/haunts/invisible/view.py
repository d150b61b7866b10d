"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom, OneInRoom, ToOther


class Floor(TypedDict):
    """The arguments of `invisible-floor`."""

    floor: str
    """The floor."""


class Symbol(TypedDict):
    """The arguments of `invisible-symbol`."""

    symbol: str
    """The symbol of the room."""


class Left(InRoom):
    """The arguments of `invisible-left`."""

    start: str
    """The room that the traitor has left."""


class Theft(TypedDict):
    """The arguments of `invisible-theft`."""

    dice: list[int]
    """The pips on the dice."""
    total: int
    """Their sum."""


EVENTS: dict[str, Any] = {
    "invisible-floor": Annotated[Floor, "The heroes hear on which floor the traitor is."],
    "invisible-symbol": Annotated[Symbol, "The heroes hear which symbol the traitor's room has."],
    "invisible-room": Annotated[InRoom, "The heroes hear in which room the traitor is."],
    "invisible-here": Annotated[InRoom, "The traitor is still in the room."],
    "invisible-left": Annotated[Left, "The traitor has gone from one room to another."],
    "invisible-slips": Annotated[InRoom, "The traitor goes into a room unseen."],
    "invisible-noticed": Annotated[OneInRoom, "The traitor's presence is noticed in a room."],
    "invisible-missed": Annotated[OneInRoom, "An explorer strikes at a room in which the traitor is not."],
    "invisible-fumbled": Annotated[ToOther, "The traitor has failed to steal from an explorer."],
    "invisible-theft": Annotated[Theft, "The traitor rolls in secret to steal."],
}

QUESTIONS: dict[str, Any] = {
    "invisible-where": Annotated[NoArguments, "In which room are you?"],
    "invisible-act": Annotated[ByOne, "What does the unseen traitor do next?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
