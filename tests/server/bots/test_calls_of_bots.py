"""Bots announce their plans, and hear the calls of their team."""

from typing import Any

import pytest

from lamplit.bots import Player
from lamplit.engine import Offer, Question
from lamplit.server.bot_workers import process
from lamplit.server.bot_workers.messages import Decide, Decision
from lamplit.server.bot_workers.pool import BotIdentity
from lamplit.server.bot_workers.process import Players

from ..support.servers import ThreadServer

QUESTION = Question(Offer("blue", "act", {"roll": None, "wait": None}), 1, None).pack()


class Talkative:
    """Repeats every call it hears."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def choose(self, question: Question, view: Any, events: Any) -> str:
        self.calls += [("coming", event["args"]["on"]) for event in events if event["kind"] == "ping"]
        return "roll"


def test_what_is_called_is_handed_to_the_player_and_what_it_calls_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    talkative = Talkative()

    def make(*_whose: str) -> Player:
        return talkative

    monkeypatch.setattr(process, "make", make)
    call = {"kind": "ping", "args": {"who": "red", "what": "help", "on": "0,1"}}
    players = Players()

    def think(*calls: dict[str, Any]) -> Decision:
        decision = players.think(Decide("q3Zr", "blue", "escape", "thumb", "1", "1", QUESTION, {}, [], 0, calls))
        assert isinstance(decision, Decision)
        return decision

    assert think(call).calls == [("coming", "0,1")]
    assert think().calls == [], "what was called is called once"


def test_people_and_bots_of_a_team_hear_each_other(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[dict[str, Any]] = []

    async def think(
        bot: BotIdentity, question: dict[str, Any], view: Any, events: Any, told: int, calls: Any = ()
    ) -> Decision:
        heard.extend(calls)
        return Decision(None, 0.0, [("coming", call["args"]["on"]) for call in calls])

    monkeypatch.setattr(server.registry.bot_workers, "think", think)
    ada = server.table("escape", red="me", blue="bot:thumb", options={"players": 2, "intro": 0}).sit("red")
    ada.does("ping", kind="help", on="0,0")
    ada.waits_until(lambda guest: any(ping["seat"] == "blue" for ping in guest.pings))
    assert [ping for ping in ada.pings if ping["seat"] == "blue"] == [{"seat": "blue", "kind": "coming", "on": "0,0"}]
    assert heard == [{"kind": "ping", "args": {"who": "red", "what": "help", "on": "0,0"}}], "and not its own call"
