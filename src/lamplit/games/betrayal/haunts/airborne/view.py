"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import OneInRoom

EVENTS: dict[str, Any] = {
    "airborne-found": Annotated[OneInRoom, "An explorer has found a parachute."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
