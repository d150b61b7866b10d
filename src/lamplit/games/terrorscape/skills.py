"""The Killer's skill cards: when each can be used, what it costs, what it does.

Every effect is a short function with the card's words above it. An effect that SEARCHes gives True if the search found
somebody: then an encounter follows and the rest of the card is skipped.
"""

from collections.abc import Awaitable, Callable, Sequence

from ...engine import ALL, ask
from .data import mansion
from .data.people import SKILLS, STEALTH_CARDS
from .harm import eliminate, frighten, injure
from .keywords import (
    block,
    can_be_sensed,
    discard_from_hand,
    killer_step,
    names,
    put_away,
    put_block,
    sneak,
    strength,
    within_1,
)
from .occasions import REAPPEARED, SENSED, call, killers_traits, on
from .plans import explode
from .state import KILLER, Table

# -- using a card ----------------------------------------------------------------------------------------------------


def kind(t: Table, card: str) -> str:
    """When a card is used. The Chainsaw becomes fast at the Butcher's fourth level."""
    if card == "chainsaw" and t.killer.level >= 4:
        return "fast"
    return SKILLS[card].kind


def cost(t: Table, card: str) -> int:
    """How many other hand cards it costs."""
    if card == "chainsaw":
        return t.switches.chainsaw_cost
    if card == "madness":
        return t.switches.madness_cost
    if card == "life_drain" and t.switches.drain_cost == "all":
        return len(t.killer.hand) - 1
    return SKILLS[card].cost


def can_pay(t: Table, card: str) -> bool:
    """Whether enough other cards are in hand."""
    return len(t.killer.hand) > cost(t, card)


def usable(t: Table, wanted: str) -> list[str]:
    """The cards in hand of this kind that can be paid for."""
    return [card for card in dict.fromkeys(t.killer.hand) if kind(t, card) == wanted and can_pay(t, card)]


async def play(t: Table, card: str) -> bool:
    """Pays the cost, carries out the effect, and discards the card last: after the encounter, if one follows (True)."""
    killer = t.killer
    price = cost(t, card)
    killer.hand.remove(card)
    killer.playing.append(card)
    t.tell(ALL, "card-played", card=card, cost=price)
    await discard_from_hand(t, price, "pay-cost")
    found = await EFFECTS[card](t)
    if not found:
        put_away(t, card)
    return found


# -- asking where the Survivors are ----------------------------------------------------------------------------------


def search(t: Table) -> bool:
    """SEARCH: who is here? If anybody is, an encounter begins."""
    place = t.killer.place
    here = t.at(place)
    t.tell(ALL, "search", place=place, who=names(here))
    if not here:
        explode(t)
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
    if t.switches.sense_answer == "anyone":
        t.tell(ALL, "sensed-anyone", area=area, found=bool(there))
    elif t.switches.sense_scope == "rooms" and area in mansion.LINKS:
        for place in places:
            t.tell(ALL, "sensed", area=place, who=names(s for s in there if s.place == place))
    else:
        t.tell(ALL, "sensed", area=area, who=names(there))
    if there and t.killer.traits:
        await call(t, killers_traits(t), SENSED, there)


def zone_places(zone: str) -> tuple[str, ...]:
    """The places of a zone."""
    return tuple([place for place in mansion.PLACES if mansion.ZONE_OF[place] == zone])


# -- cards of several Killers ----------------------------------------------------------------------------------------


async def pursue(t: Table) -> bool:
    """Pursue: MOVE 1."""
    await killer_step(t)
    return False


async def sense_zone(t: Table) -> bool:
    """Sense: SENSE one zone."""
    zone = await ask(KILLER, "sense-zone", {f"zone:{zone}": zone for zone in mansion.ZONES})
    await sense(t, zone_places(zone), zone)
    return False


# -- the Butcher -----------------------------------------------------------------------------------------------------


async def barricade(t: Table) -> bool:
    """Barricade: BLOCK one door here."""
    await block(t, mansion.DOORS_OF[t.killer.place], [])
    return False


async def chainsaw(t: Table) -> bool:
    """Revving Chainsaw!: FEAR within range 1, MOVE 0–1, then injure everybody there."""
    await frighten(t, within_1(t, t.killer.place))
    await killer_step(t, may_stay=True)
    for s in t.at(t.killer.place):
        await injure(t, s, in_encounter=False)
    return False


async def madness(t: Table) -> bool:
    """Madness: BLOCK one door here; strength +2 this turn."""
    anywhere = t.switches.madness_scope == "anywhere"
    await block(t, mansion.DOORS if anywhere else mansion.DOORS_OF[t.killer.place], [])
    add_strength(t, 2)
    return False


async def stay(t: Table) -> bool:
    """STAYYYY!: BLOCK every door here."""
    doors = mansion.DOORS_OF[t.killer.place]
    for door in doors:
        await put_block(t, door, list(doors))
    return False


async def brutal_rage(t: Table) -> bool:
    """Brutal Rage: MOVE 1–2, then SEARCH; again if nobody was found and a block broke on the way."""
    while True:
        blocks = len(t.blocks)
        await killer_step(t)
        await killer_step(t, may_stay=True)
        if search(t):
            return True
        if len(t.blocks) == blocks:
            return False
        if not await ask(KILLER, "rage-again", {"again": True, "stop": False}):
            return False


# -- the Spectre -----------------------------------------------------------------------------------------------------


async def scream(t: Table) -> bool:
    """Scream: FEAR within range 1."""
    await frighten(t, within_1(t, t.killer.place))
    return False


async def whizzing_by(t: Table) -> bool:
    """Whizzing by: MOVE 1–4; FEAR everybody on the way. From level 2, two cards buy a SEARCH."""
    killer = t.killer
    path = [killer.place]
    for step in range(4):
        if not await killer_step(t, may_stay=step > 0):
            break
        path.append(killer.place)
    await frighten(t, [s for s in t.in_play if s.place in path])
    if killer.level >= 2 and len(killer.hand) >= 2:
        if await ask(KILLER, "whizz-search", {"pay": True, "refuse": False}):
            await discard_from_hand(t, 2)
            return search(t)
    return False


async def trail_of_fear(t: Table) -> bool:
    """Trail of Fear: every frightened Survivor shows where they are."""
    for s in t.in_play:
        if s.fear:
            t.tell(ALL, "betrayed-by-fear", who=s.who, place=s.place)
    return False


async def life_drain(t: Table) -> bool:
    """Life Drain: injure every frightened Survivor, wherever they are."""
    for s in [s for s in t.in_play if s.fear]:
        await injure(t, s, in_encounter=False)
    return False


# -- the Murderer ----------------------------------------------------------------------------------------------------


async def deduction(t: Table) -> bool:
    """Logical Deduction: SENSE two adjacent locations anywhere."""
    link = await ask(KILLER, "sense-pair", {f"pair:{link}": link for link in mansion.LINKS})
    await sense(t, mansion.ends(link), link)
    return False


async def notice(t: Table) -> bool:
    """Murder Notice: FEAR every Survivor."""
    await frighten(t, t.in_play)
    return False


# -- stealth ---------------------------------------------------------------------------------------------------------


def _hide(card: str) -> Callable[[Table], Awaitable[bool]]:
    async def hide(t: Table) -> bool:
        """STEALTH 0–2."""
        await sneak(t, card)
        return False

    return hide


async def on_reappearing(t: Table, card: str) -> None:
    """What the card that brought the stealth does when the Killer is seen again."""
    await call(t, (card,), REAPPEARED)


@on(REAPPEARED, "vanish")
async def reappear_frightfully(t: Table, _card: str) -> None:
    """Vanish: FEAR within range 1."""
    await frighten(t, within_1(t, t.killer.place))


@on(REAPPEARED, "lurk")
async def frighten_one(t: Table, _card: str) -> None:
    """Lurk: FEAR one Survivor anywhere."""
    s = await ask(KILLER, "frighten-one", {f"survivor:{s.who}": s for s in t.in_play})
    await frighten(t, [s])


@on(REAPPEARED, "death_blossom")
async def strike_all_near(t: Table, _card: str) -> None:
    """Death Blossom: eliminate everybody within range 1."""
    for s in within_1(t, t.killer.place):
        await eliminate(t, s)


def add_strength(t: Table, bonus: int) -> None:
    """Stronger until the end of the turn; everybody sees it."""
    t.killer.turn_bonus += bonus
    t.tell(ALL, "strength", strength=strength(t))


EFFECTS: dict[str, Callable[[Table], Awaitable[bool]]] = {
    "pursue": pursue,
    "sense": sense_zone,
    "barricade": barricade,
    "chainsaw": chainsaw,
    "madness": madness,
    "stay": stay,
    "brutal_rage": brutal_rage,
    "scream": scream,
    "whizzing_by": whizzing_by,
    "trail_of_fear": trail_of_fear,
    "life_drain": life_drain,
    "deduction": deduction,
    "notice": notice,
    **{card: _hide(card) for card in STEALTH_CARDS},
}
