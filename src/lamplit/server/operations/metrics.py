"""Metrics for operators, for Prometheus. No label names a table, a seat or an event of a game.

Counting is plain addition; Prometheus's format is only produced on request. Secret acts count too, so events of games
are reported in multiples of fifty: no single act can be read from a change.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

FIFTY = 50

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Spread:
    """A histogram of durations, as it was at the last multiple of fifty."""

    __slots__ = ("_counts", "_seconds", "_times", "counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(STEPS) + 1)
        self._times, self._seconds = 0, 0.0
        self.counts = self._counts[:]
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Add one duration."""
        self._counts[bisect_left(STEPS, seconds)] += 1
        self._seconds += seconds
        self._times += 1
        if self._times % FIFTY == 0:
            self.counts, self.total = self._counts[:], self._seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulative counts of the histogram."""
        so_far, found = 0, []
        for step, count in zip((*map(str, STEPS), "+Inf"), self.counts, strict=True):
            so_far += count
            found.append((step, float(so_far)))
        return found


class Metrics:
    """The metrics of one worker.

    Requests may reach any of several workers, so each adds its name; `worker` is empty if there is only one.
    """

    def __init__(self, worker: str = "") -> None:
        self._of_worker = {"worker": worker} if worker else {}
        self._entries: dict[str, int] = {}
        self._refused = 0
        self._dropped: Counter[str] = Counter()
        self.sockets = 0
        self._tables = 0
        self._bot_workers: dict[str, int] = {}
        self._most: Mapping[str, int] = {}
        self._is_ready = True
        self._commands, self._thoughts, self._lateness = Spread(), Spread(), Spread()
        self._registry = CollectorRegistry()
        self._registry.register(self)  # type: ignore[arg-type]

    def entry(self, kind: str) -> None:
        """Count an entry."""
        self._entries[kind] = self._entries.get(kind, 0) + 1

    def refused(self) -> None:
        """Count a refused command."""
        self._refused += 1

    def dropped(self, why: str) -> None:
        """Count a socket closed by the server."""
        self._dropped[why] += 1

    def socket(self, change: int) -> None:
        """Count an opened or closed socket."""
        self.sockets += change

    def command(self, seconds: float) -> None:
        """Add the duration of a command."""
        self._commands.add(seconds)

    def decided(self, seconds: float) -> None:
        """Add the duration of a bot's decision."""
        self._thoughts.add(seconds)

    def jitter(self, seconds: float) -> None:
        """Add the delay of a game's clock."""
        self._lateness.add(max(0.0, seconds))

    def text(
        self, tables: int, bot_workers: dict[str, int], ready: bool = True, most: Mapping[str, int] | None = None
    ) -> bytes:
        """Return all metrics. `ready` says whether the database is writable, `most` gives the limits."""
        self._tables, self._bot_workers = tables, bot_workers
        self._is_ready, self._most = ready, most or {}
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        yield self._counter("lamplit_entries", "What happened at tables", "kind", _in_fifties(self._entries))
        yield self._counter("lamplit_refused", "Commands refused", "", {"": _fifties(self._refused)})
        yield self._counter("lamplit_sockets_dropped", "Sockets closed by the server", "why", self._dropped)
        yield self._gauge("lamplit_sockets", "Open sockets", "", {"": self.sockets})
        yield self._gauge("lamplit_tables_in_memory", "Tables in memory", "", {"": self._tables})
        ready = {"": int(self._is_ready)}
        yield self._gauge("lamplit_database_ready", "Whether the database can be written", "", ready)
        for what, count in self._most.items():
            yield self._gauge(f"lamplit_most_{what}", f"For how many {what} there is room", "", {"": count})
        yield self._gauge("lamplit_thinkers", "The bots' processes", "what", self._bot_workers)
        for name, words, spread in (
            ("lamplit_command_seconds", "From a command to its answer", self._commands),
            ("lamplit_thought_seconds", "How long bots think", self._thoughts),
            ("lamplit_clock_lateness_seconds", "How late games' clocks are looked at", self._lateness),
        ):
            family = HistogramMetricFamily(name, words, labels=[*self._of_worker])
            family.add_metric([*self._of_worker.values()], spread.buckets(), sum_value=spread.total)
            yield family

    def _counter(self, name: str, words: str, label: str, counts: Mapping[str, int]) -> Metric:
        return self._told(CounterMetricFamily(name, words, labels=self._labels(label)), label, counts)

    def _gauge(self, name: str, words: str, label: str, counts: Mapping[str, int]) -> Metric:
        return self._told(GaugeMetricFamily(name, words, labels=self._labels(label)), label, counts)

    def _labels(self, label: str) -> list[str]:
        return [*filter(None, [label]), *self._of_worker]

    def _told(
        self, family: CounterMetricFamily | GaugeMetricFamily, label: str, counts: Mapping[str, int]
    ) -> CounterMetricFamily | GaugeMetricFamily:
        for key, count in counts.items():
            family.add_metric([*([key] if label else []), *self._of_worker.values()], count)
        return family


def _fifties(count: int) -> int:
    return count - count % FIFTY


def _in_fifties(counts: Mapping[str, int]) -> dict[str, int]:
    """Round down to multiples of fifty, and drop kinds below fifty: that they happened at all may be secret."""
    return {kind: _fifties(count) for kind, count in counts.items() if count >= FIFTY}
