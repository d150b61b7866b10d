"""The flow of the game, in the order of the rulebook. Open this first.

Set-up       set_up
The game     temple: everybody at once. A few commands are one step.
The clock    fall_due: what the moment brings, a gong, a slam, the end of a vote
The end      end_if_all_are_gone, end_if_stuck; the last to escape wins the game, and the clock may end it

There are no turns. The clock is a seat like the others: its answer lets time pass to the next deadline. Which commands
are open to whom is told by `offers`.
"""

from ...engine import CLOCK, Step, ask_any, named
from . import clock, setup, votes
from .actions.choices import choose_by_default
from .actions.rolling import roll
from .deadlines import next_deadline
from .offers import offers
from .stalemate import is_stalemate
from .state import Table
from .victory import lose, tell_if_out_of_reach, win
from .votes import fate, pauses, surrender

COMMANDS_IN_A_STEP = 12
"""A checkpoint for every command would cost more than the commands."""


async def set_up(t: Table) -> Step:
    """The chambers are shuffled, the first three laid, the stones counted, the dice handed out."""
    setup.build_temple(t)
    setup.count_stones(t)
    setup.hand_out_dice(t)
    setup.shuffle_modules(t)
    return temple


async def temple(t: Table) -> Step:
    """Everybody acts at once: commands as they come, a few to a step. Until one comes, the clock may move on.

    What was uncovered is no secret any more: with it the step ends, so that a world sampled later keeps it.
    """
    before = t.uncovered
    for _ in range(COMMANDS_IN_A_STEP):
        seat, command = CLOCK, None
        while command is None:
            if fall_due(t):
                votes.count(t)
                end_if_stuck(t)
                tell_if_out_of_reach(t)
                if t.uncovered != before:
                    return temple
            seat, command = await ask_any(offers(t), next_deadline(t))
        do, args = command
        do(t, t.by_seat(seat), *args)
        votes.count(t)
        end_if_all_are_gone(t)
        end_if_stuck(t)
        if do is not roll:  # which changes none of the numbers that decide whether the game can be won
            tell_if_out_of_reach(t)
        if t.uncovered != before:
            return temple
    return temple


# -- the clock -------------------------------------------------------------------------------------------------------


def fall_due(t: Table) -> bool:
    """Do what this moment brings by itself. True if it has brought anything."""
    if t.paused:
        if t.now < t.pause_until:
            return False
        pauses.resume(t)
        return True
    happened = False
    if not t.started and t.now >= t.begin:
        clock.begin(t)
        happened = True
    for a in t.adventurers:
        if a.choosing and t.now >= a.choose_by:
            choose_by_default(t, a)
            happened = True
    if t.fate_by and t.now >= t.fate_until:
        fate.lapse(t)
        happened = True
    if t.surrender_by and t.now >= t.surrender_until:
        surrender.lapse(t)
        happened = True
    if t.now >= clock.cue_moment(t):
        clock.cue(t)
        happened = True
    if t.slam_due and t.now >= t.slam_due:
        clock.judge(t)
        happened = True
    return happened


# -- the end ---------------------------------------------------------------------------------------------------------


def end_if_all_are_gone(t: Table) -> None:
    """When the team has gone on without the last who were inside, the game is over too."""
    if any(not a.out or a.choosing for a in t.adventurers):
        return
    if any(a.out == "escaped" for a in t.adventurers):
        win(t)
    lose(t, "abandoned")


def end_if_stuck(t: Table) -> None:
    """In a stalemate nobody waits for the temple to fall."""
    if is_stalemate(t):
        lose(t, "stuck")


STEPS = named(set_up, temple)
