"""Votes on removing a person: what is needed to start one, and who may vote.

A person who is present is only removed if all others agree, at least two of them at different addresses, since one
person can hold several seats. Newcomers cannot vote yet, so nobody can bring friends along to outvote a table; the
others wait for them. Before the start the host cannot be removed.

A person who is away is only replaced by a bot until they return. If they have been away for a minute, the others who
are not newcomers decide.
"""

from ...engine import Illegal
from . import entries as e
from .table_parts import Poll
from .table_state import GATHERING, TableState

HERE, AWAY, LONG_GONE = "here", "away", "long gone"
"""A person's presence: at the table, without an open device, or without one for a minute."""

TIME_TO_SETTLE_IN = 120_000
"""Milliseconds for which a person counts as a newcomer."""

LEAST = 2
"""The fewest people, at different addresses, who must agree to remove a person who is present."""


def asked_for(state: TableState, seat: str, whom: str, absence: str, time: int, id: str) -> e.VoteCalled:
    """Return the entry that starts a vote on a removal, or raise `Illegal`."""
    chair = state.chairs.get(whom)
    if chair is None or not chair.held or whom == seat:
        raise Illegal("error-kick-nobody", seat=whom[:80], game=state.game.name)
    if state.stage == GATHERING and whom == state.host:
        raise Illegal("error-kick-host")
    others = [each for each in state.people if each != whom and not state.chairs[each].missed]
    least = 1 if absence == LONG_GONE and state.terms.pace == "live" else LEAST
    if state.addresses(others) < least:
        raise Illegal("error-kick-here", seat=whom, game=state.game.name)
    _check_settled(state, seat, time)
    if least == 1:
        others = [each for each in others if _has_voice_from(state, each) <= time]
    return e.VoteCalled(seat, "kick", 0, whom, id, away=absence != HERE, voters=others, least=least)


def check_voice(state: TableState, poll: Poll | None, seat: str, yes: bool, absence: str, time: int) -> None:
    """Check that a seat may vote on a removal. `absence` is that of the person concerned."""
    if poll is None or not poll.voters or seat == poll.whom:
        return
    if seat not in poll.voters:
        raise Illegal("error-vote-later")
    _check_settled(state, seat, time)
    if yes and poll.away and absence == HERE:
        raise Illegal("error-vote-back", seat=poll.whom, game=state.game.name)


def voters(state: TableState, poll: Poll) -> dict[str, int]:
    """Return the voters on a removal, and the moment from which each may vote."""
    return {seat: _has_voice_from(state, seat) for seat in poll.voters}


def _has_voice_from(state: TableState, seat: str) -> int:
    return state.chairs[seat].came + TIME_TO_SETTLE_IN


def _check_settled(state: TableState, seat: str, time: int) -> None:
    if _has_voice_from(state, seat) > time:
        raise Illegal("error-vote-new", minutes=TIME_TO_SETTLE_IN // 60_000)
