"""A search finds every way that is open, and no other."""

import random

import pytest

from lamplit.games.zeds.data.board import CROSSED, LINKS, SPACES, STARTS, TOWN_CENTER
from lamplit.games.zeds.town.movement import search

NOT_TOWN_CENTER = sorted({*SPACES} - {TOWN_CENTER})
"""Nothing ever stands in the way there: Zeds that get so far have won."""


def costs(place: str, free_town_center: bool, shortcuts: bool, stops: set[str]) -> dict[str, int]:
    """What it costs at least to come to each space, found by trying every link again until nothing gets cheaper."""
    links = CROSSED if shortcuts else LINKS
    found = {place: 0}
    while True:
        before = dict(found)
        for here, cost in before.items():
            for there in links[here] if here == place or here not in stops else ():
                step = 0 if free_town_center and there == TOWN_CENTER else 1
                found[there] = min(found.get(there, 99), cost + step)
        if found == before:
            return found


@pytest.mark.rule("DZ-MOVE-1", "DZ-MOVE-2", "DZ-MOVE-3")
def test_a_search_finds_all_open_ways_and_no_other() -> None:
    luck = random.Random("ways")
    stopped = 0
    for place in LINKS:
        for _ in range(10):
            points, free_town_center, shortcuts = luck.randint(0, 8), luck.random() < 0.5, luck.random() < 0.2
            stops = {*luck.sample(NOT_TOWN_CENTER, luck.randint(0, 12)), *STARTS}
            full = {*luck.sample(sorted(SPACES), luck.randint(0, 12)), *STARTS}
            found = search(place, points, free_town_center, shortcuts, stops, full)
            cheapest = costs(place, free_town_center, shortcuts, stops)
            within = {goal for goal, cost in cheapest.items() if cost <= points and goal not in full}
            assert {*found} == within - {place}
            for goal, path in found.items():
                assert path[-1] == goal
                assert stops.isdisjoint(path[:-1])
                links = CROSSED if shortcuts else LINKS
                assert all(there in links[here] for here, there in zip((place, *path), path, strict=False))
                assert len(path) - (free_town_center and TOWN_CENTER in path) <= points
            stopped += len(found) < len(search(place, points, free_town_center, shortcuts))
    assert stopped > 200
