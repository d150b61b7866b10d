"""Commands: the messages a seat may send, and the entries that follow from them."""

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...bots import levels
from ...engine import Illegal, most_to_retract
from ..errors import Refused
from . import entries as e
from .table_state import GATHERING, TableState

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Short = Annotated[str, Meta(max_length=80)]
PersonName = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=1, le=500)]


class Command(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A command of a seat."""


class Enter(Command):
    """Enter a table, at a seat or to watch."""

    table: Annotated[str, Meta(max_length=64)]
    seat: Short = ""
    secret: Annotated[str, Meta(max_length=128)] = ""
    invite: Annotated[str, Meta(max_length=128)] = ""
    language: Annotated[str, Meta(max_length=35)] = ""
    epoch: Annotated[str, Meta(max_length=64)] = ""
    last: Annotated[int, Meta(ge=0)] = 0


class GiveAnswer(Command, tag="answer"):
    id: Id
    question: Short
    option: Annotated[str, Meta(max_length=200)]


class Why(Command):
    id: Id
    option: Annotated[str, Meta(max_length=200)]


class Undo(Command):
    id: Id
    turn: bool = False


class AskUndo(Command, tag="ask_undo"):
    id: Id


class Kick(Command):
    id: Id
    seat: Short


class Vote(Command):
    id: Id
    vote: Short
    yes: bool


class Say(Command):
    id: Id
    words: Annotated[str, Meta(max_length=2_000)]
    team: bool = False


class Ping(Command):
    id: Id
    kind: Short
    on: Short


class Pencil(Command):
    id: Id
    mark: Short
    place: Short
    rub_out: bool = False


class Name(Command):
    id: Id
    name: PersonName


class Start(Command):
    id: Id
    fill: Short = ""


class SetSeat(Command, tag="seat"):
    id: Id
    seat: Short
    who: Short


class Pace(Command):
    id: Id
    bot_pace: Literal["instant", "quick", "calm"]


class Latecomers(Command):
    id: Id
    welcome: bool


class Bot(Command):
    id: Id
    level: Short


class Back(Command):
    id: Id


class Leave(Command):
    id: Id


class Rematch(Command):
    id: Id


class Older(Command):
    id: Id
    before: Annotated[int, Meta(ge=1)]
    count: Count = 200


class Time(Command):
    id: Id


Any_Command = (
    Enter
    | GiveAnswer
    | Why
    | Undo
    | AskUndo
    | Kick
    | Vote
    | Say
    | Ping
    | Pencil
    | Name
    | Start
    | SetSeat
    | Pace
    | Latecomers
    | Bot
    | Back
    | Leave
    | Rematch
    | Older
    | Time
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_Command)


def read(message: str | bytes) -> Any:
    """Decode a command, or raise `Refused`."""
    try:
        return _decoder.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("error-message", reason=str(error)[:200]) from None


_answers = msgspec.json.Decoder(GiveAnswer)


def answer_in(message: bytes) -> GiveAnswer | None:
    """Decode an answer; `None` if the message is anything else or invalid.

    >>> answer_in(b'{"type": "answer", "id": "c7", "question": "killer-3", "option": "move:B5"}').option
    'move:B5'
    >>> answer_in(b'{"type": "time", "id": "c8"}'), answer_in(b"nonsense")
    (None, None)
    """
    try:
        return _answers.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


class _OnlyId(msgspec.Struct):
    id: Id = ""


def id_of(message: str | bytes) -> str:
    """Return the id of a message that is refused without being decoded, if it has one.

    >>> id_of('{"id": "c7", "type": "no such"}'), id_of("nonsense")
    ('c7', '')
    """
    try:
        return msgspec.json.decode(message, type=_OnlyId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def entry_of(command: Command, seat: str, state: TableState, time: int) -> e.Entry | None:
    """Return the entry of a seat's command; `None` if it has had its effect before."""
    id: str = getattr(command, "id", "")
    if state.has_done(seat, id):
        return None
    return _MAKERS[type(command)](command, seat, state, time)


BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159")
"""Characters that leave nothing on the screen although Unicode counts them as visible."""


def clean(name: str) -> str:
    """Clean a person's name: one line without invisible characters.

    >>> clean("  Ada\\n Lovelace\u202e "), clean("\u3164Ada\u2800")
    ('Ada Lovelace', 'Ada')
    """
    kept = (letter for letter in name if letter.isspace() or (letter.isprintable() and letter not in BLANK))
    return " ".join("".join(kept).split())


def check_name(name: str) -> str:
    """Clean a person's name, or raise `Refused` if nothing is left."""
    shown = clean(name)
    if len(shown) > 40 or not any(unicodedata.category(letter)[0] in "LNPS" for letter in shown):
        raise Refused("error-name")
    return shown


def check_level(game: str, level: str) -> str:
    """Check that a game has this level of bots."""
    known = levels(game)
    if level not in known:
        raise Refused("error-bot-level", level=level, known=", ".join(known))
    return level


def _answer(command: GiveAnswer, seat: str, state: TableState, time: int) -> e.Entry:
    asked = state.question(seat)
    if state.chairs[seat].who != "person":
        raise Refused("error-seat-bot")
    if asked is None or (asked.id != command.question and not (state.timed and command.option in asked)):
        raise Refused("error-late" if state.match is not None and not state.match.over else "error-not-playing")
    at, until = state.at(time), state.until()
    if at is not None and until is not None:
        at = min(at, until)
    return e.Answered(seat, command.option, at, command.id)


def _undo(command: Undo, seat: str, state: TableState, _time: int) -> e.Entry:
    if state.terms.undo == "never":
        raise Refused("error-undo-never")
    most = 1_000 if command.turn else 1
    if state.match is not None:
        most = most_to_retract(state.match, seat, most, state.bots)
    return e.TookBack(seat, most, command.id, beside_bots=True)


def _ask_undo(command: AskUndo, seat: str, state: TableState, _time: int) -> e.Entry:
    if state.terms.undo != "ask" or state.until() is not None:
        raise Refused("error-undo-unasked")
    count = 0 if state.match is None else state.match.since(seat)
    if not count:
        raise Illegal("error-undo-nothing", seat=seat)
    return e.VoteCalled(seat, "undo", count, "", command.id)


def _start(command: Start, seat: str, state: TableState, time: int) -> e.Entry:
    _check_host(seat, state)
    if command.fill:
        check_level(state.game.name, command.fill)
    return e.Started(state.game.rules, command.fill, time, seat, command.id)


def _seat(command: SetSeat, seat: str, state: TableState, _time: int) -> e.Entry:
    _check_host(seat, state)
    kind, _, level = command.who.partition(":")
    if kind == "bot":
        return e.SeatSet(command.seat, check_level(state.game.name, level), seat, command.id)
    if command.who != "open":
        raise Refused("error-seat-who", who=command.who)
    return e.SeatSet(command.seat, "", seat, command.id)


def _pace(command: Pace, seat: str, state: TableState, _time: int) -> e.Entry:
    _check_host(seat, state)
    return e.PaceChanged(command.bot_pace, seat, command.id)


def _latecomers(command: Latecomers, seat: str, state: TableState, _time: int) -> e.Entry:
    _check_host(seat, state)
    return e.LatecomersSet(command.welcome, seat, command.id)


def _bot(command: Bot, seat: str, state: TableState, _time: int) -> e.Entry:
    if state.stage == GATHERING:
        raise Illegal("error-not-started")
    return e.HandedToBot(seat, check_level(state.game.name, command.level), command.id)


def _check_host(seat: str, state: TableState) -> None:
    if state.host != seat:
        raise Refused("error-host-only")


_MAKERS: dict[type[Command], Any] = {
    GiveAnswer: _answer,
    Undo: _undo,
    AskUndo: _ask_undo,
    Vote: lambda c, seat, _s, _t: e.Voted(seat, c.vote, c.yes, c.id),
    Say: lambda c, seat, s, _t: e.Said(seat, c.words, c.team, c.id, s.sides.team(seat) if c.team else ()),
    Ping: lambda c, seat, _s, _t: e.Pinged(seat, c.kind, c.on, c.id),
    Pencil: lambda c, seat, _s, _t: e.Pencilled(seat, c.mark, c.place, c.rub_out, c.id),
    Name: lambda c, seat, _s, _t: e.Renamed(seat, check_name(c.name), c.id),
    Start: _start,
    SetSeat: _seat,
    Pace: _pace,
    Latecomers: _latecomers,
    Bot: _bot,
    Back: lambda c, seat, _s, _t: e.CameBack(seat, c.id),
    Leave: lambda c, seat, _s, _t: e.Left(seat, "", c.id),
}
