"""Rules that do not end only stop their own table, which is set aside."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import lamplit
from lamplit.engine import BadRecord, Match
from lamplit.server.bot_workers import background_jobs
from lamplit.server.errors import Overrun
from lamplit.server.tables import entries as e
from lamplit.server.tables import feed, loading, stored_table, table_state
from lamplit.server.tables import registry as tables

from ...test_forged_records import basement_only, table_like
from ...test_hostile_checkpoints import beginning_with
from ..support.random_play import KILLER, TEAM, asked, mansion, play_some
from ..support.servers import Table, ThreadServer, opened, wait_for


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ThreadServer]:
    """A server that gives rules little time."""
    for module in (stored_table, loading):
        monkeypatch.setattr(module, "TIME", 0.3)
    with opened(tmp_path) as server:
        yield server


def loop_forever() -> None:
    """Loop forever."""
    while True:
        pass


def break_rule(
    monkeypatch: pytest.MonkeyPatch, server: ThreadServer, table: Table, what: str, fault: Any = loop_forever
) -> None:
    """Break a method of one table's match."""
    seed = server.live(table).state.seed
    does = getattr(Match, what)

    def broken_rule(match: Match, *args: Any, **more: Any) -> Any:
        if match.seed == seed:
            fault()
        return does(match, *args, **more)

    monkeypatch.setattr(Match, what, broken_rule)


def answer(guest: Any) -> dict[str, Any]:
    """Give an answer to the open question."""
    return guest.answers(guest.question["options"][0])


def test_an_answer_that_never_ends_sets_its_table_aside_and_all_others_play_on(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
):
    haunted, people = mansion(server)
    _other, others = mansion(server)
    break_rule(monkeypatch, server, haunted, "answer")
    [guest, *_] = asked(people)
    began = time.monotonic()
    reply = answer(guest)
    assert (reply["type"], reply["error"]["message"]) == ("refused", "error-table-aside")
    assert time.monotonic() - began < 30
    for each in people.values():
        each.waits_until(lambda one: one.bye)
        assert each.bye is not None
        assert each.bye["message"] == "error-table-aside"
        assert each.parting == (4401, "aside")
    play_some(others, random.Random(1), 5)
    assert any("set-aside" in line for line in server.log)


def test_nobody_comes_back_to_a_table_that_was_set_aside_not_even_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(stored_table, "TIME", 0.3)
    with opened(tmp_path) as server:
        table, people = mansion(server, public=True)
        with monkeypatch.context() as fault:
            break_rule(fault, server, table, "answer")
            answer(asked(people)[0])
            wait_for(lambda: server.live(table).state.is_aside, "the table to be noted as set aside")
        assert server.get(f"/api/tables/{table.id}", table.invite).error == "error-table-aside"
        assert table.id not in [each["id"] for each in server.get("/api/tables").json]
    with opened(tmp_path) as server:
        table.server = server
        reply = server.get(f"/api/tables/{table.id}", table.invite)
        assert (reply.status, reply.error) == (409, "error-table-aside")
        guest = table.sit(KILLER)
        assert guest.bye is not None
        assert guest.bye["message"] == "error-table-aside"


def test_a_table_that_was_set_aside_goes_on_with_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(stored_table, "TIME", 0.3)
    with opened(tmp_path) as server:
        table, people = mansion(server)
        with monkeypatch.context() as fault:
            break_rule(fault, server, table, "answer")
            answer(asked(people)[0])
            wait_for(lambda: server.live(table).state.is_aside, "the table to be noted as set aside")
    monkeypatch.setattr(table_state, "__version__", "of tomorrow")
    with opened(tmp_path) as server:
        table.server = server
        people = {seat: table.sit(seat) for seat in (KILLER, *TEAM)}
        play_some(people, random.Random(1), 5)


@pytest.mark.parametrize("what", ["public_view", "private_view"])
def test_a_table_that_nobody_can_look_at_is_set_aside(server: ThreadServer, monkeypatch: pytest.MonkeyPatch, what: str):
    table, people = mansion(server)
    _other, others = mansion(server)
    break_rule(monkeypatch, server, table, what)
    [guest, *_] = asked(people)
    assert guest.question is not None
    guest.tells({"type": "answer", "id": "x", "question": guest.question["id"], "option": guest.question["options"][0]})
    wait_for(lambda: server.live(table).aside, "the table to be set aside")
    play_some(others, random.Random(1), 5)


def test_a_table_that_cannot_be_shown_is_set_aside(server: ThreadServer, monkeypatch: pytest.MonkeyPatch):
    def trips() -> None:
        raise ValueError("no such thing")

    table, people = mansion(server)
    break_rule(monkeypatch, server, table, "private_view", trips)
    answer(asked(people)[0])
    wait_for(lambda: server.live(table).aside, "the table to be set aside")


@pytest.mark.parametrize("command", ["why", "undo"])
def test_a_question_that_never_ends_sets_its_table_aside(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch, command: str
):
    table, people = mansion(server)
    guest = asked(people)[0]
    answer(guest)
    break_rule(monkeypatch, server, table, {"why": "why_not", "undo": "clone"}[command])
    break_rule(monkeypatch, server, table, {"why": "why_not", "undo": "undo"}[command])
    reply = guest.does(command, **({"option": "move:B5"} if command == "why" else {}))
    assert (reply["type"], reply["error"]["message"]) == ("refused", "error-table-aside")
    assert server.live(table).aside


def test_more_words_than_anybody_could_read_are_not_told(server: ThreadServer, monkeypatch: pytest.MonkeyPatch):
    table, people = mansion(server)
    monkeypatch.setattr(feed, "MOST_AT_ONCE", 10)
    answer(asked(people)[0])
    monkeypatch.undo()
    wait_for(lambda: server.live(table).state.is_aside, "the table to be noted as set aside")


def test_bots_of_a_table_that_was_set_aside_rest(server: ThreadServer, monkeypatch: pytest.MonkeyPatch):
    seats = {KILLER: "bot:random", **dict.fromkeys(TEAM, "bot:random")}
    table = server.table("terrorscape", **seats, bot_pace="quick", spectators="live")
    break_rule(monkeypatch, server, table, "answer")
    table.watch()
    wait_for(lambda: server.live(table).state.is_aside, "the table to be noted as set aside")
    live = server.live(table)
    assert not live.needs_driver
    number = live.state.number
    time.sleep(1.5)
    assert server.live(table).state.number == number


def test_a_table_that_cannot_be_read_back_is_not_tried_again_at_once(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
):
    table, people = mansion(server)
    play_some(people, random.Random(1), 3)
    server.send_home()
    server.forgets(table)
    tries: list[str] = []

    def built(*_args: Any) -> Any:
        tries.append("again")
        loop_forever()

    monkeypatch.setattr(loading, "build", built)
    monkeypatch.setattr(loading, "_resumed", built)
    for _ in range(3):
        assert server.get(f"/api/tables/{table.id}", table.invite).error == "error-table-aside"
    assert tries == ["again"]
    monkeypatch.undo()
    _other, others = mansion(server)
    play_some(others, random.Random(1), 3)


def test_what_somebody_else_has_written_is_never_played_on_the_servers_loop(
    server: ThreadServer, monkeypatch: pytest.MonkeyPatch
):
    """A record that hangs although it passed every check delays nobody, not even during opening."""
    table, people = mansion(server)

    def table_as_requested(*_args: Any) -> Any:
        loop_forever()

    with monkeypatch.context() as fault:
        fault.setattr(tables, "table_as_requested", table_as_requested)
        fault.setattr(tables, "TIME", 1.0)
        wish = tables.TableRequest(server.live(table).state.terms, record="a record")
        waiting: list[Any] = []

        async def opens() -> None:
            async def opened_in_vain() -> None:
                with pytest.raises(Overrun) as error:
                    await server.registry.open_table(wish)
                waiting.append(error.value)

            server.registry.spawn(opened_in_vain())

        server.inside(opens)
        play_some(people, random.Random(1), 5)
        wait_for(lambda: bool(waiting), "the record to be given up")


def test_another_worker_sets_a_table_aside_and_everybody_here_is_told(server: ThreadServer):
    table, people = mansion(server)
    live = server.live(table)

    async def set_aside_elsewhere() -> None:
        stored = e.pack(e.SetAside(live.state.version))
        assert await server.registry.store.append(table.id, live.state.number + 1, stored, server.registry.time())
        live.heard_of(live.state.number + 1)

    server.inside(set_aside_elsewhere)
    for each in people.values():
        each.waits_until(lambda one: one.bye)
        assert each.parting == (4401, "aside")


def test_records_made_up_to_stop_a_server_are_refused_while_others_play(server: ThreadServer):
    _table, people = mansion(server)
    rooms = basement_only(table_like("betrayal"))
    dice = table_like("escape")
    dice["adventurers"][0]["dice"] = ["key"] * 20
    for game, packed in (("betrayal", rooms), ("escape", dice)):
        text = beginning_with(game, packed)
        reply = server.request("POST", "/api/records", text.encode(), {"content-type": "text/plain"})
        assert (reply.status, reply.error) == (400, "error-record-checkpoint")
    play_some(people, random.Random(1), 3)


def test_a_game_that_takes_too_long_to_begin_with_is_not_continued(monkeypatch: pytest.MonkeyPatch):
    def too_late(*_args: Any) -> Any:
        raise Overrun("error-overrun", seconds=1.0)

    text = lamplit.new("escape", "too long").record()
    assert background_jobs.continued_record(text, "luck")
    monkeypatch.setattr(background_jobs, "within", too_late)
    with pytest.raises(BadRecord) as refused:
        background_jobs.continued_record(text, "luck")
    assert refused.value.message == "error-record-start"
