"""The types of what the haunt tells."""

from typing import Annotated, Any

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneToOther, OneTowards, ToOther


class Claimed(ToOther):
    """The arguments of `wear-claimed`."""

    done: int
    """How often the Spirit has reached for the body."""
    need: int
    """How often it needs to."""


class Gone(ByOne):
    """The arguments of `wear-gone`."""

    cards: list[str]
    """The cards, by name."""


EVENTS: dict[str, Any] = {
    "wear-struck": Annotated[OneToOther, "An explorer strikes the sleeping body of another."],
    "wear-hit": Annotated[OneTowards, "An explorer has wounded the Spirit."],
    "wear-claimed": Annotated[Claimed, "The Spirit claims a sleeping body."],
    "wear-dazed": Annotated[ByOne, "An explorer is dazed and misses the next turn."],
    "wear-gone": Annotated[Gone, "Cards are gone with the body of an explorer."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
