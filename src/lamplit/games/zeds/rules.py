"""The flow of the game, in the order of the rulebook. Open this first.

Set-up           set_up
Every turn       1  event_card
                 2  four_r, rangers_step, guard_step         from level II
                 3  infection_phase, infection_roll          from level I
                 4  eat_phase                                from level I
                 5  zeds_phase_begins, zeds_phase_event, activation, group, pressure, zeds_phase_ends
                 6  action_phase, action, action_phase_ends
                 7  housekeeping

A BRAINS! card is a turn of its own: from the event card straight to the Zeds Phase, and from there to Housekeeping.
The National Guard's is one too: it arrives, and Housekeeping follows.
What single cards and units do stands in `effects/`; the rules only name the occasions on which they are heard.
"""

from functools import partial

from ...engine import ALL, Offer, Step, ask_any, named
from . import setup
from .combat.control import restore_order
from .data.events import BRAINS, EVENTS, NATIONAL_GUARD
from .occasions import (
    ACTIONS_END,
    ACTIONS_START,
    ANY_TIME,
    HOUSEKEEPING,
    TURN_ENDS,
    ZEDS_END,
    ZEDS_START,
    call,
    event_takes_effect,
    offer,
    renew,
)
from .phases import horde
from .phases.actions import start_actions
from .phases.eating import eat
from .phases.four_r import GUARD, RANGERS, free_step, guard_arrives, move_refugees
from .phases.housekeeping import enter_phase, pass_lead, tidy_up
from .phases.infection import finish, infectors_at_work
from .phases.infection import infection_roll as roll_for_infection
from .phases.offers import can_act, open_to
from .phases.raiders import move_raiders
from .phases.zeds import activate, list_activations, move_next_group, next_track, press
from .state import Table
from .town.hospital import keep_in_bed, may_discharge, undecided
from .town.research import distribute_antidote
from .town.stores import infect


async def set_up(t: Table) -> Step:
    """Zeds on the Starts, civilians in the villages, heroes in Town Center, the decks."""
    setup.build_decks(t)
    setup.place_zeds(t)
    setup.place_civilians(t)
    await setup.choose_heroic_civilians(t)
    await setup.choose_heroes(t)
    await setup.fill_stores(t)
    await finish(t)
    return event_card


async def event_card(t: Table) -> Step:
    """1. The next card is revealed: it is the current event of the turn."""
    t.turn += 1
    t.event = t.chance.draw("events", t.event_deck)
    t.foreseen = False
    renew(t)
    if t.settings.versus:
        horde.draw(t)
    t.tell(ALL, "event", card=t.event, turn=t.turn, left=len(t.event_deck))
    if t.event in BRAINS:
        infect(t, BRAINS[t.event])
        await finish(t)
        return zeds_phase_begins
    if t.event == NATIONAL_GUARD:
        await guard_arrives(t)
        await finish(t)
        return housekeeping
    return four_r


async def four_r(t: Table) -> Step:
    """2. Raiders, Rangers, Refugees and Rescuers move, in this order."""
    if not t.settings.chaos:
        return infection_phase
    enter_phase(t, "four_r")
    await move_raiders(t)
    await finish(t)
    return rangers_step


async def rangers_step(t: Table) -> Step:
    """The Rangers may go a space, then Refugees have to."""
    await free_step(t, RANGERS)
    await finish(t)
    await move_refugees(t)
    await finish(t)
    return guard_step


async def guard_step(t: Table) -> Step:
    """The National Guard may go a space."""
    await free_step(t, GUARD)
    await finish(t)
    return infection_phase


async def infection_phase(t: Table) -> Step:
    """3. Every infector off its Start raises infection. Cards may be played and patients discharged first."""
    if not t.settings.infection:
        return zeds_phase_begins
    enter_phase(t, "infection")
    await offer(t, ANY_TIME)
    await may_discharge(t)
    infectors_at_work(t)
    await finish(t)
    return infection_roll if EVENTS[t.event].infection else eat_phase


async def infection_roll(t: Table) -> Step:
    """The roll of the Infection Phase: there may be an Outbreak."""
    await roll_for_infection(t)
    await finish(t)
    return eat_phase


async def eat_phase(t: Table) -> Step:
    """4. Supplies are eaten."""
    enter_phase(t, "eat")
    await offer(t, ANY_TIME)
    await eat(t)
    await finish(t)
    return zeds_phase_begins


# -- 5. Zeds Phase ---------------------------------------------------------------------------------------------------


async def zeds_phase_begins(t: Table) -> Step:
    """5. Cards may be played, on both sides. In a turn that begins with this phase patients may be discharged."""
    enter_phase(t, "zeds")
    await offer(t, ANY_TIME)
    if t.brains:
        await may_discharge(t)
    await horde.play(t)
    return zeds_phase_event


async def zeds_phase_event(t: Table) -> Step:
    """What the event does first; then its tracks are activated in order."""
    list_activations(t)
    event_takes_effect(t, ZEDS_START)
    await call(t, ZEDS_START)
    await finish(t)
    return next_activation


async def activation(t: Table) -> Step:
    """Between two activations cards may be played."""
    if t.any_order or t.activations or t.pressure:
        await offer(t, ANY_TIME)
        await finish(t)
    return next_activation


async def next_activation(t: Table) -> Step:
    """The next track is activated, or all of them are done."""
    track = await next_track(t)
    if not track:
        return pressure
    await activate(t, track)
    await finish(t)
    return group if t.to_move else activation


async def group(t: Table) -> Step:
    """The next group of Zeds on the track moves."""
    await move_next_group(t)
    await finish(t)
    return group if t.to_move else activation


async def pressure(t: Table) -> Step:
    """Where several play, some events drive the strongest Zeds on: a group for every two players."""
    if not t.pressure:
        return zeds_phase_ends
    await press(t)
    await finish(t)
    return pressure


async def zeds_phase_ends(t: Table) -> Step:
    """All tracks are done."""
    event_takes_effect(t, ZEDS_END)
    await call(t, ZEDS_END)
    await finish(t)
    return housekeeping if t.brains else action_phase


# -- 6. Action Phase -------------------------------------------------------------------------------------------------


async def action_phase(t: Table) -> Step:
    """6. Player, Event and Character Actions, in any order."""
    enter_phase(t, "actions")
    start_actions(t, EVENTS[t.event].actions)
    await call(t, ACTIONS_START)
    await finish(t)
    return action


async def action(t: Table) -> Step:
    """The first player to answer takes one action. The phase ends when nobody can or wants to act any more."""
    acting = [seat for seat in t.seats if can_act(t, seat)]
    if not acting:
        return action_phase_ends
    asked = {seat: Offer(seat, "action", partial(open_to, t, seat)) for seat in acting}
    seat, (do, args) = await ask_any(asked)
    if t.healed:
        keep_in_bed(t)
    await do(t, seat, *args)
    await finish(t)
    return action


async def action_phase_ends(t: Table) -> Step:
    """What the event does last. Actions that are left are lost."""
    if t.healed and not set(undecided(t)).isdisjoint(t.healed):
        await may_discharge(t)  # the last action was a Heal: its patient may leave the Bed, as after all other Heals
        return action_phase_ends
    if t.settings.infection:
        keep_in_bed(t)
    await call(t, ACTIONS_END)
    await finish(t)
    return housekeeping


# -- 7. Housekeeping -------------------------------------------------------------------------------------------------


async def housekeeping(t: Table) -> Step:
    """7. The event is discarded, order is restored, the antidote is handed out. The lead passes on."""
    enter_phase(t, "housekeeping")
    await call(t, HOUSEKEEPING)
    await finish(t)
    tidy_up(t)
    if t.chaos:
        restore_order(t)
        await finish(t)
    distribute_antidote(t)
    await call(t, TURN_ENDS)
    pass_lead(t)
    return event_card


STEPS = named(
    set_up,
    event_card,
    four_r,
    rangers_step,
    guard_step,
    infection_phase,
    infection_roll,
    eat_phase,
    zeds_phase_begins,
    zeds_phase_event,
    activation,
    next_activation,
    group,
    pressure,
    zeds_phase_ends,
    action_phase,
    action,
    action_phase_ends,
    housekeeping,
)
