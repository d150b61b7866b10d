"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneToOther


class Grown(ByOne):
    """The arguments of `united-grown`."""

    might: int
    """The Might from now on."""
    speed: int
    """The Speed from now on."""


EVENTS: dict[str, Any] = {
    "united-grown": Annotated[Grown, "The monstrous traitor grows."],
    "united-dazed": Annotated[ByOne, "The traitor is torn apart and needs a while to come together."],
    "united-pulled": Annotated[OneToOther, "The traitor fetches an explorer back into the house."],
    "united-heated": Annotated[ByOne, "An explorer has overheated the furnace."],
    "united-explodes": Annotated[NoArguments, "The furnace explodes, and the house is on fire."],
    "united-burns": Annotated[ByOne, "A figure dies in the fire."],
    "united-door": Annotated[ByOne, "An explorer has opened the front door."],
    "united-out": Annotated[ByOne, "An explorer is out of the house."],
}

QUESTIONS: dict[str, Any] = {
    "united-burn": Annotated[NoArguments, "Which room burns next?"],
    "united-drive": Annotated[ByOne, "Where do you drive the traitor?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
