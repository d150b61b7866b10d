"""Every word of Escape: nothing that the rules can say is left unsaid, in either language."""

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import lamplit
from lamplit import text
from lamplit.bots import MatchRunner, make
from lamplit.engine import Match, Offer
from lamplit.engine.questions.question import Question
from lamplit.games.escape import GAME
from lamplit.games.escape.data.figures import CURSES, FACES, SEATS, TREASURES
from lamplit.games.escape.data.tiles import TILES

from ..text.game_words import nodes, rules_ids
from .expedition import Expedition

NAME = "escape"
PLACEHOLDER = re.compile(r"\{|\}|\$[a-z]|\b(event|option|result|name|setting)-[a-z]|_|  ")
CELL = re.compile(r"\d,-?\d")
PROMPTS = {
    "command",
    "choose-gift",
    "choose-curse",
    "choose-lay",
    "paused",
    "outside",
    "before",
    "clock-pass",
}
VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 1},
    {"players": 2, "curses": True},
    {"players": 3, "treasures": True, "sand": True},
    {
        "players": 4,
        "curses": True,
        "treasures": True,
        "absence": True,
        "absence_grace": 5,
        "pauses": 2,
        "surrender": True,
    },
    {"players": 5, "difficulty": "expert", "curses": True, "treasures": True},
    {"players": 2, "pauses": 5, "absence": True, "absence_grace": 0, "roll_lock": 0, "action_lock": 0},
)


# -- what the code can say -------------------------------------------------------------------------------------------


def _calls(name: str) -> list[ast.Call]:
    calls = [node for node in nodes(NAME) if isinstance(node, ast.Call)]
    return [call for call in calls if name in (getattr(call.func, "attr", ""), getattr(call.func, "id", ""))]


def _words(node: ast.AST) -> list[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        return _words(node.body) + _words(node.orelse)
    if isinstance(node, ast.JoinedStr):
        return _words(node.values[0])
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _event_kinds() -> set[str]:
    return {kind for call in _calls("tell") for kind in _words(call.args[1])}


def _verbs() -> set[str]:
    """The verbs of all commands: what the ways to do something yield first, and the rolls."""
    found = [node.value for node in nodes(NAME) if isinstance(node, ast.Yield)]
    names = [pair.elts[0] for pair in found if isinstance(pair, ast.Tuple)]
    return {word.partition(":")[0] for name in names for word in _words(name)} | {"roll", "pass"}


def _ends() -> set[str]:
    ends = {how for call in _calls("lose") if len(call.args) == 2 for how in _words(call.args[1])}
    return ends | {word for call in _calls("end") for k in call.keywords if k.arg == "how" for word in _words(k.value)}


def _errors() -> set[str]:
    given = [k.value for call in _calls("Refusal") for k in call.keywords if k.arg == "message"]
    return {word for value in given for word in _words(value)}


def _needed() -> Iterator[str]:
    yield from ("cell-across", "cell-along")
    yield from (f"event-{kind}" for kind in _event_kinds())
    yield from PROMPTS
    yield from (f"option-{verb}" for verb in _verbs())
    yield from (f"{kind}-{how}" for how in _ends() for kind in ("result", "name"))
    yield from _errors()
    yield from (f"out-{out}" for out in ("escaped", "removed"))


def _things() -> Iterator[str]:
    yield from (f"name-{thing}" for thing in (*SEATS, "adventurers", "temple", *FACES, "blank"))
    yield from (f"name-cell{form}" for form in ("", ".at", ".to", ".short"))
    for tile in TILES:
        yield from (f"name-{tile.lower()}{form}" for form in ("", ".a", ".the"))
    for curse in CURSES:
        yield from (f"name-{curse}", f"curse-{curse}-text")
    for treasure in TREASURES:
        yield from (f"name-{treasure}", f"name-{treasure}.a", f"treasure-{treasure}-text")


def _settings() -> Iterator[str]:
    for setting in GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}-text")
        yield from (f"setting-{setting.name}-{str(value).lower()}" for value in setting.values)


def test_the_search_for_words_finds_the_words() -> None:
    assert {"rolled", "entered", "shares", "keeps-dice", "curse-passes", "removal-vote", "won"} <= _event_kinds()
    assert {"roll", "enter", "discover", "activate", "escape", "gold", "fate", "lose", "give", "open"} <= _verbs()
    assert {"lift", "use", "share", "pause", "resume", "away", "back", "remove", "look", "lay", "take"} <= _verbs()
    assert {"escape", "collapse", "stuck", "abandoned", "surrender"} == _ends()
    assert "error-no-such-die" in _errors()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_that_the_game_can_say_has_words(language: str) -> None:
    known = text.messages(language, NAME)
    shared = text.messages(language)
    assert sorted(set(_needed()) - known - shared) == []
    assert sorted({*_things(), *_settings()} - known) == []


def test_nothing_is_worded_that_nobody_says() -> None:
    said = {message.partition(".")[0] for message in (*_needed(), *_things(), *_settings())}
    assert sorted({message for message in rules_ids(NAME, "en") if message.partition(".")[0] not in said}) == []


def test_names_of_things_of_a_kind_differ() -> None:
    for language in text.LANGUAGES:
        for kind in (SEATS, tuple(TILES), tuple(CURSES), tuple(TREASURES), tuple(dict.fromkeys(FACES))):
            assert len({text.name(thing, NAME, language) for thing in kind}) == len(kind)


def test_places_are_said_from_the_start() -> None:
    assert text.name("0,0", NAME, "en") == "the start chamber"
    assert text.name("-1,0", NAME, "en") == "1 west of the start"
    assert text.name("2,-1", NAME, "en") == "2 east and 1 north of the start"
    assert text.name("0,3", NAME, "de") == "3 südlich vom Start"
    assert text.option("enter:0,0", NAME, "de") == "Gehen: in die Startkammer"
    assert text.option("use:teleport:1,1", NAME, "en") == (
        "Use the Teleport: to the chamber 1 east and 1 south of the start"
    )


# -- games in words --------------------------------------------------------------------------------------------------


def _check(words: str, of: object) -> None:
    assert words.strip(), of
    assert not PLACEHOLDER.search(words), f"{words!r} for {of}"
    assert not CELL.search(words) or "clock-pass" in str(of), f"{words!r} for {of}"


@cache
def _check_option(name: str, language: str) -> None:
    _check(text.option(name, NAME, language), name)


def _check_questions(match: Match) -> None:
    for question in match.questions:
        for language in text.LANGUAGES:
            _check(text.prompt(question, NAME, language), question)
            for option in question.options:
                _check_option(option.name, language)


def _check_story(match: Match) -> None:
    assert match.result is not None
    for language in text.LANGUAGES:
        _check(text.result(match.result, NAME, language), match.result)
        for event in match.events("spectator"):
            _check(text.event(event, NAME, language), event)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_random_game_is_told_in_both_languages(number: int) -> None:
    luck = random.Random(number)
    match = lamplit.new(NAME, f"words {number}", VARIANTS[number])
    for _ in range(2500):
        if match.over:
            break
        question = luck.choice(match.questions)
        if luck.random() < 0.1:
            _check_questions(match)
        match.answer(question.seat, luck.choice(question.options).name)
    while not match.over:
        match.answer("clock", "pass")
    _check_story(match)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_sensible_game_is_told_in_both_languages(number: int) -> None:
    match = lamplit.new(NAME, f"thumb {number}", VARIANTS[number] | {"roll_lock": 1200, "action_lock": 1500})
    players = {seat: make(NAME, "thumb", seat, f"{number} {seat}") for seat in match.seats}
    runner = MatchRunner(match, players, random.Random(number))
    steps = 0
    while runner.step() is not None:
        steps += 1
        if steps % 10 == 0:
            _check_questions(match)
    _check_story(match)


SAMPLES: dict[str, Any] = {
    "who": "red", "other": "blue", "place": "-2,1", "tile": "M05", "curse": "weak_gold", "treasure": "key_set",
    "how": "collapse", "time": 412.5,
}  # fmt: skip
"""What arguments may be; those not named here are numbers."""


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_event_is_told_with_the_arguments_it_is_given(language: str) -> None:
    for call in _calls("tell"):
        for kind in _words(call.args[1]):
            args = {k.arg: SAMPLES.get(k.arg, 1) for k in call.keywords if k.arg is not None}
            if kind == "rolled":
                args["dice"] = [*FACES, "blank"]
            if kind == "lost":
                args["who"] = ["red", "green"]
            _check(text.event({"kind": kind, "args": args}, NAME, language), kind)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_prompt_and_ending_has_its_words(language: str) -> None:
    for prompt in PROMPTS - {"clock-pass"}:
        _check(text.prompt(Question(Offer("purple", prompt, {}), 1, None), NAME, language), prompt)
    for how in _ends():
        ended = {"how": how, "side": "temple", "winners": ["red"], "time": 61.0}
        _check(text.result(ended, NAME, language), ended)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_rare_answers_have_words(language: str) -> None:
    rare = ["roll", "roll:7", "roll:1+7", "gold:red", "gold:red:1", "give:nobody", "give:blue", "lose:3", "pause"]
    rare += ["share:on", "share:off", "remove:green", "pause:yes", "pause:no", "fate:yes", "fate:no", "pass", "open"]
    rare += ["look", "lay:2,-1", "take:blue", "activate:1:blue", "activate:2:red+blue", "surrender", "surrender:yes"]
    rare += [f"lift:{curse}" for curse in CURSES] + [f"use:{treasure}" for treasure in TREASURES]
    for answer in (*rare, "use:secret_passage:0,-1", "use:teleport:0,0", "away", "back", "resume", "escape"):
        _check(text.option(answer, NAME, language), answer)


def test_errors_of_the_game_say_what_to_do() -> None:
    refused = Expedition(players=2).begin().match.why_not("red", "roll:6")
    assert refused is not None
    assert refused.text("en") == "You have only 5 dice. Choose from 1 to 5."
    assert refused.text("de") == "Du hast nur 5 Würfel. Wähle einen von 1 bis 5."
