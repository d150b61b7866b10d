"""A canvas of characters on which walls are lines that join by themselves."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"


class Canvas:
    """A grid of `width` × `height` characters, each with a style."""

    def __init__(self, width: int, height: int, wall_style: str) -> None:
        self.width = width
        self.height = height
        self._wall_style = wall_style
        self._joints = [[0] * width for _ in range(height)]
        self._letters: dict[tuple[int, int], tuple[str, str]] = {}

    def outline(self, corners: list[tuple[int, int]]) -> None:
        """Draw walls from corner to corner and back to the first. All walls are horizontal or vertical."""
        for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
            if y0 == y1:
                for x in range(min(x0, x1), max(x0, x1)):
                    self._joints[y0][x] |= _RIGHT
                    self._joints[y0][x + 1] |= _LEFT
            else:
                for y in range(min(y0, y1), max(y0, y1)):
                    self._joints[y][x0] |= _DOWN
                    self._joints[y + 1][x0] |= _UP

    def write(self, x: int, y: int, words: str, style: str = "") -> None:
        """Write text over the present content."""
        for column, letter in enumerate(words, x):
            self._letters[column, y] = (letter, style)

    def lines(self) -> list[Text]:
        """Return the rows of the canvas."""
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        letters = [
            self._letters.get((x, y), (_LINES[joint], self._wall_style)) for x, joint in enumerate(self._joints[y])
        ]
        runs = groupby(letters, key=itemgetter(1))
        return Text.assemble(*(("".join(letter for letter, _ in run), style) for style, run in runs), no_wrap=True)
