"""Environment variables: misspelt ones are reported, invalid values are refused."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit.cli.environment import FOR_PEOPLE, READ_ELSEWHERE
from lamplit.server import local_server
from lamplit.server.configuration import BadConfiguration, Configuration
from lamplit.server.configuration_checks import validate_configuration

from .conftest import Run

ROOT = Path(__file__).parents[2]
READERS = ("src", "tools", "web/vite.config.ts", "tests", "bench", "play", "compose.yaml", "Dockerfile", "deploy")
BUILT = ROOT / "src/lamplit/server/web"
UNKNOWN = {"LAMPLIT_PROT", "LAMPLIT_MOON", "LAMPLIT_MOONLIGHT"}
"""Names that must be unknown."""


def files_in(place: Path) -> Iterator[Path]:
    """Yield the files of a folder, or the file itself, without build results."""
    if place.is_file():
        yield place
    elif place.is_dir() and place != BUILT and place.name != "__pycache__":
        for inner in place.iterdir():
            yield from files_in(inner)


def test_a_misspelt_variable_is_told_with_the_one_that_may_be_meant(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_PROT", "8080")
    monkeypatch.setenv("LAMPLIT_MOONLIGHT", "on")
    english = run("games")
    assert english.code == 0, "it is no reason to stop"
    assert "zeds" in english.out
    assert "LAMPLIT" not in english.out, "what was asked for can go into a file"
    told = " ".join(english.err.split())
    assert "no environment variable LAMPLIT_MOONLIGHT, so it changes nothing. Lamplit" in told, "nothing is like it"
    assert "no environment variable LAMPLIT_PROT, so it changes nothing. Do you mean “LAMPLIT_PORT”?" in told
    german = " ".join(run("games", "--lang", "de").err.split())
    assert "Umgebungsvariable LAMPLIT_PROT kennt Lamplit nicht, sie bewirkt also nichts. Meinst du „LAMPLIT_" in german


def test_a_variable_that_somebody_reads_is_never_called_misspelt() -> None:
    words = " ".join(
        file.read_bytes().decode(errors="ignore") for reader in READERS for file in files_in(ROOT / reader)
    )
    named = set(re.findall(r"\bLAMPLIT_[A-Z_]*[A-Z]\b", words)) - UNKNOWN
    assert named == FOR_PEOPLE | READ_ELSEWHERE


def test_nothing_is_told_where_all_are_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_MEMORY", "2g")
    monkeypatch.setenv("LAMPLIT_PORT", "8080")
    assert run("games").err == ""


def test_a_language_nobody_speaks_here(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_LANG", "fr")
    refused = run("games")
    assert (refused.code, refused.out) == (2, "")
    assert "does not speak “fr”. It speaks: en, de." in refused.err
    assert run("games", "--lang", "de").code == 0, "what is typed comes first"


@pytest.mark.parametrize("wish", ["de", "de_AT.UTF-8", "EN", "C.UTF-8"])
def test_a_language_may_be_written_as_for_a_system(run: Run, wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAMPLIT_LANG", wish)
    assert run("games").code == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "-1"),
        ("RATE_SEAT", "nan"),
        ("RATE_ADDRESS", "inf"),
        ("KEEP_DAYS", "1e3"),
        ("IMPORTS_ADDRESS", "9" * 400),
        ("METRICS", "maybe"),
        ("THINKERS", "0"),
        ("MOST_TABLES", "0"),
        ("MOST_SOCKETS", "0"),
        ("ROOT_PATH", "https://games.example/night"),
        ("HOSTS", "games.example, https://night.example"),
        ("HOSTS", "games.example:8321"),
        ("PROXY", "127.0.0.1, proxy"),
        ("PROXY", "172.16.0.1/12"),
        ("METRICS_TOKEN", "fünf Wörter"),
        ("PUBLIC_URL", "https://"),
        ("PUBLIC_URL", "https://games.example/?night"),
        ("LOG_LEVEL", "loud"),
        ("DATABASE_URL", "chalk on a wall"),
    ],
)
def test_a_value_that_cannot_be_is_refused_before_an_address_is_promised(
    run: Run, name: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"LAMPLIT_{name}", value)
    refused = run("serve")
    assert (refused.code, refused.out) == (2, "")
    said = " ".join(refused.err.split())
    if name == "LOG_LEVEL":
        assert "log level cannot be “loud”" in said
    elif name == "DATABASE_URL":
        assert "not the address of a database" in said
    else:
        part = value.rpartition(", ")[2][:80]
        assert f"LAMPLIT_{name} cannot be “{part}”" in said


def test_a_switch_that_is_off_is_off(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", lambda address: not opened.append(address))
    monkeypatch.setenv(local_server.NO_BROWSER, "on")
    assert not local_server.open_browser("http://here/")
    monkeypatch.setenv(local_server.NO_BROWSER, "0")
    assert local_server.open_browser("http://here/")
    assert opened == ["http://here/"]
    monkeypatch.setenv(local_server.NO_BROWSER, "perhaps")
    with pytest.raises(BadConfiguration) as refused:
        local_server.run_local_server(Configuration(), lambda _message, _address: None)
    assert "LAMPLIT_NO_BROWSER cannot be “perhaps”" in refused.value.text()


def test_all_defaults_make_sense_and_so_do_all_examples() -> None:
    validate_configuration(Configuration())
    validate_configuration(
        Configuration(
            public_url="https://spiele.müller.example:8443/games/",
            root_path="/games",
            hosts="night.example, *.club.example, spiele.müller.example",
            proxy="127.0.0.1, ::1, 172.16.0.0/12",
            metrics_token="s3cret+token=",
        )
    )
