"""A question tells what it is about: nobody should have to look for it in the log."""

import pytest

from lamplit.text import LANGUAGES, compose, wording
from lamplit.text.bundles import hint

from .house import House


def said(house: House, language: str = "en") -> str:
    """What is asked now, in words."""
    return wording.prompt(house.match.questions[0], "betrayal", language)


def answers(house: House, language: str = "en") -> set[str]:
    """What may be answered, in words."""
    return {wording.option(option.name, "betrayal", language) for option in house.match.questions[0].options}


@pytest.mark.parametrize(
    ("answer", "question"),
    [
        ("exchange:axe:candle", "Ox Bellows offers Zoe Ingstrom the Axe for the Candle. Agreed?"),
        ("offer:axe", "Ox Bellows offers Zoe Ingstrom the Axe. Agreed?"),
        ("want:candle", "Ox Bellows asks Zoe Ingstrom for the Candle. Agreed?"),
    ],
)
def test_a_player_who_agrees_to_a_trade_knows_what_changes_hands(answer: str, question: str):
    house = House().holds("ox", "axe").holds("zoe", "candle").at("peter", "foyer").begin()
    house.does("trade:zoe_ingstrom", answer)
    assert said(house) == question


def test_before_a_roll_is_told_what_it_is_for_and_what_is_needed():
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").holds("ox", "adrenaline_shot").begin()
    assert said(house.does("room:vault")) == "Ox Bellows is about to roll (Vault, needing 6+). Use something?"


def test_once_the_dice_lie_what_they_came_to_is_told():
    house = House().lay("vault", "upper_landing", "N").at("ox", "vault").holds("ox", "lucky_stone").begin()
    house.rolls((0, 2, 1)).does("room:vault")
    assert said(house) == "The dice come to 3, and 6+ is needed. Use something?"
    house.does("card:lucky_stone")
    assert {"Again: 1 × blank", "Again: 1 × one, 1 × two", "Again: 1 × blank, 1 × one, 1 × two"} < answers(house)
    assert {"Noch einmal: 1 × Null, 1 × Zwei", "Noch einmal: 1 × Eins"} < answers(house, "de")


def test_before_damage_is_told_how_much_it_is_and_of_which_kind():
    house = House().lay("crypt", "basement_landing", "N").at("ox", "crypt").holds("ox", "skull").begin().does("end")
    assert said(house) == "Ox Bellows is about to take mental damage: 1. Use something?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_who_may_steal_instead_knows_what_damage_would_be_done(language: str):
    house = House().haunted(traitor="zoe").holds("zoe", "candle").rolls((2, 2, 2, 0, 0), (0, 0, 0)).begin()
    house.does("attack:zoe_ingstrom")
    assert house.asked() == "harm-or-steal"
    assert " 6" in said(house, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_that_may_be_kept_or_used_goes_by_its_name(language: str):
    for card in ("rabbits_foot", "angel_feather", "puzzle_box", "adrenaline_shot"):
        assert wording.option(f"card:{card}", "betrayal", language) == wording.name(card, "betrayal", language)
    assert wording.option("card:rabbits_foot:0", "betrayal", language).endswith(("0", "0 zeigt"))


def test_a_single_point_is_healed_in_the_singular():
    healed = {"amount": 1, "whom": "Zoe"}
    assert compose("heal", healed, "en", "betrayal") == "How does Zoe regain 1 point?"
    assert compose("heal", healed, "de", "betrayal") == "Wie wird 1 Punkt bei Zoe geheilt?"


@pytest.mark.parametrize(
    ("language", "later"), [("en", "once the haunt has begun"), ("de", "sobald der Spuk begonnen hat")]
)
def test_the_help_for_a_turn_speaks_of_the_haunt_as_to_come_only_before_it(language: str, later: str):
    def help_of(house: House) -> str:
        question = house.match.questions[0]
        said = hint("act", "help", wording.prompt_arguments(question, "betrayal", language), language, "betrayal")
        assert said
        return said

    assert later in help_of(House().begin())
    assert later not in help_of(House().haunted(traitor="zoe").begin())
