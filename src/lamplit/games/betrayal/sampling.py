"""A hidden world dealt anew: the order of the decks."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...engine import Chance, may_see
from .data.rooms import ROOMS
from .explorers.decks import DECKS as PILES
from .explorers.decks import deck_of
from .house.discovery import PASSED
from .state import Table

DECKS = {"item": "item_deck", "omen": "omen_deck", "event": "event_deck"}


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Shuffle what the seat has not seen. The back of the top room is known, and so is what the seat has looked at."""
    if t.step == "set_up":
        return
    deal_rooms(t, t.seen.get(f"{seat}:rooms", []), chance)
    for name, deck in DECKS.items():
        pile: list[str] = getattr(t, deck)
        known = t.seen.get(f"{seat}:{name}s", [])
        loose = pile[: len(pile) - len(known)]
        chance.shuffle(name, loose)
        pile[: len(loose)] = loose
    _know_the_same(t, seat)


def _know_the_same(t: Table, seat: str) -> None:
    """The other seats have looked at as many cards as in truth, at those that lie there now."""
    for key, known in t.seen.items():
        watcher, _, pile = key.partition(":")
        if watcher != seat:
            t.seen[key] = deck_of(t, pile)[-len(known) :]


def deal_rooms(t: Table, known: Sequence[str], chance: Chance) -> None:
    """Deal the rooms of the stack and those face down beside it anew. The top of the stack keeps its back.

    `known` are rooms on top of the stack that the seat has looked at.
    """
    top = list(known) if known and t.rooms[-len(known) :] == list(known) else []
    loose = [*t.rooms[: len(t.rooms) - len(top)], *t.room_discard]
    if t.rooms and not top:
        top = [like(loose, t.rooms[-1], chance)]
        loose.remove(top[0])
    chance.shuffle("rooms", loose)
    size = len(t.rooms) - len(top)
    t.rooms[:] = [*loose[:size], *top]
    t.room_discard[:] = loose[size:]


def reshuffle(t: Table, later: Table, chance: Chance) -> None:
    """Shuffle what is to come after the `later` table, except what any seat has looked at."""
    for name, deck in DECKS.items():
        pile, left = getattr(t, deck), getattr(later, deck)
        if pile[: len(left)] == left:
            loose = left[: len(left) - _looked_at(later, f"{name}s")]
            chance.shuffle(name, loose)
            pile[: len(loose)] = loose
    _reshuffle_rooms(t, later, chance)


def _reshuffle_rooms(t: Table, later: Table, chance: Chance) -> None:
    """All know the back of the room on top, and rooms put aside face down may come later, too."""
    left, aside = later.rooms, t.room_discard
    if not left or t.rooms[: len(left)] != left or later.room_discard[: len(aside)] != aside:
        return
    size = len(left) - _looked_at(later, "rooms")
    loose, top = [*left[:size], *aside], left[size:]
    if not top:
        top = [like(loose, left[-1], chance)]
        loose.remove(top[0])
        size -= 1
    chance.shuffle("rooms", loose)
    t.rooms[: len(left)] = [*loose[:size], *top]
    aside[:] = loose[size:]


def _looked_at(t: Table, pile: str) -> int:
    """Return how much of the top of a pile any seat knows."""
    return max((len(known) for key, known in t.seen.items() if key.endswith(f":{pile}")), default=0)


def like(rooms: Sequence[str], room: str, chance: Chance) -> str:
    """Return one of the rooms that have the same back."""
    back = ROOMS[room].floors
    return chance.pick("rooms", [other for other in rooms if ROOMS[other].floors == back])


@dataclass(frozen=True, slots=True)
class Stretch:
    """A pile from one shuffle to the next, or from the checkpoint on.

    `order` is how it truly lay, the top first; `named` is what was drawn openly, `drawn` how many were drawn at all.
    """

    order: list[str]
    named: set[str] = field(default_factory=set[str])
    drawn: int = 0


def redraw(t: Table, before: Table, later: Table, seat: str, chance: Chance) -> None:
    """Make what was turned up in this step come up again, and what the seat looked at, after each shuffle.

    Of rooms put aside face down, and of the room on top, all know only the back.
    """
    if before.step == "set_up":
        return
    looked = [args["cards"] for audience, kind, args in later.news if kind == "looked" and may_see(audience, seat)]
    shuffled: list[list[Any]] = []
    for pile in PILES:
        first, *others = stretches(before, later, pile)
        if first.drawn or looked:
            _lie_anew(t, before, first, pile, seat, looked, chance)
        for stretch in others:
            lies = _arranged(stretch, _looked_at_in(stretch, looked), stretch.order[:], pile, chance)
            shuffled.append(["shuffle", pile, lies[::-1]])
    _know_the_same(t, seat)
    if shuffled:
        chance.foretell([*chance.foretold, *shuffled])


def stretches(before: Table, later: Table, pile: str) -> list[Stretch]:
    """Return what became of a pile between two tables."""
    found = [Stretch(deck_of(before, pile)[::-1])]
    for kind, stream, outcome in later.chance.dealt:
        if kind == "shuffle" and stream == pile:
            found.append(Stretch(outcome[::-1]))
        elif kind == "draw" and stream in (pile.removesuffix("s"), *((PASSED,) if pile == "rooms" else ())):
            drawn = found[-1].drawn + 1
            named = found[-1].named if stream == PASSED else found[-1].named | {outcome}
            found[-1] = Stretch(found[-1].order, named, drawn)
    return found


def _looked_at_in(stretch: Stretch, looked: Sequence[list[str]]) -> set[str]:
    """Return the cards that the seat has looked at and that lay on top of this pile at some time."""
    known: set[str] = set()
    for cards in looked:
        top = stretch.order.index(cards[0]) if cards and cards[0] in stretch.order else len(stretch.order)
        if top <= stretch.drawn and stretch.order[top : top + len(cards)] == cards:
            known.update(cards)
    return known


def _lie_anew(
    t: Table, before: Table, stretch: Stretch, pile: str, seat: str, looked: Sequence[list[str]], chance: Chance
) -> None:
    """Lay a pile as it may have lain at the checkpoint."""
    known = _looked_at_in(stretch, looked) | set(before.seen.get(f"{seat}:{pile}", ()))
    deck = deck_of(t, pile)
    aside = t.room_discard if pile == "rooms" else []
    lies = _arranged(stretch, known, [*deck, *aside], pile, chance)
    size = len(stretch.order)
    deck[:] = lies[:size][::-1]
    aside[:] = lies[size:]


def _arranged(stretch: Stretch, known: set[str], cards: list[str], pile: str, chance: Chance) -> list[str]:
    """Return these cards, the top one first, so that all that could be seen of them is as in this stretch."""
    sure = {card for card in stretch.order if card in stretch.named or card in known}
    loose = [card for card in cards if card not in sure]
    lies: list[str] = []
    for place, card in enumerate(stretch.order):
        if card in sure:
            lies.append(card)
        elif pile == "rooms" and place <= stretch.drawn:
            lies.append(like(loose, card, chance))
            loose.remove(lies[-1])
        else:
            lies.append("")
    chance.shuffle(f"loose {pile}", loose)
    lies = [card or loose.pop() for card in lies]
    return [*lies, *loose]
