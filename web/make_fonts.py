"""Makes the typefaces that are shipped: python web/make_fonts.py (fonttools and brotli needed).

The whole files come from @fontsource (SIL Open Font License 1.1); only the letters of German and English are kept. The
outlines of IM Fell English are as rough as old print, with hundreds of points a letter; those that no screen can show
are left out. Its name is reserved for the unchanged typeface, so the new one has a name of its own. Points lie on a
grid no finer than what can be seen, as small numbers make small files.
"""

from pathlib import Path
from typing import Any

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.basePen import BasePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.scaleUpem import scale_upem

WEB = Path(__file__).parent
TYPES = {
    "fell": "im-fell-english/files/im-fell-english-latin-400-normal",
    "fell-italic": "im-fell-english/files/im-fell-english-latin-400-italic",
    "sans": "alegreya-sans/files/alegreya-sans-latin-400-normal",
    "sans-bold": "alegreya-sans/files/alegreya-sans-latin-700-normal",
}
LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüßÉÈÀéèàâêçñ§°·×«»„“”‚‘’–—…€½"
DIGITS = "0123456789"
"""Those of Fell look like letters: the other typeface steps in, see `fonts.css`, with those that stand on the line."""
NOT_IN_FELL = set(DIGITS + "#$*<=>@[\\]^_`{|}~«»½€")
"""What nobody writes in it."""
LINING = "lnum"
FEATURES = ["kern", "liga"]
FINEST = 8.0
"""Units of Fell's em square (2048) that an outline may move: a sixth of a pixel in the largest headline."""
EM = {"fell": 512, "sans": 500}
"""The em square of what is shipped. A step of it is a twelfth of a pixel in the largest headline."""
KERNING_STEP = 2
"""Units of Fell's new em square: letters stand a twelfth of a pixel off at most."""
STEPS = 4
OWN_NAME = "Lamplit Fell"

Point = tuple[float, float]


class PolygonPen(BasePen):
    """Draws outlines as polygons."""

    def __init__(self, glyphs: Any) -> None:
        super().__init__(glyphs)
        self.outlines: list[list[Point]] = []

    def _moveTo(self, pt: Point) -> None:
        self.outlines.append([pt])

    def _lineTo(self, pt: Point) -> None:
        self.outlines[-1].append(pt)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        (x0, y0), (x1, y1), (x2, y2) = self.outlines[-1][-1], pt1, pt2
        for step in range(1, STEPS + 1):
            t = step / STEPS
            a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
            self.outlines[-1].append((a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2))


def thinned(points: list[Point]) -> list[Point]:
    """The same line with fewer points, none of which lay further than FINEST from it."""
    if len(points) < 3:
        return points
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5

    def off(point: Point) -> float:
        if not length:
            return ((point[0] - x0) ** 2 + (point[1] - y0) ** 2) ** 0.5
        return abs((x1 - x0) * (y0 - point[1]) - (x0 - point[0]) * (y1 - y0)) / length

    furthest = max(range(1, len(points) - 1), key=lambda i: off(points[i]))
    if off(points[furthest]) <= FINEST:
        return [points[0], points[-1]]
    return thinned(points[: furthest + 1])[:-1] + thinned(points[furthest:])


def set_digits_on_the_line(font: Any) -> None:
    """Makes the lining digits the only ones: as an option they are lost wherever a style names its typeface anew."""
    table = font["GSUB"].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == LINING
        for index in record.Feature.LookupListIndex
    }
    instead = {
        old: new
        for index in lookups
        for part in table.LookupList.Lookup[index].SubTable
        for old, new in getattr(part, "ExtSubTable", part).mapping.items()
    }
    for cmap in font["cmap"].tables:
        for digit in map(ord, DIGITS):
            # Several tables may be one and the same.
            if cmap.cmap.get(digit) in instead:
                cmap.cmap[digit] = instead[cmap.cmap[digit]]


def smooth(font: Any) -> None:
    """Leaves out the points of all letters that no screen can show, and gives the typeface its own name."""
    glyphs = font.getGlyphSet()
    for name in font.getGlyphOrder():
        pen = PolygonPen(glyphs)
        glyphs[name].draw(pen)
        drawn = TTGlyphPen(None)
        for outline in pen.outlines:
            half = len(outline) // 2
            thin = thinned(outline[: half + 1])[:-1] + thinned([*outline[half:], outline[0]])[:-1]
            rounded = list(dict.fromkeys((round(x), round(y)) for x, y in thin))
            if len(rounded) < 3:
                continue
            drawn.moveTo(rounded[0])
            for point in rounded[1:]:
                drawn.lineTo(point)
            drawn.closePath()
        font["glyf"][name] = drawn.glyph()
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = OWN_NAME if record.nameID != 6 else OWN_NAME.replace(" ", "")


def kern_in_groups(font: Any) -> None:
    """Writes pairs of letters that stand closer in the newer way, by their first letter: half as many bytes."""
    pairs = {
        pair: round(distance / KERNING_STEP) * KERNING_STEP
        for table in font["kern"].kernTables
        for pair, distance in table.kernTable.items()
    }
    del font["kern"]
    rules = "\n".join(f"pos \\{one} \\{other} {distance};" for (one, other), distance in pairs.items() if distance)
    addOpenTypeFeaturesFromString(font, f"feature kern {{\n{rules}\n}} kern;", tables=["GPOS"])


def main() -> None:
    folder = WEB / "src" / "fonts"
    folder.mkdir(exist_ok=True)
    for name, source in TYPES.items():
        options = subset.Options(
            flavor="woff2",
            hinting=False,
            layout_features=FEATURES,
            name_IDs=[0, 1, 2, 3, 4, 6, 13],
            recalc_bounds=True,
        )
        font = subset.load_font(str(WEB / "node_modules" / "@fontsource" / f"{source}.woff2"), options)
        kind = name.split("-")[0]
        if kind == "sans":
            set_digits_on_the_line(font)
        cutter = subset.Subsetter(options)
        cutter.populate(text="".join(letter for letter in LETTERS if kind == "sans" or letter not in NOT_IN_FELL))
        cutter.subset(font)
        if kind == "fell":
            smooth(font)
        scale_upem(font, EM[kind])
        if kind == "fell":
            kern_in_groups(font)
        target = folder / f"{name}.woff2"
        subset.save_font(font, str(target), options)
        print(f"{target.name}: {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
