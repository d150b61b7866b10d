"""What the state of a table is made of: chairs, polls, and what was said."""

from dataclasses import dataclass, field
from typing import Any

from ...engine.knowledge.zones import may_see

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass
class Chair:
    """One seat of a table: who sits there, and the hash of the secret that opens it."""

    who: str = OPEN
    name: str = ""
    level: str = ""
    key: str = ""
    missed: bool = False
    """Whether the others gave it to a bot while its person was away."""
    since: int = 0
    """How many answers the table had when this person took over from a bot."""
    came: int = 0
    """The moment this person took the seat."""
    address: str = ""
    """A mark of where they came from; nothing if nobody knows."""

    @property
    def held(self) -> bool:
        """Whether a person holds it, even if a bot plays for them now."""
        return bool(self.key)

    @property
    def attended(self) -> bool:
        """Whether a person plays it."""
        return self.who == PERSON

    def pack(self) -> dict[str, Any]:
        """What everybody may know of it."""
        packed = {"who": self.who, "name": self.name}
        return packed | ({"level": self.level} if self.who == BOT else {})


@dataclass
class Poll:
    """Something the people at the table are asked to agree to."""

    id: str
    what: str
    by: str
    answers: int = 0
    whom: str = ""
    yes: list[str] = field(default_factory=list)
    away: bool = False
    voters: list[str] = field(default_factory=list)
    """Who decides, where that was settled when it was asked."""
    least: int = 0
    """From so many addresses voters have to agree."""

    def pack(self) -> dict[str, Any]:
        """What everybody may know of it."""
        packed: dict[str, Any] = {"id": self.id, "what": self.what, "by": self.by, "yes": self.yes[:]}
        return packed | ({"whom": self.whom} if self.whom else {})


@dataclass(frozen=True)
class TalkLine:
    """Something said at the table, or by the table itself: that somebody of that name `came` to a seat."""

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
        """The line for those who hear it. `n` counts what a seat has heard, lest gaps tell of what others say."""
        packed: dict[str, Any] = {
            "n": n,
            "seat": self.seat,
            "words": self.words,
            "team": self.team is not None,
            "time": self.time,
        }
        return packed | ({"came": self.came} if self.came else {})
