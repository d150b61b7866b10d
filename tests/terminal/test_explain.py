"""Explanations in the terminal."""

import io
from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.engine.settings import settle
from lamplit.terminal import explain
from lamplit.terminal.screen import Screen


def asked(game: str, typed: str, language: str, monkeypatch: pytest.MonkeyPatch, **agreed: Any) -> str:
    """Return the output of `? typed`."""
    monkeypatch.setenv("LAMPLIT_LANG", language)
    shown = io.StringIO()
    options = settle(lamplit.game(game).settings, agreed) if agreed else None
    explain.look_up(Screen(game, Console(file=shown, width=200)), game, typed, (), options)
    return shown.getvalue()


@pytest.mark.rule("TS-SETUP-K-2")
def test_somebody_who_asks_for_a_survivor_is_told_what_they_can_do(monkeypatch: pytest.MonkeyPatch) -> None:
    assert text.say("who-anna-text", "en", "terrorscape") in asked("terrorscape", "anna", "en", monkeypatch)


def test_a_card_is_explained_by_its_german_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert text.say("card-sense-text", "de", "terrorscape", sense_answer="names") in asked(
        "terrorscape", "Spüren", "de", monkeypatch
    )


def test_a_card_is_explained_as_the_table_has_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Extra action" in asked("terrorscape", "Firecracker", "en", monkeypatch)
    assert "Special action" in asked("terrorscape", "Firecracker", "en", monkeypatch, firecracker="special")


def test_a_killer_is_told_with_the_levels_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    told = asked("terrorscape", "Butcher", "en", monkeypatch)
    levels = [told.index(text.say(f"level-butcher-{level}", "en", "terrorscape")) for level in range(1, 6)]
    assert levels == sorted(levels)


def test_a_word_nobody_knows_is_answered_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "xyzzy" in asked("terrorscape", "xyzzy", "en", monkeypatch)


def answer_explained(game: str, answer: str) -> list[str]:
    """Return the output of `? 3` for this answer."""
    shown = io.StringIO()
    options = settle(lamplit.game(game).settings, {})
    explain.describe_answer(Screen(game, Console(file=shown, width=300)), game, answer, (), options)
    return [line.strip() for line in shown.getvalue().splitlines()]


def test_what_an_answer_names_is_told_under_its_name_and_once() -> None:
    told = answer_explained("zeds", "ability:leadership:hunt:civilians1")
    ability = text.say("ability-leadership-text", "en", "zeds")
    assert [line for line in told if line.endswith(ability)] == [f"Leadership: {ability}"]
    assert told.index("Sheriff Hunt") < told.index("Bowling Club"), "whose figures are whose can be told"
    weapon = answer_explained("betrayal", "use:axe:attack")
    assert len(weapon) == len(set(weapon))
    assert weapon[0] == text.say("card-axe-text", "en", "betrayal"), "where there is one thing it needs no name"
