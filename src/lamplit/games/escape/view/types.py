"""What everybody sees of the table: the type of a view, and of what lies in it."""

from typing import Annotated, Literal, TypedDict


class ChamberView(TypedDict):
    """A chamber that was turned up."""

    tile: str
    """The name of the tile."""
    kind: str
    """The kind of chamber: `start`, `exit`, `stone`, `base` or `module`."""
    openings: str
    """The open sides, in the order of the alphabet, such as `ENS`."""
    entry: list[str]
    """The symbols that entering it costs."""
    symbol: str
    """The symbol, `key` or `torch`, that activates stones here; empty where none can be activated."""
    levels: list[list[int]]
    """Each level of stones: how many symbols it takes, and how many stones it gives."""
    stones: int
    """The stones that lie here."""
    chest: bool
    """Whether a closed chest stands here."""
    curse: bool
    """Whether a purple mask is printed on it, so that its discoverer draws a curse."""


class Bonus(TypedDict):
    """Symbols that treasures add to the next action."""

    key: int
    """Keys."""
    torch: int
    """Torches."""


class AdventurerView(TypedDict):
    """An adventurer, open to all."""

    seat: str
    """The seat, which is the colour."""
    place: str
    """The cell of the chamber: its column and row from the start, such as `-1,0`."""
    dice: list[str]
    """What each die shows: `adventurer`, `key`, `torch`, `black`, `gold`, or `blank` until it is rolled."""
    held_back: int
    """The dice that curses hold back."""
    roll_at: float
    """The moment from which the adventurer may roll again."""
    act_at: float
    """The moment from which the adventurer may act again."""
    curses: list[str]
    """The curses that lie before the adventurer."""
    treasures: list[str]
    """The treasures that lie before the adventurer."""
    turned: ChamberView | None
    """A chamber that the adventurer has turned up and not laid yet, its stairs to the south."""
    bonus: Bonus
    """Symbols that treasures add to the next action."""
    shares: bool
    """Whether the dice count when others activate stones here."""
    out: str
    """How the adventurer left the temple, `escaped` or `removed`; empty inside."""
    choosing: str
    """What the adventurer has to choose: `curse`, which die to lose; `gift`, who gets one; `lay`, an opening."""
    choose_by: float | None
    """The moment at which the time to choose is over."""
    absent: bool
    """Whether the player is away."""


class CueView(TypedDict):
    """The next thing the clock will do."""

    at: float
    """The moment."""
    kind: str
    """`gong`, `slam` or `collapse`: a gong begins a countdown, a slam ends it; with the collapse the temple falls."""
    number: int
    """Which gong or slam it is."""


Piles = TypedDict(
    "Piles",
    {
        "stack": Annotated[int, "Chambers."],
        "curses": Annotated[int, "Curse cards."],
        "treasure-deck": Annotated[int, "Treasures."],
    },
)
"""How many pieces lie face down."""


class Vote(TypedDict):
    """A vote on a turn of fate, or on giving up."""

    by: str
    """The seat that called for it."""
    until: float
    """The moment at which the vote lapses."""
    votes: list[str]
    """The seats that agree."""


class PauseView(TypedDict):
    """Pauses, and a vote on one."""

    by: str
    """The seat that asks for a pause; empty if none does."""
    votes: list[str]
    """The seats that agree."""
    until: float
    """The moment at which the latest pause ends by itself."""
    left: int
    """How many pauses are left."""


class RemovalVote(TypedDict):
    """A vote on going on without an absent player."""

    of: str
    """The seat of the player."""
    votes: list[str]
    """The seats that agree."""


class Locks(TypedDict):
    """How long dice and actions are locked, in seconds."""

    roll: float
    """After a roll."""
    action: float
    """After an action."""


class Modules(TypedDict):
    """The modules in play."""

    curses: bool
    """Curses."""
    treasures: bool
    """Treasures."""
    sand: bool
    """The sand timer in place of the soundtrack."""


class Result(TypedDict, total=False):
    """How the game ended; empty until then."""

    side: str
    """The winner, `adventurers` or `temple`."""
    how: str
    """By what it ended: `escape`, `collapse`, `stuck`, `abandoned` or `surrender`."""
    winners: list[str]
    """The seats that have won."""
    time: float
    """How many seconds after the call it ended."""


class View(TypedDict):
    """All that a seat knows of the table. But for `you` it is the same for everybody."""

    game: Literal["escape"]
    """The name of the game."""
    you: str
    """The seat whose view it is, or the spectator."""
    now: float
    """The virtual time, in seconds since the table was laid. All moments are told in it."""
    begin: float
    """The moment of the call."""
    started: bool
    """Whether the call has sounded."""
    time: float
    """The seconds since the call."""
    stretch: float
    """How many times as long as usual the temple stands."""
    next_cue: CueView | None
    """The next thing the clock will do; none in practice."""
    adventurers: list[AdventurerView]
    """The adventurers, in the order of their seats."""
    chambers: dict[str, ChamberView]
    """The chambers by the cells in which they lie, in the order in which they were laid."""
    tray: int
    """The stones on the tray. The exit takes a key more than that."""
    beside: int
    """The spare stones, which pay for turns of fate."""
    piles: Piles
    """How many pieces lie face down."""
    fate: Vote | None
    """The vote on a turn of fate."""
    pause: PauseView
    """Pauses, and the vote on one."""
    paused: bool
    """Whether everything rests."""
    removal: RemovalVote | None
    """The vote on going on without an absent player."""
    surrender: Vote | None
    """The vote on giving up."""
    hopeless: str
    """Why the game can no longer be won: no way leads to an `exit`, or there are too few `keys`. Empty if it can."""
    difficulty: str
    """The difficulty: `normal`, `skilled` or `expert`."""
    locks: Locks
    """How long dice and actions are locked."""
    modules: Modules
    """The modules in play."""
    track: str
    """The soundtrack, `a` or `b`."""
    practice: bool
    """Whether the temple stands for ever."""
    result: Result
    """How the game ended; empty until then."""
