"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneTowards


class Track(TypedDict):
    """The arguments of `seance-track`."""

    left: int
    """How many turns are left."""


EVENTS: dict[str, Any] = {
    "seance-heard": Annotated[OneTowards, "A spirit answers an explorer."],
    "seance-with-heroes": Annotated[ByOne, "An explorer has called the Ghost for the heroes."],
    "seance-with-traitor": Annotated[NoArguments, "The Ghost obeys the traitor."],
    "seance-track": Annotated[Track, "The time for burying the Bones runs out."],
    "seance-found": Annotated[ByOne, "An explorer has found the Bones."],
    "seance-swallows": Annotated[ByOne, "A figure goes down with its room."],
}

QUESTIONS: dict[str, Any] = {
    "seance-next": Annotated[NoArguments, "Which room collapses next?"],
    "seance-hunt": Annotated[NoArguments, "Which explorer does the Ghost go for?"],
    "seance-attack": Annotated[NoArguments, "Which explorer does the Ghost attack?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
