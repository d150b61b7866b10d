"""Mutiny: a crew of three, any of whom may turn on the others for all to see, and come back. Sides change openly.

In turn each draws a card, plays one, stashes one out of sight, or changes sides: a hand deserts the crew, a mutineer
surrenders. Whoever is on one side shows each other everything. After each turn all three vote on the course in secret.
After the last turn the side with more cards on the table wins.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from lamplit.engine import (
    ALL,
    Audience,
    Chance,
    Game,
    Offer,
    Refusal,
    Sides,
    Zone,
    ask,
    ask_all,
    deal_anew,
    items,
    mapping,
    named,
    number,
    plain,
    shown,
)
from lamplit.engine import Table as EngineTable
from lamplit.engine.state.bounds import Named, Number, Pile, table_of

SEATS = ("ann", "ben", "cat")
CARDS = {"rum": 5, "rope": 4, "map": 3}
COURSES = {"port": "port", "starboard": "starboard"}


@plain
class Ship(EngineTable):
    """Hands, stashes, the deck, and who has turned on the crew."""

    turns: int
    turn: int = 0
    mutineers: list[str] = items()
    deck: list[str] = items()
    hands: dict[str, list[str]] = mapping()
    stashes: dict[str, list[str]] = mapping()
    played: list[str] = items()
    score: dict[str, int] = mapping()


@cache
def sides_with(mutineers: Audience) -> Sides:
    """The crew, and whoever has turned on it; each side shares all it sees."""
    crew = tuple(seat for seat in SEATS if seat not in mutineers)
    both = {"crew": crew, "mutineers": mutineers}
    there = {side: seats for side, seats in both.items() if seats}
    return Sides(there, viewpoints=there)


def sides(t: Ship) -> Sides:
    """Who is on whose side now."""
    return sides_with(tuple(t.mutineers))


async def watch(t: Ship) -> Any:
    """One of them acts; then all vote."""
    seat = SEATS[t.turn % len(SEATS)]
    t.turn += 1
    deed = await ask(seat, "watch", deeds(t, seat))
    deed(t, seat)
    return council


async def council(t: Ship) -> Any:
    """All vote on the course, in secret; only the outcome is told."""
    votes = await ask_all({seat: Offer(seat, "course", COURSES) for seat in SEATS})
    port = list(votes.values()).count("port")
    t.tell(ALL, "sails", course="port" if port > 1 else "starboard")
    if t.turn == t.turns:
        t.end(how="landfall", side=max(t.score, key=lambda side: t.score[side]))
    return watch


def deeds(t: Ship, seat: str) -> dict[str, Callable[[Ship, str], None]]:
    """What one may do on watch."""
    found: dict[str, Callable[[Ship, str], None]] = {"rest": rest}
    if t.deck:
        found["draw"] = draw
    for card in t.hands[seat]:
        found[f"play:{card}"] = lambda t, seat, card=card: play(t, seat, card)
        found[f"stash:{card}"] = lambda t, seat, card=card: stash(t, seat, card)
    found["surrender" if seat in t.mutineers else "desert"] = turn_coat
    return found


def rest(t: Ship, seat: str) -> None:
    """Do nothing."""
    t.tell(ALL, "rested", who=seat)


def draw(t: Ship, seat: str) -> None:
    """Draw a card, which one's own side sees."""
    card = t.chance.draw("deck", t.deck)
    t.hands[seat].append(card)
    own = sides(t).mates(seat)
    t.tell(own, "drew", who=seat, card=card)
    t.tell(tuple(other for other in SEATS if other not in own), "drew-unseen", who=seat)


def play(t: Ship, seat: str, card: str) -> None:
    """Lay a card open: one's side scores."""
    t.hands[seat].remove(card)
    t.played.append(card)
    t.score[sides(t).side(seat)] += 1
    t.tell(ALL, "played", who=seat, card=card)


def stash(t: Ship, seat: str, card: str) -> None:
    """Hide a card for good. One's own side sees which."""
    t.hands[seat].remove(card)
    t.stashes[seat].append(card)
    own = sides(t).mates(seat)
    t.tell(own, "stashed", who=seat, card=card)
    t.tell(tuple(other for other in SEATS if other not in own), "stashed-unseen", who=seat)


def turn_coat(t: Ship, seat: str) -> None:
    """Change sides. The new mates show each other all they have."""
    if seat in t.mutineers:
        t.mutineers.remove(seat)
    else:
        t.mutineers.append(seat)
    t.tell(ALL, "turned", who=seat)
    own = sides(t).mates(seat)
    for mate in own:
        t.tell(own, "showed", who=mate, hand=t.hands[mate][:], stash=t.stashes[mate][:])


def set_up(options: Mapping[str, Any], chance: Chance) -> Ship:
    """Shuffle, and deal two cards each."""
    deck = [card for card, count in CARDS.items() for _ in range(count)]
    chance.shuffle("deck", deck)
    return Ship(
        step="watch",
        chance=chance,
        turns=options["turns"],
        deck=deck,
        hands={seat: [deck.pop(), deck.pop()] for seat in SEATS},
        stashes={seat: [] for seat in SEATS},
        score={"crew": 0, "mutineers": 0},
    )


def zones(_t: Ship) -> list[Zone[Ship]]:
    """Hands and stashes are seen by those who are on their owner's side now; everybody can count them."""
    return [
        Zone("deck", "cards", lambda t: t.deck, counted_by=lambda _t: ALL),
        Zone("played", "cards", lambda t: t.played, lambda _t: ALL),
        *(own(f"hand:{seat}", seat, lambda t, seat=seat: t.hands[seat]) for seat in SEATS),
        *(own(f"stash:{seat}", seat, lambda t, seat=seat: t.stashes[seat]) for seat in SEATS),
    ]


def own(name: str, seat: str, cards: Callable[[Ship], list[str]]) -> Zone[Ship]:
    """Cards of one seat."""
    return Zone(name, "cards", cards, lambda t: sides(t).mates(seat), lambda _t: ALL)


def view(t: Ship, seat: str) -> dict[str, Any]:
    """The ship as a seat sees it."""
    turned = {"round": t.turn, "mutineers": t.mutineers[:], "score": dict(t.score)}
    return {**turned, "cards": shown(zones(t), t, seat), "you": seat}


def sample(t: Ship, seat: str, chance: Chance) -> None:
    """What the other side holds could be anything."""
    deal_anew(zones(t), t, seat, chance)


def why_not(_t: Ship, _seat: str, _offer: Offer[Any] | None, _name: str) -> Refusal:
    """There are no rules to speak of."""
    return Refusal("mutiny.watch")


GAME = Game(
    name="mutiny",
    settings=(number("turns", 9, 1, 20),),
    table=Ship,
    seats=lambda _options: SEATS,
    set_up=set_up,
    steps=named(watch, council),
    view=view,
    zones=zones,
    bounds=table_of(
        turns=Number(1, 20),
        turn=Number(0, 100),
        mutineers=Pile(len(SEATS)),
        deck=Pile(sum(CARDS.values())),
        hands=Named(len(SEATS), Pile(sum(CARDS.values()))),
        stashes=Named(len(SEATS), Pile(sum(CARDS.values()))),
        played=Pile(sum(CARDS.values())),
        score=Named(len(SEATS), Number(-100, 100)),
    ),
    box=lambda _table: {"cards": CARDS},
    sample=sample,
    why_not=why_not,
    sides=sides,
    sides_change=True,
    revealing=frozenset({"drew", "played", "stashed", "showed", "sails"}),
)
