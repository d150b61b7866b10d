"""The die of the Catacombs: a piece that wants to leave them finds the way, stays, or gets lost. From level IV on."""

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
    """Roll for the space of the Tunnel where a lost piece turns up; empty if it is the space where it got lost."""
    goal = f"{TUNNEL}{roll(t, 'lost', piece=piece.name)[0]}"
    return "" if goal == piece.place else goal


ONE_BY_ONE = frozenset(place for place in INWARD if CATACOMBS.intersection((place, INWARD[place])))


def goes_alone(place: str) -> bool:
    """Whether Zeds move one by one from here, as no mob leaves or enters Catacombs."""
    return place in ONE_BY_ONE


def must_roll(piece: Piece, place: str) -> bool:
    """Whether a piece has to roll to leave a space. Units of the Red Diamond plant know the way."""
    return place in CATACOMBS and not FIGURES[piece.name].red_diamond
