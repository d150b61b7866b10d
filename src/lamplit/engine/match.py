"""A match: one game being played, from the first deal to the end.

A match is a *checkpoint* (a table between two steps) and the answers given since. Its coroutine is only the
quickest way to hold the place in the rules: it can be thrown away and grown again at any time by playing the
answers onto a copy of the checkpoint. Clone, save, undo and recovery are all that one idea. Even a checkpoint need not
be kept: it is reached again from an earlier one by the same means.
"""

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from .asides import Asides
from .chance import Chance, commitment, from_seed
from .chapter import Answer, Chapter, Ear, Mark, handed_out, heard_by, why_no_undo
from .clock import moment
from .errors import BadOption, Fault, Illegal, LamplitError, NoSample, UnknownSeat
from .game import Game, Refusal
from .options import settle
from .question import Option, Question
from .table import CLOCK, OVER, SPECTATOR, Ask, Over, Table
from .zones import may_see

__all__ = ["Answer", "Chapter", "Match", "Option", "Question", "lay", "start"]

M = TypeVar("M", bound="Match")

KEEP_EVERY = 16
"""How many chapters lie between two checkpoints that are kept."""
MOST_SILENT_STEPS = 10_000
MOST_TRIALS = 64
OPEN = "*"
"""Among what was seen: what everybody sees."""


class Match:
    """One game being played. Made by `lamplit.new` and `lamplit.load`; see there for examples.

    A match can also be taken up from any table that lies between two steps: `Match(game, options, None, table)`.
    """

    __slots__ = (
        "_answers",
        "_apart",
        "_ask",
        "_coroutine",
        "_ears",
        "_looked_back",
        "_marks",
        "_questions",
        "_save",
        "_seen",
        "_table",
        "asides",
        "chapters",
        "game",
        "options",
        "origin",
        "seats",
        "seed",
    )

    def __init__(self, game: Game[Any], options: Mapping[str, Any], seed: str | None, origin: Table) -> None:
        self.game = game
        self.options: dict[str, Any] = dict(options)
        self.seats = game.seats(options)
        self.seed = seed
        self.origin = origin
        self.chapters: list[Chapter] = []
        self.asides = Asides(game, self.seats)
        self._ears: dict[str, Ear] = {}
        self._apart = any(len(game.team(seat)) < len(self.seats) for seat in self.seats)
        self._looked_back = False
        self._save: Table | None = origin
        try:
            self._grow([])
        except LamplitError:
            raise
        except Exception as error:
            raise Fault.of(origin.step, error) from error

    # -- what is open ------------------------------------------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """The open questions. Empty when the game is over."""
        found = self._questions
        if found is None:
            ask, asked = self._ask, self._table.asked
            if ask is None:
                return []
            given, until = ask.given, ask.until
            found = [Question(offer, asked[seat], until) for seat, offer in ask.offers.items() if seat not in given]
            self._questions = found
        return found[:]

    def question(self, seat: str) -> Question | None:
        """The open question of one seat."""
        ask = self._ask
        try:
            offer = None if ask is None else ask.offers.get(seat)
        except TypeError:  # anything may be asked for, even what is no seat at all
            return None
        if ask is None or offer is None or seat in ask.given:
            return None
        return Question(offer, self._table.asked[seat], ask.until)

    @property
    def until(self) -> float | None:
        """The moment at which the clock will answer, if nobody does before."""
        return None if self._ask is None else self._ask.until

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended, or `None` while it runs."""
        return dict(self._table.result) if self._ask is None else None

    @property
    def now(self) -> float:
        """Virtual time in seconds since the start."""
        return self._table.now

    @property
    def commitment(self) -> str | None:
        """A hash published at the start, against which the seed can be checked at the end."""
        return None if self.seed is None else commitment(self.seed)

    # -- what a seat may know ----------------------------------------------------------------------------------------

    def view(self, seat: str) -> dict[str, Any]:
        """All that a seat may know of the table now, as JSON-ready data.

        What lies in it may be part of the views of others who see the same: it is to be read, not to be changed.
        """
        self._check_watcher(seat)
        eyes = self.game.eyes(seat)
        if eyes == seat:
            return self._look(seat)
        seen = self._seen.get(eyes)
        if seen is None:
            seen = self._seen[eyes] = self._look(seat)
        return {**seen, "you": seat}

    def _look(self, seat: str) -> dict[str, Any]:
        game, table = self.game, self._table
        if game.in_the_open is None or game.apart is None:
            return game.view(table, seat)
        shared = self._seen.get(OPEN)
        if shared is None:
            shared = self._seen[OPEN] = game.in_the_open(table)
        return shared | game.apart(table, seat)

    def events(self, seat: str, after: int = 0) -> list[dict[str, Any]]:
        """What a seat has been told, in order, from its event number `after` + 1 on."""
        return [handed_out(event) for event in self._told(seat)[max(0, after) :]]

    def news(self, seat: str, after: int) -> list[dict[str, Any]]:
        """The same as `events`, as they are kept: to be read, not to be changed."""
        return self._told(seat)[after:]

    def heard(self, seat: str) -> int:
        """How many events a seat has been told."""
        return len(self._told(seat))

    def _told(self, seat: str) -> list[dict[str, Any]]:
        """What a seat was told, as it is kept: not to be handed out."""
        self._check_watcher(seat)
        eyes = self.game.eyes(seat)
        ear = self._ears.get(eyes)
        if ear is None:
            ear = self._ears[eyes] = Ear(seat)
        return ear.listen(self.chapters, self._table.news)

    # -- acting ------------------------------------------------------------------------------------------------------

    def answer(self, seat: str, name: str, at: float | None = None) -> None:
        """Answers the seat's open question. Raises `Illegal` and changes nothing if the rules do not allow it.

        `at` is the moment of the answer in virtual time, where time matters. A rule that fails raises `Fault`; the
        match then stands where it stood before.
        """
        ask = self._ask
        value: Any = None
        try:
            value = None if ask is None else ask.offers[seat].choices[name]
        except (KeyError, TypeError):
            ask = None
        if ask is None or seat in ask.given:
            raise self._refused(seat, name)
        if ask.until is not None or at is not None:
            now = self._table.now
            in_time = at is None and seat != CLOCK and ask.until is not None and now <= ask.until
            at = now if in_time else moment(seat, at, now, ask.until)
        save, answers, chapters = self._save, self._answers, len(self.chapters)
        try:
            self._take(ask, seat, name, at, value)
        except BaseException as error:
            self._save = save
            del self.chapters[chapters:]
            step = self._table.step
            self._grow(answers[:-1])
            if isinstance(error, LamplitError) or not isinstance(error, Exception):
                raise
            raise Fault.of(step, error) from error

    def why_not(self, seat: str, name: str) -> Illegal | None:
        """Why a seat may not answer that now, with the id of the forbidding rule; `None` if it may."""
        return None if self._is_open(seat, name) else self._refused(seat, name)

    def say(self, seat: str, text: str, team: bool = False) -> None:
        """Says something to everybody, or to the seat's own team, if no rule forbids it: see `asides.say`."""
        rule = self.game.silenced(self._table, seat) if seat in self.seats else ""
        if rule:
            raise Illegal("error-illegal-rule", rule=rule, seat=seat, game=self.game.name)
        self.asides.say(seat, text, team)

    def undo(self, seat: str) -> None:
        """Takes the newest answer back, if `seat` gave it and nobody has learnt anything by it."""
        self._check_seat(seat)
        table = self._table
        done = len(self.chapters)
        newest = Chapter(None, self._answers, self._marks, table.chance.dealt, table.news)
        if not self._answers and done:
            done -= 1
            newest = self.chapters[done].followed_by(newest)
        if self._ask is None:
            raise Illegal("error-undo-over", seat=seat)
        if not newest.answers:
            played = any(chapter.answers for chapter in self.chapters)
            raise Illegal("error-undo-chance" if played else "error-undo-nothing", seat=seat)
        refusal = why_no_undo(self.game, self.seats, seat, newest)
        if refusal is not None:
            raise Illegal(refusal, seat=seat)
        save = self.checkpoint_before(done)
        del self.chapters[done:]
        self._ears.clear()
        self._save = save
        self._grow(newest.answers[:-1])

    def take_back(self, count: int) -> None:
        """Takes the newest `count` answers back, whatever came of them: for a table that has agreed to it.

        The earlier answers are given again from the start, and the same luck comes out again. Talk and marks stay.
        """
        given = [answer for chapter in self.story() for answer in chapter.answers]
        if not 0 < count <= len(given):
            raise Illegal("error-undo-nothing")
        earlier = Match(self.game, self.options, self.seed, self.origin)
        for seat, name, at in given[:-count]:
            earlier.answer(seat, name, at)
        self._become(earlier)

    def _become(self, other: "Match") -> None:
        """Stands where `other`, which is not used any more, stands in the same game."""
        self.chapters = other.chapters
        self._save = other._save
        self._table = other._table
        self._answers = other._answers
        self._marks = other._marks
        self._ask = other._ask
        self._questions = other._questions
        self._seen = other._seen
        self._coroutine = other._coroutine
        self._ears.clear()

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match at the same point, with the same luck to come."""
        twin = self._twin(self.asides.copy())
        twin.chapters = self.chapters[:]
        twin._save = self.checkpoint
        twin._grow(self._answers)
        return twin

    def branch(self, seed: str) -> "Match":
        """An independent match at the same point, with other luck to come.

        It begins at the newest checkpoint: what was told before is not part of it.
        """
        save = self.checkpoint.copy()
        save.chance = _fresh(seed)
        save.chance.foretell(self._table.chance.dealt)
        twin = self._from(save, self.asides.copy())
        twin._grow(self._answers)
        return twin

    def sample(self, seat: str, seed: str, tries: int = 20) -> "Match":
        """A match as it might be for all that `seat` knows: hidden things dealt anew, other luck to come.

        It begins at the newest checkpoint. What the seat and its team answered since is kept; what others answered is
        chosen anew so that the seat would have been told the same, as the true answers may be secret. Raises
        `NoSample` if no such world is found within so many `tries`.
        """
        self._check_watcher(seat)
        open_streams = self.game.open_streams
        on_the_table = [outcome for outcome in self._table.chance.dealt if outcome[1] in open_streams]
        for attempt in range(tries):
            save = self.checkpoint.copy()
            save.chance = _fresh(f"{seed} {attempt}")
            self.game.sample(save, seat, save.chance)
            save.chance.foretell(on_the_table)
            twin = self._from(save, self.asides.known_to(seat))
            try:
                found = twin._relive(self, seat, _fresh(f"answers {seed} {attempt}"))
            except LamplitError:
                raise
            except Exception as error:
                raise Fault.of(f"sample {self.checkpoint.step}", error) from error
            if found:
                twin._forget_unused_luck()
                return twin
        raise NoSample("error-no-sample", seat=seat)

    def _from(self, save: Table, asides: Asides) -> "Match":
        """A match of the same game that will start at `save`."""
        twin = self._twin(asides)
        twin.seed = None
        twin.chapters = []
        twin.origin = twin._save = save
        return twin

    def _twin(self, asides: Asides) -> "Match":
        return self._like(Match, asides)

    def _like(self, kind: type[M], asides: Asides) -> M:
        twin = kind.__new__(kind)
        twin.game = self.game
        twin.options = self.options
        twin.seats = self.seats
        twin.seed = self.seed
        twin.origin = self.origin
        twin.asides = asides
        twin._ears = {}
        twin._apart = self._apart
        twin._looked_back = False
        return twin

    def _relive(self, truth: "Match", seat: str, luck: Chance) -> bool:
        """Finds answers that lead from the start of this match to where `truth` stands, as far as `seat` can tell.

        Answers are sought one by one, and another is tried where `seat` would have been told something else.
        """
        given, told = truth._answers, heard_by(seat, truth._table.news, 0)
        heard = [len(heard_by(seat, truth._table.news[:so_far], 0)) for _, so_far, _ in truth._marks] + [len(told)]
        known = (CLOCK, seat) if seat == SPECTATOR else (CLOCK, seat, *self.game.team(seat))
        answers: list[Answer] = []
        untried: list[list[str]] = []
        for _ in range(MOST_TRIALS):
            self._save, self.chapters = self.origin, []
            self._ears.clear()
            self._grow(answers)
            while self.events(seat) == told[: heard[len(answers)]]:
                if len(answers) == len(given):
                    return self._table.asked.get(seat) == truth._table.asked.get(seat)
                who, name, at = given[len(answers)]
                question = self.question(who)
                names = [] if question is None else [option.name for option in question.options]
                if may_see(known, who):
                    names = [name] if name in names else []
                if self._ask is None or not names:
                    break
                luck.shuffle("answers", names)
                picked: Answer = (who, names.pop(), at)
                answers.append(picked)
                untried.append(names)
                self._take(self._ask, *picked, self._ask.offers[picked[0]].choices[picked[1]])
            while untried and not untried[-1]:
                untried.pop()
                answers.pop()
            if not untried:
                return False
            who, _name, at = answers.pop()
            answers.append((who, untried[-1].pop(), at))
        return False

    def _forget_unused_luck(self) -> None:
        """Drops foretold outcomes that reliving did not call for, lest they come out again later."""
        unused = self._table.chance.foretold
        if unused:
            tables = [self._table, self._save, *(chapter.save for chapter in self.chapters)]
            for chance in [table.chance for table in tables if table is not None]:
                chance.foretold = [known for known in chance.foretold if not any(known is one for one in unused)]

    # -- records -----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as JSON lines. It holds every secret of the table: hand it out when the game is over."""
        from .record import write

        return write(self)

    @property
    def checkpoint(self) -> Table:
        """The table at the newest checkpoint. It holds every secret, and is not to be changed."""
        self._looked_back = True
        return self._newest()

    def _newest(self) -> Table:
        if self._save is None:
            self._save = self.checkpoint_before(len(self.chapters))
        return self._save

    def checkpoint_before(self, chapter: int) -> Table:
        """The table as it stood when so many chapters had been played: kept, or reached again from one that is."""
        kept = self._save if chapter == len(self.chapters) else self.chapters[chapter].save
        if kept is not None:
            return kept
        first = chapter - 1
        while (kept := self.chapters[first].save) is None:
            first -= 1
        return self._like(_Again, self.asides).reach(kept, self.chapters[first:chapter])

    @property
    def table(self) -> Any:
        """The table as it stands: the truth, for the tests of a game and for nobody else. Not to be changed."""
        return self._table

    @property
    def unfinished(self) -> Chapter | None:
        """What happened since the newest checkpoint, if anything did."""
        table = self._table
        if not (self._answers or table.news or table.chance.dealt):
            return None
        return Chapter(None, self._answers[:], self._marks[:], table.chance.dealt[:], table.news[:])

    def story(self) -> Iterator[Chapter]:
        """The chapters so far, and the one being written."""
        yield from self.chapters
        unfinished = self.unfinished
        if unfinished is not None:
            yield unfinished

    # -- the machinery -----------------------------------------------------------------------------------------------

    def _grow(self, answers: Sequence[Answer]) -> None:
        """Plays these answers, which are known to be possible, onto a copy of the checkpoint."""
        self._table: Table = self._newest().copy()
        self._answers: list[Answer] = []
        self._marks: list[Mark] = []
        self._ask: Ask[Any] | None = None
        self._questions: list[Question] | None = None
        self._seen: dict[str, dict[str, Any]] = {}
        self._coroutine: Any = None
        if self._table.step != OVER:
            self._coroutine = self.game.steps[self._table.step](self._table)
            self._drive(None)
        for answer in answers:
            assert self._ask is not None
            seat, name, _at = answer
            self._take(self._ask, *answer, self._ask.offers[seat].choices[name])

    def _take(self, ask: Ask[Any], seat: str, name: str, at: float | None, value: Any) -> None:
        """Lets a possible answer take effect: `value` is what its name stands for."""
        table = self._table
        self._questions = None
        self._seen = {}
        if at is not None:
            table.now = at
        if ask.kind != "all":
            self._answers.append((seat, name, at))
            self._marks.append((len(table.chance.dealt), len(table.news), False))
            self._drive((seat, value) if ask.kind == "any" else value)
            return
        settled = len(ask.given) + 1 == len(ask.offers)
        self._answers.append((seat, name, at))
        self._marks.append((len(table.chance.dealt), len(table.news), settled))
        ask.given[seat] = value
        if settled:
            self._drive({seat: ask.given[seat] for seat in ask.offers})

    def _drive(self, value: Any) -> None:
        """Runs the rules until they ask something or the game is over."""
        table = self._table
        before = self._ask
        silent_steps = 0
        while True:
            try:
                ask: Ask[Any] = self._coroutine.send(value)
            except StopIteration as stop:
                before = None
                table.step = stop.value.__name__
                if self._answers or table.chance.dealt:
                    self._commit()
                silent_steps += 1
                if silent_steps == MOST_SILENT_STEPS:
                    raise RuntimeError(f"{silent_steps} steps in a row asked nobody anything") from None
                self._coroutine = self.game.steps[table.step](table)
                value = None
                continue
            except Over:
                table.step = OVER
                self._ask = None
                self._commit()
                return
            self._ask = ask
            asked = table.asked
            for seat in self._asked_anew(before, ask) if self._apart and before is not None else ask.offers:
                asked[seat] = asked.get(seat, 0) + 1
            return

    def _asked_anew(self, before: Ask[Any], ask: Ask[Any]) -> list[str]:
        """All but those whose question simply stays open: one of another team has answered, and nobody tells them."""
        team = self.game.team(self._answers[-1][0]) if self._answers else self.seats
        return [seat for seat in ask.offers if seat in team or _prompt(before, seat) != _prompt(ask, seat)]

    def _commit(self) -> None:
        """Ends a chapter: the table as it stands becomes the checkpoint.

        A copy is kept of some only, and where somebody has just looked at the one before: they may do so again.
        """
        table, chapters = self._table, self.chapters
        chapters.append(Chapter(self._save, self._answers, self._marks, table.chance.dealt, table.news))
        self._answers = []
        self._marks = []
        table.chance.dealt = []
        table.news = []
        self._save = table.copy() if self._looked_back or len(chapters) % KEEP_EVERY == 0 else None
        self._looked_back = False

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


class _Again(Match):
    """Chapters played again, up to the end of the last one."""

    __slots__ = ("_wanted",)

    def reach(self, save: Table, chapters: Sequence[Chapter]) -> Table:
        """The table as it stood after these chapters, the first of which began with `save`."""
        self._save, self.chapters, self._wanted = save, [], len(chapters)
        with contextlib.suppress(_Reached):
            self._grow([answer for chapter in chapters for answer in chapter.answers])
        return self._table

    def _commit(self) -> None:
        super()._commit()
        if len(self.chapters) == self._wanted:
            raise _Reached


class _Reached(Exception):
    """The table is as it was."""


def _prompt(ask: Ask[Any], seat: str) -> str | None:
    return ask.offers[seat].prompt if seat in ask.offers else None


def _fresh(seed: str) -> Chance:
    return from_seed(f"branch {seed}")


def start(game: Game[Any], seed: str, options: Mapping[str, Any]) -> Match:
    """A new match of a game."""
    settled = settle(game.settings, options)
    game.check(settled)
    return Match(game, settled, seed, lay(game, settled, seed))


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
