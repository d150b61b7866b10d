"""The flow of the game, in the order of the rulebook. Open this first.

Set-up       set_up
The game     temple: everybody at once. Every command is one step, and so is every answer of the clock.

There are no turns. The clock is a seat like the others: its answer lets time pass to the next moment that matters, a
gong, a slam, the end of a lock. `fall_due` does what that moment brings.
"""

from functools import partial

from ...engine import ALL, CLOCK, Offer, Step, ask_any, named
from . import actions, clock, setup, votes
from .commands import Command
from .state import Adventurer, Table


async def set_up(t: Table) -> Step:
    """The chambers are shuffled, the first three laid, the stones counted, the dice handed out."""
    setup.build_temple(t)
    setup.count_stones(t)
    setup.hand_out_dice(t)
    setup.shuffle_modules(t)
    return temple


async def temple(t: Table) -> Step:
    """One command of whoever is first, or the clock."""
    fall_due(t)
    offers = {a.seat: offer for a in t.adventurers if (offer := _offer(t, a)) is not None}
    until = clock.next_moment(t)
    if not offers and until is None:
        lose(t, "stuck")
    seat, command = await ask_any(offers, until)
    if seat != CLOCK:
        command.do(t, t.by_seat(seat), *command.args)
    _check_all_gone(t)
    return temple


def _offer(t: Table, a: Adventurer) -> Offer[Command] | None:
    """What an adventurer is offered; nothing while all that could be done is locked."""
    if a.out and (t.paused or not a.choosing):
        return None
    ready = t.now >= a.roll_at and t.started and not t.paused and not a.out and not clock.is_collapsing(t)
    if (ready and a.can_roll) or actions.has_something_pressing(t, a):
        prompt = "paused" if t.paused else f"choose-{a.choosing}" if a.choosing else "command"
        return Offer(a.seat, prompt, partial(actions.open_to, t, a))
    return None


# -- the clock -------------------------------------------------------------------------------------------------------


def fall_due(t: Table) -> None:
    """All that this moment brings by itself."""
    if t.paused:
        if t.now >= t.pause_until:
            votes.resume(t, None)
        return
    if not t.started and t.now >= t.begin:
        clock.begin(t)
    for a in t.adventurers:
        if a.choosing and t.now >= a.choose_by:
            actions.choose_by_default(t, a)
    if t.fate_by and t.now >= t.fate_until:
        t.tell(ALL, "fate-lapsed")
        votes.end_fate_vote(t)
    moment = clock.cue_moment(t)
    if moment is not None and t.now >= moment:
        _cue(t)
    if t.slam_due and t.now >= t.slam_due:
        _judge(t)


def _cue(t: Table) -> None:
    """A gong, or the end of a countdown."""
    cue = clock.cues(t.pace)[t.cue]
    t.cue += 1
    if cue.kind == "gong":
        clock.gong(t, cue)
    else:
        clock.slam(t, cue)


def _judge(t: Table) -> None:
    """The door is shut: who is not in the start chamber loses a die; after the third countdown the temple falls."""
    if clock.is_collapsing(t):
        lose(t, "collapse")
    t.slam_due = 0.0
    for a in clock.outside_the_start(t):
        if a.choosing:
            actions.choose_by_default(t, a)
        if len(a.dice) > 1:
            a.choosing = "loss"
            a.choose_by = t.now + t.pace.loss_choice
            t.tell(ALL, "shut-out", who=a.seat)
            if not t.pace.loss_choice:
                actions.choose_by_default(t, a)


# -- the end ---------------------------------------------------------------------------------------------------------


def _check_all_gone(t: Table) -> None:
    """When the last of those who stayed has been let go, the game is over too."""
    if not t.inside and not any(a.choosing for a in t.adventurers):
        if any(a.out == "escaped" for a in t.adventurers):
            actions.win(t)
        lose(t, "abandoned")


def lose(t: Table, how: str) -> None:
    """One left behind is enough: all lose together."""
    t.tell(ALL, "lost", how=how, who=[a.seat for a in t.inside])
    t.end(side="temple", how=how, winners=[], time=round(t.now - t.begin, 3))


STEPS = named(set_up, temple)

