"""Checking records, and watching games as each seat saw them."""

import asyncio
import dataclasses
import json
import random
from functools import cache
from typing import Any

import pytest

from lamplit import BadRecord, Match, UnknownGame, UnknownSeat, load, new
from lamplit.bots import make, play
from lamplit.engine import CLOCK, SPECTATOR, census
from lamplit.engine.records.lines import summed
from lamplit.games import GAMES
from lamplit.server.bot_workers import background_jobs
from lamplit.server.bot_workers.background_jobs import check_record, continued_record, frames
from lamplit.server.bot_workers.pool import WorkerPool
from lamplit.server.patch import apply

HOUSE = [("terrorscape", "thumb"), ("terrorscape", "random"), ("escape", "thumb")]


@cache
def night(game: str, level: str) -> Match:
    """Return a finished game."""
    match = new(game, seed=7)
    play(match, {seat: make(game, level, seat, f"7 {seat}") for seat in match.seats}, random.Random(7))
    assert match.over
    return match


def half(game: str) -> Match:
    """Return an unfinished game."""
    whole, match = night(game, "thumb"), new(game, seed=7)
    given = [answer for segment in whole.story() for answer in segment.answers]
    for seat, name, at in given[: len(given) // 2]:
        match.answer(seat, name, at)
    return match


def altered(record: str, **header: Any) -> str:
    """Return a record with another header and correct checksums."""
    first, *lines = [json.loads(line) for line in record.splitlines()]
    for line in (first, *lines):
        del line["sum"]
    return summed([first | header, *lines])


# -- checking --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "level"), HOUSE)
def test_a_finished_record_tells_what_was_played(game: str, level: str):
    match = night(game, level)
    assert check_record(match.record()) == {
        "game": game,
        "options": match.options,
        "seats": list(match.seats),
        "rules": match.game.rules,
        "result": match.result,
        "answers": sum(len(segment.answers) for segment in match.story()),
        "seconds": match.now,
        "unfinished": False,
        "verified": True,
    }


def test_an_unfinished_record_has_no_result_yet():
    found = check_record(half("escape").record())
    assert found["unfinished"] is True
    assert found["result"] is None
    assert 0 < found["seconds"] < check_record(night("escape", "thumb").record())["seconds"]


@pytest.mark.parametrize("seat", ["answers", "seed", "result"])
def test_a_record_that_lies_is_refused(seat: str):
    *lines, end = [json.loads(line) for line in night("terrorscape", "thumb").record().splitlines()]
    for line in (*lines, end):
        del line["sum"]
    if seat == "answers":
        next(line for line in lines if line.get("answers"))["answers"][0][1] = "win-at-once"
    elif seat == "seed":
        lines[0] |= {"seed": "8"}
    else:
        end["result"] = {"side": "nobody"}
    with pytest.raises(BadRecord):
        check_record(summed([*lines, end]))


def test_only_what_came_out_from_its_seed_on_is_verified(monkeypatch: pytest.MonkeyPatch):
    whole, branched = night("terrorscape", "thumb").record(), half("terrorscape").branch("elsewhere").record()
    assert check_record(whole)["verified"] is True
    assert check_record(branched)["verified"] is False, "anybody may have laid the table it begins with"
    monkeypatch.setitem(GAMES, "terrorscape", dataclasses.replace(GAMES["terrorscape"], rules=99))
    assert check_record(whole)["verified"] is False


def test_a_record_of_endless_answers_is_not_played(monkeypatch: pytest.MonkeyPatch):
    record = night("terrorscape", "thumb").record()
    answers = check_record(record)["answers"]
    monkeypatch.setattr(background_jobs, "MOST_ANSWERS", answers)
    assert check_record(record)["answers"] == answers
    monkeypatch.setattr(background_jobs, "MOST_ANSWERS", answers - 1)
    monkeypatch.setattr(background_jobs, "load", None)
    with pytest.raises(BadRecord, match="at most"):
        check_record(record)


def test_a_header_says_nothing_that_no_record_says():
    stuffed = altered(half("terrorscape").record(), ballast="a" * 100_000)
    with pytest.raises(BadRecord, match="ballast"):
        check_record(stuffed)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_as_it_stands_with_luck_that_nobody_knows(game: str):
    match = half(game)
    first, second = load(continued_record(match.record(), "one")), load(continued_record(match.record(), "two"))
    for seat in (*match.seats, SPECTATOR):
        assert match.view(seat) == first.view(seat) == second.view(seat)
    assert [question.pack() for question in first.questions] == [question.pack() for question in match.questions]
    assert first.table.chance.key != second.table.chance.key != match.table.chance.key
    unseen = [zone for zone in match.game.zones(match.table) if not zone.seen_by(match.table)]
    longest = max(unseen, key=lambda zone: len(zone.cards(match.table))).cards
    assert census(match.game.zones(first.table), first.table) == census(match.game.zones(match.table), match.table)
    assert len({tuple(longest(each.table)) for each in (match, first, second)}) == 3
    assert len(continued_record(match.record(), "one")) < len(match.record())


def test_a_table_too_large_to_go_on_with_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(background_jobs, "LONGEST_START", 1_000)
    with pytest.raises(BadRecord, match="too large"):
        continued_record(half("terrorscape").record(), "one")


@pytest.mark.parametrize("text", ["", "{}", "[" * 100_000, '{"lamplit":1}', "\ud800", "null\n" * 1000])
def test_what_is_no_record_is_refused(text: str):
    with pytest.raises(BadRecord):
        check_record(text)
    with pytest.raises(BadRecord):
        frames(text, "killer")


# -- watching --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "level"), HOUSE)
def test_every_frame_shows_what_the_seat_saw_then(game: str, level: str):
    match = night(game, level)
    again = new(game, seed=7)
    watched = {seat: frames(match.record(), seat) for seat in (*match.seats, SPECTATOR)}
    watched = json.loads(json.dumps(watched))
    views = {seat: found[0]["view"] for seat, found in watched.items()}
    questions = {seat: found[0]["question"] for seat, found in watched.items()}
    events = {seat: found[0]["events"] for seat, found in watched.items()}
    given = [answer for segment in match.story() for answer in segment.answers]
    assert {len(found) for found in watched.values()} == {len(given) + 1}, "frames of different seats lie side by side"
    for number, answer in enumerate([None, *given]):
        if answer is not None:
            again.answer(*answer)
        for seat, found in watched.items():
            frame = found[number]
            if answer is not None:
                views[seat] = apply(views[seat], frame.get("patch", []))
                events[seat] += frame.get("events", [])
                questions[seat] = frame.get("question", questions[seat])
                assert frame == {} or frame["by"] == (None if answer[0] == CLOCK else answer[0])
                assert frame.get("now", again.now) == again.now
            assert views[seat] == again.view(seat)
            question = again.question(seat)
            assert questions[seat] == (None if question is None else question.pack())
    assert events == {seat: match.events(seat) for seat in watched}


def test_frames_hold_only_what_changed():
    record = night("terrorscape", "thumb").record()
    first, *others = frames(record, "killer")
    assert first.keys() == {"view", "events", "question", "now"}
    assert {} in others, "the survivors whisper, and the killer sees nothing"
    assert all(frame.get("patch") != [] and frame.get("events") != [] for frame in others)
    whole_view = len(json.dumps(first["view"]))
    assert sum(len(json.dumps(frame.get("patch", []))) for frame in others) < 0.15 * whole_view * len(others)


def test_an_unfinished_game_can_be_watched_so_far():
    match = half("terrorscape")
    watched = frames(match.record(), "survivor1")
    assert watched == frames(night("terrorscape", "thumb").record(), "survivor1")[: len(watched)]


def test_a_game_that_branched_off_another_is_watched_from_its_own_beginning():
    match = half("terrorscape").branch("elsewhere")
    bots = {seat: make("terrorscape", "thumb", seat, seat) for seat in match.seats}
    play(match, bots, random.Random(1))
    for seat in match.seats:
        first, *others = json.loads(json.dumps(frames(match.record(), seat)))
        view = first["view"]
        for frame in others:
            view = apply(view, frame.get("patch", []))
        assert view == match.view(seat)


def test_a_seat_that_is_not_there_cannot_be_watched():
    with pytest.raises(UnknownSeat):
        frames(night("terrorscape", "thumb").record(), "dora")


def test_a_game_nobody_knows_cannot_be_watched():
    with pytest.raises(UnknownGame):
        frames(altered(night("terrorscape", "thumb").record(), game="chess"), "killer")


@pytest.mark.parametrize("seat", ["killer", "survivor2", SPECTATOR])
def test_a_game_of_other_rules_is_watched_by_what_was_told(monkeypatch: pytest.MonkeyPatch, seat: str):
    match = night("terrorscape", "thumb")
    record = match.record()
    monkeypatch.setitem(GAMES, "terrorscape", dataclasses.replace(GAMES["terrorscape"], rules=99))
    first, *others = frames(record, seat)
    assert first["view"] is None
    assert first["question"] is None
    assert 1 + len(others) == len(match.segments)
    assert all(frame.keys() <= {"events"} for frame in others)
    assert [*first["events"], *(event for frame in others for event in frame.get("events", []))] == match.events(seat)
    with pytest.raises(UnknownSeat):
        frames(record, "dora")


def test_a_game_that_would_come_out_differently_today_is_watched_by_what_was_told():
    *lines, end = [json.loads(line) for line in night("terrorscape", "thumb").record().splitlines()]
    for line in (*lines, end):
        del line["sum"]
    next(line for line in lines if line.get("chance"))["chance"].pop()
    record = summed([*lines, end])
    with pytest.raises(BadRecord):
        check_record(record)
    assert frames(record, "killer")[0]["view"] is None


def test_jobs_are_done_in_another_process():
    record = night("terrorscape", "thumb").record()

    async def scenario() -> None:
        bot_workers = WorkerPool(1)
        await bot_workers.open()
        try:
            assert await bot_workers.job("check_record", record) == check_record(record)
            assert await bot_workers.job("frames", record, "killer") == frames(record, "killer")
            with pytest.raises(BadRecord) as caught:
                await bot_workers.job("check_record", record[:-200])
            assert caught.value.text("de") != caught.value.text("en")
        finally:
            await bot_workers.close()

    asyncio.run(scenario())
