"""Backups: one file for any database, complete or refused."""

import asyncio
import gzip
import hashlib
import json
import zlib
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from lamplit import LamplitError
from lamplit.server.operations.backup import BadBackup, backup, check, restore
from lamplit.server.operations.verify import Defect, verify
from lamplit.server.storage import database
from lamplit.server.storage.store import RecordRow, Store
from lamplit.text.bundles import compose

from ..support.stored_tables import a_table, with_stores

GAMES = Path(__file__).parents[2] / "records"
PLAYED = (GAMES / "terrorscape" / "butcher-v2.jsonl").read_text("utf-8")
Address = Callable[[str], str]


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Address]:
    """Return a function that makes a new database of a kind."""
    numbers = count()
    lent: list[str] = []

    def made(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / f'{next(numbers)}.db'}"
        lent.append(request.getfixturevalue("postgres").new_database())
        return lent[-1]

    yield made
    for url in lent:
        request.getfixturevalue("postgres").clear(url)


def a_record(id: str, text: bytes = zlib.compress(PLAYED.encode()), created: int = 5) -> RecordRow:
    result = {"side": "killer"}
    return RecordRow(id, "terrorscape", 1, {}, {"killer": "Ada"}, result, True, "", False, 9, 60, created, text)


async def furnish(store: Store) -> None:
    """Store two tables and a finished game."""
    await store.add_table(a_table(settings={"name": "Grüße 🕯"}), [b'{"sat": "Ada"}'])
    await store.add_table(a_table("temple", seed=None, start="a record\n", public=True))
    entries = [(number, b'{"n": %d}' % number, (1, bytes(range(256)))) for number in range(2, 600)]
    appends = [
        store.append("mansion", number, payload, number, "gathering", None if number % 100 else checkpoint)
        for number, payload, checkpoint in entries
    ]
    assert all(await asyncio.gather(*appends))
    await store.put_record(a_record("played"))
    await store.keep("mansion", "worker", 0, 1)


async def everything(store: Store) -> list[Any]:
    """Return everything in a store."""
    tables = await store.tables()
    logs = [await store.entries(table.id) for table in tables]
    checkpoints = [await store.checkpoint(table.id) for table in tables]
    return [tables, logs, checkpoints, await store.records(), await store.record("played")]


def message(deed: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(LamplitError) as caught:
        deed(*args)
    assert caught.value.text("en") != caught.value.text("de")
    return caught.value.message


def is_empty(url: str) -> bool:
    engine = database.engine(url)
    try:
        return sa.inspect(engine).get_table_names() == []
    finally:
        engine.dispose()


# -- there and back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
@pytest.mark.parametrize("back", ["sqlite", "postgres"])
def test_a_database_moves_by_its_backup(address: Address, there: str, back: str, tmp_path: Path):
    old, new, file = address(there), address(back), tmp_path / "evening.backup"
    with_stores(old, furnish)
    before = with_stores(old, everything)
    counts = backup(old, file)
    assert counts == {"tables": 2, "progress": 2, "entries": 599, "checkpoints": 2, "records": 1}
    assert file.stat().st_mode & 0o777 == 0o600
    assert restore(file, new) == counts
    assert with_stores(new, everything) == before

    async def go_on(store: Store) -> None:
        assert await store.append("mansion", 600, b"{}", 1)
        assert await store.keep("mansion", "another worker", 0, 1), "leases are not part of it"

    with_stores(new, go_on)


def test_a_backup_is_made_while_people_play(database_url: str, tmp_path: Path):
    file = tmp_path / "evening.backup"

    async def scene(store: Store) -> int:
        await store.add_table(a_table())
        await store.add_table(a_table("temple"))
        done = asyncio.Event()

        async def play() -> int:
            number = 0
            while not done.is_set() or number < 50:
                number += 1
                # In this order, so that the temple is never ahead of the mansion.
                assert await store.append("mansion", number, b"{}", number)
                assert await store.append("temple", number, b"{}", number)
            return number

        playing = asyncio.create_task(play())
        for _ in range(3):
            await asyncio.to_thread(backup, database_url, file)
            assert await asyncio.to_thread(verify, str(file)) == []
        done.set()
        return await playing

    with_stores(database_url, scene)
    rows = [json.loads(line)["row"] for line in lines_of(file) if b'"table":"progress"' in line]
    lengths = {row["table_id"]: row["length"] for row in rows}
    assert 0 <= lengths["mansion"] - lengths["temple"] <= 1, "one moment, not two"


def test_what_is_there_is_not_overwritten_unless_one_says_so(database_url: str, tmp_path: Path):
    file = tmp_path / "evening.backup"
    with_stores(database_url, furnish)
    before = with_stores(database_url, everything)
    backup(database_url, file)
    with_stores(database_url, lambda store: store.append("mansion", 600, b"{}", 1))
    after = with_stores(database_url, everything)
    assert message(restore, file, database_url) == "error-backup-held"
    assert with_stores(database_url, everything) == after
    restore(file, database_url, True)
    assert with_stores(database_url, everything) == before


def test_an_empty_database_that_was_opened_once_may_be_filled(database_url: str, address: Address, tmp_path: Path):
    file, old = tmp_path / "evening.backup", address("sqlite")
    with_stores(old, furnish)
    backup(old, file)
    with_stores(database_url, lambda store: store.ready())
    restore(file, database_url)
    assert with_stores(database_url, everything) == with_stores(old, everything)


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.fixture
def whole(address: Address, tmp_path: Path) -> Path:
    """Return an intact backup."""
    url = address("sqlite")
    with_stores(url, furnish)
    backup(url, tmp_path / "whole.backup")
    return tmp_path / "whole.backup"


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def without_an_entry(file: Path) -> bytes:
    lines = lines_of(file)
    return gzip.compress(b"".join(lines[:100] + lines[101:]))


def with_other_words(file: Path) -> bytes:
    return gzip.compress(b"".join(lines_of(file)).replace("Grüße".encode(), "Flüche".encode()))


def without_its_end(file: Path) -> bytes:
    return gzip.compress(b"".join(lines_of(file)[:-1]))


def a_turned_bit(file: Path) -> bytes:
    packed = bytearray(file.read_bytes())
    packed[len(packed) // 2] ^= 1
    return bytes(packed)


def of_the_future(file: Path) -> bytes:
    first, *rest = lines_of(file)
    return gzip.compress(first.replace(b'"lamplit_backup":1', b'"lamplit_backup":2') + b"".join(rest))


def of_a_later_revision(file: Path) -> bytes:
    first, *rest = lines_of(file)
    return gzip.compress(first.replace(b'"0003"', b'"9999"') + b"".join(rest))


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (without_an_entry, {"error-backup-altered"}),
        (with_other_words, {"error-backup-altered"}),
        (without_its_end, {"error-backup-short"}),
        (a_turned_bit, {"error-backup-altered"}),
        (lambda file: file.read_bytes()[:-30], {"error-backup-short"}),
        (lambda file: file.read_bytes()[:200], {"error-backup-short"}),
        (lambda file: b"", {"error-backup-other"}),
        (lambda file: b"dear diary", {"error-backup-other"}),
        (lambda file: gzip.compress(b"dear diary\n"), {"error-backup-other"}),
        (of_the_future, {"error-backup-newer"}),
        (of_a_later_revision, {"error-backup-newer"}),
    ],
)
def test_a_file_that_is_not_whole_and_true_changes_nothing(
    whole: Path, harm: Callable[[Path], bytes], told: set[str], postgres_url: str, tmp_path: Path
):
    bad = tmp_path / "bad.backup"
    bad.write_bytes(harm(whole))
    assert message(check, bad) in told
    assert message(restore, bad, postgres_url, True) in told
    assert message(verify, str(bad)) in told
    assert is_empty(postgres_url)


def test_a_file_that_fits_no_database_is_taken_back_in_the_middle(whole: Path, database_url: str, tmp_path: Path):
    """The checksums are correct, but an entry occurs twice."""
    lines = lines_of(whole)
    entry = next(line for line in lines if b'"table":"entries"' in line)
    body = b"".join(lines[:-1]).replace(entry, entry + entry)
    end = lines[-1].replace(b'"entries":599', b'"entries":600')
    sum = end.index(b'"sum":"') + len(b'"sum":"')
    end = end[:sum] + hashlib.sha256(body).hexdigest().encode() + end[sum + 64 :]
    bad = tmp_path / "bad.backup"
    bad.write_bytes(gzip.compress(body + end))
    with_stores(database_url, lambda store: store.add_table(a_table("attic")))
    assert message(restore, bad, database_url, True) == "error-backup-altered"

    async def still_there(store: Store) -> None:
        assert [table.id for table in await store.tables()] == ["attic"]

    with_stores(database_url, still_there)


def test_there_must_be_something_to_back_up(sqlite_url: str, postgres_url: str, tmp_path: Path):
    file = tmp_path / "evening.backup"
    for url, told in ((sqlite_url, "error-database-file"), (postgres_url, "error-backup-nothing")):
        assert message(backup, url, file) == told
        assert message(verify, url) == told
    assert list(tmp_path.iterdir()) == [], "and looking leaves nothing behind"


def test_files_that_cannot_be_written_or_read_are_named(sqlite_url: str, tmp_path: Path):
    with_stores(sqlite_url, furnish)
    nowhere = tmp_path / "no such folder" / "evening.backup"
    with pytest.raises(BadBackup) as caught:
        backup(sqlite_url, nowhere)
    assert (caught.value.message, caught.value.arguments["file"]) == ("error-backup-write", str(nowhere))
    assert message(restore, nowhere, sqlite_url) == "error-backup-read"


# -- looking whether all is well -------------------------------------------------------------------------------------


def test_an_intact_database_has_no_defects(database_url: str, tmp_path: Path):
    file = tmp_path / "evening.backup"
    with_stores(database_url, furnish)
    backup(database_url, file)
    assert verify(database_url) == []
    assert verify(str(file)) == []


@pytest.mark.parametrize("stage", ["running", "over"])
def test_a_game_that_can_no_longer_be_opened_is_named(database_url: str, stage: str):
    async def leave(store: Store) -> None:
        await store.add_table(a_table(), [b'{"kind":"place","seat":"killer"}'])
        assert await store.append("mansion", 2, b'{"kind":"of older rules"}', 2, stage)

    with_stores(database_url, leave)
    [finding] = verify(database_url)
    assert (finding.message, finding.arguments["table"]) == ("finding-table", "mansion")
    assert compose(finding.message, finding.arguments, "en") != compose(finding.message, finding.arguments, "de")


def test_whatever_is_wrong_is_found(database_url: str, tmp_path: Path):
    async def spoil(store: Store) -> None:
        await furnish(store)
        lines = PLAYED.splitlines(keepends=True)
        torn = "".join([*lines[:3], *lines[4:]])
        other = PLAYED.replace('"game":"terrorscape"', '"game":"escape"')
        await store.put_record(a_record("torn", zlib.compress(torn.encode()), 6))
        await store.put_record(a_record("another game", zlib.compress(other.encode()), 7))
        await store.put_record(a_record("scribble", b"scribble", 8))

    with_stores(database_url, spoil)
    engine = database.engine(database_url)
    with engine.execution_options(writes=True).begin() as connection:
        for harm in (
            "DELETE FROM entries WHERE table_id = 'mansion' AND number = 7",
            "UPDATE entries SET payload = 'no JSON' WHERE table_id = 'mansion' AND number = 9",
            "UPDATE progress SET length = 3 WHERE table_id = 'temple'",
        ):
            connection.exec_driver_sql(harm)
    engine.dispose()
    findings = verify(database_url)
    assert Defect("finding-gap", {"table": "mansion", "number": 7}) in findings
    assert Defect("finding-payload", {"table": "mansion", "number": 9}) in findings
    assert Defect("finding-length", {"table": "temple", "number": 0, "length": 3}) in findings
    records = [(finding.message, finding.arguments["record"]) for finding in findings if "record" in finding.arguments]
    assert records == [
        ("finding-record", "torn"),
        ("finding-record", "another game"),
        ("finding-record-text", "scribble"),
    ]
    assert len(findings) == 6
    for finding in findings:
        assert compose(finding.message, finding.arguments, "en") != compose(finding.message, finding.arguments, "de")
