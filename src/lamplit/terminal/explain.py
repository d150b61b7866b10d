"""Answers to "why not?" and "what is the rule?"."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from .. import game as find_game
from .. import text
from ..engine import Illegal, Match, Question
from ..engine.settings import settle
from ..text.rulebook import Chapter, Rule, Rulebook, UnknownRule, rulebook_with, secret_chapters
from ..text.wording import KINDS
from .game_hooks import about
from .menu import Menu
from .screen import Screen

MOST_FOUND = 12
_RULE_ID = re.compile(r"[A-Za-z]{2}-[\w-]+")


def explain_question(screen: Screen, match: Match, menu: Menu) -> None:
    """Show the question, what can be typed, and the rules that matter."""
    game = match.game.name
    for question in menu.questions:
        screen.show(Text(text.prompt(question, game), style="bold"))
        words = text.hint(question.prompt, "help", text.prompt_arguments(question, game), None, game)
        if words is not None:
            screen.show(Padding(Text(words), (0, 0, 0, 2)))
        for rule in rules_of(question, rulebook_with(game, books_of(match, menu.seats))):
            show_rule(screen, rule)
    screen.blank()
    screen.say("play-commands", "dim")
    if books_of(match, menu.seats):
        screen.say("play-command-book", "dim")
    if text.has(f"{game}-legend", None, game):
        screen.blank()
        screen.say(f"{game}-legend", "dim")


def read_books(screen: Screen, match: Match, menu: Menu) -> None:
    """Show the secret chapters that the seats in front of the screen may read."""
    game = match.game.name
    own = [chapter for book in books_of(match, menu.seats) for chapter in secret_chapters(game, book)]
    if not own:
        screen.say("play-no-book")
    for chapter in own:
        show_chapter(screen, chapter)


def rules_of(question: Question, book: Rulebook) -> list[Rule]:
    """Return the rules that matter for a question, from the attribute `.rules` of its prompt."""
    listed = text.hint(question.prompt, "rules", {}, "en", book.game) or ""
    return [book.rule(rule) for rule in re.split(r"[,\s]+", listed) if rule in book]


def books_of(match: Match, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the secret books that all of these seats may read."""
    read = [match.view(seat).get("books", ()) for seat in seats]
    return tuple(book for book in read[0] if all(book in others for others in read)) if read else ()


def look_up(
    screen: Screen, game: str, typed: str, secret: tuple[str, ...] = (), agreed: Mapping[str, Any] | None = None
) -> None:
    """Show one rule, or the rules that contain the words, in secret books only where they may be read.

    Cards and characters are described under the table's rulings.
    """
    book = rulebook_with(game, secret)
    if is_rule_id(typed):
        try:
            show_rule(screen, book.rule(typed))
            return
        except UnknownRule as error:
            screen.show(Text(error.text(), style="red"))
    described = describe(screen, game, typed, secret, agreed or settle(find_game(game).settings, {}))
    found = book.search(typed)
    if not found and not described:
        screen.say("rules-none", words=typed)
    for rule in found[:MOST_FOUND]:
        show_rule(screen, rule)
    if len(found) > MOST_FOUND:
        screen.say("rules-more", "dim", count=len(found) - MOST_FOUND)


def is_rule_id(typed: str) -> bool:
    """Whether this has the form of a rule's id.

    >>> is_rule_id("ts-noise-2"), is_rule_id("noise")
    (True, False)
    """
    return _RULE_ID.fullmatch(typed) is not None


def describe(screen: Screen, game: str, typed: str, secret: tuple[str, ...], agreed: Mapping[str, Any]) -> bool:
    """Describe a card, an item, a person or a level by its name. Return whether there was a description."""
    meant = _ids_by_words(game, secret).get(typed.casefold().strip())
    told = [] if meant is None else _told_of(game, meant, secret, agreed)[1]
    _show_inside(screen, told)
    return bool(told)


def describe_answer(screen: Screen, game: str, answer: str, secret: tuple[str, ...], agreed: Mapping[str, Any]) -> None:
    """Describe the things named in an answer, such as `card:sense`. Several are shown under their names.

    An ability is described with its owner.
    """
    things = dict.fromkeys(re.split(r"[:+]", answer)[1:])
    told = [(name, lines) for name, lines in (_told_of(game, thing, secret, agreed) for thing in things) if lines]
    if len(told) == 1:
        _show_inside(screen, told[0][1])
        return
    for name, lines in told:
        elsewhere = [f"{name}: {line}" for line in lines]
        if not all(any(line in others for _other, others in told) for line in elsewhere):
            screen.show(Text(f"  {name}", style="bold"))
            _show_inside(screen, lines)


def _told_of(game: str, thing: str, secret: tuple[str, ...], agreed: Mapping[str, Any]) -> tuple[str, list[str]]:
    """Return a thing's name and its description."""
    slug = re.escape(thing.replace("_", "-"))
    texts = re.compile(rf"[a-z]+-({re.escape(thing)}|{slug})-text", re.IGNORECASE)
    levels = re.compile(rf"level-{re.escape(thing)}-(\d)")
    messages = sorted(text.messages(text.language(), game, secret))
    found = [message for message in messages if texts.fullmatch(message)]
    lines = [text.compose(message, agreed, None, game) for message in found]
    steps = [(step[1], message) for message in messages if (step := levels.fullmatch(message))]
    lines += [f"{level}  {text.compose(message, agreed, None, game)}" for level, message in steps]
    named = next((name for name in (message.removesuffix("-text") for message in found) if name in messages), "")
    called = text.compose(named, agreed, None, game) if named else text.name(thing, game)
    return called, [*dict.fromkeys([*lines, *about(game, thing)])]


def _show_inside(screen: Screen, lines: Sequence[str]) -> None:
    for line in lines:
        screen.show(Padding(Text(line), (0, 0, 0, 2)))


def show_chapter(screen: Screen, chapter: Chapter, number: str = "") -> None:
    """Show a chapter with all its rules."""
    screen.blank()
    screen.show(Text(f"{number}  {chapter.title.words()}".strip(), style="bold yellow"))
    for rule in chapter.rules:
        show_rule(screen, rule)


def show_rule(screen: Screen, rule: Rule) -> None:
    """Show a rule with its id."""
    screen.show(Padding(Text.assemble((rule.id, "cyan"), "  ", rule.words()), (0, 0, 0, 2)))


def why_not(screen: Screen, match: Match, menu: Menu, typed: str) -> None:
    """Explain why something cannot be done now, with the rule that forbids it."""
    listed = menu.find(typed) if typed.isdecimal() else None
    if listed is not None and listed.possible:
        screen.say("why-possible", number=typed, what=listed.words)
        return
    if listed is None and not _means_something(typed, match, menu):
        screen.say("why-unknown", "red", typed=typed)
        screen.say("play-begin", "dim")
        return
    refusals: list[Illegal] = []
    for seat in menu.seats if listed is None else [listed.seat]:
        for name in readings(typed, match, menu) if listed is None else [listed.name]:
            refusal = match.why_not(seat, name)
            if refusal is None:
                possible = text.option(name, match.game.name)
                screen.say("why-possible", number=menu.number_of(name), what=possible)
                return
            refusals.append(refusal)
    told = next((refusal for refusal in refusals if refusal.rule is not None), refusals[0] if refusals else None)
    if told is None:
        screen.say("why-what")
        return
    screen.show(Text(told.text(), style="red"))


def readings(typed: str, match: Match, menu: Menu) -> Iterator[str]:
    """Yield possible answers a person may mean: as typed, with a verb of this or an earlier question, with rooms and
    cards by name.

    >>> import lamplit
    >>> match = lamplit.new("terrorscape", seed=1)
    >>> next(readings("killer butcher", match, Menu(match.questions, "terrorscape")))
    'killer:butcher'
    """
    game = match.game.name
    named = _ids_by_words(game, books_of(match, menu.seats))
    verbs = list(dict.fromkeys(entry.name.partition(":")[0] for entry in menu.entries))
    first, _, rest = typed.partition(" ")
    tried: set[str] = set()
    for verb, thing in [*_split(typed), (first, rest), *((verb, typed) for verb in verbs)]:
        meant = named.get(thing.casefold().strip(), thing.strip())
        for name in (f"{verb}:{meant}", f"{verb}:{meant.upper()}", f"{verb}:{meant.lower()}"):
            candidate = name if meant else verb
            if candidate not in tried:
                tried.add(candidate)
                yield candidate


def _means_something(typed: str, match: Match, menu: Menu) -> bool:
    """Whether this names a thing or an action; the rules cannot explain anything else."""
    game = match.game.name
    named = _ids_by_words(game, books_of(match, menu.seats))
    known = {*named, *(thing.casefold() for thing in named.values())}
    first, _, rest = typed.partition(" ")
    for verb, thing in [*_split(typed), (first, rest), ("", typed)]:
        if thing.casefold().strip() in known or (verb and text.has(f"option-{verb.casefold()}", None, game)):
            return True
    return False


def _split(typed: str) -> list[tuple[str, str]]:
    verb, colon, thing = typed.partition(":")
    return [(verb, thing)] if colon else []


def _ids_by_words(game: str, secret: tuple[str, ...]) -> dict[str, str]:
    """Return the ids of things by their names."""
    known = text.messages(text.language(), game, secret)
    named = [message for message in known if "." not in message and not message.endswith("-text")]
    cards = [message for message in named if message.partition("-")[0] in KINDS.values() and f"{message}-text" in known]
    things = [message for message in named if message.startswith("name-")]
    return {text.say(message, game=game).casefold(): message.partition("-")[2] for message in (*cards, *things)}
