"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne

EVENTS: dict[str, Any] = {
    "werewolf-bitten": Annotated[ByOne, "An explorer is bitten."],
    "werewolf-changed": Annotated[ByOne, "An explorer becomes a Werewolf."],
    "werewolf-bullets": Annotated[ByOne, "An explorer has the Silver Bullets."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
