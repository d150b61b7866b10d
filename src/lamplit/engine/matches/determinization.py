"""Determinization: worlds as they might be, given all that one seat knows.

What is hidden is dealt anew at the newest checkpoint. In the middle of a step that is not enough: the rules hold their
place in a coroutine, which depends on the hidden things. So a sampled world *relives* the step: it looks for answers of
the other seats under which the watching seat would have been told the same.
"""

from abc import abstractmethod
from typing import Any, Self

from ..errors import Fault, LamplitError, NoSample
from ..game import Game
from ..questions.question import Question
from ..records.events import EventCursor, heard_by
from ..records.segment import Answer
from ..state.chance import Chance, other_luck
from ..state.table import CLOCK, Table
from .observation import V
from .undo import Undoable

MOST_TRIALS = 64


def said_aloud(game: Game[Any], question: Question | None) -> bool:
    """Whether everybody at the table hears the answer to a question."""
    return game.secret_prompts is not None and question is not None and question.prompt not in game.secret_prompts


class Sampleable(Undoable[V]):
    """A game of which worlds can be sampled that look the same to one seat."""

    __slots__ = ()

    @abstractmethod
    def _branched(self, save: Table) -> Self:
        """A copy with a story of its own, which begins at `save`."""

    def sample(self, seat: str, seed: str, tries: int = 20) -> Self:
        """A match as it might be for all that `seat` knows: hidden things dealt anew, other luck to come.

        It begins at the newest checkpoint. What the seat and its team answered since is kept; what others answered is
        chosen anew so that the seat would have been told the same, as the true answers may be secret. Raises
        `NoSample` if no such world is found within so many `tries`.
        """
        self._check_watcher(seat)
        game, dealt = self.game, self._table.chance.dealt
        on_the_table = [outcome for outcome in dealt if outcome[1] in game.open_streams]
        started = bool(self._answers or dealt)
        for attempt in range(tries):
            save = self.checkpoint.copy()
            save.chance = other_luck(f"{seed} {attempt}")
            game.sample(save, seat, save.chance)
            save.chance.foretell(on_the_table)
            if started and game.redraw is not None:
                game.redraw(save, self.checkpoint, self._table, seat, save.chance)
            world = self._branched(save)
            try:
                found = world._relive(self, save, seat, other_luck(f"answers {seed} {attempt}"))
            except LamplitError:
                raise
            except Exception as error:
                raise Fault.of(f"sample {self.checkpoint.step}", error) from error
            if found:
                world._forget_unused_luck()
                return world
        raise NoSample("error-no-sample", seat=seat)

    def _relive(self, truth: Self, save: Table, seat: str, luck: Chance) -> bool:
        """Finds answers that lead from `save` to where `truth` stands, as far as `seat` can tell.

        Answers are sought one by one, and another is tried where `seat` would have been told something else.
        """
        given, told = truth._answers, heard_by(seat, truth._table.news, 0)
        heard = [len(heard_by(seat, truth._table.news[:so_far], 0)) for _, so_far, _ in truth._marks] + [len(told)]
        mates = truth.sides.mates(seat)
        answers: list[Answer] = []
        untried: list[list[str]] = []
        for _ in range(MOST_TRIALS):
            self._begin(save)
            self._grow(answers)
            cursor = EventCursor(seat)
            while cursor.listen(self.segments, self._table.news) == told[: heard[len(answers)]]:
                if len(answers) == len(given):
                    return self._table.asked.get(seat) == truth._table.asked.get(seat)
                who, name, at = given[len(answers)]
                question = self.question(who)
                names = [] if question is None else question.names
                # A seat that left the side since does not tell what it answered; one that joined since did not then.
                if who == CLOCK or (who in mates and who in self.sides.mates(seat)) or said_aloud(self.game, question):
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
            tables = [self._table, self._save, *(segment.save for segment in self.segments)]
            for chance in [table.chance for table in tables if table is not None]:
                chance.foretold = [known for known in chance.foretold if not any(known is one for one in unused)]
