"""The Killer's skill cards, each in one place: when it can be used, what forbids that, what it costs and does.

A card's time and price are printed on it (`data/people`); where they change, that stands here. An effect that SEARCHes
gives True if the search found Survivors: then an encounter follows and the rest of the card is skipped.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from ....engine import ALL, ask
from ....engine.occasions import never
from ..data import mansion
from ..data.people import SKILLS
from ..harm import eliminate, frighten, injure
from ..keywords import block, discard_from_hand, killer_step, put_block, sneak, within_1
from ..killer.skills import add_strength, cost, search, sense
from ..occasions import ATTACK_CARD, CARD_COST, FAST_CARD, REAPPEARED, SPECIAL_CARD, on
from ..state import KILLER, Table

F = TypeVar("F", bound=Callable[..., Any])

NOT_ITS_TIME = "TS-KILL-ORDER"


def _beyond_means(t: Table, card: str) -> str:
    """Return the rule that forbids a card whose price cannot be paid."""
    return "" if len(t.killer.hand) > cost(t, card) else "TS-KILL-COST-3"


def skill(*cards: str) -> Callable[[F], F]:
    """Register the function below as what these cards do at the time that is printed on them."""

    def enter(do: F) -> F:
        for card in cards:
            on(SKILLS[card].kind, card, forbids=_beyond_means if SKILLS[card].cost else never)(do)
        return do

    return enter


# -- cards of several Killers ----------------------------------------------------------------------------------------


@skill("pursue")
async def pursue(t: Table, _card: str) -> None:
    """Pursue: MOVE 1."""
    await killer_step(t)


@skill("sense")
async def sense_zone(t: Table, _card: str) -> None:
    """Sense: SENSE one zone."""
    zone = await ask(KILLER, "sense-zone", {f"zone:{zone}": zone for zone in mansion.ZONES})
    await sense(t, mansion.zone_places(zone), zone)


# -- the Butcher -----------------------------------------------------------------------------------------------------


@skill("barricade")
async def barricade(t: Table, _card: str) -> None:
    """Barricade: BLOCK one door here."""
    await block(t, mansion.DOORS_OF[t.killer.place], [])


def _fast_by_now(t: Table, card: str) -> str:
    """Forbid the Chainsaw as a special card from the Butcher's fourth level on: it is fast then."""
    return NOT_ITS_TIME if t.killer.level >= 4 else _beyond_means(t, card)


def _not_fast_yet(t: Table, card: str) -> str:
    return NOT_ITS_TIME if t.killer.level < 4 else _beyond_means(t, card)


@on(CARD_COST, "chainsaw")
def chainsaw_cost(t: Table, _card: str) -> int:
    """Return the price as the table reads the card."""
    return t.settings.chainsaw_cost


@on(SPECIAL_CARD, "chainsaw", forbids=_fast_by_now)
@on(FAST_CARD, "chainsaw", forbids=_not_fast_yet)
async def chainsaw(t: Table, _card: str) -> None:
    """Revving Chainsaw!: FEAR within range 1, MOVE 0–1, then injure every Survivor there."""
    await frighten(t, within_1(t, t.killer.place))
    await killer_step(t, may_stay=True)
    for s in t.at(t.killer.place):
        await injure(t, s, in_encounter=False)


@on(CARD_COST, "madness")
def madness_cost(t: Table, _card: str) -> int:
    """Return the price as the table reads the card."""
    return t.settings.madness_cost


@skill("madness")
async def madness(t: Table, _card: str) -> None:
    """Madness: BLOCK one door here; strength +2 this turn."""
    anywhere = t.settings.madness_scope == "anywhere"
    await block(t, mansion.DOORS if anywhere else mansion.DOORS_OF[t.killer.place], [])
    add_strength(t, 2)


@skill("stay")
async def stay(t: Table, _card: str) -> None:
    """STAYYYY!: BLOCK every door here."""
    doors = mansion.DOORS_OF[t.killer.place]
    for door in doors:
        await put_block(t, door, list(doors))


@skill("brutal_rage")
async def brutal_rage(t: Table, _card: str) -> bool:
    """Brutal Rage: MOVE 1–2, then SEARCH; again if it found no Survivor and a block broke on the way."""
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


@skill("scream")
async def scream(t: Table, _card: str) -> None:
    """Scream: FEAR within range 1."""
    await frighten(t, within_1(t, t.killer.place))


@skill("whizzing_by")
async def whizzing_by(t: Table, _card: str) -> bool:
    """Whizzing by: MOVE 1–4; FEAR every Survivor on the way. From level 2, two cards buy a SEARCH."""
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


@skill("trail_of_fear")
async def trail_of_fear(t: Table, _card: str) -> None:
    """Trail of Fear: every frightened Survivor shows where they are."""
    for s in t.in_play:
        if s.fear:
            t.tell(ALL, "betrayed-by-fear", who=s.who, place=s.place)


@on(CARD_COST, "life_drain")
def life_drain_cost(t: Table, card: str) -> int:
    """Return the printed price, or all the other cards in hand."""
    return len(t.killer.hand) - 1 if t.settings.drain_cost == "all" else SKILLS[card].cost


@skill("life_drain")
async def life_drain(t: Table, _card: str) -> None:
    """Life Drain: injure every frightened Survivor, wherever they are."""
    for s in [s for s in t.in_play if s.fear]:
        await injure(t, s, in_encounter=False)


# -- the Murderer ----------------------------------------------------------------------------------------------------


@skill("deduction")
async def deduction(t: Table, _card: str) -> None:
    """Logical Deduction: SENSE two adjacent locations anywhere."""
    link = await ask(KILLER, "sense-pair", {f"pair:{link}": link for link in mansion.LINKS})
    await sense(t, mansion.ends(link), link)


@skill("notice")
async def notice(t: Table, _card: str) -> None:
    """Murder Notice: FEAR every Survivor."""
    await frighten(t, t.in_play)


# -- stealth ---------------------------------------------------------------------------------------------------------


@skill("vanish", "stalk", "lurk", "death_blossom")
async def hide(t: Table, card: str) -> None:
    """STEALTH 0–2."""
    await sneak(t, card)


@on(ATTACK_CARD, "stalk")
def strike_from_the_dark(t: Table, _card: str) -> None:
    """Stalk, in an attack: strength +1."""
    t.killer.attack_bonus += 1


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
    """Death Blossom: eliminate every Survivor within range 1."""
    for s in within_1(t, t.killer.place):
        await eliminate(t, s)
