"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, InRoom


class View(TypedDict):
    """What the haunt shows a seat."""

    start: str
    """The room under which the abyss opened."""
    track: int
    """How far the abyss has come, up to 5."""
    spent: list[str]
    """What has been spoken against the abyss with: explorers, cards and rooms."""
    held: str
    """Who holds the abyss off for now with the Holy Symbol; empty if nobody does."""


class Track(TypedDict):
    """The arguments of `abyss-track`."""

    track: int
    """How far the abyss has come."""


class Exorcised(ByOne):
    """The arguments of `abyss-exorcised`."""

    source: str
    """The card, room or explorer with which it was done."""
    done: int
    """How many exorcisms have been spoken."""


EVENTS: dict[str, Any] = {
    "abyss-named": Annotated[InRoom, "The abyss opens under a room."],
    "abyss-track": Annotated[Track, "The abyss yawns wider."],
    "abyss-swallows": Annotated[ByOne, "A figure falls into the abyss."],
    "abyss-exorcised": Annotated[Exorcised, "An explorer has spoken against the abyss."],
    "abyss-held": Annotated[ByOne, "An explorer throws the Holy Symbol into the dark, and nothing falls for a while."],
}

QUESTIONS: dict[str, Any] = {
    "abyss-next": Annotated[NoArguments, "Which room falls next?"],
    "abyss-jump-where": Annotated[ByOne, "Into which room does a figure jump?"],
    "abyss-where": Annotated[NoArguments, "Under which room does the abyss open?"],
    "abyss-fetch": Annotated[ByOne, "Does an explorer take a secret way out of the events, or draw?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
