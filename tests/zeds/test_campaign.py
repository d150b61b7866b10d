"""The campaign: the levels one after the other, each with its lesson."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.games.zeds import campaign
from lamplit.games.zeds.data.levels import LEVELS
from lamplit.terminal import saves
from lamplit.terminal.game_hooks import choose_options
from lamplit.terminal.screen import Screen

from .siege import Siege


def held(level: str) -> Siege:
    """A game of a level that is won by its Finale."""
    siege = Siege(level).next_events("finale_b1").turn()
    assert siege.match.over
    return siege


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_its_lesson(level: str, language: str) -> None:
    said = [
        text.say(f"campaign-{level.lower()}-{step}", language, "zeds") for step in range(1, campaign.STEPS[level] + 1)
    ]
    assert len(set(said)) == campaign.STEPS[level]
    assert not text.has(f"campaign-{level.lower()}-{campaign.STEPS[level] + 1}", language, "zeds")
    assert text.has(f"campaign-{level.lower()}-text", language, "zeds")


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_knows_its_lengths(level: str) -> None:
    for length in campaign.lengths(level):
        assert not lamplit.new("zeds", seed=1, options={"level": level, "length": length}).over


def test_levels_open_one_after_the_other() -> None:
    won: list[str] = []
    for level in LEVELS:
        assert campaign.due(won) == level
        assert level in campaign.unlocked(won)
        won.append(level)
    assert campaign.unlocked(won) == LEVELS


def test_the_start_screen_remembers_what_was_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    match = held("basic").match
    saves.save(match, saves.folder() / "zeds-first.jsonl")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n2\n3\n\n"))
    text.speak("en")
    chosen = choose_options("zeds", Screen("zeds", Console(width=100)))
    assert chosen == {"level": "I", "length": "short", "players": 3, "mode": "team"}
    said = capsys.readouterr().out
    assert f"Basic Game, Hold the roads – won, {(match.result or {})['score']} points" in said
    assert "I, Outbreak! – comes next" in said
    assert "II, Apocalypse! – comes later" in said
    assert text.say("campaign-i-1", "en", "zeds")[:30] in said


def test_broken_files_are_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    saves.save(held("basic").match, saves.folder() / "zeds-first.jsonl")
    (saves.folder() / "zeds-broken.jsonl").write_text("{", "utf-8")
    assert [options["level"] for options, _result in saves.finished("zeds")] == ["basic"]
    assert saves.finished("escape") == []
