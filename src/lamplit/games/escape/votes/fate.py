"""The turn of fate: a spare stone goes on the tray, and all blocked dice may be rolled again."""

from ....engine import ALL
from ..commands import Commands
from ..state import Adventurer, Table
from .agreement import all_agree


def fate_forbidden(t: Table) -> str:
    """The rule that stands against a turn of fate, or nothing."""
    if t.settings.difficulty == "expert":
        return "ES-VAR-PRO-2"
    return "" if t.beside else "ES-ACT-FATE-4"


def ways_to_turn_fate(t: Table, a: Adventurer) -> Commands:
    """Calling for a turn of fate, or voting on it."""
    if t.fate_by:
        if a.seat not in t.fate_votes:
            yield "fate:yes", (vote_fate, (True,))
            yield "fate:no", (vote_fate, (False,))
    elif not fate_forbidden(t) and t.any_blocked:
        yield "fate", (call_fate, ())


def call_fate(t: Table, a: Adventurer) -> None:
    """An adventurer proposes a turn of fate."""
    t.fate_by = a.seat
    t.fate_until = t.now + t.settings.fate_vote
    t.fate_votes = [a.seat]
    t.tell(ALL, "fate-called", who=a.seat)


def vote_fate(t: Table, a: Adventurer, agrees: bool) -> None:
    """All inside must agree; one refusal ends the vote."""
    if not agrees:
        t.tell(ALL, "fate-refused", who=a.seat)
        end_vote(t)
        return
    t.fate_votes.append(a.seat)
    t.tell(ALL, "fate-agreed", who=a.seat)


def count(t: Table) -> None:
    """Fate is turned once all inside agree. There is no need for it once no die is blocked."""
    if t.fate_by and not t.any_blocked:
        t.tell(ALL, "fate-needless")
        end_vote(t)
    if t.fate_by and all_agree(t.fate_votes, t.voters):
        end_vote(t)
        turn_fate(t)


def turn_fate(t: Table) -> None:
    """The stone is paid, and blocked dice are blank."""
    t.beside -= 1
    t.tray += 1
    for a in t.inside:
        a.free(a.blocked)
    t.tell(ALL, "fate-turned", tray=t.tray, left=t.beside)


def lapse(t: Table) -> None:
    """The time to vote is over."""
    t.tell(ALL, "fate-lapsed")
    end_vote(t)


def end_vote(t: Table) -> None:
    """The vote is over, whatever came of it."""
    t.fate_by = ""
    t.fate_until = 0.0
    t.fate_votes = []
