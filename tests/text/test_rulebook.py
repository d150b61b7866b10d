"""The rulebook as data."""

from pathlib import Path

import pytest

from lamplit import games, text
from lamplit.text import rulebook
from lamplit.text.rulebook import BadRulebook, UnknownRule

GOOD = """
[chapter]
en = "Light"
de = "Licht"

[XX-1]
edition = "both"
kind = "limit"
en = "A lamp burns one night."
de = "Eine Lampe brennt eine Nacht."
see = ["XX-2"]

[XX-2]
edition = "v2"
kind = "effect"
en = "Oil makes it burn longer."
de = "Mit Öl brennt sie länger."
not_digital = { en = "No oil here.", de = "Hier gibt es kein Öl." }
level = "II"
"""


def read_chapter(folder: Path, words: str) -> rulebook.Rulebook:
    (folder / "01-light.toml").write_text(words, encoding="utf-8")
    book = rulebook.Rulebook("xx", (rulebook._chapter(folder / "01-light.toml"),))
    rulebook._check_references(book)
    return book


def test_a_chapter_is_read(tmp_path: Path) -> None:
    book = read_chapter(tmp_path, GOOD)
    assert [chapter.title.words("de") for chapter in book.chapters] == ["Licht"]
    assert book.rule("xx-1").words("en") == "A lamp burns one night."
    assert book.rule("XX-1").see == ("XX-2",)
    assert "XX-2" in book
    assert [rule.level for rule in book] == ["", "II"]
    excuse = book.rule("XX-2").not_digital
    assert excuse is not None
    assert excuse.words("de") == "Hier gibt es kein Öl."


def test_rules_are_found_by_words_in_the_language_of_the_person(tmp_path: Path) -> None:
    book = read_chapter(tmp_path, GOOD)
    assert [rule.id for rule in book.search("burn longer", "en")] == ["XX-2"]
    assert [rule.id for rule in book.search("NACHT", "de")] == ["XX-1"]
    assert book.search("burn", "de") == []
    assert [rule.id for rule in book.search("xx", "en")] == ["XX-1", "XX-2"]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("not = = toml", "01-light.toml"),
        (GOOD.replace("[chapter]", "[title]"), "01-light.toml"),
        (GOOD.replace('kind = "limit"\n', ""), "XX-1"),
        (GOOD.replace('de = "Mit Öl brennt sie länger."', 'de = ""'), "XX-2"),
        (GOOD.replace("XX-2]", "XX-3]"), "XX-2"),
        (GOOD.replace('en = "No oil here.", ', ""), "XX-2"),
        (GOOD.replace('see = ["XX-2"]', 'see = "XX-2"'), "XX-1"),
        (GOOD + 'colour = "red"', "colour"),
    ],
    ids=["toml", "chapter", "kind", "empty", "reference", "excuse", "see", "field"],
)
def test_a_bad_book_is_refused_with_the_place(tmp_path: Path, words: str, told: str, language: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        read_chapter(tmp_path, words)
    assert told in caught.value.text(language)


def test_a_rule_stands_in_one_place_only(tmp_path: Path) -> None:
    (tmp_path / "01-light.toml").write_text(GOOD, encoding="utf-8")
    chapter = rulebook._chapter(tmp_path / "01-light.toml")
    with pytest.raises(BadRulebook, match="XX-1"):
        rulebook._check_references(rulebook.Rulebook("xx", (chapter, chapter)))


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_an_unknown_rule_or_book_is_a_clear_error(language: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rulebook.rulebook("terrorscape").rule("TS-NONE")
    assert "TS-NONE" in caught.value.text(language)
    with pytest.raises(BadRulebook) as missing:
        rulebook.rulebook("chess")
    assert "chess" in missing.value.text(language)


@pytest.mark.parametrize("game", games())
def test_every_game_has_a_whole_rulebook(game: str) -> None:
    book = rulebook.whole_rulebook(game)
    assert book.chapters
    assert all(text.has(f"rule-kind-{rule.kind}") for rule in book)
