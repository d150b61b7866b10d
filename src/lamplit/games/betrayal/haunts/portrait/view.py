"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom


class Covered(ByOne):
    """The arguments of `portrait-covered`."""

    painted: int
    """How many parts are painted over."""
    need: int
    """How many parts there are."""


class Ruined(ByOne):
    """The arguments of `portrait-ruined`."""

    destroyed: int
    """How many pots are gone."""


EVENTS: dict[str, Any] = {
    "portrait-paint": Annotated[InRoom, "A pot of Paint stands in a room."],
    "portrait-covered": Annotated[Covered, "An explorer has painted over a part of the picture."],
    "portrait-ruined": Annotated[Ruined, "An explorer has poured out a pot of Paint."],
}

QUESTIONS: dict[str, Any] = {
    "portrait-bloom": Annotated[NoArguments, "Which of your traits rises?"],
    "portrait-which": Annotated[NoArguments, "Which room do you bring into the house?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
