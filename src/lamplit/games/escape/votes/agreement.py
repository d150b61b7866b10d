"""When a vote is settled."""

from collections.abc import Sequence

from ..state import Adventurer


def all_agree(votes: Sequence[str], adventurers: Sequence[Adventurer]) -> bool:
    """Whether each of these adventurers has voted for it."""
    return all(a.seat in votes for a in adventurers)
