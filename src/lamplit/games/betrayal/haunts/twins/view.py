"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne

EVENTS: dict[str, Any] = {
    "twins-mirror": Annotated[ByOne, "An explorer has fought their own Twin."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
