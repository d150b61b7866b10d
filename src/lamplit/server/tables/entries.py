"""Entries: everything that happens at a table, one after another. They are the truth; all else follows from them.

An entry that came of a person's command carries the command's own id, so that the same command sent twice is known.
"""

from typing import Any, Literal

import msgspec


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class SatDown(Entry, tag="sit"):
    """Somebody takes an open seat, or one that a bot plays in a running game. `key` is the hash of its secret.

    `address` marks where they came from: seats with the same mark may be one person's.
    """

    seat: str
    name: str
    key: str
    address: str = ""


class SeatSet(Entry, tag="place"):
    """The host makes a seat open (no level) or gives it to a bot."""

    seat: str
    level: str = ""
    by: str = ""
    id: str = ""


class Started(Entry, tag="start"):
    """The game begins; open seats go to bots of that level. `zero` is the moment the game's own time begins, in ms."""

    rules: int
    fill: str = ""
    zero: int = 0
    by: str = ""
    id: str = ""


class Answered(Entry, tag="answer"):
    """A seat answers its question; in games with a clock, at that moment of the game's time."""

    seat: str
    option: str
    at: float | None = None
    id: str = ""


class TimePassed(Entry, tag="tick"):
    """Time has passed to that moment of the game's time."""

    at: float


class ClockResumed(Entry, tag="resume"):
    """The game's time goes on after it stood still: the moment at which it was 0 is now this one."""

    zero: int


class TookBack(Entry, tag="undo"):
    """A seat takes back so many of its own newest answers, as the rules allow.

    With `beside_bots`, what bots of its side answered since goes with them; entries without it are older.
    """

    seat: str
    count: int = 1
    id: str = ""
    beside_bots: bool = False


class VoteCalled(Entry, tag="ask"):
    """Somebody asks the others to agree: to take back the newest `count` answers, or to vote a seat out.

    Who is `away` loses no seat by that: a bot plays it until they come back. For a removal, `voters` all have to agree,
    from `least` addresses; entries that name no voters are older, and left it to whoever sat there in the end.
    """

    seat: str
    what: str
    count: int = 0
    whom: str = ""
    id: str = ""
    away: bool = False
    voters: list[str] = []
    least: int = 0


class Voted(Entry, tag="vote"):
    """Somebody agrees to what was asked, or does not."""

    seat: str
    vote: str
    yes: bool
    id: str = ""


class Said(Entry, tag="say"):
    """Words to all, or to the own team: to those who were of it then."""

    seat: str
    words: str
    team: bool = False
    id: str = ""
    to: tuple[str, ...] = ()


class Pinged(Entry, tag="ping"):
    """Pointing at something, for the own team."""

    seat: str
    what: str
    on: str
    id: str = ""


class Pencilled(Entry, tag="pencil"):
    """A private mark made, or rubbed out."""

    seat: str
    mark: str
    place: str
    rub_out: bool = False
    id: str = ""


class Renamed(Entry, tag="name"):
    """Somebody changes their name."""

    seat: str
    name: str
    id: str = ""


class PaceChanged(Entry, tag="pace"):
    """The host changes how long bots wait before they answer."""

    bot_pace: Literal["instant", "quick", "calm"]
    by: str = ""
    id: str = ""


class LatecomersSet(Entry, tag="latecomers"):
    """The host says whether whoever was invited may take over for a bot while the game runs."""

    welcome: bool
    by: str = ""
    id: str = ""


class HandedToBot(Entry, tag="bot"):
    """A person hands the seat to a bot, and may take it back."""

    seat: str
    level: str
    id: str = ""


class CameBack(Entry, tag="back"):
    """A person takes the seat back from the bot."""

    seat: str
    id: str = ""


class Left(Entry, tag="leave"):
    """A person leaves for good: the seat's secret is void. In a running game a bot of that level goes on."""

    seat: str
    level: str = ""
    id: str = ""


class RematchOpened(Entry, tag="rematch"):
    """The same table once more, under another id."""

    seat: str
    table: str
    id: str = ""


class TableClosed(Entry, tag="close"):
    """The host closes a table before its game has begun."""


class SetAside(Entry, tag="aside"):
    """The rules of the game did not come to an end: nothing more happens here under that `version` of them."""

    version: str


class Expired(Entry, tag="gone"):
    """Something was said or pointed at here that is kept no more."""


Any_Entry = (
    SatDown
    | SeatSet
    | Started
    | Answered
    | TimePassed
    | ClockResumed
    | TookBack
    | VoteCalled
    | Voted
    | Said
    | Pinged
    | Pencilled
    | Renamed
    | PaceChanged
    | LatecomersSet
    | HandedToBot
    | CameBack
    | Left
    | RematchOpened
    | TableClosed
    | SetAside
    | Expired
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_Entry)


def kind_of(entry: Entry) -> str:
    """What happened, in one word.

    >>> kind_of(TimePassed(3.5))
    'tick'
    """
    return str(entry.__struct_config__.tag)


def pack(entry: Entry) -> bytes:
    """An entry as it is stored.

    >>> pack(Answered("killer", "move:B5", id="c7"))
    b'{"kind":"answer","seat":"killer","option":"move:B5","id":"c7"}'
    """
    return _encoder.encode(entry)


def unpack(stored: bytes) -> Entry:
    """An entry as it was stored."""
    return _decoder.decode(stored)
