"""What a seat sees: the types of views and of their parts."""

from typing import Annotated, Literal, NotRequired, TypedDict

from ..state import Turn


class Variants(TypedDict):
    """The variants of this game."""

    separate_ways: bool
    """Whether each Survivor plays for themselves."""
    plans: bool
    """Whether the Survivors have plans."""
    traits: bool
    """Whether anybody draws traits."""
    players: int
    """The number of people at the table: 2, 3 or 4."""


class PublicKiller(TypedDict):
    """What everybody knows of the Killer."""

    who: str
    """The character; empty until all characters are revealed."""
    place: str
    """The Killer's place; empty while the Killer is in stealth."""
    last_seen: str
    """The place where the Killer was seen last."""
    stealth: bool
    """Whether the Killer is in stealth."""
    level: int
    """The level, from 1 to 5."""
    strength: int
    """The strength as it counts now."""
    traits: list[str]
    """The traits that were kept."""


class PublicSurvivor(TypedDict):
    """What everybody knows of a Survivor."""

    seat: str
    """The seat."""
    who: str
    """The character; empty until all characters are revealed."""
    health: int
    """2 for uninjured, 1 for injured, 0 for eliminated."""
    fear: int
    """The fear tokens, up to 2."""
    out: str
    """Empty while in play; else `eliminated`, `escaped`, `rescued` or `lost`."""
    held_by: int
    """The number of the person who plays this Survivor."""


class Encounter(TypedDict):
    """An encounter, from the search that found somebody to the last attack."""

    place: str
    """The place where it began."""
    found: list[str]
    """The Survivors in it."""
    attacked: list[str]
    """Those of them who have been attacked."""


class OpenCards(TypedDict, total=False):
    """Cards that lie open before the Killer. None lie there before the characters are revealed."""

    locked: list[str]
    """The card that is locked until a level is reached."""
    playing: list[str]
    """The card in use."""


class Result(TypedDict, total=False):
    """How the game ended; empty until then."""

    side: Literal["killer", "survivors", "both", "nobody"]
    """The side that has won."""
    how: str
    """By what, as in the event `over`."""
    winners: list[str]
    """The seats that have won."""
    title: str
    """A title that the Killer has earned (`undefeatable`), or nothing."""


class PublicView(TypedDict):
    """What lies on the screen between the two sides, for everybody to see."""

    game: Literal["terrorscape"]
    """The name of the game."""
    edition: str
    """The edition whose rules hold: `v2` or `v1.05`."""
    round: int
    """The number of the round; 0 during set-up."""
    turn: Turn
    """The part of the round."""
    variants: Variants
    """The variants of this game."""
    killer: PublicKiller
    """The Killer."""
    survivors: list[PublicSurvivor]
    """The Survivors, by seat."""
    knowledge: str
    """The knowledge location."""
    blocks: list[str]
    """The doors and ways that are blocked."""
    noises: list[str]
    """The places of the noises that the Killer was told of."""
    echoes: list[str]
    """The places of the noises that the Killer was told of a round ago."""
    firecracker: bool
    """Whether the noises of this round are covered by the firecracker."""
    rescue: int
    """The rounds until the rescue comes; 0 if it has not been called."""
    keys: int | None
    """The keys on the stand; `None` where each Survivor has their own."""
    encounter: Encounter | None
    """The encounter, if there is one."""
    first_player: str
    """The Survivor with the first player token, where it lies open."""
    cards: OpenCards
    """The cards that lie open before the Killer."""
    result: Result
    """How the game ended."""
    hand_size: NotRequired[int]
    """The number of cards in the Killer's hand, where the table shows it."""


HunterCards = TypedDict(
    "HunterCards",
    {
        "hand": Annotated[list[str], "The hand."],
        "deck": Annotated[int, "The number of cards in the deck."],
        "skill-discard": Annotated[list[str], "The discard pile."],
        "paying": Annotated[list[str], "The cards discarded so far for the price that is being paid."],
    },
)
"""The Killer's skill cards."""


class HuntersSide(TypedDict):
    """What lies behind the Killer's side of the screen."""

    side: Literal["killer"]
    """The side of this seat."""
    character: str
    """The Killer's own character; empty until it is chosen."""
    killer_at: str
    """Where the Killer is, also in stealth."""
    actions: int
    """The regular actions left in this turn."""
    offered: list[str]
    """The traits that were drawn and not kept."""
    hidden_cards: HunterCards
    """The skill cards."""


class TeamCards(TypedDict):
    """The item cards that nobody carries."""

    discover: int
    """The cards left to discover."""
    search: int
    """The cards left in the search deck."""
    discard: list[str]
    """The discard pile."""
    removed: list[str]
    """The cards that are out of the game."""
    drawn: list[str]
    """The cards that were drawn and not yet kept or discarded."""


class Plan(TypedDict):
    """A plan of the team."""

    plan: str
    """The number of the plan."""
    lines: list[str]
    """The conditions of the lines, in order."""
    reached: int
    """The number of lines that are done."""
    next: str
    """The condition of the next line; empty once a plan is finished."""
    turned_over: bool
    """Whether the plan is given up, as another is finished."""


class Teammate(TypedDict):
    """What the team knows of a Survivor."""

    seat: str
    """The seat."""
    who: str
    """The character; empty until it is chosen."""
    place: str
    """The place."""
    items: list[str]
    """The items carried."""
    limit: int
    """The number of items that can be carried."""
    keys: int
    """The keys carried, where each Survivor has their own."""
    acted: bool
    """Whether this turn's action has been taken."""
    traits: list[str]
    """The traits that were kept."""
    spent: list[str]
    """The traits and items that are used up, for this turn or for good."""
    offered: list[str]
    """The traits that were drawn and not kept."""


class TeamsSide(TypedDict):
    """What lies behind the Survivors' side of the screen: they share all they know."""

    side: Literal["survivors"]
    """The side of this seat."""
    team: list[Teammate]
    """The Survivors, by seat."""
    made_noises: list[str]
    """The places that are noisy in this round."""
    firecracker_used: bool
    """Whether the firecracker was used in this round."""
    progress: int
    """The repair tokens on the radio."""
    repair_need: int
    """The repair tokens that the radio needs."""
    repaired_now: bool
    """Whether the radio was repaired in this turn."""
    trap: str
    """The place of the trap; empty if it is not set."""
    token: str
    """The Survivor with the first player token, where each plays for themselves."""
    hidden_cards: TeamCards
    """The item cards that nobody carries."""
    plans: list[Plan]
    """The plans."""
    plan_done: str
    """The finished plan, if there is one."""
    plan_token: str
    """The place of the finished plan's token, if it lies somewhere."""
    plan_spent: bool
    """Whether the finished plan is used up."""


class KillerView(PublicView, HuntersSide):
    """What the Killer's seat sees."""

    you: Literal["killer"]
    """The seat that sees this."""


class SurvivorView(PublicView, TeamsSide):
    """What a Survivor's seat sees."""

    you: Literal["survivor1", "survivor2", "survivor3"]
    """The seat that sees this."""


class SpectatorView(PublicView):
    """What spectators see."""

    you: Literal["spectator"]
    """The spectator."""


View = KillerView | SurvivorView | SpectatorView
"""What a seat sees. `view["you"]` says which of the three it is."""
