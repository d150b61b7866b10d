"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes


class Deeper(TypedDict):
    """The arguments of `long_dark-deeper`."""

    dark: int
    """The hour of the dark."""


EVENTS: dict[str, Any] = {
    "long_dark-deeper": Annotated[Deeper, "The dark deepens."],
}

QUESTIONS: dict[str, Any] = {
    "long_dark-rises": Annotated[NoArguments, "In which dark room does a Shade rise?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
