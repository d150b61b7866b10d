"""What was found, for people and for programs, and which promises it keeps."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, NamedTuple

from measured_games import load_of
from pairing import Spread, ratios

from .shapes import Found, Size, Slice, middle

CLOCK_MAY_BE_LATE = 50.0
CROWD_P95 = 100.0
ANSWER_SHARE = 0.15


class Row(NamedTuple):
    """One line. The ratio is ours by the peer's; a promise is the bound on it, or on our figure alone."""

    what: str
    lamplit: float
    peer: float | None = None
    ratio: Spread | None = None
    promise: str = ""
    held: bool | None = None


class Report:
    """All lines, in the order in which they were measured."""

    def __init__(self, headline: str) -> None:
        self.headline = headline
        self.rows: list[Row] = []
        self.troubles: list[str] = []

    @property
    def broken_promises(self) -> list[str]:
        """The lines that do not hold what was promised."""
        return [row.what for row in self.rows if row.held is False]

    # -- beside the peer ---------------------------------------------------------------------------------------------

    def note_flat(self, found: dict[str, Found]) -> None:
        """25 tables of four, as fast as they can."""
        for game, ours in by_game(found):
            title, theirs = f"{game.title()}, 25 tables flat out", slices_of_peer(found)
            self.compare(f"{title}: answers/s", ours.slices, theirs, lambda s: s.answers, at_least=4.0)
            self.compare(f"{title}: µs of server CPU an answer", ours.slices, theirs, lambda s: s.cpu, at_most=0.25)
            self.note_latencies(title, ours.slices, theirs)
            self.note_traffic(title, ours)

    def note_paced(self, found: dict[str, Found]) -> None:
        """100 tables at two answers a second. The CPU time is shown only: ours have twice the seats of the peer's."""
        for game, ours in by_game(found):
            title, theirs = f"{game.title()}, 100 tables at 2/s", slices_of_peer(found)
            self.compare(f"{title}: answers/s", ours.slices, theirs, lambda s: s.answers)
            self.compare(f"{title}: µs of server CPU an answer", ours.slices, theirs, lambda s: s.cpu)
            self.note_latencies(title, ours.slices, theirs, p99_at_most=0.5)
            self.note_traffic(title, ours)
            self.note_clock(title, ours.slices, CLOCK_MAY_BE_LATE)

    def compare(
        self,
        what: str,
        ours: Sequence[Slice],
        theirs: Sequence[Slice],
        figure: Callable[[Slice], float],
        at_least: float | None = None,
        at_most: float | None = None,
    ) -> None:
        """A figure of ours beside theirs, slice by slice, with what was promised of the ratio."""
        our_figures, their_figures = [figure(one) for one in ours], [figure(one) for one in theirs]
        if not their_figures:
            self.rows.append(Row(what, median(our_figures)))
            return
        ratio = ratios(our_figures, their_figures)
        promise = f"≥ {at_least:g}" if at_least else f"≤ {at_most:g}" if at_most else ""
        held = ratio.median >= at_least if at_least else ratio.median <= at_most if at_most else None
        self.rows.append(Row(what, median(our_figures), median(their_figures), ratio, promise, held))

    def note_latencies(
        self, title: str, ours: Sequence[Slice], theirs: Sequence[Slice], p99_at_most: float | None = None
    ) -> None:
        """From an answer to the last seat that hears of it."""
        for name, share, at_most in (("p50", 0.5, None), ("p95", 0.95, None), ("p99", 0.99, p99_at_most)):
            what = f"{title}: {name} ms until all have it"
            self.compare(what, ours, theirs, lambda s, share=share: middle(s.to_all, share), at_most=at_most)

    def note_traffic(self, title: str, ours: Found) -> None:
        """What went over the wire, who was refused, and how busy those were who drove."""
        rows, slices = self.rows, ours.slices
        rows.append(Row(f"{title}: messages/s", median(s.messages for s in slices)))
        rows.append(
            Row(f"{title}: bytes to all seats an answer", median(1000 * s.kilobytes / s.answers for s in slices))
        )
        rows.append(Row(f"{title}: % of a core, server", 100 * median(s.server_busy for s in slices)))
        rows.append(Row(f"{title}: % of a core, driver", 100 * median(s.driver_busy for s in slices)))
        rows.append(Row(f"{title}: answers refused", sum(s.refused for s in slices)))
        rows.append(Row(f"{title}: games begun", sum(s.opened for s in slices)))
        news = [share for s in slices for share in s.news_shares]
        patches = [share for s in slices for share in s.patch_shares]
        usual = middle(news, 0.5)
        what = f"{title}: news in % of a whole view"
        rows.append(Row(f"{what}, median", 100 * usual, promise="≤ 15", held=usual <= ANSWER_SHARE))
        rows.append(Row(f"{what}, p95", 100 * middle(news, 0.95)))
        rows.append(Row(f"{title}: patch in % of the view, median", 100 * middle(patches, 0.5)))
        rows.append(Row(f"{title}: patch in % of the view, p95", 100 * middle(patches, 0.95)))
        rows.append(Row(f"{title}: seats compared with a fresh view", ours.seats_checked))

    def note_clock(self, title: str, slices: Sequence[Slice], below: float | None = None) -> None:
        """How late the news of what fell due by itself came."""
        late = [value for s in slices for value in s.clock_late]
        if not late:
            return
        worst = middle(late, 0.99)
        promise, held = ("", None) if below is None else (f"< {below:g}", worst < below)
        self.rows.append(Row(f"{title}: clock, p50 ms late", middle(late, 0.5)))
        self.rows.append(Row(f"{title}: clock, p99 ms late", worst, promise=promise, held=held))
        self.rows.append(Row(f"{title}: clock, ms late at worst", max(late)))

    # -- alone -------------------------------------------------------------------------------------------------------

    def note_crowd(self, counts: dict[str, int], found: Slice) -> None:
        """Many seats at live tables with bots."""
        seats = sum(load_of(game).crowd_seats * count for game, count in counts.items())
        title = f"{seats} seats at {sum(counts.values())} tables with bots"
        self.note_alone(title, found)
        p95 = middle(found.to_actor, 0.95)
        self.rows.append(Row(f"{title}: p95 ms", p95, promise="< 100", held=p95 < CROWD_P95))
        self.rows.append(Row(f"{title}: % of a core, bots", 100 * found.cpu_of_helpers * found.answers / 1e6))
        self.note_clock(title, [found], CLOCK_MAY_BE_LATE)

    def note_size(self, game: str, size: Size) -> None:
        """So many tables of one game."""
        title = f"{game.title()}, {size.tables:,} tables"
        self.note_alone(title, size.slice)
        for name, share in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99)):
            self.rows.append(Row(f"{title}: {name} ms until all have it", middle(size.slice.to_all, share)))
        self.rows.append(Row(f"{title}: KB of memory a table", size.memory / 1000))
        self.note_clock(title, [size.slice])

    def note_alone(self, title: str, found: Slice) -> None:
        """What is of interest wherever there is no peer."""
        self.rows.append(Row(f"{title}: answers/s", found.answers))
        self.rows.append(Row(f"{title}: messages/s", found.messages))
        self.rows.append(Row(f"{title}: µs of server CPU an answer", found.cpu))
        self.rows.append(Row(f"{title}: % of a core, server", 100 * found.server_busy))
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            self.rows.append(Row(f"{title}: {name} ms until who answered has it", middle(found.to_actor, share)))


def by_game(found: dict[str, Found]) -> list[tuple[str, Found]]:
    """What our games came to."""
    return [(name, one) for name, one in found.items() if name != "peer"]


def slices_of_peer(found: dict[str, Found]) -> list[Slice]:
    """The slices of boardgame.io, if it took part."""
    return found["peer"].slices if "peer" in found else []


def as_table(report: Report) -> str:
    """The result for people."""
    lines = [report.headline, "", f"{'':64}{'Lamplit':>10}{'peer':>10}{'ours by theirs (quartiles)':>28}  promise"]
    for row in report.rows:
        theirs = "" if row.peer is None else number(row.peer)
        ratio = "" if row.ratio is None else "{1:.2f} ({0:.2f} – {2:.2f})".format(*row.ratio)
        kept = "" if row.held is None else f"{row.promise} {'held' if row.held else 'BROKEN'}"
        lines.append(f"{row.what:64}{number(row.lamplit):>10}{theirs:>10}{ratio:>28}  {kept}".rstrip())
    lines += ["", *(f"trouble: {trouble[:2000]}" for trouble in report.troubles[:20])]
    return "\n".join(lines).rstrip()


def number(value: float) -> str:
    """A number with as many digits as mean something here."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def as_json(report: Report) -> dict[str, Any]:
    """The result for programs."""
    rows = [{**row._asdict(), "ratio": row.ratio and row.ratio._asdict()} for row in report.rows]
    return {"setting": report.headline, "rows": rows, "troubles": report.troubles}
