"""Dawn of the Zeds in the terminal: the roads, the turn, and answers with their chances."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import lamplit
from lamplit import text
from lamplit.games.zeds.data.units import UNITS
from lamplit.terminal.chances import percent
from lamplit.terminal.game_hooks import about, beside, best, draw, grouped, lost, meant, weighed
from lamplit.terminal.menu import Menu
from lamplit.terminal.zeds import town, words

from ..zeds.siege import Siege
from .test_hotseat import played_at_one_screen


def drawn(view: Mapping[str, Any], language: str, width: int = 80) -> str:
    console = Console(width=width, record=True, file=None, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(draw("zeds", view, language))
    return capture.get()


def menu(siege: Siege) -> Menu:
    def groups(question: Any) -> Any:
        options = [option.name for option in question.options]
        return grouped("zeds", siege.match.view(question.seat), question.seat, question.prompt, options)

    def likeliest(question: Any, options: Any) -> str:
        return best("zeds", siege.match.view(question.seat), question.seat, options)

    return Menu(
        siege.match.questions,
        "zeds",
        meant=lambda question, name: meant("zeds", siege.match.view(question.seat), question.seat, name),
        grouped=groups,
        beside=lambda question, name: beside("zeds", siege.match.view(question.seat), question.seat, name),
        best=likeliest,
    )


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("level", ["basic", "I", "II", "III", "IV", "V"])
@pytest.mark.parametrize("width", [80, 132])
def test_the_table_fits_the_terminal(level: str, language: str, width: int) -> None:
    match = lamplit.new("zeds", seed="terminal", options={"level": level, "heroes": "random"})
    lines = drawn(match.view("red"), language, width).splitlines()
    assert max(map(len, lines)) <= width
    for track in match.view("red")["tracks"]:
        assert any(line.startswith(words.name(track, language)) for line in lines)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_no_two_units_are_short_for_the_same(language: str) -> None:
    shorts = [words.short(unit, language, 3) for unit in UNITS]
    assert len(shorts) == len(set(shorts))


def test_zeds_show_strength_and_hits_and_the_road_its_danger() -> None:
    siege = Siege("II").zed("H3", "giant", hits=1).unit("hunt", "H2").begin()
    view = siege.match.view("red")
    shown = drawn(view, "de")
    assert "Z12⁵" in shown
    assert "Hun" in shown
    assert town.activations_left(view, "H") == 4
    assert town.activations_left(view, "F") is None
    assert "Stadt: 4" in shown


def test_answers_stand_under_their_units_with_their_chances() -> None:
    siege = Siege("I").zed("H3", 2).unit("hunt", "H2").begin()
    text.speak("en")
    lines = [line.plain for line in menu(siege).lines(80)]
    hunt = next(number for number, line in enumerate(lines) if line.startswith("Sheriff Hunt 5²"))
    told = " ".join(lines[hunt : hunt + 8])
    odds = siege.match.view("red")["odds"]["move:hunt:H3"]
    assert f"attack H3 (win {percent(odds['win'])} %" in told
    assert "fire at Zed" in told
    assert max(map(len, lines)) <= 80


def test_in_a_fight_each_answer_tells_its_odds() -> None:
    siege = Siege("I").holds("bulldozer").zed("H3", 2).unit("hunt", "H2").begin().does("move:hunt:H3")
    text.speak("de")
    said = {entry.name: entry.words for entry in menu(siege).entries}
    odds = siege.match.view("red")["odds"]
    assert said["go-on"].startswith(f"Weiter, nichts davon (Sieg {percent(odds['go-on']['win'])} %")
    assert f"Sieg {percent(odds['card:bulldozer']['win'])} %" in said["card:bulldozer"]


def test_the_odds_of_an_answer_are_told_with_their_reasons() -> None:
    text.speak("en")
    siege = Siege("I").unit("johnson", "F3").unit("civilians7", "F3").zed("F4", 5).activate("F")
    first, figures, *ways = weighed("zeds", siege.match.view("red"), "red", "unit:johnson")
    assert first.startswith("column")
    assert "named space +1" in first
    assert "last hit" in figures
    assert sum(way.startswith("50 %: ") for way in ways) == 2


def test_what_several_seats_may_do_is_listed_once() -> None:
    siege = Siege("I", players=2).unit("hunt", "H2").begin()
    found = menu(siege)
    names = [entry.name for entry in found.entries]
    assert len(names) == len(set(names))
    assert {question.seat for question in siege.match.questions} == {"red", "blue"}


def test_every_number_gives_the_answer_it_stands_for() -> None:
    siege = Siege("I").unit("hunt", "H2").begin()
    found = menu(siege)
    assert {entry.name for entry in found.entries} == {option.name for option in siege.match.questions[0].options}
    *others, end = found.entries
    for number, entry in enumerate(others, 1):
        assert found.find(str(number)) == entry
    assert found.find("0") == end
    assert end.name == "end"


def test_what_ends_the_actions_lies_under_0_alone_and_apart() -> None:
    idle = menu(Siege("II").unit("hunt", "F1").chaos("F1").actions(1).begin())
    assert {entry.name for entry in idle.entries} == {"end"}
    assert idle.find("1") is None
    assert [line.plain for line in idle.lines(80)][-1] == f"  0  {text.option('end', 'zeds')}"
    folded = crowd()
    assert folded.find("0") == folded.entries[-1]
    assert folded.number_of("end") == "0"
    folded.unfolded("1", 80)
    assert folded.find("0") == folded.entries[-1], "also while the answers of one unit are shown"
    assert folded.find("00") is None, "nobody else can end anything"


def test_who_ends_the_actions_while_any_are_left_is_told_so_once(tmp_path: Path) -> None:
    match = Siege("I").unit("hunt", "F1").unit("piazza", "TC").store(supplies=9).actions(2).begin().match
    *_before, page = played_at_one_screen(tmp_path, match, ":0", ":0")
    assert page.count(text.say("play-end-again")) == 1
    assert text.say("zeds-lost", "en", "zeds", count=3) in page
    assert match.view("red")["round"] == 2, "said again it is done"


def test_what_others_can_still_use_is_not_lost() -> None:
    def told(**actions: Any) -> str:
        at_work: dict[str, Any] = {"own": [], "event": 2, "free": [], "done": []} | actions
        return lost("zeds", {"seats": ["red", "blue"], "actions": at_work}, "red")

    assert told() == ""
    assert told(own=["red"]) == text.say("zeds-lost", "en", "zeds", count=1)
    assert told(done=["blue"]) == text.say("zeds-lost", "en", "zeds", count=2)


def test_on_a_low_screen_the_answers_of_units_are_folded_until_somebody_is_named() -> None:
    siege = Siege("II").unit("hunt", "TC").unit("johnson", "TC").unit("piazza", "F1").unit("schmidt", "M1").begin()
    listed = menu(siege)
    assert len(listed.lines(80)) > 12
    folded = [line.plain for line in listed.lines(80, 24)]
    assert len(folded) <= 12 / 2
    few = menu(Siege("I").unit("hunt", "B1").begin())
    assert few.lines(80, 60) == few.lines(80)
    *hunt, back = [line.plain for line in listed.unfolded("hunt", 80)]
    assert hunt
    assert back == text.say("menu-back")
    deeds = {entry.brief for entry in listed.entries if entry.heading.startswith("Sheriff Hunt")}
    assert all(deed in " ".join("\n".join(hunt).split()) for deed in deeds)
    assert listed.unfolded("nobody", 80) == listed.unfolded("h", 80) == []


def crowd(*cards: str) -> Menu:
    """Return a menu that is too long for a low screen, in its first step."""
    siege = Siege("II").unit("hunt", "TC").unit("johnson", "TC").unit("piazza", "F1").unit("schmidt", "M1").zed("F2", 4)
    found = menu(siege.holds(*cards).begin())
    assert found.lines(80, 24)[-1].plain == text.say("menu-folded")
    return found


def test_a_number_for_a_folded_group_asks_which_of_it_is_meant() -> None:
    listed = crowd()
    assert listed.find("1") is None
    shown = " ".join(line.plain for line in listed.unfolded("1", 80))
    assert shown.startswith(text.name("hunt", "zeds"))
    entry = listed.find("1")
    assert entry is not None
    assert "hunt" in entry.name
    assert f"  {listed.most} " in shown
    assert f"  {listed.most + 1} " not in shown


def test_a_list_that_has_one_answer_under_a_number_gives_it_at_once() -> None:
    listed = crowd("adrenaline")
    last = listed.find(str(listed.most))
    assert last is not None
    assert last.name == "card:adrenaline"
    assert listed.find(str(listed.most + 1)) is None
    assert listed.unfolded(str(listed.most + 1), 80) == []


def test_two_numbers_are_both_steps() -> None:
    listed = crowd()
    found = {listed.number_of(entry.name): entry.name for entry in listed.entries}
    assert len(found) == len(listed.entries)
    for number, name in found.items():
        entry = listed.find(number)
        assert entry is not None
        assert entry.name == name


def test_when_everything_is_shown_numbers_run_through_again() -> None:
    listed = crowd()
    listed.unfolded("2", 80)
    listed.lines(80)
    assert [listed.find(str(number)) for number in range(1, len(listed.entries))] == listed.entries[:-1]


def test_a_folded_unit_shows_its_best_chance() -> None:
    siege = Siege("II").unit("hunt", "TC").unit("johnson", "TC").unit("piazza", "F1").unit("schmidt", "M1").zed("F2", 4)
    siege.begin()
    odds = siege.match.view("red")["odds"]
    fought = [odds[name] for name in odds if "piazza" in name]
    likeliest = max(chances.get(kind, 0.0) for chances in fought for kind in ("win", "kill"))
    folded = "\n".join(line.plain for line in menu(siege).lines(80, 24))
    assert f"{percent(likeliest)} %" in folded


def test_on_a_low_screen_a_card_with_many_ways_to_play_it_is_folded_as_well() -> None:
    siege = Siege("III").unit("hunt", "TC").unit("piazza", "F1").zed("M5", 4).holds("someone_there").actions(2).begin()
    listed, ways = menu(siege), siege.may("card:someone_there:")
    card = text.name("someone_there", "zeds", "en", "card")
    folded = "\n".join(line.plain for line in listed.lines(80, 24))
    assert len(ways) > 12
    assert folded.count(card) == 1
    assert len(folded.splitlines()) <= 12 / 2
    shown = "\n".join(line.plain for line in listed.unfolded(card, 80))
    assert all(text.name(way.split(":")[2], "zeds", "en") in shown for way in ways)


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_on_a_low_screen_roads_question_and_answers_stay_in_sight(language: str) -> None:
    siege = Siege("V").zed("F5", 5).zed("M5", 6).zed("H5", 3).zed("S3", 4).zed("T7", 4).holds("drifter").actions(3)
    for name, place in (("hunt", "F3"), ("schmidt", "M1"), ("riot", "H1"), ("red_diamond1", "T1"), ("agee", "LAB")):
        siege.unit(name, place)
    for name in ("santana", "piazza", "johnson", "red_diamond2", *(f"civilians{number}" for number in range(1, 5))):
        siege.unit(name, "TC")
    siege.begin()
    console = Console(width=80, height=24, force_terminal=True, color_system=None)
    with console.capture() as capture:
        console.print(draw("zeds", siege.match.view("red"), language))
    board = capture.get().splitlines()
    roads = next(number for number, line in enumerate(board) if line.startswith(words.name("F", language)))
    assert len(board) - roads + len(menu(siege).lines(80, 24)) < 24
    for unit, place in (("hunt", "F3"), ("schmidt", "M1"), ("red_diamond1", "T1")):
        assert words.short(unit, language, 3) in "\n".join(board), f"{unit} is seen on {place}"


def test_a_few_words_do_where_they_fit_one_answer() -> None:
    listed = menu(Siege("I").unit("hunt", "TC").unit("schmidt", "TC").actions(2).begin())
    found = {typed: listed.find(typed) for typed in ("hunt f0", "Schmidt F0", "hunt", "f0", "hunt z9")}
    names = {typed: entry.name if entry else "" for typed, entry in found.items()}
    assert names == {
        "hunt f0": "move:hunt:F0",
        "Schmidt F0": "move:schmidt:F0",
        "hunt": "",
        "f0": "",
        "hunt z9": "",
    }


def test_a_unit_tells_what_it_can_do() -> None:
    text.speak("de")
    told = about("zeds", "hunt")
    assert told[0] == "Stärke 5, reduziert 3; Bewegung 4; schießt bis zu 2 Felder weit"
    assert any(line.startswith("Führung: ") for line in told)
    assert about("zeds", "nobody") == []


def test_only_the_horde_sees_its_cards() -> None:
    match = lamplit.new("zeds", seed="horde", options={"mode": "versus"})
    assert "The horde’s cards" in drawn(match.view("zeds"), "en")
    assert "The horde’s cards" not in drawn(match.view("red"), "en")


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_end_tells_what_the_score_is_made_of(language: str) -> None:
    siege = Siege("I").unit("hunt", "TC").next_events("finale_b1").turn()
    result = siege.match.result or {}
    shown = drawn(siege.match.view("red"), language)
    worth = {name: points for name, points in result["points"].items() if points}
    assert worth["units"] > 0
    for name, points in worth.items():
        assert f"{text.say(f'epilogue-{name}', language, 'zeds')} {words.signed(points)}" in " ".join(shown.split())
    for line in result["lines"]:
        assert text.say(f"epilogue-{line}", language, "zeds")[:20] in shown
