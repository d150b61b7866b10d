"""`lamplit backup`, `restore` and `verify`."""

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest

from lamplit import text
from lamplit.server.operations import backup
from lamplit.server.storage.store import Store, TableRow

from .conftest import Run

COMMANDS = ("backup", "restore", "verify", "settings")


@pytest.fixture
def evening(tmp_path: Path) -> str:
    """Return the URL of a database with one table."""
    url = f"sqlite:///{tmp_path / 'evening.db'}"

    async def furnish() -> None:
        store = await Store.open(url)
        row = TableRow("q3Zr", "terrorscape", {}, "seed", None, "h", "i", False, "gathering", 1000, 1000)
        await store.add_table(row, [b'{"kind":"place","seat":"killer"}'])
        assert await store.append("q3Zr", 2, b'{"kind":"place","seat":"killer"}', 2000)
        await store.close()

    asyncio.run(furnish())
    return url


def lose_an_entry(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "evening.db") as connection:
        connection.execute("DELETE FROM entries WHERE number = 1")
    connection.close()


def entries(file: Path) -> int:
    connection = sqlite3.connect(file)
    (count,) = connection.execute("SELECT count(*) FROM entries").fetchone()
    connection.close()
    return count


def test_a_database_is_backed_up_and_restored_elsewhere(run: Run, evening: str, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "evening.backup", tmp_path / "elsewhere.db"
    made = run("backup", str(file), "--database", evening)
    assert made.code == 0
    assert "One table and 0 records" in made.flat
    assert "evening.backup" in made.flat
    back = run("restore", str(file), "--database", f"sqlite:///{elsewhere}", "--lang", "de")
    assert back.code == 0
    assert "Ein Tisch und 0 Aufzeichnungen sind zurück" in back.flat
    assert entries(elsewhere) == 2


def test_what_is_there_is_replaced_only_if_one_says_so(run: Run, evening: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.backup"
    run("backup", str(file), "--database", evening)
    lose_an_entry(tmp_path)
    refused = run("restore", str(file), "--database", evening)
    assert refused.code == 2
    assert "--replace" in refused.err
    assert entries(tmp_path / "evening.db") == 1
    assert run("restore", str(file), "--database", evening, "--replace").code == 0
    assert entries(tmp_path / "evening.db") == 2


def test_the_database_is_the_servers_unless_another_is_named(
    run: Run, evening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LAMPLIT_DATABASE_URL", evening)
    assert run("backup", str(tmp_path / "evening.backup")).code == 0
    assert run("verify").code == 0


def test_what_holds_and_what_does_not(run: Run, evening: str, tmp_path: Path) -> None:
    file = tmp_path / "evening.backup"
    run("backup", str(file), "--database", evening)
    assert "Everything checks out." in run("verify", "--database", evening).flat
    lose_an_entry(tmp_path)
    broken = run("verify", "--database", evening, "--lang", "de")
    assert broken.code == 1
    assert text.say("finding-gap", "de", table="q3Zr", number=1) in broken.flat
    assert "Etwas stimmt nicht." in broken.flat
    whole = run("verify", str(file))
    assert (whole.code, whole.flat) == (0, "Everything checks out.")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["backup", "away.backup", "--database", "sqlite:///nowhere/lamplit.db"], "no Lamplit database"),
        (["verify", "--database", "chalk on a wall"], "not the address of a database"),
        (["restore", "nowhere.backup"], "nowhere.backup cannot be read: there is no such file"),
        (["verify", "nowhere.backup"], "nowhere.backup cannot be read"),
    ],
)
def test_a_mistake_says_what_to_do(
    run: Run, words: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    outcome = run(*words)
    assert outcome.code == 2
    assert told in " ".join(outcome.err.split())
    assert outcome.out == ""
    assert list(tmp_path.iterdir()) == [], "and leaves nothing behind"


@pytest.mark.parametrize(
    ("words", "variables", "told"),
    [
        ([], {"LAMPLIT_PUBLIC_URL": "games.example"}, "muss eine ganze Adresse sein"),
        ([], {"LAMPLIT_WORKERS": "0"}, "LAMPLIT_WORKERS kann nicht „0“ sein"),
        ([], {"LAMPLIT_PORT": "80x"}, "LAMPLIT_PORT kann nicht „80x“ sein"),
        (["--port", "99999"], {}, "der letzte ist 65535. Wähle mit --port einen anderen"),
        (["--host", "192.0.2.1"], {}, "diese Adresse hat dieser Rechner nicht. Prüfe --host"),
        (["--workers", "3"], {}, "3 Prozesse brauchen PostgreSQL"),
        (["--port", "0", "--database", "sqlite:////proc/lamplit.db"], {}, "nicht in seine Datenbank schreiben"),
    ],
)
def test_a_server_that_cannot_be_says_why_in_a_line_and_promises_no_address(
    run: Run, words: list[str], variables: dict[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    outcome = run("serve", *words, "--lang", "de")
    assert outcome.code == 2
    assert told in " ".join(outcome.err.split())
    assert outcome.out == ""


def test_a_port_that_is_taken(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        outcome = run("serve", "--port", str(other.getsockname()[1]), "--lang", "de")
    assert "der Port ist schon vergeben. Wähle mit --port" in " ".join(outcome.err.split())


def test_a_database_that_is_not_there_is_named_without_its_password(run: Run) -> None:
    told = run("verify", "--database", "sqlite:///nowhere.db").err
    assert f"no Lamplit database in {Path.cwd() / 'nowhere.db'}" in " ".join(told.split())
    assert backup._named("postgresql://me:hush@here/games") == "postgresql://me:***@here/games"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_has_help_in_words(run: Run, command: str, language: str) -> None:
    shown = run(command, "--help", "--lang", language)
    assert shown.code == 0
    assert "help-" not in shown.out
    assert "metavar-" not in shown.out
