"""Everything that is printed has its words in both languages."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit import text
from lamplit.games.betrayal.data.cards import CARDS, EVENTS, OMENS, SQUARE_TOKENS
from lamplit.games.betrayal.data.explorers import EXPLORERS, TRAITS
from lamplit.games.betrayal.data.rooms import FLOORS, ROOMS, Room
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.games.betrayal.haunts.form import Haunt
from lamplit.text.rulebook import rulebook

from ..text.game_words import ids

GOLDEN_GAMES = Path(__file__).parents[1] / "records" / "betrayal"
OF_THINGS = re.compile(r"(room|card|token|explorer)-\w+-(text|flavour)|hobby-\w+|haunt-\d+")
every_language = pytest.mark.parametrize("language", text.LANGUAGES)


def does_something(room: Room) -> bool:
    """Whether the record of a room holds more than its shape and its symbol."""
    return bool(room.barrier or room.leaving or room.gain or room.harm or room.outdoor or room.star)


def due() -> Iterator[str]:
    """The ids of all words that must be there."""
    for room in ROOMS.values():
        yield from (f"name-{room.name}", *(f"name-{room.name}.{form}" for form in ("at", "to", "from")))
        if does_something(room):
            yield f"room-{room.name}-text"
    for explorer in EXPLORERS.values():
        yield from (f"name-{explorer.name}", f"explorer-{explorer.name}-text")
        yield from (f"hobby-{hobby}" for hobby in explorer.hobbies)
    for card in CARDS.values():
        yield from (f"name-{card.name}", f"card-{card.name}-text")
        if card.kind != "event":
            yield from (f"name-{card.name}.a", f"name-{card.name}.with")
    for card in (*OMENS, *EVENTS):
        yield f"card-{card.name}-flavour"
    for token in SQUARE_TOKENS:
        yield from (f"name-{token}", f"token-{token}-text")
    yield from (f"name-{trait}.roll" for trait in TRAITS)
    yield from (f"name-{floor}.at" for floor in FLOORS)
    yield from (f"haunt-{number}" for number in HAUNTS)


@every_language
def test_nothing_printed_lacks_its_words(language: str) -> None:
    assert set(due()) - set(ids("betrayal", language)) == set()


@every_language
@pytest.mark.parametrize("haunt", HAUNTS.values(), ids=lambda haunt: haunt.name)
def test_monsters_have_their_articles_wherever_they_stand_in_a_sentence(haunt: Haunt, language: str) -> None:
    for kind in haunt.kinds:
        assert set(text.CASES) <= text.forms(kind, "betrayal", language).keys(), kind


def test_what_monsters_do_reads_like_a_sentence() -> None:
    attack = {"kind": "attacks", "args": {"who": "mummy", "whom": "dragon", "trait": "might", "card": ""}}
    assert text.event(attack, "betrayal", "de") == "Die Mumie greift den Drachen an."
    assert text.event(attack, "betrayal", "en") == "The Mummy attacks the Dragon."
    attack["args"] |= {"trait": "sanity"}
    assert text.event(attack, "betrayal", "de") == "Die Mumie greift den Drachen mit Verstand an."
    theft = {"kind": "stole", "args": {"who": "ox_bellows", "whom": "cultist", "card": "ring"}}
    assert text.event(theft, "betrayal", "de") == "Ox Bellows stiehlt dem Kultisten den Ring."
    assert text.option("attack:cultist-2", "betrayal", "de") == "Kultist 2 angreifen"


@every_language
def test_every_answer_of_the_golden_games_has_words(language: str) -> None:
    records = [record.read_text("utf-8").splitlines() for record in GOLDEN_GAMES.glob("*.jsonl")]
    segments = [json.loads(line) for record in records for line in record if line.startswith('{"answers"')]
    answers = {name for segment in segments for _seat, name, *_time in segment["answers"]}
    assert len(answers) > 500
    assert sorted(name for name in answers if text.option(name, "betrayal", language) == name) == []


@every_language
def test_no_words_are_left_over_of_things_that_do_not_exist(language: str) -> None:
    words = ids("betrayal", language)
    told = [word for word in words if OF_THINGS.fullmatch(word)]
    of_haunts = {f"token-{word.removeprefix('name-')}-text" for word in words if word.startswith("name-")}
    known = {f"room-{name}-text" for name in ROOMS} | of_haunts | set(due())
    assert len(told) > 200
    assert [word for word in told if word not in known] == []


@every_language
def test_flavour_is_short_enough_to_be_read_out(language: str) -> None:
    for card in (*OMENS, *EVENTS):
        told = text.say(f"card-{card.name}-flavour", language, "betrayal")
        assert 8 <= len(told.split()) <= 45, card.name


def test_no_two_things_share_a_name_by_accident() -> None:
    names = [text.say(f"name-{name}", "de", "betrayal") for name in (*ROOMS, *CARDS, *EXPLORERS)]
    assert len(names) == len(set(names)) == len(ROOMS) + len(CARDS) + len(EXPLORERS)


OURS_ALONE = {"BH-WIN-6", "BH-WIN-7"}
"""Rules of a table that nobody can simply get up from."""


def test_the_rulebook_has_all_308_rules_and_says_which_are_our_rulings() -> None:
    rules = list(rulebook("betrayal"))
    assert len([rule for rule in rules if rule.id not in OURS_ALONE]) == 308
    assert {rule.id for rule in rules} >= OURS_ALONE
    for rule in rules:
        assert ("Our ruling" in rule.en) == ("Unsere Festlegung" in rule.de), rule.id
