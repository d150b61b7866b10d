"""Golden games: whole records that come out the same to the letter, can be watched, and cannot be forged."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.engine import SPECTATOR, BadRecord
from lamplit.engine.records.lines import summed

from .. import golden

FOLDER = Path(__file__).parent.parent / "records" / "terrorscape"
RECORDS = sorted(FOLDER.glob("*.jsonl"))
NAMES = [path.stem for path in RECORDS]
KILLERS = ("butcher", "spectre", "murderer")
LARGEST = 150_000

each = pytest.mark.parametrize("text", [path.read_text(encoding="utf-8") for path in RECORDS], ids=NAMES)
some = pytest.mark.parametrize("name", ["butcher-v2", "murderer-v1.05", "everything"])


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8")


def test_there_is_a_golden_game_of_every_killer_edition_and_variant():
    assert {f"{killer}-{edition}" for killer in KILLERS for edition in ("v2", "v1.05")} <= set(NAMES)
    assert {f"traits-{level}" for level in ("easy", "normal", "hard", "nightmare", "free")} <= set(NAMES)
    assert {"separate-ways", "plans", "everything"} <= set(NAMES)
    assert max(path.stat().st_size for path in RECORDS) < LARGEST


def test_the_golden_games_are_what_their_names_say():
    for path in RECORDS:
        options = lamplit.read(path.read_text(encoding="utf-8")).header["options"]
        first, _, second = path.stem.partition("-")
        if first in KILLERS:
            assert (options["killer"], options["edition"]) == (first, second)
        elif first == "traits":
            assert options["traits"] == second
    options = lamplit.read(text_of("everything")).header["options"]
    assert (options["traits"], options["separate_ways"], options["plans"]) == ("free", True, True)


@each
def test_a_golden_game_comes_out_the_same(text: str):
    golden.comes_out_the_same(text)
    assert (lamplit.read(text).result or {})["side"] in ("killer", "survivors")


@each
def test_a_golden_game_can_be_watched_without_playing_it(text: str, monkeypatch: pytest.MonkeyPatch):
    def never(*_args: Any) -> None:
        raise AssertionError("a step was played")

    steps = lamplit.game("terrorscape").steps
    for step in steps:
        monkeypatch.setitem(steps, step, never)  # pyright: ignore[reportArgumentType]
    story = lamplit.read(text)
    for seat in story.seats:
        told = story.events(seat)
        assert told[-1]["kind"] == "over"
        assert [event["n"] for event in told] == list(range(1, len(told) + 1))


def test_what_one_side_hears_the_other_does_not():
    for text in map(text_of, NAMES):
        story = lamplit.read(text)
        killer, survivor, watcher = (story.events(seat) for seat in ("killer", "survivor1", SPECTATOR))
        assert any(event["kind"] == "drew-skill" for event in killer)
        assert not any(event["kind"] == "drew-skill" for event in survivor + watcher)
        assert any(event["kind"] == "drew-item" for event in survivor)
        assert not any(event["kind"] == "drew-item" for event in killer + watcher)


def test_a_record_of_the_first_rules_goes_on_by_what_was_agreed_then():
    lines = lines_of(text_of("separate-ways"))
    lines[0]["rules"] = 1
    del lines[0]["options"]["sw_no_cards"]
    lines[0]["options"] |= {"sw_token_open": False, "unlock_overflow": "by_edition"}
    for line in lines:
        if "checkpoint" in line:
            del line["checkpoint"]["switches"]["sw_no_cards"]
            line["checkpoint"]["switches"] |= {"sw_token_open": False, "unlock_overflow": "others"}
    unfinished = [line for line in lines[: len(lines) // 2] if "end" not in line]
    match = lamplit.load(summed([*unfinished, {"end": True, "lines": len(unfinished), "result": None}]))
    readings = match.table.settings
    assert (readings.sw_no_cards, readings.sw_token_open, readings.unlock_overflow) == ("left_behind", False, "others")
    assert match.questions
    assert match.view("killer")["first_player"] == ""


# -- forgeries -------------------------------------------------------------------------------------------------------

Lines = list[dict[str, Any]]


def lines_of(text: str) -> Lines:
    """The lines of a record without their sums."""
    return [{key: value for key, value in json.loads(line).items() if key != "sum"} for line in text.splitlines()]


def somewhere(lines: Lines, part: str) -> Any:
    """That part of a line in the middle of the record which has something in it."""
    found = [line[part] for line in lines if line.get(part)]
    return found[len(found) // 2]


def another_answer(lines: Lines) -> None:
    somewhere(lines, "answers")[-1][1] = "fly"


def an_answer_of_another_seat(lines: Lines) -> None:
    answer = somewhere(lines, "answers")[-1]
    answer[0] = "survivor1" if answer[0] == "killer" else "killer"


def an_answer_left_out(lines: Lines) -> None:
    somewhere(lines, "answers").pop()


def another_card(lines: Lines) -> None:
    draw = next(outcome for line in lines for outcome in line.get("chance", ()) if outcome[0] == "draw")
    draw[2] = "amulet" if draw[2] != "amulet" else "key"


def luck_left_out(lines: Lines) -> None:
    somewhere(lines, "chance").clear()


def another_audience(lines: Lines) -> None:
    somewhere(lines, "events")[0][0] = ["killer", "survivor1"]


def another_event(lines: Lines) -> None:
    somewhere(lines, "events")[0][1] = "nothing-happened"


def an_event_about_something_else(lines: Lines) -> None:
    somewhere(lines, "events")[0][2]["place"] = "the attic"


def a_card_up_the_sleeve(lines: Lines) -> None:
    somewhere(lines, "checkpoint")["killer"]["hand"].append("pursue")


def a_better_health(lines: Lines) -> None:
    somewhere(lines, "checkpoint")["survivors"][0]["health"] += 1


def another_edition(lines: Lines) -> None:
    options = lines[0]["options"]
    options["edition"] = "v2" if options["edition"] == "v1.05" else "v1.05"


def another_seed(lines: Lines) -> None:
    lines[0]["seed"] += "!"


def another_promise(lines: Lines) -> None:
    lines[0]["commitment"] = "0" * 64


def other_seats(lines: Lines) -> None:
    lines[0]["seats"].reverse()


def another_winner(lines: Lines) -> None:
    lines[-1]["result"]["side"] = "nobody"


FORGERIES = [
    another_answer,
    an_answer_of_another_seat,
    an_answer_left_out,
    another_card,
    luck_left_out,
    another_audience,
    another_event,
    an_event_about_something_else,
    a_card_up_the_sleeve,
    a_better_health,
    another_edition,
    another_seed,
    another_promise,
    other_seats,
    another_winner,
]


@some
@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forgery_is_noticed_with_and_without_new_sums(name: str, forge: Callable[[Lines], None]):
    text = text_of(name)
    lines = lines_of(text)
    forge(lines)
    careful = summed(lines)
    careless = "".join(
        json.dumps({**line, "sum": json.loads(original)["sum"]}) + "\n"
        for line, original in zip(lines, text.splitlines(), strict=True)
    )
    with pytest.raises(BadRecord):
        lamplit.load(careful)
    with pytest.raises(BadRecord) as caught:
        lamplit.read(careless)
    assert caught.value.message == "error-record-sum"


@some
def test_a_single_changed_letter_is_noticed_wherever_it_stands(name: str):
    text = text_of(name)
    start = 0
    for number, line in enumerate(text.splitlines(keepends=True)):
        at = start + number * 7919 % (len(line) - 1)
        changed = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        if number % 8 == 0 or "checkpoint" in line:
            with pytest.raises(BadRecord):
                lamplit.read(changed)
        start += len(line)
