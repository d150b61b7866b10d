"""What many events and questions have in common. Their own fields stand with them."""

from typing import TypedDict


class NoArguments(TypedDict):
    """No arguments."""


class ByOne(TypedDict):
    """One figure."""

    who: str
    """The explorer or monster, by name."""


class ToOther(TypedDict):
    """Another figure."""

    whom: str
    """The explorer or monster to whom it is done."""


class ByMonster(TypedDict):
    """One monster."""

    monster: str
    """The monster, by name."""


class InRoom(TypedDict):
    """One room."""

    room: str
    """The room, by name."""


class WithCard(TypedDict):
    """One card."""

    card: str
    """The card or item token, by name."""


class Towards(TypedDict):
    """A step towards a number."""

    done: int
    """How many have been done so far."""
    need: int
    """How many are needed."""


class OneInRoom(ByOne, InRoom):
    """A figure and a room."""


class OneWithCard(ByOne, WithCard):
    """A figure and a card."""


class OneWithCardInRoom(OneWithCard, InRoom):
    """A figure, a card and a room."""


class OneToOther(ByOne, ToOther):
    """A figure and another."""


class OneToOtherWithCard(OneToOther, WithCard):
    """A figure, another, and a card."""


class OneTowards(ByOne, Towards):
    """A figure takes a step towards a number."""


class CardInRoom(WithCard, InRoom):
    """A card and a room."""


class MonsterAt(ByMonster, InRoom):
    """A monster and its room."""


class MonsterToOne(ByOne, ByMonster):
    """A monster and the explorer to whom it does something."""


class Placed(InRoom):
    """How a room lies."""

    floor: str
    """`basement`, `ground` or `upper`."""
    x: int
    """Its column on that floor, growing to the east."""
    y: int
    """Its row on that floor, growing to the south."""


class Laid(Placed):
    """Where and how a room lies."""

    turn: int
    """How many quarter turns clockwise it is turned."""
