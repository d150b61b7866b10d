"""Ways are looked up and not searched for: they must be the ones that a search finds."""

import random

import pytest

from lamplit.games.zeds.data.board import LINKS, SPACES
from lamplit.games.zeds.data.places import places
from lamplit.games.zeds.movement import NO_START, search, ways


@pytest.mark.rule("DZ-MOVE-1", "DZ-MOVE-3")
def test_whatever_stands_in_the_way_the_open_ways_are_those_a_search_finds() -> None:
    luck = random.Random("ways")
    stopped = 0
    for place in LINKS:
        for _ in range(10):
            points, free_town, shortcuts = luck.randint(0, 8), luck.random() < 0.5, luck.random() < 0.2
            blocked = places(luck.sample(sorted(SPACES), luck.randint(0, 12))) | NO_START
            taken = places(luck.sample(sorted(SPACES), luck.randint(0, 12))) | NO_START
            found = search(place, points, free_town, shortcuts, blocked, taken)
            assert [*ways(place, points, free_town, shortcuts, blocked, taken).items()] == [*found.items()]
            stopped += len(found) < len(search(place, points, free_town, shortcuts, NO_START, NO_START))
    assert stopped > 200
