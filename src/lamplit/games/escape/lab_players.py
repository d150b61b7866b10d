"""Players modelled for the laboratory, to see how the game goes with them. No table offers them."""

from collections.abc import Callable

from ...engine import Question
from .bots.plan import Errand, explore_alone
from .bots.thumb import Tempo, ThumbAdventurer
from .view.types import AdventurerView, View

BEGINNER_TEMPO = Tempo(reading=2.0, thinking=5.0, idle=0.5)
"""A first game: what the signs mean has to be looked up, and the keys have to be found."""


class Explorer(ThumbAdventurer):
    """A player who only explores: hears the gongs and leaves with the others, but takes no stone.

    As long as there is something to explore, the explorer frees nobody either.
    """

    makes_up = False

    def _help(self, names: Question, view: View, me: AdventurerView) -> str | None:
        return None

    def _errand(self, view: View) -> Errand | None:
        return explore_alone(view, self.seat, self._watch.regard)


class Beginner(ThumbAdventurer):
    """A player in a first game: as sensible as the others, and half as fast."""

    tempo = BEGINNER_TEMPO
    makes_up = False


MODELS: dict[str, Callable[[str, str], ThumbAdventurer]] = {"explorer": Explorer, "beginner": Beginner}
