"""The Killer's deck: drawing, discarding from it, and what happens when it runs out."""

from collections.abc import Awaitable

from ..data.people import HAND_LIMIT, TOP_LEVEL
from ..harm import gain_level
from ..occasions import HAND_OVERFLOWS, call, of_killer
from ..state import HUNTER, Table


def draw_cards(t: Table, cards: int) -> Awaitable[None]:
    """Draw cards one by one up to the hand limit; an empty deck means a new level."""
    return _draw_each(t, cards) if t.settings.hand_limit == "each_card" else _draw_then_discard(t, cards)


async def _draw_each(t: Table, cards: int) -> None:
    """Draw cards; with a full hand each is discarded at once."""
    killer = t.killer
    owed = 0
    for _ in range(cards):
        if not killer.deck:
            if not killer.discard:
                break
            owed += await _renew_deck(t)
        _draw_one(t)
        if len(killer.hand) > HAND_LIMIT:
            await _keep_to_limit(t)
    if owed:
        await _settle_levels(t, owed)


async def _draw_then_discard(t: Table, cards: int) -> None:
    """Draw all cards first, then discard those beyond the limit."""
    killer = t.killer
    owed = 0
    for _ in range(cards):
        if not killer.deck:
            if not killer.discard:
                break
            owed += await _renew_deck(t)
        _draw_one(t)
    await _keep_to_limit(t)
    await _settle_levels(t, owed)


def _draw_one(t: Table) -> None:
    """Draw one card into the hand."""
    killer = t.killer
    card = t.chance.draw("skills", killer.deck)
    killer.hand.append(card)
    t.tell(HUNTER, "drew-skill", card=card)


async def _keep_to_limit(t: Table) -> None:
    """Discard down to the limit: the cards just drawn, unless a trait lets another go."""
    killer = t.killer
    while len(killer.hand) > HAND_LIMIT:
        card = await call(t, of_killer(t), HAND_OVERFLOWS) or killer.hand[-1]
        killer.hand.reverse()
        killer.hand.remove(card)
        killer.hand.reverse()
        killer.discard.append(card)
        t.tell(HUNTER, "threw-away", card=card)


async def discard_from_deck(t: Table, cards: int) -> None:
    """Discard cards from the top of the deck; only the Killer sees which."""
    killer = t.killer
    for _ in range(cards):
        if not killer.deck:
            if t.settings.levelup_trigger == "draw" or not killer.discard:
                break
            await _settle_levels(t, await _renew_deck(t))
        card = t.chance.draw("skills", killer.deck)
        killer.discard.append(card)
        t.tell(HUNTER, "milled", card=card)


async def _renew_deck(t: Table) -> int:
    """Level up and shuffle the discard pile, in the edition's order. Return the number of levels still owed."""
    if t.settings.levelup_order == "level_first":
        if t.killer.level < TOP_LEVEL:
            await gain_level(t)
        _reshuffle(t)
        return 0
    _reshuffle(t)
    return 1 if t.killer.level < TOP_LEVEL else 0


def _reshuffle(t: Table) -> None:
    killer = t.killer
    killer.deck, killer.discard = killer.discard, []
    t.chance.shuffle("skills", killer.deck)
    t.tell(HUNTER, "reshuffled")


async def _settle_levels(t: Table, owed: int) -> None:
    for _ in range(owed):
        await gain_level(t)
