"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneTowards


class View(TypedDict):
    """What the haunt shows a seat."""

    ages: dict[str, int]
    """The age of each living explorer."""


class Older(ByOne):
    """The arguments of `years-older`."""

    age: int
    """The age from now on."""


EVENTS: dict[str, Any] = {
    "years-older": Annotated[Older, "An explorer grows older."],
    "years-ritual": Annotated[OneTowards, "An explorer spills sand from the glass."],
}

QUESTIONS: dict[str, Any] = {
    "years-rises": Annotated[NoArguments, "Which of your traits rises?"],
    "years-physical": Annotated[ByOne, "Which physical trait falls with age?"],
    "years-mental": Annotated[ByOne, "Which mental trait falls with age?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
