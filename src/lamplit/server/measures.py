"""Figures for operators, as Prometheus reads them. No label names a table, a seat or what happens in a game."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Measures:
    """What a worker counts and measures."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self._entries = Counter("lamplit_entries", "What happened at tables", ["kind"], registry=registry)
        self._refused = Counter("lamplit_refused", "Commands refused", registry=registry)
        self._dropped = Counter("lamplit_sockets_dropped", "Sockets closed by the server", ["why"], registry=registry)
        self._sockets = Gauge("lamplit_sockets", "Open sockets", registry=registry)
        self._tables = Gauge("lamplit_tables_in_memory", "Tables in memory", registry=registry)
        self._answers = Histogram(
            "lamplit_command_seconds", "From a command to its answer", buckets=LATENCIES, registry=registry
        )
        self._thoughts = Histogram(
            "lamplit_thought_seconds", "How long bots think", buckets=LATENCIES, registry=registry
        )
        self._jitter = Histogram(
            "lamplit_clock_lateness_seconds",
            "How late games' clocks are looked at",
            buckets=LATENCIES,
            registry=registry,
        )
        self._thinkers = Gauge("lamplit_thinkers", "The bots' processes", ["what"], registry=registry)
        self._counted: dict[str, Counter] = {}

    def entry(self, kind: str) -> None:
        """Something happened at a table."""
        counter = self._counted.get(kind)
        if counter is None:
            counter = self._counted[kind] = self._entries.labels(kind)
        counter.inc()

    def refused(self) -> None:
        """A command was refused."""
        self._refused.inc()

    def dropped(self, why: str) -> None:
        """The server closed a socket."""
        self._dropped.labels(why).inc()

    def socket(self, change: int) -> None:
        """A socket was opened or closed."""
        self._sockets.inc(change)

    def command(self, seconds: float) -> None:
        """A command was answered."""
        self._answers.observe(seconds)

    def thought(self, seconds: float) -> None:
        """A bot has thought."""
        self._thoughts.observe(seconds)

    def jitter(self, seconds: float) -> None:
        """A game's clock was looked at so much later than it should have been."""
        self._jitter.observe(max(0.0, seconds))

    def text(self, tables: int, thinkers: dict[str, int]) -> bytes:
        """All figures."""
        self._tables.set(tables)
        for what, count in thinkers.items():
            self._thinkers.labels(what).set(count)
        return generate_latest(self._registry)
