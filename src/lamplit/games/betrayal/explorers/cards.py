"""Cards are drawn, kept, carried and lost."""

from collections.abc import Mapping, Sequence

from ....engine import ALL, ask
from ..data.cards import CARDS
from ..occasions import DANGER, DRAWN, EVENT, GAINED, INSTEAD_OF_DRAWING, LOST, LYING, RAISED, call, call_card, renew
from ..state import TRAITOR, Explorer, Table
from .decks import deck_of, draw_top, shuffle
from .traits import look_for_skull, move_clip

BONUSES: dict[str, dict[str, int]] = {
    "book": {"knowledge": 2},
    "holy_symbol": {"sanity": 2},
    "dog": {"might": 1, "sanity": 1},
    "girl": {"sanity": 1, "knowledge": 1},
    "madman": {"might": 2, "sanity": -1},
    "bell": {"sanity": 1},
}
"""Cards that raise traits while an explorer has them and lower them by as much when they are lost."""


def handled(t: Table, card: str) -> bool:
    """Whether a card has been used, traded, dropped, stolen or picked up this turn. Only one of these is possible."""
    return f"card:{card}" in t.done


def handle(t: Table, *cards: str) -> None:
    """Note that something has been done with cards, so that nothing else is done with them this turn."""
    for card in cards:
        if not handled(t, card):
            t.done.append(f"card:{card}")


def serves(t: Table, card: str) -> bool:
    """Whether a card can be used: nothing has been done with it, or its haunt lets it be used again and again."""
    return f"again:{card}" in t.done or not handled(t, card)


def use_again(t: Table, card: str) -> None:
    """Note the use of a card that may be used again and again in a turn; nothing else can be done with it."""
    handle(t, card)
    if f"again:{card}" not in t.done:
        t.done.append(f"again:{card}")


def unhandled(t: Table, cards: Sequence[str]) -> str:
    """Return one of several equal cards, if possible one with which nothing has been done this turn."""
    return next((card for card in cards if not handled(t, card)), cards[0] if cards else "")


async def draw(t: Table, one: Explorer, kind: str) -> None:
    """An explorer draws a card. On their own turn that ends their movement."""
    if t.turn == one.seat:
        t.moving = False
    if await call(t, INSTEAD_OF_DRAWING, one, kind):
        return
    if kind == "omen":
        await draw_omen(t, one)
    elif kind == "item":
        await draw_item(t, one)
    else:
        await draw_event(t, one)


async def draw_item(t: Table, one: Explorer) -> None:
    """The explorer carries the item from now on."""
    if not refill(t, "items", t.item_discard):
        t.tell(ALL, "none-left", pile="item")
        return
    card = draw_top(t, "items")
    t.tell(ALL, "drew", who=one.name, card=card, pile="item")
    await take(t, one, card)
    await call_card(t, card, DRAWN, one)


async def draw_omen(t: Table, one: Explorer) -> None:
    """The explorer keeps the omen. Before the haunt it calls for a haunt roll."""
    if not t.omen_deck:
        t.tell(ALL, "none-left", pile="omen")
        return
    card = draw_top(t, "omens")
    t.omens += 1
    t.omens_drawn.append(card)
    if not t.haunted:
        t.due.append(f"{card}:{one.place}")
    t.tell(ALL, "drew", who=one.name, card=card, pile="omen")
    await take(t, one, card)
    if not await declined(t, one, card):
        await call_card(t, card, DRAWN, one)


async def draw_event(t: Table, one: Explorer) -> None:
    """The event happens to the explorer who draws it and is discarded unless it says otherwise."""
    if not refill(t, "events", t.event_discard):
        t.tell(ALL, "none-left", pile="event")
        return
    card = draw_top(t, "events")
    t.playing.append(card)
    renew(t)
    t.tell(ALL, "drew", who=one.name, card=card, pile="event")
    if CARDS[card].for_all or not await declined(t, one, card):
        await call_card(t, card, EVENT, one)
    if card in t.playing:
        t.playing.remove(card)
        t.event_discard.append(card)
    renew(t)


async def declined(t: Table, one: Explorer, card: str) -> bool:
    """Ask a traitor whether to stay untouched by a card, before anything is rolled. True if so."""
    if not CARDS[card].resistible:
        return False
    if one.role != TRAITOR:
        await call(t, DANGER, one, card)
    if one.role != TRAITOR:
        return False
    accepted = await ask(one.seat, "bear-card", {"bear": True, "decline": False}, who=one.name, card=card)
    if not accepted:
        t.tell(ALL, "declined", who=one.name, card=card)
    return not accepted


def refill(t: Table, pile: str, discard: list[str]) -> bool:
    """Make an empty deck of its discards. False if there are none either."""
    deck = deck_of(t, pile)
    if not deck and discard:
        deck += discard
        discard.clear()
        shuffle(t, pile)
        t.tell(ALL, "shuffled", pile=pile)
    return bool(deck)


def keep(t: Table, one: Explorer, card: str) -> None:
    """An event that is being played stays with an explorer."""
    t.playing.remove(card)
    one.kept.append(card)
    renew(t)


def discard_kept(t: Table, one: Explorer, card: str) -> None:
    """A kept event is over."""
    one.kept.remove(card)
    t.event_discard.append(card)
    renew(t)
    t.tell(ALL, "discarded", who=one.name, card=card)


async def take(t: Table, one: Explorer, card: str) -> None:
    """An explorer has a card from now on, wherever it was before."""
    one.cards.append(card)
    renew(t)
    if card in BONUSES:
        await lift(t, one, card, BONUSES[card])
    await call_card(t, card, GAINED, one)


async def give_up(t: Table, one: Explorer, card: str) -> None:
    """An explorer loses a card. The caller tells where it goes; until then it passes, whatever comes of the loss."""
    one.cards.remove(card)
    t.passing.append(card)
    renew(t)
    if card in BONUSES:
        await lower(t, one, card, BONUSES[card])
    await call_card(t, card, LOST, one)
    t.passing.remove(card)


async def lift(t: Table, one: Explorer, card: str, traits: Mapping[str, int]) -> None:
    """A card raises traits of its owner. What would go above a track is noted with the card."""
    for trait, by in traits.items():
        move_clip(t, one, trait, by, card)
    await look_for_skull(t, one)
    await raised(t, one, card)


async def lower(t: Table, one: Explorer, card: str, traits: Mapping[str, int]) -> None:
    """A card no longer raises traits: they fall by as much, less what it could not raise them."""
    for trait, by in traits.items():
        move_clip(t, one, trait, -(by - one.wasted.pop(f"{card}:{trait}", 0)))
    await look_for_skull(t, one)


async def raised(t: Table, one: Explorer, card: str) -> None:
    """To be called when a card has raised a trait, as some things end when an item does."""
    if one.alive and CARDS[card].kind == "item":
        await call(t, RAISED, one)


async def discard(t: Table, one: Explorer, card: str) -> None:
    """A card that an explorer carries is used up."""
    await give_up(t, one, card)
    t.noted.pop(card, None)
    (t.item_discard if CARDS[card].kind == "item" else t.removed).append(card)
    t.tell(ALL, "discarded", who=one.name, card=card)


async def drop(t: Table, one: Explorer, card: str) -> None:
    """An explorer lays a card down in the room."""
    room, part = one.place, one.part
    await give_up(t, one, card)
    t.lay(card, room, part)
    if card in LYING:
        renew(t)
    t.tell(ALL, "dropped", who=one.name, cards=[card], room=room)


def lay_down(t: Table, room: str, card: str, part: str = "") -> None:
    """A card lies in a room from now on, in that part of it."""
    t.lay(card, room, part)
    renew(t)


def pick(t: Table, room: str, card: str) -> None:
    """A card no longer lies in a room. The caller gives it to a figure or lays it down elsewhere."""
    t.lift(card, room)
