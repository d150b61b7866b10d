"""The state of a table: who sits there and what is played, as its entries tell it."""

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
    """A table's people and its match. Nothing changes it but `effects.take`."""

    def __init__(self, terms: Terms, seed: str | None, record: str | None) -> None:
        self.game = find_game(terms.game)
        # A table may be older than a setting of its game: that is then as usual.
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
        """The version of the rules that did not come to an end here, if any did not."""
        self.rewinds = 0
        self.answers = 0
        self.answered = ""
        self.number = 0
        self.checkpoint = 0
        """The number of the entry with which the newest checkpoint known here was stored."""
        self.fell_back = False
        """Whether the log tells more answers than the rules of today can follow: the next entry needs a checkpoint."""
        self.started = 0
        self.ended = 0
        self.ids: dict[tuple[str, str], int] = {}
        """The newest commands that have had their effect: who gave them, their own ids, and when."""

    # -- what is known ---------------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """Whether people still gather, play, or have played."""
        if self.match is None:
            return CLOSED if self.closed else GATHERING
        return OVER if self.match.over else RUNNING

    @property
    def version(self) -> str:
        """By what the game is played here now: a table that was set aside by another goes on."""
        return f"{__version__}/{self.game.rules}"

    @property
    def is_aside(self) -> bool:
        """Whether nothing more happens here, as rules did not come to an end."""
        return self.aside == self.version

    @property
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat, chair in self.chairs.items() if chair.held]

    @property
    def bots(self) -> list[str]:
        """The seats that bots play."""
        return [seat for seat, chair in self.chairs.items() if chair.who == BOT]

    def addresses(self, seats: Iterable[str]) -> int:
        """From how many addresses the people of these seats have come; where nobody knows, each counts as one."""
        return len({self.chairs[seat].address or seat for seat in seats})

    @property
    def sides(self) -> Sides:
        """Who is on whose side now, and who shares a viewpoint."""
        if self.match is not None:
            return self.match.sides
        if self._opening is None:
            self._opening = opening_sides(self.game, self.terms.options)
        return self._opening

    def question(self, seat: str) -> Question | None:
        """The open question of a seat."""
        return None if self.match is None else self.match.question(seat)

    def until(self) -> float | None:
        """The moment at which the clock has something to say, in a game with a clock."""
        return self.match.until if self.timed and self.match is not None else None

    def at(self, time: int) -> float | None:
        """What moment of the game's own time that is, in a game with a clock."""
        match = self.match
        return None if match is None or self.until() is None else max((time - self.zero) / 1000, match.now)

    def has_done(self, seat: str, id: str) -> bool:
        """Whether a command of that id has had its effect."""
        return (seat, id) in self.ids

    def pack(self) -> dict[str, Any]:
        """What everybody at the table may know, besides the game itself."""
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

    # -- who may ---------------------------------------------------------------------------------------------------

    def chair(self, seat: str) -> Chair:
        """The chair of a seat, or `Illegal` if there is none."""
        if seat not in self.chairs:
            raise Illegal("error-seat", seat=str(seat)[:80], known=", ".join(self.chairs))
        return self.chairs[seat]

    def person(self, seat: str) -> Chair:
        """The chair of a seat that a person holds, or `Illegal`."""
        chair = self.chair(seat)
        if not chair.held:
            raise Illegal("error-seat-not-yours", seat=seat, game=self.game.name)
        return chair

    def playing(self) -> Match:
        """The match, or `Illegal` if the game has not begun."""
        if self.match is None:
            raise Illegal("error-not-started")
        return self.match
