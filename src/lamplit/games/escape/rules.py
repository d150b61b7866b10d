"""The flow of the game, in the order of the rulebook. Open this first.

Set-up       set_up
The game     temple: everybody at once. A few commands are one step.

There are no turns. The clock is a seat like the others: its answer lets time pass to the next moment that matters, a
gong, a slam, the end of a lock. `fall_due` does what that moment brings.
"""

from functools import partial

from ...engine import ALL, CLOCK, Offer, Step, ask_any, named
from . import actions, clock, setup, votes
from .commands import Command
from .data.figures import BLACK
from .ending import lose, tell_if_out_of_reach, win
from .hope import is_lost
from .moments import next_for_all, next_moment
from .state import Adventurer, Table

Offers = dict[str, Offer[Command]]

COMMANDS_IN_A_STEP = 12
"""A checkpoint for every command would cost more than the commands."""

NEVER = -1.0


async def set_up(t: Table) -> Step:
    """The chambers are shuffled, the first three laid, the stones counted, the dice handed out."""
    setup.build_temple(t)
    setup.count_stones(t)
    setup.hand_out_dice(t)
    setup.shuffle_modules(t)
    return temple


async def temple(t: Table) -> Step:
    """Commands as they come, a few to a step. Until one comes, the clock may move on.

    What was uncovered is no secret any more: with it the step ends, so that a world sampled later keeps it.
    """
    offers: Offers = {}
    looked, until, laid, blocked, for_all = NEVER, None, len(t.chambers), False, NEVER
    for _ in range(COMMANDS_IN_A_STEP):
        while True:
            if (until is None or t.now >= until) and fall_due(t):
                looked = NEVER
                votes.count(t)
                _check_all_lost(t)
                tell_if_out_of_reach(t)
                if len(t.chambers) > laid:
                    return temple
            if t.now != looked:
                looked, blocked, for_all = t.now, votes.any_blocked(t), next_for_all(t)
                offers = _offers(t, offers, blocked)
            until = next_moment(t, for_all)
            seat, command = await ask_any(offers, until)
            if seat != CLOCK:
                break
        a = t.by_seat(seat)
        do, args = command
        if do in actions.LOCAL and t.now == looked:
            do(t, a, *args)
            still_blocked = BLACK in a.dice or votes.any_blocked(t)
            if still_blocked and a.dice.count(BLACK) == len(a.dice):
                _check_all_lost(t)
            if blocked == still_blocked:
                # Nobody elsewhere is asked anew.
                _renew(t, [b for b in t.adventurers if b.place == a.place], offers, blocked)
                continue
        else:
            do(t, a, *args)
        looked, until = NEVER, None
        votes.count(t)
        _check_all_gone(t)
        _check_all_lost(t)
        if do not in actions.KEEPING_COUNT:
            tell_if_out_of_reach(t)
        if do in actions.UNCOVERING or len(t.chambers) > laid:
            break
    return temple


def _offers(t: Table, standing: Offers, blocked: bool) -> Offers:
    """What each adventurer is offered; nothing while all that could be done is locked. Is anybody's die `blocked`?"""
    if t.paused:
        return {a.seat: _offer(t, a, "paused") for a in t.inside}
    if clock.is_collapsing(t):
        return {a.seat: _offer(t, a, "command") for a in t.inside if t.now >= a.act_at and actions.can_act(t, a)}
    _renew(t, t.adventurers, standing, blocked)
    return standing


def _renew(t: Table, adventurers: list[Adventurer], offers: Offers, blocked: bool) -> None:
    """Asks those of them who could do something. An offer nobody has looked at holds as it is."""
    now, started = t.now, t.started
    prompt = "command" if started else "before"
    all_may_call = started and votes.can_call(t, blocked)
    for a in adventurers:
        if a.choosing or a.out:
            _renew_aside(t, a, offers)
            continue
        seat = a.seat
        standing = offers.get(seat)
        if (
            all_may_call
            or (now >= a.roll_at and started and a.dice.count(BLACK) < len(a.dice))
            or actions.is_pressed(t, a)
        ):
            if standing is None or standing.listed is not None or standing.prompt != prompt:
                offers[seat] = Offer(seat, prompt, partial(actions.open_to, t, a))
        elif standing is not None:
            del offers[seat]


def _renew_aside(t: Table, a: Adventurer, offers: Offers) -> None:
    """Asks somebody who has to choose something first, or is outside already."""
    if a.choosing:
        offers[a.seat] = _offer(t, a, f"choose-{a.choosing}")
    elif votes.decides_from_outside(t, a) or votes.speaks_from_outside(t, a):
        standing = offers.get(a.seat)
        if standing is None or standing.listed is not None or standing.prompt != "outside":
            offers[a.seat] = _offer(t, a, "outside")
    elif a.seat in offers:
        del offers[a.seat]


def _offer(t: Table, a: Adventurer, prompt: str) -> Offer[Command]:
    return Offer(a.seat, prompt, partial(actions.open_to, t, a))


# -- the clock -------------------------------------------------------------------------------------------------------


def fall_due(t: Table) -> bool:
    """Does what this moment brings by itself. True if it has brought anything."""
    if t.paused:
        if t.now < t.pause_until:
            return False
        votes.resume(t, None)
        return True
    happened = False
    if not t.started and t.now >= t.begin:
        clock.begin(t)
        happened = True
    for a in t.adventurers:
        if a.choosing and t.now >= a.choose_by:
            actions.choose_by_default(t, a)
            happened = True
    if t.fate_by and t.now >= t.fate_until:
        t.tell(ALL, "fate-lapsed")
        votes.end_fate_vote(t)
        happened = True
    if t.surrender_by and t.now >= t.surrender_until:
        t.tell(ALL, "surrender-lapsed")
        votes.end_surrender_vote(t)
        happened = True
    if t.now >= clock.cue_moment(t):
        _cue(t)
        happened = True
    if t.slam_due and t.now >= t.slam_due:
        _judge(t)
        happened = True
    return happened


def _cue(t: Table) -> None:
    """A gong, or the end of a countdown."""
    cue = t.pace.cues[t.cue]
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
    late, t.shut_out = t.shut_out, []
    for a in clock.outside_the_start(t):
        if a.seat not in late:
            continue
        if a.choosing == "curse":
            actions.choose_by_default(t, a)
        if len(a.dice) > 1:
            t.tell(ALL, "shut-out", who=a.seat)
            actions.lose_for_good(t, a)


# -- the end ---------------------------------------------------------------------------------------------------------


def _check_all_gone(t: Table) -> None:
    """When the last of those who stayed has been let go, the game is over too."""
    for a in t.adventurers:
        if not a.out or a.choosing:
            return
    if any(a.out == "escaped" for a in t.adventurers):
        win(t)
    lose(t, "abandoned")


def _check_all_lost(t: Table) -> None:
    """When nobody can ever act again, nobody waits for the temple to fall."""
    if is_lost(t):
        lose(t, "stuck")


STEPS = named(set_up, temple)
