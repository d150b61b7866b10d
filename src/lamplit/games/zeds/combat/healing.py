"""Healing: hit by hit in the reverse order, for a comatose unit first of all the EKG marker."""

from ....engine import ALL
from ..chances import Chances
from ..data.board import LINKS
from ..data.units import FIGURES, FOLK
from ..occasions import HEALING, renew, total
from ..state import EKG, FULL, REDUCED, Piece, Table
from ..town.hospital import is_comatose
from ..town.stores import infect
from .folk import give_thanks, reach_camp
from .harm import remove_hit


def is_wounded(piece: Piece) -> bool:
    """Whether there is anything to heal."""
    return is_comatose(piece) if piece.name in FOLK else piece.side != FULL or piece.hits > 0


def heal_forbidden(t: Table, piece: Piece) -> str:
    """The rule against healing a piece at all."""
    if piece.name in t.healed:
        return "DZ-HEAL-4:healed"
    return "" if is_wounded(piece) else "DZ-HEAL-1:not-wounded"


def within_reach(t: Table, owner: str) -> dict[str, Piece]:
    """Return the pieces that a unit with a healing ability could heal: in its space and next to it, itself included.

    Refugees are healed in Beds, and those are next to Town Center.
    """
    place = t.units[owner].place
    near = (place, *LINKS.get(place, ()))
    pieces = (*t.units.values(), *t.folk.values())
    return {piece.name: piece for piece in pieces if piece.place in near and not heal_forbidden(t, piece)}


def lowers_infection(t: Table, piece: Piece) -> int:
    """By how much a Heal lowers infection."""
    return 1 + total(t, HEALING, piece)


def heal_odds(t: Table, piece: Piece) -> Chances:
    """A Heal never fails: by how much infection falls with it."""
    return {"infection": -lowers_infection(t, piece)}


async def heal(t: Table, piece: Piece, lowers: bool = True) -> None:
    """One step, and infection falls as a rule. Whether a unit stays in its Bed is open again."""
    t.healed.append(piece.name)
    if is_comatose(piece):
        await wake(t, piece)
    else:
        remove_hit(t, piece)
    if lowers:
        infect(t, -lowers_infection(t, piece))
    if piece.name in t.kept:
        t.kept.remove(piece.name)


async def wake(t: Table, piece: Piece) -> None:
    """The EKG marker comes off: one hit is left on the reduced side. Refugees go straight to their Camp."""
    piece.unmark(EKG)
    if piece.name not in t.folk:
        piece.hits = FIGURES[piece.name].hits[REDUCED] - 1
    t.tell(ALL, "woke", piece=piece.name, place=piece.place)
    if piece.name in t.folk:
        reach_camp(t, piece)
        await give_thanks(t, piece)
    renew(t)
