"""A hidden world dealt anew: the order of the decks."""

from ...engine import Chance
from .data.rooms import ROOMS
from .state import Table


def sample(t: Table, seat: str, chance: Chance) -> None:
    """Shuffles what nobody has seen. The back of the top room is known, and so is what somebody has looked at."""
    if t.step == "set_up":
        return
    _rooms(t, seat, chance)
    for name, deck in (("items", t.item_deck), ("omens", t.omen_deck), ("events", t.event_deck)):
        known = t.seen.get(f"{seat}:{name}", [])
        loose = deck[: len(deck) - len(known)]
        chance.shuffle(name, loose)
        deck[: len(loose)] = loose


def _rooms(t: Table, seat: str, chance: Chance) -> None:
    """Rooms in the stack and face down beside it may lie anywhere, but the top of the stack shows its floors."""
    known = t.seen.get(f"{seat}:rooms", [])
    if known and t.rooms[-len(known) :] == known:
        loose = t.rooms[: -len(known)] + t.room_discard
        chance.shuffle("rooms", loose)
        t.rooms[: -len(known)] = loose[: len(t.rooms) - len(known)]
        t.room_discard[:] = loose[len(t.rooms) - len(known) :]
        return
    loose = t.rooms + t.room_discard
    if not t.rooms:
        chance.shuffle("rooms", t.room_discard)
        return
    back = ROOMS[t.rooms[-1]].floors
    alike = [room for room in loose if ROOMS[room].floors == back]
    top = chance.pick("rooms", alike)
    loose.remove(top)
    chance.shuffle("rooms", loose)
    size = len(t.rooms) - 1
    t.rooms[:] = [*loose[:size], top]
    t.room_discard[:] = loose[size:]
