"""What lies in the attic."""

from typing import ClassVar

from lamplit.engine import Plain, items, mapping, open_kinds, plain
from lamplit.engine import Table as EngineTable

SEATS = ("ann", "ben", "cat")


@open_kinds
class Scenario(Plain):
    """What a scenario adds to the table: each has a kind of its own."""

    module: ClassVar[str]


@plain
class Attic(EngineTable):
    """Cards, whose turn it is, and the scenario once one is woken."""

    omens: int
    turn: int = 0
    deck: list[str] = items()
    hands: dict[str, list[str]] = mapping()
    played: list[str] = items()
    scenario: Scenario | None = None


def next_seat(t: Attic) -> str:
    """Whoever is next in turn."""
    t.turn += 1
    return SEATS[(t.turn - 1) % len(SEATS)]
