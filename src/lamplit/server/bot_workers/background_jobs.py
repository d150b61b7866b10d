"""Background jobs: work that takes too long for the event loop, run by bot workers. Input and output are plain data."""

import zlib
from collections.abc import Callable
from typing import Any

from ... import game as find_game
from ... import load, read
from ...engine import CLOCK, SPECTATOR, BadRecord, Excess, Match, Question
from ...engine.matches.match import lay
from ...engine.modules import of_today
from ...engine.records.story import Story
from ..errors import Overrun
from ..patch import difference
from ..time_budget import within

MOST_ANSWERS = 20_000
"""The most answers an imported record may hold."""
LONGEST_START = 300_000
"""The most letters in a record that a table continues from; the server itself reads it whenever it loads the table."""
TIME_TO_BEGIN = 1.0
"""Seconds allowed for loading that record."""

Frame = dict[str, Any]


def check_record(text: str) -> dict[str, Any]:
    """Return what a record says about its game. Raise `BadRecord` if it is damaged, inconsistent, or cannot be
    continued.

    It is `verified` if replaying it from the seed gives all of it again. Otherwise its first table or its end may have
    been made up.
    """
    story = read(text)
    answers = sum(len(segment["answers"]) for segment in story.segments)
    if answers > MOST_ANSWERS:
        raise BadRecord("error-record-answers", most=MOST_ANSWERS)
    match = load(text)
    return {
        "game": match.game.name,
        "options": match.options,
        "seats": list(match.seats),
        "rules": story.header["rules"],
        "result": match.result,
        "answers": answers,
        "seconds": match.now,
        "unfinished": not match.over,
        "verified": match.seed is not None,
    }


def continued_record(text: str, seed: str) -> str:
    """Return a record that begins at the game's present position, with fresh luck from there."""
    record = load(text).afresh(seed).record()
    if len(record) > LONGEST_START:
        raise BadRecord("error-record-start")
    try:
        within(TIME_TO_BEGIN, lambda: load(record))
    except (Overrun, Excess):
        raise BadRecord("error-record-start") from None
    return record


def frames(text: str, seat: str) -> list[Frame]:
    """Return a game as one seat saw it: the first view, and the changes for that seat with each answer of any seat.

    Frames without changes are included, so that frames of different seats stay aligned. A frame names the seat that
    acted, which is secret while a game runs; use this for finished games only. A record that today's rules cannot
    replay is shown segment by segment, from its events.
    """
    story = read(text)
    match = _played_again(text, story)
    return _by_segment(story, seat) if match is None else _by_answer(match, seat)


def books(text: str) -> list[str]:
    """Return the secret books of a finished game; none if today's rules cannot read it."""
    try:
        match = load(text)
    except BadRecord:
        return []
    return match.books(SPECTATOR) if match.over else []


def whole_record(
    game: str, options: dict[str, Any], seed: str | None, start: Any, answers: list[list[Any]], table_talk: list[Any]
) -> bytes:
    """Build the record of a match from its start, answers and talk, compressed with zlib."""
    found = find_game(game)
    table = lay(found, options, seed) if seed is not None else found.table.unpack(start)
    match = Match(found, options, seed, table)
    for seat, name, at in answers:
        match.answer(seat, name, at)
    match.table_talk.unpack(table_talk)
    return zlib.compress(match.record().encode())


JOBS: dict[str, Callable[..., Any]] = {
    "check_record": check_record,
    "gone_on": continued_record,
    "frames": frames,
    "books": books,
    "whole_record": whole_record,
}


def _played_again(text: str, story: Story) -> Match | None:
    """Replay a record from its beginning; `None` if the rules have changed since."""
    if not of_today(find_game(story.header["game"]), story.header["rules"], story.header.get("modules", {})):
        return None
    try:
        return load(text)
    except BadRecord:
        return None


def _by_answer(played: Match, seat: str) -> list[Frame]:
    match = Match(played.game, played.options, played.seed, played.origin)
    view, question, now = match.view(seat), _packed(match.question(seat)), match.now
    events = match.events(seat)
    heard = len(events)
    found: list[Frame] = [{"view": view, "events": events, "question": question, "now": now}]
    for who, name, at in [answer for segment in played.story() for answer in segment.answers]:
        match.answer(who, name, at)
        seen, put = match.view(seat), _packed(match.question(seat))
        events = match.events(seat, after=heard)
        changed: Frame = {"patch": difference(view, seen), "events": events}
        frame = {part: change for part, change in changed.items() if change}
        if put != question:
            frame["question"] = put
        if frame:
            frame["by"] = None if who == CLOCK else who
            if match.now != now:
                frame["now"] = now = match.now
        found.append(frame)
        view, question, heard = seen, put, heard + len(events)
    return found


def _by_segment(story: Story, seat: str) -> list[Frame]:
    found: list[Frame] = []
    told = story.events(seat)
    for segment in story.segments:
        part = Story(story.header, [segment], [], None, []).events(seat)
        events, told = told[: len(part)], told[len(part) :]
        found.append({"events": events} if events else {})
    first = found[0].get("events", []) if found else []
    return [{"view": None, "events": first, "question": None}, *found[1:]]


def _packed(question: Question | None) -> dict[str, Any] | None:
    return None if question is None else question.pack()
