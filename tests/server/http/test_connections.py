"""Idle and slow connections lock nobody out."""

import contextlib
import http.client
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from lamplit.server.http import connections

from ..support.random_play import KILLER
from ..support.servers import PATIENCE, AnyServer, ThreadServer, apart, opened, wait_for

Crowd = list[socket.socket]


@contextlib.contextmanager
def crowd(server: AnyServer, many: int, origin: str = "127.0.0.1") -> Iterator[Crowd]:
    """Open many connections that send nothing."""
    with contextlib.ExitStack() as until_gone:
        lines: Crowd = []
        for _ in range(many):
            line = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(origin, 0))
            lines.append(until_gone.enter_context(line))
        yield lines


def parting(line: socket.socket) -> bytes:
    """Return the status the server sends before it closes a connection."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while got := line.recv(4096):
            said += got
    return said.split(b"\r\n")[0][9:12]


def told(server: AnyServer, why: str) -> list[str]:
    """Return the log lines about refused connections."""
    return [line for line in server.log if "connections-refused" in line and f'"{why}"' in line]  # type: ignore[attr-defined]


# -- many ------------------------------------------------------------------------------------------------------------


def test_more_idle_connections_than_descriptors_lock_nobody_out(tmp_path: Path) -> None:
    with apart(tmp_path, descriptors=200) as server:
        ada = server.table("terrorscape", killer="me").sit(KILLER)
        with crowd(server, 300):
            began = time.monotonic()
            assert server.get("/healthz").status == 200
            assert server.get("/").status == 200
            assert ada.does("time")["type"] == "time"
            assert server.table("escape").look()["game"] == "escape"
            assert time.monotonic() - began < 5
        assert len(told(server, "full")) == 1, "one line says so, and not hundreds"


def test_one_address_takes_no_more_connections_than_its_share(tmp_path: Path) -> None:
    with opened(tmp_path, connections_address=20) as server, crowd(server, 30, "127.0.0.2") as lines:
        assert [parting(line) for line in lines[20:]] == [b"429"] * 10
        assert server.get("/healthz").status == 200
        assert len(told(server, "address")) == 1
        assert "127.0.0.2" not in told(server, "address")[0], "a host has to want that"
        lines[0].close()
        with contextlib.closing(lines[0]):
            wait_for(lambda: _is_let_in(server, "127.0.0.2"), "room for one more")


def test_a_host_who_wants_it_is_told_the_address(tmp_path: Path) -> None:
    with opened(tmp_path, connections_address=2, log_addresses=True) as server, crowd(server, 4, "127.0.0.2"):
        wait_for(lambda: bool(told(server, "address")), "it is told")
        assert "127.0.0.2" in told(server, "address")[0]


def test_a_proxy_connects_for_many(tmp_path: Path) -> None:
    with opened(tmp_path, connections_address=5, proxy="127.0.0.0/8") as server, crowd(server, 10):
        assert server.get("/healthz").status == 200


def test_who_plays_does_not_count_among_those_who_only_connect(tmp_path: Path) -> None:
    with opened(tmp_path, connections_address=5) as server:
        table = server.table("terrorscape", killer="me")
        guests = [table.sit(KILLER) for _ in range(8)]
        assert server.get("/healthz").status == 200
        for guest in guests:
            guest.goes()
        wait_for(lambda: len(server.application._connections) == 0, "nobody is connected")


def _is_let_in(server: AnyServer, origin: str) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE, source_address=(origin, 0))
    with contextlib.closing(line):
        line.request("GET", "/healthz")
        return line.getresponse().status == 200


# -- slow ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> ThreadServer:
    """A server with very short time limits."""
    monkeypatch.setattr(connections, "TIME_TO_ASK", 0.3)
    monkeypatch.setattr(connections, "TIME_TO_SEND", 0.3)
    return server


@pytest.mark.parametrize(
    "said",
    [b"", b"\r\n", b"GET", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ye"],
    ids=["nothing", "a line end", "a word", "a first line", "half of the headers"],
)
def test_who_does_not_ask_in_time_is_let_go(hasty: ThreadServer, said: bytes) -> None:
    with crowd(hasty, 1) as (line,):
        line.sendall(said)
        began = time.monotonic()
        assert parting(line) == b"408"
        assert time.monotonic() - began < 3


def test_who_asks_letter_by_letter_gets_no_more_time(hasty: ThreadServer) -> None:
    with crowd(hasty, 1) as (line,), contextlib.suppress(OSError):
        for letter in b"GET /letter/by/letter HTTP/1.1":
            line.sendall(bytes([letter]))
            time.sleep(0.05)
        pytest.fail("the server is still listening")


def test_who_promises_a_body_sends_it(hasty: ThreadServer) -> None:
    with crowd(hasty, 1) as (line,):
        line.sendall(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n{")
        assert parting(line) == b"408"


def test_who_was_answered_once_has_to_ask_again_in_time(hasty: ThreadServer) -> None:
    with crowd(hasty, 1) as (line,):
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert b" 200 " in line.recv(4096)
        line.sendall(b"\r\n")
        assert parting(line) == b"408"


def test_an_answer_may_take_longer_than_the_question(hasty: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    import asyncio

    async def slowly() -> None:
        await asyncio.sleep(0.6)

    monkeypatch.setattr(hasty.registry.store, "ready", slowly)
    assert hasty.get("/readyz").status == 200


def test_headers_without_end_are_not_read_to_their_end(server: ThreadServer) -> None:
    with crowd(server, 1) as (line,):
        line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\n")
        with contextlib.suppress(OSError):
            for _ in range(200):
                line.sendall(b"x-long: " + b"a" * 10_000 + b"\r\n")
        assert parting(line) in (b"431", b""), "a line that was cut may take the answer with it"
    with crowd(server, 1) as (line,):
        line.sendall(b"GET /" + b"a" * 70_000)
        assert parting(line) == b"431"
