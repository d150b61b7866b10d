"""Whether the order in which tracks are activated matters. Where it does not, no question is asked."""

from ..data.board import INWARD, SPACES, TOWN_CENTER
from ..occasions import (
    ACTIVATED,
    ANOTHER_STEP,
    CHAOS_MARKERS,
    DRAWS_TWO,
    ENTERED,
    ENTERING,
    LEAVING,
    MOVED,
    STEPPED,
    ZEDS_CARD,
    listeners,
)
from ..state import DAZED, Table
from ..town.catacombs import goes_alone

ON_THE_WAY = frozenset((ZEDS_CARD, ACTIVATED, LEAVING, ENTERING, ENTERED, STEPPED, MOVED, ANOTHER_STEP))
"""Occasions on which effects change how Zeds move."""


def is_indifferent(t: Table) -> bool:
    """Whether all orders in which the remaining tracks may be activated lead to the same result.

    They do where Zeds meet nobody and nobody has a word in how they move: on no track does it matter then what is on
    another. New Zeds come from the bag, and it is all the same which of two Starts is first. On calm tracks nothing
    happens at all.
    """
    tracks = [track for track in t.any_order if track not in t.calm]
    if len(tracks) < 2:
        return True
    heard = listeners(t.in_force)
    if not ON_THE_WAY.isdisjoint(heard):
        return False
    bare = [track for track in tracks if not t.zeds_on(track)]
    if bare and (DRAWS_TWO in heard or len(t.bag) < len(bare)):
        return False
    fallen: list[str] = []
    if not all(moves_freely(t, track, fallen) for track in tracks):
        return False
    return not fallen or (CHAOS_MARKERS not in heard and len(fallen) <= t.chaos_left)


def moves_freely(t: Table, track: str, fallen: list[str]) -> bool:
    """Whether all Zeds of a track make a step and meet nobody. Spaces that fall into Chaos are added to `fallen`."""
    zeds = t.zeds_on(track)
    stay = [zed.place for zed in zeds if DAZED in zed.marks]
    movers = [zed.place for zed in zeds if DAZED not in zed.marks]
    for place in set(movers):
        goal = INWARD[place]
        if goal == TOWN_CENTER or goes_alone(place) or not is_open(t, goal):
            return False
        if movers.count(place) + stay.count(goal) > SPACES[goal].room:
            return False
        if falls(t, goal):
            fallen.append(goal)
    return True


def is_open(t: Table, place: str) -> bool:
    """Whether Zeds can enter a space without meeting anything."""
    if place in t.no_entry or place == t.minefield or t.units_at(place):
        return False
    return not t.settings.chaos or all(piece.place != place for piece in (*t.raiders.values(), *t.folk.values()))


def falls(t: Table, place: str) -> bool:
    """Whether Zeds that come into a space nobody defends bring Chaos there."""
    return t.settings.chaos and SPACES[place].named and place not in t.chaos
