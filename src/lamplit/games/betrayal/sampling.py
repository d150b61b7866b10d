"""A hidden world dealt anew: the order of the decks."""

from collections.abc import Sequence

from ...engine import Chance
from .data.rooms import ROOMS
from .decks import deck_of
from .state import Table

DECKS = {"item": "item_deck", "omen": "omen_deck", "event": "event_deck"}


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Shuffles what nobody has seen. The back of the top room is known, and so is what somebody has looked at."""
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
    """The others have looked at as many as in truth, at what lies there now."""
    for key, known in t.seen.items():
        watcher, _, pile = key.partition(":")
        if watcher != seat:
            t.seen[key] = deck_of(t, pile)[-len(known) :]


def deal_rooms(t: Table, known: Sequence[str], chance: Chance) -> None:
    """Rooms in the stack and face down beside it may lie anywhere, but the top of the stack shows its floors.

    `known` are rooms on top of the stack that somebody has looked at.
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
    """Shuffles what is to come after a `later` moment, but for what somebody has looked at."""
    for name, deck in DECKS.items():
        pile, left = getattr(t, deck), getattr(later, deck)
        if pile[: len(left)] == left:
            loose = left[: len(left) - _looked_at(later, f"{name}s")]
            chance.shuffle(name, loose)
            pile[: len(loose)] = loose
    _reshuffle_rooms(t, later, chance)


def _reshuffle_rooms(t: Table, later: Table, chance: Chance) -> None:
    """Of the room on top all know the back, and rooms put aside face down may come later, too."""
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
    """How much of the top of a pile somebody knows."""
    return max((len(known) for key, known in t.seen.items() if key.endswith(f":{pile}")), default=0)


def like(rooms: Sequence[str], room: str, chance: Chance) -> str:
    """One of the rooms whose back looks the same."""
    back = ROOMS[room].floors
    return chance.pick("rooms", [other for other in rooms if ROOMS[other].floors == back])


def redraw(t: Table, later: Table, drawn: Sequence[tuple[str, str]], chance: Chance) -> None:
    """Cards and rooms turned up in this step come again; of rooms put aside face down all know only the back."""
    for name, deck in DECKS.items():
        pile: list[str] = getattr(t, deck)
        seen = [card for stream, card in drawn if stream == name]
        if all(card in pile for card in seen):
            pile[:] = [card for card in pile if card not in seen] + seen[::-1]
    found = [(stream, room) for stream, room in drawn if stream.startswith("room")]
    turned_up = [room for stream, room in found if stream == "room"]
    loose = [room for room in (*t.rooms, *t.room_discard) if room not in turned_up]
    if not found or len(found) + len(later.rooms) != len(t.rooms):
        return
    top: list[str] = []
    for stream, room in (*found, *((("next", later.rooms[-1]),) if later.rooms else ())):
        if stream == "room":
            top.append(room)
        else:
            other = like(loose, room, chance)
            loose.remove(other)
            top.append(other)
    size = len(t.rooms) - len(top)
    t.rooms[:] = [*loose[:size], *top[::-1]]
    t.room_discard[:] = loose[size:]
