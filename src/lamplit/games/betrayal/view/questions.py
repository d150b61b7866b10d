"""The questions of the game: what each asks, and the fields of its arguments. Those of haunts stand with the haunts."""

from typing import Annotated, Any, TypedDict

from ....engine import NoArguments
from ..shapes import ByOne, InRoom, OneInRoom, OneToOther, OneWithCard, OneWithCardInRoom, Placed, WithCard


class Reaction(ByOne):
    """A roll on which a card may be used."""

    kind: str
    """`trait`, `task`, `attack`, `defence`, `damage`, `haunt` or `plain`."""
    why: str
    """The card, room, task or opponent that calls for the roll."""
    need: int
    """The sum that is needed; 0 if more is simply better."""
    total: int
    """What the dice show so far."""


class RollChoice(OneWithCard):
    """A card and the roll that it offers."""

    need: int
    """The sum that is needed."""


class YourTurn(ByOne):
    """An explorer on their turn."""

    haunt: bool
    """Whether the haunt has begun."""


class RoomOnFloor(InRoom):
    """A room and a floor."""

    floor: str
    """The floor on which it is laid."""


class Floor(TypedDict):
    """A floor of the house."""

    floor: str
    """The floor."""


class DamageToCome(ByOne):
    """An explorer and the damage they are about to take."""

    kind: str
    """`physical` or `mental`."""
    amount: int
    """How many points."""


class Amount(ByOne):
    """An explorer and a number of points."""

    amount: int
    """How many points."""


class AmountToOther(OneToOther):
    """Two figures and a number of points."""

    amount: int
    """How many points."""


class TradeAsked(OneToOther, WithCard):
    """What two explorers would trade."""

    wanted: str
    """What you would give; empty for a gift."""
    how: str
    """`swap`, `gift` or `request`."""


class OneAtPile(ByOne):
    """An explorer and a pile."""

    pile: str
    """`rooms`, `omens`, `items` or `events`."""


class Omen(TypedDict):
    """An omen."""

    omen: str
    """The omen whose row is read."""


QUESTIONS: dict[str, Any] = {
    # -- the game and its turns
    "choose-explorer": Annotated[NoArguments, "Which explorer do you play?"],
    "act": Annotated[YourTurn, "What does your explorer do next?"],
    "agree-to-draw": Annotated[OneToOther, "Do you agree to a draw? `who` is asked, `whom` has proposed it."],
    # -- rooms
    "turn-room": Annotated[Placed, "Which way round does a room lie?"],
    "choose-part": Annotated[OneInRoom, "On which side of the barrier does a figure stand?"],
    "choose-floor": Annotated[InRoom, "On which floor does a room lie?"],
    "place-room": Annotated[RoomOnFloor, "At which open door does a room lie?"],
    "move-room": Annotated[InRoom, "To which open door does a room move?"],
    "rearrange": Annotated[Floor, "Every room left would seal the floor: which room moves?"],
    "choose-room": Annotated[OneWithCard, "Which room?"],
    # -- dice and damage
    "before-roll": Annotated[Reaction, "Do you use a card before you roll?"],
    "after-roll": Annotated[Reaction, "Do you use a card now that the dice lie?"],
    "roll-which": Annotated[RollChoice, "Which trait do you roll?"],
    "try-roll": Annotated[RollChoice, "Do you roll, or leave it?"],
    "pick-dice": Annotated[OneWithCard, "Which dice are rolled again?"],
    "before-damage": Annotated[DamageToCome, "Do you use a card against damage?"],
    "split-physical": Annotated[Amount, "How is physical damage split between Speed and Might?"],
    "split-mental": Annotated[Amount, "How is mental damage split between Sanity and Knowledge?"],
    "raise-trait": Annotated[OneWithCard, "Which trait rises?"],
    "lower-trait": Annotated[OneWithCard, "Which trait falls?"],
    "heal": Annotated[AmountToOther, "How is healing split between Speed and Might?"],
    "harm-or-steal": Annotated[AmountToOther, "Does the winner do damage, or steal something?"],
    # -- cards
    "bear-card": Annotated[OneWithCard, "Does the traitor let a card happen, or stay untouched?"],
    "bear-or-show": Annotated[
        OneWithCard, "Does a hidden traitor show their side to stay untouched by a card or room?"
    ],
    "bargain": Annotated[OneToOther, "What do you offer another explorer, and what do you want for it?"],
    "agree-to-trade": Annotated[TradeAsked, "Do you agree to a trade? `card` is what you would get."],
    "choose-pile": Annotated[OneWithCard, "Which deck do you search?"],
    "search-pile": Annotated[OneAtPile, "Which card do you lay on top?"],
    "look-or-note": Annotated[OneWithCard, "Do you look at a pile, or roll for later?"],
    "reorder-pile": Annotated[OneAtPile, "In which order do the cards go back?"],
    "dog-carries": Annotated[OneWithCard, "Where does the Dog take a card?"],
    "draw-closer": Annotated[OneWithCard, "Which figure comes a space closer to `who`?"],
    "step-free": Annotated[OneWithCard, "Into which room does a free step lead?"],
    "join-explorer": Annotated[OneWithCard, "To which explorer do you go?"],
    "push-explorer": Annotated[OneWithCard, "Which explorer has to go, and where?"],
    "nearest-explorer": Annotated[OneWithCard, "Several explorers are equally near: which one is meant?"],
    "forced-attack": Annotated[OneWithCard, "Which attack do you make, as you must?"],
    "use-now": Annotated[OneWithCardInRoom, "Do you go at once to the room that you have joined with yours?"],
    "place-switch": Annotated[OneWithCardInRoom, "Which wall of a room turns?"],
    "blown-away": Annotated[OneWithCard, "Which card does the wind tear away?"],
    "give-back": Annotated[OneWithCard, "Which item goes back into the deck?"],
    # -- the haunt and its monsters
    "read-chart": Annotated[Omen, "Which of the nearest omen rooms counts on the chart?"],
    "ready": Annotated[NoArguments, "Have you read your book?"],
    "monster": Annotated[ByOne, "What does this monster do next?"],
    "next-monster": Annotated[NoArguments, "Which monster moves next?"],
    "caught-below": Annotated[
        NoArguments, "Does the dead traitor search the stairs for monsters caught in the basement?"
    ],
}
"""The arguments of each question, and what it asks."""
