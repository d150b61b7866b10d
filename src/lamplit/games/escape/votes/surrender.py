"""Giving up a game that seems lost, if all at the table agree."""

from ....engine import ALL
from ..commands import Commands
from ..data.figures import SURRENDER_VOTE
from ..state import Adventurer, Table
from ..victory import lose
from .agreement import all_agree


def may_give_up(t: Table) -> bool:
    """Whether giving up may be proposed: where it was agreed on, and wherever the game can no longer be won."""
    return t.settings.surrender or t.hopeless != ""


def speaks_from_outside(t: Table, a: Adventurer) -> bool:
    """Whether an adventurer who has escaped may call for the end, or is asked about it."""
    return may_give_up(t) and a.out == "escaped" and a.seat not in t.surrender_votes


def ways_to_surrender(t: Table, a: Adventurer) -> Commands:
    """Calling for the end, or voting on it."""
    if not t.surrender_by:
        yield "surrender", (call_surrender, ())
    elif a.seat not in t.surrender_votes:
        yield "surrender:yes", (vote_surrender, (True,))
        yield "surrender:no", (vote_surrender, (False,))


def call_surrender(t: Table, a: Adventurer) -> None:
    """An adventurer proposes to give up.

    They are asked like everybody else: bots follow people, and a key slips easily.
    """
    t.surrender_by = a.seat
    t.surrender_until = t.now + SURRENDER_VOTE
    t.surrender_votes = []
    t.tell(ALL, "surrender-called", who=a.seat)


def vote_surrender(t: Table, a: Adventurer, agrees: bool) -> None:
    """All at the table must agree; one refusal ends the vote."""
    if not agrees:
        t.tell(ALL, "surrender-refused", who=a.seat)
        end_vote(t)
        return
    t.surrender_votes.append(a.seat)
    t.tell(ALL, "surrender-agreed", who=a.seat)


def is_awaited(t: Table, seat: str) -> bool:
    """Whether a seat has been asked to give up and has not answered."""
    return t.surrender_by != "" and seat not in t.surrender_votes


def count(t: Table) -> None:
    """The game is lost once all at the table agree, the escaped too."""
    present = [a for a in t.adventurers if a.out != "removed" and not a.absent]
    if t.surrender_by and present and all_agree(t.surrender_votes, present):
        lose(t, "surrender")


def lapse(t: Table) -> None:
    """The time to vote is over."""
    t.tell(ALL, "surrender-lapsed")
    end_vote(t)


def end_vote(t: Table) -> None:
    """The game goes on."""
    t.surrender_by = ""
    t.surrender_until = 0.0
    t.surrender_votes = []
