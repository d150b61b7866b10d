"""Terrorscape in the terminal: answers stand in groups, and doors have the letters of the plan."""

from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.engine import Match, Question
from lamplit.terminal.game_hooks import draw, expected, grouped, meant
from lamplit.terminal.menu import Menu

EVERYBODY_HERE = {"killer": "butcher", "team": "first"}


def menu(match: Match) -> Menu:
    def view(question: Question) -> Any:
        return match.view(question.seat)

    def groups(question: Question) -> Any:
        options = [option.name for option in question.options]
        return grouped("terrorscape", view(question), question.seat, question.prompt, options)

    return Menu(
        match.questions,
        "terrorscape",
        lambda question: expected("terrorscape", view(question), question.seat, question.prompt),
        lambda question, name: meant("terrorscape", view(question), question.seat, name),
        groups,
    )


def shown(match: Match, width: int = 100) -> list[str]:
    return [line.plain for line in menu(match).lines(width)]


def test_ways_stand_in_the_order_of_the_plan_under_who_goes() -> None:
    text.speak("de")
    lines = shown(lamplit.new("terrorscape", seed=1, options=EVERYBODY_HERE))
    assert "Was tut Anna?" in lines
    annas = lines[lines.index("Was tut Anna?") + 1 : lines.index("Was tut Marco?")]
    assert annas[0].startswith("Anna geht:  1 Wohnzimmer (B1)  2 Esszimmer (B2)")
    assert "Eingangshalle (R1), hinaus und zurück" in " ".join(line.strip() for line in annas)
    assert any(line.startswith("Anna bleibt:") for line in annas)
    assert any(line.startswith("     Jetzt nicht:") for line in annas)
    marcos = lines[lines.index("Was tut Marco?") + 1 : lines.index("Was tut William?")]
    assert "Wohnzimmer (B1)" in marcos[0]


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("width", [60, 100, 200])
def test_three_survivors_leave_the_plan_in_sight(language: str, width: int) -> None:
    text.speak(language)
    lines = shown(lamplit.new("terrorscape", seed=1, options=EVERYBODY_HERE), width)
    assert len(lines) <= {60: 40, 100: 26, 200: 20}[width]
    assert all(len(line) <= width for line in lines if "(R1)" in line)


@pytest.mark.parametrize(("width", "cut"), [(60, True), (73, False), (100, False)])
def test_a_plan_too_wide_is_cut_and_never_folded(width: int, cut: bool) -> None:
    match = lamplit.new("terrorscape", seed=1, options=EVERYBODY_HERE)
    console = Console(width=width, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(draw("terrorscape", match.view("survivor1"), "en"))
    lines = capture.get().splitlines()
    assert sum(line.startswith(tuple("┌├│└")) for line in lines[:27]) >= 26
    assert ("The plan needs 73 columns" in capture.get()) == cut


def test_a_group_has_the_name_of_whose_it_is() -> None:
    text.speak("en")
    listed = menu(lamplit.new("terrorscape", seed=1, options=EVERYBODY_HERE))
    headings = [entry.heading for entry in listed.entries if entry.heading]
    assert len(set(headings)) == len([heading for n, heading in enumerate(headings) if heading != headings[n - 1]])
    unfolded = [line.plain for line in listed.unfolded("anna", 100)]
    assert unfolded[0].startswith("Anna goes:")
    assert any(line.startswith("Anna stays:") for line in unfolded)
    assert not any("William" in line for line in unfolded)


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("door:B1-B2", "Wohnzimmer – Esszimmer (B1-B2)"),
        ("pair:G1-G2", "Pfad – Friedhof (G1-G2)"),
        ("unblock:G3-G4", "Barrikade wegräumen: Schuppen – Gewächshaus (G3-G4)"),
    ],
)
def test_a_door_is_told_with_the_letters_that_stand_on_the_plan(option: str, words: str) -> None:
    assert text.option(meant("terrorscape", {"team": []}, "killer", option), "terrorscape", "de") == words
