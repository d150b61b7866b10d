"""The Survivors' traits that are deeds of their turn.

The others stand where they matter: S11, S16 and S18 where cards are drawn (`inventory`, `rules`), S05, S09, S12, S15
and S17 in `encounter`, S03 in `items_in_use`, S04 in `setup`, S06 and S07 in `actions`.
"""

from ...engine import ALL, Offer, ask_any
from .data import mansion
from .deeds import EXTRA, MAIN, Deeds
from .harm import calm, heal
from .keywords import go, make_noise, remove_block
from .killer_deck import discard_from_deck, draw_cards
from .state import TEAM, Survivor, Table


def has(s: Survivor, trait: str) -> bool:
    """Whether a Survivor has a trait and has not used it up."""
    return trait in s.traits and trait not in s.spent


def spend(t: Table, s: Survivor, trait: str) -> None:
    """Turns a trait over that works once."""
    s.spent.append(trait)
    t.tell(TEAM, "trait-used", who=s.who, trait=trait)


def special_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """Traits that take up the action."""
    if not s.traits:
        return
    blocks = tuple(t.blocks)
    others = [o for o in t.in_play if o is not s]
    if has(s, "S01"):
        for place in mansion.reachable_in(s.place, 2, 4, blocks):
            deeds[f"trait:S01:{place}"] = (MAIN, burst_of_speed, (place,))
    if has(s, "S02") and any(o.place == s.place for o in others):
        deeds["trait:S02"] = (MAIN, coordinate, ())
    if has(s, "S08"):
        for o in others:
            if o.health == 1 and o.place == s.place:
                deeds[f"trait:S08:{o.who}"] = (MAIN, first_aid, (o.who,))
    if has(s, "S10") and any(o.fear for o in others):
        deeds["trait:S10"] = (MAIN, boost_morale, ())
    if has(s, "S14"):
        deeds["trait:S14"] = (MAIN, taunt, ())


def extra_actions(t: Table, s: Survivor, deeds: Deeds) -> None:
    """Traits that cost no action."""
    if has(s, "S13"):
        for place in mansion.PLACES:
            deeds[f"trait:S13:{place}"] = (EXTRA, sound_decoy, (place,))
    if has(s, "S19"):
        for door in t.blocks:
            deeds[f"trait:S19:{door}"] = (EXTRA, judicious_unblock, (door,))
        if s.fear:
            deeds["trait:S19:calm"] = (EXTRA, judicious_calm, ())
        for place in mansion.NEIGHBOURS[s.place]:
            deeds[f"trait:S19:{place}"] = (EXTRA, judicious_noise, (place,))
    if has(s, "S20"):
        for place in mansion.reachable(s.place, 1, tuple(t.blocks)):
            deeds[f"trait:S20:{place}"] = (EXTRA, prompt_reaction, (place,))


async def burst_of_speed(t: Table, s: Survivor, place: str) -> None:
    """S01: a noise in the own location, then MOVE 2–4."""
    spend(t, s, "S01")
    make_noise(t, s.place)
    go(t, s, place)


async def coordinate(t: Table, s: Survivor) -> None:
    """S02: every other Survivor here may MOVE 1–2."""
    t.tell(TEAM, "trait-used", who=s.who, trait="S02")
    waiting = [o for o in t.at(s.place) if o is not s]
    while waiting:
        offers: dict[str, Offer[str]] = {}
        for o in waiting:
            ways = {f"move:{place}": place for place in mansion.reachable(o.place, 2, tuple(t.blocks))}
            offers[o.seat] = Offer(o.seat, "coordinated", {"stay": "", **ways}, {"who": o.who})
        seat, place = await ask_any(offers)
        mover = t.by_seat(seat)
        waiting.remove(mover)
        if place:
            go(t, mover, place)


async def first_aid(t: Table, s: Survivor, who: str) -> None:
    """S08: HEAL another Survivor in the same location."""
    spend(t, s, "S08")
    heal(t, t.by_name(who))


async def boost_morale(t: Table, s: Survivor) -> None:
    """S10: the fear of all other Survivors is gone, wherever they are."""
    t.tell(TEAM, "trait-used", who=s.who, trait="S10")
    for other in t.in_play:
        if other is s or not other.fear:
            continue
        if t.switches.morale_boost == "all":
            calm(t, other)
        else:
            other.fear -= 1
            t.tell(ALL, "less-fear", who=other.who, fear=other.fear)


async def sound_decoy(t: Table, s: Survivor, place: str) -> None:
    """S13: a noise in any location."""
    spend(t, s, "S13")
    make_noise(t, place)


async def taunt(t: Table, s: Survivor) -> None:
    """S14: a noise here; the Killer discards 3 cards from the deck, then draws 1."""
    make_noise(t, s.place)
    t.tell(ALL, "taunted")
    await discard_from_deck(t, 3)
    await draw_cards(t, 1)


async def judicious_unblock(t: Table, s: Survivor, door: str) -> None:
    """S19: removes any one block."""
    spend(t, s, "S19")
    remove_block(t, s, door)


async def judicious_calm(t: Table, s: Survivor) -> None:
    """S19: removes all own fear."""
    spend(t, s, "S19")
    calm(t, s)


async def judicious_noise(t: Table, s: Survivor, place: str) -> None:
    """S19: a noise in an adjacent location."""
    spend(t, s, "S19")
    make_noise(t, place)


async def prompt_reaction(t: Table, s: Survivor, place: str) -> None:
    """S20: MOVE ×1."""
    spend(t, s, "S20")
    go(t, s, place)
