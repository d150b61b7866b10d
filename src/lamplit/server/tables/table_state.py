"""The state of a table: who sits at a table and what is played there, as its entries tell it.

`take` is the one place where entries have their effect, both when something is about to happen and when it is read back
from the store. It raises and changes nothing where an entry is not possible.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ... import game as find_game
from ... import load
from ...bots import levels
from ...engine import CLOCK, Illegal, Match, Question, Sides, start
from ...engine.match import opening_sides
from ...engine.table_talk import LONGEST_WORDS
from ...engine.zones import may_see
from . import entries as e
from .terms import Terms

OPEN, PERSON, BOT = "open", "person", "bot"
GATHERING, RUNNING, OVER, CLOSED = "gathering", "running", "over", "closed"
IDS_KEPT, IDS_KEPT_FOR = 1_024, 10 * 60 * 1000
"""A table knows so many of its newest commands again, and all of the last ten minutes (in ms), however many."""
MOST_TALK = 1_000
LONGEST_PING = 80
MOST_TICKS = 10_000


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


class TableState:
    """A table's people and its match."""

    def __init__(self, terms: Terms, seed: str | None, record: str | None) -> None:
        self.terms = terms
        self.game = find_game(terms.game)
        self._seed = seed
        self._record = record
        self.chairs = {seat: Chair() for seat in self.game.seats(terms.options)}
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
        self.rewinds = 0
        self.answers = 0
        self.answered = ""
        self.number = 0
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
    def people(self) -> list[str]:
        """The seats that people hold."""
        return [seat for seat, chair in self.chairs.items() if chair.held]

    def addresses(self, seats: Iterable[str]) -> int:
        """From how many addresses the people of these seats have come; where nobody knows, each counts as one."""
        return len({self.chairs[seat].address or seat for seat in seats})

    @property
    def sides(self) -> Sides:
        """Who is on whose side now, and who shares eyes."""
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

    # -- what happens ----------------------------------------------------------------------------------------------

    def take(self, entry: e.Entry, time: int) -> None:
        """Lets an entry have its effect, or raises and changes nothing."""
        if self.closed:
            raise Illegal("error-table-closed")
        self.pings.clear()
        _EFFECTS[type(entry)](self, entry, time)
        self.number += 1
        id = getattr(entry, "id", "")
        if id:
            seat: str = getattr(entry, "by", "") or getattr(entry, "seat", "")
            self.ids[seat, id] = time
            self._forget_ids(time - IDS_KEPT_FOR)

    def _forget_ids(self, before: int) -> None:
        while len(self.ids) > IDS_KEPT:
            oldest = next(iter(self.ids))
            if self.ids[oldest] >= before:
                return
            del self.ids[oldest]

    def _sit(self, entry: e.SatDown, time: int) -> None:
        chair = self._chair(entry.seat)
        if self.match is not None:
            self._take_over(entry, chair, time)
        elif chair.who != OPEN:
            raise Illegal("error-seat-taken", seat=entry.seat, game=self.game.name)
        chair.who, chair.name, chair.level, chair.key = PERSON, entry.name, "", entry.key
        chair.came, chair.address = time, entry.address
        self.host = self.host or entry.seat

    def _take_over(self, entry: e.SatDown, chair: Chair, time: int) -> None:
        """Somebody who came late plays on for a bot, and all hear of it."""
        if self.stage == OVER:
            raise Illegal("error-late-over")
        if chair.held:
            raise Illegal("error-seat-held", seat=entry.seat, game=self.game.name)
        if not self.terms.latecomers:
            raise Illegal("error-latecomers")
        chair.since = self.answers
        # What somebody did here who has left for good was not done by this person.
        self.ids = {done: when for done, when in self.ids.items() if done[0] != entry.seat}
        self._tell(TalkLine(self.said + 1, entry.seat, "", None, time, entry.name))

    def _place(self, entry: e.SeatSet, _time: int) -> None:
        chair = self._chair(entry.seat)
        if self.match is not None:
            raise Illegal("error-started")
        if chair.held:
            raise Illegal("error-seat-taken", seat=entry.seat, game=self.game.name)
        chair.who, chair.level, chair.name = (BOT, entry.level, "") if entry.level else (OPEN, "", "")

    def _start(self, entry: e.Started, time: int) -> None:
        if self.match is not None:
            raise Illegal("error-started")
        empty = [chair for chair in self.chairs.values() if chair.who == OPEN]
        if empty and not entry.fill:
            raise Illegal("error-seats-open", count=len(empty))
        if self._record is not None:
            self.match = load(self._record)
        else:
            assert self._seed is not None, "a table begins with a seed or a record"
            self.match = start(self.game, self._seed, self.terms.options)
        for chair in empty:
            chair.who, chair.level = BOT, entry.fill
        self.zero = entry.zero - round(self.match.now * 1000)
        self.timed = self.match.question(CLOCK) is not None
        self.started = time

    def _answer(self, entry: e.Answered, time: int) -> None:
        match = self._playing()
        match.answer(entry.seat, entry.option, entry.at)
        self.answers += 1
        self.answered = entry.seat
        self._played(time)

    def _tick(self, entry: e.TimePassed, time: int) -> None:
        self._playing()
        self._pass(entry.at)
        self._played(time)

    def _pass(self, at: float) -> None:
        """The clock says all it has to say up to that moment."""
        match = self._playing()
        for _ in range(MOST_TICKS):
            until = self.until()
            if until is None or until > at:
                return
            match.answer(CLOCK, match.question(CLOCK).options[0].name)  # pyright: ignore[reportOptionalMemberAccess]
            self.answers += 1
            self.answered = CLOCK

    def _played(self, time: int) -> None:
        if self.match is not None and self.match.over and not self.ended:
            self.ended = time
            self.polls = {id: poll for id, poll in self.polls.items() if poll.what != "undo"}

    def _resume(self, entry: e.ClockResumed, _time: int) -> None:
        self._playing()
        self.zero = entry.zero

    def _undo(self, entry: e.TookBack, time: int) -> None:
        match = self._playing()
        for done in range(entry.count):
            try:
                match.undo(entry.seat)
            except Illegal:
                if not done:
                    raise
                break
            self.answers -= 1
        self.answered = entry.seat
        self.rewinds += 1
        self._played(time)

    def _ask(self, entry: e.VoteCalled, time: int) -> None:
        self._person(entry.seat)
        if any(poll.by == entry.seat or poll.what == entry.what for poll in self.polls.values()):
            raise Illegal("error-vote-open")
        if entry.what == "kick":
            if entry.whom == entry.seat or not self._chair(entry.whom).held:
                raise Illegal("error-kick-nobody", seat=entry.whom, game=self.game.name)
        elif self.match is None or self.match.over or not 0 < entry.count <= self.answers:
            raise Illegal("error-undo-nothing", seat=entry.seat)
        # Entries are not counted here: how many there are tells of things that not everybody may know.
        self.polled += 1
        poll = Poll(
            f"v{self.polled}",
            entry.what,
            entry.seat,
            self.answers - entry.count,
            entry.whom,
            [entry.seat],
            entry.away,
            entry.voters[:],
            entry.least,
        )
        self.polls[poll.id] = poll
        self._settle(poll, time)

    def _vote(self, entry: e.Voted, time: int) -> None:
        self._person(entry.seat)
        poll = self.polls.get(entry.vote)
        if poll is None or entry.seat == poll.whom or (poll.voters and entry.seat not in poll.voters):
            raise Illegal("error-vote-none")
        if entry.yes:
            if entry.seat not in poll.yes:
                poll.yes.append(entry.seat)
            self._settle(poll, time)
        elif entry.seat == poll.by or poll.what == "undo":
            del self.polls[poll.id]
        elif entry.seat in poll.yes:
            poll.yes.remove(entry.seat)
        else:
            del self.polls[poll.id]

    def _settle(self, poll: Poll, time: int) -> None:
        """What was asked happens once all people whom it concerns agree."""
        others = [seat for seat in self.people if seat != poll.whom and not self.chairs[seat].missed]
        if any(seat not in poll.yes for seat in poll.voters or others) or self.addresses(poll.yes) < poll.least:
            return
        del self.polls[poll.id]
        if poll.what == "kick":
            self._vote_out(poll)
        else:
            self._go_back_to(poll.answers)

    def _vote_out(self, poll: Poll) -> None:
        level = levels(self.game.name)[-1]
        if self.stage != RUNNING:
            self._empty(poll.whom, level)
        elif poll.away:
            self._stand_in(poll.whom, level)
        else:
            self._empty(poll.whom, level)
            # Whoever was voted out has the invitation still.
            self._welcome_latecomers(False)

    def _go_back_to(self, answers: int) -> None:
        """Takes back all answers after so many. What was answered while people voted goes too."""
        if self.match is not None and self.answers > answers:
            self.match.take_back(self.answers - answers)
            self.answers = answers
            self.rewinds += 1

    def _say(self, entry: e.Said, time: int) -> None:
        self._person(entry.seat)
        to = (entry.to or self.sides.team(entry.seat)) if entry.team else None
        if self.match is not None:
            self.match.say(entry.seat, entry.words, to=to)
        elif not 0 < len(" ".join(entry.words.split())) <= LONGEST_WORDS:
            raise Illegal("error-words", longest=LONGEST_WORDS)
        self._tell(TalkLine(self.said + 1, entry.seat, " ".join(entry.words.split()), to, time))

    def _tell(self, line: TalkLine) -> None:
        self.said = line.n
        self.talk.append(line)
        del self.talk[:-MOST_TALK]

    def _ping(self, entry: e.Pinged, _time: int) -> None:
        if self._chair(entry.seat).who != BOT:
            self._person(entry.seat)
        rule = "" if self.match is None else self.game.silenced(self.match.table, entry.seat)
        if rule:
            raise Illegal("error-illegal-rule", rule=rule, seat=entry.seat, game=self.game.name)
        if not entry.on or len(entry.on) > LONGEST_PING or len(entry.what) > LONGEST_PING:
            raise Illegal("error-ping", longest=LONGEST_PING)
        self.pings.append((entry.seat, entry.what, entry.on))

    def _pencil(self, entry: e.Pencilled, _time: int) -> None:
        if self.match is None:
            raise Illegal("error-not-started")
        act = self.match.table_talk.rub_out if entry.rub_out else self.match.table_talk.pencil
        act(entry.seat, entry.mark, entry.place)

    def _name(self, entry: e.Renamed, _time: int) -> None:
        self._person(entry.seat).name = entry.name

    def _pace(self, entry: e.PaceChanged, _time: int) -> None:
        self.terms = msgspec.structs.replace(self.terms, bot_pace=entry.bot_pace)

    def _latecomers(self, entry: e.LatecomersSet, _time: int) -> None:
        self._welcome_latecomers(entry.welcome)

    def _welcome_latecomers(self, welcome: bool) -> None:
        self.terms = msgspec.structs.replace(self.terms, latecomers=welcome)

    def _bot(self, entry: e.HandedToBot, _time: int) -> None:
        chair = self._person(entry.seat)
        chair.who, chair.level = BOT, entry.level

    def _back(self, entry: e.CameBack, _time: int) -> None:
        chair = self._person(entry.seat)
        chair.who, chair.level, chair.missed = PERSON, "", False

    def _leave(self, entry: e.Left, _time: int) -> None:
        self._person(entry.seat)
        self._empty(entry.seat, entry.level or levels(self.game.name)[-1])

    def _stand_in(self, seat: str, level: str) -> None:
        """A bot plays for somebody who is away, and whom nobody waits for in a vote."""
        chair = self.chairs[seat]
        chair.who, chair.level, chair.missed = BOT, level, True
        if self.host == seat:
            self.host = next((each for each in self.people if not self.chairs[each].missed), seat)

    def _empty(self, seat: str, level: str) -> None:
        chair = self.chairs[seat]
        chair.key = chair.name = ""
        chair.since = 0
        chair.who, chair.level = (BOT, level) if self.stage == RUNNING else (OPEN, "")
        if self.host == seat:
            self.host = next(iter(self.people), "")
        for poll in list(self.polls.values()):
            if seat in (poll.by, poll.whom, *poll.voters):
                self.polls.pop(poll.id, None)
            elif seat in poll.yes:
                poll.yes.remove(seat)

    def _again(self, entry: e.RematchOpened, _time: int) -> None:
        self._person(entry.seat)
        if self.stage != OVER:
            raise Illegal("error-rematch-running")
        if self.rematch:
            raise Illegal("error-rematch-made")
        self.rematch = entry.table

    def _close(self, _entry: e.TableClosed, _time: int) -> None:
        if self.match is not None:
            raise Illegal("error-started")
        self.closed = True

    def _gone(self, _entry: e.Expired, _time: int) -> None:
        """Nobody knows any more what it was, and nothing came of it."""

    # -- who may ---------------------------------------------------------------------------------------------------

    def _chair(self, seat: str) -> Chair:
        if seat not in self.chairs:
            raise Illegal("error-seat", seat=str(seat)[:80], known=", ".join(self.chairs))
        return self.chairs[seat]

    def _person(self, seat: str) -> Chair:
        chair = self._chair(seat)
        if not chair.held:
            raise Illegal("error-seat-not-yours", seat=seat, game=self.game.name)
        return chair

    def _playing(self) -> Match:
        if self.match is None:
            raise Illegal("error-not-started")
        return self.match


_EFFECTS: Mapping[type[e.Entry], Any] = {
    e.SatDown: TableState._sit,
    e.SeatSet: TableState._place,
    e.Started: TableState._start,
    e.Answered: TableState._answer,
    e.TimePassed: TableState._tick,
    e.ClockResumed: TableState._resume,
    e.TookBack: TableState._undo,
    e.VoteCalled: TableState._ask,
    e.Voted: TableState._vote,
    e.Said: TableState._say,
    e.Pinged: TableState._ping,
    e.Pencilled: TableState._pencil,
    e.Renamed: TableState._name,
    e.PaceChanged: TableState._pace,
    e.LatecomersSet: TableState._latecomers,
    e.HandedToBot: TableState._bot,
    e.CameBack: TableState._back,
    e.Left: TableState._leave,
    e.RematchOpened: TableState._again,
    e.TableClosed: TableState._close,
    e.Expired: TableState._gone,
}
