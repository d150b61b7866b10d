"""Betrayal in the terminal: letters that tell explorers apart, and answers with their consequences."""

from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.games.betrayal.data.explorers import EXPLORERS
from lamplit.terminal.betrayal import words
from lamplit.terminal.game_hooks import beside, draw, meant

LOOKED_AT = {"explorer2:events": ["mists_from_the_walls", "the_lost_one", "night_view"]}


def drawn(view: Any, language: str) -> list[str]:
    console = Console(width=100, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(draw("betrayal", view, language))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_two_explorers_bear_the_same_letter(language: str) -> None:
    marks = words.letters(EXPLORERS, language)
    assert len(set(marks.values())) == len(EXPLORERS)


def test_the_list_says_who_bears_which_letter_on_the_plan() -> None:
    match = lamplit.new("betrayal", seed=1, options={"players": 3})
    for explorer in ("peter_akimoto", "father_rhinehardt", "zoe_ingstrom"):
        match.answer(match.questions[0].seat, f"explorer:{explorer}")
    lines = drawn(match.view("explorer1"), "de")
    assert any("PRZ" in line for line in lines)
    assert any(line.startswith("R Pater Rhinehardt") for line in lines)


def test_a_name_too_long_for_its_room_says_that_it_goes_on() -> None:
    view = lamplit.new("betrayal", seed=1, options={"players": 3}).view("explorer1")
    assert not any("Eingang" in line for line in drawn(view, "de"))
    match = lamplit.new("betrayal", seed=1, options={"players": 3})
    for explorer in ("ox_bellows", "zoe_ingstrom", "vivian_lopez"):
        match.answer(match.questions[0].seat, f"explorer:{explorer}")
    assert any("Eingangsha…" in line for line in drawn(match.view("explorer1"), "de"))


def test_whoever_turns_a_room_is_told_where_its_doors_come_to_lie() -> None:
    view = {"piles": {"drawn_room": ["gardens"]}}
    assert beside("betrayal", view, "explorer1", "turn:0") == "doors: north and south"
    assert beside("betrayal", view, "explorer1", "turn:1") == "doors: east and west"
    text.speak("de")
    assert beside("betrayal", view, "explorer1", "turn:1") == "Türen: Osten und Westen"
    assert beside("betrayal", view, "explorer1", "end") == ""


def test_cards_that_were_looked_at_are_put_back_by_their_names() -> None:
    view = {"seen": LOOKED_AT, "explorers": {}, "rooms": {}}
    chosen = meant("betrayal", view, "explorer2", "order:2:1:3")
    named = "Oben „Die Verlorene“, dann „Nächtliche Aussicht“, dann „Nebel aus den Wänden“"
    assert text.option(chosen, "betrayal", "de") == named
    assert meant("betrayal", view, "explorer1", "order:2:1:3") == "order:2:1:3"
    one_room_too = {**view, "seen": {"explorer2:rooms": ["chapel"], **LOOKED_AT}}
    assert meant("betrayal", one_room_too, "explorer2", "order:2:1:3") == chosen
