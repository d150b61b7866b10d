"""The four piles that lie face down: drawing, shuffling, and what a seat knows to lie on top of them."""

from ..state import Table

DECKS = {"rooms": "rooms", "omens": "omen_deck", "items": "item_deck", "events": "event_deck"}
"""The piles by their names, and where they lie on the table. The last of a list is the top."""


def deck_of(t: Table, pile: str) -> list[str]:
    """Return the pile itself."""
    return getattr(t, DECKS[pile])


def draw_top(t: Table, pile: str, stream: str = "") -> str:
    """Take the top card. A seat that has looked at it knows one card less.

    Everybody sees what is drawn in the streams `item`, `omen` and `event`; for rooms the caller names the stream.
    """
    for key in [key for key in t.seen if key.endswith(f":{pile}")]:
        t.seen[key].pop()
        if not t.seen[key]:
            del t.seen[key]
    return t.chance.draw(stream or pile.removesuffix("s"), deck_of(t, pile))


def shuffle(t: Table, pile: str) -> None:
    """Shuffle a pile: no seat knows any more what lies where."""
    forget(t, pile)
    t.chance.shuffle(pile, deck_of(t, pile))


def forget(t: Table, pile: str) -> None:
    """What was seen of a pile no longer holds."""
    for key in [key for key in t.seen if key.endswith(f":{pile}")]:
        del t.seen[key]


def look(t: Table, seat: str, pile: str, many: int) -> list[str]:
    """A seat looks at the top cards in secret. Return them, the top one first."""
    top = deck_of(t, pile)[-many:]
    if top:
        t.seen[f"{seat}:{pile}"] = top[:]
    top.reverse()
    t.tell((seat,), "looked", pile=pile, cards=top[:])
    return top


def put_on_top(t: Table, seat: str, pile: str, cards: list[str]) -> None:
    """A seat lays cards on a pile, the first on top. It alone knows their order now."""
    forget(t, pile)
    t.seen[f"{seat}:{pile}"] = cards[::-1]
    deck_of(t, pile).extend(reversed(cards))
