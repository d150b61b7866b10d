"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneWithCard

EVENTS: dict[str, Any] = {
    "statue-armed": Annotated[OneWithCard, "An explorer puts a card into the hand of the Statue."],
    "statue-dazed": Annotated[ByOne, "An explorer has beaten back the Statue, which has no power for a while."],
}

QUESTIONS: dict[str, Any] = {
    "statue-weapon": Annotated[NoArguments, "From which deck do you draw your weapon?"],
    "statue-where": Annotated[NoArguments, "Where does the Statue go?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
