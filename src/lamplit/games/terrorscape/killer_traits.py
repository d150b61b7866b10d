"""The Killer's traits that act at the start or the end of a turn.

The others stand where they matter: K02 in `encounter`, K03, K08, K09, K17 and K18 in `levels`, K10, K15 and K16 in
`skills`, K11 in `harm`, the rest in `setup`.
"""

from ...engine import ask
from .data import mansion
from .harm import frighten
from .keywords import block, discard_from_hand, killer_step, sneak
from .skills import sense
from .state import KILLER, Table

START_COSTS = {"K05": 2, "K06": 1, "K07": 1, "K13": 0}


def open_at_start(t: Table) -> list[str]:
    """The traits the Killer may use now, at the start of the turn."""
    killer = t.killer
    hidden = t.switches.stealth_traits == "lost" and "reappeared" in killer.marks
    usable: list[str] = []
    for trait, price in START_COSTS.items():
        if trait not in killer.traits or trait in killer.marks or len(killer.hand) < price:
            continue
        if trait in ("K05", "K07") and hidden:
            continue
        if trait == "K06" and not noisy_places(t):
            continue
        if trait == "K13" and (t.switches.entrapment == "set_up" or "K13" in killer.spent):
            continue
        usable.append(trait)
    return usable


def noisy_places(t: Table) -> list[str]:
    """The places where the Killer has heard a noise; after a firecracker, all of them."""
    return list(mansion.PLACES) if t.cracker_heard else t.heard[:]


async def at_start(t: Table) -> bool:
    """One trait at the start of the turn. True if there may be more."""
    killer = t.killer
    if not killer.traits:
        return False
    choices: dict[str, str] = {f"trait:{trait}": trait for trait in open_at_start(t)}
    trait = await ask(KILLER, "start-trait", {**choices, "done": ""})
    if not trait:
        return False
    killer.marks.append(trait)
    await discard_from_hand(t, START_COSTS[trait])
    if trait == "K05":
        await killer_step(t)
    elif trait == "K06":
        place = await ask(KILLER, "sense-noise", {f"place:{place}": place for place in noisy_places(t)})
        await sense(t, (place,), place)
    elif trait == "K07":
        await sense(t, mansion.WITHIN_1[killer.place], "range")
    else:
        killer.spent.append("K13")
        await entrap(t)
    return True


async def entrap(t: Table) -> None:
    """K13: BLOCK two doors anywhere."""
    placed: list[str] = []
    for _ in range(2):
        await block(t, [door for door in mansion.DOORS if door not in placed], placed)


async def at_end(t: Table) -> None:
    """Traits for the end of a turn without an encounter, out of stealth."""
    killer = t.killer
    if not killer.traits or killer.stealth:
        return
    if "K19" in killer.traits:
        await frighten(t, t.at(killer.place))
    if "K01" in killer.traits and len(killer.hand) >= 2 and mansion.DOORS_OF[killer.place]:
        if await ask(KILLER, "trait-K01", {"pay": True, "refuse": False}):
            await discard_from_hand(t, 2)
            await block(t, mansion.DOORS_OF[killer.place], [])
    if "K20" in killer.traits and len(killer.hand) >= t.switches.perilous_cost:
        if await ask(KILLER, "trait-K20", {"pay": True, "refuse": False}):
            await discard_from_hand(t, t.switches.perilous_cost)
            await sneak(t, "K20")
