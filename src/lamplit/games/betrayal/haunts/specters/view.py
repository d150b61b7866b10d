"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import OneInRoom, OneTowards

EVENTS: dict[str, Any] = {
    "specters-open": Annotated[OneInRoom, "An explorer opens up a room."],
    "specters-rite": Annotated[OneTowards, "An explorer has performed a rite."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
