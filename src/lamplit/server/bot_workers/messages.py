"""Messages between the server and its bot workers: msgpack, each prefixed with its length.

A worker replies in the order of requests, so messages need no numbers.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

LENGTH = 4
T = TypeVar("T")


class Decide(msgspec.Struct, array_like=True, tag=0):
    """Asks a bot to decide. `events` are those after the first `heard` ones, `calls` the calls of its team."""

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
    """A job for another process, with a limit of processor seconds if any.

    Its priority is lowered by the number of `others` that run for the same address.
    """

    name: str
    arguments: Sequence[Any]
    seconds: float = 0.0
    others: int = 0


class Forget(msgspec.Struct, array_like=True, tag=2):
    """Tells a worker to drop the players of a table, or of one seat. Gets no reply."""

    table: str
    seat: str | None


class Ready(msgspec.Struct, array_like=True, tag=0):
    """Sent once by a worker when it has started."""


class Decision(msgspec.Struct, array_like=True, tag=1):
    """The chosen option, or `None` to decline, and when the player wants to be asked again.

    `calls` are the player's calls to its team, as (what, on).
    """

    option: str | None
    wakes: float
    calls: list[tuple[str, str]] = []


class TellAll(msgspec.Struct, array_like=True, tag=2):
    """The worker lacks this player or its history and needs all events from the first on."""


class Done(msgspec.Struct, array_like=True, tag=3):
    """The result of a job."""

    value: Any


class JobRefused(msgspec.Struct, array_like=True, tag=4):
    """A job raised an error with a message for people."""

    kind: str
    message: str
    arguments: dict[str, Any]


class Broke(msgspec.Struct, array_like=True, tag=5):
    """A player or job failed: the type of error and its place in the source, without any value of the game."""

    where: str


Request = Decide | BackgroundJob | Forget
Outcome = Decision | TellAll | Done | JobRefused | Broke
Reply = Ready | Outcome

_ENCODER = msgspec.msgpack.Encoder()


def framed(message: Request | Reply) -> bytes:
    """Encode a message with its length.

    >>> framed(Ready())
    b'\\x00\\x00\\x00\\x02\\x91\\x00'
    """
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class FrameReader(Generic[T]):
    """Splits incoming bytes into messages.

    >>> listener = FrameReader(msgspec.msgpack.Decoder(Reply))
    >>> whole = framed(Decision("move:B5", 1.5)) + framed(Ready())
    >>> listener.heard(whole[:7]), listener.heard(whole[7:])
    ([], [Decision(option='move:B5', wakes=1.5, calls=[]), Ready()])
    """

    def __init__(self, decoder: msgspec.msgpack.Decoder[T]) -> None:
        self._decoder = decoder
        self._rest = bytearray()

    def heard(self, data: bytes) -> list[T]:
        """Return the messages completed by these bytes."""
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
