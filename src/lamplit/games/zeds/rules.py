"""The flow of the game, in the order of the rulebook. Open this first.

Set-up           set_up
Every turn       1  event_card
                 2  four_r, rangers_step, guard_step         from level II
                 3  infection_phase, infection_roll          from level I
                 4  eat_phase                                from level I
                 5  zeds_phase, activation, group, pressure, zeds_end
                 6  action_phase, action, actions_end
                 7  housekeeping

A BRAINS! card is a turn of its own: from the event card straight to the Zeds Phase, and from there to Housekeeping.
The National Guard's is one too: it arrives, and Housekeeping follows.
What single cards and units do stands in `effects/`; the rules only name the occasions on which they are heard.
"""

from functools import partial

from ...engine import ALL, Offer, Step, ask_any, named
from . import actions, horde, offers, setup, unopposed, zeds_phase
from .arrivals import place_at_start
from .control import restore_order
from .data.events import BRAINS, EVENTS, NATIONAL_GUARD
from .deeds import Part
from .eating import eat
from .four_r import GUARD, RANGERS, free_step, guard_arrives, move_refugees
from .hospital import keep_in_bed, may_discharge, undecided
from .infection import finish, infectors_at_work, waits
from .infection import infection_roll as roll_for_infection
from .occasions import (
    ACTIONS_END,
    ACTIONS_START,
    ANY_TIME,
    HOUSEKEEPING,
    ZEDS_END,
    ZEDS_START,
    call,
    event_takes_effect,
    listeners,
    offer,
    renew,
)
from .raiders import move_raiders
from .state import Table
from .stores import infect
from .turns import Next, after, enter_phase, pass_lead, then, tidy_up


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


def event_card(t: Table) -> Next:
    """1. The next card is revealed: it is the current event of the turn."""
    t.turn += 1
    t.event = t.chance.draw("events", t.event_deck)
    t.foreseen = False
    renew(t)
    if t.house.versus:
        horde.draw(t)
    t.tell(ALL, "event", card=t.event, turn=t.turn, left=len(t.event_deck))
    if t.event in BRAINS:
        infect(t, BRAINS[t.event])
        return then(t, zeds_phase_begins)
    if t.event == NATIONAL_GUARD:
        return after(t, guard_arrives(t), housekeeping)
    return four_r


def four_r(t: Table) -> Next:
    """2. Raiders, Rangers, Refugees and Rescuers move, in this order."""
    if not t.house.chaos:
        return infection_phase
    enter_phase(t, "four_r")
    return after(t, move_raiders(t), rangers_step)


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


def infection_phase(t: Table) -> Next:
    """3. Every infector off its Start raises infection."""
    if not t.house.infection:
        return zeds_phase_begins
    enter_phase(t, "infection")
    return before_infection(t)


async def before_infection(t: Table) -> Step:
    """Cards may be played and patients discharged first."""
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


def zeds_phase_begins(t: Table) -> Next:
    """5. In a versus game the horde may play a card."""
    enter_phase(t, "zeds")
    asks = t.horde_hand or ANY_TIME in listeners(t.in_force) or (t.brains and undecided(t))
    return before_zeds(t) if asks else zeds_phase_event


async def before_zeds(t: Table) -> Step:
    """Cards are played, on both sides. In a turn that begins with this phase patients may be discharged."""
    await offer(t, ANY_TIME)
    if t.brains:
        await may_discharge(t)
    await horde.play(t)
    return zeds_phase_event


def zeds_phase_event(t: Table) -> Next:
    """What the event does first; then its tracks are activated in order."""
    zeds_phase.list_activations(t)
    event_takes_effect(t, ZEDS_START)
    return after(t, call(t, ZEDS_START), next_activation)


def activation(t: Table) -> Next:
    """Between two activations cards may be played."""
    more = t.any_order or t.activations or t.pressure
    if more and ANY_TIME in listeners(t.in_force):
        return after(t, offer(t, ANY_TIME), next_activation)
    return next_activation(t)


def next_activation(t: Table) -> Next:
    """The next track is activated."""
    zeds_phase.open_order(t)
    if t.any_order and not unopposed.in_any_order(t):
        return chosen_activation(t)
    tracks = t.any_order or t.activations
    if not tracks:
        return pressure
    track = tracks.pop(0)
    if zeds_phase.awaken(t, track):
        return then(t, group if t.to_move else activation)
    return after(t, place_at_start(t, track), activation)


async def chosen_activation(t: Table) -> Step:
    """The same where the players choose the track, and it makes a difference."""
    track = await zeds_phase.next_track(t)
    await zeds_phase.activate(t, track)
    await finish(t)
    return group if t.to_move else activation


def group(t: Table) -> Next:
    """The next group of Zeds on the track moves."""
    if unopposed.move_next_group(t):
        return then(t, group if t.to_move else activation)
    return opposed_group(t)


async def opposed_group(t: Table) -> Step:
    """The same where it meets somebody, or somebody has a word in it."""
    await zeds_phase.move_next_group(t)
    await finish(t)
    return group if t.to_move else activation


def pressure(t: Table) -> Next:
    """Where several play, some events drive the strongest Zeds on: a group for every two players."""
    return after(t, zeds_phase.press(t), pressure) if t.pressure else zeds_phase_ends


def zeds_phase_ends(t: Table) -> Next:
    """All tracks are done."""
    event_takes_effect(t, ZEDS_END)
    return after(t, call(t, ZEDS_END), housekeeping if t.brains else action_phase)


# -- 6. Action Phase -------------------------------------------------------------------------------------------------


def action_phase(t: Table) -> Next:
    """6. Player, Event and Character Actions, in any order."""
    enter_phase(t, "actions")
    actions.start_actions(t, EVENTS[t.event].actions)
    return after(t, call(t, ACTIONS_START), action)


def action(t: Table) -> Next:
    """One action of whoever acts first. The phase ends when all have done what they can or want."""
    acting = [seat for seat in t.seats if offers.can_act(t, seat)]
    return one_action(t, acting) if acting else action_phase_ends


async def one_action(t: Table, acting: list[str]) -> Step:
    """The action of one of these."""
    of_all: dict[bool, list[Part]] = {}
    asked = {seat: Offer(seat, "action", partial(offers.open_to, t, seat, of_all)) for seat in acting}
    t.surveyed = [None]
    seat, (do, args) = await ask_any(asked)
    t.surveyed = []
    if t.healed:
        keep_in_bed(t)
    await do(t, seat, *args)
    if waits(t):
        await finish(t)
    return action


def action_phase_ends(t: Table) -> Next:
    """What the event does last. Actions that are left are lost."""
    if t.healed and not set(undecided(t)).isdisjoint(t.healed):
        return last_discharges(t)
    if t.house.infection:
        keep_in_bed(t)
    return after(t, call(t, ACTIONS_END), housekeeping)


async def last_discharges(t: Table) -> Step:
    """The last action was a Heal: whoever was healed may leave the Bed, as after all others."""
    await may_discharge(t)
    return action_phase_ends


# -- 7. Housekeeping -------------------------------------------------------------------------------------------------


def housekeeping(t: Table) -> Next:
    """7. The event is discarded, all markers of the turn are turned back, order is restored. The lead passes on."""
    enter_phase(t, "housekeeping")
    if t.chaos or waits(t) or HOUSEKEEPING in listeners(t.in_force):
        return longer_housekeeping(t)
    tidy_up(t)
    pass_lead(t)
    return event_card


async def longer_housekeeping(t: Table) -> Step:
    """The same where there is more to it."""
    await call(t, HOUSEKEEPING)
    await finish(t)
    tidy_up(t)
    if t.chaos:
        restore_order(t)
        await finish(t)
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
