"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import OneTowards

EVENTS: dict[str, Any] = {
    "firebats-rite": Annotated[OneTowards, "An explorer has performed a rite of the exorcism."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
