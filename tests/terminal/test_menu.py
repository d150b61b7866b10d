"""Menus, options and saved games in the terminal."""

from datetime import datetime
from pathlib import Path

import pytest

from lamplit import new
from lamplit.engine import BadOption, Match
from lamplit.terminal import saves, settings
from lamplit.terminal.game_hooks import draw, meant
from lamplit.terminal.menu import Menu
from lamplit.text.wording import option


def test_a_question_to_a_whole_team_stands_in_the_list_once() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher"})
    menu = Menu(match.questions, "terrorscape")
    assert len(match.questions) == 3
    assert menu.seats == ["survivor1"]
    assert len(menu.entries) == 5


def test_numbers_run_through_the_questions_of_several_seats() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    menu = Menu(match.questions, "terrorscape")
    assert menu.seats == ["survivor1", "survivor2", "survivor3"]
    last = menu.find(str(len(menu.entries)))
    assert last is not None
    assert last.seat == "survivor3"
    assert menu.find("0") is None
    assert menu.find(str(len(menu.entries) + 1)) is None


def test_long_lists_stand_in_columns_and_fit_the_width() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    lines = Menu(match.questions, "terrorscape").lines(100)
    assert len(lines) < sum(len(question.options) for question in match.questions)
    assert all(line.cell_len <= 100 for line in lines)


def test_what_is_expected_and_missing_is_listed_as_impossible() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    menu = Menu(match.questions[:1], "terrorscape", lambda _question: ["search", "calm", "move"])
    assert [entry.name for entry in menu.entries if not entry.possible] == ["search"]


def test_going_where_one_stands_is_said_to_be_going_out_and_back() -> None:
    view = {"you": "survivor1", "team": [{"seat": "survivor1", "place": "B4"}]}
    assert meant("terrorscape", view, "survivor1", "move:B4") == "return:B4"
    assert meant("terrorscape", view, "survivor1", "sprint:B4") == "sprint-return:B4"
    assert meant("terrorscape", view, "survivor1", "move:B3") == "move:B3"
    assert meant("terrorscape", view, "survivor2", "move:B4") == "move:B4"
    assert meant("escape", {}, "red", "enter:0,0") == "enter:0,0"


def test_a_room_that_is_chosen_from_elsewhere_is_only_named() -> None:
    view = {
        "explorers": {"ox_bellows": {"seat": "explorer1", "place": "gallery"}},
        "rooms": {"gallery": {}, "collapsed_room": {}},
    }
    chosen = meant("betrayal", view, "explorer1", "room:collapsed_room")
    assert option(chosen, "betrayal", "en") == "Collapsed Room"
    assert option(chosen, "betrayal", "de") == "Eingestürzter Raum"
    assert meant("betrayal", view, "explorer1", "room:gallery") == "room:gallery"
    assert meant("betrayal", view, "explorer1", "room:closet") == "room:closet"


def test_the_list_says_what_is_meant_and_gives_the_answer_itself() -> None:
    match: Match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    question = match.questions[0]
    here = match.view(question.seat)["team"][0]["place"]
    menu = Menu(
        [question],
        "terrorscape",
        meant=lambda asked, name: meant("terrorscape", match.view(asked.seat), asked.seat, name),
    )
    back = [entry for entry in menu.entries if entry.name == f"move:{here}"]
    assert [entry.words for entry in back] == [option(f"return:{here}", "terrorscape")]


def test_options_as_people_type_them() -> None:
    typed = ["edition=v1.05", "plans=ja", "separate_ways=off", "players=4"]
    assert settings.one_each("terrorscape", typed) == {
        "edition": "v1.05",
        "plans": True,
        "separate_ways": False,
        "players": 4,
    }
    assert settings.several_each("terrorscape", ["players=2,3", "plans=*"]) == {"players": [2, 3], "plans": "*"}


@pytest.mark.parametrize("typed", ["plans=perhaps", "players=9", "players=two", "=x", "players=", "players", "x=1"])
def test_options_that_cannot_be(typed: str) -> None:
    with pytest.raises(BadOption):
        settings.one_each("terrorscape", [typed])


def test_records_never_overwrite_each_other() -> None:
    now = datetime(2026, 10, 31, 23, 59)
    match = new("terrorscape", seed=1)
    first = saves.save(match, saves.new_file("terrorscape", now))
    second = saves.save(match, saves.new_file("terrorscape", now))
    assert first != second
    assert sorted(saves.unfinished()) == sorted([first, second])
    assert saves.unfinished("chess") == []


def test_a_folder_with_other_files_is_no_trouble(tmp_path: Path) -> None:
    saves.folder().mkdir(parents=True)
    (saves.folder() / "diary.jsonl").write_text("Dear diary", encoding="utf-8")
    assert saves.unfinished() == []


def test_a_game_without_a_drawing_of_its_own_is_listed() -> None:
    page = draw("chess", {"turn": "white", "board": {"a1": "rook"}, "taken": ["pawn", "queen"]})
    assert page is not None
