"""Every word of Terrorscape: nothing that the rules can say is left unsaid, in either language."""

import ast
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import lamplit
from lamplit import text
from lamplit.engine import BadOption, Match, Offer
from lamplit.engine.questions.question import Question
from lamplit.engine.settings import settle
from lamplit.games.terrorscape import GAME
from lamplit.games.terrorscape.data import items, mansion, people, variants
from lamplit.games.terrorscape.state import SEATS

from ..text.game_words import nodes, rules_ids
from .evening import Evening

NAME = "terrorscape"
PLACEHOLDER = re.compile(r"\{|\}|\$[a-z]|\b(event|option|result|name|setting)-[a-z]|\bsurvivor[123]\b|_|  ")
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "v1.05"},
    {"traits": "nightmare", "plans": True},
    {"traits": "free", "survivor_traits_drawn": 6, "survivor_traits_kept": 3, "killer_traits_drawn": 6, "plans": True},
    {"separate_ways": True, "plans": True, "sw_trade": "agreed", "traits": "hard"},
    {
        "sense_answer": "anyone",
        "sense_scope": "rooms",
        "move_told": "arrival",
        "entrapment": "own_turn",
        "traits": "hard",
    },
    {"order": "strict", "separate_ways": True},
    {"order": "until_report", "edition": "v1.05", "separate_ways": True},
)


# -- what the code can say -------------------------------------------------------------------------------------------


@cache
def _calls() -> tuple[ast.Call, ...]:
    return tuple(node for node in nodes(NAME) if isinstance(node, ast.Call))


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _words(node: ast.AST) -> list[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        return _words(node.body) + _words(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _event_kinds() -> set[str]:
    return {kind for call in _calls() if _called(call) == "tell" for kind in _words(call.args[1])}


def _prompts() -> set[str]:
    asked = {
        prompt for call in _calls() if _called(call) in ("ask", "ask_team", "Offer") for prompt in _words(call.args[1])
    }
    passed_on = {
        prompt for call in _calls() if _called(call) == "discard_from_hand" for prompt in _words(call.args[-1])
    }
    defaults = {
        word
        for node in nodes(NAME)
        if isinstance(node, ast.AsyncFunctionDef) and any(argument.arg == "prompt" for argument in node.args.args)
        for default in node.args.defaults
        for word in _words(default)
    }
    return asked | passed_on | defaults | _prices()


def _prices() -> set[str]:
    """Traits that ask for their price or for a choice, each by its own name."""
    own = _cards_that(lambda call: _called(call) == "_pays" or (_called(call) == "ask" and _is_form(call.args[1])))
    return {f"trait-{card}" for card in own}


def _is_form(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr)


def _cards_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The cards as whose effect a function is entered."""
    entered = [made for made in node.decorator_list if isinstance(made, ast.Call)]
    return {word for made in entered for argument in made.args for word in _words(argument)}


def _cards_that(call: Callable[[ast.Call], bool]) -> set[str]:
    """The cards whose effects make such a call."""
    functions = [node for node in nodes(NAME) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {
        card
        for function in functions
        if any(isinstance(node, ast.Call) and call(node) for node in ast.walk(function))
        for card in _cards_of(function)
    }


def _verbs() -> set[str]:
    """The verbs of all answers: `move` of f"move:{place}", and whole answers such as "done"."""
    found: set[str] = set()
    for node in nodes(NAME):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found |= set(re.findall(r"^([a-z]+):", str(node.values[0].value)))
        elif isinstance(node, ast.BinOp):
            found |= {word[:-1] for word in _words(node.left) if word.endswith(":")}
        elif isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "choices":
            found |= {word.partition(":")[0] for word in _words(node.slice)}
        elif isinstance(node, ast.Dict):
            keys = [word for key in node.keys if key is not None for word in _words(key)]
            found |= {key for key in keys if key in PLAIN_ANSWERS}
    return found


PLAIN_ANSWERS = frozenset(
    {
        "done", "stop", "stay", "none", "refuse", "pay", "spare", "attack", "save", "throw", "amulet", "silence", "yes",
        "no", "back", "again", "decline", "step", "search", "leave", "forgo", "calm",
    }
)  # fmt: skip


def _errors() -> set[str]:
    messages = [word for call in _calls() if _called(call) == "BadOption" for word in _words(call.args[0])]
    named = [word for node in nodes(NAME) if isinstance(node, ast.Assign) for word in _words(node.value)]
    messages += [word for word in named if word.startswith("error-")]
    for call in _calls():
        if _called(call) == "Refusal":
            messages += [
                word for keyword in call.keywords if keyword.arg == "message" for word in _words(keyword.value)
            ]
    return set(messages)


def _ends() -> set[str]:
    ended = ("survivors_win", "killer_wins", "_finish_separate_ways")
    plans = _cards_that(lambda call: _called(call) in ended and isinstance(call.args[1], ast.Name))
    return plans | {how for call in _calls() if _called(call) in ended for how in _words(call.args[1])}


def _needed() -> Iterator[str]:
    yield from (f"event-{kind}" for kind in _event_kinds())
    yield from _prompts()
    yield from (f"option-{verb}" for verb in _verbs())
    yield from _errors()
    yield from (f"result-{how.lower()}" for how in _ends())
    yield from (f"name-{how.lower()}" for how in _ends())
    yield from (f"name-{seat}" for seat in (*SEATS, "survivors", "both", "undefeatable", "range"))
    for turn in ("set-up", "survivors", "killer", "encounter"):
        yield f"turn-{turn}"
    for out in ("eliminated", "escaped", "rescued", "lost"):
        yield f"out-{out}"


def _cards() -> Iterator[str]:
    yield from (f"name-{zone}" for zone in mansion.ZONES)
    for place in mansion.PLACES:
        yield from (f"name-{place.lower()}{form}" for form in ("", ".at", ".to", ".from"))
    for who in people.SURVIVORS:
        yield from (f"name-{who}", f"who-{who}", f"who-{who}-text")
    for who in people.KILLERS:
        yield from (f"name-{who}", f"who-{who}-text", *(f"level-{who}-{level}" for level in range(1, 6)))
    for card in people.SKILLS:
        yield from (f"name-{card}", f"card-{card}-text", f"card-kind-{people.SKILLS[card].kind}")
    for item in items.ITEMS:
        yield from (f"name-{item}", f"name-{item}.a", f"item-{item}-text")
    for trait in (*variants.SURVIVOR_TRAITS, *variants.KILLER_TRAITS):
        yield from (f"name-{trait.lower()}", f"trait-{trait}-text")
    for plan, lines in variants.PLANS.items():
        yield from (f"name-{plan.lower()}", f"plan-{plan}-text", *(f"name-line-{line}" for line in lines))


def _settings() -> Iterator[str]:
    for setting in GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}-text")
        for value in setting.values:
            yield f"setting-{setting.name}-{re.sub(r'[^a-z0-9_]+', '-', str(value).lower())}"


def test_the_search_for_words_finds_the_words() -> None:
    assert {"moved", "noises", "over", "scream"} <= _event_kinds()
    assert {"act", "act-more", "pay-cost", "discard-cards", "choose-killer", "trait-K20"} <= _prompts()
    assert {"move", "use", "plan", "traits", "done", "stay", "calm", "repair", "keep", "discard"} <= _verbs()
    assert {"error-no-such-item", "error-traits-kept"} <= _errors()
    assert {"rescue", "main-exit", "no-cards", "P01", "separate"} <= _ends()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_that_the_rules_can_say_has_words(language: str) -> None:
    known = text.messages(language, NAME) | text.messages(language)
    assert sorted(set(_needed()) - known) == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_cards_people_and_places_have_words(language: str) -> None:
    assert sorted(set(_cards()) - text.messages(language, NAME)) == []


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_all_settings_and_their_values_have_words(language: str) -> None:
    assert sorted(set(_settings()) - text.messages(language, NAME)) == []


def test_nothing_is_worded_that_nobody_says() -> None:
    said = set(_needed()) | set(_cards()) | set(_settings()) | {"card-kind-attack"}
    # So the browser calls a move to where one stands already, and the terminal doors.
    said |= {"option-return", "option-sprint-return", "option-between", "option-clear"}
    forms = {message.partition(".")[0] for message in said}
    assert sorted(
        {message for message in rules_ids(NAME, "en") if message.partition(".")[0] not in forms} - {"name-nothing"}
    ) == ["name-nothing.a"]


def test_names_of_things_of_a_kind_differ() -> None:
    kinds = (mansion.PLACES, people.SURVIVORS, tuple(people.KILLERS), tuple(people.SKILLS), items.ITEMS)
    for language in text.LANGUAGES:
        for kind in (*kinds, variants.SURVIVOR_TRAITS, variants.KILLER_TRAITS, tuple(variants.PLANS)):
            assert len({text.name(thing, NAME, language) for thing in kind}) == len(kind)


# -- games in words --------------------------------------------------------------------------------------------------


def _check(words: str, of: object) -> None:
    assert words.strip(), of
    assert not PLACEHOLDER.search(words), f"{words!r} for {of}"


@cache
def _check_option(name: str, language: str) -> None:
    _check(text.option(name, NAME, language), name)


def _play(number: int) -> tuple[Match, int]:
    """A random game; all questions are put into words on the way. Gives the match and the answers given."""
    luck = random.Random(number)
    options: dict[str, Any] = {"killer": [*people.KILLERS][number % 3], **VARIANTS[number // 3 % len(VARIANTS)]}
    match = lamplit.new(NAME, f"words {number}", options)
    answers = 0
    while not match.over:
        question = luck.choice(match.questions)
        for language in text.LANGUAGES:
            _check(text.prompt(question, NAME, language), question)
            for option in question.options:
                _check_option(option.name, language)
        match.answer(question.seat, luck.choice(question.options).name)
        answers += 1
    return match, answers


@pytest.mark.slow
@pytest.mark.parametrize("number", range(36))
def test_a_whole_game_is_told_in_both_languages(number: int) -> None:
    match, answers = _play(number)
    assert answers > 20
    assert match.result is not None
    for language in text.LANGUAGES:
        _check(text.result(match.result, NAME, language), match.result)
        for seat in (*SEATS, "spectator"):
            for event in match.events(seat):
                _check(text.event(event, NAME, language), event)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_ending_is_told(language: str) -> None:
    for how in _ends():
        for side in ("killer", "survivors", "both"):
            for title in ("", "undefeatable"):
                ended = {"how": how, "side": side, "winners": ["killer", "survivor2"], "title": title}
                _check(text.result(ended, NAME, language), ended)


SAMPLES: dict[str, Any] = {
    "who": "anna", "other": "marco", "killer": "spectre", "seat": "survivor2", "place": "G2", "came": "B3",
    "area": "blue", "door": "B3-B4", "item": "ammo", "theirs": "key", "card": "stalk", "trait": "S17", "plan": "P11",
    "exit": "hidden", "side": "both", "how": "P03", "held": True, "found": False, "traits": ["K01"],
    "plans": ["P01", "P02"], "places": [], "dice": [0, 3], "winners": ["killer"],
}  # fmt: skip
"""What arguments may be; those not named here are numbers."""


def _arguments(call: ast.Call) -> dict[str, Any]:
    """Arguments as a call may give them."""
    given: dict[str, Any] = {}
    for keyword in call.keywords:
        if keyword.arg is not None:
            several = isinstance(keyword.value, ast.Call) and _called(keyword.value) == "names"
            given[keyword.arg] = ["anna", "marco"] if several else SAMPLES.get(keyword.arg, 3)
    return given


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_event_is_told_with_the_arguments_it_is_given(language: str) -> None:
    for call in _calls():
        for kind in _words(call.args[1]) if _called(call) == "tell" else ():
            told = {"kind": kind, "args": _arguments(call)}
            _check(text.event(told, NAME, language), told)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_prompt_is_put_with_the_arguments_it_is_given(language: str) -> None:
    for call in _calls():
        for asked in _words(call.args[1]) if _called(call) in ("ask", "ask_team") else ():
            if asked != "agree":
                question = Question(Offer("survivor1", asked, {}, _arguments(call)), 1, None)
                _check(text.prompt(question, NAME, language), asked)
    for wanted in ("nothing", "key"):
        question = Question(Offer("survivor1", "agree", {}, {"who": "anna", "item": "ammo", "other": wanted}), 1, None)
        _check(text.prompt(question, NAME, language), wanted)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_rare_answers_have_words(language: str) -> None:
    rare = ["amulet", "again", "throw", "killer:murderer", "plan:P09:B1", "plan:P15:anna", "use:medical_kit:sophia"]
    rare += ["use:toolbox", "trait:S19:calm", "trait:K13", "keep:both", "item:revolver", "take:anna:key"]
    rare += [f"use:{item}" for item in items.ITEMS] + ["trait:S20", "trait:S19", "plan:P09", "plan:P15"]
    for answer in (*rare, *(f"plan:{plan}" for plan in ("P01", "P06", "P08", "P13", "P16"))):
        _check(text.option(answer, NAME, language), answer)


def test_errors_of_the_game_say_what_to_do() -> None:
    evening = Evening().holds("anna", "whiskey").survivors_act()
    refused = evening.match.why_not(evening.seat("anna"), "use:toolbox")
    assert refused is not None
    assert refused.text("en") == "You do not have a Toolbox. Look at your items and choose one of them."
    assert "Werkzeugkasten" in refused.text("de")
    for options in ({"separate_ways": True, "players": 3}, {"killer_traits_kept": 3}, {"survivor_traits_kept": 3}):
        with pytest.raises(BadOption) as caught:
            GAME.check(settle(GAME.settings, options))
        for language in text.LANGUAGES:
            _check(caught.value.text(language), options)


def test_the_log_reads_like_speech() -> None:
    told = {"kind": "killer-moved", "args": {"came": "B3", "place": "G2"}}
    assert text.event(told, NAME, "en") == "The Killer goes from the Kitchen to the Graveyard."
    assert text.event(told, NAME, "de") == "Der Killer geht aus der Küche auf den Friedhof."
    sensed = {"kind": "sensed", "args": {"area": "R4-R5", "who": ["marco", "william"]}}
    assert text.event(sensed, NAME, "en") == "The Killer senses Marco and William in the Den or in the Library."
    assert (
        text.event(sensed, NAME, "de") == "Der Killer spürt Marco und William im Arbeitszimmer oder in der Bibliothek."
    )
    assert text.option("trait:S19:B3-B4", NAME, "de") == "Kluger Zug: Barrikade wegräumen: Küche – Lagerraum"
    assert text.option("trait:S19:G1", NAME, "de") == "Kluger Zug: ein Geräusch auf dem Pfad (G1)"


READ_DIFFERENTLY: tuple[tuple[str, str, Any], ...] = (
    ("who-william-text", "william_persistence", "no_weapon"),
    ("who-william-text", "sprint_exact", True),
    ("level-murderer-4", "murderer_l4", 1),
    ("card-sense-text", "sense_answer", "anyone"),
    ("card-madness-text", "madness_scope", "anywhere"),
    ("item-key-text", "separate_ways", True),
    ("item-secret_map-text", "separate_ways", True),
    ("item-firecracker-text", "firecracker", "special"),
    ("item-medical_kit-text", "medkit", "lasting"),
    ("item-medical_kit-text", "medkit_reach", "anywhere"),
    ("item-camera-text", "camera", "lasting"),
    ("item-longsword-text", "longsword", 2),
    ("item-adrenaline-text", "adrenaline", 4),
    ("trait-S10-text", "morale_boost", "one"),
    ("trait-S12-text", "heroic_save_once", True),
    ("trait-S16-text", "hypervigilance", "place"),
    ("trait-K08-text", "self_challenge_hand", "one_more"),
    ("trait-K13-text", "entrapment", "own_turn"),
    ("trait-K20-text", "perilous_cost", 2),
    ("plan-P02-text", "ambush_order", "together_first"),
    ("plan-P04-text", "arcane_seal", "any_defence"),
)
"""What a card says by another reading than the usual one."""


@pytest.mark.parametrize(("message", "setting", "value"), READ_DIFFERENTLY)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_card_says_what_it_does_by_the_reading_of_the_table(
    message: str, setting: str, value: Any, language: str
) -> None:
    usual = settle(GAME.settings, {})
    words = [text.say(message, language, NAME, **agreed) for agreed in (usual, {**usual, setting: value})]
    assert words[0] != words[1]
    assert not any(re.search(r"  |[{}$]", said) for said in words)
