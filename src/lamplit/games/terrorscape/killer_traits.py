"""The Killer's traits that act at the start or the end of a turn, or when a SENSE has found somebody.

The others stand where they matter: K02 in `encounter`, K03, K08, K09, K17 and K18 in `killer_deck`, K11 in `harm`, the
rest in `setup`.
"""

from ...engine import ask
from .data import mansion
from .harm import frighten
from .keywords import block, discard_from_hand, killer_step, sneak
from .occasions import NOT_OPEN, SENSED, TURN_ENDS, TURN_STARTS, call, heard, killers_traits, on
from .skills import sense, zone_places
from .state import KILLER, Survivor, Table

# -- at the start of the turn ----------------------------------------------------------------------------------------


async def at_start(t: Table) -> bool:
    """One trait at the start of the turn. True if there may be more."""
    killer = t.killer
    if not killer.traits:
        return False
    usable = {
        f"trait:{trait}": effect
        for trait, effect in heard(killers_traits(t), TURN_STARTS)
        if trait not in killer.marks and len(killer.hand) >= effect.cost and not effect.forbids(t, trait)
    }
    effect = await ask(KILLER, "start-trait", {**usable, "done": None})
    if effect is None:
        return False
    killer.marks.append(effect.name)
    await discard_from_hand(t, effect.cost)
    await effect.do(t, effect.name)
    return True


def _just_reappeared(t: Table, _trait: str) -> str:
    return NOT_OPEN if t.switches.stealth_traits == "lost" and "reappeared" in t.killer.marks else ""


@on(TURN_STARTS, "K05", cost=2, forbids=_just_reappeared)
async def stalk(t: Table, _trait: str) -> None:
    """K05: MOVE 1."""
    await killer_step(t)


def noisy_places(t: Table) -> list[str]:
    """The places where the Killer has heard a noise; after a firecracker, all of them."""
    return list(mansion.PLACES) if t.cracker_heard else t.heard[:]


def _all_quiet(t: Table, _trait: str) -> str:
    return "" if noisy_places(t) else NOT_OPEN


@on(TURN_STARTS, "K06", cost=1, forbids=_all_quiet)
async def follow_a_noise(t: Table, _trait: str) -> None:
    """K06: SENSE one noisy location."""
    place = await ask(KILLER, "sense-noise", {f"place:{place}": place for place in noisy_places(t)})
    await sense(t, (place,), place)


@on(TURN_STARTS, "K07", cost=1, forbids=_just_reappeared)
async def feel_around(t: Table, _trait: str) -> None:
    """K07: SENSE within range 1."""
    await sense(t, mansion.WITHIN_1[t.killer.place], "range")


def _trap_is_set(t: Table, trait: str) -> str:
    return NOT_OPEN if t.switches.entrapment == "set_up" or trait in t.killer.spent else ""


@on(TURN_STARTS, "K13", forbids=_trap_is_set)
async def entrap_once(t: Table, trait: str) -> None:
    """K13, once: BLOCK two doors anywhere."""
    t.killer.spent.append(trait)
    await entrap(t)


async def entrap(t: Table) -> None:
    """K13: BLOCK two doors anywhere."""
    placed: list[str] = []
    for _ in range(2):
        await block(t, [door for door in mansion.DOORS if door not in placed], placed)


# -- at the end of the turn ------------------------------------------------------------------------------------------


async def at_end(t: Table) -> None:
    """Traits for the end of a turn without an encounter, out of stealth."""
    if t.killer.traits and not t.killer.stealth:
        await call(t, killers_traits(t), TURN_ENDS)


async def _pays(t: Table, trait: str, price: int) -> bool:
    """Whether the Killer can pay for a trait, likes to, and has done so."""
    if len(t.killer.hand) < price or not await ask(KILLER, f"trait-{trait}", {"pay": True, "refuse": False}):
        return False
    await discard_from_hand(t, price)
    return True


@on(TURN_ENDS, "K19")
async def frighten_all_here(t: Table, _trait: str) -> None:
    """K19: FEAR everybody in the own location."""
    await frighten(t, t.at(t.killer.place))


def _no_door_here(t: Table, _trait: str) -> str:
    return "" if mansion.DOORS_OF[t.killer.place] else NOT_OPEN


@on(TURN_ENDS, "K01", forbids=_no_door_here)
async def lock_up(t: Table, trait: str) -> None:
    """K01: two cards buy a BLOCK of a door here."""
    if await _pays(t, trait, 2):
        await block(t, mansion.DOORS_OF[t.killer.place], [])


@on(TURN_ENDS, "K20")
async def slip_into_the_dark(t: Table, trait: str) -> None:
    """K20: cards buy STEALTH."""
    if await _pays(t, trait, t.switches.perilous_cost):
        await sneak(t, trait)


# -- when a SENSE has found somebody ---------------------------------------------------------------------------------


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
        await sense(t, zone_places(zone), zone)
