"""Pauses: everything rests for a while, if all inside agree."""

from ....engine import ALL
from ..commands import Commands
from ..state import Adventurer, Table
from .agreement import all_agree


def ways_to_pause(t: Table, a: Adventurer) -> Commands:
    """Asking for a pause, or voting on it."""
    if t.pause_by:
        if a.seat not in t.pause_votes:
            yield "pause:yes", (vote_pause, (True,))
            yield "pause:no", (vote_pause, (False,))
    elif t.pauses_left:
        yield "pause", (call_pause, ())


def call_pause(t: Table, a: Adventurer) -> None:
    """An adventurer asks for a pause."""
    t.pause_by = a.seat
    t.pause_votes = [a.seat]
    t.tell(ALL, "pause-called", who=a.seat)


def vote_pause(t: Table, a: Adventurer, agrees: bool) -> None:
    """All inside must agree; one refusal ends the vote."""
    if not agrees:
        t.pause_by, t.pause_votes = "", []
        t.tell(ALL, "pause-refused", who=a.seat)
        return
    t.pause_votes.append(a.seat)
    t.tell(ALL, "pause-agreed", who=a.seat)


def is_awaited(t: Table, seat: str) -> bool:
    """Whether a seat has been asked for a pause and has not answered."""
    return t.pause_by != "" and seat not in t.pause_votes


def count(t: Table) -> None:
    """Play pauses once all inside agree."""
    if t.pause_by and all_agree(t.pause_votes, t.voters):
        pause(t)


def pause(t: Table) -> None:
    """Everything rests."""
    t.paused = True
    t.pauses_left -= 1
    t.pause_by, t.pause_votes = "", []
    t.pause_from, t.pause_until = t.now, t.now + t.settings.pause_length
    t.tell(ALL, "paused")


def ways_to_resume() -> Commands:
    """In a pause the only command is to go on."""
    yield "resume", (resume, ())


def resume(t: Table, _a: Adventurer | None = None) -> None:
    """Play goes on; everything that was due falls due so much later."""
    shift = t.now - t.pause_from
    t.paused = False
    t.begin += shift
    if t.slam_due:
        t.slam_due += shift
    if t.fate_until:
        t.fate_until += shift
    if t.surrender_until:
        t.surrender_until += shift
    for a in t.adventurers:
        a.roll_at += shift
        a.act_at += shift
        a.choose_by += shift
        a.absent_from += shift
    t.tell(ALL, "resumed")
