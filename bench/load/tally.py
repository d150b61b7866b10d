"""What a driver counts between two looks."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Tally:
    """Counts and times of one slice; the names are those of the report that goes to the measuring process."""

    answers: int = 0
    messages: int = 0
    received_bytes: int = 0
    opened: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    to_actor_ms: list[float] = field(default_factory=list)
    """From sending an answer until the one who answered holds `done` and the news of it."""
    to_all_ms: list[float] = field(default_factory=list)
    """The same, until the last seat that hears of it has its news."""
    clock_late_ms: list[float] = field(default_factory=list)
    """From the moment at which something fell due by itself until a seat had the news of it."""
    patch_shares: list[float] = field(default_factory=list)
    """Bytes of a patch by bytes of the whole view, for a sample of all news."""
    news_shares: list[float] = field(default_factory=list)
    """Bytes of a whole message, with its events and the next question, by those of a welcome without its history."""

    def report(self, seconds: float) -> dict[str, Any]:
        """What the measuring process is told."""
        return {**vars(self), "refused": dict(self.refused), "seconds": seconds}


def quantile(sorted_values: Sequence[float], share: float) -> float:
    """The value that so large a share of all does not exceed.

    >>> quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.99), quantile([], 0.5)
    (2, 4, 0.0)
    """
    if not sorted_values:
        return 0.0
    return sorted_values[max(0, math.ceil(len(sorted_values) * share) - 1)]
