"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByMonster, ToOther


class Night(TypedDict):
    """The arguments of `dracula-night`."""

    turn: int
    """The turn of the night."""


class Withers(ByMonster):
    """The arguments of `dracula-withers`."""

    might: int
    """Its Might from now on."""


EVENTS: dict[str, Any] = {
    "dracula-night": Annotated[Night, "A turn of the night has passed."],
    "dracula-sunrise": Annotated[Night, "The sun rises."],
    "dracula-withers": Annotated[Withers, "A vampire withers in the light."],
}

QUESTIONS: dict[str, Any] = {
    "dracula-tomb": Annotated[NoArguments, "In which room does Dracula lie?"],
    "dracula-pull": Annotated[ToOther, "Does an explorer have to come to the one who gazes?"],
    "dracula-push": Annotated[ToOther, "Into which room do you drive a figure?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
