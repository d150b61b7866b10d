"""What the server and its bot workers say to each other: msgpack messages, each with its length before it.

A worker answers in the order in which it was asked, so that messages need no numbers.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

LENGTH = 4
T = TypeVar("T")


class Decide(msgspec.Struct, array_like=True, tag=0):
    """A seat is to decide. `events` are what it was told after the first `heard` ones, `calls` what its team called."""

    table: str
    seat: str
    game: str
    level: str
    seed: str
    epoch: str
    question: dict[str, Any]
    view: dict[str, Any]
    events: Sequence[Any]
    heard: int
    calls: Sequence[Any] = ()


class BackgroundJob(msgspec.Struct, array_like=True, tag=1):
    """A piece of work to be done apart from the server's own, in so many seconds of work where that is limited.

    It steps back behind those of other addresses by so many `others` as are being done for its own.
    """

    name: str
    arguments: Sequence[Any]
    seconds: float = 0.0
    others: int = 0


class Forget(msgspec.Struct, array_like=True, tag=2):
    """The players of a table, or of one seat at it, are not needed any more. This is not answered."""

    table: str
    seat: str | None


class Ready(msgspec.Struct, array_like=True, tag=0):
    """A worker has started. It says so by itself, once."""


class Decision(msgspec.Struct, array_like=True, tag=1):
    """The option chosen, or `None` to let others act first, and when the player wants to be asked again.

    `calls` are what it calls to its team: what, and on which thing.
    """

    option: str | None
    wakes: float
    calls: list[tuple[str, str]] = []


class TellAll(msgspec.Struct, array_like=True, tag=2):
    """This player is not known here, or has heard other things: it needs all events from the first one on."""


class Done(msgspec.Struct, array_like=True, tag=3):
    """What came out of a job."""

    value: Any


class JobRefused(msgspec.Struct, array_like=True, tag=4):
    """A job found something wrong that it can put into words."""

    kind: str
    message: str
    arguments: dict[str, Any]


class Broke(msgspec.Struct, array_like=True, tag=5):
    """A player or a job failed: the kind of error and the place in the source, no value of the game."""

    where: str


Request = Decide | BackgroundJob | Forget
Outcome = Decision | TellAll | Done | JobRefused | Broke
Reply = Ready | Outcome

_ENCODER = msgspec.msgpack.Encoder()


def framed(message: Request | Reply) -> bytes:
    """A message as it travels.

    >>> framed(Ready())
    b'\\x00\\x00\\x00\\x02\\x91\\x00'
    """
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class FrameReader(Generic[T]):
    """Cuts what arrives into messages.

    >>> listener = FrameReader(msgspec.msgpack.Decoder(Reply))
    >>> whole = framed(Decision("move:B5", 1.5)) + framed(Ready())
    >>> listener.heard(whole[:7]), listener.heard(whole[7:])
    ([], [Decision(option='move:B5', wakes=1.5, calls=[]), Ready()])
    """

    def __init__(self, decoder: msgspec.msgpack.Decoder[T]) -> None:
        self._decoder = decoder
        self._rest = bytearray()

    def heard(self, data: bytes) -> list[T]:
        """The messages that are complete with these bytes."""
        rest = self._rest
        rest += data
        messages: list[T] = []
        start = 0
        while (body := start + LENGTH) <= len(rest):
            end = body + int.from_bytes(rest[start:body], "big")
            if end > len(rest):
                break
            messages.append(self._decoder.decode(bytes(rest[body:end])))
            start = end
        del rest[:start]
        return messages
