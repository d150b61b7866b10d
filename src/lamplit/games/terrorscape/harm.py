"""FEAR and injuries, what heals them, and the Killer's levels.

They stand together because one leads to the other: a death makes the Killer stronger, and a new level may frighten.
"""

from collections.abc import Iterable

from ...engine import ALL, ask
from . import victory
from .data.people import HAND_LIMIT, KILLERS, TOP_LEVEL
from .keywords import hear, strength
from .occasions import (
    INJURES,
    LEVEL_GAINED,
    LEVEL_SETTLED,
    LEVEL_STRENGTH,
    OVERWHELMED,
    WOULD_BE_INJURED,
    call,
    helping,
    of_killer,
    settle,
)
from .state import HUNTER, KILLER, Survivor, Table

MOST_FEAR = 2


async def frighten(t: Table, survivors: Iterable[Survivor], in_encounter: bool = False) -> None:
    """FEAR: each of them takes a token; one who has two already screams instead."""
    for s in list(survivors):
        if s.out:
            continue
        if s.fear < MOST_FEAR:
            s.fear += 1
            t.tell(ALL, "fear", who=s.who, fear=s.fear)
        else:
            hear(t, s.place)
            t.tell(ALL, "scream", who=s.who, place=s.place)
            await call(t, of_killer(t), OVERWHELMED, s, in_encounter)


def calm(t: Table, s: Survivor) -> None:
    """Take all fear off a Survivor."""
    if s.fear:
        s.fear = 0
        t.tell(ALL, "calmed", who=s.who)


async def injure(t: Table, s: Survivor, in_encounter: bool) -> None:
    """Injure a Survivor, unless something averts it outside an encounter."""
    if s.out:
        return
    if not in_encounter:
        for effect in helping(t, s, WOULD_BE_INJURED):
            if await effect.do(t, s):
                return
    s.health -= 1
    if s.health == 0:
        await eliminate(t, s)
    else:
        t.tell(ALL, "injured", who=s.who)
    await call(t, of_killer(t), INJURES, in_encounter)


async def eliminate(t: Table, s: Survivor) -> None:
    """Eliminate a Survivor. The Killer has won, unless the Survivors go separate ways."""
    s.health = 0
    s.out = "eliminated"
    t.tell(ALL, "eliminated", who=s.who)
    if not t.separate:
        victory.killer_wins(t, "elimination")
    victory.separate_ways_over(t)
    await gain_level(t)


def heal(t: Table, s: Survivor) -> None:
    """HEAL: an injured Survivor is uninjured again."""
    if s.health == 1:
        s.health = 2
        t.tell(ALL, "healed", who=s.who)


async def gain_level(t: Table) -> None:
    """Gain a level, with all it brings."""
    killer = t.killer
    if killer.level == TOP_LEVEL:
        return
    killer.level += 1
    killer.strength += settle(t, of_killer(t), LEVEL_STRENGTH)
    t.tell(ALL, "level", level=killer.level, strength=strength(t))
    await _unlock(t)
    await call(t, of_killer(t), LEVEL_GAINED)
    await call(t, of_killer(t), LEVEL_SETTLED)


async def _unlock(t: Table) -> None:
    """Move the locked card to the hand; if the hand is full, another card makes room, or the card stays locked."""
    killer = t.killer
    if not killer.locked or killer.level < KILLERS[killer.who].unlocked_at:
        return
    full = len(killer.hand) >= HAND_LIMIT
    if full and t.settings.unlock_overflow == "may" and not await _make_room(t, killer.hand, {"forgo": ""}):
        t.tell(ALL, "stays-locked", card=killer.locked[0])
        return
    card = killer.locked.pop()
    killer.hand.append(card)
    t.tell(HUNTER, "unlocked", card=card)
    while len(killer.hand) > HAND_LIMIT:
        await _make_room(t, killer.hand if t.settings.unlock_overflow == "any" else killer.hand[:-1], {})


async def _make_room(t: Table, cards: list[str], otherwise: dict[str, str]) -> bool:
    """Discard one of these cards for the unlocked one. Return False if the Killer would rather keep the hand."""
    killer = t.killer
    gone = await ask(KILLER, "make-room", {**{f"discard:{card}": card for card in cards}, **otherwise})
    if gone:
        killer.hand.remove(gone)
        killer.discard.append(gone)
    return bool(gone)
