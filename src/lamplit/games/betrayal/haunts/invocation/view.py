"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import OneTowards

EVENTS: dict[str, Any] = {
    "invocation-verse": Annotated[OneTowards, "An explorer has read a verse aloud."],
}

QUESTIONS: dict[str, Any] = {
    "invocation-altar": Annotated[NoArguments, "Which room is searched for?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
