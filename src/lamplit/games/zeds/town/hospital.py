"""The Hospital and the Cemetery: how pieces come into a Bed and leave it again. From level I on."""

from ....engine import ALL, ask_team
from ..data.board import BEDS, OFFICES, TOWN_CENTER
from ..occasions import BEDS_OPEN, renew, total
from ..state import DEFIANT, EKG, REDUCED, Piece, Table
from .stores import infect

HOSPITAL = frozenset((*BEDS, *OFFICES))
"""The spaces of the Hospital: the Lab and the Camp are not among them."""

ALWAYS_OPEN = 3
"""Beds that are open without a unit that looks after them."""
DISCHARGE = "discharge"
"""The question to the players, and its name among the occasions they have passed this turn."""

Choices = dict[str, tuple[Piece, bool]]
"""The patients that may be discharged, each with whether it goes to Town Center or to the Cemetery."""


def open_beds(t: Table) -> tuple[str, ...]:
    """Return the Beds that may be used."""
    return BEDS[: ALWAYS_OPEN + total(t, BEDS_OPEN)] if t.settings.infection else ()


def in_beds(t: Table) -> list[Piece]:
    """Return all pieces in Beds, comatose or not."""
    found = [unit for unit in t.units.values() if unit.place in BEDS]
    return found + [piece for piece in t.folk.values() if piece.place in BEDS] if t.folk else found


def free_bed(t: Table) -> str:
    """Return the first free Bed, or an empty string."""
    taken = [piece.place for piece in in_beds(t)]
    return next((bed for bed in open_beds(t) if bed not in taken), "")


def is_comatose(piece: Piece) -> bool:
    """Whether a piece is comatose, and can only be healed."""
    return EKG in piece.marks


# -- coming in -------------------------------------------------------------------------------------------------------


def admit(t: Table, piece: Piece, bed: str) -> None:
    """A piece comes into a Bed, comatose on its reduced side. Markers that last stay with it."""
    piece.unmark(DEFIANT)
    piece.mark(EKG)
    piece.place, piece.side, piece.hits = bed, REDUCED, 0
    t.tell(ALL, "saved", piece=piece.name, place=bed)
    renew(t)


async def take_in(t: Table, piece: Piece) -> None:
    """A saved piece gets a Bed, and infection rises."""
    if await put_to_bed(t, piece):
        infect(t, 1)


async def put_to_bed(t: Table, piece: Piece) -> bool:
    """Find a Bed for a piece. Others may be discharged for it; without a Bed it dies. Return whether it lives."""
    while not free_bed(t):
        choices: dict[str, tuple[Piece, bool] | None] = {**discharges(t), "no-bed": None}
        chosen = await ask_team(t.seats, "free-bed", choices, piece=piece.name)
        if chosen is None:
            bury(t, piece)
            return False
        discharge(t, *chosen)
    admit(t, piece, free_bed(t))
    return True


# -- leaving ---------------------------------------------------------------------------------------------------------


def discharges(t: Table) -> Choices:
    """Return the patients that may be discharged: to Town Center if not comatose, to the Cemetery in any case."""
    found: Choices = {}
    for piece in in_beds(t):
        if not discharge_forbidden(piece):
            found[f"discharge:{piece.name}"] = (piece, True)
        found[f"bury:{piece.name}"] = (piece, False)
    return found


def discharge_forbidden(piece: Piece) -> str:
    """The rule against a discharge to Town Center."""
    if piece.place not in BEDS:
        return "DZ-HOSP-1:not-in-bed"
    return "DZ-HOSP-1:comatose" if is_comatose(piece) else ""


def discharge(t: Table, piece: Piece, to_town: bool) -> None:
    """A patient leaves a Bed for Town Center or for the Cemetery."""
    if not to_town:
        bury(t, piece)
        return
    piece.place = TOWN_CENTER
    t.tell(ALL, "discharged", piece=piece.name)


async def may_discharge(t: Table) -> None:
    """The players may discharge whom they like, before something happens to those in the Beds.

    They are asked only where a patient can leave alive: whether a comatose unit is to live they decide when it is
    saved, and in every Action Phase. Whom they keep in bed they are not asked about again until something happens, and
    not twice in a turn, unless a patient has been healed since.
    """
    while undecided(t):
        chosen = await ask_team(t.seats, "discharge", {**discharges(t), "go-on": None})
        if chosen is None:
            keep_in_bed(t)
            t.passed.append(DISCHARGE)
        else:
            discharge(t, *chosen)


def undecided(t: Table) -> list[str]:
    """Return the patients that could leave alive and about whom the players have not been asked yet."""
    return [piece.name for piece in in_beds(t) if not discharge_forbidden(piece) and piece.name not in t.kept]


def keep_in_bed(t: Table) -> None:
    """Note that all patients stay in their Beds."""
    t.kept = [piece.name for piece in in_beds(t)]


def reconsider(t: Table) -> None:
    """Ask about all patients again, unless the players have been asked in this turn already."""
    if DISCHARGE not in t.passed:
        t.kept = []


def bury(t: Table, piece: Piece) -> None:
    """Move a piece of the players to the Cemetery."""
    del (t.units if piece.name in t.units else t.folk)[piece.name]
    t.cemetery.append(piece.name)
    t.tell(ALL, "died", piece=piece.name)
    renew(t)
