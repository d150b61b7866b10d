"""`exit_house`: somebody leaves the house for good, with all they carry, and has no more turns."""

from ....engine import ALL
from ..occasions import renew
from ..state import Explorer, Table

OUT = "out"
"""The mark of whoever is out of the house."""


def leave_house(t: Table, one: Explorer) -> None:
    """Somebody is out: neither dead nor in anybody's reach."""
    one.alive = False
    one.mark(OUT)
    renew(t)
    t.done.append("end")
    t.tell(ALL, "escaped", who=one.name)


def escaped(t: Table) -> tuple[str, ...]:
    """All who are out."""
    return tuple(one.name for one in t.explorers.values() if OUT in one.marks)
