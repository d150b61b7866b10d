"""Entries: everything that happens at a table, in order. They are the truth; all else follows from them.

An entry caused by a command has the command's id, so that a repeated command is recognized.
"""

from typing import Any, Literal

import msgspec


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True):
    """An event at a table, as stored."""


class SatDown(Entry, tag="sit"):
    """A person takes an open seat, or a bot's seat in a running game. `key` is the hash of its secret.

    `address` marks where they came from: seats with equal marks may belong to one person.
    """

    seat: str
    name: str
    key: str
    address: str = ""


class SeatSet(Entry, tag="place"):
    """The host opens a seat (no level) or gives it to a bot."""

    seat: str
    level: str = ""
    by: str = ""
    id: str = ""


class Started(Entry, tag="start"):
    """The game begins; open seats go to bots of this level. `zero` is the time at which the game's own time begins, in
    ms."""

    rules: int
    fill: str = ""
    zero: int = 0
    by: str = ""
    id: str = ""


class Answered(Entry, tag="answer"):
    """A seat answers its question; in games with a clock, at this moment of the game's time."""

    seat: str
    option: str
    at: float | None = None
    id: str = ""


class TimePassed(Entry, tag="tick"):
    """Time passes to this moment of the game's time."""

    at: float


class ClockResumed(Entry, tag="resume"):
    """The game's time resumes after a stop, with a new zero."""

    zero: int


class TookBack(Entry, tag="undo"):
    """A seat takes back some of its newest answers, as the rules allow.

    With `beside_bots`, answers that bots of its side gave since are taken back as well; older entries lack it.
    """

    seat: str
    count: int = 1
    id: str = ""
    beside_bots: bool = False


class VoteCalled(Entry, tag="ask"):
    """A vote is called: to take back the newest `count` answers, or to remove a seat's person.

    A person who is `away` does not lose the seat: a bot plays until they return. For a removal all `voters` must agree,
    from at least `least` addresses; older entries name no voters.
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
    """A seat votes yes or no."""

    seat: str
    vote: str
    yes: bool
    id: str = ""


class Said(Entry, tag="say"):
    """Talk to all, or to the team as it was at that moment."""

    seat: str
    words: str
    team: bool = False
    id: str = ""
    to: tuple[str, ...] = ()


class Pinged(Entry, tag="ping"):
    """A seat points at something for its team."""

    seat: str
    what: str
    on: str
    id: str = ""


class Pencilled(Entry, tag="pencil"):
    """A private mark is made or erased."""

    seat: str
    mark: str
    place: str
    rub_out: bool = False
    id: str = ""


class Renamed(Entry, tag="name"):
    """A person changes their name."""

    seat: str
    name: str
    id: str = ""


class PaceChanged(Entry, tag="pace"):
    """The host changes how long bots wait before they answer."""

    bot_pace: Literal["instant", "quick", "calm"]
    by: str = ""
    id: str = ""


class LatecomersSet(Entry, tag="latecomers"):
    """The host allows or forbids invited people to take over from bots during the game."""

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
    """A person leaves for good: the seat's secret becomes void. In a running game a bot of this level continues."""

    seat: str
    level: str = ""
    id: str = ""


class RematchOpened(Entry, tag="rematch"):
    """A rematch is opened, as a table with another id."""

    seat: str
    table: str
    id: str = ""


class TableClosed(Entry, tag="close"):
    """The host closes a table before its game begins."""


class SetAside(Entry, tag="aside"):
    """The rules did not come to an end: the table stops under this `version` of the rules."""

    version: str


class Expired(Entry, tag="gone"):
    """An entry of talk or a ping that has been deleted."""


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
    """Return the kind of an entry.

    >>> kind_of(TimePassed(3.5))
    'tick'
    """
    return str(entry.__struct_config__.tag)


def pack(entry: Entry) -> bytes:
    """Encode an entry for storage.

    >>> pack(Answered("killer", "move:B5", id="c7"))
    b'{"kind":"answer","seat":"killer","option":"move:B5","id":"c7"}'
    """
    return _encoder.encode(entry)


def unpack(stored: bytes) -> Entry:
    """Decode a stored entry."""
    return _decoder.decode(stored)
