"""Drawings of the mansion."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from lamplit import new, text
from lamplit.engine import Match, Question
from lamplit.games.terrorscape.data import mansion as facts
from lamplit.terminal.canvas import Canvas
from lamplit.terminal.game_hooks import draw, grouped
from lamplit.terminal.menu import Groups, Menu
from lamplit.terminal.terrorscape import mansion

NAMES = {place: f"Room {place}" for place in facts.PLACES}


def plan(**things: Any) -> list[str]:
    drawn = mansion.plan(NAMES, things.get("features", {}), things.get("marks", {}), things.get("blocks", ()))
    return [line.plain for line in drawn]


def test_walls_join_by_themselves() -> None:
    canvas = Canvas(7, 3, "")
    canvas.outline([(0, 0), (3, 0), (3, 2), (0, 2)])
    canvas.outline([(3, 0), (6, 0), (6, 2), (3, 2)])
    assert [line.plain for line in canvas.lines()] == ["┌──┬──┐", "│  │  │", "└──┴──┘"]


def test_every_room_is_there_once_with_its_code_and_name() -> None:
    drawn = "\n".join(plan())
    for place in facts.PLACES:
        assert drawn.count(f"{place} Room {place}") == 1


def test_every_way_of_the_map_is_drawn_between_the_rooms_it_joins() -> None:
    assert {*mansion.UPRIGHT_DOORS, *mansion.LEVEL_DOORS} == set(facts.DOORS)
    for door, (x, y) in mansion.UPRIGHT_DOORS.items():
        assert {_room_at(x - 1, y), _room_at(x + 1, y)} == set(facts.ends(door))
    for door, (x, y) in mansion.LEVEL_DOORS.items():
        assert {_room_at(x, y - 1), _room_at(x, y + 1)} == set(facts.ends(door))
    for way, dots in mansion.OPEN_WAYS.items():
        assert {(_room_at(x - 1, y), _room_at(x + 1, y)) for x, y in dots} == {facts.ends(way)}
    assert {(_room_at(x, 16), _room_at(x, 18)) for x, _y in mansion.LEVEL_OPEN_WAY} == {("G5", "G3")}


def _room_at(x: int, y: int) -> str:
    if 38 < x < 56 and 21 < y < 26:
        return "G2"
    return next(r for r, (x0, y0, x1, y1) in mansion.CORNERS.items() if x0 < x < x1 and y0 < y < y1)


@pytest.mark.parametrize("door", facts.DOORS)
def test_a_blocked_door_is_crossed_out(door: str) -> None:
    drawn = plan(blocks=[door])
    x, y = (mansion.UPRIGHT_DOORS | mansion.LEVEL_DOORS)[door]
    assert drawn[y][x] == "X"
    assert sum(line.count("X") for line in drawn) == 1


def test_a_crowded_room_falls_back_to_initials() -> None:
    crowd = [mansion.Mark(name, name[0]) for name in ("Butcher", "Anna", "Marco", "William", "noise")]
    drawn = "\n".join(plan(marks={"R4": crowd}, features={"R4": ["knowledge"]}))
    assert "B A M W n" in drawn
    assert "Butcher" not in drawn


def test_a_long_name_is_cut_and_stays_in_its_room() -> None:
    assert all(len(line) == mansion.WIDTH for line in plan(marks={"B3": [mansion.Mark("x" * 99, "x" * 99)]}))


def shown(match: Match, seat: str, language: str, width: int = 100) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, highlight=False).print(draw("terrorscape", match.view(seat), language))
    return page.getvalue().splitlines()


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [{}, {"separate_ways": True}, {"plans": True, "traits": "free"}, {"edition": "v1.05", "killer": "murderer"}],
    ids=["plain", "separate ways", "plans and traits", "v1.05"],
)
def test_the_table_fits_the_terminal_at_every_moment(options: dict[str, Any], language: str) -> None:
    match = new("terrorscape", seed="fits", options=options)
    luck = random.Random(3)
    while not match.over:
        for seat in (*match.seats[:2], "spectator"):
            page = shown(match, seat, language)
            assert len(page) <= 36
            assert max(map(len, page)) <= 100
        for _ in range(17):
            if not match.over:
                question = luck.choice(match.questions)
                match.answer(question.seat, luck.choice(question.options).name)
    assert len(shown(match, "spectator", language)) <= 32


def test_each_side_s_figures_stand_on_its_own_plan_only() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    team, killer = shown(match, "survivor1", "en"), shown(match, "killer", "en")
    assert any("Anna Marco" in line[: mansion.WIDTH] for line in team)
    assert not any("Anna" in line[: mansion.WIDTH] for line in killer)
    assert any("Anna" in line[mansion.WIDTH :] for line in killer)


def test_in_a_narrow_terminal_the_state_stands_below_the_plan() -> None:
    match = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"})
    page = shown(match, "killer", "en", width=80)
    assert max(map(len, page)) <= 80
    assert page[: mansion.HEIGHT] == [line[: mansion.WIDTH] for line in shown(match, "killer", "en")[: mansion.HEIGHT]]
    assert any("strength" in line for line in page[mansion.HEIGHT :])


@pytest.mark.parametrize(("keys", "said"), [(4, "Keys 4 of 5"), (5, "Keys 5: enough"), (6, "Keys 6: enough")])
def test_more_keys_than_the_exit_needs_are_enough(keys: int, said: str) -> None:
    view = new("terrorscape", seed=1, options={"killer": "butcher", "team": "first"}).view("killer")
    page = StringIO()
    Console(file=page, width=100).print(draw("terrorscape", {**view, "keys": keys}, "en"))
    assert said in page.getvalue()


# -- on a low screen -------------------------------------------------------------------------------------------------

SCALES = {"low": mansion.LOW, "low and narrow": mansion.LOW_AND_NARROW}
SCREENS = [(80, 24), (100, 30)]


def pressed(scale: mansion.Scale, **things: Any) -> list[str]:
    drawn = mansion.plan(NAMES, things.get("features", {}), things.get("marks", {}), things.get("blocks", ()), scale)
    return [line.plain for line in drawn]


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
def test_a_pressed_plan_joins_the_same_rooms_by_the_same_doors(scale: mansion.Scale) -> None:
    def room_at(x: int, y: int) -> str:
        inside = [
            room
            for room, (x0, y0, x1, y1) in mansion.CORNERS.items()
            if scale.across(x0) < x < scale.across(x1) and scale.down(y0) < y < scale.down(y1)
        ]
        return inside[0] if inside else ""

    for door, (x, y) in mansion.UPRIGHT_DOORS.items():
        column, row = scale.across(x), scale.beside(y)
        assert {room_at(column - 1, row), room_at(column + 1, row)} == set(facts.ends(door)), door
        assert pressed(scale, blocks=[door])[row][column] == "X"
    for door, (x, y) in mansion.LEVEL_DOORS.items():
        column, row = scale.across(x), scale.down(y)
        assert {room_at(column, row - 1), room_at(column, row + 1)} == set(facts.ends(door)), door
        assert pressed(scale, blocks=[door])[row][column] == "X"
    for way, dots in mansion.OPEN_WAYS.items():
        for x, y in dots:
            column, row = scale.across(x), scale.beside(y)
            assert (room_at(column - 1, row), room_at(column + 1, row)) == facts.ends(way)


@pytest.mark.parametrize("scale", SCALES.values(), ids=SCALES)
def test_a_pressed_plan_shows_every_room_and_whoever_is_there(scale: mansion.Scale) -> None:
    for place in facts.PLACES:
        marks = {place: [mansion.Mark("▲ Butcher", "▲"), mansion.Mark("Anna", "A"), mansion.Mark("♪ noise", "♪")]}
        drawn = "\n".join(pressed(scale, marks=marks, features={place: ["items"]}))
        assert all(room in drawn for room in facts.PLACES)
        assert all(mark in drawn for mark in ("▲", "A", "♪")), place
    lines = pressed(scale)
    assert len(lines) == scale.height
    assert {len(line) for line in lines} == {scale.width}


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("moves", [0, 40, 90])
def test_plan_and_question_are_on_a_low_screen_together(width: int, height: int, language: str, moves: int) -> None:
    text.speak(language)
    match = new("terrorscape", seed="low")
    play_on(match, moves)
    for question in match.questions[:1]:
        view = match.view(question.seat)
        console = Console(width=width, height=height, force_terminal=True, color_system=None, file=StringIO())
        board = console.render_lines(draw("terrorscape", view, language), pad=False)
        drawn = "\n".join("".join(segment.text for segment in line) for line in board)
        assert all(place in drawn for place in facts.PLACES)
        listed = Menu([question], "terrorscape", grouped=lambda asked: groups_of(match, asked))
        assert len(board) + len(listed.lines(width, height, len(board))) + 2 <= height


def groups_of(match: Match, question: Question) -> Groups:
    options = [option.name for option in question.options]
    return grouped("terrorscape", match.view(question.seat), question.seat, question.prompt, options)


def play_on(match: Match, moves: int) -> None:
    luck = random.Random(moves)
    for _ in range(moves):
        if not match.over:
            question = luck.choice(match.questions)
            match.answer(question.seat, luck.choice(question.options).name)
