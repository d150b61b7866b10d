"""The schemas of HTTP requests and responses."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .. import keys
from ..tables.commands import PersonName, Short


class ErrorTold(msgspec.Struct):
    """An error and what to do about it."""

    message: str
    arguments: dict[str, Any]
    rule: str | None
    text: str


class Failure(msgspec.Struct):
    """The body of every error response."""

    error: ErrorTold


class SettingShown(msgspec.Struct, omit_defaults=True):
    """An option of a game: its default, and its values or bounds. An option with `several` numbers is written as
    "1+4+12". Rarely used options belong to a `group` that is folded. Options that are part of today's date say which
    part; the client fills them in."""

    name: str
    default: Any
    values: list[Any] = []
    low: int = 0
    high: int = 0
    several: bool = False
    group: str = ""
    today: str = ""


class SeatsShown(msgspec.Struct):
    """The seats of a table, and the seats of each side."""

    seats: list[str]
    sides: dict[str, list[str]]


class GameShown(msgspec.Struct):
    """A game."""

    name: str
    settings: list[SettingShown]
    seats: list[str]
    sides: dict[str, list[str]]
    levels: list[str]
    rules: int
    for_people: dict[str, Any]
    for_one: dict[str, Any]


class OptionsGiven(msgspec.Struct, forbid_unknown_fields=True):
    """The options whose seats are requested."""

    options: dict[str, Any] = {}


class RuleShown(msgspec.Struct, omit_defaults=True):
    """A rule. It applies in all editions, from the first level on, with any ruling of the table, unless it names an
    edition, a level, or a ruling as `setting=choice`. In a secret book, `kind` says what it is about."""

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
    """A secret book that this seat may read: its messages in each language (Fluent), its chapters, and the icons of its
    headpiece and signs."""

    name: str
    words: dict[str, str]
    chapters: list[ChapterShown]
    headpiece: list[str] = []
    signs: dict[str, str] = {}


class TableWished(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a new table.

    A client that sends a `secret` may repeat the request if no reply has come: all secrets of the table follow from it.
    At a `guided` table, cards and dice are those of the game's guided first game, and only one person and bots may sit
    there.
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
    """A new table and its secrets, which are sent only once."""

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
    """A request for a seat. `knows` are the seats this person holds or has held at the table.

    A client that sends the `secret` for the seat may repeat the request if no reply has come.
    """

    seat: Short
    name: PersonName
    invite: Annotated[str, Meta(max_length=128)] = ""
    knows: Annotated[list[Short], Meta(max_length=16)] = []
    secret: Annotated[str, Meta(pattern=keys.SHAPE)] | None = None


class SeatTaken(msgspec.Struct):
    """A seat and its secret, which is sent only once."""

    seat: str
    secret: str


class RecordListed(msgspec.Struct):
    """A game.

    If it is not `verified`, the server has not replayed it from the beginning.
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
    """An imported record and the secret that opens it."""

    record: str
    invite: str
    unfinished: bool


class FramesShown(msgspec.Struct):
    """Some frames of a game, and their total number."""

    total: int
    start: int
    frames: list[dict[str, Any]]


class ShareCounted(msgspec.Struct):
    """The number of games a side won, with the 95 % confidence interval of the true share."""

    count: int
    share: float
    low: float
    high: float


class ValueCounted(msgspec.Struct):
    """Games with a common value: a number, a word, a team, or who played each side."""

    value: int | str | bool | list[str] | dict[str, str]
    games: int
    wins: dict[str, ShareCounted]


class GroupCounted(msgspec.Struct, omit_defaults=True):
    """Games grouped by one property: `cast`, `member`, `team`, `company` or `option`."""

    by: str
    values: list[ValueCounted]
    side: str = ""
    option: str = ""


class EndingCounted(msgspec.Struct):
    """The number of games with one ending, and its names if they belong to a secret book."""

    how: str
    side: str
    games: int
    words: dict[str, str] = {}


class LengthCounted(msgspec.Struct):
    """The number of games that took this many minutes."""

    start: int = msgspec.field(name="from")
    to: int | None
    games: int


class MonthCounted(msgspec.Struct):
    """The games of one month."""

    month: str
    games: int
    wins: dict[str, ShareCounted]


class Middle(msgspec.Struct):
    """Typical values."""

    mean: float
    median: float


class GameCounted(msgspec.Struct):
    """The results of finished games of one kind."""

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
    """The state of the server."""

    status: str
    version: str


class Reachability(msgspec.Struct):
    """The addresses at which others reach the server; `alone` if only this machine can reach it directly.

    `door` says whether the client can change that with a `POST` to the same address.
    """

    addresses: list[str]
    alone: bool
    door: bool
