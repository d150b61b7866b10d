"""What no table can have is refused, in words that name what is possible; and so is what nobody may answer."""

from typing import Any

import pytest

import lamplit
from lamplit import text
from lamplit.engine import BadOption, BadRecord
from lamplit.engine.records.lines import summed

from .house import House

every_language = pytest.mark.parametrize("language", text.LANGUAGES)


def refusal(options: dict[str, Any], language: str) -> str:
    """The words by which a table is refused."""
    with pytest.raises(BadOption) as refused:
        lamplit.new("betrayal", seed=1, options=options)
    return text.error(refused.value, language)


@every_language
@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"players": 2}, ("3", "6")),
        ({"players": 7}, ("3", "6")),
        ({"players": "4"}, ("3", "6")),
        ({"haunt": 52}, ("0–51",)),
        ({"haunt": 99}, ("0–51",)),
        ({"haunt": -1}, ("0–51",)),
        ({"haunt": "abc"}, ("0–51",)),
        ({"played": "1+52"}, ("1–51",)),
        ({"not_again": 77}, ("0–51",)),
        ({"haunts": "none"}, ("chart", "any")),
        ({"haunt_roll": "never"}, ("end_of_turn", "at_once")),
        ({"explorers": "all"}, ("choose", "random")),
        ({"month": 13}, ("0", "12")),
        ({"day": 32}, ("0", "31")),
        ({"player": 4}, ("players", "haunt")),
    ],
)
def test_a_refused_setting_names_what_is_possible(
    options: dict[str, Any], possible: tuple[str, ...], language: str
) -> None:
    said = refusal(options, language)
    for value in possible:
        assert value in said


@every_language
def test_taking_an_explorer_twice_is_refused_with_its_rule(language: str) -> None:
    match = lamplit.new("betrayal", seed=1, options={"players": 3})
    first = match.questions[0]
    match.answer(first.seat, "explorer:ox_bellows")
    seat = match.questions[0].seat
    refused = match.why_not(seat, "explorer:ox_bellows")
    assert refused is not None
    assert refused.rule == "BH-COMP-4"
    assert text.error(refused, language)
    again = match.why_not(first.seat, "explorer:zoe_ingstrom")
    assert again is not None
    assert again.rule == "BH-COMP-1"
    stranger = match.why_not(seat, "explorer:dracula")
    assert stranger is not None
    assert stranger.rule is None


@every_language
@pytest.mark.parametrize(
    "name",
    [
        "",
        "go",
        "go:nowhere",
        "go:vault:far:far",
        "open:",
        "open:Q",
        "cross:twice",
        "attack",
        "attack:nobody",
        "attack:zoe_ingstrom:cannon",
        "use:excalibur",
        "trade:axe",
        "trade:axe:nobody",
        "trade:zoe_ingstrom:axe",
        "drop:moon",
        "take:",
        "task:mummy-learn",
        "room:attic",
        "free:webs",
        "search-stairs",
        "end:now",
        "🦇",
    ],
)
def test_impossible_answers_are_refused_in_words_and_change_nothing(name: str, language: str) -> None:
    house = House().begin()
    refused = house.match.why_not("explorer1", name)
    assert refused is not None
    assert text.error(refused, language)
    house.refuses(name)


@every_language
@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("house", "players"), 9),
        (("house", "haunt"), 100),
        (("house", "not_again"), -1),
        (("house", "haunts"), "all"),
        (("house", "haunt_roll"), "never"),
        (("house", "explorers"), ""),
        (("layout",), ["attic:basement:0:0:0"]),
        (("layout",), ["foyer:ground:0:0:0", "foyer:ground:1:0:0"]),
        (("layout",), ["palace:ground:0:0:0"]),
    ],
)
def test_an_impossible_record_is_refused(path: tuple[str, ...], value: Any, language: str) -> None:
    match = lamplit.new("betrayal", seed=1, options={"players": 3})
    packed = match.checkpoint.pack()
    inner = packed
    for name in path[:-1]:
        inner = inner[name]
    inner[path[-1]] = value
    header = {"lamplit": 1, "game": "betrayal", "rules": match.game.rules, "options": match.options}
    lines = [{**header, "seats": [*match.seats], "start": packed}, {"end": True, "lines": 1, "result": None}]
    with pytest.raises(BadRecord) as refused:
        lamplit.load(summed(lines))
    assert text.error(refused.value, language)
