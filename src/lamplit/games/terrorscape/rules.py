"""The flow of the game, in the order of the rulebook. Open this first.

Set-up             choose_characters → set_up → choose_traits → draw_plans
Survivors' turn    begin_survivors_turn → exchange_and_act → discover → check_plans → tell_noises
                   in strict order: begin_survivors_turn → exchange → extra_actions → exchange_and_act → …
Killer's turn      begin_killers_turn → start_traits → fast_cards → special_card_or_actions → slow_card
                   → end_traits → draw_three
Encounter          meet → attack → flee → draw_three

Every step is one short function; it returns the step that follows. Between two steps nothing is under way. What single
items, traits, skill cards and plans do stands in `effects/`; the rules only name the occasions on which they are heard.
"""

from collections.abc import Awaitable, Callable
from functools import partial

from ...engine import ALL, Offer, Step, ask, ask_any, named
from . import encounter, setup
from .keywords import killer_step, names, put_away, strength
from .killer import deck as killer_deck
from .killer import skills
from .occasions import (
    EXTRA,
    FAST_CARD,
    FOUND_ON_REAPPEARING,
    RENEWED,
    SLOW_CARD,
    SPECIAL_CARD,
    SURVIVORS_TURN,
    TURN_SKIPPED,
    Action,
    Actions,
    heard,
    of_killer,
    settle,
)
from .state import KILLER, TEAM, Survivor, Table
from .survivors import actions, discovery, plans
from .victory import check_exits, killer_wins, survivors_win

# -- set-up ----------------------------------------------------------------------------------------------------------


async def choose_characters(t: Table) -> Step:
    """Both sides choose at the same time: one Killer, three different Survivors. Revealed when all have chosen."""
    while offers := setup.character_offers(t):
        seat, who = await ask_any(offers)
        setup.take_character(t, seat, who)
    return set_up


async def set_up(t: Table) -> Step:
    """The characters are revealed and the cards are dealt."""
    setup.reveal_characters(t)
    setup.deal_items(t)
    setup.deal_skills(t)
    if t.separate:
        setup.pick_first_player(t)
    return choose_traits if any(t.trait_numbers) else draw_plans


async def choose_traits(t: Table) -> Step:
    """Variant: both sides draw traits and keep some."""
    await setup.choose_traits(t)
    await setup.apply_traits(t)
    return draw_plans


async def draw_plans(t: Table) -> Step:
    """Variant: the Survivors draw two plans."""
    if t.with_plans:
        setup.draw_plans(t)
    return begin_survivors_turn


# -- the Survivors' turn ---------------------------------------------------------------------------------------------


async def begin_survivors_turn(t: Table) -> Step:
    """Noise is removed, the rescue comes nearer, victory is checked."""
    t.round += 1
    t.turn = "survivors"
    t.echoes, t.heard, t.noises = t.heard, [], []
    t.firecracker = t.cracker_heard = t.repaired_now = False
    t.tell(ALL, "survivors-turn", round=t.round)
    if t.rescue:
        t.rescue -= 1
        t.tell(ALL, "rescue-nears", rounds=t.rescue)
        if t.rescue == 0:
            survivors_win(t, "rescue")
    await check_exits(t)
    if t.plan_done:
        settle(t, (t.plan_done,), SURVIVORS_TURN)
    for s in t.survivors:
        s.acted = s.ready = False
        if s.spent:
            _renew(t, s)
    return exchange if t.settings.order == "strict" else exchange_and_act


def _renew(t: Table, s: Survivor) -> None:
    """Make usable again what works once a turn."""
    for _thing, effect in heard(tuple(s.spent), RENEWED):
        effect.do(t, s)


async def exchange(t: Table) -> Step:
    """In strict order, first: items are exchanged until every Survivor who could is done."""
    offers = {s.seat: _exchanges_of(t, s) for s in t.in_play if not s.ready and actions.may_give(t, s)}
    if not offers:
        _nobody_is_done(t)
        return extra_actions
    await _carry_out(t, *await ask_any(offers))
    return exchange


async def extra_actions(t: Table) -> Step:
    """In strict order, second: extra actions are taken until every Survivor who could is done."""
    offers = {s.seat: _extras_of(t, s) for s in t.in_play if not s.ready and actions.has_extras(t, s)}
    if not offers:
        _nobody_is_done(t)
        return exchange_and_act
    await _carry_out(t, *await ask_any(offers))
    return extra_actions


async def exchange_and_act(t: Table) -> Step:
    """One action for each Survivor; unless the order is strict, exchanges and extra actions before and after them."""
    in_play = t.in_play
    offers: dict[str, Offer[Action]] = {}
    for s in in_play:
        if not s.acted:
            offers[s.seat] = Offer(s.seat, "act", partial(actions.open_to, t, s), {"who": s.who})
    if len(offers) < len(in_play):
        for s in in_play:
            if s.acted and not s.ready and actions.has_more(t, s):
                offers[s.seat] = _more_actions_of(t, s)
    if not offers:
        _nobody_is_done(t)
        return discover
    await _carry_out(t, *await ask_any(offers))
    return exchange_and_act


async def last_extra_actions(t: Table) -> Step:
    """If the table plays it so: after discovering there is time for extra actions before the noises are told."""
    offers = {s.seat: _more_actions_of(t, s) for s in t.in_play if not s.ready and actions.has_more(t, s)}
    if not offers:
        return tell_noises
    await _carry_out(t, *await ask_any(offers))
    return last_extra_actions


def _carry_out(t: Table, seat: str, action: Action) -> Awaitable[None]:
    """Carry out an action. After a main action the others may think of something more."""
    main, do, args = action
    s = t.by_seat(seat)
    if main:
        s.acted = True
        _nobody_is_done(t)
    return do(t, s, *args)


def _exchanges_of(t: Table, s: Survivor) -> Offer[Action]:
    return Offer(s.seat, "exchange", partial(_or_done, actions.exchanges, t, s), {"who": s.who})


def _extras_of(t: Table, s: Survivor) -> Offer[Action]:
    return Offer(s.seat, "extra-action", partial(_or_done, actions.extras, t, s), {"who": s.who})


def _more_actions_of(t: Table, s: Survivor) -> Offer[Action]:
    """Offer trades and extra actions to a Survivor who has acted, before or after the others act."""
    return Offer(s.seat, "act-more", partial(_or_done, actions.open_to, t, s), {"who": s.who})


def _or_done(choices: Callable[[Table, Survivor], Actions], t: Table, s: Survivor) -> Actions:
    return {"done": (EXTRA, _done, ()), **choices(t, s)}


async def _done(t: Table, s: Survivor) -> None:
    """This Survivor does nothing more until another acts or gives them something."""
    s.ready = True


def _nobody_is_done(t: Table) -> None:
    for s in t.survivors:
        s.ready = False


async def discover(t: Table) -> Step:
    """One Survivor draws 2 cards and may keep one. If no card is left at the start of this step, all is lost."""
    if t.separate:
        setup.find_first_player(t)
    if not t.discover:
        if t.rescue:
            t.tell(TEAM, "nothing-to-discover")
            return check_plans
        killer_wins(t, "no-cards")
    await discovery.discover(t)
    return check_plans


async def check_plans(t: Table) -> Step:
    """Variant: a plan may go one line on."""
    if t.plans:
        await plans.check_progress(t)
    return last_extra_actions if t.settings.order == "until_report" else tell_noises


async def tell_noises(t: Table) -> Step:
    """The Killer is told where it was noisy, not by whom or why. Going separate ways, the first player reports."""
    if t.separate and t.settings.sw_token_open:
        t.tell(ALL, "reports", who=t.survivors[t.first_player].who)
    if t.firecracker:
        t.cracker_heard = True
        t.heard = []
        t.tell(ALL, "firecracker", place=t.killer.last_seen)
    else:
        t.heard = sorted(t.noises)
        t.tell(ALL, "noises", places=t.heard[:])
    if t.separate:
        setup.pass_first_player(t)
    return begin_killers_turn


# -- the Killer's turn -----------------------------------------------------------------------------------------------


async def begin_killers_turn(t: Table) -> Step:
    """A Killer in stealth reappears: the place is shown, then the card's effect, then a free SEARCH."""
    killer = t.killer
    t.turn = "killer"
    killer.turns += 1
    killer.actions = 2
    killer.met = False
    killer.marks = []
    t.tell(ALL, "killers-turn", round=t.round)
    if settle(t, of_killer(t), TURN_SKIPPED):
        return end_killers_turn
    if not killer.stealth:
        return start_traits
    card, killer.stealth = killer.stealth, ""
    killer.last_seen = killer.place
    killer.marks.append("reappeared")
    t.tell(ALL, "reappeared", place=killer.place)
    await skills.on_reappearing(t, card)
    if not skills.search(t):
        return start_traits
    settle(t, of_killer(t), FOUND_ON_REAPPEARING)
    return meet


async def start_traits(t: Table) -> Step:
    """Variant: the Killer may use traits at the start of the turn, one after another."""
    return start_traits if await skills.use_trait_at_start(t) else fast_cards


async def fast_cards(t: Table) -> Step:
    """The Killer uses any number of fast cards."""
    choices = skills.usable(t, FAST_CARD)
    choices["done"] = ""
    card = await ask(KILLER, "fast-card", choices)
    if not card:
        return special_card_or_actions
    return meet if await skills.play(t, FAST_CARD, card) else fast_cards


async def special_card_or_actions(t: Table) -> Step:
    """The Killer uses one special card, or takes two actions: MOVE ×1 or SEARCH, also the same twice."""
    killer = t.killer
    if killer.actions == 0:
        return slow_card
    choices = skills.usable(t, SPECIAL_CARD) if killer.actions == 2 else {}
    choices |= _WITHOUT_A_CARD
    choice = await ask(KILLER, "special-or-actions", choices, left=killer.actions)
    if choice == "done":
        return slow_card
    if choice == "step":
        killer.actions -= 1
        await killer_step(t)
    elif choice == "search":
        killer.actions -= 1
        if skills.search(t):
            return meet
        if t.settings.failed_search == "ends_actions":
            killer.actions = 0
    else:
        killer.actions = 0
        killer.marks.append("special")
        if await skills.play(t, SPECIAL_CARD, choice):
            return meet
    return special_card_or_actions


_WITHOUT_A_CARD = {"step": "step", "search": "search", "done": "done"}


async def slow_card(t: Table) -> Step:
    """The Killer uses one slow card, if there was no encounter."""
    choices = skills.usable(t, SLOW_CARD)
    choices["done"] = ""
    card = await ask(KILLER, "slow-card", choices)
    if card:
        await skills.play(t, SLOW_CARD, card)
    return end_traits


async def end_traits(t: Table) -> Step:
    """Variant: the Killer may use traits at the end of a turn without an encounter."""
    await skills.use_traits_at_end(t)
    return draw_three


async def draw_three(t: Table) -> Step:
    """The Killer draws 3 cards, up to 5 in hand, and may level up."""
    await killer_deck.draw_cards(t, 3)
    return end_killers_turn


async def end_killers_turn(t: Table) -> Step:
    """What held for this turn only ends."""
    killer = t.killer
    t.last_turn_met = killer.met
    if killer.turn_bonus or killer.attack_bonus:
        killer.turn_bonus = killer.attack_bonus = 0
        t.tell(ALL, "strength", strength=strength(t))
    return begin_survivors_turn


# -- encounters ------------------------------------------------------------------------------------------------------


async def meet(t: Table) -> Step:
    """The Killer has found Survivors: what happens before the first attack."""
    t.turn = "encounter"
    t.tell(ALL, "encounter", place=t.encounter_at, who=names(encounter.facing(t)))
    if await encounter.spares(t):
        t.found = []
        return flee
    await encounter.cover_others(t)
    await encounter.dread(t)
    return attack


async def attack(t: Table) -> Step:
    """The Killer attacks until a defence holds or there is no Survivor left to attack."""
    if not encounter.facing(t):
        return leave
    return leave if await encounter.attack(t) else attack


async def leave(t: Table) -> Step:
    """The encounter is over: the Survivors who were there may flee."""
    t.found = [t.survivors.index(s) for s in encounter.may_flee(t)]
    return flee


async def flee(t: Table) -> Step:
    """Every Survivor who was there may MOVE 1; then the Killer's turn ends with drawing."""
    if not t.found:
        t.turn = "killer"
        t.encounter_at = ""
        for card in t.killer.playing[:]:
            put_away(t, card)
        t.tell(ALL, "encounter-over")
        return draw_three
    await encounter.flee(t)
    return flee


STEPS = named(
    choose_characters,
    set_up,
    choose_traits,
    draw_plans,
    begin_survivors_turn,
    exchange,
    extra_actions,
    exchange_and_act,
    discover,
    check_plans,
    last_extra_actions,
    tell_noises,
    begin_killers_turn,
    start_traits,
    fast_cards,
    special_card_or_actions,
    slow_card,
    end_traits,
    draw_three,
    end_killers_turn,
    meet,
    attack,
    leave,
    flee,
)
