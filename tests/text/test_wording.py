"""How ids are put into words."""

from types import SimpleNamespace
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from lamplit import text
from lamplit.engine import Illegal, LamplitError
from lamplit.text import bundles
from lamplit.text.rulebook import rulebook

WORDS = """
list-and = { $first } and { $last }
list-none = nobody
list-between = { $first } – { $last }
list-numbered = { $what } { $number }
name-hall = Great Hall
name-cellar = Cellar
name-anna = Anna
name-marco = Marco
name-sophia = Sophia
name-candle = Candle
name-lantern = Lantern
    .a = a Lantern
    .with = with a Lantern
name-ghoul = Ghoul
    .subject = the Ghoul
    .object = the Ghoul
    .indirect = that Ghoul
event-strikes = { $who-subject } gives { $whom-indirect } { $card-object }.
option-go = Go to { $a }
option-give =
    { $count ->
        [one] Give the { $a }
       *[other] Give { $b } the { $a }
    }
option-keep = Keep { $a }
option-keep-hall = Stay in the { $a } for the { $b }
option-card = Play { $a }
card-candle = Burning Candle
    .a = a Burning Candle
event-goes = { $who } goes { $what-with }.
event-drawn = { $card-a } is drawn in the { $place }
event-went = { $who-id ->
        [anna] Anna slips into the { $place }
       *[other] { $who } walks into the { $place }
    }
event-met = { $who } ({ $who-count }) in the { $place }
ask-way = { $who }, where to?
    .help = Choose a room.
result-dawn = { $side } saw the dawn.
score = { $points } points by XX-1, 2-3 short
error-item-now = The { $item } is of no use now.
"""


@pytest.fixture(autouse=True)
def manor(monkeypatch: pytest.MonkeyPatch) -> None:
    """Define the messages of an invented game."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(WORDS))
    real = bundles._bundle

    def fake(game: str | None, tongue: str, *shelf: str) -> Any:
        return bundle if game == "manor" else real(game, tongue, *shelf)

    monkeypatch.setattr(bundles, "_bundle", fake)


def test_an_option_has_words_of_its_own_where_its_first_part_has() -> None:
    assert text.option("keep:hall:candle", "manor", "en") == "Stay in the Great Hall for the Candle"
    assert text.option("keep:cellar", "manor", "en") == "Keep Cellar"


def test_one_of_several_is_called_after_its_kind_with_its_number() -> None:
    assert text.name("candle-3", "manor", "en") == "Candle 3"
    assert text.name("lamp-3", "manor", "en") == "lamp-3"


def test_other_forms_of_its_name_bear_the_number_too() -> None:
    goes = {"kind": "goes", "args": {"who": "anna", "what": "lantern-3"}}
    assert text.event(goes, "manor", "en") == "Anna goes with a Lantern 3."


def test_one_that_bears_a_number_needs_no_article() -> None:
    drawn = {"kind": "drawn", "args": {"card": "lantern-3", "place": "hall"}}
    assert text.event(drawn, "manor", "en") == "Lantern 3 is drawn in the Great Hall"


def test_a_name_stands_in_a_sentence_with_its_article_if_it_has_one() -> None:
    def strikes(who: str, whom: str) -> str:
        return text.event({"kind": "strikes", "args": {"who": who, "whom": whom, "card": "candle"}}, "manor", "en")

    assert strikes("ghoul", "anna") == "The Ghoul gives Anna Burning Candle."
    assert strikes("anna", "ghoul") == "Anna gives that Ghoul Burning Candle."
    assert strikes("ghoul-2", "ghoul-3") == "Ghoul 2 gives Ghoul 3 Burning Candle."


def test_an_option_speaks_of_what_it_acts_on() -> None:
    assert text.option("go:Hall", "manor") == "Go to Great Hall"
    assert text.option("go:attic", "manor") == "Go to attic"


def test_a_card_may_share_its_id_with_another_thing() -> None:
    assert text.option("card:candle", "manor") == "Play Burning Candle"
    assert text.option("keep:candle", "manor") == "Keep Candle"
    assert text.option("card:hall", "manor") == "Play Great Hall"
    drawn = {"kind": "drawn", "args": {"card": "candle", "place": "cellar"}}
    assert text.event(drawn, "manor") == "A Burning Candle is drawn in the Cellar"


def test_an_option_with_more_parts_has_more_arguments() -> None:
    assert text.option("give:candle#2", "manor") == "Give the Candle"
    assert text.option("give:candle:anna", "manor") == "Give Anna the Candle"


def test_a_part_may_be_a_list() -> None:
    assert text.option("keep:anna+marco+sophia", "manor") == "Keep Anna, Marco and Sophia"


def test_an_option_that_is_only_a_name_is_called_by_it() -> None:
    assert text.option("candle", "manor") == "Candle"


def test_a_door_is_called_after_the_rooms_it_joins() -> None:
    assert text.option("go:hall-cellar", "manor") == "Go to Great Hall – Cellar"


def test_an_event_can_be_told_by_who_it_is_about() -> None:
    assert text.event({"kind": "went", "args": {"who": "anna", "place": "hall"}}, "manor") == (
        "Anna slips into the Great Hall"
    )
    assert text.event({"kind": "went", "args": {"who": "marco", "place": "hall"}}, "manor") == (
        "Marco walks into the Great Hall"
    )


@pytest.mark.parametrize(
    ("who", "words"),
    [([], "Nobody (0)"), (["anna"], "Anna (1)"), (["anna", "marco"], "Anna and Marco (2)")],
)
def test_lists_are_joined(who: list[str], words: str) -> None:
    assert text.event({"kind": "met", "args": {"who": who, "place": "hall"}}, "manor") == f"{words} in the Great Hall"


def test_a_prompt_and_its_help() -> None:
    question: Any = SimpleNamespace(prompt="ask-way", seat="seat1", args={"who": "anna"})
    assert text.prompt(question, "manor") == "Anna, where to?"
    assert text.hint("ask-way", "help", {}, None, "manor") == "Choose a room."
    assert text.hint("ask-way", "rules", {}, None, "manor") is None


def test_a_result() -> None:
    assert text.result({"how": "dawn", "side": "anna", "winners": []}, "manor") == "Anna saw the dawn."


def test_numbers_below_nought_are_written_with_a_minus() -> None:
    assert text.say("score", "en", "manor", points=-2) == "−2 points by XX-1, 2-3 short"
    assert text.say("score-line", "en", "zeds", score=-1, rating=1) == "−1\u00a0point, rating 1 of 5."
    typed = LamplitError("error-configuration", name="LAMPLIT_PORT", value="-1")
    assert "cannot be “-1”" in typed.text("en"), "what was typed stays as it was"


def test_an_error_names_things_as_people_know_them() -> None:
    error = LamplitError("error-item-now", game="manor", item="candle")
    assert error.text() == "The Candle is of no use now."


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_refusal_quotes_the_rule(language: str) -> None:
    rule = rulebook("terrorscape").rule("TS-SURV-COUNT-1")
    error = Illegal("error-illegal-rule", game="terrorscape", rule=rule.id, name="x", seat="killer")
    assert rule.words(language) in error.text(language)
    assert rule.id in error.text(language)


def test_a_refusal_by_an_unknown_rule_still_speaks() -> None:
    error = Illegal("error-illegal-rule", game="terrorscape", rule="TS-NONE", name="x", seat="killer")
    assert "TS-NONE" in error.text()
