"""What people were told over HTTP, and whether the database holds it: joins, imports, openings, rematches."""

import zlib
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from lamplit.server import keys
from lamplit.server.storage.store import Store, TableRow
from lamplit.server.tables import entries as e


class Replies(msgspec.Struct):
    """The replies to one group, and its requests."""

    joined: dict[tuple[str, str], str] = {}
    """The secrets of taken seats, by table and seat."""
    turned_away: list[str] = []
    """The secrets refused because another person has the seat."""
    brought: dict[str, str] = {}
    """The texts of imported records, by id."""
    opened: list[str] = []
    openings: int = 0
    """The number of requests for tables; without a reply a table may exist unknown to anybody."""
    rematches: dict[str, str] = {}
    """The tables of rematches, by the table before."""


async def broken(store: Store, rows: Mapping[str, TableRow], replies: Sequence[Replies]) -> list[str]:
    """Return the replies that the database contradicts."""
    if not replies:
        return []
    logs = {id: [e.unpack(payload) for _n, _t, payload in await store.entries(id)] for id in rows}
    troubles = [*_of_seats(logs, replies), *_of_rematches(rows, logs, replies)]
    for promise in replies:
        for record, text in promise.brought.items():
            row = await store.record(record)
            if row is None or zlib.decompress(row.text).decode() != text:
                troubles.append(f"record {record} was taken in, and is lost or another")
    return troubles


Logs = Mapping[str, Sequence[e.Entry]]


def _of_seats(logs: Logs, replies: Sequence[Replies]) -> Iterator[str]:
    for promise in replies:
        for (table, seat), secret in promise.joined.items():
            sat = [entry.key for entry in logs.get(table, ()) if isinstance(entry, e.SatDown) and entry.seat == seat]
            if sat != [keys.hashed(secret)]:
                yield f"{seat} at {table} was promised to one person, and {len(sat)} sat down"
    sat = {entry.key for log in logs.values() for entry in log if isinstance(entry, e.SatDown)}
    for promise in replies:
        for secret in promise.turned_away:
            if keys.hashed(secret) in sat:
                yield "somebody was turned away, and has the seat"


def _of_rematches(rows: Mapping[str, TableRow], logs: Logs, replies: Sequence[Replies]) -> Iterator[str]:
    made = {id: [entry.table for entry in log if isinstance(entry, e.RematchOpened)] for id, log in logs.items()}
    for promise in replies:
        for old, new in promise.rematches.items():
            if made.get(old) != [new]:
                yield f"the rematch of {old} was to be {new}, and is {made.get(old)}"
    again = {new for tables in made.values() for new in tables}
    yield from (f"the rematch {new} is lost" for new in again - rows.keys())
    first: dict[str, str] = {}
    for row in rows.values():
        if row.id not in again and first.setdefault(row.host, row.id) != row.id:
            yield f"table {row.id} was opened for a rematch that nobody knows of"
    unknown = rows.keys() - again - {id for promise in replies for id in promise.opened}
    unanswered = sum(promise.openings - len(promise.opened) for promise in replies)
    if len(unknown) > unanswered:
        yield f"nobody was told of {len(unknown)} tables, and {unanswered} openings were not answered"
