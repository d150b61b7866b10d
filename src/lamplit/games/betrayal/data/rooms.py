"""The rooms of the house: the printed tiles and the three rooms of the start tile.

Doors and windows are given as printed, with the name upright; a tile is turned when it is laid. What the odd rooms do
(Coal Chute, Collapsed Room, Gallery, Mystic Elevator, the inside of the Vault) is code.
"""

from dataclasses import dataclass
from typing import NamedTuple

SIDES = "NESW"
FLOORS = ("basement", "ground", "upper")
"""From the lowest up."""
B, G, U = (("basement",), ("ground",), ("upper",))
BG, BU, GU, BGU = B + G, B + U, G + U, B + G + U


class Barrier(NamedTuple):
    """A room in two parts: the roll to cross, and the doors of each part. The second part of the Vault has none.

    The barrier of a room that is `locked` is a door: it is opened once and for all, and not crossed.
    """

    trait: str
    target: int
    parts: tuple[str, str]
    locked: bool = False


class Leaving(NamedTuple):
    """The roll made on leaving a room, and the trait that loses 1 if it fails. The explorer leaves in any case."""

    trait: str
    target: int
    lost: str


@dataclass(frozen=True, slots=True)
class Room:
    """A room as printed.

    `open_sides` lead on within the start tile and are no doors. `gain` is the trait that rises by 1 for an explorer who
    ends a turn here, once a game for each; `harm` is the kind of damage, 1 point, that ending a turn here costs. A room
    that `moves` does so in play.
    """

    name: str
    floors: tuple[str, ...]
    doors: str
    symbol: str = ""
    windows: str = ""
    open_sides: str = ""
    front_door: str = ""
    outdoor: bool = False
    star: bool = False
    moves: bool = False
    barrier: Barrier | None = None
    leaving: Leaving | None = None
    gain: str = ""
    harm: str = ""


START_TILE = (
    Room("grand_staircase", G, "", windows="S", open_sides="E", star=True),
    Room("foyer", G, "NS", open_sides="EW", star=True),
    Room("entrance_hall", G, "NS", open_sides="W", front_door="E", star=True),
)
"""One tile of three rooms, from west to east; it is not turned."""
TILES = (
    Room("abandoned_room", BG, "NESW", "omen"),
    Room("attic", U, "S", "event", leaving=Leaving("speed", 3, "might")),
    Room("balcony", U, "NS", "omen", outdoor=True),
    Room("ballroom", G, "NESW", "event"),
    Room("basement_landing", B, "NESW"),
    Room("bedroom", U, "EW", "event", windows="S"),
    Room("bloody_room", GU, "NESW", "item"),
    Room("catacombs", B, "NS", "omen", star=True, barrier=Barrier("sanity", 6, ("N", "S"))),
    Room("chapel", GU, "N", "event", windows="S", star=True, gain="sanity"),
    Room("charred_room", GU, "NESW", "omen"),
    Room("chasm", B, "EW", star=True, barrier=Barrier("speed", 3, ("W", "E"))),
    Room("coal_chute", G, "N", star=True),
    Room("collapsed_room", GU, "NESW", star=True),
    Room("conservatory", GU, "N", "event"),
    Room("creaky_hallway", BGU, "NESW"),
    Room("crypt", B, "N", "event", harm="mental"),
    Room("dining_room", G, "NE", "omen", windows="W"),
    Room("dusty_hallway", BGU, "NESW"),
    Room("furnace_room", B, "NSW", "omen", harm="physical"),
    Room("gallery", U, "NS", "omen"),
    Room("game_room", BGU, "NES", "event"),
    Room("gardens", G, "NS", "event", outdoor=True),
    Room("graveyard", G, "S", "event", outdoor=True, leaving=Leaving("sanity", 4, "knowledge")),
    Room("gymnasium", BU, "ES", "omen", gain="speed"),
    Room("junk_room", BGU, "NESW", "omen", star=True, leaving=Leaving("might", 3, "speed")),
    Room("kitchen", BG, "NE", "omen"),
    Room("larder", B, "NS", "item", gain="might"),
    Room("library", GU, "SW", "event", gain="knowledge"),
    Room("master_bedroom", U, "NW", "omen", windows="S"),
    Room("mystic_elevator", BGU, "N", star=True, moves=True),
    Room("operating_laboratory", BU, "ES", "event"),
    Room("organ_room", BGU, "SW", "event"),
    Room("patio", G, "NSW", "event", outdoor=True),
    Room("pentagram_chamber", B, "E", "omen", leaving=Leaving("knowledge", 4, "sanity")),
    Room("research_laboratory", BU, "NS", "event"),
    Room("servants_quarters", BU, "NESW", "omen"),
    Room("stairs_from_basement", B, "S"),
    Room("statuary_corridor", BGU, "NS", "event"),
    Room("storeroom", BU, "N", "item"),
    Room("tower", U, "EW", "event", outdoor=True, star=True, barrier=Barrier("might", 3, ("W", "E"))),
    Room("underground_lake", B, "NE", "event"),
    Room("upper_landing", U, "NESW"),
    Room("vault", BU, "N", "event", barrier=Barrier("knowledge", 6, ("N", ""), locked=True)),
    Room("wine_cellar", B, "NS", "item"),
)
LANDINGS = ("basement_landing", "upper_landing")
"""These lie in the house from the start; the other tiles are drawn."""
STACK = tuple(tile.name for tile in TILES if tile.name not in LANDINGS)
ROOMS = {room.name: room for room in (*START_TILE, *TILES)}
START = "entrance_hall"
LINKS = (("grand_staircase", "upper_landing"), ("foyer", "stairs_from_basement"))
"""Stairs, both ways for 1 space, as soon as both rooms are in the house."""
VAULT_ITEMS = 2
