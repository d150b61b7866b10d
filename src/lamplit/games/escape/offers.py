"""Who is asked, and which commands are open to each adventurer."""

from collections.abc import Callable

from ...engine import Offer
from .actions.activating import ways_to_activate
from .actions.choices import ways_to_choose
from .actions.discovering import ways_to_discover
from .actions.entering import ways_to_enter
from .actions.escaping import ways_to_escape
from .actions.masks import ways_to_take_gold, ways_to_use_gold
from .actions.rolling import may_roll, ways_to_roll
from .actions.sharing import ways_to_share
from .clock import is_collapsing
from .commands import Command, Commands
from .data.figures import BLACK, GOLD
from .data.tiles import EXIT, TILES
from .data.tiles import A as ADVENTURER
from .effects import curses, treasures
from .state import Adventurer, Table
from .votes.absence import decides_from_outside, ways_to_leave, ways_to_remove, ways_to_return
from .votes.fate import ways_to_turn_fate
from .votes.pauses import ways_to_pause, ways_to_resume
from .votes.surrender import may_give_up, speaks_from_outside, ways_to_surrender

Offers = dict[str, Offer[Command]]


def offers(t: Table) -> Offers:
    """Return what each adventurer is asked. Those who can do nothing until a lock ends are not asked."""
    if t.paused:
        found = [_offer_if_any(t, a, "paused", while_paused) for a in t.adventurers]
    elif is_collapsing(t):
        found = [_offer_if_any(t, a, "command", at_the_collapse) for a in t.adventurers]
    else:
        found = [offer_to(t, a) for a in t.adventurers]
    return {offer.seat: offer for offer in found if offer is not None}


def offer_to(t: Table, a: Adventurer) -> Offer[Command] | None:
    """Return what an adventurer is asked while the game runs. The commands are listed only when they are looked at."""
    if a.out:
        return _offer_if_any(t, a, f"choose-{a.choosing}" if a.choosing else "outside", outside)
    if not t.started:
        return _offer_if_any(t, a, "before", before_the_call)
    prompt = f"choose-{a.choosing}" if a.choosing else "command"
    if may_roll(t, a) and not a.absent:
        return Offer(a.seat, prompt, lambda: {**ways_to_roll(a), **dict(inside(t, a))})
    return None if _waits(t, a) else _offer(t, a, prompt, inside)


Situation = Callable[[Table, Adventurer], Commands]


def _offer(t: Table, a: Adventurer, prompt: str, situation: Situation) -> Offer[Command]:
    return Offer(a.seat, prompt, lambda: dict(situation(t, a)))


def _offer_if_any(t: Table, a: Adventurer, prompt: str, situation: Situation) -> Offer[Command] | None:
    return _offer(t, a, prompt, situation) if any(True for _ in situation(t, a)) else None


def _waits(t: Table, a: Adventurer) -> bool:
    """Whether all that an adventurer inside could do is locked, or can wait for the next roll, as sharing dice can."""
    sharing_can_wait = not a.treasures and a.can_roll
    return all(sharing_can_wait and name.startswith("share:") for name, _command in inside(t, a))


# -- the commands ----------------------------------------------------------------------------------------------------


def inside(t: Table, a: Adventurer) -> Commands:
    """List the commands of an adventurer in the temple while the game runs, but for rolls."""
    if a.absent:
        yield from ways_to_return()
        return
    mates = t.with_me(a)
    if a.choosing:
        yield from ways_to_choose(t, a)
    if t.now >= a.act_at and not a.turned:
        yield from ways_to_act(t, a)
    if GOLD in a.dice:
        yield from ways_to_use_gold(a, mates)
    if mates and BLACK in a.dice:
        yield from ways_to_take_gold(mates)
    if a.treasures:
        yield from treasures.ways_to_use(t, a)
    if t.fate_by or t.beside:
        yield from ways_to_turn_fate(t, a)
    if mates:
        yield from ways_to_share(a)
    if t.pause_by or t.pauses_left:
        yield from ways_to_pause(t, a)
    if t.settings.absence:
        yield from ways_to_leave(t, a)
    if may_give_up(t):
        yield from ways_to_surrender(t, a)


def ways_to_act(t: Table, a: Adventurer) -> Commands:
    """List the actions for which the dice suffice."""
    chamber = t.chambers[a.place]
    if ADVENTURER in a.dice:
        yield from ways_to_enter(t, a)
        yield from ways_to_discover(t, a)
    if TILES[chamber.tile].levels:
        yield from ways_to_activate(t, a)
    if chamber.tile == EXIT:
        yield from ways_to_escape(t, a)
    if a.curses:
        yield from curses.ways_to_lift(a)
    if chamber.chest:
        yield from treasures.ways_to_open(t, a)


def can_act(t: Table, a: Adventurer) -> bool:
    """Whether the dice suffice for any action, and no chamber has to be laid first.

    Once the temple falls, only an escape that was under way counts.
    """
    ways = ways_to_escape if is_collapsing(t) else ways_to_act
    return not a.turned and any(True for _ in ways(t, a))


def outside(t: Table, a: Adventurer) -> Commands:
    """List the commands of an adventurer who is out: a die to give, and votes where those inside cannot decide."""
    if a.choosing:
        yield from ways_to_choose(t, a)
    if decides_from_outside(t, a):
        yield from ways_to_remove(t, a)
    if speaks_from_outside(t, a):
        yield from ways_to_surrender(t, a)


def before_the_call(t: Table, a: Adventurer) -> Commands:
    """List the commands before the call: nobody acts, but players may ask for a pause or leave."""
    if a.absent:
        yield from ways_to_return()
        return
    yield from ways_to_pause(t, a)
    if t.settings.absence:
        yield from ways_to_leave(t, a)


def while_paused(_t: Table, a: Adventurer) -> Commands:
    """List the commands in a pause: adventurers inside may only go on."""
    if not a.out:
        yield from ways_to_resume()


def at_the_collapse(t: Table, a: Adventurer) -> Commands:
    """List the commands while the temple falls: only those who can still escape have any."""
    if a.out or t.now < a.act_at or not can_act(t, a):
        return
    if a.absent:
        yield from ways_to_return()
        return
    if a.choosing:
        yield from ways_to_choose(t, a)
    yield from ways_to_escape(t, a)
