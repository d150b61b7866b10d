"""Compares what people were told with what is stored, reading the database while no server runs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from lamplit.server.operations.verify import verify
from lamplit.server.storage.store import Store, TableRow
from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import take
from lamplit.server.tables.loading import StoredEntry, build
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from .person import Deed, Person, told_at_once, what_is_asked
from .replies import Replies, broken

STAGES = ("gathering", "running", "over", "closed")


class Findings(msgspec.Struct):
    """The findings; all is well if `troubles` is empty."""

    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    refused: int = 0
    finished: int = 0
    troubles: list[str] = []


async def audit(url: str, people: Iterable[Person], replies: Iterable[Replies] = ()) -> Findings:
    """Check every table against those who sat there, or wanted to."""
    found = Findings(troubles=[f"{finding.message} {finding.arguments}" for finding in verify(url)])
    seated: dict[str, list[Person]] = {}
    for person in people:
        seated.setdefault(person.table, []).append(person)
        found.acknowledged += len(person.acknowledged)
        found.refused += len(person.refused)
        found.troubles += person.troubles
    store = Store(url)
    try:
        rows = {row.id: row for row in await store.tables(stages=STAGES, limit=1_000_000)}
        found.troubles += [f"table {table} is lost" for table in seated.keys() - rows.keys()]
        for row in rows.values():
            stored = await store.entries(row.id)
            found.tables += 1
            found.entries += len(stored)
            found.troubles += _of_log(row.id, stored, seated.get(row.id, ()))
            found.troubles += _of_play(row, stored, await store.checkpoint(row.id), seated.get(row.id, ()))
            if row.stage == "over":
                found.finished += 1
                if await store.record(row.id) is None:
                    found.troubles.append(f"table {row.id} is over and has no record")
        found.troubles += await broken(store, rows, list(replies))
    finally:
        await store.close()
    return found


def _of_log(table: str, stored: Sequence[StoredEntry], people: Iterable[Person]) -> Iterator[str]:
    numbers = [number for number, _time, _payload in stored]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"table {table}: the numbers of its entries are {numbers}"
    by_seat = _deeds(stored)
    for person in people:
        deeds = by_seat.get(person.seat, [])
        for id, count in Counter(deed.id for deed in deeds).items():
            if count > 1:
                yield f"{person}: {id} is there {count} times"
        done = set(person.acknowledged)
        if [deed for deed in deeds if deed in done] != person.acknowledged:
            missing = [deed.id for deed in person.acknowledged if deed not in deeds]
            yield f"{person}: acknowledged but missing: {missing}" if missing else f"{person}: in another order"
        for deed in set(deeds) & set(person.refused):
            yield f"{person}: {deed} was refused, and is there"


def _deeds(stored: Sequence[StoredEntry]) -> Mapping[str, list[Deed]]:
    """Return the effects of commands, by seat and in order."""
    deeds: dict[str, list[Deed]] = {}
    for _number, _time, payload in stored:
        match e.unpack(payload):
            case e.Answered(seat=seat, option=what, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("answer", id, what))
            case e.Said(seat=seat, words=what, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("say", id, what))
            case e.TookBack(seat=seat, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("undo", id))
            case e.VoteCalled(seat=seat, what=what, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("ask", id, what))
            case e.Voted(seat=seat, vote=vote, yes=yes, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("vote", id, f"{vote} {yes}"))
            case e.HandedToBot(seat=seat, level=what, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("bot", id, what))
            case e.Started(by=seat, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("start", id))
            case e.PaceChanged(bot_pace=what, by=seat, id=id) if id:
                deeds.setdefault(seat, []).append(Deed("pace", id, what))
            case _:
                pass
    return deeds


def _of_play(
    row: TableRow, stored: Sequence[StoredEntry], checkpoint: tuple[int, int, bytes] | None, people: Sequence[Person]
) -> Iterator[str]:
    """Check that the table can be replayed and that people saw what was played there.

    A person's last view must match the table after one of its entries, not before the person's last acknowledged one:
    the latest news may have been lost with the connection.
    """
    try:
        build(row, stored, checkpoint)
    except Exception as error:
        yield f"table {row.id} cannot be read back: {error!r}"
        return
    waiting = [(_last_own(stored, person), person) for person in people if person.view is not None]
    state = TableState(Terms.unpack(row.settings), row.seed, row.start)
    for number, time, payload in stored:
        take(state, e.unpack(payload), time)
        told = {person.seat: _as_told(state, person.seat) for own, person in waiting if own <= number}
        waiting = [(own, person) for own, person in waiting if told.get(person.seat) != person.knows or own > number]
    for _own, person in waiting:
        yield f"{person} saw what is not stored, or too little of it"


def _last_own(stored: Sequence[StoredEntry], person: Person) -> int:
    """Return the number of the last entry this person surely knows."""
    last = person.acknowledged[-1].id if person.acknowledged else ""
    mine = (number for number, _time, payload in stored if last and getattr(e.unpack(payload), "id", "") == last)
    return max(mine, default=1)


def _as_told(state: TableState, seat: str) -> bytes:
    match = state.match
    if match is None:
        return b""
    asked = match.question(seat)
    question = None if asked is None else what_is_asked(asked.pack())
    told: list[Any] = [told_at_once(state.game.name, match.view(seat)), question, match.result if match.over else None]
    # Encoded and decoded, as the person received it.
    return msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(told)), order="deterministic")
