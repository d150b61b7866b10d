"""The state of a table, its people and its match, as its entries determine it."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ... import __version__
from ... import game as find_game
from ...engine import Illegal, Match, Question, Sides
from ...engine.matches.match import opening_sides
from ...engine.settings import settle
from .table_parts import BOT, Chair, Poll, TalkLine
from .terms import Terms

GATHERING, RUNNING, OVER, CLOSED = "gathering", "running", "over", "closed"


class TableState:
    """A table's people and its match. Only `effects.take` changes it."""

    def __init__(self, terms: Terms, seed: str | None, record: str | None) -> None:
        self.game = find_game(terms.game)
        # A table may be older than a setting of its game, which then has its default.
        self.terms = msgspec.structs.replace(terms, options=settle(self.game.settings, terms.options))
        self.seed = seed
        self.record = record
        self.chairs = {seat: Chair() for seat in self.game.seats(self.terms.options)}
        self.host = ""
        self.match: Match | None = None
        self._opening: Sides | None = None
        self.zero = 0
        self.timed = False
        self.talk: list[TalkLine] = []
        self.said = 0
        self.pings: list[tuple[str, str, str]] = []
        self.polls: dict[str, Poll] = {}
        self.polled = 0
        self.rematch = ""
        self.closed = False
        self.aside = ""
        """The version of the rules that did not come to an end here; empty if none."""
        self.rewinds = 0
        self.answers = 0
        self.answered = ""
        self.number = 0
        self.checkpoint = 0
        """The number of the entry stored with the newest known checkpoint."""
        self.fell_back = False
        """Whether the log has more answers than today's rules accept; the next entry then needs a checkpoint."""
        self.started = 0
        self.ended = 0
        self.ids: dict[tuple[str, str], int] = {}
        """The recent commands that took effect: seat, command id, and time."""

    # -- queries ---------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The stage: gathering, running, or over."""
        if self.match is None:
            return CLOSED if self.closed else GATHERING
        return OVER if self.match.over else RUNNING

    @property
    def version(self) -> str:
        """The version of the rules in use. A table set aside under another version continues."""
        return f"{__version__}/{self.game.rules}"

    @property
    def is_aside(self) -> bool:
        """Whether the table is set aside because its rules did not end."""
        return self.aside == self.version

    @property
    def people(self) -> list[str]:
        """The seats held by people."""
        return [seat for seat, chair in self.chairs.items() if chair.held]

    @property
    def bots(self) -> list[str]:
        """The seats played by bots."""
        return [seat for seat, chair in self.chairs.items() if chair.who == BOT]

    def addresses(self, seats: Iterable[str]) -> int:
        """Return the number of addresses of these seats' people; unknown addresses count as one each."""
        return len({self.chairs[seat].address or seat for seat in seats})

    @property
    def sides(self) -> Sides:
        """The sides at present, and who shares eyes."""
        if self.match is not None:
            return self.match.sides
        if self._opening is None:
            self._opening = opening_sides(self.game, self.terms.options)
        return self._opening

    def question(self, seat: str) -> Question | None:
        """Return the open question of a seat."""
        return None if self.match is None else self.match.question(seat)

    def until(self) -> float | None:
        """Return the moment of the clock's next action, in a game with a clock."""
        return self.match.until if self.timed and self.match is not None else None

    def at(self, time: int) -> float | None:
        """Return the moment of the game's time, in a game with a clock."""
        match = self.match
        return None if match is None or self.until() is None else max((time - self.zero) / 1000, match.now)

    def has_done(self, seat: str, id: str) -> bool:
        """Whether a command with this id has taken effect."""
        return (seat, id) in self.ids

    def pack(self) -> dict[str, Any]:
        """Return the public state, without the game itself."""
        packed: dict[str, Any] = {
            **self.terms.pack(),
            "stage": self.stage,
            "host": self.host,
            "seats": {seat: chair.pack() for seat, chair in self.chairs.items()},
            "votes": [poll.pack() for poll in self.polls.values()],
        }
        if self.match is not None:
            packed["commitment"] = self.match.commitment
            packed["pencils"] = bool(self.game.pencils)
        if self.rematch:
            packed["rematch"] = self.rematch
        return packed

    # -- checks ----------------------------------------------------------------------------------------------------

    def chair(self, seat: str) -> Chair:
        """Return the chair of a seat, or raise `Illegal`."""
        if seat not in self.chairs:
            raise Illegal("error-seat", seat=str(seat)[:80], known=", ".join(self.chairs))
        return self.chairs[seat]

    def person(self, seat: str) -> Chair:
        """Return the chair of a seat held by a person, or raise `Illegal`."""
        chair = self.chair(seat)
        if not chair.held:
            raise Illegal("error-seat-not-yours", seat=seat, game=self.game.name)
        return chair

    def playing(self) -> Match:
        """Return the match, or raise `Illegal` if the game has not begun."""
        if self.match is None:
            raise Illegal("error-not-started")
        return self.match
