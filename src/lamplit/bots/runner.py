"""Runs a match by asking players in a fair order, each with only what its seat may know."""

import random
from collections.abc import Mapping

from ..engine import CLOCK, Match, Question, Told
from .player import Player, take_calls


class MatchRunner:
    """Drives the players of some or all seats. `calls` lists each call as (seat, what, on)."""

    def __init__(self, match: Match, players: Mapping[str, Player], luck: random.Random) -> None:
        self._match = match
        self._players = players
        self._luck = luck
        self._heard = dict.fromkeys(players, 0)
        self._pings: dict[str, list[Told]] = {seat: [] for seat in players}
        self.calls: list[tuple[str, str, str]] = []

    def step(self, by: float | None = None) -> tuple[str, str] | None:
        """Let one player, or the clock, give one answer, and return the seat and the answer.

        In real time, `by` is the present moment: no answer is given before it is due, and no player is forced to act.

        Return `None` if no open question belongs to these players. Players are asked in random order, or where time
        matters in the order in which they wake; a player may decline. If all decline or sleep, the clock advances if
        there is one; otherwise, if no other seat could act, one of the players must answer.
        """
        questions = self._match.questions
        if by is None and len(questions) == 1 and questions[0].deadline is None:
            question = questions[0]
            seat = question.seat
            if seat not in self._players:
                return None
            name = self._choice(question)
            if name is None:
                name = self._luck.choice(question.options).name
            self._match.answer(seat, name)
            return seat, name
        asked = [question for question in questions if question.seat in self._players]
        if len(asked) > 1:
            self._luck.shuffle(asked)
        now = self._match.now
        until = next((question.deadline for question in questions if question.deadline is not None), None)
        for question in sorted(asked, key=self._wakes):
            wakes = max(now, self._wakes(question))
            if (until is not None and wakes >= until) or (by is not None and wakes > by):
                break
            name = self._choice(question)
            if name is not None:
                return self._answer(question, name, None if until is None and by is None else wakes)
        others = [question for question in questions if question.seat not in self._players]
        for question in others:
            if question.seat == CLOCK:
                due = by is None or until is None or until <= by
                return self._answer(question, question.options[0].name) if due else None
        if asked and not others and by is None:
            return self._answer(asked[0], self._luck.choice(asked[0].options).name)
        return None

    def call(self, seat: str, what: str, on: str) -> None:
        """Pass a call to the players on the caller's team, in the form described in `Player`."""
        if self._match.silenced(seat):
            return
        self.calls.append((seat, what, on))
        heard: Told = {"kind": "ping", "args": {"who": seat, "what": what, "on": on}}
        for other in self._match.sides.team(seat):
            if other != seat and other in self._pings:
                self._pings[other].append(heard)

    def reset_after_undo(self) -> None:
        """Rewind after an undo, so that events which happen again are told again."""
        for seat, heard in self._heard.items():
            self._heard[seat] = min(heard, len(self._match.events(seat)))

    def _choice(self, question: Question) -> str | None:
        player = self._players[question.seat]
        if not getattr(player, "looks", True):
            return player.choose(question, {}, ())
        seat = question.seat
        events = self._match.events(seat, after=self._heard[seat])
        self._heard[seat] += len(events)
        pings, self._pings[seat] = self._pings[seat], []
        name = player.choose(question, self._match.view(seat), [*events, *pings])
        for what, on in take_calls(player):
            self.call(seat, what, on)
        return name

    def _wakes(self, question: Question) -> float:
        return getattr(self._players[question.seat], "wakes", 0.0)

    def _answer(self, question: Question, name: str, at: float | None = None) -> tuple[str, str]:
        self._match.answer(question.seat, name, at)
        return question.seat, name


def play(match: Match, players: Mapping[str, Player], luck: random.Random) -> None:
    """Play a match to its end, or until a seat without a player is asked."""
    runner = MatchRunner(match, players, luck)
    while runner.step() is not None:
        pass
