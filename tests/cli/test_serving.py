"""`lamplit serve`: what it says when it starts."""

from collections.abc import Callable
from pathlib import Path

import pytest

from lamplit.server import serve as serving
from lamplit.server.configuration import Configuration
from lamplit.server.http import pages

from .conftest import Run

MISSING = {"en": "This server has no browser client", "de": "Dieser Server hat keine Browser-Oberfläche"}


@pytest.fixture(autouse=True)
def _starts_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(_configuration: Configuration, announce: Callable[[], None], _warn: Callable[[str], None]) -> None:
        announce()

    monkeypatch.setattr(serving, "serve", start)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_server_without_a_client_says_so_at_the_start(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    started = run("serve", "--port", "8765", "--lang", language)
    assert "http://127.0.0.1:8765/" in started.out, "it serves the terminal and the library all the same"
    assert MISSING[language] in started.err
    assert "./play" in started.err


def test_a_server_with_a_client_says_where_it_is_and_no_more(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("Lamplit")
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    started = run("serve", "--port", "8765")
    assert "http://127.0.0.1:8765/" in started.out
    assert started.err == ""
