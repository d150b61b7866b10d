"""Upgrades: tables of older versions work, and an interrupted migration is repeated.

`old_database` was written by 0.1.0, the oldest version with all four games. It has, for each game, a table with some
dozens of answers and a finished one, played by people at random. Checkpoints were rare then (none before 64 entries),
and all four games have newer rules today. The keys of the tables, and the results of the finished games, are stored
beside it.
"""

import contextlib
import gzip
import json
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import lamplit
from lamplit import text
from lamplit.server.operations.backup import backup, restore
from lamplit.server.operations.verify import verify
from lamplit.server.storage import database
from lamplit.server.tables import spectators

from ..support.guest import Guest
from ..support.random_play import play_some
from ..support.servers import Table, ThreadServer, opened, wait_for

_numbers = count(1)
OLD = Path(__file__).with_name("old_database")
KEYS: dict[str, dict[str, Any]] = json.loads((OLD / "tables.json").read_text())
GAMES = ("terrorscape", "escape", "zeds", "betrayal")


def unpacked(folder: Path) -> str:
    """Return the URL of a fresh copy of the old database."""
    with gzip.open(OLD / "lamplit.db.gz") as packed, (folder / "lamplit.db").open("wb") as file:
        shutil.copyfileobj(packed, file)
    return f"sqlite:///{folder / 'lamplit.db'}"


@pytest.fixture
def old_database(tmp_path: Path) -> str:
    """Return the URL of the old database."""
    return unpacked(tmp_path)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """Run today's server on the old database, for all tests of this module."""
    folder = tmp_path_factory.mktemp("upgraded")
    unpacked(folder)
    with opened(folder) as server:
        yield server


@pytest.fixture(autouse=True)
def everybody_leaves(request: pytest.FixtureRequest) -> Iterator[None]:
    """Disconnect all guests after each test."""
    yield
    if "server" in request.fixturenames:
        request.getfixturevalue("server").send_home()


def table_of(server: ThreadServer, game: str, stage: str) -> Table:
    """Return an old table with its keys."""
    known = KEYS[f"{game} {stage}"]
    return Table(server, {"table": known["id"], **known, "seats": known["secrets"]})


def everybody(table: Table) -> dict[str, Guest]:
    """Connect all people of a table."""
    people = {seat: table.sit(seat) for seat in table.secrets}
    for guest in people.values():
        # The ids of guests' commands exist in the old table already.
        guest._ids = (f"today{number}" for number in count(next(_numbers) * 1_000))
    return people


def plays(people: dict[str, Guest], most: int) -> None:
    """Answer at random; in Escape dice may be locked for a moment."""
    if "blue" not in people:
        return play_some(people, random.Random(1), most)
    luck, until = random.Random(1), time.monotonic() + 20
    while most > 0 and time.monotonic() < until:
        for one in people.values():
            if one.catches_up().question:
                assert one.question is not None
                most -= one.answers(luck.choice(one.question["options"]))["type"] == "done"
        time.sleep(0.02)
    return None


def seen_by(people: dict[str, Guest]) -> list[str]:
    """Return everybody's view as comparable text."""
    return [put_down(seat, one.catches_up().view) for seat, one in people.items()]


def put_down(seat: str, view: Any) -> str:
    """Return a view as text, without its deferred parts."""
    shown = {part: what for part, what in view.items() if part not in ("odds", "reach")}
    return seat + json.dumps(shown, sort_keys=True)


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_old_table_is_opened_played_on_and_watched(server: ThreadServer, game: str):
    table = table_of(server, game, "running")
    watcher = table.watch()
    assert watcher.view
    people = everybody(table)
    first = next(iter(people.values()))
    assert [line["words"] for line in first.talk] == [f"A running table of {game}."]
    assert first.says("Are we all here again?")["type"] == "done"
    before = server.live(table).state.answers
    plays(people, 12)
    state = server.live(table).state
    assert state.answers > before
    assert not state.fell_back, "from here on it is kept under the rules of today"
    seen = seen_by(people)
    told = watcher.catches_up().talk[-1]["words"]
    assert told == "Are we all here again?"
    server.send_home()
    server.forgets(table)
    again = everybody(table)
    if game != "escape":  # in Escape the clock runs
        assert seen_by(again) == seen


@pytest.mark.parametrize("game", ["terrorscape", "zeds"])
def test_an_old_table_is_played_to_its_end_and_gets_its_record(server: ThreadServer, game: str):
    table = table_of(server, game, "running")
    people = everybody(table)
    play_some(people, random.Random(2), 1_000)
    wait_for(lambda: server.get(f"/api/records/{table.id}", table.invite).status == 200, "the record of the game")
    record = lamplit.load(server.get(f"/api/records/{table.id}", table.invite).body.decode())
    assert record.result == next(iter(people.values())).result


@pytest.mark.parametrize("game", GAMES)
def test_who_watches_an_old_table_a_minute_late_sees_the_table_that_is_played(
    tmp_path: Path, game: str, old_database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(spectators, "SPECTATOR_DELAY", 0.0)
    with sqlite3.connect(tmp_path / "lamplit.db") as connection:
        live, delayed = (f'"spectators":"{how}"' for how in ("live", "delayed"))
        connection.execute("UPDATE tables SET settings = replace(settings, ?, ?)", (live, delayed))
    connection.close()
    with opened(tmp_path) as server:
        table = table_of(server, game, "running")
        watcher, people = table.watch(), everybody(table)
        plays(people, 3)
        first = next(iter(people.values()))
        first.says("That was all.")
        watcher.waits_until(lambda one: one.talk and one.talk[-1]["words"] == "That was all.")
        if game != "escape":
            match = server.live(table).state.match
            assert match is not None
            assert seen_by({"spectator": watcher}) == [put_down("spectator", match.view("spectator"))]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_over_can_be_looked_at_or_its_record_watched(server: ThreadServer, game: str):
    table, known = table_of(server, game, "finished"), KEYS[f"{game} finished"]
    guest = server.guest()
    with contextlib.suppress(ConnectionClosed):
        guest.enters(table=table.id, invite=table.invite)
    if guest.bye is None:
        assert guest.result == known["result"]
    else:
        assert guest.bye["message"] == "error-table-old"
        assert guest.bye["arguments"] == {"record": table.id}
    about = server.get(f"/api/records/{table.id}/about", table.invite).json
    assert about["result"] == known["result"]
    seat = next(iter(table.secrets))
    frames = server.get(f"/api/records/{table.id}/frames?seat={seat}&count=50", table.invite)
    assert frames.status == 200
    assert len(frames.json["frames"]) > 10
    counted = server.get(f"/api/statistics?game={game}").json
    assert sum(one["games"] for one in counted) >= 1


def test_a_host_who_looks_finds_only_games_that_are_over_to_be_of_the_past(old_database: str):
    database.migrate(old_database)
    over = {KEYS[f"{game} finished"]["id"] for game in GAMES}
    found = verify(old_database)
    assert {defect.message for defect in found} <= {"finding-table"}
    assert {defect.arguments["table"] for defect in found} <= over
    for defect in found:
        assert text.say(defect.message, "de", **defect.arguments) != text.say(defect.message, "en", **defect.arguments)


def test_the_old_database_moves_to_postgresql(old_database: str, postgres_url: str, tmp_path: Path):
    file = tmp_path / "old.backup"
    counts = backup(old_database, file)
    assert counts["tables"] == 8
    assert restore(file, postgres_url) == counts
    with opened(tmp_path, database_url=postgres_url) as server:
        people = everybody(table_of(server, "betrayal", "running"))
        plays(people, 3)


# -- interrupted migrations
# ---------------------------------------------------------------------------------------------

KILLED = textwrap.dedent(
    """
    import os, signal, sys
    from alembic import op
    from lamplit.server.storage import database
    really = op.execute
    def execute(statement):
        really(statement)
        if sys.argv[2] in str(statement):
            os.kill(os.getpid(), signal.SIGKILL)
    op.execute = execute
    database.migrate(sys.argv[1])
    """
)
"""A program that migrates a database and dies after one statement."""


def looked_at(url: str, look: Callable[[sa.Connection], Any]) -> Any:
    engine = database.engine(url)
    try:
        with engine.connect() as connection:
            return look(connection)
    finally:
        engine.dispose()


def of_the_first_step(url: str) -> None:
    """Create a database of the first revision with an imported game."""
    engine = database.engine(url)
    with engine.execution_options(writes=True).begin() as connection:
        database.bring(connection, "0001")
        connection.exec_driver_sql(
            "INSERT INTO records (id, game, rules, options, seats, public, invite, imported, answers, seconds, created,"
            " text) VALUES ('old', 'escape', 1, '{}', '{}', TRUE, '', TRUE, 1, 1, 0, '')"
        )
    engine.dispose()


@pytest.mark.parametrize("moment", ["SET verified", "SET created"])
def test_an_upgrade_that_is_killed_has_changed_nothing_and_is_made_by_the_next_start(database_url: str, moment: str):
    of_the_first_step(database_url)
    killed = subprocess.run([sys.executable, "-c", KILLED, database_url, moment], capture_output=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert looked_at(database_url, database.revision) == "0001"
    columns = looked_at(database_url, lambda it: {one["name"] for one in sa.inspect(it).get_columns("records")})
    assert "verified" not in columns
    began = time.time() * 1000
    database.migrate(database_url)
    assert looked_at(database_url, database.revision) == "0003"
    query = "SELECT verified, created FROM records"
    [(verified, created)] = looked_at(database_url, lambda it: it.exec_driver_sql(query).all())
    assert not verified
    assert created >= began - 1
