"""The plan of Escape's temple in letters: chambers, what they cost and hold, ways between them, and who is where."""

from rich.text import Text

from ... import text
from ...games.escape.temple import OPPOSITE, SIDES, beyond
from ...games.escape.view.types import View
from ..canvas import Canvas

GAME = "escape"
WIDE, HIGH = 10, 4
"""From one chamber's wall to the next one's."""

WALL = "grey50"
SEAT_STYLES = {"red": "red", "blue": "bright_blue", "yellow": "yellow", "green": "green", "purple": "magenta"}
SYMBOL_STYLES = {"adventurer": "white", "key": "bright_cyan", "torch": "orange1"}


def symbol(face: str, language: str) -> str:
    """A die's face as one letter."""
    return {"black": "■", "gold": "☀", "blank": "·"}.get(face) or text.say(f"escape-symbol-{face}", language, GAME)


def letter(seat: str, language: str) -> str:
    """A player's colour as one letter."""
    return text.say(f"escape-letter-{seat}", language, GAME)


def where(place: str) -> tuple[int, int]:
    """A place's column and row."""
    x, y = place.split(",")
    return int(x), int(y)


def plan(view: View, centre: tuple[int, int], columns: int, rows: int, language: str) -> list[Text]:
    """So many chambers across and along, around the one in the middle."""
    canvas = Canvas(columns * WIDE + 1, rows * HIGH + 1, WALL)
    corners: dict[str, tuple[int, int]] = {}
    for place in view["chambers"]:
        x, y = where(place)
        column, row = x - centre[0] + columns // 2, y - centre[1] + rows // 2
        if 0 <= column < columns and 0 <= row < rows:
            corners[place] = (column * WIDE, row * HIGH)
    for x0, y0 in corners.values():
        canvas.outline([(x0, y0), (x0 + WIDE, y0), (x0 + WIDE, y0 + HIGH), (x0, y0 + HIGH)])
    for place, (x0, y0) in corners.items():
        for side in SIDES:
            _open_way(canvas, view, place, side, x0, y0)
        _furnish(canvas, view, place, x0, y0, language)
    return canvas.lines()


def _open_way(canvas: Canvas, view: View, place: str, side: str, x0: int, y0: int) -> None:
    """A gap in the wall where one can walk, and a question mark where nothing lies behind an opening yet."""
    chambers = view["chambers"]
    if side not in chambers[place]["openings"]:
        return
    there = chambers.get(beyond(place, side))
    if there is not None and OPPOSITE[side] not in there["openings"]:
        return
    mark = "?" if there is None and view["piles"]["stack"] else " "
    if side in "NS":
        canvas.write(x0 + WIDE // 2 - 1, y0 if side == "N" else y0 + HIGH, f" {mark} ", "yellow")
    else:
        canvas.write(x0 if side == "W" else x0 + WIDE, y0 + HIGH // 2, mark, "yellow")


def _furnish(canvas: Canvas, view: View, place: str, x0: int, y0: int, language: str) -> None:
    chamber = view["chambers"][place]
    for number, face in enumerate(chamber["entry"]):
        canvas.write(x0 + 2 + number, y0 + 1, symbol(face, language), f"bold {SYMBOL_STYLES[face]}")
    if chamber["chest"]:
        canvas.write(x0 + 8, y0 + 1, "▣", "bold magenta")
    if chamber["kind"] in ("start", "exit"):
        style = "bold green" if chamber["kind"] == "exit" else "bold"
        canvas.write(x0 + 2, y0 + 2, text.say(f"escape-map-{chamber['kind']}", language, GAME)[:7], style)
    elif chamber["stones"]:
        canvas.write(x0 + 2, y0 + 2, "◆" * chamber["stones"], "green")
    elif chamber["levels"]:
        needs = "/".join(str(need) for need, _stones in chamber["levels"])
        canvas.write(x0 + 2, y0 + 2, f"{symbol(chamber['symbol'], language)} {needs}", "bold cyan")
    x = x0 + 1
    for adventurer in view["adventurers"]:
        if adventurer["place"] == place and not adventurer["out"]:
            own = " reverse" if adventurer["seat"] == view["you"] else ""
            canvas.write(
                x, y0 + 3, letter(adventurer["seat"], language), f"bold {SEAT_STYLES[adventurer['seat']]}{own}"
            )
            x += 2
