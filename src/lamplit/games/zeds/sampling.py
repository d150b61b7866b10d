"""A hidden world dealt anew: the order of the decks, and which cards stayed in the box."""

from collections.abc import Callable

from ...engine import Chance
from .data.events import EVENTS
from .data.research import RESEARCH
from .settings import HORDE
from .state import Table

Family = tuple[int, str]
"""The act and the kind of an event card: how many of each a deck has is no secret."""


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Shuffles what nobody has seen; in each act as many special and normal cards remain as there were."""
    _deal_horde(t, seat, chance)
    if t.step == "set_up":
        return
    known = [t.event_deck.pop()] if t.foreseen else []
    _deal_events(t, chance)
    t.event_deck += known
    foreseen = [t.fate_deck.pop()] if t.fate_foreseen else []
    chance.shuffle("fate", t.fate_deck)
    t.fate_deck += foreseen
    _deal_research(t, chance)


def reshuffle(t: Table, later: Table, chance: Chance) -> None:
    """Shuffles what is to come after a `later` moment: each act by itself, and research above and below as it lay."""
    dealt: tuple[tuple[str, int, Callable[[Table, Chance], None]], ...] = (
        ("event_deck", int(later.foreseen), _deal_events),
        ("fate_deck", int(later.fate_foreseen), lambda t, chance: chance.shuffle("fate", t.fate_deck)),
        ("research_deck", 0, _deal_research),
        ("horde_deck", 0, lambda t, chance: chance.shuffle("horde", t.horde_deck)),
    )
    for name, foreseen, deal in dealt:
        deck, left = getattr(t, name), getattr(later, name)
        if deck[: len(left)] == left:
            unseen = len(left) - foreseen
            setattr(t, name, deck[:unseen])
            deal(t, chance)
            getattr(t, name).extend(deck[unseen:])


def _deal_horde(t: Table, seat: str, chance: Chance) -> None:
    """Its hand is known to the horde alone."""
    held = 0 if seat == HORDE else len(t.horde_hand)
    unseen = t.horde_deck + t.horde_hand[:held]
    chance.shuffle("horde", unseen)
    if held:
        t.horde_hand = unseen[:held]
    t.horde_deck = unseen[held:]


def _deal_research(t: Table, chance: Chance) -> None:
    """Basic cards lie where basic cards lay; below them are all key cards and as many breakthroughs as there were."""
    for kind in ("basic", "breakthrough"):
        unseen = [card for card in (*t.research_deck, *t.research_box) if RESEARCH[card].kind == kind]
        chance.shuffle("research", unseen)
        t.research_deck = [unseen.pop() if RESEARCH[card].kind == kind else card for card in t.research_deck]
        t.research_box = [unseen.pop() if RESEARCH[card].kind == kind else card for card in t.research_box]
    below = [card for card in t.research_deck if RESEARCH[card].kind != "basic"]
    chance.shuffle("research", below)
    t.research_deck = [card if RESEARCH[card].kind == "basic" else below.pop() for card in t.research_deck]


def _deal_events(t: Table, chance: Chance) -> None:
    unseen: dict[Family, list[str]] = {}
    for card in (*t.event_deck, *t.event_box):
        unseen.setdefault(_family(card), []).append(card)
    for cards in unseen.values():
        chance.shuffle("events", cards)
    kinds = _shuffle_acts([_family(card) for card in t.event_deck], chance)
    t.event_deck = [unseen[family].pop() for family in kinds]
    t.event_box = [card for cards in unseen.values() for card in cards]


def _shuffle_acts(families: list[Family], chance: Chance) -> list[Family]:
    """Where the special cards of an act lie is not known. The Finale and the National Guard have their places."""
    shuffled = families[:]
    for act in range(1, 5):
        places = [number for number, (of, kind) in enumerate(families) if of == act and kind in ("special", "normal")]
        kinds = [families[number][1] for number in places]
        chance.shuffle("events", kinds)
        for number, kind in zip(places, kinds, strict=True):
            shuffled[number] = (act, kind)
    return shuffled


def _family(card: str) -> Family:
    event = EVENTS[card]
    return (event.act, event.kind)
