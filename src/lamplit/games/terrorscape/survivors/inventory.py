"""Item cards on their way into a Survivor's hands, between them, and what is used up."""

from ....engine import ALL, ask
from ..data.items import KEY, LASTING, LOUD
from ..keywords import make_noise, use_up
from ..state import TEAM, Survivor, Table


def limit(t: Table, s: Survivor) -> int:
    """Return the number of items that a Survivor can carry."""
    return t.settings.johnson_limit if s.who == "johnson" else 3


def draw(t: Table, s: Survivor, pile: list[str], stream: str, quiet: bool) -> None:
    """Draw the top card of a deck. A loud card makes a noise, unless the draw is quiet."""
    card = t.chance.draw(stream, pile)
    t.drawn.append(card)
    t.tell(TEAM, "drew-item", who=s.who, item=card)
    if card in LOUD and not quiet:
        make_noise(t, s.place)


async def keep_or_discard(t: Table, s: Survivor) -> None:
    """Keep the drawn card or throw it away."""
    card = t.drawn[-1]
    if card == KEY and t.settings.key_pickup == "straight":
        take(t, s, card)
        return
    if await ask(s.seat, "keep-item", {f"keep:{card}": True, f"discard:{card}": False}, who=s.who, item=card):
        take(t, s, card)
        await fit(t, s)
    else:
        throw_drawn(t, card)


def take(t: Table, s: Survivor, card: str) -> None:
    """Keep a drawn card: a key goes to the stand, anything else to the inventory."""
    t.drawn.remove(card)
    if card != KEY:
        s.items.append(card)
        t.tell(TEAM, "took-item", who=s.who, item=card)
    elif t.separate:
        s.keys.append(card)
        t.tell(TEAM, "took-key", who=s.who, keys=len(s.keys))
    else:
        t.stand.append(card)
        t.tell(ALL, "key-found", keys=len(t.stand))


def throw_drawn(t: Table, card: str) -> None:
    """Throw a drawn card away."""
    t.drawn.remove(card)
    t.discard.append(card)
    t.tell(TEAM, "left-item", item=card)


async def fit(t: Table, s: Survivor) -> None:
    """Throw items away, down to the limit."""
    while len(s.items) > limit(t, s):
        item = await ask(s.seat, "too-many-items", {f"drop:{item}": item for item in s.items}, who=s.who)
        drop(t, s, item)


def drop(t: Table, s: Survivor, item: str) -> None:
    """Throw an unused item away."""
    s.items.remove(item)
    t.discard.append(item)
    t.tell(TEAM, "dropped", who=s.who, item=item)


def finish(t: Table, s: Survivor, item: str) -> None:
    """Remove an item that has done its work, unless it lasts."""
    if item not in LASTING:
        use_up(t, s, item)


def spend(t: Table, s: Survivor, trait: str) -> None:
    """Turn a trait over that works once."""
    s.spent.append(trait)
    t.tell(TEAM, "trait-used", who=s.who, trait=trait)


async def draw_from_search(t: Table, s: Survivor, quiet: bool) -> None:
    """Draw a card of the search deck, if there is one."""
    if t.search:
        draw(t, s, t.search, "search", quiet)
        await keep_or_discard(t, s)
