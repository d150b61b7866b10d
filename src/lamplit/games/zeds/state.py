"""What lies on the table: pieces on the map, cards in piles, markers, stores, and what is left to do this turn."""

from typing import Any

from ...engine import Table as EngineTable
from ...engine import items as pile
from ...engine import mapping, packed_as, plain, transient
from .data.board import SPACES
from .data.units import FIGURES, FOLK, INFECTORS
from .settings import Audience, Settings

FULL, REDUCED = 0, 1
"""The sides of a counter. Villagers are on their full side, Refugees on the reduced one."""

DEFIANT = "defiant"
EKG = "ekg"
DAZED = "dazed"
"""On a Zed that does not move this turn."""
UPGRADES = ("tough", "toxic", "fast", "smart", "leader", "stench")
"""Markers that make a Zed worse. There is one of each."""


@plain
class Piece:
    """A counter on the map: where it is, which side is up, the hits on that side, and other markers on it."""

    name: str
    place: str
    side: int = FULL
    hits: int = 0
    marks: tuple[str, ...] = ()

    def check_unpacked(self) -> None:
        """Refuses a piece that does not exist, or is nowhere."""
        if (self.name not in FIGURES and self.name not in FOLK) or self.place not in SPACES:
            raise ValueError(f"no such piece or place: {self.name[:40]!r}, {self.place[:40]!r}")
        if self.side not in (FULL, REDUCED) or self.hits < 0:
            raise ValueError(f"{self.name}: side {self.side}, hits {self.hits}")

    @property
    def hits_left(self) -> int:
        """How many more hits remove it from the map."""
        if EKG in self.marks or self.name in FOLK:
            return 1
        hits = FIGURES[self.name].hits
        return hits[self.side] - self.hits + (hits[REDUCED] if self.side == FULL else 0)

    def mark(self, mark: str) -> None:
        """Puts a marker on it."""
        self.marks = (*self.marks, mark)

    def unmark(self, *marks: str) -> None:
        """Takes markers off it."""
        if self.marks:
            self.marks = tuple(mark for mark in self.marks if mark not in marks)


@plain
class Table(EngineTable):
    """The town and all that is in it.

    `units` are player fighters, `folk` Villagers and Refugees, `zeds` all that moves with the Zeds; each by its name.
    `pool` are units that may still come, `aside` infectors, Raiders and folk that may, `gone` all pieces that are
    out of the game. `in_force` are the ids of all that can be heard on an occasion (see `occasions`).

    `activations` are the tracks still to be activated and `any_order` those whose order the players choose; `to_move`
    are the Zeds that have yet to move in the current activation. `battle` is where a fight is being settled (`fighter`
    and `foes` are its sides as far as they are known, `given` the shifts of cards played for it), `rising`
    where a new Zed appears and `unchecked` how many Unchecked Outbreaks follow when what is going on is over.

    On `calm` tracks no Zeds are activated for the rest of the turn, on `flooded` ones nobody moves at all.

    `foreseen` says that everybody knows the event card on top of its deck, `fate_foreseen` the same of the Fate cards.

    `pressure` is how many groups have yet to move by the pressure of the event, `pressed` are the Zeds that have.
    `used_marks` are the markers of Zeds that are gone, `kept` the patients whom the players want to stay in their Beds,
    `passed` the occasions on which they want to play nothing any more this turn.

    `own_actions` are the seats whose Player Action is unspent, `free` the units that may act once without cost; `used`
    are the Character Actions used in this phase, `healed` who was healed in this turn, `spent` what works once a game.
    `weighed` are chances that were worked out before (see `view.odds`).
    """

    settings: Settings = packed_as("house")
    turn: int = 0
    phase: str = "set-up"
    lead: int = 0
    owners: dict[str, str] = mapping()
    in_force: tuple[str, ...] = ()

    units: dict[str, Piece] = mapping()
    zeds: dict[str, Piece] = mapping()
    folk: dict[str, Piece] = mapping()
    raiders: dict[str, Piece] = mapping()
    pool: list[str] = pile()
    cemetery: list[str] = pile()
    gone: list[str] = pile()
    bag: list[str] = pile()
    super_pool: list[str] = pile()
    aside: list[str] = pile()

    event: str = ""
    event_deck: list[str] = pile()
    foreseen: bool = False
    event_discard: list[str] = pile()
    event_box: list[str] = pile()
    fate_deck: list[str] = pile()
    fate_foreseen: bool = False
    fate_now: list[str] = pile()
    hand: list[str] = pile()
    fate_discard: list[str] = pile()
    research_deck: list[str] = pile()
    research_done: list[str] = pile()
    research_box: list[str] = pile()
    horde_deck: list[str] = pile()
    horde_hand: list[str] = pile()
    horde_now: list[str] = pile()
    horde_discard: list[str] = pile()
    surging: list[str] = pile()

    ammo: int = 0
    supplies: int = 0
    infection: int = 0
    chaos: dict[str, int] = mapping()
    chaos_left: int = 0
    barricades: list[str] = pile()
    strongpoint: str = ""
    minefield: str = ""
    minefield_side: int = FULL
    no_entry: list[str] = pile()
    calm: list[str] = pile()
    flooded: list[str] = pile()
    bridge: str = ""
    elwood: bool = False
    antidote: int = 0
    components: list[str] = pile()
    used_marks: list[str] = pile()

    activations: list[str] = pile()
    any_order: list[str] = pile()
    to_move: list[str] = pile()
    pressure: int = 0
    pressed: list[str] = pile()
    event_actions: int = 0
    own_actions: list[str] = pile()
    free: list[str] = pile()
    done: list[str] = pile()
    used: list[str] = pile()
    spent: list[str] = pile()
    healed: list[str] = pile()
    kept: list[str] = pile()
    passed: list[str] = pile()
    battle: str = ""
    fighter: str = ""
    foes: list[str] = pile()
    defending: bool = False
    given: dict[str, int] = mapping()
    harmless: bool = False
    hits_after: int = 0
    stakes: list[Any] = transient()
    weighed: list[Any] = transient()
    rising: list[str] = pile()
    unchecked: int = 0

    @property
    def seats(self) -> Audience:
        """The seats that answer what "the players choose"."""
        return self.settings.seats

    def units_at(self, place: str) -> list[Piece]:
        """The player fighters in a space."""
        return [unit for unit in self.units.values() if unit.place == place]

    def zeds_at(self, place: str) -> list[Piece]:
        """The Zeds of every kind in a space."""
        return [zed for zed in self.zeds.values() if zed.place == place]

    def raiders_at(self, place: str) -> list[Piece]:
        """The Raiders in a space."""
        return [raider for raider in self.raiders.values() if raider.place == place]

    def enemies_at(self, place: str) -> bool:
        """Whether Zeds or Raiders are in a space."""
        return any(piece.place == place for piece in (*self.zeds.values(), *self.raiders.values()))

    def zeds_on(self, track: str) -> list[Piece]:
        """The Zeds on a track."""
        return [zed for zed in self.zeds.values() if zed.place[0] == track]

    def room_for_units(self, place: str) -> int:
        """How many more player fighters may stop in a space."""
        return SPACES[place].room - len(self.units_at(place))

    def room_for_zeds(self, place: str) -> int:
        """How many more Zeds a space holds. Infectors need no room."""
        return SPACES[place].room - sum(zed.name not in INFECTORS for zed in self.zeds_at(place))

    @property
    def brains(self) -> bool:
        """Whether the current event is a BRAINS! card, a turn of its own."""
        return self.event.startswith("brains_")
