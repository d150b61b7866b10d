"""The shapes of what is asked and answered over HTTP."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .. import keys
from ..tables.commands import PersonName, Short


class ErrorTold(msgspec.Struct):
    """What went wrong, and what to do next."""

    message: str
    arguments: dict[str, Any]
    rule: str | None
    text: str


class Failure(msgspec.Struct):
    """The body of every reply that reports an error."""

    error: ErrorTold


class SettingShown(msgspec.Struct, omit_defaults=True):
    """An option of a game: its default, and its values or bounds. One that takes `several` numbers looks like "1+4+12".
    Options that hardly anybody changes are folded away in a `group`. Those that are part of today's date say which:
    whoever opens a table fills it in."""

    name: str
    default: Any
    values: list[Any] = []
    low: int = 0
    high: int = 0
    several: bool = False
    group: str = ""
    today: str = ""


class SeatsShown(msgspec.Struct):
    """The seats of a table, and which of them belong to one side."""

    seats: list[str]
    sides: dict[str, list[str]]


class GameShown(msgspec.Struct):
    """A game that can be played here."""

    name: str
    settings: list[SettingShown]
    seats: list[str]
    sides: dict[str, list[str]]
    levels: list[str]
    rules: int
    for_people: dict[str, Any]
    for_one: dict[str, Any]


class OptionsGiven(msgspec.Struct, forbid_unknown_fields=True):
    """Options whose seats are asked for."""

    options: dict[str, Any] = {}


class RuleShown(msgspec.Struct, omit_defaults=True):
    """One rule of a game. It applies in all editions and from the first level on, unless it names one, and with any
    ruling of the table, unless it names one as `setting=choice`. In a secret book its `kind` says what it is about."""

    id: str
    en: str
    de: str
    see: list[str] = []
    edition: str = ""
    level: str = ""
    ruling: str = ""
    kind: str = ""


class ChapterShown(msgspec.Struct):
    """A chapter of a rulebook."""

    en: str
    de: str
    rules: list[RuleShown]


class BookShown(msgspec.Struct):
    """A secret book that this seat may read: its words in each language (Fluent), its chapters, and the names of the
    icons for its headpiece and its signs."""

    name: str
    words: dict[str, str]
    chapters: list[ChapterShown]
    headpiece: list[str] = []
    signs: dict[str, str] = {}


class TableWished(msgspec.Struct, forbid_unknown_fields=True):
    """The table somebody wants to open.

    A client that sends a `secret` may repeat the request if no reply has come: all secrets of the table follow from it.
    At a `guided` table the cards and dice are those of the game's guided first game; nobody but one person and bots may
    sit there.
    """

    game: Short
    options: dict[str, Any] = {}
    seats: dict[str, Short] = {}
    name: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    spectators: Literal["none", "live", "delayed"] = "none"
    undo: Literal["never", "free", "ask"] = "free"
    pace: Literal["live", "calm"] = "live"
    bot_pace: Literal["instant", "quick", "calm"] = "calm"
    record: Annotated[str, Meta(max_length=64)] | None = None
    guided: bool = False
    secret: Annotated[str, Meta(pattern=keys.SHAPE)] | None = None


class TableOpened(msgspec.Struct):
    """A table and its secrets. They are given only once."""

    table: str
    host: str
    invite: str
    seats: dict[str, str]


class TableListed(msgspec.Struct):
    """A public table in the list."""

    id: str
    game: str
    stage: str
    options: dict[str, Any]
    seats: dict[str, Any]
    spectators: str
    created: int


class SeatWished(msgspec.Struct, forbid_unknown_fields=True):
    """The seat somebody wants to take. `knows` are the seats they hold or have held at this table.

    A client that sends the `secret` that will open the seat may repeat the request if no reply has come.
    """

    seat: Short
    name: PersonName
    invite: Annotated[str, Meta(max_length=128)] = ""
    knows: Annotated[list[Short], Meta(max_length=16)] = []
    secret: Annotated[str, Meta(pattern=keys.SHAPE)] | None = None


class SeatTaken(msgspec.Struct):
    """A seat and the secret that opens it. It is given only once."""

    seat: str
    secret: str


class RecordListed(msgspec.Struct):
    """A game that can be watched. It is `imported` if it was imported, or continued from one that was.

    If it is not `verified`, the server has not seen it come out like that from the beginning.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: dict[str, Any]
    result: dict[str, Any] | None
    imported: bool
    verified: bool
    answers: int
    seconds: int
    created: int


class RecordBrought(msgspec.Struct):
    """A record that was imported, and the secret that opens it."""

    record: str
    invite: str
    unfinished: bool


class FramesShown(msgspec.Struct):
    """Some frames of a game, and how many there are."""

    total: int
    start: int
    frames: list[dict[str, Any]]


class ShareCounted(msgspec.Struct):
    """How many games one side won, and where the true share lies with 95 % confidence."""

    count: int
    share: float
    low: float
    high: float


class ValueCounted(msgspec.Struct):
    """Games that have something in common: a number, a word, the words of a team, or who played each side."""

    value: int | str | bool | list[str] | dict[str, str]
    games: int
    wins: dict[str, ShareCounted]


class GroupCounted(msgspec.Struct, omit_defaults=True):
    """Games sorted by one thing: `cast`, `member`, `team`, `company` or `option`."""

    by: str
    values: list[ValueCounted]
    side: str = ""
    option: str = ""


class EndingCounted(msgspec.Struct):
    """How many games ended in one way, and what that is called in each language, if that is in a secret book."""

    how: str
    side: str
    games: int
    words: dict[str, str] = {}


class LengthCounted(msgspec.Struct):
    """How many games took this many minutes."""

    start: int = msgspec.field(name="from")
    to: int | None
    games: int


class MonthCounted(msgspec.Struct):
    """The games of one month."""

    month: str
    games: int
    wins: dict[str, ShareCounted]


class Middle(msgspec.Struct):
    """What is typical."""

    mean: float
    median: float


class GameCounted(msgspec.Struct):
    """The results of the finished games of one kind."""

    game: str
    tally: str
    games: int
    with_people: int
    answers: Middle
    seconds: Middle
    wins: dict[str, ShareCounted]
    endings: list[EndingCounted]
    groups: list[GroupCounted]
    lengths: list[LengthCounted]
    months: list[MonthCounted]


class Health(msgspec.Struct):
    """How the server is."""

    status: str
    version: str


class Reachability(msgspec.Struct):
    """Where others find the server. `alone` if only this machine can reach it directly.

    `door` if the client can change that now, with a `POST` to the same address.
    """

    addresses: list[str]
    alone: bool
    door: bool
