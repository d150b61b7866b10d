"""Votes: how they are called and counted, and their effects."""

from ...bots import levels
from ...engine import Illegal
from . import entries as e
from .playing import go_back_to
from .seating import empty, stand_in, welcome_latecomers
from .table_parts import Poll
from .table_state import RUNNING, TableState


def call_vote(state: TableState, entry: e.VoteCalled, time: int) -> None:
    state.person(entry.seat)
    if any(poll.by == entry.seat or poll.what == entry.what for poll in state.polls.values()):
        raise Illegal("error-vote-open")
    if entry.what == "kick":
        if entry.whom == entry.seat or not state.chair(entry.whom).held:
            raise Illegal("error-kick-nobody", seat=entry.whom, game=state.game.name)
    elif state.match is None or state.match.over or not 0 < entry.count <= state.answers:
        raise Illegal("error-undo-nothing", seat=entry.seat)
    # Ids do not count entries, whose number would reveal secret acts.
    state.polled += 1
    poll = Poll(
        f"v{state.polled}",
        entry.what,
        entry.seat,
        state.answers - entry.count,
        entry.whom,
        [entry.seat],
        entry.away,
        entry.voters[:],
        entry.least,
    )
    state.polls[poll.id] = poll
    _settle(state, poll, time)


def vote(state: TableState, entry: e.Voted, time: int) -> None:
    state.person(entry.seat)
    poll = state.polls.get(entry.vote)
    if poll is None or entry.seat == poll.whom or (poll.voters and entry.seat not in poll.voters):
        raise Illegal("error-vote-none")
    if entry.yes:
        if entry.seat not in poll.yes:
            poll.yes.append(entry.seat)
        _settle(state, poll, time)
    elif entry.seat == poll.by or poll.what == "undo":
        del state.polls[poll.id]
    elif entry.seat in poll.yes:
        poll.yes.remove(entry.seat)
    else:
        del state.polls[poll.id]


def _settle(state: TableState, poll: Poll, time: int) -> None:
    """Carry out a vote once all voters agree."""
    others = [seat for seat in state.people if seat != poll.whom and not state.chairs[seat].missed]
    if any(seat not in poll.yes for seat in poll.voters or others) or state.addresses(poll.yes) < poll.least:
        return
    del state.polls[poll.id]
    if poll.what == "kick":
        _vote_out(state, poll)
    else:
        go_back_to(state, poll.answers)


def _vote_out(state: TableState, poll: Poll) -> None:
    level = levels(state.game.name)[-1]
    if state.stage != RUNNING:
        empty(state, poll.whom, level)
    elif poll.away:
        stand_in(state, poll.whom, level)
    else:
        empty(state, poll.whom, level)
        # The removed person still has the invitation.
        welcome_latecomers(state, False)
