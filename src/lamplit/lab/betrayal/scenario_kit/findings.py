"""What the kit has found: one thing that was looked at, and what is wrong with it."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at, named by a message; what is `wrong` with it, or what there is to `tell` of it."""

    message: str
    wrong: tuple[str, ...] = ()
    tell: str = ""
    args: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def good(self) -> bool:
        """Whether nothing is wrong."""
        return not self.wrong
