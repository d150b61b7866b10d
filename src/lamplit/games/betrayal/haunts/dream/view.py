"""The types of what the haunt shows, tells and asks."""

from typing import Annotated, Any, NotRequired, TypedDict

from .....engine import PublicTypes
from ...shapes import MonsterAt, OneTowards


class View(TypedDict):
    """What the haunt shows a seat."""

    goal: NotRequired[int]
    """How many Nightmares have to escape; only the dreamer knows."""


class Goal(TypedDict):
    """The arguments of `dream-goal`."""

    goal: int
    """How many Nightmares have to escape."""


class Escaped(MonsterAt):
    """The arguments of `dream-escaped`."""

    count: int
    """How many Nightmares have escaped."""


class Exit(TypedDict):
    """The arguments of `dream-exit`."""

    left: int
    """How many Nightmares are left to place."""


EVENTS: dict[str, Any] = {
    "dream-goal": Annotated[Goal, "The dreamer learns in secret how many Nightmares have to escape."],
    "dream-wakes": Annotated[OneTowards, "An explorer gets through to the dreamer."],
    "dream-escaped": Annotated[Escaped, "A Nightmare has left the house."],
}

QUESTIONS: dict[str, Any] = {
    "dream-exit": Annotated[Exit, "In which room does the next Nightmare begin?"],
}

TYPES = PublicTypes(View, EVENTS, QUESTIONS)
