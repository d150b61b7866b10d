"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneTowards

EVENTS: dict[str, Any] = {
    "aliens-aboard": Annotated[ByOne, "An explorer has boarded the Spaceship."],
    "aliens-broken": Annotated[OneTowards, "An explorer breaks something in the Spaceship."],
    "aliens-freed": Annotated[ByOne, "A controlled explorer wakes and cannot be controlled again."],
    "aliens-swayed": Annotated[ByOne, "The Aliens control an explorer."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
