"""The types of what the haunt shows and tells."""

from typing import Annotated, Any, TypedDict

from .....engine import PublicTypes
from ...shapes import ByOne, OneInRoom, OneToOther


class View(TypedDict):
    """What the haunt shows a seat."""

    shown: dict[str, list[str]]
    """The secret tokens of each explorer who has shown them."""
    tokens: list[str]
    """The secret tokens that this seat holds."""
    traitor: bool
    """Whether this seat is a traitor."""
    collars: dict[str, int]
    """The number on the collar of each explorer who wears one."""
    track: int
    """How far the collars have clicked."""


class Collars(TypedDict):
    """The arguments of `guillotines-collars`."""

    collars: dict[str, int]
    """The number on the collar of each explorer."""


class Click(TypedDict):
    """The arguments of `guillotines-click`."""

    track: int
    """How far the collars have clicked."""


EVENTS: dict[str, Any] = {
    "guillotines-collars": Annotated[Collars, "Collars snap shut around all necks."],
    "guillotines-click": Annotated[Click, "The collars click."],
    "guillotines-fell": Annotated[ByOne, "The collar kills an explorer."],
    "guillotines-key": Annotated[OneInRoom, "An explorer finds a Key."],
    "guillotines-opened": Annotated[OneToOther, "An explorer opens the collar of another."],
}

QUESTIONS: dict[str, Any] = {}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
