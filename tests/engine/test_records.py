"""Records: watched, loaded, continued; and whatever is wrong with one, it is said and nothing else happens."""

import copy
import dataclasses
import itertools
import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamplit.engine import CLOCK, SPECTATOR, BadRecord, Game, Match, NewerRecord, UnknownSeat, start
from lamplit.engine.matches.loading import load
from lamplit.engine.records.lines import summed
from lamplit.engine.records.story import read
from lamplit.engine.testing import conformance

from .games import attic, lanterns, seance

GAMES: dict[str, Game[Any]] = {game.name: game for game in (lanterns.GAME, seance.GAME, attic.GAME)}


def loaded(text: str) -> Match:
    return load(text, GAMES.__getitem__)


def lines_of(text: str) -> list[dict[str, Any]]:
    """The lines of a record without their sums."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def first_card() -> Match:
    """The medium has drawn a card, ada has stepped up, and it is her turn."""
    match = start(seance.GAME, "1", {})
    match.answer("medium", "draw")
    match.answer("bo", "who:ada")
    return match


def evening() -> Match:
    """Somebody said and noted something, and time has passed."""
    match = start(lanterns.GAME, "1", {"keepers": 2})
    match.answer("ann", "draw", at=0.5)
    match.answer("ben", "listen")
    match.answer(CLOCK, "pass")
    match.table_talk.say("ann", "dark in here")
    return match


def message(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        loaded(text)
    return caught.value.message


# -- whole and true --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene", [first_card, evening, lambda: conformance.play(seance.GAME)])
def test_a_record_is_the_match(scene: Callable[[], Match]):
    match = scene()
    again = loaded(match.record())
    assert again.record() == match.record()
    for seat in (*match.seats, SPECTATOR):
        assert again.view(seat) == match.view(seat)
        assert again.events(seat) == match.events(seat)
    assert [q.pack() for q in again.questions] == [q.pack() for q in match.questions]
    assert (again.result, again.now, again.seed) == (match.result, match.now, match.seed)


def test_a_match_loaded_in_the_middle_of_a_step_goes_on():
    match = first_card()
    again = loaded(match.record())
    assert again.questions[0].prompt == "turn"
    for each in (match, again):
        each.answer("ada", "draw")
    assert again.record() == match.record()


def test_a_secret_vote_goes_on_after_loading():
    match = start(seance.GAME, "1", {})
    table: Any = match.checkpoint.copy()
    table.hands = {"medium": ["draught", "echo", "echo"], "ada": ["echo", "trade"], "bo": ["trade", "echo"]}
    held = Counter(card for hand in table.hands.values() for card in hand)
    table.deck = list((Counter(seance.CARDS) - held).elements())
    match = Match(seance.GAME, match.options, None, table)
    match.answer("medium", "play:draught")
    match.answer("ada", "lose:trade")
    again = loaded(match.record())
    assert {q.seat for q in again.questions} == {"medium", "bo"}
    for each in (match, again):
        each.answer("bo", "lose:echo")
        each.answer("medium", "lose:echo")
    assert again.view("ada") == match.view("ada")
    assert again.record() == match.record()


def test_what_was_taken_back_is_not_in_the_record():
    match = start(lanterns.GAME, "1", {})
    before = match.record()
    match.answer("ann", "listen", at=1)
    match.undo("ann")
    assert match.record() == before


@pytest.mark.parametrize("scene", [first_card, evening])
def test_a_record_can_be_watched_from_every_viewpoint(scene: Callable[[], Match]):
    match = scene()
    story = read(match.record())
    assert story.seats == [*match.seats, SPECTATOR]
    for seat in story.seats:
        assert story.events(seat) == match.events(seat)
    assert story.result is None
    with pytest.raises(UnknownSeat):
        story.events("dora")


def test_a_sampled_or_branched_match_can_be_recorded_too():
    match = first_card()
    for other in (match.sample("ada", "1"), match.branch("1")):
        again = loaded(other.record())
        assert again.record() == other.record()
        for each in (other, again):
            each.answer("ada", "draw")
        assert again.view("ada") == other.view("ada")


# -- other rules -----------------------------------------------------------------------------------------------------


def test_a_record_of_other_rules_is_continued_from_its_newest_checkpoint():
    match = first_card()
    match.say("bo", "hurry", team=True)
    newer = dataclasses.replace(seance.GAME, rules=2)
    again = load(match.record(), lambda _name: newer)
    assert again.view("bo") == match.clone().view("bo")
    assert again.questions[0].prompt == "who-plays"
    assert again.table_talk.talk("ada") == [("bo", "hurry")]
    again.answer("ada", "who:bo")
    assert load(again.record(), lambda _name: newer).record() == again.record()


def test_even_a_match_in_its_first_step_can_be_continued():
    newer = dataclasses.replace(seance.GAME, rules=2)
    again = load(start(seance.GAME, "1", {}).record(), lambda _name: newer)
    assert again.question("medium") is not None


def test_a_finished_match_of_other_rules_stays_finished():
    match = conformance.play(seance.GAME)
    again = load(match.record(), lambda _name: dataclasses.replace(seance.GAME, rules=2))
    assert again.result == match.result


def test_an_old_table_is_brought_to_the_shape_of_today():
    def upgrade(packed: dict[str, Any], rules: int) -> dict[str, Any]:
        assert rules == 1
        return packed | {"round": packed["round"] + 1}

    newer = dataclasses.replace(seance.GAME, rules=2, upgrade=upgrade)
    assert load(first_card().record(), lambda _name: newer).view("ada")["round"] == 2


def test_an_old_table_that_cannot_be_brought_over_is_refused():
    newer = dataclasses.replace(seance.GAME, rules=2, upgrade=lambda packed, _rules: packed["ghosts"])
    with pytest.raises(BadRecord) as caught:
        load(first_card().record(), lambda _name: newer)
    assert caught.value.message == "error-record-rules"


# -- not whole or not true -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " \n\n", None, 5, b"{}", ["{}"]])
def test_nothing_is_no_record(text: Any):
    assert message(text) == "error-record-empty"


@pytest.mark.parametrize("text", ["hello", "{}", "[]", '{"lamplit": true}', '{"lamplit": 0}', '"lamplit"', "\ufeff{}"])
def test_something_else_is_no_record(text: str):
    assert message(text) == "error-record-not"


def test_a_record_of_a_newer_format_says_so():
    with pytest.raises(NewerRecord) as caught:
        loaded('{"lamplit": 2, "sum": "?"}')
    assert caught.value.arguments == {"found": 2, "known": 1}


def test_a_record_that_breaks_off_is_noticed():
    text = first_card().record()
    lines = text.splitlines(keepends=True)
    for count in range(1, len(lines)):
        assert message("".join(lines[:count])) in ("error-record-short", "error-record-line")
    assert message(text[: len(text) // 2]) == "error-record-line"


def test_a_changed_line_is_noticed():
    text = first_card().record()
    assert message(text.replace("who:ada", "who:bo", 1)) == "error-record-sum"
    lines = text.splitlines(keepends=True)
    assert message("".join([lines[0], *lines[2:]])) == "error-record-sum"


def edited(match: Match, edit: Callable[[list[dict[str, Any]]], Any]) -> str:
    """A record somebody changed with care: all sums are right again."""
    lines = copy.deepcopy(lines_of(match.record()))
    edit(lines)
    lines[-1]["lines"] = len(lines) - 1
    return summed(lines)


def segment(lines: list[dict[str, Any]], number: int = 0) -> dict[str, Any]:
    return [line for line in lines if "answers" in line][number]


def checkpoint(lines: list[dict[str, Any]]) -> dict[str, Any]:
    return [line for line in lines if "checkpoint" in line][-1]["checkpoint"]


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        (lambda lines: segment(lines)["answers"].append(["bo", "draw"]), "error-record-answer"),
        (lambda lines: segment(lines).update(answers=[["medium", "fly"]]), "error-record-answer"),
        (lambda lines: segment(lines).update(answers=[["dora", "draw"]]), "error-record-answer"),
        (lambda lines: segment(lines).update(answers=[["medium", "draw", -1.0]]), "error-record-answer"),
        (lambda lines: segment(lines)["chance"].clear(), "error-record-differs"),
        (lambda lines: segment(lines)["events"].pop(), "error-record-differs"),
        (lambda lines: segment(lines)["events"][0][2].update(card="joker"), "error-record-differs"),
        (lambda lines: checkpoint(lines).update(round=True), "error-record-differs"),
        (lambda lines: checkpoint(lines)["hands"]["ada"].pop(), "error-record-differs"),
        (lambda lines: lines[-1].update(result={"how": "bribed"}), "error-record-differs"),
        (lambda lines: lines[-1].update(result=[]), "error-record-line"),
        (lambda lines: lines[-1].update(end=1), "error-record-line"),
        (lambda lines: lines[0].update(seed="2"), "error-record-header"),
        (lambda lines: lines[0].update(seed=2), "error-record-header"),
        (lambda lines: lines[0].update(commitment="x"), "error-record-header"),
        (lambda lines: lines[0].update(seats=["medium"]), "error-record-header"),
        (lambda lines: lines[0].update(seats=[["medium"]]), "error-record-header"),
        (lambda lines: lines[0].update(options={"rounds": 99}), "error-record-header"),
        (lambda lines: lines[0].update(options=[]), "error-record-header"),
        (lambda lines: lines[0].update(rules=True), "error-record-header"),
        (lambda lines: lines[0].update(start={}), "error-record-header"),
        (lambda lines: lines[0].pop("seed"), "error-record-header"),
        (lambda lines: lines.insert(1, {"gossip": 1}), "error-record-line"),
        (lambda lines: lines.insert(1, {"end": True}), "error-record-line"),
        (lambda lines: lines.insert(1, {"checkpoint": 5}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"said": 5, "by": "ada", "to": None}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"said": "boo", "by": "ada", "to": [5]}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"said": "boo", "by": "ada"}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"marked": [], "by": "ada"}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"marked": {"guess": "x"}, "by": "ada"}), "error-record-line"),
        (lambda lines: lines.insert(-1, {"said": "boo", "by": "dora", "to": None}), "error-record-aside"),
        (lambda lines: lines.insert(-1, {"said": "boo", "by": "ada", "to": ["medium"]}), "error-record-aside"),
        (lambda lines: lines.insert(-1, {"marked": {"guess": ["x"]}, "by": "bo"}), "error-record-aside"),
        (lambda lines: lines.insert(-1, {"marked": {"suspicion": ["x"] * 3}, "by": "medium"}), "error-record-aside"),
        (lambda lines: segment(lines).update(answers=[["medium"]]), "error-record-line"),
        (lambda lines: segment(lines).update(answers=[["medium", "draw", "now"]]), "error-record-line"),
        (lambda lines: segment(lines).update(answers={}), "error-record-line"),
        (lambda lines: segment(lines).update(chance=[["draw"]]), "error-record-line"),
        (lambda lines: segment(lines).update(events=[["*", "drew", {}]]), "error-record-line"),
        (lambda lines: segment(lines).update(events=[[[5], "drew", {}]]), "error-record-line"),
        (lambda lines: segment(lines).update(extra=1), "error-record-line"),
        (lambda lines: lines.insert(-2, {"said": "boo", "by": "ada", "to": None}), "error-record-line"),
    ],
)
def test_a_careful_forgery_is_noticed(edit: Callable[[list[dict[str, Any]]], Any], expected: str):
    assert message(edited(first_card(), edit)) == expected


def test_a_forged_record_of_other_rules_cannot_bring_an_impossible_table():
    newer = dataclasses.replace(seance.GAME, rules=2)
    for change in (
        {"now": "late"},
        {"hands": {"medium": "x"}},
        {"chance": {}},
        {"ghosts": 1},
        {"step": "nowhere"},
        {"hands": {}},
    ):
        text = edited(first_card(), lambda lines, change=change: checkpoint(lines).update(change))
        with pytest.raises(BadRecord) as caught:
            load(text, lambda _name: newer)
        assert caught.value.message == "error-record-checkpoint"


@pytest.mark.parametrize(
    "line",
    [
        "[" * 100_000,
        "{" * 100_000,
        '{"a":' * 50 + "1" + "}" * 50,
        '{"a": NaN}',
        '{"a": Infinity}',
        '{"a": 1e999}',
        '{"a": -1e999}',
        '{"a": ' + "9" * 5000 + "}",
        '{"a": 99999999999999999999}',
        '{"answers": [], "answers": []}',
        '{"a": "\\ud800"}',
        '{"a": "\ud800"}',
        '{"a": 1} {"a": 1}',
        "",
        "null",
        "\x00",
    ],
)
def test_lines_nobody_can_read_are_refused(line: str):
    header = first_card().record().splitlines()[0]
    assert message(f"{header}\n{line}\n{{}}\n") in ("error-record-line", "error-record-sum")
    assert message(line + "\n" + header) in ("error-record-not", "error-record-sum", "error-record-line")


def test_what_is_hard_to_bear_is_refused_even_with_right_sums():
    deep: Any = 1
    for _ in range(60):
        deep = [deep]
    for line in ({"lamplit": 1, "a": deep}, {"lamplit": 1, "a": 2**60}, {"lamplit": 1, "a": -1e300}):
        assert message(summed([line])) == "error-record-not"
    assert message(summed([{"lamplit": 1}]).replace('"lamplit":1', '"lamplit":1,"lamplit":1')) == "error-record-not"


def test_a_long_record_holds_a_checkpoint_now_and_then():
    story = read(conformance.play(lanterns.GAME, seed="4").record())
    gaps = [later - sooner for (sooner, _), (later, _) in itertools.pairwise(story.checkpoints)]
    assert len(story.segments) > 40
    assert story.checkpoints[0][0] == 0
    assert max(gaps) <= 16


RECORDS = [
    first_card().record(),
    evening().record(),
    *(
        conformance.play(game, seed=seed).record()
        for game, seed in ((seance.GAME, "1"), (attic.GAME, "1"), (attic.GAME, "5"))
    ),
]
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"))
    | st.sampled_from(["medium", "ada", "*", "draw", "over", "act"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abc"), inner, max_size=4),
    max_leaves=8,
)


def bears(text: str) -> None:
    """Reading and loading either work or say that the record is bad."""
    for version in (1, 2):
        games = {name: dataclasses.replace(game, rules=version) for name, game in GAMES.items()}
        try:
            match = load(text, lambda name, games=games: games.get(name) or GAMES["seance"])
        except BadRecord:
            continue
        else:
            read(text)
            assert load(match.record(), lambda _name, match=match: match.game).record() == match.record()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(RECORDS), st.data())
def test_records_with_changed_letters_are_borne(text: str, data: st.DataObject):
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 5))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + cut :]
    bears(text)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside."""
    inside = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    return [path, *(way for key, value in inside for way in places(value, (*path, key)))]


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(RECORDS), st.data())
def test_records_with_anything_anywhere_and_right_sums_are_borne(text: str, data: st.DataObject):
    lines = lines_of(text)
    for _ in range(data.draw(st.integers(1, 2))):
        ways = [way for way in places(lines) if len(way) > 1]
        put(lines, data.draw(st.sampled_from(ways)), data.draw(JSON))
    try:
        forged = summed(lines)
    except (ValueError, TypeError):
        return
    bears(forged)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(RECORDS), st.data())
def test_records_with_lines_lost_doubled_or_swapped_are_borne(text: str, data: st.DataObject):
    lines = lines_of(text)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(lines) - 1))
        lines[at : at + 1] = data.draw(st.sampled_from([[], [lines[at]] * 2, [data.draw(st.sampled_from(lines))]]))
        if not lines:
            return
    bears(summed(lines))
