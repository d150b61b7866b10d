"""A match: one game being played, from the first deal to the end.

It is a replayable game with people around it: what each may know, what they answer, say and take back, and the
copies that are made of it.
"""

import itertools
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from .chance import commitment, from_seed, other_luck
from .clock import moment
from .determinization import Determinization
from .errors import BadOption, Fault, Forgotten, Illegal, LamplitError, UnknownSeat
from .game import Game, Refusal
from .options import settle
from .question import Option, Question
from .record_writer import write
from .replay import Replayable
from .segment import NOT_THE_NEWEST, Answer, Ear, Segment, handed_out, heard_by, why_no_undo
from .sides import Sides
from .table import CLOCK, SPECTATOR, Audience, Event, Table
from .table_talk import TableTalk
from .zones import shuffle_unseen

__all__ = ["Answer", "Match", "Option", "Question", "Segment", "lay", "opening_sides", "start"]

OPEN = "*"
"""Among what was seen: what everybody sees."""


class Match(Replayable):
    """One game being played. Made by `lamplit.new` and `lamplit.load`; see there for examples.

    A match can also be taken up from any table that lies between two steps: `Match(game, options, None, table)`. Where
    something was played before that, `past` says how many events each had been told by then, and `told` is the newest
    of them. Such a match goes on like the whole one, but has forgotten what lies before its beginning: taking that back
    or writing it down raises `Forgotten`.
    """

    __slots__ = ("_ears", "options", "origin", "past", "seed", "table_talk", "told")

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seed: str | None,
        origin: Table,
        past: Mapping[str, int] | None = None,
        told: Sequence[Event] = (),
    ) -> None:
        super().__init__(game, game.seats(options), origin)
        self.options: dict[str, Any] = dict(options)
        self.seed = seed
        self.origin = origin
        self.past = past
        self.told = told
        self.table_talk = TableTalk(game, self.seats)
        self._ears: dict[str, Ear] = {}
        try:
            self._grow([])
        except LamplitError:
            raise
        except Exception as error:
            raise Fault.of(origin.step, error) from error

    @property
    def commitment(self) -> str | None:
        """A hash published at the start, against which the seed can be checked at the end."""
        return None if self.seed is None else commitment(self.seed)

    # -- what a seat may know ----------------------------------------------------------------------------------------

    def view(self, seat: str) -> dict[str, Any]:
        """Everything a seat may know about the table now, as JSON-ready data.

        What lies in it may be part of the views of others who see the same: it is to be read, not to be changed.
        """
        self._check_watcher(seat)
        eyes = self.sides.eyes(seat)
        if eyes == seat:
            return self._look(seat)
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = self._look(seat)
        return {**seen, "you": seat}

    def books(self, seat: str) -> list[str]:
        """The secret books that a seat may read now. After the end nothing is secret any more."""
        self._check_watcher(seat)
        readers = (*self.seats, SPECTATOR) if self.over else (seat,)
        named = self.game.books
        return [] if named is None else [*dict.fromkeys(book for who in readers for book in named(self._table, who))]

    def _look(self, seat: str) -> dict[str, Any]:
        seen = self._look_at_table(seat)
        return seen if self.game.books is None else {**seen, "books": self.books(seat)}

    def _look_at_table(self, seat: str) -> dict[str, Any]:
        game, table = self.game, self._table
        if game.in_the_open is None or game.apart is None:
            return game.view(table, seat)
        shared = self._seen.get(OPEN)
        if shared is None:
            shared = self._seen[OPEN] = game.in_the_open(table)
        return shared | game.apart(table, seat)

    def events(self, seat: str, after: int = 0) -> list[dict[str, Any]]:
        """What a seat has been told, in order, from its event number `after` + 1 on, as far as it is remembered."""
        ear = self._ear(seat)
        return [handed_out(event) for event in ear.heard[max(0, after - ear.before) :]]

    def news(self, seat: str, after: int) -> list[dict[str, Any]]:
        """The same as `events`, as they are kept: to be read, not to be changed."""
        ear = self._ear(seat)
        return ear.heard[max(0, after - ear.before) :]

    def heard(self, seat: str) -> int:
        """How many events a seat has been told."""
        ear = self._ear(seat)
        return ear.before + len(ear.heard)

    def heard_before(self, seat: str, segment: int) -> int:
        """How many events a seat had been told when so many segments had been played."""
        return self._ear(seat).heard_before(segment)

    def forgotten(self, seat: str) -> int:
        """How many of the events a seat has been told are not remembered: the first ones."""
        return self._ear(seat).before

    def _ear(self, seat: str) -> Ear:
        """What a seat was told, as it is kept: not to be handed out."""
        self._check_watcher(seat)
        # Where eyes may change, those who share them now may have heard different things before.
        eyes = seat if self.game.sides_change else self.sides.eyes(seat)
        ear = self._ears.get(eyes)
        if ear is None:
            ear = self._ears[eyes] = self._new_ear(seat)
        ear.listen(self.segments, self._table.news)
        return ear

    def _new_ear(self, seat: str) -> Ear:
        if self.past is None:
            return Ear(seat)
        return Ear(seat, self.past.get(seat, 0) - len(heard_by(seat, self.told, 0)), self.told)

    # -- acting ------------------------------------------------------------------------------------------------------

    def answer(self, seat: str, name: str, at: float | None = None) -> None:
        """Answers the seat's open question. Raises `Illegal` and changes nothing if the rules do not allow it.

        `at` is the moment of the answer in virtual time, where time matters. A rule that fails raises `Fault`; the
        match then stands where it stood before.
        """
        ask = self._ask
        value: Any = None
        try:
            if ask is not None:
                offer = ask.offers[seat]
                value = (offer.listed or offer.choices)[name]
        except (KeyError, TypeError):
            ask = None
        if ask is None or seat in ask.given:
            raise self._refused(seat, name)
        if ask.until is not None or at is not None:
            now = self._table.now
            in_time = at is None and seat != CLOCK and ask.until is not None and now <= ask.until
            at = now if in_time else moment(seat, at, now, ask.until)
        save, answers, segments = self._save, self._answers, len(self.segments)
        try:
            self._take(ask, seat, name, at, value)
        except BaseException as error:
            self._save = save
            del self.segments[segments:]
            step = self._table.step
            self._grow(answers[:-1])
            if isinstance(error, LamplitError) or not isinstance(error, Exception):
                raise
            raise Fault.of(step, error) from error

    def why_not(self, seat: str, name: str) -> Illegal | None:
        """Why a seat may not give that answer now, with the id of the rule that forbids it; `None` if it may."""
        return None if self._is_open(seat, name) else self._refused(seat, name)

    def silenced(self, seat: str) -> str:
        """The id of the rule that forbids a seat to talk now, or nothing."""
        return self.game.silenced(self._table, seat) if seat in self.seats else ""

    def say(self, seat: str, text: str, team: bool = False, to: Audience | None = None) -> None:
        """Says something to everybody, or to those who are the seat's own team now, if no rule forbids it.

        Where it was settled before who hears it, `to` names them.
        """
        rule = self.silenced(seat)
        if rule:
            raise Illegal("error-illegal-rule", rule=rule, seat=seat, game=self.game.name)
        self.table_talk.say(seat, text, to or (self.sides.team(seat) if team else None))

    def undo(self, seat: str, yielding: Collection[str] = ()) -> int:
        """Takes a seat's newest answer back, if nobody has learnt anything by it. Gives how many answers that were.

        It must be the newest of all, unless those that followed came from `yielding` seats with the same eyes, as bots
        are to the people of their team: theirs are taken back with it.
        """
        refusal = self.why_not_undo(seat)
        if refusal is None:
            done, newest = self._newest_answers()
            self._go_back_to(done, newest.answers[:-1])
            return 1
        if not yielding or refusal.message != NOT_THE_NEWEST:
            raise refusal
        count = self._yielded(seat, [other for other in self.sides.mates(seat) if other in yielding])
        self.take_back(count)
        return count

    def _yielded(self, seat: str, yielding: Collection[str]) -> int:
        """How many answers go with the newest of a seat, that one included; `Illegal` if one of them has to stand."""
        trial = self.clone()
        for count in itertools.count(1):
            _done, newest = trial._newest_answers()
            who = newest.answers[-1][0] if newest.answers else seat
            by = who if who in yielding else seat
            refusal = trial.why_not_undo(by)
            if refusal is not None:
                raise Illegal(refusal.message, seat=seat)
            if by == seat:
                return count
            trial.undo(by)
        raise AssertionError

    def why_not_undo(self, seat: str) -> Illegal | None:
        """Why a seat may not take the newest answer back now; `None` if it may."""
        self._check_seat(seat)
        done, newest = self._newest_answers()
        if self._ask is None:
            return Illegal("error-undo-over", seat=seat)
        if not newest.answers:
            if self.past is not None and not self.segments:
                raise Forgotten("error-forgotten")
            played = self.past is not None or any(segment.answers for segment in self.segments)
            return Illegal("error-undo-chance" if played else "error-undo-nothing", seat=seat)
        mates = self.sides.mates(seat)
        outsiders = [other for other in self.seats if other not in mates]
        retractable = frozenset[str]() if self.game.probes(self._table, seat) else self.game.retractable
        refusal = why_no_undo(retractable, self.game.revealing, outsiders, seat, newest)
        if refusal is None and self.game.sides_change and self._sides_before(done, newest) != self.sides:
            refusal = "error-undo-told"  # somebody has looked through other eyes since
        return None if refusal is None else Illegal(refusal, seat=seat)

    def _newest_answers(self) -> tuple[int, Segment]:
        """The segment of the newest answer, with all that has happened since, and how many there are before it."""
        table = self._table
        done = len(self.segments)
        newest = Segment(None, self._answers, self._marks, table.chance.dealt, table.news)
        if self._answers or not done:
            return done, newest
        return done - 1, self.segments[done - 1].followed_by(newest)

    def _sides_before(self, done: int, newest: Segment) -> Sides:
        """Who was on whose side before the newest answer was given."""
        before = self._another(Replayable, self.checkpoint_before(done))
        before._grow(newest.answers[:-1])
        return before.sides

    def take_back(self, count: int) -> None:
        """Takes the newest `count` answers back, whatever came of them: for a table that has agreed to it.

        The earlier answers of that step are given again, and the same luck comes out again. Talk and marks stay.
        """
        if count < 1:
            raise Illegal("error-undo-nothing")
        done, answers = len(self.segments), self._answers
        while count > len(answers):
            if not done:
                raise Illegal("error-undo-nothing") if self.past is None else Forgotten("error-forgotten")
            count -= len(answers)
            done -= 1
            answers = self.segments[done].answers
        self._go_back_to(done, answers[:-count])

    def since(self, seat: str) -> int:
        """How many answers were given since the newest one of a seat, that one included; 0 if it has given none."""
        count = 0
        for answers in (self._answers, *(segment.answers for segment in reversed(self.segments))):
            for who, _name, _at in reversed(answers):
                count += 1
                if who == seat:
                    return count
        if self.past is not None:
            raise Forgotten("error-forgotten")
        return 0

    def _go_back_to(self, segment: int, answers: Sequence[Answer]) -> None:
        """Stands where it stood when so many segments and then these answers had been played."""
        save = self.checkpoint_before(segment)
        del self.segments[segment:]
        for ear in self._ears.values():
            ear.go_back_to(segment)
        self._save = save
        self._grow(answers)

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match at the same point, with the same luck to come."""
        twin = self._twin(self.checkpoint, self.table_talk.copy())
        twin.segments = self.segments[:]
        twin._grow(self._answers)
        return twin

    def branch(self, seed: str) -> "Match":
        """An independent match at the same point, with other luck to come.

        It begins at the newest checkpoint: what was told before is not part of it.
        """
        save = self.checkpoint.copy()
        save.chance = other_luck(seed)
        save.chance.foretell(self._table.chance.dealt)
        twin = self._from(save, self.table_talk.copy())
        twin._grow(self._answers)
        return twin

    def afresh(self, seed: str) -> "Match":
        """The same as `branch`, with all piles that nobody has seen shuffled anew: what is to come is known to nobody.

        What somebody has drawn or chosen already stays as it is, and nobody sees that anything has changed. In the
        middle of a step in which that cannot be had, the piles stay as they are, too.
        """
        save = self.checkpoint.copy()
        save.chance = other_luck(seed)
        if self.game.reshuffle is None:
            shuffle_unseen(self.game.zones(save), save, self._table, save.chance)
        else:
            self.game.reshuffle(save, self._table, save.chance)
        save.chance.dealt.clear()
        save.chance.foretell(self._table.chance.dealt)
        twin = self._from(save, self.table_talk.copy())
        try:
            twin._grow(self._answers)
            same = self._as_seen() == twin._as_seen()
        except Exception:
            same = False
        return twin if same else self.branch(seed)

    def _as_seen(self) -> list[Any]:
        """All that anybody sees, is asked, and was told since the newest checkpoint."""
        watchers = (*self.seats, SPECTATOR)
        asked = [question.pack() for question in self.questions]
        return [[self.view(seat) for seat in watchers], asked, self._table.news]

    def sample(self, seat: str, seed: str, tries: int = 20) -> "Match":
        """A match as it might be for all that `seat` knows: hidden things dealt anew, other luck to come.

        It begins at the newest checkpoint. What the seat and its team answered since is kept; what others answered is
        chosen anew so that the seat would have been told the same, as the true answers may be secret. Raises
        `NoSample` if no such world is found within so many `tries`.
        """
        self._check_watcher(seat)
        world = Determinization.like(self, seat, seed, tries)
        twin = self._from(world.origin, self.table_talk.known_to(seat))
        twin._become(world)
        return twin

    def _from(self, save: Table, table_talk: TableTalk) -> "Match":
        """A match of the same game that will start at `save`."""
        twin = self._twin(save, table_talk)
        twin.seed = None
        twin.origin = save
        twin.past = None
        twin.told = ()
        return twin

    def _twin(self, save: Table, table_talk: TableTalk) -> "Match":
        twin = self._another(Match, save)
        twin.options = self.options
        twin.seed = self.seed
        twin.origin = self.origin
        twin.past = self.past
        twin.told = self.told
        twin.table_talk = table_talk
        twin._ears = {}
        return twin

    # -- records -----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as JSON lines. It holds every secret of the table: hand it out when the game is over."""
        if self.past is not None:
            raise Forgotten("error-forgotten")
        return write(self, self.options, self.seed, self.origin, self.table_talk)

    # -- refusals ----------------------------------------------------------------------------------------------------

    def _is_open(self, seat: str, name: str) -> bool:
        """Whether `seat` may answer `name` now. Anything may be asked, even what is no name at all."""
        ask = self._ask
        return (
            ask is not None
            and isinstance(seat, str)  # pyright: ignore[reportUnnecessaryIsInstance]
            and isinstance(name, str)  # pyright: ignore[reportUnnecessaryIsInstance]
            and seat in ask.offers
            and seat not in ask.given
            and name in ask.offers[seat].choices
        )

    def _refused(self, seat: str, name: str) -> Illegal:
        """Why `seat` may not answer `name`."""
        self._check_seat(seat)
        said = str(name)[:80]
        refusal = Refusal()
        if self._ask is None:
            refusal = Refusal(message="error-over")
        elif seat == CLOCK:
            refusal = Refusal(message="error-clock")
        elif isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            offer = None if seat in self._ask.given else self._ask.offers.get(seat)
            try:
                refusal = self.game.why_not(self._table, seat, offer, name)
            except Exception as error:
                raise Fault.of(f"why_not {said}", error) from error
        silent = refusal.rule is None and refusal.message == "error-illegal-rule"
        message = "error-illegal-unknown" if silent else refusal.message
        args = {"rule": refusal.rule, "seat": seat, "name": said, "game": self.game.name, **refusal.args}
        return Illegal(message, **args)

    def _check_seat(self, seat: str) -> None:
        if seat not in self.seats and seat != CLOCK:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join(self.seats))

    def _check_watcher(self, seat: str) -> None:
        if seat not in self.seats and seat != SPECTATOR:
            raise UnknownSeat("error-seat", seat=str(seat)[:80], known=", ".join((*self.seats, SPECTATOR)))


def start(game: Game[Any], seed: str, options: Mapping[str, Any]) -> Match:
    """A new match of a game."""
    settled = settle(game.settings, options)
    game.check(settled)
    return Match(game, settled, seed, lay(game, settled, seed))


def opening_sides(game: Game[Any], options: Mapping[str, Any]) -> Sides:
    """Who is on whose side when a game with these options begins."""
    return game.sides(lay(game, options, ""))


def lay(game: Game[Any], options: Mapping[str, Any], seed: str) -> Table:
    """The table of a game as it stands before the first step."""
    try:
        chance = from_seed(seed)
    except UnicodeEncodeError:
        raise BadOption("error-seed") from None
    try:
        table: Table = game.set_up(options, chance)
    except LamplitError:
        raise
    except Exception as error:
        raise Fault.of("set_up", error) from error
    table.chance.dealt.clear()
    return table
