"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import OneTowards


class View(TypedDict):
    """What the haunt shows a seat."""

    facing: dict[str, str]
    """The side to which the Banshee looks, by its name."""


EVENTS: dict[str, Any] = {
    "banshee-rite": Annotated[OneTowards, "An explorer has spoken a part of the exorcism."],
}

QUESTIONS: dict[str, Any] = {
    "banshee-facing": Annotated[NoArguments, "To which side does the Banshee look?"],
    "banshee-where": Annotated[NoArguments, "In which room does the Banshee appear?"],
    "banshee-way": Annotated[NoArguments, "Into which room does the Banshee go?"],
    "banshee-whom": Annotated[NoArguments, "Which explorer hears the Banshee?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
