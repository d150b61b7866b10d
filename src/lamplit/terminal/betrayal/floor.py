"""A floor of the house in letters: a box for each room, with gaps for doors."""

from rich.text import Text

from ...games.betrayal.view.types import RoomTile, View
from . import words

WIDE, HIGH = 13, 4
"""The size of a room, walls included."""
MOST_ROWS = 4
DOORS = {"passage": " ", "open": "?", "false": "▒", "locked": "#"}


def rows(view: View, floor: str, centre: str, language: str, width: int) -> list[Text]:
    """Return the rooms of a floor, as many as fit around one of them."""
    rooms = {name: room for name, room in view["rooms"].items() if room["floor"] == floor}
    if not rooms:
        return []
    middle = rooms.get(centre) or next(iter(rooms.values()))
    across, down = max(1, width // WIDE), MOST_ROWS
    left = _from([room["x"] for room in rooms.values()], middle["x"], across)
    top = _from([room["y"] for room in rooms.values()], middle["y"], down)
    shown = {n: r for n, r in rooms.items() if left <= r["x"] < left + across and top <= r["y"] < top + down}
    last_row = max(room["y"] for room in shown.values()) - top + 1
    grid = [[" "] * (across * WIDE) for _ in range(last_row * HIGH)]
    lit: list[tuple[int, int, int, str]] = []
    for name, room in shown.items():
        _draw(grid, (room["x"] - left) * WIDE, (room["y"] - top) * HIGH, name, room, view, language)
        style = "bold yellow" if name == centre else "yellow" if name in view.get("reach", ()) else ""
        if style:
            lit.append(((room["y"] - top) * HIGH, (room["x"] - left) * WIDE, HIGH, style))
    lines = [Text("".join(row)) for row in grid]
    for y, x, high, style in lit:
        for line in lines[y : y + high]:
            line.stylize(style, x, x + WIDE)
    for line in lines:
        line.rstrip()
    return [line for line in lines if line.plain.strip()]


def _from(values: list[int], middle: int, size: int) -> int:
    """Return where a window of some size begins that shows the middle and as much else as possible."""
    first, last = min(values), max(values)
    if last - first < size:
        return first
    return min(max(middle - size // 2, first), last - size + 1)


def _draw(grid: list[list[str]], x: int, y: int, name: str, room: RoomTile, view: View, language: str) -> None:
    inner = WIDE - 2
    called = words.name(name, language)
    title = (called if len(called) <= inner else f"{called[: inner - 1]}…").ljust(inner)
    box = ["┌" + "─" * inner + "┐", f"│{title}│", f"│{_inside(name, room, view, language)[:inner].ljust(inner)}│"]
    box.append("└" + "─" * inner + "┘")
    for dy, line in enumerate(box):
        for dx, char in enumerate(line):
            grid[y + dy][x + dx] = char
    for side, door in room["doors"].items():
        sign = DOORS[door]
        if side in "NS":
            row = y if side == "N" else y + HIGH - 1
            for dx in range(WIDE // 2 - 1, WIDE // 2 + 2):
                grid[row][x + dx] = sign
        else:
            column = x if side == "W" else x + WIDE - 1
            grid[y + 1][column] = grid[y + 2][column] = sign


def _inside(name: str, room: RoomTile, view: View, language: str) -> str:
    """Return the figures and things in a room."""
    marks = words.letters(view["explorers"], language)
    people = [marks[who] for who, one in view["explorers"].items() if one["place"] == name and one["alive"]]
    monsters = [words.letter(who, language) for who, one in view["monsters"].items() if one["place"] == name]
    things = "*" * min(len(room["tokens"]), 3) + "$" * bool(room["pile"])
    return " ".join(("".join(people), "".join(monsters), things)).strip()
