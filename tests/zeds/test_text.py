"""Every word of Dawn of the Zeds: nothing that the rules can say is left unsaid, in either language."""

import ast
import random
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import lamplit
from lamplit import text
from lamplit.games import zeds
from lamplit.games.zeds.data import levels
from lamplit.games.zeds.data.board import ALONG, SPACES, TRACKS
from lamplit.games.zeds.data.events import EVENTS
from lamplit.games.zeds.data.fate import FATE
from lamplit.games.zeds.data.horde import HORDE
from lamplit.games.zeds.data.research import COMPONENTS, RESEARCH
from lamplit.games.zeds.data.units import FIGURES, FOLK
from lamplit.games.zeds.occasions import AFTER_ROLL, ANY_TIME, BEFORE_FIGHT, CATALOGUE, ZEDS_CARD
from lamplit.games.zeds.settings import SEATS
from lamplit.games.zeds.state import REDUCED

from ..text.game_words import ids
from .siege import Siege

NAME = "zeds"
ASKING = dict.fromkeys(("ask_team", "ask", "ask_horde", "choose_piece", "choose_zed", "Offer", "offer", "draw_hero"), 1)
"""Functions that ask, and which of their arguments is the prompt."""
UNSAID = re.compile(r"\{|\}|\$[a-z]|[a-z]_[a-z]|\b(event|option|result|name|setting)-[a-z]|  ")
ADDRESSED = {"de": r"\bIhr\b|\bhabt\b|\beuch\b|\beure?[mnrs]?\b|\b[Dd]u\b|\bdein", "en": r"\b[Yy]ou(r|rs)?\b"}
"""Words that address the town. In texts for everybody they would address the horde as the town."""
OUTCOME = {
    "de": r"\b(Ihr|ihr) (verliert|gewinnt|gewonnen|erhaltet)\b|\b(verliert|gewinnt|erhaltet) ihr\b",
    "en": r"\b[Yy]ou (win|lose|gain)\b",
}
AN_ID = re.compile(r"\b(zed|civilians|villagers|red_diamond)\d")


@cache
def _calls() -> list[ast.Call]:
    files = sorted(Path(zeds.__file__).parent.rglob("*.py"))
    trees = [ast.parse(file.read_text("utf-8")) for file in files if not file.stem.startswith("bot")]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _given(function: str, position: int) -> set[str]:
    """The strings that calls of a function are given."""
    calls = [call for call in _calls() if function in (getattr(call.func, "attr", ""), getattr(call.func, "id", ""))]
    given = [call.args[position] for call in calls if len(call.args) > position]
    return {arg.value for arg in given if isinstance(arg, ast.Constant) and isinstance(arg.value, str)}


def _prompts() -> set[str]:
    asked = {prompt for function, position in ASKING.items() for prompt in _given(function, position)}
    return asked | {BEFORE_FIGHT, AFTER_ROLL, ANY_TIME, ZEDS_CARD}


def _ends() -> set[str]:
    return _given("lose", 1) | {"held-out"}


def _said() -> Iterator[str]:
    yield from ("game-zeds", "game-zeds-text")
    yield from (f"event-{kind}" for kind in _given("tell", 1) | {"moved", "retreated"})
    yield from _prompts()
    yield from (f"why-{why}" for why in _given("roll", 1))
    yield from (f"{kind}-{how}" for how in _ends() for kind in ("result", "name"))
    yield from (f"phase-{phase}" for phase in _given("enter_phase", 1))


def _things() -> Iterator[str]:
    yield from (f"name-{seat}" for seat in SEATS)
    yield from (f"name-{track.lower()}{form}" for track in TRACKS for form in ("", ".at"))
    yield from (f"name-{place.lower()}{form}" for place in SPACES for form in ("", ".at", ".to"))
    yield from (f"name-{piece}{form}" for piece in (*FIGURES, *FOLK) for form in ("", ".n", ".the"))
    for card in (*EVENTS, *FATE, *RESEARCH, *COMPONENTS, *HORDE):
        yield from (f"card-{card}", f"card-{card}-text")
    for figures in FIGURES.values():
        for ability in figures.abilities:
            if figures.kind not in ("super", "infector", "raiders"):
                yield from (f"ability-{ability}", f"ability-{ability}-text")
    marks = [effect.removeprefix("mark:") for effect in _given("on", 1) if effect.startswith("mark:")]
    yield from (f"mark-{mark}" for mark in (*marks, "defiant", "ekg"))


def _settings() -> Iterator[str]:
    for setting in zeds.GAME.settings:
        yield from (f"setting-{setting.name}", f"setting-{setting.name}-text")
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in setting.values):
            yield from (f"setting-{setting.name}-{str(value).lower()}" for value in setting.values)


def test_the_search_for_words_finds_the_words() -> None:
    assert {"defender", "well-armed", "choose-hero", "action"} <= _prompts()
    assert {"overrun", "chaos"} <= _ends()
    assert len(_given("tell", 1)) > 50
    assert len(_given("roll", 1)) > 30


def test_who_recovers_is_told_as_they_stand() -> None:
    siege = Siege("I").zed("F6", 6, hits=2).zed("H6", "giant", side=REDUCED, hits=1).event("kidding")
    siege.begin("zeds_phase_begins")
    told = [text.event(event, NAME, "en") for event in siege.match.events("red") if event["kind"] == "mended"]
    assert [words.partition(": ")[2] for words in told] == ["full strength, no hits.", "reduced strength, no hits."]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_everything_has_words(language: str) -> None:
    known = set(ids(NAME, language))
    missing = [message for message in (*_said(), *_things(), *_settings()) if message not in known]
    assert not missing


def test_every_space_of_a_track_is_named_once() -> None:
    for language in text.LANGUAGES:
        named = [text.name(place, NAME, language) for names in ALONG.values() for place in names]
        assert len(named) == len(set(named))


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("number", range(len(levels.LEVELS)))
def test_nothing_is_left_in_ids(number: int, language: str) -> None:
    luck = random.Random(number)
    options = {"level": levels.LEVELS[number], "players": 1 + number % 4}
    match = lamplit.new(NAME, seed=f"said {number}", options=options)
    said: set[str] = set()
    while not match.over:
        question = luck.choice(match.questions)
        said.add(text.prompt(question, NAME, language))
        said |= {text.option(option.name, NAME, language) for option in question.options}
        match.answer(question.seat, luck.choice(question.options).name)
    said |= {text.event(event, NAME, language) for event in match.events("red")}
    said.add(text.result(match.result or {}, NAME, language))
    assert len(said) > 100
    assert not [words for words in said if UNSAID.search(words) or AN_ID.search(words)]


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_what_happened_is_told_from_the_towns_side(language: str) -> None:
    written = (Path(zeds.__file__).parent / "text" / f"{language}.ftl").read_text("utf-8")
    told = dict(re.findall(r"^((?:event|result|epilogue|[a-z]+-line)[\w-]*) =(.*(?:\n .*)*)", written, re.MULTILINE))
    assert {"event-fate-held", "event-component", "epilogue-armed", "result-chaos", "score-line"} <= set(told)
    own = [message for message, words in told.items() if re.search(ADDRESSED[language], words)]
    assert own == ["event-horde-drew"], "only the horde hears of that"


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_cards_say_who_wins_and_loses_and_those_of_the_horde_address_nobody(language: str) -> None:
    def addressing(cards: Iterable[str], words: str) -> list[str]:
        return [card for card in cards if re.search(words, text.say(f"card-{card}-text", language, NAME))]

    assert not addressing((*EVENTS, *FATE, *RESEARCH, *COMPONENTS), OUTCOME[language])
    assert not addressing(HORDE, ADDRESSED[language])


def test_effects_that_players_choose_have_names() -> None:
    for effect in (effect for name in CATALOGUE for effect in CATALOGUE[name]):
        kind, colon, rest = effect.name.partition(":")
        if effect.occasion in ("character-action", "special-action"):
            message = f"card-{rest}" if colon else f"ability-{kind}"
            assert text.has(message, "de", NAME), effect.name
            if colon:
                used = {"kind": "ability", "args": {"unit": effect.name, "ability": effect.name}}
                assert rest not in text.event(used, NAME, "de"), "the log says who uses what, and no id"


@pytest.mark.parametrize("language", ["de", "en"])
def test_how_a_game_ended_is_told_to_both_sides_alike(language: str) -> None:
    for how in _ends():
        for rating in range(1, 6):
            told = text.result({"how": how, "turns": 12, "score": 7, "rating": rating}, NAME, language)
            assert not re.search(r"\b(you|your|ihr|euch|euer|eure)\b", told, re.IGNORECASE), told
