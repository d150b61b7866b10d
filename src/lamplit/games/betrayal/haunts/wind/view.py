"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom, OneWithCard


class Might(TypedDict):
    """The arguments of `wind-might`."""

    might: int
    """Its Might from now on."""


EVENTS: dict[str, Any] = {
    "wind-candle": Annotated[ByOne, "An explorer has found an Old Candle."],
    "wind-lit": Annotated[OneInRoom, "A candle burns in a room and goes on burning."],
    "wind-blown": Annotated[OneInRoom, "The candle of an explorer goes out."],
    "wind-given": Annotated[OneWithCard, "An explorer throws a card to the Poltergeist."],
    "wind-might": Annotated[Might, "The Might of the Poltergeist changes."],
}

QUESTIONS: dict[str, Any] = {
    "wind-form": Annotated[NoArguments, "Does the Poltergeist come apart, and in which room does it form again?"],
    "wind-snatch": Annotated[ByOne, "Which card do you snatch from the Poltergeist?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
