"""Holes of the haunts' books: a table closes them as it likes, and nothing changes where nobody does."""

import pytest

import lamplit
from lamplit import BadOption, cli, text
from lamplit.games.betrayal import GAME
from lamplit.games.betrayal.data.rooms import ROOMS
from lamplit.games.betrayal.haunts import HAUNTS
from lamplit.text.rulebook import whole_rulebook

RULINGS = {setting: choices for haunt in HAUNTS.values() for setting, choices in haunt.rulings.items()}
each = pytest.mark.parametrize("setting", RULINGS)


def choices_in_books() -> set[str]:
    """The rulings that rules of the books depend on."""
    return {rule.ruling for rule in whole_rulebook("betrayal") if rule.ruling}


@each
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_ruling_has_words_that_everybody_may_read(setting: str, language: str) -> None:
    words = [
        f"setting-{setting}",
        f"setting-{setting}-text",
        *(f"setting-{setting}-{each}" for each in RULINGS[setting]),
    ]
    assert [word for word in words if not text.has(word, language, "betrayal")] == []


@each
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_words_of_a_ruling_name_no_room_that_only_one_side_may_know_of(setting: str, language: str) -> None:
    words = [f"setting-{setting}", f"setting-{setting}-text", *(f"setting-{setting}-{way}" for way in RULINGS[setting])]
    said = " ".join(text.say(word, language, "betrayal") for word in words)
    assert [room for room in ROOMS if text.say(f"name-{room}", language, "betrayal") in said] == []


def test_every_choice_is_a_rule_of_its_own_and_no_rule_names_another() -> None:
    assert choices_in_books() == {f"{setting}={choice}" for setting, choices in RULINGS.items() for choice in choices}


@each
def test_a_ruling_is_named_after_its_haunt_and_can_be_chosen_before_it_is_known(setting: str) -> None:
    assert [haunt.name for haunt in HAUNTS.values() if setting in haunt.rulings] == [setting.partition("_")[0]]
    other = RULINGS[setting][1]
    match = lamplit.new("betrayal", "rulings", {setting: other})
    assert match.options[setting] == other
    assert lamplit.load(match.record()).table.settings.rulings == (f"{setting}={other}",)
    assert match.table.settings.ruling(setting, RULINGS[setting]) == other


def test_the_usual_ruling_is_not_written_down() -> None:
    usual = {setting: choices[0] for setting, choices in RULINGS.items()}
    match, same = lamplit.new("betrayal", "rulings"), lamplit.new("betrayal", "rulings", usual)
    assert match.record() == same.record()
    assert "rulings" not in match.table.pack()["house"]
    assert {match.table.settings.ruling(setting, choices) for setting, choices in RULINGS.items()} == {*usual.values()}


def test_unknown_rulings_are_refused() -> None:
    with pytest.raises(BadOption):
        lamplit.new("betrayal", "rulings", {"twins_traits": "tomorrow"})


def test_rulings_stand_in_a_group_of_their_own() -> None:
    assert {setting.name for setting in GAME.settings if setting.describe().get("group") == "rulings"} == {*RULINGS}


def test_the_list_of_haunts_tells_the_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["haunts", "--lang", "en"]) == 0
    assert "twins_traits" in capsys.readouterr().out
