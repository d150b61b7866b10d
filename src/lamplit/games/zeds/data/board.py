"""The town of Farmingdale: tracks, spaces, and how they lie to each other.

A space is its name: the letter of its track and its number. Numbers count down to Town Center; the highest is the
Start.
"""

from dataclasses import dataclass

UNLIMITED = 99

TOWN_CENTER = "TC"
CAMP = "CAMP"
LAB = "LAB"
BEDS = ("B1", "B2", "B3", "B4")
OFFICES = ("O1", "O2")

SURFACE = ("F", "M", "H", "S")
TUNNEL = "T"
TRACKS = (*SURFACE, TUNNEL)
"""Forest, Mountain, Highway, Suburbs; and the Tunnel, which is on board B only."""

SHIFTS = {"village": 1, "named": 1, "town": 2, "town_center": 2}
"""Terrain: column shifts for humans who defend."""
BARRICADE_SHIFT = 2
STRONGPOINT_SHIFT = 3


@dataclass(frozen=True, slots=True)
class Space:
    """One space: its kind, what can be foraged in it, and how many Zeds, and how many player fighters, it holds."""

    name: str
    kind: str
    track: str = ""
    number: int = 0
    forage: str = ""
    room: int = 2

    @property
    def named(self) -> bool:
        """Whether it has a name on the map: only such spaces are foraged and fall into Chaos."""
        return self.kind in ("village", "named", "town")


def _space(name: str, kind: str, forage: str = "", room: int = 2) -> Space:
    return Space(name, kind, name[0], int(name[1:]), forage, room)


ON_TRACKS = (
    _space("F7", "start"),
    _space("F6", "plain"),
    _space("F5", "plain"),
    _space("F4", "village", forage="general"),
    _space("F3", "named", forage="supplies"),
    _space("F2", "plain"),
    _space("F1", "plain"),
    _space("F0", "town", forage="town"),
    _space("M7", "start"),
    _space("M6", "plain"),
    _space("M5", "village", forage="general"),
    _space("M4", "named", forage="ammo"),
    _space("M3", "plain"),
    _space("M2", "named", forage="general"),
    _space("M1", "plain"),
    _space("M0", "town", forage="town"),
    _space("H7", "start"),
    _space("H6", "plain"),
    _space("H5", "village", forage="general"),
    _space("H4", "plain"),
    _space("H3", "named", forage="general"),
    _space("H2", "plain"),
    _space("H1", "plain"),
    _space("H0", "town", forage="town"),
    _space("S7", "start"),
    _space("S6", "plain"),
    _space("S5", "village", forage="general"),
    _space("S4", "named", forage="general"),
    _space("S3", "village", forage="general"),
    _space("S2", "plain"),
    _space("S1", "named", forage="general"),
    _space("S0", "town", forage="town"),
    _space("T8", "start"),
    _space("T7", "named", forage="general", room=1),
    _space("T6", "plain", room=1),
    _space("T5", "catacomb", room=UNLIMITED),
    _space("T4", "named", forage="general", room=1),
    _space("T3", "catacomb", room=UNLIMITED),
    _space("T2", "named", forage="ammo", room=1),
    _space("T1", "plain", room=1),
    _space("T0", "town", forage="town"),
)
OFF_TRACK = (
    Space(TOWN_CENTER, "town_center", forage="town", room=UNLIMITED),
    *(Space(bed, "bed", room=1) for bed in BEDS),
    *(Space(office, "office", room=1) for office in OFFICES),
    Space(LAB, "lab", room=1),
    Space(CAMP, "camp", room=UNLIMITED),
)
SPACES = {space.name: space for space in (*ON_TRACKS, *OFF_TRACK)}

ALONG = {track: tuple(space.name for space in ON_TRACKS if space.track == track) for track in TRACKS}
"""The spaces of each track, from its Start to Town."""
START = {track: names[0] for track, names in ALONG.items()}
STARTS = frozenset(START.values())
VILLAGES = tuple(space.name for space in ON_TRACKS if space.kind == "village")
CATACOMBS = frozenset(space.name for space in ON_TRACKS if space.kind == "catacomb")
TOWN = frozenset({TOWN_CENTER, *(names[-1] for names in ALONG.values())})
"""Town Center and the Town spaces around it."""

INWARD = {place: (*names[1:], TOWN_CENTER)[number] for names in ALONG.values() for number, place in enumerate(names)}
"""The next space toward Town Center."""
OUTWARD = {place: names[number] for names in ALONG.values() for number, place in enumerate(names[1:])}
"""The next space toward Start."""

LINKS = {
    **{place: (*([OUTWARD[place]] if place in OUTWARD else []), INWARD[place]) for place in INWARD},
    TOWN_CENTER: (*(names[-1] for names in ALONG.values()), *BEDS, *OFFICES, LAB),
    **dict.fromkeys(BEDS, (TOWN_CENTER, *OFFICES)),
    **dict.fromkeys(OFFICES, (TOWN_CENTER, *BEDS)),
    LAB: (TOWN_CENTER,),
}
"""Which spaces are adjacent. What a level does not have is closed (`movement`)."""

RING = {"F": ("S", "M"), "M": ("F", "H"), "H": ("M", "S"), "S": ("H", "F")}
"""The tracks above ground lie in a ring around the town."""
CROSSED = {
    place: (*near, *(f"{track}{place[1:]}" for track in RING.get(place[0], ()))) if place in OUTWARD else near
    for place, near in LINKS.items()
}
"""Adjacent spaces for units that know the shortcuts to the same number of the next track."""

LONGEST_SHOT = 3


def _sights(place: str) -> tuple[tuple[str, int], ...]:
    """What can be fired at from a space, and from how far: along one track, never through Town Center or a Start."""
    if place in STARTS:
        return ()
    lines: list[tuple[str, ...]] = []
    if place == TOWN_CENTER:
        lines = [names[::-1] for names in ALONG.values()]
    else:
        names = ALONG[place[0]]
        at = names.index(place)
        lines = [names[at + 1 :], names[:at][::-1]]
    seen: list[tuple[str, int]] = []
    for line in lines:
        reach = 1 if line and line[0][0] == TUNNEL else LONGEST_SHOT
        seen += [(name, far) for far, name in enumerate(line[:reach], 1) if name not in STARTS]
    return tuple(sorted(seen, key=lambda one: one[1]))


SIGHTS = {place: _sights(place) for place in (*INWARD, TOWN_CENTER)}
