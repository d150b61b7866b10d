"""The types of what the haunt tells and asks."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom, MonsterToOne, OneInRoom, OneWithCard

EVENTS: dict[str, Any] = {
    "small-caught": Annotated[MonsterToOne, "A Cat catches an explorer."],
    "small-freed": Annotated[ByOne, "An explorer is free of the Cat."],
    "small-swallowed": Annotated[MonsterToOne, "A Cat swallows an explorer."],
    "small-in-doorway": Annotated[OneInRoom, "An explorer has come as far as the doorway of a room."],
    "small-turns-back": Annotated[ByOne, "An explorer turns back from the doorway."],
    "small-started": Annotated[ByOne, "An explorer has started the Toy Airplane."],
    "small-boarded": Annotated[ByOne, "An explorer is aboard the Toy Airplane."],
    "small-takes-off": Annotated[ByOne, "An explorer takes off."],
    "small-down": Annotated[InRoom, "The Toy Airplane is down."],
    "small-out": Annotated[ByOne, "The Toy Airplane is out of the house."],
}

QUESTIONS: dict[str, Any] = {
    "small-wriggle": Annotated[OneWithCard, "With which trait do you try to wriggle free?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
