"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneToOther

EVENTS: dict[str, Any] = {
    "stew-casts": Annotated[OneToOther, "The Witch casts a spell on an explorer."],
    "stew-burns": Annotated[OneToOther, "The Witch's fire burns an explorer."],
    "stew-turned": Annotated[ByOne, "An explorer becomes a Frog."],
    "stew-restored": Annotated[ByOne, "An explorer is human again."],
    "stew-dug": Annotated[ByOne, "An explorer has dug up a Root."],
    "stew-mortal": Annotated[ByOne, "An explorer makes the Witch mortal."],
}

QUESTIONS: dict[str, Any] = {
    "stew-hunt": Annotated[NoArguments, "Which Frog does the Cat go for?"],
    "stew-attack": Annotated[NoArguments, "Which Frog does the Cat attack?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
