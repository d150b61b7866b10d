"""Runs the programs as a person would."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from lamplit.cli import main


@dataclass(frozen=True)
class Outcome:
    """The result of a program: exit code, output, errors."""

    code: int
    out: str
    err: str

    @property
    def flat(self) -> str:
        """The output as one line, since text may be wrapped anywhere."""
        return " ".join(self.out.split())


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command with typed input."""

    def run(*words: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(words)
        shown = capsys.readouterr()
        return Outcome(code, shown.out, shown.err)

    return run
