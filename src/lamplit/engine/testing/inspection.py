"""One game played at random under inspection, promise by promise (see `conformance`)."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ..errors import Illegal, LamplitError, NoSample, UnknownSeat
from ..game import Game
from ..knowledge import frame
from ..knowledge.zones import census
from ..matches.loading import load
from ..matches.match import Match
from ..questions.question import Question
from ..records.segment import Answer
from ..records.story import read
from ..state.bounds import undeclared
from ..state.chance import Chance
from ..state.json_data import canonical
from ..state.table import CLOCK, SPECTATOR, Table
from . import secrecy
from .random_play import random_answer
from .sample_variety import Variety
from .schema_check import SchemaCheck
from .snapshots import check_frames, history, insist_on_json, insist_on_same, moment, onlookers, snapshot, state

MOST_LOST = 1 / 3
"""The share of attempts to sample a world that may fail, for each watcher."""
FEW_LOST = 5
"""How many may not be found where few were asked for."""
LOOK_EVERY = 4
"""How many decisions lie between two at which views are held to their types: views are large."""
NONSENSE = ("", " ", "no such answer", "play:", ":", "move:B5:C6:D7", "🕯", "0", "None", "x" * 300)


@dataclass
class Report:
    """What a check covered: decisions, and the worlds that were sampled or not found."""

    decisions: int = 0
    worlds: int = 0
    not_found: int = 0

    def count(self, found: bool) -> None:
        """Counts an attempt to sample a world."""
        if found:
            self.worlds += 1
        else:
            self.not_found += 1


class Inspection:
    """One game being played under inspection."""

    def __init__(self, match: Match, luck: Chance, report: Report) -> None:
        self.match = match
        self.luck = luck
        self.report = report
        self.watchers = (*match.seats, SPECTATOR)
        nothing_said = undeclared(match.game.table, match.game.bounds)
        assert not nothing_said, f"the bounds of {match.game.name} say nothing of: {', '.join(nothing_said)}"
        schema = match.game.schema()
        self.types = None if schema is None else SchemaCheck(schema)
        self.cards = _cards(match.game, match.origin)
        self.modules: set[str] = set()
        self.books: dict[str, list[str]] = {}
        self.frame = frame.keys_of(match.view(SPECTATOR))
        self.shadow = match.clone()
        self.told: dict[str, int] = {}
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
        self.check_types()
        self.check_cards()
        self.check_sides()
        self.check_modules()
        self.check_books()
        self.check_parts()
        check_frames([self.match.view(watcher) for watcher in onlookers(self.match)])
        self.past.append(moment(self.match))
        if thoroughly:
            now = snapshot(self.match)
            self.check_looks()
            self.check_bounds()
            self.check_frame()
            insist_on_same(now, snapshot(self.shadow), "a clone given the same answers went another way")
            self.check_copies(now)
            self.check_refusals(now)
            self.check_undo()
            self.check_secrecy(ahead)
            self.keep(now)

    def check_looks(self) -> None:
        """Views are JSON-ready, looking changes nothing, and all seats of a viewpoint see the same."""
        table = self.match.table
        before = canonical(table.pack())
        for watcher in self.watchers:
            insist_on_json(self.match.view(watcher), f"the view of {watcher}")
            insist_on_json(self.match.events(watcher), f"what {watcher} was told")
        for question in self.match.questions:
            insist_on_json(question.pack(), f"the question {question.prompt!r} to {question.seat}")
        insist_on_same(before, canonical(table.pack()), "looking changes the table")
        for watcher in self.watchers:
            own = dict(self.match.game.view(table, watcher))
            if self.match.game.books is not None:
                own |= {"books": self._own_books(watcher)}
            insist_on_same(
                canonical(own), canonical(self.match.view(watcher)), f"{watcher} should see from another viewpoint"
            )

    def check_parts(self) -> None:
        """The public view that is kept up to date is the same as one made from scratch."""
        match, game = self.match, self.match.game
        if game.public_view is None or game.private_view is None:
            return
        now = match.view_without_deferred(SPECTATOR)
        anew: dict[str, Any] = {**game.public_view(match.table), **game.private_view(match.table, SPECTATOR)}
        stale = sorted(name for name in anew if name not in now or now[name] != anew[name])
        assert not stale, f"as it was before, though something has changed: {stale}"

    def check_types(self) -> None:
        """What is seen, told and asked is of the types that the game declares."""
        if self.types is not None:
            looking = self.match.over or self.report.decisions % LOOK_EVERY == 0
            faults = self.types.moment(self.match, self.told, looking)
            assert not faults, f"not of the declared types: {faults[0]}"

    def check_frame(self) -> None:
        """A field of the frame is in all views of this game or in none."""
        for watcher in self.watchers:
            missing = self.frame ^ frame.keys_of(self.match.view(watcher))
            assert not missing, f"in some views only, {watcher} for one: {sorted(missing)}"

    def check_cards(self) -> None:
        """No card is lost or made. A family counts from when its cards first come to the table."""
        cards = _cards(self.match.game, self.match.table)
        for family, now in cards.items():
            then = self.cards[family] = self.cards.get(family) or now
            insist_on_same(canonical(then), canonical(now), f"cards of the family {family!r} were lost or made")

    def check_bounds(self) -> None:
        """A table of an honest game lies within the bounds, with all its pieces: its record can be continued."""
        match, table = self.match, self.match.checkpoint
        assert match.game.box is not None or not any(self.cards.values()), "there are pieces, but no box (`Game.box`)"
        try:
            match.game.bounds.check(json.loads(json.dumps(table.pack())))
            match.game.check_table(table, match.options)
        except ValueError as error:
            raise AssertionError(f"no table can be like the one that was played to: {error}") from error

    def check_sides(self) -> None:
        """Sides and viewpoints name seats of the table, and change only in a game that says so."""
        match = self.match
        found = match.game.sides(match.table)
        strangers = {seat for seats in found.named.values() for seat in seats} - {*match.seats}
        strangers |= {seat for watcher in self.watchers for seat in found.mates(watcher)} - {*self.watchers}
        assert not strangers, f"on a side, but not at the table: {sorted(strangers)}"
        assert found == match.sides, f"sides changed, though the game says they do not: {match.sides}, now {found}"

    def check_modules(self) -> None:
        """Modules in use stay in use, and steps of a module are taken only while it is in use."""
        match = self.match
        found = {*match.game.in_use(match.table)}
        assert found <= match.game.modules.keys(), f"in use, but no module of the game: {sorted(found)}"
        assert self.modules <= found, f"not in use any more: {sorted(self.modules - found)}"
        self.modules = found
        module = match.table.step.rpartition(".")[0]
        assert not module or module in found, f"a step of {module}, which is not in use: {match.table.step}"

    def check_books(self) -> None:
        """No seat loses a secret book, and the spectator may read only books that every seat may."""
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
        """The books that the game itself allows the watcher; after the end, those that the engine allows."""
        match = self.match
        assert match.game.books is not None
        return match.books(watcher) if match.over else [*match.game.books(match.table, watcher)]

    def check_question(self, question: Question) -> None:
        """A question is put to a seat of the table and offers at least one option, each once."""
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
        insist_on_same(now, snapshot(self.shadow), "a clone is not like its original")
        insist_on_same(history(match), history(self.shadow), "a clone tells another story")
        written = match.record()
        loaded = load(written, lambda _name: match.game)
        insist_on_same(now, snapshot(loaded), "a loaded record is not like the match")
        insist_on_same(history(match), history(loaded), "a loaded record tells another story")
        insist_on_same(written, loaded.record(), "a loaded record is written differently")
        packed = json.loads(json.dumps(match.checkpoint.pack()))
        rebuilt = Match(match.game, match.options, None, match.game.table.unpack(packed))
        unfinished = match.unfinished
        for answer in unfinished.answers if unfinished else ():
            rebuilt.answer(*answer)
        insist_on_same(state(match), state(rebuilt), "a packed and unpacked checkpoint is not like the original")

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
        insist_on_same(now, snapshot(match), "a refused answer changed the match")

    def check_undo(self) -> None:
        """Undo leads back through the same positions, and the same answers lead forward again."""
        twin = self.match.clone()
        redo: list[Answer] = []
        for then in self.past[-2::-1]:
            newest = [answer for segment in twin.story() for answer in segment.answers[-1:]][-1]
            try:
                twin.undo(newest[0])
            except Illegal:
                break
            redo.append(newest)
            insist_on_same(then, moment(twin), f"taking back {newest[1]!r} of {newest[0]} did not lead back")
        for answer in reversed(redo):
            twin.answer(*answer)
        insist_on_same(self.past[-1], moment(twin), f"giving {len(redo)} answers once more led elsewhere")

    def check_secrecy(self, ahead: int) -> None:
        """No watcher can tell the true world from one sampled from what it knows."""
        for watcher in self.watchers:
            world = self.imagine(watcher)
            if world is None:
                continue
            cards = _cards(world.game, world.table)
            insist_on_same(canonical(self.cards), canonical(cards), f"a world sampled for {watcher} has other cards")
            self.variety.look(self.match, world, watcher)
            secrecy.compare(self.match, world, watcher, self.luck, ahead)

    def imagine(self, watcher: str) -> Match | None:
        """A world sampled for a watcher, if one is found."""
        world = None
        with suppress(NoSample):
            world = self.match.sample(watcher, f"conformance {self.report.decisions}")
        for report in (self.report, self.imagined[watcher]):
            report.count(found=world is not None)
        return world

    def keep(self, now: str) -> None:
        """Keeps what was handed out, to check later that it did not change."""
        match, clone, save = self.match, self.match.clone(), self.match.checkpoint
        self.kept.append(("a clone", lambda: snapshot(clone), now))
        self.saves[len(match.segments)] = canonical(save.pack())
        self.kept.append(("a checkpoint", lambda: canonical(save.pack()), self.saves[len(match.segments)]))
        for watcher in onlookers(match):
            view, told = match.view(watcher), match.events(watcher)
            self.kept.append((f"a view of {watcher}", lambda view=view: canonical(view), canonical(view)))
            self.kept.append((f"what {watcher} was told", self._told(watcher, len(told)), canonical(told)))

    def check_end(self, most: int) -> None:
        """The game is over, stays over, and its record tells the same story."""
        match = self.match
        assert match.over, f"{match.game.name} is not over after {most} decisions"
        assert match.result is not None, "a game that is over has no result"
        assert not match.questions, "a game that is over still asks something"
        insist_on_json(match.result, "the result")
        for what, again, then in self.kept:
            insist_on_same(then, again(), f"{what} changed when the match went on")
        self.check_copies(snapshot(match))
        for seat in match.seats:
            _refuses(match, seat, "anything", Illegal)
        written = match.record()
        untouched = load(written, lambda _name: match.game)
        for segment, then in self.saves.items():
            again = canonical(untouched.checkpoint_before(segment).pack())
            insist_on_same(then, again, "a checkpoint that was not kept is reached again as another")
        story = read(written)
        for watcher in self.watchers:
            insist_on_same(
                canonical(match.events(watcher)), canonical(story.events(watcher)), f"the story {watcher} can read"
            )
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
