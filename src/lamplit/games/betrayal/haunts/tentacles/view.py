"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, MonsterToOne, OneInRoom


class Turn(TypedDict):
    """The arguments of `tentacles-turn`."""

    turn: int
    """The turn."""
    speed: int
    """The Speed of the Suckers."""
    might: int
    """The Might of the Suckers."""


class Hit(TypedDict):
    """The arguments of `tentacles-hit`."""

    hits: int
    """How often the Head has been hit."""
    need: int
    """How many hits kill it."""


class Lair(TypedDict):
    """The arguments of `tentacles-lair`."""

    left: int
    """How many Tentacles are left to place."""


EVENTS: dict[str, Any] = {
    "tentacles-turn": Annotated[Turn, "The Suckers grow."],
    "tentacles-grabbed": Annotated[MonsterToOne, "A Tentacle seizes an explorer."],
    "tentacles-devoured": Annotated[MonsterToOne, "A Tentacle disappears with an explorer."],
    "tentacles-freed": Annotated[ByOne, "An explorer is free of the Tentacle."],
    "tentacles-found": Annotated[OneInRoom, "An explorer has seen in which room the Head is."],
    "tentacles-hit": Annotated[Hit, "The Head is hit."],
}

QUESTIONS: dict[str, Any] = {
    "tentacles-lair": Annotated[Lair, "In which room does a Tentacle begin?"],
    "tentacles-arm": Annotated[Lair, "In which room does another Tentacle appear?"],
    "tentacles-head": Annotated[NoArguments, "In which room is the Head?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
