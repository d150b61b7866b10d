"""`exit_house`: somebody is out of the house, alive and with all they carry, and has no turns there."""

from .....engine import ALL
from ...state import Explorer, Table

OUT = "out"
"""The mark of whoever is out of the house."""


def step_out(one: Explorer) -> None:
    """Somebody is out: neither dead nor in anybody's reach."""
    one.place, one.part = "", ""
    one.mark(OUT)


def leave_house(t: Table, one: Explorer) -> None:
    """The same for good, as all are told."""
    step_out(one)
    t.done.append("end")
    t.tell(ALL, "escaped", who=one.name)


def escaped(t: Table) -> tuple[str, ...]:
    """All who are out."""
    return tuple(one.name for one in t.living() if OUT in one.marks)


def inside(t: Table) -> list[Explorer]:
    """The living who are not."""
    return [one for one in t.living() if OUT not in one.marks]
