"""The four piles that lie face down: drawing, shuffling, and what somebody knows to lie on top of them."""

from ..state import Table

DECKS = {"rooms": "rooms", "omens": "omen_deck", "items": "item_deck", "events": "event_deck"}
"""The piles by their names, and where they lie on the table. The last of a list is the top."""


def deck_of(t: Table, pile: str) -> list[str]:
    """The pile itself."""
    return getattr(t, DECKS[pile])


def draw_top(t: Table, pile: str, stream: str = "") -> str:
    """Takes what lies on top. Whoever has looked at it knows one less.

    All see what is drawn in the streams `item`, `omen` and `event`; of rooms, the caller says so.
    """
    for key in [key for key in t.seen if key.endswith(f":{pile}")]:
        t.seen[key].pop()
        if not t.seen[key]:
            del t.seen[key]
    return t.chance.draw(stream or pile.removesuffix("s"), deck_of(t, pile))


def shuffle(t: Table, pile: str) -> None:
    """Shuffles a pile: nobody knows any more what lies where."""
    forget(t, pile)
    t.chance.shuffle(pile, deck_of(t, pile))


def forget(t: Table, pile: str) -> None:
    """What was seen of a pile no longer holds."""
    for key in [key for key in t.seen if key.endswith(f":{pile}")]:
        del t.seen[key]


def look(t: Table, seat: str, pile: str, many: int) -> list[str]:
    """Somebody looks at the topmost cards in secret. Gives them, the top one first."""
    top = deck_of(t, pile)[-many:]
    if top:
        t.seen[f"{seat}:{pile}"] = top[:]
    top.reverse()
    t.tell((seat,), "looked", pile=pile, cards=top[:])
    return top


def put_on_top(t: Table, seat: str, pile: str, cards: list[str]) -> None:
    """Somebody lays cards on a pile, the first on top. Only they know in which order they lie there now."""
    forget(t, pile)
    t.seen[f"{seat}:{pile}"] = cards[::-1]
    deck_of(t, pile).extend(reversed(cards))
