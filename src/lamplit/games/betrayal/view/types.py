"""What a seat sees of the table: the types of views and of their parts."""

from collections.abc import Mapping
from typing import NotRequired, TypedDict

from ..shapes import Odds


class ExplorerSheet(TypedDict):
    """An explorer: the card with its clips, and what they carry."""

    seat: str
    """The seat that plays the explorer."""
    place: str
    """The room in which the explorer stands; empty if nowhere in the house."""
    part: str
    """`near` or `far` in a room with a barrier, else empty."""
    steps: dict[str, int]
    """The position of the clip on each track; -1 is the skull."""
    values: dict[str, int]
    """The value of each trait; a haunt may change it."""
    start: dict[str, int]
    """The position on which each clip began."""
    tracks: dict[str, list[int]]
    """The values printed on each track, lowest first."""
    colour: str
    """The colour of the explorer's card."""
    cards: list[str]
    """Omens, items and item tokens that the explorer carries."""
    kept: list[str]
    """Events that stay with the explorer."""
    marks: list[str]
    """Conditions, such as `masked`; haunts have some of their own."""
    alive: bool
    """False once the explorer is dead."""
    role: str
    """`explorer` before the haunt, then `hero` or `traitor`, as far as everybody knows."""


class MonsterSheet(TypedDict):
    """A monster."""

    kind: str
    """The kind of monster, by the name it has in its haunt."""
    place: str
    """The room in which it stands."""
    part: str
    """`near` or `far` in a room with a barrier, else empty."""
    stunned: bool
    """Whether it is stunned."""
    traits: dict[str, int]
    """The traits it has, with their values."""
    carried: list[str]
    """The cards it carries."""
    marks: list[str]
    """Conditions."""
    lead: str
    """The seat that moves it; empty if it acts by rule."""
    moves: int | None
    """How many spaces it may move in this monster turn; nothing before its roll."""


class RoomTile(TypedDict):
    """A room in the house and what lies in it."""

    floor: str
    """`basement`, `ground` or `upper`."""
    x: int
    """Its column on that floor, growing to the east."""
    y: int
    """Its row on that floor, growing to the south."""
    turn: int
    """How many quarter turns clockwise the tile is turned."""
    tokens: list[str]
    """The tokens in it."""
    halves: dict[str, str]
    """For tokens and cards that lie in one part of a room with a barrier: which part."""
    pile: list[str]
    """The cards that lie in it, companions of the dead included."""
    doors: dict[str, str]
    """By side: `passage` into another room, `open` into the unknown, `false` or `locked`."""
    windows: dict[str, str]
    """By side: `outside`, `meets` another window, or `false`."""


class Link(TypedDict):
    """A way between two rooms besides doors."""

    a: str
    """One room; where the way leads one way only, the upper one."""
    b: str
    """The other room."""
    kind: str
    """`stairs`, a token that joins rooms, or `chute`, `gallery` and `fall`, which lead down only."""


class Piles(TypedDict):
    """The decks and discards."""

    rooms: int
    """How many rooms are in the stack."""
    back: list[str]
    """The floors printed on the back of its top room."""
    room_discard: int
    """How many rooms have been put aside face down."""
    drawn_room: list[str]
    """The room that has been drawn and is about to be laid, if there is one."""
    omens: int
    """How many omens are in the deck."""
    items: int
    """How many items are in the deck."""
    item_discard: list[str]
    """Discarded items."""
    events: int
    """How many events are in the deck."""
    event_discard: list[str]
    """Discarded events."""
    playing: list[str]
    """The event that is being played, if there is one."""
    removed: list[str]
    """Cards and rooms that have left the game."""


class Acting(TypedDict):
    """The figure whose move it is."""

    who: str
    """Its name; empty if it is nobody's move."""
    used: int
    """How many spaces it has moved this turn."""
    left: int
    """How many spaces it may still move."""
    over: bool
    """Whether its movement has ended for this turn."""
    attacked: bool
    """Whether it has attacked this turn."""
    done: list[str]
    """What has been done this turn that is possible once only."""


class Rolling(TypedDict, total=False):
    """The roll about which a player is asked; empty if there is none."""

    who: str
    """The figure that rolls; empty for dice of the house."""
    kind: str
    """`trait`, `task`, `attack`, `defence`, `damage`, `haunt`, `plain` or `movement`."""
    why: str
    """The card, room, task or opponent that calls for the roll."""
    trait: str
    """The trait that is rolled, if it is one."""
    dice: int
    """How many dice are thrown."""
    need: int
    """The sum that is needed; 0 if more is simply better."""
    shown: list[int]
    """The pips on the dice; empty before the roll."""
    bonus: int
    """What is added to the sum of the dice."""


class Hint(TypedDict):
    """Something that the book of a side holds worth doing (see `haunts.form.Aim`)."""

    what: str
    """`go`, `task`, `attack`, `strike`, `avoid`, `take`, `steal`, `keep`, `cross`, `stay`, `explore` or `answer`."""
    target: str
    """The room, figure, card, trait, task or answer that is meant."""
    worth: float
    """How much it is worth; exploring before the haunt is worth 1."""


class Result(TypedDict, total=False):
    """How the game ended; empty until then."""

    side: str
    """`heroes` or `traitor`; empty if nobody has won."""
    how: str
    """The ending, by name."""
    haunt: int
    """The number of the haunt."""
    winners: list[str]
    """The seats that have won."""
    round: int
    """The turn in which it ended."""


class HauntView(TypedDict, total=False):
    """What haunts show of their own that shared readers use. Each haunt declares its own part in full (`haunts`)."""

    traitor: bool
    """Whether this seat is a traitor, in haunts that keep it secret."""
    tokens: list[str]
    """The secret tokens that this seat holds."""
    facing: dict[str, str]
    """The side to which a figure looks."""
    collars: dict[str, int]
    """The number on the collar of each explorer who wears one."""


class PublicView(TypedDict):
    """What everybody may know of the table."""

    turn: str
    """Whose turn it is: a seat, `monsters`, `set-up`, or `haunt` while the books are read."""
    round: int
    """How many turns have begun."""
    phase: str
    """`set-up`, `exploring` or `haunt`."""
    seats: list[str]
    """The players' seats, clockwise."""
    explorers: dict[str, ExplorerSheet]
    """The explorers by name."""
    monsters: dict[str, MonsterSheet]
    """The monsters by name."""
    rooms: dict[str, RoomTile]
    """The rooms of the house by name."""
    links: list[Link]
    """Ways between rooms besides doors."""
    piles: Piles
    """Decks and discards."""
    omens: int
    """How many omens have been drawn."""
    haunt_chance: float | None
    """How likely the haunt would be to begin with one omen more; nothing once it has."""
    acting: Acting
    """The figure whose move it is."""
    noted: dict[str, int]
    """Numbers that cards have noted, by card."""
    rolling: Rolling
    """The roll about which a player is asked."""
    haunt: int
    """The number of the haunt; 0 before it begins."""
    haunt_name: str
    """The name of the haunt; empty before it begins."""
    revealer: str
    """The explorer who revealed the haunt."""
    traitor: str
    """The first traitor, if there is one and everybody knows it."""
    omen: str
    """The omen that revealed the haunt."""
    omen_room: str
    """The room in which it was revealed."""
    tasks: dict[str, list[int]]
    """The haunt's counters: how far each is, and how far it goes."""
    result: Result
    """How the game ended."""


class SeatView(TypedDict):
    """What a seat knows for itself."""

    you: str
    """The seat whose view it is, or the spectator."""
    seen: dict[str, list[str]]
    """What this seat knows to lie on top of piles, the last on top, by `seat:pile`."""
    discovers: bool
    """Whether this seat moves an explorer now who may open doors."""


class PrivateView(SeatView):
    """What a seat knows for itself, with parts of the public view in which it sees more than others."""

    rooms: NotRequired[dict[str, RoomTile]]
    """The rooms, with tokens that only this seat sees."""
    explorers: NotRequired[dict[str, ExplorerSheet]]
    """The explorers, where only this seat sees where one stands."""


class View(PublicView, SeatView):
    """All that a seat may know of the table."""

    reach: NotRequired[dict[str, int]]
    """The rooms that this seat's figure can walk to now, with the spaces used by then."""
    odds: NotRequired[dict[str, Odds]]
    """How likely this seat's options are to succeed, by option."""
    aims: NotRequired[list[Hint]]
    """What the haunt holds worth doing for this seat."""
    modules: Mapping[str, HauntView]
    """What the haunt shows of its own, by its name."""
    books: list[str]
    """The books that this seat may read."""
