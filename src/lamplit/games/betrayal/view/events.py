"""The events of the game: what each tells, and the fields of its arguments. Those of haunts stand with the haunts."""

from typing import Annotated, Any, TypedDict

from ....engine import NoArguments
from ..shapes import (
    ByMonster,
    ByOne,
    InRoom,
    Laid,
    MonsterAt,
    OneInRoom,
    OneToOther,
    OneToOtherWithCard,
    OneWithCard,
    OneWithCardInRoom,
)


class Dice(ByOne):
    """Dice, and what they are for."""

    kind: str
    """`trait`, `task`, `attack`, `defence`, `damage`, `haunt`, `plain` or `movement`."""
    why: str
    """The card, room, task or opponent that calls for the roll."""
    trait: str
    """The trait that is rolled, if it is one."""
    dice: list[int]
    """The pips on the dice."""
    bonus: int
    """What is added to their sum."""
    total: int
    """The result."""
    need: int
    """The sum that is needed; 0 if more is simply better."""


class Trade(OneToOtherWithCard):
    """What two explorers trade."""

    wanted: str
    """The card that `who` gets; empty for a gift."""
    how: str
    """`swap`, `gift` or `request`."""


class SeatTakes(ByOne):
    """A seat and its explorer."""

    seat: str
    """The seat that plays the explorer from now on."""


class TurnBegins(ByOne):
    """An explorer and the number of the turn."""

    round: int
    """The number of the turn."""


class Moved(ByOne):
    """A figure and its way."""

    start: str
    """The room it leaves; empty if it was nowhere in the house."""
    to: str
    """The room it enters; empty if it leaves the house."""


class Crossed(OneInRoom):
    """A figure, its room, and where it stands."""

    part: str
    """The part in which it stands now: `near` or `far`."""


class RoomOffStack(InRoom):
    """A room that has left the stack."""

    back: list[str]
    """The floors on the back of the room that lies on top of the stack now."""


class Backs(TypedDict):
    """A room that stays face down."""

    back: list[str]
    """The floors on its back."""


class Rooms(TypedDict):
    """Several rooms."""

    rooms: list[str]
    """The rooms, by name."""


class Floor(TypedDict):
    """A floor of the house."""

    floor: str
    """The floor."""


class TokenInRoom(InRoom):
    """A token and a room."""

    token: str
    """The token, by name."""


class CardFromPile(OneWithCard):
    """An explorer and the card they draw."""

    pile: str
    """`event`, `item` or `omen`."""


class Pile(TypedDict):
    """A pile."""

    pile: str
    """`event`, `item` or `omen`."""


class CardsInRoom(OneInRoom):
    """A figure, cards, and a room."""

    cards: list[str]
    """The cards, by name."""


class CardsOnPile(TypedDict):
    """The top of a pile."""

    pile: str
    """`rooms`, `omens`, `items` or `events`."""
    cards: list[str]
    """What lies there, the top one first."""


class OneAtPile(ByOne):
    """An explorer and a pile."""

    pile: str
    """`rooms`, `omens`, `items` or `events`."""


class CardMoved(OneWithCard):
    """A card and its way."""

    start: str
    """The room from which it takes the card."""
    to: str
    """The room to which it brings the card."""


class TraitMoves(ByOne):
    """An explorer and a clip that moves."""

    trait: str
    """The trait."""
    by: int
    """By how many steps it moves."""
    to: int
    """The step on which it stands now; -1 is the skull."""
    value: int
    """The value of that step."""


class Damage(ByOne):
    """An explorer and the damage they take."""

    kind: str
    """`physical` or `mental`."""
    amount: int
    """How many points."""
    why: str
    """The card, room or opponent that does it."""


class Attacks(OneToOther):
    """An attack about to be rolled."""

    trait: str
    """The trait with which both roll."""
    card: str
    """The weapon; empty for bare hands."""


class Attacked(OneToOther):
    """An attack and how it was settled."""

    mine: int
    """What the attacker rolled."""
    theirs: int
    """What the defender rolled."""
    winner: str
    """The figure that rolled more; empty on a tie."""
    tie: bool
    """Whether both rolled the same."""


class HauntRoll(ByOne):
    """A haunt roll."""

    total: int
    """What the dice show."""
    omens: int
    """How many omens have been drawn."""
    begins: bool
    """Whether the haunt begins."""


class HauntBegins(TypedDict):
    """The haunt, how it was revealed, and the traitor."""

    number: int
    """The number of the haunt."""
    name: str
    """Its name."""
    omen: str
    """The omen that revealed it."""
    room: str
    """The room in which it was revealed."""
    revealer: str
    """The explorer who revealed it."""
    traitor: str
    """The explorer who turns traitor; empty if nobody is known to."""
    betrayed: bool
    """Whether an explorer is known to have turned."""


class YourSide(TypedDict):
    """On which side a seat is."""

    tokens: list[str]
    """The secret tokens it is dealt."""
    traitor: bool
    """Whether it is a traitor."""


class ShowsSide(ByOne):
    """On which side an explorer is."""

    traitor: bool
    """Whether they are a traitor."""


class MonsterInRoom(MonsterAt):
    """A monster, its kind, and its room."""

    kind: str
    """The kind of monster."""


EVENTS: dict[str, Any] = {
    # -- the game and its turns
    "takes": Annotated[SeatTakes, "A seat takes an explorer."],
    "begins": Annotated[ByOne, "An explorer takes the first turn."],
    "turn": Annotated[TurnBegins, "The turn of an explorer begins."],
    "draw-proposed": Annotated[ByOne, "The player of an explorer proposes a draw."],
    "draw-refused": Annotated[ByOne, "The player of an explorer refuses a draw."],
    # -- moving
    "moved": Annotated[Moved, "A figure goes from one room to another."],
    "slid": Annotated[Moved, "A figure slides down the Coal Chute."],
    "crossed": Annotated[Crossed, "A figure crosses the barrier of its room."],
    "escaped": Annotated[ByOne, "An explorer leaves the house for good."],
    # -- rooms
    "turned-up": Annotated[RoomOffStack, "A room is drawn."],
    "does-not-fit": Annotated[InRoom, "A room that was drawn would seal the floor and is put aside."],
    "passed": Annotated[Backs, "A room for another floor is put aside face down."],
    "searched": Annotated[RoomOffStack, "A room is taken out of the stack, which is shuffled."],
    "laid": Annotated[Laid, "A room is laid."],
    "discovered": Annotated[OneInRoom, "An explorer discovers a room."],
    "room-moved": Annotated[Laid, "A room is moved with everything in it."],
    "rooms-gone": Annotated[Rooms, "Rooms leave the house."],
    "floor-closed": Annotated[Floor, "Nothing more can be discovered on a floor."],
    "token": Annotated[TokenInRoom, "A token is laid in a room."],
    "token-gone": Annotated[TokenInRoom, "A token is taken off a room."],
    # -- cards
    "drew": Annotated[CardFromPile, "An explorer draws a card."],
    "none-left": Annotated[Pile, "A card should be drawn, and there is none."],
    "shuffled": Annotated[Pile, "The discards become a new deck or stack."],
    "declined": Annotated[OneWithCard, "A traitor stays untouched by a card."],
    "discarded": Annotated[OneWithCard, "A card of an explorer is discarded."],
    "dropped": Annotated[CardsInRoom, "A figure lays cards down."],
    "left-behind": Annotated[CardsInRoom, "Cards of a figure that is dead or gone stay in the room."],
    "picked-up": Annotated[OneWithCardInRoom, "A figure picks up a card."],
    "picked-by-chance": Annotated[OneWithCard, "Chance picks a card of an explorer, who loses it."],
    "gave-back": Annotated[OneWithCard, "An explorer puts a card back into the deck."],
    "fetched": Annotated[OneWithCard, "An explorer takes a certain card out of its deck."],
    "joined": Annotated[OneWithCard, "A companion of the dead joins an explorer."],
    "used": Annotated[OneWithCard, "A figure uses a card."],
    "looked": Annotated[CardsOnPile, "This seat has looked at the top of a pile."],
    "looks": Annotated[OneAtPile, "An explorer looks at the top of a pile in secret."],
    "searched-pile": Annotated[OneAtPile, "An explorer has searched a deck and laid a card on top."],
    "dog-carried": Annotated[CardMoved, "The Dog of an explorer carries a card."],
    "held": Annotated[OneWithCard, "A kept event holds an explorer or clings to them."],
    "freed": Annotated[OneWithCard, "An explorer is free of a kept event."],
    "set-complete": Annotated[ByOne, "An explorer has Bell, Book and Candle together."],
    "masked": Annotated[ByOne, "An explorer puts on the Mask."],
    "unmasked": Annotated[ByOne, "An explorer takes off the Mask."],
    "box-opened": Annotated[ByOne, "An explorer opens the Music Box."],
    "box-closed": Annotated[ByOne, "An explorer closes the Music Box."],
    "box-ran-down": Annotated[NoArguments, "The Music Box runs down."],
    "mesmerised": Annotated[ByOne, "The Music Box ends the turn of a figure."],
    "no-attack": Annotated[OneWithCard, "A weapon keeps an explorer from attacking this turn."],
    # -- trading
    "offers": Annotated[Trade, "An explorer offers a trade."],
    "refused": Annotated[OneToOther, "An explorer refuses what another has asked."],
    "traded": Annotated[Trade, "Two explorers trade."],
    # -- dice, traits, fights
    "threw": Annotated[Dice, "Dice have been thrown, and may still be changed."],
    "rolled": Annotated[Dice, "A roll has been made."],
    "trait": Annotated[TraitMoves, "A clip moves along its track."],
    "damage": Annotated[Damage, "An explorer takes damage."],
    "died": Annotated[ByOne, "An explorer dies."],
    "attacks": Annotated[Attacks, "A figure attacks another."],
    "attacked": Annotated[Attacked, "An attack is settled."],
    "stole": Annotated[OneToOtherWithCard, "A figure steals a card from another."],
    # -- the haunt
    "haunt-roll": Annotated[HauntRoll, "An explorer makes a haunt roll."],
    "omen-instead": Annotated[OneWithCard, "The revealer takes the omen that belongs to the haunt."],
    "haunt": Annotated[HauntBegins, "The haunt begins."],
    "turned": Annotated[ByOne, "An explorer becomes a traitor."],
    "your-side": Annotated[YourSide, "This seat learns in secret on which side it is."],
    "shows-side": Annotated[ShowsSide, "An explorer shows on which side they are."],
    # -- monsters
    "appeared": Annotated[MonsterInRoom, "A monster comes into the house."],
    "gone": Annotated[MonsterInRoom, "A monster leaves the game."],
    "stunned": Annotated[ByMonster, "A monster is stunned."],
    "awake": Annotated[ByMonster, "A stunned monster stirs again."],
}
"""The arguments of each kind of event, and what it tells."""
