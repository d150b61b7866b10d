"""The die of the Catacombs: who wants to leave them finds the way, stays, or gets lost. From level IV on."""

from ..data.board import CATACOMBS, INWARD, TUNNEL
from ..data.units import FIGURES
from ..dice import in_vain, roll
from ..state import Piece, Table

LEAVES, STAYS, LOST = "leaves", "stays", "lost"
LEAVES_TO = 3
LOST_ON = 6


def catacomb_roll(t: Table, piece: Piece) -> str:
    """1–3 it leaves, 4–5 it stays, 6 it is lost."""
    die = roll(t, "catacombs", piece=piece.name)[0]
    if die <= LEAVES_TO:
        return LEAVES
    if die == LOST_ON:
        return LOST
    in_vain(t, "catacombs")
    return STAYS


def stray(t: Table, piece: Piece) -> str:
    """The space of the Tunnel where a lost piece turns up, or nothing where it is the one it got lost on."""
    goal = f"{TUNNEL}{roll(t, 'lost', piece=piece.name)[0]}"
    return "" if goal == piece.place else goal


ONE_BY_ONE = frozenset(place for place in INWARD if CATACOMBS.intersection((place, INWARD[place])))


def goes_alone(place: str) -> bool:
    """Whether Zeds move one by one from here: no mob leaves Catacombs, or comes into them."""
    return place in ONE_BY_ONE


def must_roll(piece: Piece, place: str) -> bool:
    """Whether a piece cannot simply walk out of a space. Who knows the Red Diamond plant finds the way."""
    return place in CATACOMBS and not FIGURES[piece.name].red_diamond
