"""Draws Terrorscape's Mansion as an engraving by lamplight: docs/pictures/mansion.svg

    python tools/terrorscape/draw_mansion.py

Rooms, doors, open ways, passages and symbols come from the game's own data, the names from its words. The floor plan
and the furniture are ours. A door that would not lie on a wall both its rooms share is an error.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from engraving import AMBER, BONE, DUSK, INK, Point, at, definitions, line, path
from mansion_furniture import furniture

from lamplit import text
from lamplit.games.terrorscape.data import mansion

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "mansion.svg"

WIDTH, HEIGHT = 1240, 1076
FLOORS = {"red": "#2b1f1b", "blue": "#1d2227", "green": "#1e241d"}
OUTDOORS = ("G1", "G2", "G5")

PLAN: Mapping[str, Sequence[Point]] = {
    room: [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for room, (x0, y0, x1, y1) in {
        "B1": (0, 0, 28, 28),
        "B2": (28, 0, 54, 28),
        "B3": (54, 0, 80, 20),
        "B4": (80, 0, 100, 26),
        "B5": (54, 20, 80, 66),
        "R1": (0, 28, 34, 54),
        "R2": (0, 54, 34, 84),
        "R3": (34, 28, 54, 58),
        "R4": (34, 58, 54, 72),
        "R5": (34, 72, 54, 90),
        "G1": (0, 84, 34, 100),
        "G3": (80, 68, 100, 100),
        "G4": (54, 66, 80, 86),
        "G5": (80, 26, 100, 68),
    }.items()
} | {"G2": [(34, 90), (54, 90), (54, 86), (80, 86), (80, 100), (34, 100)]}

NAME_AT: dict[str, Point] = {
    "B1": (20, 24.4), "B2": (42, 26), "B3": (67, 18), "B4": (94.6, 24.2), "B5": (67, 63.5),
    "R1": (26, 51.6), "R2": (8.6, 81.6), "R3": (44, 55.6), "R4": (39.2, 70.2), "R5": (44, 87.9),
    "G1": (19.4, 97.8), "G2": (50, 98), "G3": (90, 97), "G4": (67, 83.6), "G5": (90, 65.5),
}  # fmt: skip
SYMBOL_AT: dict[str, Point] = {
    "main_exit": (3.6, 49), "hidden_exit": (95.6, 44), "radio": (24, 4.6), "mystic": (75, 92.4), "tool": (95.6, 73),
    "knowledge": (50.6, 61.6), "B4": (96.2, 4.2), "R2": (30.2, 58.4), "G4": (76.4, 70), "survivors": (11, 49),
    "killer": (88, 44), "I-B1": (4, 4.8), "I-G2": (38.2, 94.8), "II-B5": (57.6, 24.6), "II-G5": (84, 30.8),
}  # fmt: skip
DOOR_AT = {"B2-B5": 0.42, "B2-R1": 0.5, "R2-R3": 0.5, "B5-R3": 0.45, "R2-R5": 0.42, "G4-R5": 0.5}
"""How far along the shared wall a door stands, where that is not its middle."""


def main() -> None:
    """Draw and write the picture."""
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
    print(f"{PICTURE.name}: {PICTURE.stat().st_size:,} bytes")


def picture() -> str:
    """The whole drawing."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f" font-family=\"Georgia, 'Iowan Old Style', 'DejaVu Serif', serif\" aria-labelledby=\"title\">",
        '<title id="title">The Mansion: fifteen places, seventeen doors, three open ways, two secret passages</title>',
        definitions(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{INK}"/>',
        *floors(),
        *furniture(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lamplight)"/>',
        *walls(),
        *passages(),
        *open_ways(),
        *doors(),
        *names(),
        *symbols(),
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#night)"/>',
        *cartouche(),
        *legend(),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


# -- the house -------------------------------------------------------------------------------------------------------


def floors() -> Iterable[str]:
    """Ground by zone, hatched: parquet, tiles, and turf outdoors."""
    for room, outline in PLAN.items():
        zone = mansion.ZONE_OF[room]
        yield f'<path d="{path(outline, closed=True)}" fill="{FLOORS[zone]}"/>'
        if room in OUTDOORS:
            yield turf(outline)
        else:
            yield f'<path d="{path(outline, closed=True)}" fill="url(#{zone})" opacity="0.11"/>'
        yield inner_shade(outline)


def inner_shade(outline: Sequence[Point]) -> str:
    """The shade that the upper and left walls throw, in fine strokes."""
    (x0, y0), (x1, y1) = outline[0], outline[1]
    upper = [(x0, y0), (x1, y1), (x1 - 0.9, y1 + 1.3), (x0 + 0.9, y0 + 1.3)]
    return f'<path d="{path(upper, closed=True)}" fill="url(#shade)" opacity="0.55"/>'


def turf(outline: Sequence[Point]) -> str:
    """Blades of grass, the same in every drawing."""
    luck = random.Random(f"{outline}")
    columns, rows = [x for x, _ in outline], [y for _, y in outline]
    strokes: list[str] = []
    for _ in range(int((max(columns) - min(columns)) * (max(rows) - min(rows)) / 5)):
        x, y = luck.uniform(min(columns) + 1, max(columns) - 1), luck.uniform(min(rows) + 1.5, max(rows) - 1)
        if not inside((x, y - 1), outline):
            continue
        left, top = at((x, y))
        strokes.append(f"M{left},{top} l-2,-5 M{left + 2:.1f},{top} l0.5,-7 M{left + 4:.1f},{top} l3,-5")
    return f'<path d="{" ".join(strokes)}" stroke="{BONE}" stroke-width="0.8" opacity="0.2" fill="none"/>'


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies in a room."""
    x, y = point
    crossings = 0
    for (x0, y0), (x1, y1) in edges(outline):
        if x0 == x1 and x0 > x and min(y0, y1) <= y < max(y0, y1):
            crossings += 1
    return crossings % 2 == 1


def edges(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of a room."""
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def shared_wall(one: str, other: str) -> tuple[Point, Point]:
    """The longest wall that two rooms have in common."""
    found: list[tuple[float, Point, Point]] = []
    for (ax, ay), (bx, by) in edges(PLAN[one]):
        for (cx, cy), (dx, dy) in edges(PLAN[other]):
            if ax == bx == cx == dx:
                low, high = max(min(ay, by), min(cy, dy)), min(max(ay, by), max(cy, dy))
                found.append((high - low, (ax, low), (ax, high)))
            elif ay == by == cy == dy:
                low, high = max(min(ax, bx), min(cx, dx)), min(max(ax, bx), max(cx, dx))
                found.append((high - low, (low, ay), (high, ay)))
    length, start, end = max(found, default=(0, (0, 0), (0, 0)))
    if length < 3:
        raise SystemExit(f"{one} and {other} share no wall on the plan")
    return start, end


def walls() -> Iterable[str]:
    """Walls of stone round the rooms, a fence round what lies outdoors."""
    for room in OUTDOORS:
        yield line(PLAN[room], DUSK, 2, 'stroke-dasharray="9 4"', closed=True)
    indoors = [outline for room, outline in PLAN.items() if room not in OUTDOORS]
    for outline in indoors:
        yield line(outline, BONE, 9, 'stroke-linejoin="miter"', closed=True)
    for outline in indoors:
        yield line(outline, INK, 5.4, "", closed=True)
        yield line(outline, "url(#dense)", 5.4, "", closed=True)


def along(start: Point, end: Point, share: float) -> Point:
    """A point between two others."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def doors() -> Iterable[str]:
    """An opening in the wall with an amber threshold, a leaf and the sweep of its swing."""
    for link in mansion.DOORS:
        start, end = shared_wall(*mansion.ends(link))
        x, y = at(along(start, end, DOOR_AT.get(link, 0.5)))
        turn = 0 if start[1] == end[1] else 90
        yield (
            f'<g transform="translate({x} {y}) rotate({turn})">'
            f'<rect x="-17" y="-6" width="34" height="12" fill="{INK}"/>'
            f'<rect x="-14" y="-3.5" width="28" height="7" fill="{AMBER}"/>'
            f'<path d="M-17,-6.5 V6.5 M17,-6.5 V6.5" stroke="{BONE}" stroke-width="3"/>'
            f'<path d="M-15,-5 V-27 A22,22 0 0 1 9,-7" fill="none" stroke="{AMBER}" stroke-width="0.9" opacity="0.75"/>'
            "</g>"
        )


def open_ways() -> Iterable[str]:
    """A gap without a door: nothing can block it."""
    for link in mansion.OPEN_WAYS:
        start, end = shared_wall(*mansion.ends(link))
        gap = [along(start, end, 0.16), along(start, end, 0.84)]
        yield line(gap, INK, 11)
        yield line(gap, AMBER, 4.5, 'stroke-dasharray="0.1 10" stroke-linecap="round"')


def passages() -> Iterable[str]:
    """Faint ways under the floor from trapdoor to trapdoor."""
    for one, other in (("I-B1", "I-G2"), ("II-B5", "II-G5")):
        (x0, y0), (x1, y1) = at(SYMBOL_AT[one]), at(SYMBOL_AT[other])
        bend = 0.25 if one == "I-B1" else -0.2
        middle = (x0 + x1) / 2 + (y1 - y0) * bend, (y0 + y1) / 2 - (x1 - x0) * bend
        yield (
            f'<path d="M{x0},{y0} Q{middle[0]:.1f},{middle[1]:.1f} {x1},{y1}" fill="none" stroke="{AMBER}"'
            ' stroke-width="1.6" stroke-dasharray="2 8" stroke-linecap="round" opacity="0.5"/>'
        )


# -- words and signs -------------------------------------------------------------------------------------------------


def names() -> Iterable[str]:
    """Each place with its code."""
    for room, where in NAME_AT.items():
        x, y = at(where)
        name = text.say(f"name-{room.lower()}", "en", "terrorscape")
        yield (
            f'<text x="{x}" y="{y}" text-anchor="middle" font-size="19" font-style="italic" fill="{BONE}"'
            f' stroke="{INK}" stroke-width="4" paint-order="stroke" stroke-linejoin="round">'
            f'<tspan font-size="13" font-style="normal" font-weight="bold" fill="{AMBER}">{room}</tspan>'
            f'<tspan dx="7">{name}</tspan></text>'
        )


SIGNS = {
    "item": "M-8,-2 V8 H8 V-2 Z M-8,-2 C-8,-9 8,-9 8,-2 M-2,-2 V3 H2 V-2 M-8,2 H-2 M2,2 H8",
    "radio": "M0,-3 L-5,9 M0,-3 L5,9 M-3,4 H3 M-4,-8 A6,6 0 0 0 -4,1 M4,-8 A6,6 0 0 1 4,1 M-7.5,-10 A10,10 0 0 0 -7.5,3"
    " M7.5,-10 A10,10 0 0 1 7.5,3",
    "main_exit": "M-6,9 V-8 H6 V9 M-9,9 H9 M-6,-8 L2,-5 V9 M0,1 h0.2",
    "hidden_exit": "M-8,9 V-1 A8,8 0 0 1 8,-1 V9 M-4,9 V-6 M0,9 V-9 M4,9 V-6 M-8,3 H8",
    "mystic": "M4,-8 A9,9 0 1 0 4,8 A7,7 0 1 1 4,-8 M6,-3 L7,0 L10,1 L7,2 L6,5 L5,2 L2,1 L5,0 Z",
    "tool": "M-7,8 L3,-3 M-1,-7 L7,1 L9,-1 L4,-9 L-1,-7 M-9,6 L-5,10",
    "knowledge": "M0,-5 C-3,-8 -7,-8 -9,-7 V6 C-7,5 -3,5 0,8 C3,5 7,5 9,6 V-7 C7,-8 3,-8 0,-5 V8",
    "survivors": "M-3.5,-5 H3.5 L5,6 H-5 Z M-5,9 H5 M-5,6 V9 M5,6 V9 M-3,-5 A3.4,3.4 0 0 1 3,-5"
    " M0,4 C-3,1 0,-1 0,-3 C0,-1 3,1 0,4",
    "killer": "M-10,0 C-5,-7 5,-7 10,0 C5,7 -5,7 -10,0 Z M0,-3.4 A3.4,3.4 0 1 0 0.1,-3.4 M0,-3 V3",
}  # fmt: skip


def medallion(sign: str, x: float, y: float) -> str:
    """A sign in a lit ring."""
    return (
        f'<g transform="translate({x:g} {y:g})"><circle r="17" fill="{INK}" stroke="{AMBER}" stroke-width="1.6"/>'
        f'<circle r="14.2" fill="none" stroke="{AMBER}" stroke-width="0.6" opacity="0.7"/>'
        f'<path d="{SIGNS[sign]}" fill="none" stroke="{AMBER}" stroke-width="1.5" stroke-linecap="round"'
        ' stroke-linejoin="round"/></g>'
    )


def trapdoor(number: str, x: float, y: float) -> str:
    """A way down, numbered."""
    return (
        f'<g transform="translate({x:g} {y:g})"><rect x="-15" y="-15" width="30" height="30" fill="{INK}"'
        f' stroke="{AMBER}" stroke-width="1.6"/><path d="M-15,-8 H15 M-15,8 H15 M-15,-15 L-10,-20 H20 L15,-15 M20,-20'
        f' V10 L15,15" stroke="{AMBER}" stroke-width="0.8" fill="none"/><text y="5.5" text-anchor="middle"'
        f' font-size="15" fill="{AMBER}">{number}</text></g>'
    )


def symbols() -> Iterable[str]:
    """What the places are good for. The signs stand in the rooms that the game's data name."""
    signs = {
        "main_exit": (mansion.MAIN_EXIT, "main_exit"),
        "survivors": (mansion.SURVIVORS_START, "survivors"),
        "hidden_exit": (mansion.HIDDEN_EXIT, "hidden_exit"),
        "killer": (mansion.KILLER_START, "killer"),
        "radio": (mansion.RADIO, "radio"),
        "mystic": (mansion.MYSTIC, "mystic"),
        "tool": (mansion.TOOL, "tool"),
        "knowledge": ("R4", "knowledge"),
        **{place: (place, "item") for place in mansion.ITEM_PLACES},
    }
    for where, (room, sign) in signs.items():
        check_in_room(where, room)
        yield medallion(sign, *at(SYMBOL_AT[where]))
    for number, (one, other) in zip(
        ("I", "II"), sorted({tuple(sorted(p)) for p in mansion.PASSAGES.items()}), strict=True
    ):
        for room in (one, other):
            check_in_room(f"{number}-{room}", room)
            yield trapdoor(number, *at(SYMBOL_AT[f"{number}-{room}"]))


def check_in_room(where: str, room: str) -> None:
    """A sign must stand where the rules say."""
    if not inside(SYMBOL_AT[where], PLAN[room]):
        raise SystemExit(f"the sign {where} does not stand in {room}")


def cartouche() -> Iterable[str]:
    """The title."""
    yield (
        f'<text x="{WIDTH / 2}" y="46" text-anchor="middle" font-size="31" letter-spacing="9" fill="{BONE}">'
        "THE MANSION</text>"
        f'<path d="M270,37 H414 M826,37 H970" stroke="{AMBER}" stroke-width="1.4"/>'
        f'<path d="M422,37 l7,-4 7,4 -7,4 Z M804,37 l7,-4 7,4 -7,4 Z" fill="{AMBER}"/>'
        f'<text x="{WIDTH / 2}" y="67" text-anchor="middle" font-size="13.5" font-style="italic" fill="{DUSK}">'
        "fifteen places · seventeen doors · three open ways · two secret passages</text>"
    )


def legend() -> Iterable[str]:
    """What the signs mean."""
    entries = (
        ("item", "items"), ("radio", "radio"), ("main_exit", "main exit"), ("hidden_exit", "hidden exit"),
        ("mystic", "mystic"), ("tool", "tools"), ("knowledge", "knowledge"), ("survivors", "survivors start"),
        ("killer", "killer starts"),
    )  # fmt: skip
    x, y = 72.0, 1008.0
    for sign, words in entries:
        yield medallion(sign, x, y)
        yield caption(x + 24, y, words)
        x += 58 + 8 * len(words)
    x, y = 230.0, 1050.0
    yield (
        f'<g transform="translate({x} {y})"><rect x="-14" y="-3.5" width="28" height="7" fill="{AMBER}"/>'
        f'<path d="M-17,-6.5 V6.5 M17,-6.5 V6.5" stroke="{BONE}" stroke-width="3"/></g>'
    )
    yield caption(x + 28, y, "a door, which can be blocked")
    yield (
        f'<path d="M{x + 290},{y} h42" stroke="{AMBER}" stroke-width="4.5" stroke-dasharray="0.1 10"'
        ' stroke-linecap="round"/>'
    )
    yield caption(x + 346, y, "an open way")
    yield trapdoor("I", x + 490, y + 2)
    yield caption(x + 520, y, "a secret passage, for survivors only")


def caption(x: float, y: float, words: str) -> str:
    """Words beside a sign."""
    return f'<text x="{x:g}" y="{y + 5:g}" font-size="15" font-style="italic" fill="{BONE}">{words}</text>'


if __name__ == "__main__":
    main()
