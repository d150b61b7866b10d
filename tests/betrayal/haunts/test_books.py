"""What the books of every haunt must hold: words for all it says, in both languages, and a chapter for each side."""

import ast
from importlib import resources

import pytest

from lamplit import text
from lamplit.engine import SPECTATOR
from lamplit.games.betrayal.data.cards import CARDS
from lamplit.games.betrayal.haunts import HAUNTS, MODULES
from lamplit.games.betrayal.haunts.form import ENDING, Haunt
from lamplit.games.betrayal.occasions import TASKS
from lamplit.text.books import book_words, books
from lamplit.text.rulebook import secret_chapters

from ..house import House

every_haunt = pytest.mark.parametrize("haunt", HAUNTS.values(), ids=lambda haunt: haunt.name)
every_language = pytest.mark.parametrize("language", text.LANGUAGES)
WHERE = {"tell": ("event-{}", 1), "ask": ("{}", 1), "Win": ("result-{}", 1), "plain_roll": ("why-{}", 3)}
"""The functions that name words, and which of their arguments does."""
SHARED = {
    "hunt": ("{}-hunt", "{}-attack"),
    "exits.enter": ("event-{}-door", "event-{}-out"),
    "carriers.enter": ("event-{}-given",),
    "gaze.enter": ("{}-pull", "option-{}-call"),
}
"""Blocks that speak in the name of the haunt, and what they say."""


def words_of(haunt: Haunt, language: str) -> str:
    """All that is written of a haunt."""
    return "\n".join(book_words("betrayal", book, language) for book in (*books_of(haunt), ending_of(haunt)))


def books_of(haunt: Haunt) -> list[str]:
    """The books of a haunt, without its endings."""
    return [book for book in books("betrayal") if book.partition("/")[0] == haunt.name and book != ending_of(haunt)]


def ending_of(haunt: Haunt) -> str:
    """The book of its endings."""
    return f"{haunt.name}/{ENDING}"


def ids_in(words: str) -> set[str]:
    """The ids of messages."""
    return {line.partition(" =")[0] for line in words.splitlines() if " =" in line and not line[0].isspace()}


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
    assert due - ids_in(words_of(haunt, language)) == set()


@every_haunt
@every_language
def test_each_way_to_end_is_told_aloud_and_in_few_words_and_nowhere_else(haunt: Haunt, language: str) -> None:
    endings = ids_in(book_words("betrayal", ending_of(haunt), language))
    aloud = {message.removeprefix("result-") for message in endings if message.startswith("result-")}
    assert {f"{kind}-{how}" for kind in ("result", "ending") for how in aloud} == endings
    assert f"{haunt.name}-all-dead" in aloud
    assert len(aloud) > 1
    assert all(how.startswith(f"{haunt.name}-") for how in aloud)
    before = {message for book in books_of(haunt) for message in ids_in(book_words("betrayal", book, language))}
    assert {message for message in before if message.startswith(("result-", "ending-"))} == set()
    for how in aloud:
        short = text.say(f"ending-{how}", language, "betrayal")
        assert len(short.split()) <= 9, "it stands beside a bar in the statistics"


@every_haunt
def test_nobody_reads_how_it_may_end_before_it_has_ended(haunt: Haunt) -> None:
    house = House().haunted("ox", haunt.number, run=True).begin()
    watching = (*house.match.seats, SPECTATOR)
    assert not [seat for seat in watching if ending_of(haunt) in house.match.view(seat)["books"]]
    house.table.result = {"side": "heroes", "how": f"{haunt.name}-all-dead", "winners": []}
    assert [seat for seat in watching if ending_of(haunt) in haunt.books(house.table, seat)] == [*watching]


@every_haunt
def test_a_haunt_has_a_headpiece_and_its_monsters_have_signs(haunt: Haunt) -> None:
    shown = [text.book_pictures("betrayal", book) for book in books_of(haunt)]
    assert [len(pictures.headpiece) for pictures in shown if pictures.headpiece] == [3], "in one book, three icons"
    assert text.book_pictures("betrayal", haunt.name).headpiece, "in the book that all read"
    signs = {thing for pictures in shown for thing in pictures.signs}
    assert {kind for kind in haunt.kinds if kind not in CARDS} - signs == set()


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
