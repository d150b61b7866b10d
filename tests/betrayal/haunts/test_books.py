"""What the books of every haunt must hold: words for all it says, in both languages, and a chapter for each side."""

import ast
from importlib import resources

import pytest

from lamplit import text
from lamplit.games.betrayal.data.cards import CARDS
from lamplit.games.betrayal.haunts import HAUNTS, MODULES
from lamplit.games.betrayal.haunts.form import Haunt
from lamplit.games.betrayal.occasions import TASKS
from lamplit.text.books import book_words, books
from lamplit.text.rulebook import secret_chapters

every_haunt = pytest.mark.parametrize("haunt", HAUNTS.values(), ids=lambda haunt: haunt.name)
every_language = pytest.mark.parametrize("language", text.LANGUAGES)
WHERE = {"tell": ("event-{}", 1), "ask": ("{}", 1), "Win": ("result-{}", 1), "plain_roll": ("why-{}", 3)}
"""The functions that name words, and which of their arguments does."""
SHARED = {
    "hunt": ("{}-hunt", "{}-attack"),
    "exits.enter": ("event-{}-door", "event-{}-out"),
    "carriers.enter": ("event-{}-given",),
}
"""Blocks that speak in the name of the haunt, and what they say."""


def words_of(haunt: Haunt, language: str) -> str:
    """All that is written of a haunt."""
    return "\n".join(book_words("betrayal", book, language) for book in books_of(haunt))


def books_of(haunt: Haunt) -> list[str]:
    """The books of a haunt."""
    return [book for book in books("betrayal") if book.partition("/")[0] == haunt.name]


def source_of(haunt: Haunt) -> str:
    """The module of a haunt."""
    module = next(name for name in MODULES if name.startswith(f"h{haunt.number:02}_"))
    return resources.files("lamplit.games.betrayal.haunts").joinpath(f"{module}.py").read_text("utf-8")


def named_in_code(haunt: Haunt) -> set[str]:
    """The ids of words that belong to the haunt alone: those that begin with its name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source_of(haunt))):
        if isinstance(node, ast.Call):
            block = ast.unparse(node.func).removeprefix("blocks.")
            found |= {form.format(haunt.name) for form in SHARED.get(block, ())}
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            form, place = WHERE.get(called, ("", 0))
            given = node.args[place] if form and len(node.args) > place else None
            if isinstance(given, ast.Constant) and str(given.value).startswith(f"{haunt.name}-"):
                found.add(form.format(given.value))
    return found


@every_haunt
@every_language
def test_everything_a_haunt_says_has_words(haunt: Haunt, language: str) -> None:
    monsters = {f"name-{kind}" for kind in haunt.kinds if kind not in CARDS}
    due = {f"opening-{haunt.name}", *monsters, *named_in_code(haunt)}
    due |= {f"option-task-{task}" for task in TASKS.get(haunt.owner, ())}
    written = {line.partition(" =")[0] for line in words_of(haunt, language).splitlines() if " =" in line}
    assert due - written == set()
    assert any(message.startswith("result-") for message in written)


@every_haunt
def test_a_haunt_is_a_short_module(haunt: Haunt) -> None:
    assert len(source_of(haunt).splitlines()) <= 200, "what several haunts share is a block"


@every_haunt
@every_language
def test_an_opening_can_be_read_aloud_in_half_a_minute(haunt: Haunt, language: str) -> None:
    told = text.say(f"opening-{haunt.name}", language, "betrayal")
    assert 35 <= len(told.split()) <= 110


@every_haunt
def test_each_side_has_a_book_that_says_what_it_wants(haunt: Haunt) -> None:
    sides = [haunt.name] if haunt.open_to_all else [f"{haunt.name}/traitor", f"{haunt.name}/heroes"]
    for book in sides:
        rules = [rule for chapter in secret_chapters("betrayal", book) for rule in chapter.rules]
        assert any(rule.kind == "victory" for rule in rules), book
        assert all(rule.id.startswith(f"BH-H{haunt.number}-") for rule in rules), book
    assert haunt.open_to_all == (len(books_of(haunt)) == 1)


@every_haunt
def test_the_ids_of_rules_say_whose_they_are(haunt: Haunt) -> None:
    for book in books_of(haunt):
        mark = {"traitor": "T-", "heroes": "H-"}.get(book.rpartition("/")[2], "")
        for chapter in secret_chapters("betrayal", book):
            for rule in chapter.rules:
                own = rule.id.removeprefix(f"BH-H{haunt.number}-")
                assert own.startswith(mark), rule.id
                assert mark or not own.startswith(("T-", "H-")), rule.id
