"""The parts of a table's state: chairs, polls, and talk."""

from dataclasses import dataclass, field
from typing import Any

from ...engine.knowledge.zones import may_see

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass
class Chair:
    """A seat of a table: who sits there, and the hash of the secret that opens it."""

    who: str = OPEN
    name: str = ""
    level: str = ""
    key: str = ""
    missed: bool = False
    """Whether the others gave it to a bot while its person was away."""
    since: int = 0
    """The number of answers at the table when this person took over from a bot."""
    came: int = 0
    """The moment at which this person took the seat."""
    address: str = ""
    """A mark of the person's address; empty if unknown."""

    @property
    def held(self) -> bool:
        """Whether a person holds it, even if a bot plays for them now."""
        return bool(self.key)

    @property
    def attended(self) -> bool:
        """Whether a person plays it."""
        return self.who == PERSON

    def pack(self) -> dict[str, Any]:
        """Return the public part."""
        packed = {"who": self.who, "name": self.name}
        return packed | ({"level": self.level} if self.who == BOT else {})


@dataclass
class Poll:
    """A vote at the table."""

    id: str
    what: str
    by: str
    answers: int = 0
    whom: str = ""
    yes: list[str] = field(default_factory=list)
    away: bool = False
    voters: list[str] = field(default_factory=list)
    """The voters, if they were fixed when the vote was called."""
    least: int = 0
    """The number of different addresses from which voters must agree."""

    def pack(self) -> dict[str, Any]:
        """Return the public part."""
        packed: dict[str, Any] = {"id": self.id, "what": self.what, "by": self.by, "yes": self.yes[:]}
        return packed | ({"whom": self.whom} if self.whom else {})


@dataclass(frozen=True)
class TalkLine:
    """A line of talk, or a notice that a person of this name `came` to a seat."""

    n: int
    seat: str
    words: str
    team: tuple[str, ...] | None
    time: int
    came: str = ""

    def heard_by(self, seat: str) -> bool:
        """Whether a seat hears it."""
        return self.team is None or may_see(self.team, seat)

    def pack(self, n: int) -> dict[str, Any]:
        """Return the line for those who hear it. `n` counts the lines a seat has heard, so that gaps reveal nothing."""
        packed: dict[str, Any] = {
            "n": n,
            "seat": self.seat,
            "words": self.words,
            "team": self.team is not None,
            "time": self.time,
        }
        return packed | ({"came": self.came} if self.came else {})
