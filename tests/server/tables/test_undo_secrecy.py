"""Undo reveals nothing: the table's reply is the same whatever the other side did in secret."""

import random
from typing import Any

import pytest

from lamplit.engine import Illegal
from lamplit.server.tables import commands as c
from lamplit.server.tables import entries as e
from lamplit.server.tables.effects import take
from lamplit.server.tables.table_state import TableState
from lamplit.server.tables.terms import Terms

from ...terminal.test_undo import chainsaw
from ..support.random_play import CAST, KILLER, TEAM, mansion
from ..support.servers import ThreadServer


def test_the_killer_hears_the_same_before_and_after_a_secret_act(server: ThreadServer) -> None:
    _table, people = mansion(server)
    killer = people[KILLER]
    replies = [killer.does("undo", id="before")]
    people["survivor1"].answers("move:B5")
    replies.append(killer.does("undo", id="after"))
    assert [reply["error"]["message"] for reply in replies] == ["error-undo-stands"] * 2
    assert replies[0]["error"] == replies[1]["error"]


def table(seed: int, **options: Any) -> TableState:
    """Return a table with four people."""
    state = TableState(Terms("terrorscape", CAST | options), str(seed), None)
    for seat in (KILLER, *TEAM):
        take(state, e.SatDown(seat, seat, f"key of {seat}"), 0)
    take(state, e.Started(state.game.rules), 0)
    return state


def said(state: TableState, seat: str, turn: bool) -> str:
    """Return the table's reply to an undo: how much, or why not."""
    try:
        entry = c.entry_of(c.Undo("", turn), seat, state, 0)
    except Illegal as refusal:
        return refusal.message
    assert isinstance(entry, e.TookBack)
    return f"{entry.count} taken back"


@pytest.mark.parametrize("separate_ways", [False, True])
@pytest.mark.parametrize("turn", [False, True])
def test_whatever_the_others_answer_in_secret_the_table_says_the_same(turn: bool, separate_ways: bool) -> None:
    compared, heard = 0, set[str]()
    for seed in range(3):
        state, luck = table(seed, separate_ways=separate_ways), random.Random(seed)
        match = state.match
        assert match is not None
        for _ in range(150):
            question = luck.choice(list(match.questions))
            watcher = "survivor1" if question.seat == KILLER else KILLER
            before, known = said(state, watcher, turn), (match.view(watcher), match.heard(watcher))
            take(state, e.Answered(question.seat, luck.choice(question.names)), 0)
            if match.over:
                break
            if (match.view(watcher), match.heard(watcher)) == known and match.question(watcher) is None:
                assert said(state, watcher, turn) == before
                compared += 1
            heard.add(said(state, question.seat, turn))
    assert compared > 50
    assert heard >= {"error-undo-stands", "1 taken back"}


@pytest.mark.parametrize("turn", [False, True])
def test_an_amulet_held_back_leaves_no_trace_in_what_the_table_says(turn: bool) -> None:
    state, heard = table(1), set[str]()
    for item in ("amulet", "whiskey"):
        state.match = chainsaw(item).match
        heard.add(said(state, KILLER, turn))
    assert heard == {"error-undo-stands"}
