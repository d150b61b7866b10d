"""Worlds: how a game might stand, for all one seat knows.

What is hidden is dealt anew at the newest checkpoint. Half way through a step that is not enough: the rules hold their
place in a coroutine, which follows from the hidden things. So a world *relives* the step: it looks for answers of the
others under which the seat would have been told the same.
"""

from typing import Any

from ..errors import Fault, LamplitError, NoSample
from ..game import Game
from ..questions.question import Question
from ..records.events import EventCursor, heard_by
from ..records.segment import Answer
from ..state.chance import Chance, other_luck
from ..state.table import CLOCK, Table
from .replay import Replayable

MOST_TRIALS = 64


def said_aloud(game: Game[Any], question: Question | None) -> bool:
    """Whether everybody at the table hears the answer to a question."""
    return game.secret_prompts is not None and question is not None and question.prompt not in game.secret_prompts


class Determinization(Replayable):
    """A course that the game might have taken since `origin`, a checkpoint dealt anew."""

    __slots__ = ("origin",)
    origin: Table

    @classmethod
    def like(cls, truth: Replayable, seat: str, seed: str, tries: int) -> "Determinization":
        """A world that looks like `truth` to `seat`. Raises `NoSample` if none is found within so many `tries`."""
        game = truth.game
        on_the_table = [outcome for outcome in truth._table.chance.dealt if outcome[1] in game.open_streams]
        started = bool(truth._answers or truth._table.chance.dealt)
        for attempt in range(tries):
            save = truth.checkpoint.copy()
            save.chance = other_luck(f"{seed} {attempt}")
            game.sample(save, seat, save.chance)
            save.chance.foretell(on_the_table)
            if started and game.redraw is not None:
                game.redraw(save, truth.checkpoint, truth._table, seat, save.chance)
            world = truth._another(cls, save)
            world.origin = save
            try:
                found = world._relive(truth, seat, other_luck(f"answers {seed} {attempt}"))
            except LamplitError:
                raise
            except Exception as error:
                raise Fault.of(f"sample {truth.checkpoint.step}", error) from error
            if found:
                world._forget_unused_luck()
                return world
        raise NoSample("error-no-sample", seat=seat)

    def _relive(self, truth: Replayable, seat: str, luck: Chance) -> bool:
        """Finds answers that lead from `origin` to where `truth` stands, as far as `seat` can tell.

        Answers are sought one by one, and another is tried where `seat` would have been told something else.
        """
        given, told = truth._answers, heard_by(seat, truth._table.news, 0)
        heard = [len(heard_by(seat, truth._table.news[:so_far], 0)) for _, so_far, _ in truth._marks] + [len(told)]
        mates = truth.sides.mates(seat)
        answers: list[Answer] = []
        untried: list[list[str]] = []
        for _ in range(MOST_TRIALS):
            self._save, self.segments = self.origin, []
            self._grow(answers)
            cursor = EventCursor(seat)
            while cursor.listen(self.segments, self._table.news) == told[: heard[len(answers)]]:
                if len(answers) == len(given):
                    return self._table.asked.get(seat) == truth._table.asked.get(seat)
                who, name, at = given[len(answers)]
                question = self.question(who)
                names = [] if question is None else question.names
                # Who has turned away since no longer tells what they answered, and who has come since did not then.
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
