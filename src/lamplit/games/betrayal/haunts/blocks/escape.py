"""`exit_house`: explorers outside the house. They live, keep what they carry, and have no turns."""

from .....engine import ALL
from ...state import Explorer, Table

OUT = "out"
"""The mark of an explorer outside the house."""


def step_out(one: Explorer) -> None:
    """An explorer leaves the house: alive, but out of everybody's reach."""
    one.place, one.part = "", ""
    one.mark(OUT)


def leave_house(t: Table, one: Explorer) -> None:
    """An explorer leaves the house for good, and everybody is told."""
    step_out(one)
    t.done.append("end")
    t.tell(ALL, "escaped", who=one.name)


def escaped(t: Table) -> tuple[str, ...]:
    """The explorers outside the house."""
    return tuple(one.name for one in t.living() if OUT in one.marks)


def inside(t: Table) -> list[Explorer]:
    """The living explorers in the house."""
    return [one for one in t.living() if OUT not in one.marks]
