"""A match: one game being played, from the first deal to the end.

It is a replayable game (`replay`) that each seat sees in its own way (`observation`), in which answers can be taken
back (`undo`) and of which worlds can be sampled (`determinization`). Here seats answer and talk, and copies are made.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from ..errors import BadOption, Fault, Forgotten, Illegal, LamplitError
from ..game import Game, Refusal
from ..knowledge.sides import Sides
from ..knowledge.zones import shuffle_unseen
from ..questions.clock import moment
from ..questions.question import Option, Question
from ..records.segment import Answer, Segment
from ..records.writing import write
from ..settings import settle
from ..state.chance import commitment, from_seed, other_luck
from ..state.table import CLOCK, SPECTATOR, Audience, Event, Table
from .determinization import Sampleable
from .observation import V
from .table_talk import TableTalk

__all__ = ["Answer", "Match", "Option", "Question", "Segment", "lay", "opening_sides", "start"]


class Match(Sampleable[V]):
    """One game being played. Made by `lamplit.new` and `lamplit.load`; see there for examples.

    A match can also start at any table between two steps: `Match(game, options, None, table)`. Where something was
    played before, `past` counts the events each seat had been told by then, and `told` holds the newest of them. Such a
    match goes on like the whole one, but has forgotten what came before its start: undoing that, or writing a record,
    raises `Forgotten`.
    """

    carried = (*Sampleable.carried, "options", "origin", "seed", "table_talk")

    __slots__ = ("options", "origin", "seed", "table_talk")

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seed: str | None,
        origin: Table,
        past: Mapping[str, int] | None = None,
        told: Sequence[Event] = (),
    ) -> None:
        super().__init__(game, game.seats(options), origin, past, told)
        self.options: dict[str, Any] = dict(options)
        self.seed = seed
        self.origin = origin
        self.table_talk = TableTalk(game, self.seats)
        try:
            self._grow([])
        except LamplitError:
            raise
        except Exception as error:
            raise Fault.of(origin.step, error) from error

    @property
    def commitment(self) -> str | None:
        """A hash that is published at the start, so that the seed can be checked at the end."""
        return None if self.seed is None else commitment(self.seed)

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
        """Says something to all seats, or to the seat's team of this moment, if no rule forbids it.

        `to` names the seats that hear it where that was settled before.
        """
        rule = self.silenced(seat)
        if rule:
            raise Illegal("error-illegal-rule", rule=rule, seat=seat, game=self.game.name)
        self.table_talk.say(seat, text, to or (self.sides.team(seat) if team else None))

    # -- copies ------------------------------------------------------------------------------------------------------

    def clone(self) -> Self:
        """An independent match at the same point, with the same luck to come."""
        twin = self._copied(self.checkpoint)
        twin.table_talk = self.table_talk.copy()
        twin.segments = self.segments[:]
        twin._grow(self._answers, self._values)
        return twin

    def branch(self, seed: str) -> Self:
        """An independent match at the same point, with other luck to come.

        It begins at the newest checkpoint: what was told before is not part of it.
        """
        save = self.checkpoint.copy()
        save.chance = other_luck(seed)
        save.chance.foretell(self._table.chance.dealt)
        twin = self._branched(save)
        twin._grow(self._answers)
        return twin

    def afresh(self, seed: str) -> Self:
        """A branch in which all piles that nobody has seen are shuffled anew: nobody knows what is to come.

        What a seat has drawn or chosen already stays as it is, and no seat sees that anything has changed. In the
        middle of a step where that is not possible, the piles stay as they are, too.
        """
        save = self.checkpoint.copy()
        save.chance = other_luck(seed)
        if self.game.reshuffle is None:
            shuffle_unseen(self.game.zones(save), save, self._table, save.chance)
        else:
            self.game.reshuffle(save, self._table, save.chance)
        save.chance.dealt.clear()
        save.chance.foretell(self._table.chance.dealt)
        twin = self._branched(save)
        try:
            twin._grow(self._answers)
            same = self._as_seen() == twin._as_seen()
        except Exception:
            same = False
        return twin if same else self.branch(seed)

    def sample(self, seat: str, seed: str, tries: int = 20) -> Self:
        """A match as it might be for all that `seat` knows (see `Sampleable`), with the talk that it has heard."""
        world = super().sample(seat, seed, tries)
        world.table_talk = self.table_talk.known_to(seat)
        return world

    def _as_seen(self) -> list[Any]:
        """All views, questions, and events since the newest checkpoint."""
        watchers = (*self.seats, SPECTATOR)
        asked = [question.pack() for question in self.questions]
        return [[self.view(seat) for seat in watchers], asked, self._table.news]

    def _branched(self, save: Table) -> Self:
        twin = self._copied(save)
        twin.seed = None
        twin.origin = save
        twin.past = None
        twin.told = ()
        twin.table_talk = self.table_talk.copy()
        return twin

    # -- records -----------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The whole match as JSON lines. It holds every secret of the table: hand it out when the game is over."""
        if self.past is not None:
            raise Forgotten("error-forgotten")
        return write(self, self.options, self.seed, self.origin, self.table_talk.pack())

    # -- refusals ----------------------------------------------------------------------------------------------------

    def _is_open(self, seat: str, name: str) -> bool:
        """Whether `seat` may answer `name` now. Both may be of any type."""
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


def start(game: Game[Any], seed: str, options: Mapping[str, Any]) -> Match:
    """A new match of a game."""
    settled = settle(game.settings, options)
    game.check(settled)
    return Match(game, settled, seed, lay(game, settled, seed))


def opening_sides(game: Game[Any], options: Mapping[str, Any]) -> Sides:
    """The sides when a game with these options begins."""
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
