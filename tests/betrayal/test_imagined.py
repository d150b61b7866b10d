"""Worlds as a seat may imagine them in the middle of a step: what was turned up and looked at comes again, no more."""

import pytest

from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.state import Table

from .house import House

WORLDS = 12
BELOW = ("crypt", "larder", "storeroom", "vault")
"""Rooms that do not belong on the ground floor."""


def imagined(house: House, watcher: str) -> list[Table]:
    """Sampled tables of a seat: each is found at the first attempt, and looks and sounds like the truth."""
    match, found = house.match, []
    seat = watcher if watcher == SPECTATOR else house.one(watcher).seat
    for number in range(WORLDS):
        world = match.sample(seat, f"{number}", tries=1)
        assert world.view(seat) == match.view(seat)
        assert world.events(seat) == match.events(seat)
        found.append(world.table)
    return found


def differ(worlds: list[Table], pile: str) -> bool:
    """Whether a pile lies in several ways."""
    return len({tuple(getattr(world, pile)) for world in worlds}) > 1


@pytest.mark.parametrize("left", [0, 2])
@pytest.mark.parametrize("watcher", ["ox", "zoe", SPECTATOR])
def test_rooms_shuffled_in_the_middle_of_a_step_come_up_again(left: int, watcher: str) -> None:
    """The stack runs out, after `left` rooms that do not belong here; all are shuffled, and two more do not."""
    house = House()
    others = [room for room in house.table.rooms if room not in (*BELOW, "kitchen")]
    house.change(rooms=list(BELOW[:left]), room_discard=[*others, *BELOW[left:], "kitchen"])
    house.shuffles("rooms", *others, *BELOW[:2], "kitchen", *BELOW[2:]).begin()
    house.match.answer("explorer1", "open:N")
    assert (house.asked(), house.table.drawn_room, len(house.told("passed"))) == ("turn-room", ["kitchen"], left + 2)
    worlds = imagined(house, watcher)
    assert differ(worlds, "rooms")
    assert differ(worlds, "room_discard")
    for world in worlds:
        assert sorted((*world.rooms, *world.room_discard)) == sorted((*others, *BELOW))
        assert ROOMS[world.rooms[-1]].floors == ROOMS[house.table.rooms[-1]].floors


def looks(pile: str) -> House:
    """Ox has drawn an event in a new room, looked at what lies on top of a pile, and is about to put it back."""
    return House().draws("it_is_meant_to_be").does(f"pile:{pile}")


@pytest.mark.parametrize(("pile", "deck"), [("rooms", "rooms"), ("items", "item_deck"), ("events", "event_deck")])
def test_cards_that_a_seat_has_just_looked_at_lie_there_for_it_alone(pile: str, deck: str) -> None:
    house = looks(pile)
    assert house.asked() == "reorder-pile"
    top = getattr(house.table, deck)[-3:]
    own, others = imagined(house, "ox"), imagined(house, "zoe")
    assert all(getattr(world, deck)[-3:] == top for world in own)
    assert differ(own, deck)
    assert len({tuple(getattr(world, deck)[-3:]) for world in others}) > 1
    assert all(world.seen[f"explorer1:{pile}"] == getattr(world, deck)[-3:] for world in others)


def test_after_a_shuffle_no_seat_knows_where_the_cards_lie() -> None:
    """Ox has looked at three rooms and finds the first; then the Patio is searched for, and all are shuffled."""
    house = House().next_cards("gardens", "the_beckoning")
    looked_at = house.table.rooms[-3:]
    house.change(seen={"explorer1:rooms": looked_at[:]}).rolls((0,) * 3).begin().does("open:N")
    assert house.asked() == "place-room"
    assert house.table.seen == {}
    worlds = imagined(house, "ox")
    assert all(world.drawn_room == ["patio"] for world in worlds)
    assert len({world.rooms.index(looked_at[0]) for world in worlds}) > 1
