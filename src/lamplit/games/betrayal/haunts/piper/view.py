"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneTowards


class Rat(TypedDict):
    """The arguments of `piper-rat`."""

    left: int
    """How many Rats are left to place."""


EVENTS: dict[str, Any] = {
    "piper-ritual": Annotated[OneTowards, "The Piper has played a bar."],
}

QUESTIONS: dict[str, Any] = {
    "piper-leave": Annotated[ByOne, "Into which room does an explorer go?"],
    "piper-rat": Annotated[Rat, "In which room does a Rat begin?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
