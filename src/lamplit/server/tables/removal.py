"""Who decides that somebody has to go: what a vote on a removal needs before it may begin, and who has a voice in it.

Nobody who is there is removed by fewer than all others, and these must be two at least, at addresses of their own: one
person can hold several seats. Who has just come has no voice yet, so nobody brings a friend along to outvote a table;
the others wait until they have. Before the start the host stays: it is their table.

For somebody who is away a bot only stands in, until they come back. Where people do not wait for each other and
somebody has been away for a minute, whoever is left decides that, without those who have just come.
"""

from ...engine import Illegal
from . import entries as e
from .table_parts import Poll
from .table_state import GATHERING, TableState

HERE, AWAY, LONG_GONE = "here", "away", "long gone"
"""Whether somebody is at the table, has no device open there, or has had none for a minute."""

TIME_TO_SETTLE_IN = 120_000
"""For so many milliseconds after taking a seat somebody has just come."""

LEAST = 2
"""So many have to agree, each at an address of their own, before somebody has to go who is there."""


def asked_for(state: TableState, seat: str, whom: str, absence: str, time: int, id: str) -> e.VoteCalled:
    """The entry with which a seat asks the others to let somebody go, or `Illegal` with what is in the way."""
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
    """Makes sure that a seat has a voice in a vote on a removal. `absence` is that of whom the vote is about."""
    if poll is None or not poll.voters or seat == poll.whom:
        return
    if seat not in poll.voters:
        raise Illegal("error-vote-later")
    _check_settled(state, seat, time)
    if yes and poll.away and absence == HERE:
        raise Illegal("error-vote-back", seat=poll.whom, game=state.game.name)


def voters(state: TableState, poll: Poll) -> dict[str, int]:
    """Who decides on a removal, and the moment from which each of them may vote."""
    return {seat: _has_voice_from(state, seat) for seat in poll.voters}


def _has_voice_from(state: TableState, seat: str) -> int:
    return state.chairs[seat].came + TIME_TO_SETTLE_IN


def _check_settled(state: TableState, seat: str, time: int) -> None:
    if _has_voice_from(state, seat) > time:
        raise Illegal("error-vote-new", minutes=TIME_TO_SETTLE_IN // 60_000)
