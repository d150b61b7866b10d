"""The Killer's traits, each in one place."""

from ....engine import ALL, ask
from ..data import mansion
from ..encounter import facing
from ..harm import frighten, gain_level
from ..keywords import block, discard_from_hand, killer_step, names, sneak
from ..killer.deck import draw_cards
from ..killer.skills import sense
from ..occasions import (
    BOUGHT_AT_TURNS_END,
    FIRST_CARDS,
    HAND_OVERFLOWS,
    HUNT_BEGINS,
    INJURES,
    LEVEL_GAINED,
    LEVEL_SETTLED,
    LEVEL_STRENGTH,
    MEETS,
    NOT_OPEN,
    SENSED,
    TRAITS_SHOWN,
    TURN_ENDS,
    TURN_SKIPPED,
    TURN_STARTS,
    on,
    only_if,
)
from ..state import KILLER, Survivor, Table

# -- before the first turn, and on new levels ------------------------------------------------------------------------


@on(FIRST_CARDS, "K03")
def draw_one_more(_t: Table, _trait: str) -> int:
    """K03: one card more to begin with."""
    return 1


@on(HAND_OVERFLOWS, "K03")
async def discard_any(t: Table, _trait: str) -> str:
    """K03: with a full hand any card may go, not just the newest."""
    return await ask(KILLER, "hand-limit", {f"discard:{card}": card for card in t.killer.hand})


@on(HUNT_BEGINS, "K04")
async def frighten_from_the_start(t: Table, _trait: str) -> None:
    """K04: FEAR every Survivor."""
    await frighten(t, t.survivors)


@on(TRAITS_SHOWN, "K08")
def begin_with_less(t: Table, _trait: str) -> None:
    """K08: strength -1, and no cards in hand, if the table reads it so."""
    killer = t.killer
    killer.strength -= 1
    if t.settings.self_challenge_hand == "none":
        killer.deck += killer.hand
        killer.hand = []
        t.chance.shuffle("skills", killer.deck)


@on(FIRST_CARDS, "K08")
def begin_with_a_challenge(t: Table, _trait: str) -> int:
    """K08: one card more to begin with, if the table reads it so."""
    return 1 if t.settings.self_challenge_hand == "one_more" else 0


@on(LEVEL_SETTLED, "K08", forbids=only_if(lambda t: t.killer.level == 3))
async def skip_a_level(t: Table, _trait: str) -> None:
    """K08: from level 3 straight on to level 4."""
    await gain_level(t)


@on(TRAITS_SHOWN, "K09")
def begin_weaker(t: Table, _trait: str) -> None:
    """K09: strength -1."""
    t.killer.strength -= 1


@on(LEVEL_STRENGTH, "K09")
def grow(_t: Table, _trait: str) -> int:
    """K09: strength +1 with each level."""
    return 1


@on(TRAITS_SHOWN, "K12")
def begin_stronger(t: Table, _trait: str) -> None:
    """K12: strength +1."""
    t.killer.strength += 1


async def _block_two(t: Table) -> None:
    placed: list[str] = []
    for _ in range(2):
        await block(t, [door for door in mansion.DOORS if door not in placed], placed)


@on(HUNT_BEGINS, "K13", forbids=only_if(lambda t: t.settings.entrapment == "set_up"))
async def entrap(t: Table, _trait: str) -> None:
    """K13: BLOCK two doors anywhere."""
    await _block_two(t)


def _trap_is_set(t: Table, trait: str) -> str:
    return NOT_OPEN if t.settings.entrapment == "set_up" or trait in t.killer.spent else ""


@on(TURN_STARTS, "K13", forbids=_trap_is_set)
async def entrap_once(t: Table, trait: str) -> None:
    """K13, once, if the table reads it so: BLOCK two doors anywhere."""
    t.killer.spent.append(trait)
    await _block_two(t)


@on(HUNT_BEGINS, "K14")
async def begin_a_level_up(t: Table, _trait: str) -> None:
    """K14: a level to begin with."""
    await gain_level(t)


@on(TURN_SKIPPED, "K14", forbids=only_if(lambda t: t.killer.turns == 1))
def lie_in_wait(t: Table, _trait: str) -> bool:
    """K14: no first turn."""
    t.tell(ALL, "lies-in-wait")
    return True


@on(LEVEL_GAINED, "K17", forbids=only_if(lambda t: t.killer.level >= 3))
async def frighten_one(t: Table, _trait: str) -> None:
    """K17: from level 3, FEAR one Survivor anywhere."""
    s = await ask(KILLER, "frighten-one", {f"survivor:{s.who}": s for s in t.in_play})
    await frighten(t, [s], in_encounter=t.turn == "encounter")


@on(LEVEL_GAINED, "K18", forbids=only_if(lambda t: t.killer.level in (2, 4)))
async def bar_a_door(t: Table, _trait: str) -> None:
    """K18: at levels 2 and 4, BLOCK one door anywhere."""
    await block(t, mansion.DOORS, [])


# -- at the start of the turn ----------------------------------------------------------------------------------------


def _just_reappeared(t: Table, _trait: str) -> str:
    return NOT_OPEN if t.settings.stealth_traits == "lost" and "reappeared" in t.killer.marks else ""


@on(TURN_STARTS, "K05", cost=2, forbids=_just_reappeared)
async def stalk(t: Table, _trait: str) -> None:
    """K05: MOVE 1."""
    await killer_step(t)


def noisy_places(t: Table) -> list[str]:
    """Return the places where the Killer has heard a noise; after a firecracker, all of them."""
    return list(mansion.PLACES) if t.cracker_heard else t.heard[:]


@on(TURN_STARTS, "K06", cost=1, forbids=only_if(noisy_places))
async def follow_a_noise(t: Table, _trait: str) -> None:
    """K06: SENSE one noisy location."""
    place = await ask(KILLER, "sense-noise", {f"place:{place}": place for place in noisy_places(t)})
    await sense(t, (place,), place)


@on(TURN_STARTS, "K07", cost=1, forbids=_just_reappeared)
async def feel_around(t: Table, _trait: str) -> None:
    """K07: SENSE within range 1."""
    await sense(t, mansion.WITHIN_1[t.killer.place], "range")


# -- at the end of the turn ------------------------------------------------------------------------------------------


async def _pays(t: Table, trait: str, price: int) -> bool:
    """Let the Killer pay for a trait; return whether the price was paid."""
    if len(t.killer.hand) < price or not await ask(KILLER, f"trait-{trait}", {"pay": True, "refuse": False}):
        return False
    await discard_from_hand(t, price)
    return True


@on(TURN_ENDS, "K19")
async def frighten_all_here(t: Table, _trait: str) -> None:
    """K19: FEAR every Survivor in the own location."""
    await frighten(t, t.at(t.killer.place))


@on(BOUGHT_AT_TURNS_END, "K01", forbids=only_if(lambda t: mansion.DOORS_OF[t.killer.place]))
async def lock_up(t: Table, trait: str) -> None:
    """K01: two cards buy a BLOCK of a door here."""
    if await _pays(t, trait, 2):
        await block(t, mansion.DOORS_OF[t.killer.place], [])


@on(BOUGHT_AT_TURNS_END, "K20")
async def slip_into_the_dark(t: Table, trait: str) -> None:
    """K20: cards buy STEALTH."""
    if await _pays(t, trait, t.settings.perilous_cost):
        await sneak(t, trait)


# -- when a SENSE has found Survivors --------------------------------------------------------------------------------


@on(SENSED, "K10")
async def follow_the_scent(t: Table, trait: str, _there: list[Survivor]) -> None:
    """K10: a card buys MOVE 1."""
    if await _pays(t, trait, 1):
        await killer_step(t)


@on(SENSED, "K15")
async def be_felt(t: Table, trait: str, there: list[Survivor]) -> None:
    """K15: a card buys FEAR for all who were found."""
    if await _pays(t, trait, 1):
        await frighten(t, there)


def _done_this_turn(t: Table, trait: str, _there: list[Survivor]) -> str:
    return NOT_OPEN if trait in t.killer.marks else ""


@on(SENSED, "K16", forbids=_done_this_turn)
async def sense_on(t: Table, trait: str, _there: list[Survivor]) -> None:
    """K16, once a turn: SENSE a zone."""
    choices: dict[str, str] = {f"zone:{zone}": zone for zone in mansion.ZONES}
    zone = await ask(KILLER, "trait-K16", {**choices, "refuse": ""})
    if zone:
        t.killer.marks.append(trait)
        await sense(t, mansion.zone_places(zone), zone)


# -- in encounters ---------------------------------------------------------------------------------------------------


@on(MEETS, "K02")
async def toy_with_prey(t: Table, trait: str) -> bool:
    """K02: those found may be let go, for 3 cards more."""
    if not await ask(KILLER, f"trait-{trait}", {"spare": True, "attack": False}):
        return False
    t.tell(ALL, "spared", who=names(facing(t)))
    await draw_cards(t, 3)
    return True


@on(INJURES, "K11")
async def spread_terror(t: Table, _trait: str, in_encounter: bool) -> None:
    """K11: FEAR every Survivor whenever one is injured."""
    await frighten(t, t.in_play, in_encounter)
