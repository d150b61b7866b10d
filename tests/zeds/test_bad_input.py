"""What no table can have is refused, in words that name what is possible."""

from typing import Any

import pytest

import lamplit
from lamplit import LamplitError, text
from lamplit.engine import BadOption, BadRecord
from lamplit.engine.records.lines import summed
from lamplit.terminal import settings

from .siege import Siege


def refusal(options: dict[str, Any], language: str) -> str:
    with pytest.raises(BadOption) as refused:
        lamplit.new("zeds", seed=1, options=options)
    return text.error(refused.value, language)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"level": "VI"}, ("basic", "I", "II", "III", "IV", "V")),
        ({"level": 2}, ("basic", "I", "II", "III", "IV", "V")),
        ({"level": "basic", "length": "epic"}, ("normal", "short")),
        ({"level": "II", "length": "long"}, ("normal", "short", "medium")),
        ({"length": "endless"}, ("normal", "short", "medium", "long", "epic")),
        ({"players": 5}, ("1", "4")),
        ({"players": 0}, ("1", "4")),
        ({"heroes": 5}, ("choose", "random")),
        ({"heros": "random"}, ("heroes", "level", "length")),
    ],
)
def test_a_refused_setting_names_what_is_possible(
    options: dict[str, Any], possible: tuple[str, ...], language: str
) -> None:
    said = refusal(options, language)
    for value in possible:
        assert value in said


def test_a_length_of_another_level_is_not_offered() -> None:
    assert "epic" not in refusal({"level": "I", "length": "medium"}, "en").partition(":")[2]


def test_the_same_holds_for_what_is_typed() -> None:
    with pytest.raises(LamplitError):
        settings.one_each("zeds", ["level=VI"])
    assert settings.one_each("zeds", ["level=II", "players=3"]) == {"level": "II", "players": 3}


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(
    ("changed", "value"),
    [("level", 6), ("length", "epic"), ("players", 5), ("heroes", "all"), ("pressure", "more"), ("hero_saved", "dead")],
)
def test_a_record_with_settings_that_no_table_can_have_is_bad(changed: str, value: Any, language: str) -> None:
    match = lamplit.new("zeds", seed=1)
    packed = match.checkpoint.pack()
    packed["house"][changed] = value
    header = {"lamplit": 1, "game": "zeds", "rules": match.game.rules, "options": match.options}
    lines = [{**header, "seats": [*match.seats], "start": packed}, {"end": True, "lines": 1, "result": None}]
    with pytest.raises(BadRecord) as refused:
        lamplit.load(summed(lines))
    assert text.error(refused.value, language)


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(
    "name", ["", "move", "move:hunt", "move:hunt:Z9", "fire:hunt:zed99", "card:excalibur", "end:now"]
)
def test_answers_that_cannot_be_are_refused_in_words_and_change_nothing(name: str, language: str) -> None:
    siege = Siege("I").unit("hunt", "H2").begin()
    before = siege.match.view("red")
    refused = siege.match.why_not("red", name)
    assert refused is not None
    assert text.error(refused, language)
    with pytest.raises(LamplitError):
        siege.match.answer("red", name)
    assert siege.match.view("red") == before
