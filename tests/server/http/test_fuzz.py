"""Hostile input: HTTP requests made from the server's own description, and random socket messages."""

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from ..support.guest import Guest
from ..support.hostile_messages import HostileMessages
from ..support.random_play import CAST, KILLER, TEAM, mansion
from ..support.servers import ProcessServer, apart, opened

LONG = os.environ.get("LAMPLIT_LONG") == "1"
AT_ONCE = 25
EACH = 400
"""Hostile messages per table."""
SLOW = (HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large, HealthCheck.large_base_example)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def server_process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server in a separate process for all these tests."""
    with apart(tmp_path_factory.mktemp("outhouse")) as server:
        yield server


# -- HTTP ------------------------------------------------------------------------------------------------------------


# Open sockets keep in touch at times of their own, which uses random numbers.
@pytest.mark.filterwarnings("ignore:Do not use the .random. module inside strategies")
def test_every_address_does_what_its_description_says(server_process: ProcessServer) -> None:
    mansion(server_process, public=True)
    described = schemathesis.openapi.from_url(f"http://127.0.0.1:{server_process.port}/api/openapi.json")
    addresses = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(addresses) > 12
    for address in addresses:
        ask_at_random(address.as_strategy())
    nothing_broke(server_process)


def ask_at_random(cases: Any) -> None:
    """Send many requests to one address, some of them valid."""

    @given(case=cases)
    @settings(max_examples=400 if LONG else 12, deadline=None, suppress_health_check=SLOW, database=None)
    def ask(case: schemathesis.Case) -> None:
        case.call_and_validate(checks=CHECKS)

    ask()


# -- sockets ---------------------------------------------------------------------------------------------------------


SCENES: tuple[tuple[str, dict[str, str], dict[str, Any]], ...] = (
    ("terrorscape", dict.fromkeys((KILLER, *TEAM), "me"), CAST),
    ("terrorscape", {**dict.fromkeys((KILLER, *TEAM), "me"), TEAM[-1]: "open"}, {}),
    ("escape", {"red": "me", "blue": "me"}, {"players": 2, "intro": 0, "roll_lock": 0, "curses": True}),
    (
        "zeds",
        dict.fromkeys(("red", "blue", "zeds"), "me"),
        {"level": "V", "players": 2, "mode": "versus", "heroes": "random"},
    ),
    ("betrayal", {f"explorer{number}": "me" for number in (1, 2, 3)}, {"players": 3}),
)
"""A running game, people who gather, a timed game, one with odds, and one with secret books."""


class HostileClients:
    """Hostile clients at every seat of a table and one spectator, at one table after another."""

    def __init__(self, server: ProcessServer, seed: int) -> None:
        self.server = server
        self.hostile_messages = HostileMessages(seed)
        self.tables = 0
        self.guests: list[Guest] = []

    def begin_anew(self) -> None:
        """Open a new table, at which everything can be tried again."""
        self.server.send_home()
        game, seats, options = SCENES[self.tables % len(SCENES)]
        self.tables += 1
        self.table = self.server.table(
            game, **seats, options=options, undo="ask", spectators="live", bot_pace="instant", public=True
        )
        self.guests = [*(self.table.sit(seat) for seat in self.table.secrets), self.table.watch()]

    def send(self, count: int) -> None:
        """Send hostile messages."""
        for batch in range(0, count, AT_ONCE):
            if batch % EACH == 0:
                self.begin_anew()
            guest = self.hostile_messages.luck.choice(self.guests)
            try:
                for _ in range(min(AT_ONCE, count - batch)):
                    guest.tells(self.hostile_messages.message(guest))
                guest.catches_up()
            except ConnectionClosed:
                self._come_back(guest)
            for message in guest.heard:
                assert json.loads(message)["type"] in KINDS
            guest.heard.clear()

    def _come_back(self, guest: Guest) -> None:
        guest.goes()
        self.guests.remove(guest)
        new = self.table.watch() if guest.seat == "spectator" else self.table.sit(guest.seat)
        if new.bye is None:
            self.guests.append(new)
        if len(self.guests) < 2:
            self.begin_anew()


KINDS = ("welcome", "resumed", "news", "done", "refused", "because", "older", "time", "bye")


def send_hostile(server: ProcessServer, count: int) -> tuple[int, int]:
    """Send hostile messages; return the server's memory after some to every game, and at the end."""
    clients = HostileClients(server, seed=4)
    settling = max(EACH * len(SCENES), count // 5)
    clients.send(settling)
    settled = server.memory
    clients.send(count - settling)
    at_last = server.memory
    nothing_broke(server)
    all_can_be_read_again(clients)
    return settled, at_last


def all_can_be_read_again(clients: HostileClients) -> None:
    """Check that stored tables can be loaded after the server was killed; bots may have played on."""
    known: dict[str, list[dict[str, Any]]] = {}
    for guest in clients.guests:
        with contextlib.suppress(ConnectionClosed):
            known[guest.seat] = guest.catches_up().events
    clients.server.kill()
    clients.server.open()
    assert known
    for seat, events in known.items():
        fresh = clients.table.watch() if seat == "spectator" else clients.table.sit(seat)
        assert fresh.bye is None
        told = {event["n"]: event for event in fresh.events}
        assert all(told.get(event["n"], event) == event for event in events)
    nothing_broke(clients.server)


def nothing_broke(server: ProcessServer) -> None:
    """Check that the server works and logged no errors."""
    table, people = mansion(server)
    assert people["survivor1"].answers("move:B5")["type"] == "done"
    assert table.look()["stage"] == "running"
    assert server.get("/readyz").status == 200
    for line in server.log:
        assert '"level": "error"' not in line or '"overran"' in line, "but a bot may run out of time on a busy machine"
        assert "Traceback" not in line


def test_thousands_of_hostile_messages_at_every_game_break_nothing(server_process: ProcessServer) -> None:
    settled, at_last = send_hostile(server_process, 2 * EACH * len(SCENES))
    assert at_last - settled < 20_000, f"memory grew from {settled} to {at_last} kB"


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="takes minutes; set LAMPLIT_LONG=1")
def test_a_hundred_thousand_hostile_messages_leave_no_trace_in_memory(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        settled, at_last = send_hostile(server, 100_000)
        print(f"memory: {settled} kB after 20,000 hostile messages, {at_last} kB after 100,000")
        assert at_last - settled < 20_000, f"memory grew from {settled} to {at_last} kB"


def test_floods_are_answered_with_patience_and_an_end(tmp_path: Path) -> None:
    with opened(tmp_path, rate_seat=20.0, rate_address=20.0) as server:
        table, people = mansion(server)
        hostile_messages = HostileMessages(9)
        for _ in range(3):
            flood = table.sit(KILLER)
            with pytest.raises(ConnectionClosed):
                send_until_dropped(flood, hostile_messages)
        assert people["survivor1"].answers("move:B5")["type"] == "done"
        assert [line for line in server.log if '"level": "error"' in line] == []


def send_until_dropped(guest: Guest, hostile_messages: HostileMessages) -> None:
    """Send without reading until the server closes the connection."""
    for _ in range(100_000):
        guest.tells(hostile_messages.message(guest))
