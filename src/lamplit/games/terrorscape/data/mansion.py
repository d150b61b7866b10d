"""The Mansion: fifteen places in three zones, seventeen doors, three open ways, two secret passages."""

from collections.abc import Collection
from functools import lru_cache

ZONES = {"red": "R", "blue": "B", "green": "G"}
PLACES = tuple(f"{letter}{n}" for letter in "RBG" for n in range(1, 6))

DOORS = (
    "B1-B2", "B1-R1", "B2-R1", "B2-B3", "B2-B5", "B3-B4", "B4-G5", "B5-R3", "B5-R4",
    "R1-R2", "R1-R3", "R2-R3", "R2-R5", "R4-R5", "G4-R5", "G3-G4", "G1-R2",
)  # fmt: skip
OPEN_WAYS = ("G1-G2", "G2-G3", "G3-G5")
LINKS = DOORS + OPEN_WAYS
PASSAGES = {"B1": "G2", "G2": "B1", "B5": "G5", "G5": "B5"}

MAIN_EXIT = "R1"
HIDDEN_EXIT = "G5"
RADIO = "B1"
ITEM_PLACES = ("R2", "B4", "G4")
MYSTIC = "G2"
TOOL = "G3"
SURVIVORS_START = MAIN_EXIT
KILLER_START = HIDDEN_EXIT


def ends(link: str) -> tuple[str, str]:
    """Return the two places a door or an open way joins."""
    return link[:2], link[3:]


def zone_places(zone: str) -> tuple[str, ...]:
    """Return the places of a zone."""
    return tuple(place for place in PLACES if place.startswith(ZONES[zone]))


def _ways() -> dict[str, tuple[tuple[str, str], ...]]:
    ways: dict[str, list[tuple[str, str]]] = {place: [] for place in PLACES}
    for link in LINKS:
        one, other = ends(link)
        ways[one].append((other, link))
        ways[other].append((one, link))
    return {place: tuple(found) for place, found in ways.items()}


WAYS = _ways()
"""For each place its neighbours, each with the door or open way that leads there."""

NEIGHBOURS = {place: tuple(to for to, _link in ways) for place, ways in WAYS.items()}
DOORS_OF = {place: tuple(link for _to, link in ways if link in DOORS) for place, ways in WAYS.items()}
ZONE_OF = {place: next(zone for zone, letter in ZONES.items() if place[0] == letter) for place in PLACES}


@lru_cache(maxsize=8192)
def reachable(start: str, steps: int, blocks: tuple[str, ...]) -> tuple[str, ...]:
    """Return where up to `steps` moves can end, nearest first; `start` itself if one can go there and back."""
    found: list[str] = []
    edge = [start]
    for _ in range(steps):
        edge = [to for place in edge for to, link in WAYS[place] if link not in blocks]
        found += [to for to in dict.fromkeys(edge) if to not in found]
    return tuple(found)


def reachable_in(start: str, least: int, most: int, blocks: Collection[str]) -> tuple[str, ...]:
    """Return where `least` to `most` moves can end."""
    found: dict[str, None] = {}
    edge = [start]
    for step in range(1, most + 1):
        edge = list(dict.fromkeys(to for place in edge for to, link in WAYS[place] if link not in blocks))
        if step >= least:
            found |= dict.fromkeys(edge)
    return tuple(found)


def _distances(start: str) -> dict[str, int]:
    far = {start: 0}
    edge: list[str] = [start]
    while edge:
        beyond = [(to, far[place] + 1) for place in edge for to in NEIGHBOURS[place]]
        edge = list[str]()
        for to, steps in beyond:
            if to not in far:
                far[to] = steps
                edge.append(to)
    return far


DISTANCE = {place: _distances(place) for place in PLACES}
"""Steps over doors and open ways; blocks do not lengthen it, passages do not shorten it."""

WITHIN_1 = {place: (place, *NEIGHBOURS[place]) for place in PLACES}
