"""The types of what the haunt tells and asks."""

from typing import Annotated, Any, TypedDict

from .....engine import NoArguments, PublicTypes
from ...shapes import ByOne, OneInRoom, OneToOther, ToOther


class Track(TypedDict):
    """The arguments of `voodoo-track`."""

    track: int
    """How many turns have passed."""


class Found(OneToOther):
    """The arguments of `voodoo-found`."""

    doll: str
    """The doll."""
    room: str
    """The room in which it lay."""


class Destroyed(ByOne):
    """The arguments of `voodoo-destroyed`."""

    doll: str
    """The doll."""


class Hide(ToOther):
    """The arguments of `voodoo-hide`."""

    doll: str
    """The doll."""


EVENTS: dict[str, Any] = {
    "voodoo-china_doll": Annotated[ByOne, "An explorer learns where they suffer through a doll of china."],
    "voodoo-glass_doll": Annotated[ByOne, "An explorer learns where they suffer through a doll of glass."],
    "voodoo-rag_doll": Annotated[ByOne, "An explorer learns where they suffer through a doll of rags."],
    "voodoo-stone_doll": Annotated[ByOne, "An explorer learns where they suffer through a doll of stone."],
    "voodoo-wax_doll": Annotated[ByOne, "An explorer learns where they suffer through a doll of wax."],
    "voodoo-track": Annotated[Track, "The voodoo goes on."],
    "voodoo-found": Annotated[Found, "An explorer finds the doll of another."],
    "voodoo-nothing": Annotated[OneInRoom, "An explorer finds no doll in a room."],
    "voodoo-destroyed": Annotated[Destroyed, "An explorer has destroyed a doll."],
    "voodoo-cracks": Annotated[ByOne, "The china doll cracks, and its explorer dies."],
}

QUESTIONS: dict[str, Any] = {
    "voodoo-doll": Annotated[ToOther, "Which doll do you make for an explorer?"],
    "voodoo-hide": Annotated[Hide, "In which room do you hide the doll of an explorer?"],
}

TYPES = PublicTypes(NoArguments, EVENTS, QUESTIONS)
