"""Attic: three friends rummage in an attic until an omen wakes one of two scenarios. A game made of modules.

In turn each draws a card or lights a lamp. When enough omens have been drawn, a die decides what they have woken: a
flood, or a ghost that takes hold of one of them in secret. From then on the scenario's own steps rule.
"""

from collections.abc import Mapping
from typing import Any

from lamplit.engine import ALL, Chance, Game, Offer, Refusal, Zone, ask, made_of, named, number, shown
from lamplit.engine.state.bounds import Anything, Named, Number, Pile, table_of

from . import flood, ghost
from .state import SEATS, Attic, next_seat

CARDS = {"lamp": 5, "charm": 5, "omen": 4}
CHART = {"flood": flood.begin, "ghost": ghost.begin}


async def rummage(t: Attic) -> Any:
    """One of them draws a card, listens, or lights a lamp."""
    seat = next_seat(t)
    what = await ask(seat, "rummage", doings(t, seat))
    if what == "listen":
        t.tell(ALL, "listened", who=seat)
        return rummage
    if what == "light":
        t.hands[seat].remove("lamp")
        t.played.append("lamp")
        t.tell(ALL, "lit", who=seat)
        return rummage
    card = t.chance.draw("deck", t.deck)
    if card != "omen":
        t.hands[seat].append(card)
        t.tell((seat,), "drew", card=card)
        return rummage
    t.played.append(card)
    t.tell(ALL, "omen", who=seat)
    return awaken if t.played.count("omen") == t.omens else rummage


def doings(t: Attic, seat: str) -> dict[str, str]:
    """There is always more than one thing to do: to be asked tells nothing about one's cards."""
    found = ("draw", "listen", *(("light",) if "lamp" in t.hands[seat] else ()))
    return {name: name for name in found}


async def awaken(t: Attic) -> Any:
    """A die decides what wakes."""
    woken = t.chance.pick("chart", list(CHART))
    t.tell(ALL, "woken", scenario=woken)
    return CHART[woken](t)


def set_up(options: Mapping[str, Any], chance: Chance) -> Attic:
    """Shuffle, and deal a card each that is no omen."""
    deck = [card for card, count in CARDS.items() for _ in range(count)]
    chance.shuffle("deck", deck)
    hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
    for hand in hands.values():
        hand.append(next(card for card in deck if card != "omen"))
        deck.remove(hand[0])
    return Attic(step="rummage", chance=chance, omens=options["omens"], deck=deck, hands=hands)


def zones(_t: Attic) -> list[Zone[Attic]]:
    """Hands are secret, and everybody can count them."""
    return [
        Zone("deck", "cards", lambda t: t.deck, counted_by=lambda _t: ALL),
        Zone("played", "cards", lambda t: t.played, lambda _t: ALL),
        *(hand(seat) for seat in SEATS),
    ]


def hand(seat: str) -> Zone[Attic]:
    """The cards of one seat."""
    return Zone(f"hand:{seat}", "cards", lambda t: t.hands[seat], lambda _t: (seat,), lambda _t: ALL)


def view(t: Attic, seat: str) -> dict[str, Any]:
    """The attic as a seat sees it."""
    return {"round": t.turn, "cards": shown(zones(t), t, seat), "you": seat}


def sample(t: Attic, seat: str, chance: Chance) -> None:
    """The deck and the other hands could be anything, but nobody holds an omen."""
    others = [t.hands[other] for other in SEATS if other != seat]
    loose = [card for pile in (t.deck, *others) for card in pile]
    chance.shuffle("loose", loose)
    kept = [card for card in loose if card != "omen"]
    for hand in others:
        hand[:] = [kept.pop() for _ in hand]
    t.deck[:] = kept + [card for card in loose if card == "omen"]
    chance.shuffle("deck", t.deck)


def why_not(t: Attic, seat: str, offer: Offer[Any] | None, name: str) -> Refusal:
    """Which rule forbids it."""
    if offer is None:
        return Refusal("attic.in-turn")
    return Refusal("attic.lamp") if name == "light" and "lamp" not in t.hands[seat] else Refusal()


ATTIC = Game(
    name="attic",
    settings=(number("omens", 2, 1, 3),),
    table=Attic,
    seats=lambda _options: SEATS,
    set_up=set_up,
    steps=named(rummage, awaken),
    view=view,
    zones=zones,
    bounds=table_of(
        omens=Number(0, 3),
        turn=Number(0, 1000),
        deck=Pile(100),
        hands=Named(len(SEATS), Pile(100)),
        played=Pile(100),
        scenario=Anything(3),
    ),
    box=lambda _table: {"cards": CARDS},
    sample=sample,
    why_not=why_not,
    revealing=frozenset({"drew", "omen", "woken"}),
    open_streams=frozenset({"chart"}),
)


def in_use(t: Attic) -> tuple[str, ...]:
    """The scenario that was woken."""
    return (t.scenario.module,) if t.scenario else ()


GAME = made_of(ATTIC, in_use, flood.MODULE, ghost.MODULE)
