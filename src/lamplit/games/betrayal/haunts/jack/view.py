"""The types of what the haunt tells."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import OneTowards, OneWithCard


class Back(TypedDict):
    """The arguments of `jack-back`."""

    times: int
    """How often Crimson Jack has come back."""
    value: int
    """The value of his traits."""


EVENTS: dict[str, Any] = {
    "jack-back": Annotated[Back, "Crimson Jack comes back."],
    "jack-weapon": Annotated[OneWithCard, "An explorer knows that a weapon can end Crimson Jack."],
    "jack-studied": Annotated[OneTowards, "An explorer has studied the weapon."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
