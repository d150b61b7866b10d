"""Drawing by lamplight: ink, bone and amber, hatchings and thin lines, on a plan of a hundred by a hundred."""

from collections.abc import Sequence

LEFT, TOP, ACROSS, DOWN = 60, 84, 11.2, 8.8
"""Where the plan begins on the paper, and how large a hundredth of it is."""

BONE, AMBER, INK, DUSK = "#e9dfca", "#f0b050", "#14110e", "#8d8371"

Point = tuple[float, float]


def at(point: Point) -> Point:
    """A point of the plan on the paper."""
    return round(LEFT + point[0] * ACROSS, 1), round(TOP + point[1] * DOWN, 1)


def path(points: Sequence[Point], closed: bool = False) -> str:
    """A line through points of the plan."""
    return "M" + " L".join(f"{x:g},{y:g}" for x, y in map(at, points)) + (" Z" if closed else "")


def line(points: Sequence[Point], colour: str = BONE, width: float = 1.1, more: str = "", closed: bool = False) -> str:
    """A drawn line."""
    return f'<path d="{path(points, closed)}" fill="none" stroke="{colour}" stroke-width="{width:g}" {more}/>'


def box(x: float, y: float, width: float, height: float, fill: str = "none") -> str:
    """A rectangle, its middle at a point of the plan, its size in plan units."""
    left, top = at((x - width / 2, y - height / 2))
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width * ACROSS:.1f}" height="{height * DOWN:.1f}" rx="2" fill="{fill}"'
        f' stroke="{BONE}" stroke-width="1.1"/>'
    )


def ring(x: float, y: float, radius: float, fill: str = "none") -> str:
    """A circle, its middle at a point of the plan, its radius on the paper."""
    left, top = at((x, y))
    return f'<circle cx="{left:g}" cy="{top:g}" r="{radius:g}" fill="{fill}" stroke="{BONE}" stroke-width="1.1"/>'


def definitions() -> str:
    """Hatchings, light and shade."""

    def hatching(name: str, size: int, strokes: str, turn: int = 0) -> str:
        return (
            f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse"'
            f' patternTransform="rotate({turn})"><path d="{strokes}" stroke="{BONE}" stroke-width="0.7" fill="none"/>'
            "</pattern>"
        )

    return "\n".join(
        [
            "<defs>",
            hatching("red", 12, "M0,0 H6 V12 M6,6 H12", 0),
            hatching("blue", 13, "M0,0 H13 M0,0 V13", 45),
            hatching("green", 9, "M0,4.5 H9", 0),
            hatching("shade", 4, "M0,2 H4", 45),
            hatching("dense", 3, "M0,1.5 H3", -45),
            '<radialGradient id="lamplight" cx="0.46" cy="0.52" r="0.62">',
            f'<stop offset="0" stop-color="{AMBER}" stop-opacity="0.2"/>',
            f'<stop offset="0.55" stop-color="{AMBER}" stop-opacity="0.06"/>',
            f'<stop offset="1" stop-color="{AMBER}" stop-opacity="0"/></radialGradient>',
            '<radialGradient id="night" cx="0.5" cy="0.48" r="0.78">',
            f'<stop offset="0.62" stop-color="{INK}" stop-opacity="0"/>',
            f'<stop offset="1" stop-color="{INK}" stop-opacity="0.72"/></radialGradient>',
            "</defs>",
        ]
    )
