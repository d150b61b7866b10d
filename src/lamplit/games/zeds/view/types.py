"""The types of a view and of its parts."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ..chances import Chances


class PieceView(TypedDict):
    """A unit, Raiders or a Zed on the map."""

    place: str
    """The space, such as `F3` or `TC`."""
    side: int
    """The side that is up: 0 for the full one, 1 for the reduced one."""
    strength: int
    """The strength as it counts now."""
    hits: int
    """The hits on this side."""
    left: int
    """The hits that it takes to remove the piece."""
    marks: list[str]
    """The markers on the piece."""


class FolkView(TypedDict):
    """Villagers or Refugees on the map."""

    place: str
    """The space."""
    side: int
    """0 for Villagers, 1 for Refugees."""
    marks: list[str]
    """The markers on them."""


Piles = TypedDict(
    "Piles",
    {
        "event-deck": Annotated[int, "The number of unknown cards in the event deck."],
        "event-foreseen": Annotated[list[str], "The card on top of the event deck, where it is known."],
        "event": Annotated[list[str], "The current event."],
        "event-discard": Annotated[list[str], "The events of earlier turns."],
        "fate-deck": Annotated[int, "The number of unknown cards in the Fate deck."],
        "fate-foreseen": Annotated[list[str], "The card on top of the Fate deck, where it is known."],
        "fate-now": Annotated[list[str], "The Fate cards whose effect is being settled."],
        "hand": Annotated[list[str], "The Fate cards that the players hold."],
        "fate-discard": Annotated[list[str], "The Fate cards that have been used."],
        "research-deck": Annotated[int, "The number of cards left in the research deck."],
        "research-done": Annotated[list[str], "The research cards revealed so far, the current one last."],
        "horde-deck": Annotated[int, "Versus: the number of cards in the horde's deck."],
        "horde-hand": Annotated[
            int | list[str], "Versus: the horde's hand; for all other seats how many cards it has."
        ],
        "horde-now": Annotated[list[str], "Versus: the cards that the horde has played this turn."],
        "horde-discard": Annotated[list[str], "Versus: the horde's cards of earlier turns."],
    },
)
"""The cards."""


class Tabs(TypedDict):
    """What the tabs of the current event say."""

    r4: int
    """The number of Refugees that move in the 4R Phase."""
    infection: bool
    """Whether there is an infection roll."""
    eat: str
    """The supplies that are eaten, or `roll`."""
    tracks: list[str]
    """The tracks that are activated, in order; `ALL` for all of them in any order."""
    actions: int
    """The Event Actions."""
    pressure: bool
    """Whether more groups move where several play."""
    kind: str
    """The kind of the event: `normal`, `special`, `brains`, `finale` or `guard`."""


class Minefield(TypedDict):
    """The minefield."""

    place: str
    """Its space."""
    side: int
    """0 if it has not gone off yet, 1 if it has gone off once."""


class ActionsLeft(TypedDict):
    """The actions that are left in this Action Phase."""

    event: int
    """The Event Actions."""
    own: list[str]
    """The seats whose own action is left."""
    free: list[str]
    """The units that may act once without cost; a unit may be listed several times."""
    done: list[str]
    """The seats that have ended their phase."""


class Result(TypedDict, total=False):
    """How the game ended; empty until then."""

    side: Literal["town", "zeds"]
    """The side that has won."""
    winners: list[str]
    """The seats that have won."""
    turns: int
    """The number of turns."""
    how: str
    """The reason: `held-out`, `overrun` or `chaos`."""
    points: dict[str, int]
    """The points of the Epilogue, by what they are for."""
    score: int
    """The sum of the points."""
    rating: int
    """The rating, from 1 to 5."""
    lines: list[str]
    """What else the Epilogue tells."""


class View(TypedDict):
    """What a seat sees. All seats see the same, but for the horde's hand in a versus game."""

    game: Literal["zeds"]
    """The name of the game."""
    you: str
    """The seat that sees this."""
    level: str
    """The level: `basic` or `I` to `V`."""
    length: str
    """The length of the game."""
    turn: str
    """The phase; in a versus game the side that acts, `town` or `horde`."""
    round: int
    """The number of the turn; 0 during set-up."""
    phase: str
    """The phase."""
    seats: list[str]
    """The players' seats."""
    versus: bool
    """Whether a seat leads the Zeds."""
    lead: str
    """The seat of the lead player."""
    owners: dict[str, str]
    """The seat of each hero's player."""
    tracks: list[str]
    """The tracks in play."""
    units: dict[str, PieceView]
    """The player units, by name."""
    zeds: dict[str, PieceView]
    """The Zeds of every kind, by name."""
    folk: dict[str, FolkView]
    """Villagers and Refugees, by name."""
    raiders: dict[str, PieceView]
    """The Raiders, by name."""
    pool: list[str]
    """The units that may still join the players."""
    aside: list[str]
    """The infectors, Raiders and folk that may still come."""
    cemetery: list[str]
    """The pieces in the Cemetery."""
    gone: list[str]
    """The pieces that are out of the game."""
    super_pool: list[str]
    """The Super-Zeds that may still come."""
    bag: int
    """The number of Zeds in the bag."""
    piles: Piles
    """The cards."""
    tabs: Tabs | None
    """The tabs of the current event; `None` where there is no event."""
    ammo: int
    """The ammo."""
    supplies: int
    """The supplies."""
    infection: int
    """The infection level."""
    unchecked: int
    """The Unchecked Outbreaks that are due."""
    beds: list[str]
    """The Beds that may be used."""
    chaos: dict[str, int]
    """The Chaos markers, by space."""
    chaos_left: int
    """The Chaos markers that are left; without one left the town is lost."""
    barricades: list[str]
    """The spaces with a barricade."""
    strongpoint: str
    """The space of the strongpoint, if it is built."""
    minefield: Minefield | None
    """The minefield, if there is one."""
    no_entry: list[str]
    """The spaces that nobody enters this turn."""
    calm: list[str]
    """The tracks on which no Zeds move this turn."""
    flooded: list[str]
    """The tracks on which nobody moves this turn."""
    bridge: str
    """The state of the bridge: empty, `collapsed` or `ferry`."""
    elwood: bool
    """Whether Elwood Berra helps, and infection falls every turn."""
    antidote: int
    """How far the antidote is: 0, 1 with a final component, 2 when it is found."""
    components: list[str]
    """The components of the superweapon."""
    used_marks: list[str]
    """The markers that lay on Zeds that are gone."""
    activations: list[str]
    """The tracks that are still to be activated, in order."""
    any_order: list[str]
    """The tracks that are still to be activated in an order that is chosen."""
    to_move: list[str]
    """The Zeds that have yet to move in this activation."""
    pressure: int
    """The groups that have yet to move by the pressure of the event."""
    actions: ActionsLeft
    """The actions that are left."""
    used: list[str]
    """The abilities used in this Action Phase."""
    healed: list[str]
    """The pieces healed in this turn."""
    spent: list[str]
    """What works once in a game and has been used."""
    battle: str
    """The space of the fight that is being settled, if there is one."""
    result: Result
    """How the game ended."""
    odds: NotRequired[dict[str, Chances]]
    """The chances of what may be chosen now, by the names of options. They follow after the rest."""
