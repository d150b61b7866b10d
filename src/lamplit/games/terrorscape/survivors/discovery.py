"""The Discover step: one Survivor draws two cards and may keep one."""

from ....engine import ask, ask_team
from ..data.items import KEY, LOUD
from ..keywords import make_noise
from ..occasions import FINDS_LOUD, KEEPS_BOTH, helping, is_hushed
from ..state import TEAM, Survivor, Table
from .inventory import draw, fit, take, throw_drawn


async def discover(t: Table) -> None:
    """Discover: draw, be heard, keep."""
    s = await _discoverer(t)
    t.tell(TEAM, "discovers", who=s.who)
    quiet = is_hushed(t, s, "discover")
    for _ in range(min(2, len(t.discover))):
        draw(t, s, t.discover, "discover", quiet=True)
    if not quiet:
        await _discover_noise(t, s)
    if t.settings.key_pickup == "straight" and KEY in t.drawn:
        await _put_keys_on_the_stand(t, s)
    else:
        await _keep_discovered(t, s)


async def _discoverer(t: Table) -> Survivor:
    """Name the Survivor who discovers before any card is seen; going separate ways, it is the first player."""
    if t.separate:
        return t.survivors[t.first_player]
    return await ask_team(t.team, "choose-discoverer", {f"discover:{s.who}": s for s in t.in_play})


async def _discover_noise(t: Table, s: Survivor) -> None:
    """Make a noise for each loud card, kept or not, unless something prevents it."""
    loud = sum(card in LOUD for card in t.drawn)
    if loud:
        for effect in helping(t, s, FINDS_LOUD):
            loud -= await effect.do(t, s)
    if loud:
        make_noise(t, s.place)


async def _put_keys_on_the_stand(t: Table, s: Survivor) -> None:
    """Keep the drawn Keys, which cannot be left. By a trait, the other card may be kept as well."""
    while KEY in t.drawn:
        take(t, s, KEY)
    both = helping(t, s, KEEPS_BOTH)
    if t.drawn and both:
        card = t.drawn[0]
        if await ask(s.seat, "keep-item", {f"keep:{card}": True, f"discard:{card}": False}, who=s.who, item=card):
            both[0].do(t, s)
            take(t, s, card)
            await fit(t, s)
    for card in t.drawn[:]:
        throw_drawn(t, card)


async def _keep_discovered(t: Table, s: Survivor) -> None:
    """Keep one card at most, unless a trait allows both."""
    choices: dict[str, list[str]] = {f"keep:{card}": [card] for card in t.drawn}
    both = helping(t, s, KEEPS_BOTH)
    if len(t.drawn) == 2:
        choices["discard:both"] = []
        if both:
            choices["keep:both"] = t.drawn[:]
    else:
        choices[f"discard:{t.drawn[0]}"] = []
    kept = await ask(s.seat, "keep-discovered", choices, who=s.who)
    if len(kept) == 2:
        both[0].do(t, s)
    for card in kept:
        take(t, s, card)
    for card in t.drawn[:]:
        throw_drawn(t, card)
    await fit(t, s)
