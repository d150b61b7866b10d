"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom


class Prayer(ByOne):
    """The arguments of `dance-prayer`."""

    prayers: int
    """How many prayers have been said."""
    need: int
    """How many prayers are needed."""


EVENTS: dict[str, Any] = {
    "dance-prayer": Annotated[Prayer, "An explorer says a prayer."],
    "dance-destroyed": Annotated[OneInRoom, "An explorer has destroyed the Holy Symbol."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
