"""A household server is opened to the local network from its own machine only."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from lamplit.server.http import network_access as doors

from ..support.servers import ELSEWHERE, ThreadServer, with_network_access


@pytest.fixture
def told() -> list[str]:
    """Return what is printed in the host's terminal."""
    return []


@pytest.fixture
def home(server: ThreadServer, told: list[str]) -> Iterator[ThreadServer]:
    """A server as `./play` starts it."""
    with with_network_access(server, told.append):
        yield server


def asks_elsewhere(server: ThreadServer, path: str) -> Any:
    """Send a request from the local network."""
    with closing(http.client.HTTPConnection(ELSEWHERE, server.port, timeout=10)) as line:
        line.request("GET", path)
        return json.load(line.getresponse())


def test_at_first_only_this_machine_gets_in_and_then_all_do(home: ThreadServer, told: list[str]) -> None:
    there = f"http://{ELSEWHERE}:{home.port}/"
    assert home.get("/api/place").json == {"addresses": [], "alone": True, "door": True}
    with pytest.raises(OSError, match="refused"):
        asks_elsewhere(home, "/healthz")
    opened = home.post("/api/place", {}).json
    assert opened == {"addresses": [there], "alone": False, "door": False}
    assert asks_elsewhere(home, "/api/place") == opened
    assert told == [there]


def test_opening_the_server_twice_changes_nothing(home: ThreadServer, told: list[str]) -> None:
    home.post("/api/place", {})
    assert home.post("/api/place", {}).status == 200
    assert len(told) == 1
    assert len(home._server.servers) == 2


def test_a_page_that_calls_this_machine_by_another_name_opens_nothing(home: ThreadServer) -> None:
    assert home.post("/api/place", {}, host="evening.example").error == "error-host"
    assert home.post("/api/place", {}, host="192.0.2.7").error == "error-door-closed"
    assert home.get("/api/place", host="192.0.2.7").json["door"] is False
    assert home.post("/api/place", {}, origin="http://evening.example").error == "error-origin"
    assert len(home._server.servers) == 1


def test_somebody_at_another_machine_opens_nothing(home: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "is_loopback", lambda host: host != "127.0.0.1")
    assert home.post("/api/place", {}, host="localhost").error == "error-door-closed"


def test_without_a_network_one_is_told_so(home: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "own_address", lambda: None)
    assert home.post("/api/place", {}).error == "error-no-network"
    assert home.get("/api/place").json["door"] is True


def test_where_somebody_else_listens_already_one_is_told_so(home: ThreadServer) -> None:
    with socket.create_server((ELSEWHERE, home.port)):
        assert home.post("/api/place", {}).error == "error-door"
    assert home.post("/api/place", {}).status == 200


def test_a_public_server_cannot_be_opened_further(server: ThreadServer) -> None:
    assert server.get("/api/place").json["door"] is False
    assert server.post("/api/place", {}).error == "error-door-closed"
