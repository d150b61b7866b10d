"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, MonsterToOne


class Entry(TypedDict):
    """The arguments of `bats-entry`."""

    left: int
    """How many Bats are left to come in."""


EVENTS: dict[str, Any] = {
    "bats-hangs": Annotated[MonsterToOne, "A Bat hangs on to an explorer."],
    "bats-started": Annotated[ByOne, "An explorer has started the organ."],
    "bats-played": Annotated[ByOne, "An explorer plays the organ, and all free Bats flee."],
}

QUESTIONS: dict[str, Any] = {
    "bats-nest": Annotated[NoArguments, "In which room do three Bats hang?"],
    "bats-entry": Annotated[Entry, "By which room does the next Bat come in?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
