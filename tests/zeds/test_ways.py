"""Ways are looked up and not searched for: they must be the ones that a search finds."""

import random

import pytest

from lamplit.games.zeds.data.board import LINKS, SPACES, TOWN_CENTER
from lamplit.games.zeds.data.places import places
from lamplit.games.zeds.data.units import UNITS
from lamplit.games.zeds.phases.actions import do_end, do_move
from lamplit.games.zeds.phases.unit_moves import Deeds, post
from lamplit.games.zeds.town.movement import NO_START, closed_spaces, search, ways

NOT_TOWN_CENTER = sorted({*SPACES} - {TOWN_CENTER})
"""Nothing ever stands in the way there: who gets so far has not lost the game."""


@pytest.mark.rule("DZ-MOVE-1", "DZ-MOVE-3")
def test_whatever_stands_in_the_way_the_open_ways_are_those_a_search_finds() -> None:
    luck = random.Random("ways")
    stopped = 0
    for place in LINKS:
        for _ in range(10):
            points, free_town, shortcuts = luck.randint(0, 8), luck.random() < 0.5, luck.random() < 0.2
            blocked = places(luck.sample(NOT_TOWN_CENTER, luck.randint(0, 12))) | NO_START
            taken = places(luck.sample(sorted(SPACES), luck.randint(0, 12))) | NO_START
            found = search(place, points, free_town, shortcuts, blocked, taken)
            assert [*ways(place, points, free_town, shortcuts, blocked, taken).items()] == [*found.items()]
            stopped += len(found) < len(search(place, points, free_town, shortcuts, NO_START, NO_START))
    assert stopped > 200


@pytest.mark.rule("DZ-MOVE-1", "DZ-MOVE-3")
def test_the_roads_of_a_unit_that_are_open_are_those_a_search_finds() -> None:
    luck = random.Random("roads")
    for place in LINKS:
        for unit in ("piazza", "schmidt", "furies"):
            free_town, closed = luck.random() < 0.5, closed_spaces(False, ())
            stops, full = (places(luck.sample(NOT_TOWN_CENTER, 8)) for _ in range(2))
            at = post(unit, place, UNITS[unit].move, free_town, closed)
            roads = at.open_roads(stops & at.around, full & at.around)
            deeds = Deeds([(roads.bit_count(), roads, at), (1, 0, {"end": (do_end, ())})])
            found = search(place, UNITS[unit].move, free_town, False, stops | closed, full | closed)
            names = [*(f"move:{unit}:{goal}" for goal in found), "end"]
            assert [*deeds] == names
            assert [deeds.name_at(index) for index in range(len(deeds))] == names
            assert [deeds[f"move:{unit}:{goal}"] for goal in found] == [
                (do_move, (unit, path)) for path in found.values()
            ]
            assert not any(name in deeds for name in at.names if name not in names)
