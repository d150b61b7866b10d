"""The Killer's skill cards and traits in use, and asking where the Survivors are.

What each of them does stands in `effects/skill_cards` and `effects/killer_traits`.
"""

from collections.abc import Sequence

from ....engine import ALL, ask
from ....engine.occasions import never
from ..data import mansion
from ..data.people import SKILLS
from ..keywords import can_be_sensed, discard_from_hand, names, put_away, strength
from ..occasions import (
    BOUGHT_AT_TURNS_END,
    CARD_COST,
    CATALOGUE,
    EMPTY_SEARCH,
    FAST_CARD,
    REAPPEARED,
    SENSED,
    SLOW_CARD,
    SPECIAL_CARD,
    TURN_ENDS,
    TURN_STARTS,
    call,
    heard,
    of_killer,
    settle,
)
from ..state import KILLER, Table

# -- using a card ----------------------------------------------------------------------------------------------------


_ODD_COSTS = CATALOGUE.cards_for(CARD_COST)
_FOR = {slot: CATALOGUE.cards_for(slot) for slot in (FAST_CARD, SPECIAL_CARD, SLOW_CARD)}
_OPTIONS = {card: f"card:{card}" for card in SKILLS}


def cost(t: Table, card: str) -> int:
    """Return the number of other hand cards that a card costs."""
    return _ODD_COSTS[card].do(t, card) if card in _ODD_COSTS else SKILLS[card].cost


def usable(t: Table, slot: str) -> dict[str, str]:
    """Return the cards in hand that can be used and paid for now, by the names of their options."""
    cards = _FOR[slot]
    found: dict[str, str] = {}
    for card in t.killer.hand:
        if card in cards:
            forbids = cards[card].forbids
            if forbids is never or not forbids(t, card):
                found[_OPTIONS[card]] = card
    return found


async def play(t: Table, slot: str, card: str) -> bool:
    """Use a card: pay, carry out the effect, discard it. Return whether an encounter follows: then it stays for now."""
    killer = t.killer
    price = cost(t, card)
    killer.hand.remove(card)
    killer.playing.append(card)
    t.tell(ALL, "card-played", card=card, cost=price)
    if price:
        await discard_from_hand(t, price, "pay-cost")
    found = await _FOR[slot][card].do(t, card)
    if not found:
        put_away(t, card)
    return bool(found)


async def on_reappearing(t: Table, card: str) -> None:
    """Carry out what the card that brought the stealth does when the Killer is seen again."""
    await call(t, (card,), REAPPEARED)


def add_strength(t: Table, bonus: int) -> None:
    """Make the Killer stronger until the end of the turn; everybody sees it."""
    t.killer.turn_bonus += bonus
    t.tell(ALL, "strength", strength=strength(t))


# -- using a trait ---------------------------------------------------------------------------------------------------


async def use_trait_at_start(t: Table) -> bool:
    """Use one trait at the start of the turn. Return whether there may be more."""
    killer = t.killer
    usable = {
        f"trait:{trait}": effect
        for trait, effect in heard(of_killer(t), TURN_STARTS)
        if trait not in killer.marks and len(killer.hand) >= effect.cost and not effect.forbids(t, trait)
    }
    effect = await ask(KILLER, "start-trait", {**usable, "done": None})
    if effect is None:
        return False
    killer.marks.append(effect.name)
    await discard_from_hand(t, effect.cost)
    await effect.do(t, effect.name)
    return True


async def use_traits_at_end(t: Table) -> None:
    """Use traits at the end of a turn without an encounter, out of stealth: first what is free, then what is bought."""
    if not t.killer.stealth:
        await call(t, of_killer(t), TURN_ENDS)
        await call(t, of_killer(t), BOUGHT_AT_TURNS_END)


# -- asking where the Survivors are ----------------------------------------------------------------------------------


def search(t: Table) -> bool:
    """SEARCH: name the Survivors here. Return whether there are any: then an encounter begins."""
    place = t.killer.place
    here = t.at(place)
    t.tell(ALL, "search", place=place, who=names(here))
    if not here:
        if t.plan_done:
            settle(t, (t.plan_done,), EMPTY_SEARCH)
        return False
    t.found = [t.survivors.index(s) for s in here]
    t.attacked = []
    t.slipped = []
    t.encounter_at = place
    t.killer.met = True
    return True


async def sense(t: Table, places: Sequence[str], area: str) -> None:
    """SENSE: the Survivors in these places are named, Anna never."""
    there = [s for s in t.in_play if s.place in places and can_be_sensed(s)]
    if t.settings.sense_answer == "anyone":
        t.tell(ALL, "sensed-anyone", area=area, found=bool(there))
    elif t.settings.sense_scope == "rooms" and area in mansion.LINKS:
        for place in places:
            t.tell(ALL, "sensed", area=place, who=names(s for s in there if s.place == place))
    else:
        t.tell(ALL, "sensed", area=area, who=names(there))
    if there:
        await call(t, of_killer(t), SENSED, there)
