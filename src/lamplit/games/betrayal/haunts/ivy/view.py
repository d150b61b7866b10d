"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, MonsterToOne, OneTowards

EVENTS: dict[str, Any] = {
    "ivy-grabbed": Annotated[MonsterToOne, "A Creeper seizes an explorer."],
    "ivy-devoured": Annotated[MonsterToOne, "A Creeper disappears with an explorer."],
    "ivy-freed": Annotated[ByOne, "An explorer is free of the Creeper."],
    "ivy-brewed": Annotated[ByOne, "An explorer has brewed a Plant Spray."],
    "ivy-sprayed": Annotated[OneTowards, "An explorer kills a Creeper with the Plant Spray."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
