"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneToOther, ToOther


class View(TypedDict):
    """What the haunt shows a seat."""

    shown: list[str]
    """The explorers of whom all know that they have turned."""
    cleared: list[str]
    """The explorers of whom all know that they had not turned at some time."""
    tokens: list[str]
    """The secret tokens that this seat holds."""
    traitor: bool
    """Whether this seat has turned."""
    known: list[str]
    """The explorers of whom this seat knows that they have turned."""


class Track(TypedDict):
    """The arguments of `sickness-track`."""

    track: int
    """How many dice of damage the sickness does."""


class Swap(ToOther):
    """The arguments of `sickness-swap`."""

    gave: str
    """The token that was given."""
    got: str
    """The token that was received."""
    traitor: bool
    """Whether this seat has turned now."""


class Known(ByOne):
    """The arguments of `sickness-known`."""

    traitor: bool
    """Whether the explorer has turned."""


EVENTS: dict[str, Any] = {
    "sickness-track": Annotated[Track, "The sickness gets worse."],
    "sickness-met": Annotated[OneToOther, "Two explorers come close and swap tokens."],
    "sickness-swap": Annotated[Swap, "This seat learns in secret what it has swapped."],
    "sickness-known": Annotated[Known, "It comes out whether an explorer has turned."],
    "sickness-changes": Annotated[ByOne, "The body of a dead explorer rises."],
    "sickness-herb": Annotated[ByOne, "An explorer has found Herbs."],
    "sickness-serum": Annotated[NoArguments, "The Serum is made."],
    "sickness-refuses": Annotated[ByOne, "An explorer refuses the Serum."],
}

QUESTIONS: dict[str, Any] = {
    "sickness-partner": Annotated[NoArguments, "With which explorer do you swap a token?"],
    "sickness-agree": Annotated[ByOne, "Do you let `who` give you the Serum?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
