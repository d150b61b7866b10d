"""The column of a fight or shot, its shifts with their reasons, and what dice mean in it.

The fight itself (`fights`, `gunfire`) and the odds (`odds`) use the same functions.
"""

from dataclasses import dataclass, field

from ..data.board import BARRICADE_SHIFT, SHIFTS, SPACES, STRONGPOINT_SHIFT
from ..data.tables import GUNFIRE as GUNFIRE_TABLE
from ..data.tables import HAND_TO_HAND as HAND_TO_HAND_TABLE
from ..data.tables import LAST_COLUMN, ROW_OF
from ..data.units import FIGURES, RAIDERS, UNITS
from ..occasions import (
    EXTRA_DICE,
    GUNFIRE,
    HAND_TO_HAND,
    IGNORED_ON,
    NO_TERRAIN,
    RESULT,
    STRENGTH,
    heard,
    is_so,
    total,
    values,
)
from ..state import Piece, Table

Shifts = list[tuple[str, int]]
"""Reasons and column shifts; right, and so plus, is good for the humans."""


@dataclass(frozen=True, slots=True)
class Prelude:
    """What a die that is thrown before a fight, or a card, leads to: shifts, or something instead of the fight.

    `hurt` is what the unit takes when it is over. Where something happens `instead`, the Zeds take `hits`, and the
    fight is as good as won, or not.
    """

    given: tuple[tuple[str, int], ...] = ()
    harmless: bool = False
    hurt: int = 0
    instead: bool = False
    hits: int = 0
    human_wins: bool = False


@dataclass(slots=True)
class Fight:
    """A hand-to-hand fight: one human unit, all Zeds of the space, and who attacks.

    Raiders stand on the human side against Zeds, and on that of the Zeds against player units.

    `given` are shifts of cards played for this fight, `harmless` says that the unit takes no hits in it,
    `hits_after` is what it takes besides when the fight is over. From one that is `forced` no ability helps away.
    The dice of one that is `settled` are not rolled again. An attacker that does not stay goes along `way_back`.
    """

    unit: Piece
    zeds: list[Piece]
    place: str
    zeds_attack: bool
    given: Shifts = field(default_factory=list[tuple[str, int]])
    harmless: bool = False
    hits_after: int = 0
    forced: bool = False
    settled: bool = False
    way_back: list[str] = field(default_factory=list[str])

    def take(self, prelude: Prelude) -> None:
        """Add what was rolled or played before the fight."""
        self.given = [*self.given, *prelude.given]
        self.harmless |= prelude.harmless
        self.hits_after += prelude.hurt

    @property
    def against_raiders(self) -> bool:
        """Whether Raiders are on the side of the Zeds."""
        return bool(self.zeds) and self.zeds[0].name in RAIDERS


@dataclass(slots=True)
class Shot:
    """Gunfire of one unit on one Zed, so many spaces away."""

    unit: Piece
    target: Piece
    range: int
    given: Shifts = field(default_factory=list[tuple[str, int]])


@dataclass(slots=True)
class Outcome:
    """The result of a fight's dice. Effects may change it."""

    human_wins: bool
    zed_hits: int
    human_hits: int


def strength(t: Table, piece: Piece) -> int:
    """The strength of a piece as it stands."""
    printed = FIGURES[piece.name].strength[piece.side]
    return printed + total(t, STRENGTH, piece)


def together(t: Table, zeds: list[Piece]) -> int:
    """The strength of a mob."""
    return sum(strength(t, zed) for zed in zeds)


def column_of(human: int, zeds: int) -> int:
    """The column to begin with.

    >>> [column_of(3, zeds) for zeds in (9, 6, 4, 3, 2)], column_of(6, 3), column_of(6, 2)
    ([0, 1, 2, 3, 4], 5, 6)
    """
    if zeds >= human:
        return 3 if zeds == human else 2 if zeds < 2 * human else 1 if zeds < 3 * human else 0
    return 4 if human < 2 * zeds else 5 if human < 3 * zeds else 6


def clamped(column: int) -> int:
    """A column that is on the table."""
    return column if 0 <= column <= LAST_COLUMN else 0 if column < 0 else LAST_COLUMN


def terrain(t: Table, place: str) -> tuple[str, int]:
    """Return the best terrain of a space for its defender."""
    kind = SPACES[place].kind
    best = (f"terrain:{kind}", SHIFTS.get(kind, 0))
    if place in t.barricades and best[1] < BARRICADE_SHIFT:
        best = ("terrain:barricade", BARRICADE_SHIFT)
    return ("terrain:strongpoint", STRONGPOINT_SHIFT) if place == t.strongpoint else best


def fight_column(t: Table, fight: Fight) -> tuple[int, Shifts]:
    """The column by strength alone, and all shifts with their reasons."""
    first = column_of(strength(t, fight.unit), together(t, fight.zeds))
    shifts = fight.given[:]
    if fight.zeds_attack or fight.against_raiders:
        why, by = terrain(t, fight.place)
        if by and not is_so(t, NO_TERRAIN, fight):
            shifts.append((why, by if fight.zeds_attack else -by))
    return first, shifts + values(t, HAND_TO_HAND, fight)


def is_best_column(t: Table, _owner: str, fight: Fight) -> str:
    """The rule against a card for a fight whose column cannot get better."""
    return "DZ-HTH-4" if final(*fight_column(t, fight)) == LAST_COLUMN else ""


def fire_strength(t: Table, shot: Shot) -> int:
    """The strength of a unit's gunfire at this range."""
    printed = UNITS[shot.unit.name].fire[shot.range - 1][shot.unit.side]
    return printed + total(t, STRENGTH, shot.unit)


def shot_column(t: Table, shot: Shot) -> tuple[int, Shifts]:
    """The column by strength alone (column 0 is strength 1), and all shifts with their reasons."""
    return min(fire_strength(t, shot), LAST_COLUMN + 1) - 1, shot.given + values(t, GUNFIRE, shot)


def final(column: int, shifts: Shifts) -> int:
    """The column in which the dice are read."""
    return clamped(column + sum(shift for _, shift in shifts))


def read_fight(column: int, dice: int) -> Outcome:
    """Read a total of two dice in a column.

    >>> read_fight(3, 7)
    Outcome(human_wins=True, zed_hits=2, human_hits=2)
    """
    row = ROW_OF[dice]
    zed_hits, human_hits = HAND_TO_HAND_TABLE[row][column]
    return Outcome(row + column >= LAST_COLUMN, zed_hits, human_hits)


def outcome_of(t: Table, fight: Fight, column: int, dice: int) -> Outcome:
    """Read the dice of a fight, and let abilities change the result."""
    outcome = read_fight(column, dice)
    for owner, effect in heard(t.in_force, RESULT):
        if not effect.forbids(t, owner, fight, outcome):
            effect.do(t, owner, fight, outcome)
    return outcome


def may_be_bettered(t: Table, fight: Fight, column: int, dice: int) -> bool:
    """Whether any other dice would be better for the humans."""
    now = outcome_of(t, fight, column, dice)
    others = [outcome_of(t, fight, column, other) for other in range(2, len(ROW_OF))]
    return any(
        other.human_wins > now.human_wins or other.zed_hits > now.zed_hits or other.human_hits < now.human_hits
        for other in others
    )


def read_shot(column: int, dice: int) -> int:
    """The hits of a shot."""
    return GUNFIRE_TABLE[ROW_OF[dice]][column]


def dice_of(t: Table, fight: Fight) -> int:
    """How many dice are rolled; the best two count."""
    return 2 + total(t, EXTRA_DICE, fight)


NO_FACES: frozenset[int] = frozenset()


def ignored_on(t: Table, piece: Piece) -> frozenset[int]:
    """The faces of a die on which a hit on a piece is ignored."""
    faces: frozenset[int] = NO_FACES
    for owner, effect in heard(t.in_force, IGNORED_ON):
        more = effect.do(t, owner, piece)
        if more:
            faces |= more
    return faces


def strongest_first(t: Table, zeds: list[Piece]) -> list[Piece]:
    """Zeds in the order in which they act: the nearest to Town Center first, of those in a space the strongest."""
    return sorted(zeds, key=lambda zed: (SPACES[zed.place].number, -strength(t, zed), zed.name))
