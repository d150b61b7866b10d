"""Open sockets per seat, as the workers announce them."""

from collections.abc import Iterable

SeatPresence = tuple[str, str, int]
"""A table, a seat, and its number of open sockets."""


class Presence:
    """The counts of all workers.

    >>> presence = Presence()
    >>> presence.change("first", [("q3Zr", "killer", 1)]), presence.change("second", [("q3Zr", "killer", 2)])
    ({'q3Zr'}, {'q3Zr'})
    >>> presence.here("q3Zr")
    {'killer': 3}
    >>> presence.forget("second"), presence.here("q3Zr")
    ({'q3Zr'}, {'killer': 1})
    """

    def __init__(self) -> None:
        self._counts: dict[str, dict[str, dict[str, int]]] = {}

    def here(self, table: str) -> dict[str, int]:
        """Return the number of open sockets at each seat of a table, without zeros."""
        seats: dict[str, int] = {}
        for tables in self._counts.values():
            for seat, count in tables.get(table, {}).items():
                seats[seat] = seats.get(seat, 0) + count
        return seats

    def tables(self) -> list[str]:
        """Return the tables with open sockets.

        >>> presence = Presence()
        >>> presence.change("first", [("q3Zr", "killer", 1), ("left", "killer", 0)]) and presence.tables()
        ['q3Zr']
        """
        return sorted({table for tables in self._counts.values() for table in tables})

    def of(self, worker: str) -> list[SeatPresence]:
        """Return all counts of one worker."""
        tables = self._counts.get(worker, {})
        return [(table, seat, count) for table, seats in tables.items() for seat, count in seats.items()]

    def change(self, worker: str, seats: Iterable[SeatPresence]) -> set[str]:
        """Update some counts of a worker; return the tables that changed."""
        tables = self._counts.setdefault(worker, {})
        changed: set[str] = set()
        for table, seat, count in seats:
            known = tables.setdefault(table, {})
            if known.get(seat, 0) != count:
                changed.add(table)
            known[seat] = count
            if count == 0:
                del known[seat]
            if not known:
                del tables[table]
        return changed

    def replace(self, worker: str, seats: Iterable[SeatPresence]) -> set[str]:
        """Replace all counts of a worker; return the tables that changed."""
        gone = {(table, seat): 0 for table, seat, _count in self.of(worker)}
        counts = gone | {(table, seat): count for table, seat, count in seats}
        return self.change(worker, [(*place, count) for place, count in counts.items()])

    def forget(self, worker: str) -> set[str]:
        """Remove a worker; return the tables that changed."""
        return set(self._counts.pop(worker, {}))
