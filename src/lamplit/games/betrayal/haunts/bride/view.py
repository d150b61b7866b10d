"""The types of what the haunt tells."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom


class Longs(ByOne):
    """The arguments of `bride-longs`."""

    by: int
    """By how many steps Sanity falls."""


class Step(ByOne):
    """The arguments of `bride-step`."""

    step: int
    """How many steps of three are done."""


class Vow(TypedDict):
    """The arguments of `bride-vow`."""

    vow: int
    """How many vows have been spoken."""


EVENTS: dict[str, Any] = {
    "bride-groom": Annotated[ByOne, "The Ghost Bride has chosen an explorer as the groom."],
    "bride-longs": Annotated[Longs, "The groom longs for the Ghost Bride."],
    "bride-risen": Annotated[InRoom, "The ghost of the groom rises."],
    "bride-step": Annotated[Step, "A hero has done a step towards laying the Ghost Bride to rest."],
    "bride-vow": Annotated[Vow, "The Ghost Bride and the groom speak a vow."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
