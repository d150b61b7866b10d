"""`lamplit doctor`."""

import pytest

from lamplit import text

from .conftest import Run


def test_all_is_well(run: Run) -> None:
    english, german = run("doctor"), run("doctor", "--lang", "de")
    assert english.code == german.code == 0
    assert "Everything is fine." in english.out
    assert "Alles in Ordnung." in german.out


def test_a_word_that_one_language_lacks_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = text.messages
    monkeypatch.setattr(
        text,
        "messages",
        lambda language, game=None: real(language, game) - ({"play-saved"} if language == "de" else set()),
    )
    outcome = run("doctor")
    assert outcome.code == 1
    assert "de: play-saved" in outcome.out
    assert "One thing is wrong." in outcome.out


def test_a_game_that_breaks_is_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object) -> None:
        raise RuntimeError("the lamp is out")

    monkeypatch.setattr("lamplit.cli.doctor.play", broken)
    outcome = run("doctor")
    assert outcome.code == 1
    assert "the lamp is out" in outcome.flat
