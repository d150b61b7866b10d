"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByMonster, MonsterToOne


class Hit(ByMonster):
    """The arguments of `worm-hit`."""

    hits: int
    """How often it has been hit."""
    need: int
    """How many hits kill it."""


EVENTS: dict[str, Any] = {
    "worm-hit": Annotated[Hit, "A part of the Worm is hit."],
    "worm-mortal": Annotated[MonsterToOne, "An explorer makes a part of the Worm mortal with the Skull."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
