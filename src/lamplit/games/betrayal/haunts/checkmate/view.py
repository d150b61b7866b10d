"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, CardInRoom

EVENTS: dict[str, Any] = {
    "checkmate-game": Annotated[ByOne, "An explorer sits down opposite Death."],
    "checkmate-seal": Annotated[CardInRoom, "A Holy Seal lies in a room."],
    "checkmate-broken": Annotated[ByOne, "An explorer breaks a Holy Seal."],
}

QUESTIONS: dict[str, Any] = {
    "checkmate-beside": Annotated[NoArguments, "Beside which explorer does Death sit down?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
