"""Running the programs as a person would."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from lamplit.cli import main


@dataclass(frozen=True)
class Outcome:
    """What a program did: its exit code, what it showed, what it complained about."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """What it showed, as one line: words may be wrapped anywhere."""
        return " ".join(self.out.split())


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command with what the person types."""

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    return run
