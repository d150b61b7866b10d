"""`lamplit replay`."""

import random
from pathlib import Path

import pytest

from lamplit import new
from lamplit.bots import RandomPlayer, play

from .conftest import Run


def played(answers: int | None = None) -> str:
    match = new("terrorscape", seed=11, options={"killer": "butcher", "team": "first"})
    luck = random.Random(11)
    if answers is None:
        play(match, {seat: RandomPlayer(seat, seat) for seat in match.seats}, luck)
    for _ in range(answers or 0):
        question = luck.choice(match.questions)
        match.answer(question.seat, luck.choice(question.options).name)
    return match.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a finished game."""
    path = tmp_path / "game.jsonl"
    path.write_text(played(), encoding="utf-8")
    return path


def test_a_game_is_told_in_words_with_its_boards(run: Run, file: Path) -> None:
    outcome = run("replay", str(file))
    assert outcome.code == 0
    assert "seen by" in outcome.out
    assert outcome.out.count("┌──") > 3


def test_each_side_watches_with_its_own_eyes(run: Run, file: Path) -> None:
    killer, team = run("replay", str(file), "--as", "killer"), run("replay", str(file), "--as", "survivor1")
    assert "Hand:" in killer.out
    assert "Hand:" not in team.out


def test_a_record_that_an_editor_has_put_a_mark_before_can_be_read(run: Run, file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert run("replay", str(file)).code == 0


def test_a_file_that_is_no_record_is_told_from_one_that_was_changed(run: Run, file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    file.write_text("dear diary\n", encoding="utf-8")
    assert "a text file, usually with the ending .jsonl" in " ".join(run("replay", str(file)).err.split())
    file.write_text(record.replace('"v2"', '"v1.05"', 1), encoding="utf-8")
    told = " ".join(run("replay", str(file), "--lang", "de").err.split())
    assert "Zeile 1 der Aufzeichnung wurde nachträglich verändert" in told


def test_in_german(run: Run, file: Path) -> None:
    assert "gesehen von" in run("replay", str(file), "--lang", "de").out


def test_step_by_step_until_the_person_has_seen_enough(run: Run, file: Path) -> None:
    outcome = run("replay", str(file), "--step", typed="\n\nq\n")
    assert outcome.code == 0
    assert outcome.out.count("Enter: next") == 3
    assert "Stopped before the end" in outcome.out


def test_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half.jsonl"
    file.write_text(played(12), encoding="utf-8")
    assert "the game is not over" in run("replay", str(file)).out


def test_a_record_without_a_seed_is_told_in_words_only(run: Run, tmp_path: Path) -> None:
    match = new("terrorscape", seed=11, options={"killer": "butcher", "team": "first"}).branch("other")
    match.answer(match.questions[0].seat, match.questions[0].options[0].name)
    file = tmp_path / "branch.jsonl"
    file.write_text(match.record(), encoding="utf-8")
    outcome = run("replay", str(file), "--as", "survivor1")
    assert outcome.code == 0
    assert "without the board" in outcome.flat


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    "spoil",
    [
        lambda words: "",
        lambda words: "Dear diary",
        lambda words: words[: len(words) // 2],
        lambda words: words.replace("R1", "R2", 1),
        lambda words: words.replace('{"lamplit":1', '{"lamplit":99', 1),
        lambda words: "\n".join(words.splitlines()[:-1]),
    ],
    ids=["empty", "prose", "cut", "changed", "newer", "no end"],
)
def test_a_bad_record_is_refused_in_one_line(run: Run, file: Path, spoil: object, language: str) -> None:
    assert callable(spoil)
    file.write_text(str(spoil(file.read_text(encoding="utf-8"))), encoding="utf-8")
    outcome = run("replay", str(file), "--lang", language)
    assert outcome.code == 2
    assert outcome.err.strip()
    assert "Traceback" not in outcome.err


def test_a_picture_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "not a text file" in " ".join(run("replay", str(file)).err.split())


def test_a_stranger_has_no_eyes_here(run: Run, file: Path) -> None:
    outcome = run("replay", str(file), "--as", "ghost")
    assert outcome.code == 2
    assert "ghost" in outcome.err
