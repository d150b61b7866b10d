"""The result of one check."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Finding:
    """The result of one check, named by a message: its faults in `wrong`, other results in `tell`."""

    message: str
    wrong: tuple[str, ...] = ()
    tell: str = ""
    args: dict[str, Any] = field(default_factory=dict[str, Any])

    @property
    def good(self) -> bool:
        """Whether the check found no faults."""
        return not self.wrong
