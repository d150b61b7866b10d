"""What stands in the rooms of the Mansion, in thin lines. Only for the eye: no rule knows of it."""

import random
from collections.abc import Iterable

from engraving import AMBER, BONE, INK, Point, at, box, line, ring


def furniture() -> Iterable[str]:
    """What makes a room the room it is, in thin lines."""
    yield '<g opacity="0.62">'
    yield from living_and_dining()
    yield from kitchen_and_storage()
    yield from halls()
    yield from gallery_and_corridor()
    yield from den_and_library()
    yield from glass_and_tools()
    yield from grounds()
    yield "</g>"


def chairs(points: Iterable[Point]) -> list[str]:
    """A chair at each point."""
    return [ring(x, y, 4.4, INK) for x, y in points]


def living_and_dining() -> list[str]:
    """A sofa before the fire, the wireless on its table; and a table laid for twelve."""
    sofa = [
        box(9, 20.5, 11, 4.6, "url(#shade)"),
        box(9, 19.2, 11, 1.8),
        box(4.1, 20.5, 1.2, 4.6),
        box(13.9, 20.5, 1.2, 4.6),
    ]
    carpet = [box(11, 12, 14, 8), box(11, 12, 12.8, 6.6)]
    fire = [
        box(13, 1.9, 8, 2.1, "url(#dense)"),
        line([(11, 2.9), (12, 1.4), (13, 2.9), (14, 1.4), (15, 2.9)], AMBER, 1.4),
    ]
    wireless = [box(24, 9.6, 4.4, 3.4, "url(#dense)"), ring(24, 9.6, 6), ring(24, 9.6, 2.4)]
    table = [box(41, 12.6, 15, 7.6, "url(#shade)"), box(41, 12.6, 13.6, 6.2)]
    seats = chairs([(x, y) for x in (36, 39.3, 42.7, 46) for y in (7.3, 17.9)] + [(32.4, 12.6), (49.6, 12.6)])
    plates = [ring(x, y, 3.4) for x in (36, 39.3, 42.7, 46) for y in (10.6, 14.6)]
    return [*carpet, *sofa, *fire, *wireless, *table, *plates, *seats]


def kitchen_and_storage() -> list[str]:
    """A stove and a block; crates up to the ceiling."""
    stove = [box(66, 2.5, 20, 2.8, "url(#shade)"), *[ring(x, 2.5, r) for x in (59, 62) for r in (2, 5.5)]]
    sink = [box(72, 2.5, 4.6, 1.7, INK), ring(72, 2.5, 1.5)]
    block = [box(67, 10.4, 10, 4, "url(#dense)"), line([(63.5, 9.4), (66.5, 9.4)]), line([(68, 11.2), (70.6, 9.6)])]
    crates: list[str] = []
    for x, y, size in (
        (83.6, 5, 5),
        (89.4, 4.6, 4.6),
        (84, 11.6, 5),
        (84.6, 18.2, 4.6),
        (96, 11.6, 4.6),
        (95.6, 17.8, 5),
    ):
        reach = size / 2 - 0.3
        crates += [box(x, y, size, size * 1.15, "url(#shade)"), line([(x - reach, y - reach), (x + reach, y + reach)])]
        crates.append(line([(x + reach, y - reach), (x - reach, y + reach)]))
    return [*stove, *sink, *block, *crates]


def halls() -> list[str]:
    """Stairs and a chandelier in the Main Hall; a table for two dozen in the Banquet Hall."""
    stairs = [box(5.6, 37, 6, 12)] + [line([(2.6, 32 + step * 1.35), (8.6, 32 + step * 1.35)]) for step in range(8)]
    x, y = at((20, 39))
    light = [ring(20, 39, 42), ring(20, 39, 38), ring(20, 39, 9, "url(#dense)")]
    for step in range(8):
        light.append(f'<path d="M{x},{y - 9} V{y - 38}" transform="rotate({step * 45} {x} {y})" stroke="{BONE}"/>')
    table = [box(67, 43, 7, 31, "url(#shade)"), box(67, 43, 5.4, 29)]
    candles = [ring(67, 31 + step * 6, 3, AMBER) for step in range(5)]
    seats = chairs([(x, 29.6 + step * 3.35) for step in range(9) for x in (61.6, 72.4)] + [(67, 26), (67, 60)])
    return [*stairs, *light, *table, *candles, *seats]


def gallery_and_corridor() -> list[str]:
    """Pictures and busts; a long carpet."""
    frames = [box(1.4, y, 1.5, 4.4, "url(#dense)") for y in (60, 66.5, 73)]
    bench = [box(17, 68, 10, 3.4, "url(#shade)")]
    busts: list[str] = []
    for x, y in ((10, 60.6), (24, 60.6), (10, 75.4), (24, 75.4)):
        busts += [box(x, y, 2.8, 3.4), ring(x, y, 8, INK), ring(x, y, 4.4, "url(#dense)")]
    runner = [box(44, 42.5, 7.6, 21), box(44, 42.5, 6.2, 19.4, "url(#shade)")]
    lozenges = [line([(44, y - 2), (46, y), (44, y + 2), (42, y)], closed=True) for y in (35.5, 39, 42.5, 46, 49.5)]
    return [*frames, *bench, *busts, *runner, *lozenges]


def den_and_library() -> list[str]:
    """A desk with papers; shelves full of books."""
    desk = [
        box(42, 64, 8.6, 3.4, "url(#dense)"),
        box(40.8, 64, 2.4, 1.8, INK),
        box(43.8, 63.7, 2, 2, INK),
        ring(42, 66.9, 5.4, INK),
    ]
    shelves: list[str] = []
    for y in (75.4, 79.6, 83.8):
        shelves.append(box(43.6, y, 11.4, 2.1))
        books = [38.4 + step * 0.52 for step in range(21)]
        shelves.append(
            '<g opacity="0.9">' + "".join(line([(x, y - 0.95), (x, y + 0.95)], BONE, 1.6) for x in books) + "</g>"
        )
    return [*desk, *shelves]


def glass_and_tools() -> list[str]:
    """Beds of palms under glass; a workbench, a saw, a wheelbarrow."""
    glass = [
        line([(54.4 + step * 4.3, 66.4), (54.4 + step * 4.3, 85.6)], BONE, 0.5, 'opacity="0.5"') for step in range(1, 6)
    ]
    palms: list[str] = []
    for x, y in ((58.4, 71), (64.4, 70.4), (70.4, 71), (58.6, 78.2), (64.8, 77.4), (70.8, 78.2)):
        left, top = at((x, y))
        leaves = "".join(
            f'<path d="M0,0 Q7,-9 17,-5 Q8,-4 0,0" transform="rotate({step * 60})" fill="url(#shade)"/>'
            for step in range(6)
        )
        palms.append(f'<g transform="translate({left} {top})" stroke="{BONE}" stroke-width="0.9">{leaves}</g>')
    bench = [
        box(84.2, 86, 4, 14, "url(#dense)"),
        box(84.2, 82, 2.4, 2.6, INK),
        line([(83.2, 88), (85.4, 90.4)], BONE, 2),
    ]
    saw = [
        line(
            [(92, 78.4), (97, 78.4), (97, 79.6), *[(97 - step * 0.5, 79.6 + step % 2 * 0.7) for step in range(11)]],
            closed=True,
        )
    ]
    barrow = [
        line([(91.4, 88), (96, 88), (95, 91), (92.4, 91)], closed=True),
        ring(93.6, 92.2, 5),
        line([(96, 88), (98.4, 87.2)]),
    ]
    return [*glass, *palms, *bench, *saw, *barrow]


def grounds() -> list[str]:
    """A fountain among hedges; graves; a path between trees."""
    fountain = [
        ring(90, 55.2, 34, "url(#shade)"),
        ring(90, 55.2, 27, INK),
        ring(90, 55.2, 11, "url(#dense)"),
        ring(90, 55.2, 3, AMBER),
    ]
    hedges = [
        tree(x, y, 14)
        for x, y in ((83.4, 38), (96.6, 37), (83.4, 48), (96.6, 51.6), (84, 62.4), (96.4, 62), (96.4, 31))
    ]
    graves = [
        grave(x, y)
        for x, y in (
            (42.5, 94),
            (47, 93.4),
            (51.4, 94),
            (57, 90.4),
            (61.4, 91),
            (65.8, 90.2),
            (61, 95),
            (66, 95.2),
            (70.2, 91.6),
            (70.4, 95.8),
        )
    ]
    x0, y0 = at((0.4, 94))
    x1, y1 = at((33.6, 91.4))
    trail = [
        f'<path d="M{x0},{y0 + shift} C{x0 + 110},{y0 - 62 + shift} {x0 + 210},{y0 + 44 + shift} {x1},{y1 + shift}"'
        f' fill="none" stroke="{BONE}" stroke-width="1.2" stroke-dasharray="14 4 3 4"/>'
        for shift in (-9, 9)
    ]
    trees = [tree(x, y, 15) for x, y in ((4, 87.4), (12, 94.6), (21.4, 88), (26.4, 96), (31.6, 87.2), (5, 97.6))]
    return [*fountain, *hedges, *graves, *trail, *trees]


def tree(x: float, y: float, size: float) -> str:
    """A tree seen from above."""
    left, top = at((x, y))
    luck = random.Random(f"{x} {y}")
    rim = [size * luck.uniform(0.78, 1.05) for _ in range(9)]
    lobes = "".join(
        f'<path d="M0,{-far:.1f} a{size * 0.42:.1f},{size * 0.42:.1f} 0 0 1 {size * 0.62:.1f},{size * 0.24:.1f}"'
        f' transform="rotate({step * 40})"/>'
        for step, far in enumerate(rim)
    )
    return (
        f'<g transform="translate({left} {top})" stroke="{BONE}" stroke-width="1" fill="none">'
        f'<circle r="{size * 0.8:.1f}" fill="url(#shade)" stroke="none"/>{lobes}<circle r="1.6" fill="{BONE}"/></g>'
    )


def grave(x: float, y: float) -> str:
    """A headstone."""
    left, top = at((x, y))
    return (
        f'<g transform="translate({left} {top})" stroke="{BONE}" stroke-width="1.1">'
        f'<path d="M-8,9 V-3 A8,8 0 0 1 8,-3 V9 Z" fill="{INK}"/><path d="M0,-7 V3 M-4,-3 H4" />'
        '<path d="M-11,9.5 H11" /></g>'
    )
