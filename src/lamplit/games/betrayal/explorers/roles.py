"""On which side an explorer is once the haunt has begun, and which book they read."""

from ....engine import ALL
from ..data.cards import HINDERING
from ..state import TRAITOR, Explorer, Table


def give_book(t: Table, one: Explorer) -> None:
    """An explorer reads the book of their side, and keeps what they have read before."""
    assert t.scenario is not None
    book = f"{t.scenario.module}/{'traitor' if one.role == TRAITOR else 'heroes'}"
    if book not in one.books:
        one.books.append(book)


def turn_traitor(t: Table, one: Explorer) -> None:
    """An explorer changes sides while the haunt goes on. If there is one book for all, everybody has read it."""
    one.role = TRAITOR
    if one.books:
        give_book(t, one)
    set_free(t, one)
    t.tell(ALL, "turned", who=one.name)


def set_free(t: Table, one: Explorer) -> None:
    """No earlier event holds a traitor."""
    for card in HINDERING:
        if card in one.kept:
            one.kept.remove(card)
            t.event_discard.append(card)
