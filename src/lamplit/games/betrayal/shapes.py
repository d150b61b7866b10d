"""What many events and questions have in common, and the odds of a view. Fields of their own stand with them."""

from typing import TypedDict


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


class Odds(TypedDict, total=False):
    """How likely an option is to succeed. Attacks have `win`, `tie` and `lose`, all other rolls have `chance`."""

    mine: int
    """Attacks: the attacker's dice."""
    theirs: int
    """Attacks: the defender's dice."""
    win: float
    """Attacks: how likely the attacker is to roll more."""
    tie: float
    """Attacks: how likely both are to roll the same."""
    lose: float
    """Attacks: how likely the attacker is to roll less."""
    dice: int
    """Other rolls: how many dice are thrown."""
    need: int
    """Other rolls: the sum that is needed."""
    trait: str
    """Other rolls: the trait, if it is a trait roll."""
    chance: float
    """Other rolls: how likely the sum is to be reached."""
