"""Secret books: they are found in their folders, can be formatted, and are not public."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit import text
from lamplit.text.rulebook import BadRulebook, rulebook, rulebook_with, secret_chapters, secret_rules, whole_rulebook

from .. import added_game
from ..cli.conftest import Run, run
from .game_words import ids

__all__ = ["run"]

BALL = ("ball", "ball/friend", "ball/spy")
RULES = {"MA-BALL": "ball", "MA-FRIEND-LIGHT": "ball/friend", "MA-SPY-LAMP": "ball/spy"}


@pytest.fixture(autouse=True)
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of Masks' messages that a test may change."""
    folder = tmp_path / "masks_words"
    shutil.copytree(added_game.GAMES / "masks_words", folder)
    monkeypatch.setattr(added_game, "GAMES", tmp_path)
    with added_game.with_masks():
        yield folder


def test_books_are_found_by_their_folders() -> None:
    assert text.books("masks") == BALL
    assert text.books("escape") == ()
    assert text.book_words("masks", "ball/spy", "en") == "option-out = Blow out the lamp\n"
    assert text.book_words("masks", "ball/nobody", "en") == text.book_words("masks", "../text", "en") == ""


def test_their_words_are_spoken_like_all_others() -> None:
    assert text.option("out", "masks", "de") == "Die Lampe ausblasen"
    told = {"kind": "your-mask", "args": {"mask": "spy"}}
    assert text.event(told, "masks", "en") == "Behind your mask you are the spy."


def test_what_everybody_reads_holds_nothing_of_them() -> None:
    assert "option-masks =" in text.source("masks", "en")
    assert not [found for found in ("option-out", "option-sleep") if found in text.source("masks", "en")]
    assert text.source("masks", "en", "books") == text.source("masks", "en", "ball") == ""
    assert [rule.id for rule in rulebook("masks")] == ["MA-MASKS"]


def test_who_may_read_a_book_finds_it_first() -> None:
    titles = [chapter.title.en for chapter in rulebook_with("masks", ("ball/spy", "ball")).chapters]
    assert titles == ["The spy's book", "The masked ball", "The evening"]
    assert {rule.id for rule in whole_rulebook("masks")} == {"MA-MASKS", *RULES}
    assert secret_rules("masks") == RULES


def test_ids_are_known_by_book() -> None:
    assert "option-out" in text.messages("en", "masks")
    assert "option-out" not in text.messages("en", "masks", ("ball",))
    assert {"option-sleep", "option-masks"} <= text.messages("en", "masks", ("ball",))
    assert "option-sleep" not in text.messages("en", "masks", ())
    assert ids("masks", "en") == ids("masks", "de")


def test_an_id_that_stands_in_two_books_is_a_fault(words: Path) -> None:
    assert text.faults("en", "masks") == []
    with (words / "books/ball/friend/en.ftl").open("w") as file:
        file.write("option-out = Blow\n")
    added_game.forget()
    assert text.faults("en", "masks") == ["ball/spy/en.ftl: option-out"]


@pytest.mark.parametrize(("book", "other"), [("spy", "MA-FRIEND-LIGHT"), ("friend", "MA-SPY-LAMP")])
def test_a_book_that_refers_to_the_other_side_s_cannot_be_read(words: Path, book: str, other: str) -> None:
    file = words / "books" / "ball" / book / "book.toml"
    file.write_text(file.read_text("utf-8").replace('"MA-BALL"', f'"{other}"'), "utf-8")
    added_game.forget()
    with pytest.raises(BadRulebook):
        secret_chapters("masks", f"ball/{book}")


def test_the_command_line_shows_them_only_if_told_to(run: Run) -> None:
    assert "MA-MASKS" in run("rules", "masks").out
    assert "MA-SPY-LAMP" not in run("rules", "masks").out
    assert "MA-SPY-LAMP" in run("rules", "masks", "--all").out
    assert "No rule contains" in run("rules", "masks", "--search", "lamp").out
    assert "MA-FRIEND-LIGHT" in run("rules", "masks", "--search", "lamp", "--all").out


def test_a_rule_of_a_book_needs_a_test_too(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('import pytest\n@pytest.mark.rule("MA-MASKS")\ndef test_it(): ...\n')
    shown = run("rules", "masks", "--coverage", "--tests", str(tmp_path)).out
    assert [rule for rule in RULES if rule in shown] == list(RULES)
