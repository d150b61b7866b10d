"""A server only accepts its own names, so that no foreign name can be pointed at it."""

import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from lamplit.server.configuration import BadConfiguration, Configuration
from lamplit.server.http.app import Application
from lamplit.server.http.hosts import Hosts

from ..support.guest import PATIENCE, Guest
from ..support.servers import ThreadServer, opened, with_network_access


def led_astray(server: ThreadServer, name: str) -> Guest:
    """Open a socket from a page whose foreign name leads to the server."""
    where = f"{name}:{server.port}"
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    guest = Guest(f"ws://{where}/api/socket", sock=line, origin=f"http://{where}")
    server.guests.append(guest)
    return guest


def test_a_name_that_was_led_here_reads_nothing_and_does_nothing(server: ThreadServer) -> None:
    for name in ("evil.example", "127.evil.example", "localhost.evil.example", "nas.local", "nas", "127.0.0.1.evil"):
        where = f"{name}:{server.port}"
        for path in ("/", "/api/games", "/healthz"):
            assert server.get(path, host=where).status == 421
        opening = server.post("/api/tables", {"game": "escape"}, host=where, origin=f"http://{where}")
        assert (opening.status, opening.error) == (421, "error-host")
        with pytest.raises(InvalidStatus) as refused:
            led_astray(server, name)
        assert refused.value.response.status_code == 403


def test_this_machine_and_addresses_are_known(server: ThreadServer) -> None:
    for name in ("localhost", "LOCALHOST.", "127.0.0.1", "[::1]", "192.168.1.20", "[2001:db8::7]"):
        where = f"{name}:{server.port}"
        assert server.get("/api/games", host=where).status == 200
        assert server.post("/api/tables", {"game": "escape"}, host=where, origin=f"http://{where}").status == 201
    led_astray(server, "localhost").tells({"type": "time", "id": "1"})


def test_a_server_for_the_network_goes_by_names_of_the_network() -> None:
    for host, known in (("0.0.0.0", True), ("127.0.0.1", False)):
        server = Application(Configuration(host=host))
        assert server._is_called({"headers": [(b"host", b"nas.local:8321")]}) is known
        assert not server._is_called({"headers": [(b"host", b"evil.example")]})


def test_an_opened_server_is_found_by_name_in_the_network(server: ThreadServer) -> None:
    with with_network_access(server, lambda _address: None):
        assert server.get("/api/games", host="nas.local").status == 421
        assert server.post("/api/place", {}).status == 200
        for name in ("nas.local", "nas", f"nas.lan:{server.port}"):
            assert server.get("/api/games", host=name).status == 200
        assert server.get("/api/games", host="evil.example").status == 421


def test_a_public_server_goes_by_the_names_its_host_gave_it(tmp_path: Path) -> None:
    names = "night.example, *.club.example"
    with opened(tmp_path, public_url="https://games.example/lamplit/", hosts=names) as server:
        for name in ("games.example", "night.example", "ada.club.example"):
            assert server.get("/api/games", host=name).status == 200
        for name in ("other.example", "club.example", "games.example.evil.example"):
            assert server.get("/api/games", host=name).status == 421


def test_a_name_that_is_not_known_is_told_what_to_do(server: ThreadServer) -> None:
    english = server.get("/api/games", host="evil.example").json["error"]["text"]
    assert "LAMPLIT_HOSTS" in english
    assert "evil.example" in english
    page = server.get("/", host="evil.example", accept="text/html", **{"accept-language": "de"})
    assert page.headers["content-type"] == "text/plain; charset=utf-8"
    assert page.body.decode().startswith("Auf den Namen")


def test_an_origin_that_is_no_address_is_refused(server: ThreadServer) -> None:
    for origin in ("http://[", "http://[::1", "http://a]b"):
        reply = server.post("/api/tables", {"game": "escape"}, origin=origin)
        assert (reply.status, reply.error) == (400, "error-origin-odd")
        with pytest.raises(InvalidStatus) as refused:
            server.guest(origin=origin)
        assert refused.value.response.status_code == 403


def test_a_public_address_that_is_none_is_refused_at_the_start() -> None:
    with pytest.raises(BadConfiguration):
        Hosts(Configuration(public_url="https://["))
