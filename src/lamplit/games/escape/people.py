"""People modelled for the laboratory, to see how the game goes with them. Nobody is offered them at a table."""

from collections.abc import Callable

from ...engine import Question
from .bot_plan import Errand, explore_alone
from .bots import Look, Tempo, ThumbAdventurer

BEGINNER_TEMPO = Tempo(reading=2.0, thinking=5.0, idle=0.5)
"""A first game: what the signs mean has to be looked up, and the keys have to be found."""


class Explorer(ThumbAdventurer):
    """Somebody who only explores: hears the gongs and leaves with the others, but takes no stone.

    As long as there is something to explore, nobody is freed either.
    """

    makes_up = False

    def _help(self, names: Question, view: Look, me: Look) -> str | None:
        return None

    def _errand(self, view: Look) -> Errand | None:
        return explore_alone(view, self.seat, self._watch.regard)


class Beginner(ThumbAdventurer):
    """Somebody who plays for the first time: as sensibly as the others, and half as fast."""

    tempo = BEGINNER_TEMPO
    makes_up = False


MODELS: dict[str, Callable[[str, str], ThumbAdventurer]] = {"explorer": Explorer, "beginner": Beginner}
