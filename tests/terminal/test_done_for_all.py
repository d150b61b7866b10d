"""A person with several survivors can decline for all of them at once."""

import io
import random
from itertools import count
from pathlib import Path

from rich.console import Console

import lamplit
from lamplit.bots import MatchRunner, make
from lamplit.engine import Match
from lamplit.terminal.screen import Leave, Screen
from lamplit.terminal.session import Session

TEAM = ("survivor1", "survivor2", "survivor3")


class Typing(Screen):
    """A screen with scripted input."""

    def __init__(self, *lines: str) -> None:
        super().__init__("terrorscape", Console(file=io.StringIO(), width=100))
        self._lines = list(lines)

    def read(self, prompt: str = "") -> str:
        if not self._lines:
            raise Leave
        return self._lines.pop(0)


def could_leave(match: Match) -> list[str]:
    """Return the survivors who have acted and may decline further actions."""
    return [question.seat for question in match.questions if question.prompt == "act-more" and "done" in question]


def two_have_acted() -> Match:
    """Return a game in which two survivors have acted and may act again, and the third has nothing to do."""
    for number in count():
        match = lamplit.new("terrorscape", f"leaving {number}", {})
        players = {seat: make("terrorscape", "thumb", seat, seat) for seat in match.seats}
        runner = MatchRunner(match, players, random.Random(number))
        for _ in range(80):
            if len(could_leave(match)) > 1 and len(match.questions) == len(could_leave(match)):
                return match
            runner.step()
    raise AssertionError("it never comes to that")


def said_done(match: Match) -> list[str]:
    return [seat for chapter in match.story() for seat, name, _at in chapter.answers if name == "done" and seat in TEAM]


def test_one_word_is_enough_for_all_whom_one_person_plays(tmp_path: Path) -> None:
    match = two_have_acted()
    asked, before = could_leave(match), said_done(match)
    Session(Typing("done"), match, TEAM, {}, tmp_path / "kept.jsonl").run()
    assert could_leave(match) == []
    assert sorted(said_done(match)[len(before) :]) == sorted(asked)


def test_who_is_asked_something_else_is_not_spoken_for(tmp_path: Path) -> None:
    """Declining after the first action leaves the others' questions open."""
    match = lamplit.new("terrorscape", "not yet", {})
    runner = MatchRunner(
        match, {seat: make("terrorscape", "thumb", seat, seat) for seat in match.seats}, random.Random(1)
    )
    while not (could_leave(match) and len(match.questions) > len(could_leave(match))):
        runner.step()
    others = {question.seat for question in match.questions} - set(could_leave(match))
    Session(Typing("done"), match, TEAM, {}, tmp_path / "kept.jsonl").run()
    assert others <= {question.seat for question in match.questions}
