"""A person at Escape's table in real time: what their keys do, and the screen they look at."""

from collections.abc import Sequence

from rich.text import Text

from ...engine import Question
from ...games.escape.view.types import View
from .drawing import LEAST_HEIGHT, LEAST_WIDTH, NEWS_LINES, picture
from .hands import Hands, own
from .own_hand import DICE_HEIGHT, Moment


class Controls(Hands):
    """Hands with a screen of their own."""

    news_lines = NEWS_LINES
    untold = frozenset({"rolled"})

    def free_at(self, view: View, name: str) -> float:
        """From when on a command can be given: only dice make one wait."""
        return own(view, self.seat)["roll_at"] if name.startswith("roll") else 0.0

    def picture(
        self,
        view: View,
        now: float,
        asked: Question | None,
        news: Sequence[str],
        language: str,
        size: tuple[int, int],
        result: str = "",
    ) -> list[Text]:
        """The whole screen, line by line."""
        self.let_go_of_the_unholdable(view)
        return picture(Moment(view, now, asked, self, news, language, *size, result))

    def line(
        self, key: str, view: View, now: float, asked: Question | None, news: Sequence[str], language: str
    ) -> list[Text]:
        """Without a screen: the dice after each key, and all after an empty line."""
        lines = self.picture(view, now, asked, news, language, (LEAST_WIDTH, LEAST_HEIGHT))
        if key == "enter" or self.page or self.pick:
            return lines
        tail = DICE_HEIGHT + NEWS_LINES + 2
        return [lines[0], *lines[-tail : -NEWS_LINES - 1], lines[-1]]

    def put_down(self) -> None:
        """Nothing is being chosen or read any more."""
        self.page, self.pick, self.note = 0, None, ""
