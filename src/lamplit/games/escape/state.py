"""What lies on the table: the temple, the adventurers, their dice, and the time."""

from dataclasses import dataclass

from ...engine import Plain, mapping, packed_as, plain, unchanging
from ...engine import Table as EngineTable
from ...engine import items as pile
from .data.figures import ALL_STONES, BLACK, BLANK, SEATS, TREASURES
from .data.tiles import SIDES, TILES
from .settings import Settings

_NUMBERS = {seat: number for number, seat in enumerate(SEATS)}


@unchanging
@dataclass(frozen=True, slots=True)
class Chamber(Plain):
    """A chamber as it lies: its tile, its open sides, the stones activated in it, and a face-down treasure.

    A change puts another chamber in its place.
    """

    tile: str
    openings: str
    stones: int = 0
    chest: str = ""

    def check_unpacked(self) -> None:
        """Raises `ValueError` for a chamber that is not in the box."""
        if self.tile not in TILES:
            raise ValueError(f"no such chamber: {self.tile[:40]!r}")
        if not 0 <= self.stones <= ALL_STONES or not {*self.openings} <= {*SIDES}:
            raise ValueError(f"{self.tile} cannot hold {self.stones} stones or be open to {self.openings[:40]!r}")
        if self.chest and self.chest not in TREASURES:
            raise ValueError(f"no such treasure: {self.chest[:40]!r}")


@plain
class Adventurer:
    """One of the team: where they are, what their dice show, and from when they may roll and act.

    `turned` is a chamber they have turned up and not yet laid.
    """

    seat: str
    place: str = "0,0"
    dice: list[str] = pile()
    lost: int = 0
    rolled_away: int = 0
    roll_at: float = 0.0
    act_at: float = 0.0
    curses: list[str] = pile()
    treasures: list[str] = pile()
    turned: str = ""
    bonus_key: int = 0
    bonus_torch: int = 0
    shares: bool = True
    out: str = ""
    choosing: str = ""
    choose_by: float = 0.0
    absent: bool = False
    absent_from: float = 0.0

    def check_unpacked(self) -> None:
        """Raises `ValueError` for a chamber that nobody can have turned up."""
        if (self.choosing == "lay") != bool(self.turned) or (self.turned and self.turned not in TILES):
            raise ValueError(f"no such chamber to lay: {self.turned[:40]!r}")

    @property
    def inside(self) -> bool:
        """Whether the adventurer is still in the temple."""
        return not self.out

    @property
    def blocked(self) -> int:
        """How many dice are blocked by a black mask."""
        return self.dice.count(BLACK)

    @property
    def can_roll(self) -> bool:
        """Whether there is a die that is not blocked."""
        return self.dice.count(BLACK) < len(self.dice)

    @property
    def least_useful_die(self) -> int:
        """The die that goes where nobody chooses: a blocked one, else one to be rolled first, else the last."""
        return next((self.dice.index(face) for face in (BLACK, BLANK) if face in self.dice), len(self.dice) - 1)

    def free(self, number: int) -> None:
        """So many blocked dice may be rolled again."""
        for _ in range(number):
            self.dice[self.dice.index(BLACK)] = BLANK

    def put(self, number: int) -> None:
        """Dice that come back: they must be rolled first."""
        self.dice += [BLANK] * number


@plain
class Table(EngineTable):
    """The temple and all that is in it. `begin` is the moment of the call; `cue` the next thing the clock will do.

    `shut_out` are those outside the start chamber when the door fell shut: until `slam_due` they may still arrive.
    """

    settings: Settings = packed_as("pace")
    adventurers: list[Adventurer] = pile()
    chambers: dict[str, Chamber] = mapping()
    stack: list[str] = pile()
    tray: int = 0
    beside: int = 0
    stone_box: int = 0
    die_box: int = 0
    curse_deck: list[str] = pile()
    curse_discard: list[str] = pile()
    treasure_deck: list[str] = pile()
    treasure_used: list[str] = pile()
    begin: float = 0.0
    started: bool = False
    cue: int = 0
    slam_due: float = 0.0
    shut_out: list[str] = pile()
    fate_by: str = ""
    fate_until: float = 0.0
    fate_votes: list[str] = pile()
    paused: bool = False
    pause_by: str = ""
    pause_votes: list[str] = pile()
    pause_from: float = 0.0
    pause_until: float = 0.0
    pauses_left: int = 0
    removal_of: str = ""
    removal_votes: list[str] = pile()
    surrender_by: str = ""
    surrender_until: float = 0.0
    surrender_votes: list[str] = pile()
    hopeless: str = ""

    def check_unpacked(self) -> None:
        """Raises `ValueError` for a cue that the clock does not have, or no known reason why the game cannot be won."""
        if not 0 <= self.cue <= len(self.settings.cues):
            raise ValueError(f"no such cue: {self.cue}")
        if self.hopeless not in ("", "exit", "keys"):
            raise ValueError(f"no reason to give up: {self.hopeless[:40]!r}")

    @property
    def inside(self) -> list[Adventurer]:
        """The adventurers still in the temple."""
        return [a for a in self.adventurers if not a.out]

    @property
    def voters(self) -> list[Adventurer]:
        """The adventurers whose word counts: all inside who are at the table."""
        return [a for a in self.adventurers if not a.out and not a.absent]

    @property
    def any_blocked(self) -> bool:
        """Whether an adventurer inside has a blocked die."""
        return any(BLACK in a.dice for a in self.adventurers if not a.out)

    @property
    def uncovered(self) -> tuple[int, int, int]:
        """How many chambers lie there, how many are still to come, and how many treasures have been found."""
        found = len(self.treasure_used) + sum([len(a.treasures) for a in self.adventurers])
        return len(self.chambers), len(self.stack), found

    def by_seat(self, seat: str) -> Adventurer:
        """The adventurer of a seat."""
        return self.adventurers[_NUMBERS[seat]]

    def with_me(self, a: Adventurer) -> list[Adventurer]:
        """The others inside who stand in the same chamber."""
        return [other for other in self.adventurers if other.place == a.place and other is not a and not other.out]
