"""Checks a haunt's texts: messages in both languages, and a chapter for each side."""

import ast
from collections.abc import Iterable, Iterator

from .... import text
from ....games.betrayal.data.cards import CARDS, SQUARE_TOKENS
from ....games.betrayal.haunts.form import ENDING, Haunt
from ....games.betrayal.occasions import TASKS
from ....text.rulebook import secret_chapters

GAME = "betrayal"
SIDES = ("traitor", "heroes")
SHORTEST_OPENING, LONGEST_OPENING = 35, 110
"""The number of words that can be read aloud in half a minute."""
SHORT_ENDING = 9
"""The number of words that fit beside a bar in the statistics."""

WHERE = {"tell": ("event-{}", 1), "ask": ("{}", 1), "Win": ("result-{}", 1), "plain_roll": ("why-{}", 3)}
"""Functions that take message ids: the form of the id and the position of the argument."""
SHARED = {
    "hunt": ("{}-hunt", "{}-attack"),
    "exits.register": ("event-{}-door", "event-{}-out"),
    "carriers.register": ("event-{}-given",),
    "grabbing.register": ("event-{}-grabbed", "event-{}-freed", "event-{}-devoured"),
}
"""Blocks that use messages under the haunt's name, with those messages."""


def books_of(haunt: Haunt) -> list[str]:
    """Return the books of a haunt, without its endings."""
    ending = ending_of(haunt)
    return [book for book in text.books(GAME) if book.partition("/")[0] == haunt.name and book != ending]


def ending_of(haunt: Haunt) -> str:
    """Return the book with a haunt's endings."""
    return f"{haunt.name}/{ENDING}"


def ids_in(book: str, language: str) -> set[str]:
    """Return the ids of the messages in a book."""
    words = text.book_words(GAME, book, language)
    return {line.partition(" =")[0] for line in words.splitlines() if " =" in line and line[0].isalpha()}


def named_in_code(haunt: Haunt, source: str) -> set[str]:
    """Return the message ids used in the module that begin with the haunt's name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            block = ast.unparse(node.func).removeprefix("blocks.")
            found |= {form.format(haunt.name) for form in SHARED.get(block, ())}
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            form, place = WHERE.get(called, ("", 0))
            given = node.args[place] if form and len(node.args) > place else None
            if isinstance(given, ast.Constant) and str(given.value).startswith(f"{haunt.name}-"):
                found.add(form.format(given.value))
    return found


def words_due(haunt: Haunt, source: str) -> set[str]:
    """Return the ids of all messages the haunt needs."""
    monsters = {f"name-{kind}" for kind in haunt.kinds if kind not in CARDS}
    tasks = {f"option-task-{task}" for task in TASKS.get(haunt.owner, ())}
    return {f"opening-{haunt.name}", *monsters, *tasks, *named_in_code(haunt, source)}


def missing_words(haunt: Haunt, source: str, language: str) -> list[str]:
    """Return the message ids that are missing in a language: those the module uses, and those of the other language.

    Messages shared by several haunts belong to the blocks.
    """
    books = (*books_of(haunt), ending_of(haunt))
    there = {tongue: {id for book in books for id in ids_in(book, tongue)} for tongue in text.LANGUAGES}
    due = words_due(haunt, source) | set[str]().union(*there.values())
    title = [] if text.has(f"haunt-{haunt.number}", language, GAME) else [f"haunt-{haunt.number}"]
    lacking = sorted(id for id in due - there[language] if not text.has(id, language, GAME))
    return [*title, *lacking, *missing_articles(haunt, language)]


def missing_articles(haunt: Haunt, language: str) -> list[str]:
    """Return the missing forms of monsters' names with an article."""
    there = {kind: text.forms(kind, GAME, language) for kind in haunt.kinds}
    return [f"name-{kind}.{case}" for kind, forms in there.items() for case in text.CASES if case not in forms]


def unread_aloud(haunt: Haunt, language: str) -> list[str]:
    """Return faults of openings and endings: missing, too long, too short, or told too early."""
    wrong: list[str] = []
    opening = text.say(f"opening-{haunt.name}", language, GAME).split()
    if not SHORTEST_OPENING <= len(opening) <= LONGEST_OPENING:
        wrong.append(f"opening-{haunt.name} ({len(opening)})")
    endings = ids_in(ending_of(haunt), language)
    ways = {id.partition("-")[2] for id in endings} | {f"{haunt.name}-all-dead"}
    wrong += sorted({f"{kind}-{way}" for kind in ("result", "ending") for way in ways} ^ endings)
    wrong += sorted(way for way in ways if not way.startswith(f"{haunt.name}-"))
    for id in sorted(id for id in endings if id.startswith("ending-")):
        if len(text.say(id, language, GAME).split()) > SHORT_ENDING:
            wrong.append(id)
    for book in books_of(haunt):
        wrong += sorted(f"{book}: {id}" for id in ids_in(book, language) if id.startswith(("result-", "ending-")))
    return wrong


def wrong_books(haunt: Haunt) -> Iterator[str]:
    """Yield faults of the sides' books: each must state its aim, and rule ids must name their side."""
    sides = [haunt.name] if haunt.open_to_all else [f"{haunt.name}/{side}" for side in SIDES]
    due = {haunt.name, *sides}
    yield from sorted(due ^ set(books_of(haunt)))
    for book in sides:
        if not any(rule.kind == "victory" for chapter in secret_chapters(GAME, book) for rule in chapter.rules):
            yield f"{book}: BH-H{haunt.number}-…-AIM"
    for book in books_of(haunt):
        mark = {"traitor": "T-", "heroes": "H-"}.get(book.rpartition("/")[2], "")
        for rule in (rule for chapter in secret_chapters(GAME, book) for rule in chapter.rules):
            own = rule.id.removeprefix(f"BH-H{haunt.number}-")
            if own == rule.id or not own.startswith(mark) or (not mark and own.startswith(("T-", "H-"))):
                yield f"{book}: {rule.id}"


def unnamed_tokens(haunt: Haunt, tokens: Iterable[str]) -> Iterator[str]:
    """Yield what the haunt's own tokens lack: a name in each language, and an icon."""
    signs = {thing for book in books_of(haunt) for thing in text.book_pictures(GAME, book).signs}
    for token in sorted({*tokens} - {*SQUARE_TOKENS}):
        for language in text.LANGUAGES:
            if not text.has(f"name-{token}", language, GAME):
                yield f"name-{token} ({language})"
        if token not in signs:
            yield f"[signs] {token}"


def missing_pictures(haunt: Haunt) -> list[str]:
    """Return the missing headpiece and the monsters without an icon."""
    signs = {thing for book in books_of(haunt) for thing in text.book_pictures(GAME, book).signs}
    wrong = sorted(f"[signs] {kind}" for kind in haunt.kinds if kind not in CARDS and kind not in signs)
    if len(text.book_pictures(GAME, haunt.name).headpiece) != 3:
        wrong.append("headpiece")
    return wrong
