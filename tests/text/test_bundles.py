"""Languages and messages."""

from importlib import import_module
from pathlib import Path

import pytest

from lamplit import games, text
from lamplit.text import bundles
from lamplit.text.file_cache import clear_file_caches


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LAMPLIT_LANG": "de"}, "de"),
        ({"LAMPLIT_LANG": "de_AT.UTF-8", "LANG": "en_GB"}, "de"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "en_GB"}, "de"),
        ({"LC_MESSAGES": "en_GB", "LANG": "de_DE"}, "en"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_person_s_language_comes_from_the_surroundings(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    for variable in ("LAMPLIT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    assert text.language() == expected


def test_the_program_s_setting_goes_before_the_surroundings() -> None:
    text.speak("de")
    assert text.language() == "de"
    assert text.say("doctor-good") == "gut"
    text.speak(None)
    assert text.say("doctor-good") == "fine"


def test_numbers_are_written_as_the_language_writes_them() -> None:
    share = {"rate": 12.345, "low": 1.0, "high": 20.0}
    assert text.compose("simulate-share", share, "en") == "12.3 % (1.0–20.0)"
    assert text.compose("simulate-share", share, "de") == "12,3 % (1,0–20,0)"


def test_words_carry_no_invisible_letters() -> None:
    assert text.say("list-and", "en", first="Anna", last="Marco") == "Anna and Marco"


def test_a_missing_message_is_an_error_in_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(text.MissingMessage):
        text.say("no-such-message")
    monkeypatch.delenv("LAMPLIT_STRICT_TEXT")
    assert text.say("no-such-message") == "no-such-message"


def test_a_missing_argument_is_an_error_in_tests_only(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(text.MissingMessage):
        text.say("play-saved")
    monkeypatch.delenv("LAMPLIT_STRICT_TEXT")
    assert text.say("play-saved").startswith("Saved: ")


def test_arguments_may_be_called_anything() -> None:
    assert "chess" in text.compose("error-rulebook-none", {"game": "chess"}, "de")


def test_yes_no_and_nothing_can_be_chosen_by() -> None:
    assert text.say("play-saved", file=None) == "Saved: none"
    assert text.say("play-saved", file=True) == "Saved: yes"


@pytest.mark.parametrize("game", [None, *games()])
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    assert text.messages("en", game) == text.messages("de", game) != set()


@pytest.mark.parametrize("game", [None, *games()])
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_files_can_be_read_and_say_nothing_twice(game: str | None, language: str) -> None:
    assert text.faults(language, game) == []


def test_a_game_s_words_may_stand_in_parts_and_in_modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in ("text/en.ftl", "text/cards/en.ftl", "scenarios/flood/text/en.ftl", "scenarios/flood/books/en.ftl"):
        (tmp_path / "game" / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "game" / file).write_text(f"lamp = {file.partition('/')[0]}\n", "utf-8")
    for module in (import_module("lamplit.text.books"), bundles):
        monkeypatch.setattr(module, "home", tmp_path.joinpath)
    clear_file_caches()
    assert [name for name, _folder in bundles._parts("game")] == ["text", "cards", "modules"]
    assert text.source("game", "en", "modules") == "lamp = scenarios\n"
    assert text.books("game") == ("flood",)
    assert bundles._parts("nowhere") == []
    clear_file_caches()
