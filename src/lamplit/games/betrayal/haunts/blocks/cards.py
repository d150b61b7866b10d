"""Finding cards, and taking them from wherever they are."""

from .....engine import ALL, ask
from ...explorers.cards import give_up, take
from ...explorers.decks import shuffle
from ...house.movement import in_reach
from ...occasions import INSTEAD_OF_DRAWING, renew
from ...state import Explorer, Figure, Table
from ..form import Haunt
from .sides import is_hero


async def fetch_card(t: Table, one: Explorer, card: str) -> bool:
    """`fetch_card`: an explorer takes a named card from its deck, which is shuffled. Return whether it was there."""
    for pile, stream in ((t.omen_deck, "omens"), (t.item_deck, "items"), (t.item_discard, "")):
        if card in pile:
            pile.remove(card)
            if stream:
                shuffle(t, stream)
            t.tell(ALL, "fetched", who=one.name, card=card)
            await take(t, one, card)
            return True
    return False


def fetch_instead(haunt: Haunt, pile: str, card: str, prompt: str = "") -> None:
    """Heroes who would draw from a pile that still holds the card take it instead of drawing; if there is a prompt,
    they may choose."""

    @haunt.on(INSTEAD_OF_DRAWING)
    async def fetches(t: Table, one: Explorer, drawn: str) -> bool:
        if drawn != pile or not is_hero(one) or card not in (t.omen_deck if pile == "omen" else t.item_deck):
            return False
        choices = {f"fetch:{card}": True, f"draw-{pile}": False}
        return (not prompt or await ask(one.seat, prompt, choices, who=one.name)) and await fetch_card(t, one, card)


async def take_out(t: Table, card: str) -> bool:
    """Take a card from wherever it is, for a haunt that needs it: the haunt may have been chosen without its omen.

    Return whether it was in the game.
    """
    holder = next((one for one in t.explorers.values() if card in one.cards), None)
    if holder is not None:
        await give_up(t, holder, card)
        return True
    for stream, deck in (("omens", t.omen_deck), ("items", t.item_deck)):
        if card in deck:
            deck.remove(card)
            shuffle(t, stream)
            return True
    return bool(pick_card(t, card))


def pick_card(t: Table, card: str, room: str = "") -> str:
    """Take a card or companion that lies in a room, or in this room. Return the room."""
    for where in [room] if room else [*t.floor_piles, *t.waiting]:
        if t.lift(card, where):
            renew(t)
            return where
    return ""


def lying_in(t: Table, room: str) -> list[str]:
    """The cards that lie in a room, companions included."""
    return [*t.floor_piles.get(room, ()), *t.waiting.get(room, ())]


def at_hand(t: Table, one: Figure) -> list[str]:
    """The cards that lie in a figure's room, companions included, on this side of any barrier."""
    return [card for card in lying_in(t, one.place) if in_reach(t, card, one)]


def held_by_hero(t: Table, card: str) -> bool:
    """Return whether a hero holds a card. Bots do not ask their own side for it."""
    return any(card in hero.cards for hero in t.heroes())
