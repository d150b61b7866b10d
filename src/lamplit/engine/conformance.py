"""Conformance: what every game must hold to, checked by random play.

A game's tests need one line: `conformance.check(GAME, options, seed)` plays a whole game and raises `AssertionError`
with a telling message at the first broken promise. In short:

* a clone, a packed and unpacked checkpoint and a loaded record are the same match, and stay so when played on;
* what was handed out (views, events, clones, checkpoints) never changes afterwards, and looking changes nothing;
* questions offer at least one option, each once; what is not offered is refused and changes nothing;
* sides change only where a game says so; a module once in use stays in use, and its steps are taken only then;
* what programs read in every game's views is there, and of the kind that `Frame` declares;
* no card is lost or made; every game ends;
* secret books are secret: the spectator, who may be anybody, reads only what every seat may, nobody loses a book, and
  no book is open to everybody from the very beginning;
* an undone answer given again leads to the same place;
* no watcher can tell apart worlds that differ only in what the watcher may not know (see `secrecy`);
* such worlds are found, and whatever is hidden from somebody does differ in some of them (see `sample_variety`).

One promise needs two processes: `digest` must be the same for every `PYTHONHASHSEED`.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from . import frame, secrecy
from .chance import Chance, from_seed
from .errors import Illegal, LamplitError, NoSample, UnknownSeat
from .game import Game
from .match import Match, start
from .question import Question
from .record import load, read
from .record_lines import canonical
from .sample_variety import Variety
from .segment import Answer
from .table import CLOCK, SPECTATOR, Table
from .zones import census

NO_OPTIONS: Mapping[str, Any] = {}
PATIENCE = 8
LAST_EVENTS = 6
MOST_LOST = 1 / 3
"""The share of attempts to sample a world that may fail, for each watcher."""
FEW_LOST = 5
"""How many may not be found where few were asked for."""
NONSENSE = ("", " ", "no such answer", "play:", ":", "move:B5:C6:D7", "🕯", "0", "None", "x" * 300)


@dataclass
class Report:
    """What a check went through: decisions taken, and sampled worlds looked into or not found."""

    decisions: int = 0
    worlds: int = 0
    not_found: int = 0

    def count(self, found: bool) -> None:
        """Counts a world that was asked for."""
        if found:
            self.worlds += 1
        else:
            self.not_found += 1


def play(game: Game[Any], options: Mapping[str, Any] = NO_OPTIONS, seed: str = "1", most: int = 5000) -> Match:
    """A game played at random to its end."""
    match, luck = start(game, seed, options), from_seed(f"conformance {seed}")
    for _ in range(most):
        if match.over:
            return match
        match.answer(*random_answer(match, luck))
    raise AssertionError(f"{game.name} is not over after {most} decisions")


def check(
    game: Game[Any],
    options: Mapping[str, Any] = NO_OPTIONS,
    seed: str = "1",
    every: int = 4,
    most: int = 5000,
    ahead: int = 12,
) -> Report:
    """Plays a game at random and checks every promise.

    The costly promises are checked at one decision in `every`, secrecy by playing two worlds up to `ahead` answers
    further. The game must be over after `most` decisions.
    """
    report = Report()
    try:
        _Inspection(start(game, seed, options), from_seed(f"conformance {seed}"), report).run(every, most, ahead)
    except Exception as error:
        error.add_note(f"{game.name} {dict(options)}, seed {seed!r}, after {report.decisions} decisions")
        raise
    return report


def digest(game: Game[Any], options: Mapping[str, Any] = NO_OPTIONS, seed: str = "1", most: int = 5000) -> str:
    """A hash over all that is seen, asked and recorded in a random game."""
    match, luck = start(game, seed, options), from_seed(f"conformance {seed}")
    total = hashlib.sha256()
    for _ in range(most):
        total.update(_state(match).encode())
        if match.over:
            break
        match.answer(*random_answer(match, luck))
    total.update(match.record().encode())
    return total.hexdigest()


def random_answer(match: Match, luck: Chance) -> Answer:
    """A possible answer to an open question, at any moment that will do. The clock is given time before it passes."""
    players = [question for question in match.questions if question.seat != CLOCK]
    patient = players and luck.below("patience", PATIENCE)
    questions = players if patient else match.questions
    question = questions[luck.below("who", len(questions))]
    name = question.options[luck.below("what", len(question.options))].name
    if question.deadline is None or question.seat == CLOCK:
        return question.seat, name, None
    return question.seat, name, match.now + (question.deadline - match.now) * luck.below("when", 4) / 8


class _Inspection:
    """One game being played under inspection."""

    def __init__(self, match: Match, luck: Chance, report: Report) -> None:
        self.match = match
        self.luck = luck
        self.report = report
        self.watchers = (*match.seats, SPECTATOR)
        self.cards = _cards(match.game, match.origin)
        self.modules: set[str] = set()
        self.books: dict[str, list[str]] = {}
        self.frame = frame.keys_of(match.view(SPECTATOR))
        self.shadow = match.clone()
        self.past: list[str] = []
        self.kept: list[tuple[str, Callable[[], str], str]] = []
        self.saves: dict[int, str] = {}
        self.variety = Variety()
        self.imagined = {watcher: Report() for watcher in self.watchers}

    def run(self, every: int, most: int, ahead: int) -> None:
        """Plays to the end, inspecting on the way."""
        match = self.match
        for _ in range(most):
            self.inspect(thoroughly=self.luck.below("when to look", every) == 0, ahead=ahead)
            if match.over:
                break
            answer = random_answer(match, self.luck)
            match.answer(*answer)
            self.shadow.answer(*answer)
            self.report.decisions += 1
        self.check_end(most)

    def inspect(self, thoroughly: bool, ahead: int) -> None:
        """Checks the match where it stands."""
        for question in self.match.questions:
            self.check_question(question)
        self.check_cards()
        self.check_sides()
        self.check_modules()
        self.check_books()
        _check_frames([self.match.view(watcher) for watcher in _onlookers(self.match)])
        self.past.append(_moment(self.match))
        if thoroughly:
            now = _snapshot(self.match)
            self.check_looks()
            self.check_frame()
            _same(now, _snapshot(self.shadow), "a clone given the same answers went another way")
            self.check_copies(now)
            self.check_refusals(now)
            self.check_undo()
            self.check_secrecy(ahead)
            self.keep(now)

    def check_looks(self) -> None:
        """What people look at is JSON-ready, looking changes nothing, and all who share eyes see the same."""
        table = self.match.table
        before = canonical(table.pack())
        for watcher in self.watchers:
            _json(self.match.view(watcher), f"the view of {watcher}")
            _json(self.match.events(watcher), f"what {watcher} was told")
        for question in self.match.questions:
            _json(question.pack(), f"the question {question.prompt!r} to {question.seat}")
        _same(before, canonical(table.pack()), "looking changes the table")
        for watcher in self.watchers:
            own = self.match.game.view(table, watcher)
            if self.match.game.books is not None:
                own |= {"books": self._own_books(watcher)}
            _same(canonical(own), canonical(self.match.view(watcher)), f"{watcher} should see with other eyes")

    def check_frame(self) -> None:
        """What programs read of every game's views is in all views of this one, or in none."""
        for watcher in self.watchers:
            missing = self.frame ^ frame.keys_of(self.match.view(watcher))
            assert not missing, f"in some views only, {watcher} for one: {sorted(missing)}"

    def check_cards(self) -> None:
        """No card is lost or made. A family counts from when its cards first come to the table."""
        cards = _cards(self.match.game, self.match.table)
        for family, now in cards.items():
            then = self.cards[family] = self.cards.get(family) or now
            _same(canonical(then), canonical(now), f"cards of the family {family!r} were lost or made")

    def check_sides(self) -> None:
        """Sides and eyes name those who are at the table, and change only in a game that says so."""
        match = self.match
        found = match.game.sides(match.table)
        strangers = {seat for seats in found.named.values() for seat in seats} - {*match.seats}
        strangers |= {seat for watcher in self.watchers for seat in found.mates(watcher)} - {*self.watchers}
        assert not strangers, f"on a side, but not at the table: {sorted(strangers)}"
        assert found == match.sides, f"sides changed, though the game says they do not: {match.sides}, now {found}"

    def check_modules(self) -> None:
        """What a record says of the modules in use is true: they stay so, and a step of one is taken only then."""
        match = self.match
        found = {*match.game.in_use(match.table)}
        assert found <= match.game.modules.keys(), f"in use, but no module of the game: {sorted(found)}"
        assert self.modules <= found, f"not in use any more: {sorted(self.modules - found)}"
        self.modules = found
        module = match.table.step.rpartition(".")[0]
        assert not module or module in found, f"a step of {module}, which is not in use: {match.table.step}"

    def check_books(self) -> None:
        """Who may read which secret books: never fewer than before, and the spectator none that a seat may not."""
        if self.match.game.books is None:
            return
        found = {watcher: self._own_books(watcher) for watcher in self.watchers}
        open_to_all = {book for book in found[SPECTATOR] if all(book in own for own in found.values())}
        if not self.books and not self.match.over:
            assert not open_to_all, f"no secret, as everybody may read it from the beginning: {sorted(open_to_all)}"
        for watcher, books in found.items():
            assert len(set(books)) == len(books), f"{watcher} has a book twice: {books}"
            lost = {*self.books.get(watcher, ())} - {*books}
            assert not lost, f"{watcher} may not read any more what it has read: {sorted(lost)}"
        secret = {*found[SPECTATOR]} - open_to_all
        assert not secret, f"the spectator, who may be anybody, reads what not every seat may: {sorted(secret)}"
        self.books = found

    def _own_books(self, watcher: str) -> list[str]:
        """What the game says by itself, eyes aside; the engine knows what holds after the end."""
        match = self.match
        assert match.game.books is not None
        return match.books(watcher) if match.over else [*match.game.books(match.table, watcher)]

    def check_question(self, question: Question) -> None:
        """A question is put to a seat of the table and offers something, each thing once."""
        what = f"the question {question.prompt!r} to {question.seat}"
        names = [option.name for option in question.options]
        assert names, f"{what} has no options"
        assert all(type(name) is str and name for name in names), f"{what} has options that are not names: {names}"
        assert len(set(names)) == len(names), f"{what} offers something twice: {names}"
        assert question.seat in (*self.match.seats, CLOCK), f"{what} is put to nobody at the table"

    def check_copies(self, now: str) -> None:
        """A clone, a loaded record and an unpacked checkpoint are the same match."""
        match = self.match
        self.shadow = match.clone()
        _same(now, _snapshot(self.shadow), "a clone is not like its original")
        _same(_history(match), _history(self.shadow), "a clone tells another story")
        written = match.record()
        loaded = load(written, lambda _name: match.game)
        _same(now, _snapshot(loaded), "a loaded record is not like the match")
        _same(_history(match), _history(loaded), "a loaded record tells another story")
        _same(written, loaded.record(), "a loaded record is written differently")
        packed = json.loads(json.dumps(match.checkpoint.pack()))
        rebuilt = Match(match.game, match.options, None, match.game.table.unpack(packed))
        unfinished = match.unfinished
        for answer in unfinished.answers if unfinished else ():
            rebuilt.answer(*answer)
        _same(_state(match), _state(rebuilt), "a packed and unpacked checkpoint is not like the original")

    def check_refusals(self, now: str) -> None:
        """What is not offered is refused with an `Illegal`, and nothing changes."""
        match = self.match
        offered = {q.seat: [option.name for option in q.options] for q in match.questions}
        for seat in (*match.seats, CLOCK):
            elsewhere = [name for other, names in offered.items() if other != seat for name in names]
            for name in {*NONSENSE, *elsewhere} - {*offered.get(seat, ())}:
                _refuses(match, seat, name, Illegal)
            for name in offered.get(seat, ()):
                assert match.why_not(seat, name) is None, f"why_not forbids {name!r}, which {seat} is offered"
        _refuses(match, "nobody", "anything", UnknownSeat)
        _same(now, _snapshot(match), "a refused answer changed the match")

    def check_undo(self) -> None:
        """Answers taken back as far as the rules allow lead back the way they came, and forth again."""
        twin = self.match.clone()
        redo: list[Answer] = []
        for then in self.past[-2::-1]:
            newest = [answer for segment in twin.story() for answer in segment.answers[-1:]][-1]
            try:
                twin.undo(newest[0])
            except Illegal:
                break
            redo.append(newest)
            _same(then, _moment(twin), f"taking back {newest[1]!r} of {newest[0]} did not lead back")
        for answer in reversed(redo):
            twin.answer(*answer)
        _same(self.past[-1], _moment(twin), f"giving {len(redo)} answers once more led elsewhere")

    def check_secrecy(self, ahead: int) -> None:
        """Nobody can tell the true world from one sampled from what they know."""
        for watcher in self.watchers:
            world = self.imagine(watcher)
            if world is None:
                continue
            cards = _cards(world.game, world.table)
            _same(canonical(self.cards), canonical(cards), f"a world sampled for {watcher} has other cards")
            self.variety.look(self.match, world, watcher)
            secrecy.compare(self.match, world, watcher, self.luck, ahead)

    def imagine(self, watcher: str) -> Match | None:
        """A world sampled from what a watcher knows, if one is found."""
        world = None
        with suppress(NoSample):
            world = self.match.sample(watcher, f"conformance {self.report.decisions}")
        for report in (self.report, self.imagined[watcher]):
            report.count(found=world is not None)
        return world

    def keep(self, now: str) -> None:
        """Notes what was handed out, to see later that it did not change."""
        match, clone, save = self.match, self.match.clone(), self.match.checkpoint
        self.kept.append(("a clone", lambda: _snapshot(clone), now))
        self.saves[len(match.segments)] = canonical(save.pack())
        self.kept.append(("a checkpoint", lambda: canonical(save.pack()), self.saves[len(match.segments)]))
        for watcher in _onlookers(match):
            view, told = match.view(watcher), match.events(watcher)
            self.kept.append((f"a view of {watcher}", lambda view=view: canonical(view), canonical(view)))
            self.kept.append((f"what {watcher} was told", self._told(watcher, len(told)), canonical(told)))

    def check_end(self, most: int) -> None:
        """The game is over, stays over, and its record tells the same story."""
        match = self.match
        assert match.over, f"{match.game.name} is not over after {most} decisions"
        assert match.result is not None, "a game that is over has no result"
        assert not match.questions, "a game that is over still asks something"
        _json(match.result, "the result")
        for what, again, then in self.kept:
            _same(then, again(), f"{what} changed when the match went on")
        self.check_copies(_snapshot(match))
        for seat in match.seats:
            _refuses(match, seat, "anything", Illegal)
        written = match.record()
        untouched = load(written, lambda _name: match.game)
        for segment, then in self.saves.items():
            again = canonical(untouched.checkpoint_before(segment).pack())
            _same(then, again, "a checkpoint that was not kept is reached again as another")
        story = read(written)
        for watcher in self.watchers:
            _same(canonical(match.events(watcher)), canonical(story.events(watcher)), f"the story {watcher} can read")
        for watcher, report in self.imagined.items():
            lost, asked = report.not_found, report.not_found + report.worlds
            few = lost <= max(FEW_LOST, asked * MOST_LOST)
            assert few, f"{lost} of {asked} worlds asked for could not be sampled for {watcher}"
        self.variety.insist()

    def _told(self, watcher: str, most: int) -> Callable[[], str]:
        return lambda: canonical(self.match.news(watcher, 0)[:most])


def _cards(game: Game[Any], table: Table) -> dict[str, list[str]]:
    """Every card of every family, wherever it lies."""
    counted = census(game.zones(table), table)
    return {family: sorted(cards.elements()) for family, cards in counted.items()}


def _refuses(match: Match, seat: str, name: str, kind: type[LamplitError]) -> None:
    try:
        match.answer(seat, name)
    except kind:
        return
    except LamplitError as error:
        raise AssertionError(f"{name!r} of {seat} is refused with {type(error).__name__}: {error}") from error
    raise AssertionError(f"{name!r} of {seat} was accepted, though it was not offered")


def _onlookers(match: Match) -> list[str]:
    """All who watch; of those who see and are told the same, one. That they do see the same is checked in looks."""
    watchers = (*match.seats, SPECTATOR)
    if match.game.sides_change:
        return [*watchers]
    return [*{match.sides.eyes(watcher): watcher for watcher in watchers}.values()]


def _state(match: Match) -> str:
    """The match as it stands: what everybody sees and is asked, and the table itself."""
    views = [match.view(watcher) for watcher in _onlookers(match)]
    _check_frames(views)
    return _position(match) + "\n" + _dumped(views)


def _position(match: Match) -> str:
    """The same without views, which follow from the table."""
    questions = [question.pack() for question in match.questions]
    return _dumped([questions, match.over, match.result, match.now, match.table.pack()])


def _moment(match: Match) -> str:
    """The position, and how much everybody has been told: short enough to be kept for every decision."""
    return _position(match) + _dumped([match.heard(watcher) for watcher in _onlookers(match)])


def _check_frames(views: list[dict[str, Any]]) -> None:
    """What programs read of every game's views is as it is declared."""
    wrong = [fault for view in views for fault in frame.faults(view)]
    assert not wrong, f"a view is not as `Frame` declares: {wrong[0]}"


def _dumped(data: Any) -> str:
    try:
        return json.dumps(data)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"a view, question, result or table is not JSON-ready: {error}") from None


def _snapshot(match: Match) -> str:
    """The match as it stands, and the newest things everybody has been told."""
    counts = {watcher: match.heard(watcher) for watcher in _onlookers(match)}
    newest = [match.news(watcher, after=count - LAST_EVENTS) for watcher, count in counts.items()]
    return _state(match) + "\n" + json.dumps([counts, newest])


def _history(match: Match) -> str:
    """All that everybody has been told."""
    return json.dumps([match.news(watcher, 0) for watcher in _onlookers(match)])


def _json(data: Any, what: str) -> None:
    try:
        same = json.loads(json.dumps(data, allow_nan=False)) == data
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is not JSON-ready: {error}") from None
    assert same, f"{what} is not JSON-ready: it holds tuples, or keys that are not strings"


def _same(mine: str, other: str, what: str) -> None:
    if mine != other:
        raise AssertionError(f"{what}: {secrecy.first_difference(mine, other)}")
