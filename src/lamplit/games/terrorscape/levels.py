"""The Killer's deck: drawing, discarding from it, and the levels that come when it runs out."""

from ...engine import ALL, ask
from . import harm
from .data import mansion
from .data.people import HAND_LIMIT, KILLERS, TOP_LEVEL
from .keywords import block, put_block, strength
from .state import HUNTER, KILLER, Table


async def draw_cards(t: Table, cards: int) -> None:
    """Draws cards one by one up to the hand limit; an empty deck means a new level."""
    if t.switches.hand_limit == "each_card":
        await _draw_each(t, cards)
    else:
        await _draw_then_discard(t, cards)


async def _draw_each(t: Table, cards: int) -> None:
    """Each card drawn with a full hand is thrown away at once."""
    owed = 0
    for _ in range(cards):
        drawn, levels = await _draw_one(t)
        owed += levels
        if not drawn:
            break
        await _keep_to_limit(t, 1)
    await _settle_levels(t, owed)


async def _draw_then_discard(t: Table, cards: int) -> None:
    """All cards are drawn first, then those beyond the limit are thrown away."""
    owed = got = 0
    for _ in range(cards):
        drawn, levels = await _draw_one(t)
        owed += levels
        if not drawn:
            break
        got += 1
    await _keep_to_limit(t, got)
    await _settle_levels(t, owed)


async def _draw_one(t: Table) -> tuple[bool, int]:
    """One card into the hand. Gives whether there was one, and the levels that are still to be gained."""
    killer = t.killer
    owed = 0
    if not killer.deck:
        if not killer.discard:
            return False, 0
        owed = await _renew_deck(t)
    card = t.chance.draw("skills", killer.deck)
    killer.hand.append(card)
    t.tell(HUNTER, "drew-skill", card=card)
    return True, owed


async def _keep_to_limit(t: Table, newest: int) -> None:
    """Throws away what is beyond the limit: the cards just drawn, or by Devious Ploy any card."""
    killer = t.killer
    while len(killer.hand) > HAND_LIMIT:
        if "K03" in killer.traits:
            card = await ask(KILLER, "hand-limit", {f"discard:{c}": c for c in killer.hand})
        else:
            card = killer.hand[-1]
        killer.hand.reverse()
        killer.hand.remove(card)
        killer.hand.reverse()
        killer.discard.append(card)
        t.tell(HUNTER, "threw-away", card=card)


async def discard_from_deck(t: Table, cards: int) -> None:
    """Cards from the top of the deck to the discard pile; only the Killer sees which."""
    killer = t.killer
    for _ in range(cards):
        if not killer.deck:
            if t.switches.levelup_trigger == "draw" or not killer.discard:
                break
            await _settle_levels(t, await _renew_deck(t))
        card = t.chance.draw("skills", killer.deck)
        killer.discard.append(card)
        t.tell(HUNTER, "milled", card=card)


async def _renew_deck(t: Table) -> int:
    """The deck is empty: level up and shuffle the discard pile, in the edition's order. Gives the levels still owed."""
    if t.switches.levelup_order == "level_first":
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


async def gain_level(t: Table) -> None:
    """One level up, with all it brings."""
    killer = t.killer
    if killer.level == TOP_LEVEL:
        return
    killer.level += 1
    if killer.who == "butcher" and killer.level == 2:
        killer.strength += 1
    if killer.who == "murderer" and killer.level == 4:
        killer.strength += t.switches.murderer_l4
    if "K09" in killer.traits:
        killer.strength += 1
    t.tell(ALL, "level", level=killer.level, strength=strength(t))
    await _unlock(t)
    if killer.who == "murderer" and killer.level == 4:
        await _lock_the_house(t)
    await _trait_on_level(t)
    if "K08" in killer.traits and killer.level == 3:
        await gain_level(t)


async def _unlock(t: Table) -> None:
    """The locked card comes to the hand; with a full hand another card makes room, or it stays where it is."""
    killer = t.killer
    if not killer.locked or killer.level < KILLERS[killer.who].unlocked_at:
        return
    full = len(killer.hand) >= HAND_LIMIT
    if full and t.switches.unlock_overflow == "may" and not await _make_room(t, killer.hand, {"forgo": ""}):
        t.tell(ALL, "stays-locked", card=killer.locked[0])
        return
    card = killer.locked.pop()
    killer.hand.append(card)
    t.tell(HUNTER, "unlocked", card=card)
    while len(killer.hand) > HAND_LIMIT:
        await _make_room(t, killer.hand if t.switches.unlock_overflow == "any" else killer.hand[:-1], {})


async def _make_room(t: Table, cards: list[str], otherwise: dict[str, str]) -> bool:
    """One of these cards goes for the unlocked one. False if the Killer would rather keep the hand."""
    killer = t.killer
    gone = await ask(KILLER, "make-room", {**{f"discard:{card}": card for card in cards}, **otherwise})
    if gone:
        killer.hand.remove(gone)
        killer.discard.append(gone)
    return bool(gone)


async def _lock_the_house(t: Table) -> None:
    """The Murderer at level 4: BLOCK up to four doors anywhere."""
    placed: list[str] = []
    while len(placed) < 4:
        choices = {f"door:{door}": door for door in mansion.DOORS if door not in placed}
        door = await ask(KILLER, "block-up-to", {**choices, "stop": ""}, left=4 - len(placed))
        if not door:
            break
        await put_block(t, door, placed)


async def _trait_on_level(t: Table) -> None:
    killer = t.killer
    if "K17" in killer.traits and killer.level >= 3:
        s = await ask(KILLER, "frighten-one", {f"survivor:{s.who}": s for s in t.in_play})
        await harm.frighten(t, [s])
    if "K18" in killer.traits and killer.level in (2, 4):
        await block(t, mansion.DOORS, [])
