"""FEAR, injuries and what heals them."""

from collections.abc import Iterable

from ...engine import ALL, ask
from . import levels, victory
from .keywords import discard_from_hand, hear, use_up
from .state import KILLER, Survivor, Table

MOST_FEAR = 2


async def frighten(t: Table, survivors: Iterable[Survivor], in_encounter: bool = False) -> None:
    """FEAR: a token for each of them; who has two already screams instead."""
    for s in list(survivors):
        if s.out:
            continue
        if s.fear < MOST_FEAR:
            s.fear += 1
            t.tell(ALL, "fear", who=s.who, fear=s.fear)
        else:
            hear(t, s.place)
            t.tell(ALL, "scream", who=s.who, place=s.place)
            await _drain_the_terrified(t, s, in_encounter)


async def _drain_the_terrified(t: Table, s: Survivor, in_encounter: bool) -> None:
    """The Spectre, from level 3: three hand cards injure whoever fear overwhelms."""
    killer = t.killer
    if killer.who == "spectre" and killer.level >= 3 and len(killer.hand) >= 3:
        choices = {"pay": True, "refuse": False}
        if await ask(KILLER, "drain-the-terrified", choices, who=s.who):
            await discard_from_hand(t, 3)
            await injure(t, s, in_encounter)


def calm(t: Table, s: Survivor) -> None:
    """Takes all fear off a Survivor."""
    if s.fear:
        s.fear = 0
        t.tell(ALL, "calmed", who=s.who)


async def injure(t: Table, s: Survivor, in_encounter: bool) -> None:
    """One injury. Outside an encounter the Ancient Amulet can take it."""
    if s.out:
        return
    if not in_encounter and "amulet" in s.items:
        if await ask(s.seat, "use-amulet", {"amulet": True, "refuse": False}):
            use_up(t, s, "amulet")
            t.tell(ALL, "amulet", who=s.who)
            return
    s.health -= 1
    if s.health == 0:
        await eliminate(t, s)
    else:
        t.tell(ALL, "injured", who=s.who)
    if "K11" in t.killer.traits:
        await frighten(t, t.in_play, in_encounter)


async def eliminate(t: Table, s: Survivor) -> None:
    """Out of the game. The Killer has won, unless the Survivors go separate ways."""
    s.health = 0
    s.out = "eliminated"
    t.tell(ALL, "eliminated", who=s.who)
    if not t.separate:
        victory.killer_wins(t, "elimination")
    victory.separate_ways_over(t)
    await levels.gain_level(t)


def heal(t: Table, s: Survivor) -> None:
    """HEAL: an injured Survivor is uninjured again."""
    if s.health == 1:
        s.health = 2
        t.tell(ALL, "healed", who=s.who)
