"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByMonster, ByOne


class View(TypedDict):
    """What the haunt shows a seat."""

    facing: dict[str, str]
    """The side to which each Victim and Freak looks, by its name."""


class Saved(ByOne):
    """The arguments of `feast-saved`."""

    saved: int
    """How many Victims have been saved."""


class Eaten(ByOne):
    """The arguments of `feast-eaten`."""

    token: str
    """What was eaten."""


EVENTS: dict[str, Any] = {
    "feast-door": Annotated[ByOne, "An explorer has opened the front door."],
    "feast-out": Annotated[ByOne, "An explorer is out of the house."],
    "feast-back": Annotated[ByOne, "An explorer has come back into the house."],
    "feast-saved": Annotated[Saved, "An explorer has brought a Victim out of the house."],
    "feast-eaten": Annotated[Eaten, "A figure has feasted."],
}

QUESTIONS: dict[str, Any] = {
    "feast-where": Annotated[ByMonster, "Where do you lead the Victim?"],
    "feast-facing": Annotated[NoArguments, "To which side do they look?"],
    "feast-return": Annotated[ByOne, "Does an explorer outside go back in?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
