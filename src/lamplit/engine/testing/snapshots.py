"""A match as text, by which two that should be the same are compared (see `conformance`)."""

import json
from typing import Any

from ..knowledge import frame
from ..matches.match import Match
from ..state.table import SPECTATOR
from . import secrecy

LAST_EVENTS = 6


def onlookers(match: Match) -> list[str]:
    """One watcher of each viewpoint. That a viewpoint sees the same from all its seats is checked in `check_looks`."""
    watchers = (*match.seats, SPECTATOR)
    if match.game.sides_change:
        return [*watchers]
    return [*{match.sides.viewpoint(watcher): watcher for watcher in watchers}.values()]


def state(match: Match) -> str:
    """The match as it stands: all views and questions, and the table itself."""
    views = [match.view(watcher) for watcher in onlookers(match)]
    check_frames(views)
    return position(match) + "\n" + _dumped(views)


def position(match: Match) -> str:
    """The match as it stands, without the views, which follow from the table."""
    questions = [question.pack() for question in match.questions]
    return _dumped([questions, match.over, match.result, match.now, match.table.pack()])


def moment(match: Match) -> str:
    """The position, and how many events each watcher was told: short enough to be kept for every decision."""
    return position(match) + _dumped([match.heard(watcher) for watcher in onlookers(match)])


def check_frames(views: list[dict[str, Any]]) -> None:
    """Checks that the fields of the frame are of their declared types."""
    wrong = [fault for view in views for fault in frame.faults(view)]
    assert not wrong, f"a view is not as `Frame` declares: {wrong[0]}"


def _dumped(data: Any) -> str:
    try:
        return json.dumps(data)
    except (TypeError, ValueError) as error:
        raise AssertionError(f"a view, question, result or table is not JSON-ready: {error}") from None


def snapshot(match: Match) -> str:
    """The match as it stands, and the newest events of each watcher."""
    counts = {watcher: match.heard(watcher) for watcher in onlookers(match)}
    newest = [match.news(watcher, after=count - LAST_EVENTS) for watcher, count in counts.items()]
    return state(match) + "\n" + json.dumps([counts, newest])


def history(match: Match) -> str:
    """All events of all watchers."""
    return json.dumps([match.news(watcher, 0) for watcher in onlookers(match)])


def insist_on_json(data: Any, what: str) -> None:
    """Checks that data can be written as JSON, and is the same when it is read again."""
    try:
        same = json.loads(json.dumps(data, allow_nan=False)) == data
    except (TypeError, ValueError) as error:
        raise AssertionError(f"{what} is not JSON-ready: {error}") from None
    assert same, f"{what} is not JSON-ready: it holds tuples, or keys that are not strings"


def insist_on_same(mine: str, other: str, what: str) -> None:
    """Checks that two texts are the same."""
    if mine != other:
        raise AssertionError(f"{what}: {secrecy.first_difference(mine, other)}")
