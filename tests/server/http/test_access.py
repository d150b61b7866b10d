"""Access: secrets, origins, sizes, rates, headers, and input of every kind."""

import asyncio
import contextlib
import http.client
import itertools
import json
import math
import os
import re
import socket
import sqlite3
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lamplit.server import keys
from lamplit.server.configuration import Configuration
from lamplit.server.http import socket as sockets
from lamplit.server.http.pages import Pages
from lamplit.server.http.socket import Socket

from ..support.guest import Guest
from ..support.random_play import CAST, KILLER, asked, mansion
from ..support.servers import PATIENCE, ThreadServer, opened, wait_for

HTML = "<img src=x onerror=alert(1)>"
INSIDE = re.compile(
    r"Traceback|File \"|\.py\b|lamplit\.|litestar|msgspec|sqlalchemy|sqlite|0x[0-9a-f]{6}|/src/|site-packages"
)


# -- secrets ---------------------------------------------------------------------------------------------------------


def test_secrets_are_long_and_never_the_same() -> None:
    made = {keys.make() for _ in range(1000)}
    assert len(made) == 1000
    assert keys.LENGTH * 8 >= 128
    assert all(len(secret) * 6 >= keys.LENGTH * 8 for secret in made)
    letters = "".join(made)
    counts = [letters.count(letter) for letter in set(letters)]
    assert len(counts) == 64
    assert -sum(n / len(letters) * math.log2(n / len(letters)) for n in counts) > 5.98


def test_secrets_are_compared_without_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[str, str]] = []
    honest = keys.hmac.compare_digest
    monkeypatch.setattr(keys.hmac, "compare_digest", lambda a, b: compared.append((a, b)) or honest(a, b))
    secret = keys.make()
    for given, kept in ((secret, keys.hashed(secret)), ("guess", keys.hashed(secret)), ("", ""), ("guess", "")):
        assert keys.fits(given, kept) == (given == secret)
    assert len(compared) == 4, "every comparison goes through the one that takes its time"
    assert {len(mine) for mine, _other in compared} == {len(other) for _mine, other in compared} == {64}


def test_the_database_knows_secrets_by_their_hashes_only(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        table, _people = mansion(server)
        known = [table.host, table.invite, *table.secrets.values()]
        server.close()
        kept = sqlite3.connect(tmp_path / "lamplit.db")
        dump = "\n".join(kept.iterdump())
        kept.close()
        server.open()
    blobs = bytes.fromhex("".join(re.findall(r"X'([0-9A-Fa-f]+)'", dump))).decode(errors="replace")
    assert keys.hashed(table.host) in dump
    for secret in known:
        assert secret not in dump + blobs


def test_secrets_travel_in_headers_and_messages_and_not_in_addresses(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    for name in ("secret", "invite", "token", "authorization"):
        assert server.get(f"/api/tables/{table.id}?{name}={table.invite}").error == "error-invite"
    described = server.get("/api/openapi.json").json
    given = [
        each["name"]
        for path in described["paths"].values()
        for op in path.values()
        for each in op.get("parameters", ())
    ]
    places = {"game", "table", "record", "name", "seat", "language", "part"}
    assert set(given) <= places | {"before", "start", "count", "public", "company"}


# -- sockets
# -------------------------------------------------------------------------------------------------------------


def test_pages_from_elsewhere_open_no_socket(server: ThreadServer) -> None:
    here = f"http://127.0.0.1:{server.port}"
    server.guest(origin=here).tells({"type": "time", "id": "1"})
    server.guest().tells({"type": "time", "id": "1"})
    for page in ("https://evil.example", "null", "http://127.0.0.1:1", f"{here}.evil.example", "file://"):
        with pytest.raises(InvalidStatus) as refused:
            server.guest(origin=page)
        assert refused.value.response.status_code == 403


def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    with opened(tmp_path, public_url="https://games.example/lamplit/") as server:
        server.guest(origin="https://games.example").tells({"type": "time", "id": "1"})
        with pytest.raises(InvalidStatus):
            server.guest(origin="https://other.example")


def test_there_is_one_socket_and_no_other(server: ThreadServer) -> None:
    for path in ("/", "/api", "/api/socket/", "/api/tables", "/api/socket%2f"):
        with pytest.raises(InvalidStatus):
            type(server.guest())(f"ws://127.0.0.1:{server.port}{path}")


def test_the_first_message_says_where_one_comes_to(server: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    eager = server.guest()
    eager.tells({"type": "time", "id": "1"})
    assert eager.parting == (4401, "refused")
    assert eager.bye is not None
    assert eager.bye["message"] == "error-enter-first"
    monkeypatch.setattr(sockets, "TIME_TO_ENTER", 0.2)
    silent = server.guest()
    assert silent.parting == (4401, "refused")
    assert silent.bye is not None
    assert silent.bye["message"] == "error-enter-late"


def test_one_enters_once(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    ada = table.sit(KILLER)
    ada.tells({"type": "enter", "table": table.id, "seat": KILLER, "secret": table.secrets[KILLER]})
    assert json.loads(ada.catches_up().heard[-2])["error"]["message"] == "error-enter-twice"


def test_pages_from_elsewhere_change_nothing_over_http(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    for page in ("https://evil.example", "null"):
        for kind in ("application/json", "text/plain"):
            foreign = {"origin": page, "content-type": kind, "authorization": f"Bearer {table.host}"}
            reply = server.request("POST", "/api/tables", b'{"game": "escape"}', foreign)
            assert (reply.status, reply.error) == (403, "error-origin")
            assert server.request("DELETE", f"/api/tables/{table.id}", headers=foreign).error == "error-origin"
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    assert server.post("/api/tables", {"game": "escape"}, **own).status == 201


def test_too_many_sockets_are_turned_away(tmp_path: Path) -> None:
    with opened(tmp_path, most_sockets=3) as server:
        guests = [server.guest() for _ in range(3)]
        with pytest.raises(InvalidStatus):
            server.guest()
        guests[0].goes()
        table = server.table("terrorscape", killer="me")
        assert _eventually(lambda: table.sit(KILLER).bye is None)


def test_one_address_cannot_take_the_room_of_all(tmp_path: Path) -> None:
    with opened(tmp_path, proxy="127.0.0.1", sockets_address=2) as server:
        hers, his = {"x-forwarded-for": "198.51.100.7"}, {"x-forwarded-for": "198.51.100.8"}
        crowd = [server.guest(additional_headers=hers) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            server.guest(additional_headers=hers)
        assert server.guest(additional_headers=his) is not None
        crowd[0].goes()
        assert _eventually(lambda: server.guest(additional_headers=hers) is not None)


def _at_the_door(server: ThreadServer) -> Guest | None:
    try:
        return server.guest()
    except InvalidStatus:
        return None


def _eventually(attempt: Any) -> bool:
    for _ in range(50):
        try:
            return attempt()
        except InvalidStatus:
            continue
    return False


# -- sizes -----------------------------------------------------------------------------------------------------------


def test_a_message_too_long_ends_the_socket(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me")
    ada = table.sit(KILLER)
    ada.tells({"type": "say", "id": "1", "words": "a" * sockets.LONGEST_MESSAGE})
    assert ada.parting == (4401, "refused")
    assert ada.bye is not None
    assert ada.bye["message"] == "error-message-long"
    bob = table.sit(KILLER)
    bob.tells(b"\0" * 200_000)
    assert bob.parting[0] == 1009


def test_a_body_too_long_is_not_read(server: ThreadServer) -> None:
    reply = server.post("/api/tables", {"game": "terrorscape", "name": "a" * 70_000})
    assert (reply.status, reply.error) == (413, "error-body-long")
    reply = server.request("POST", "/api/records", b"a" * 11_000_000)
    assert (reply.status, reply.error) == (413, "error-body-long")


def test_a_body_that_hides_its_length_is_not_read_to_its_end(server: ThreadServer) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            b"transfer-encoding: chunked\r\n\r\n"
        )
        with contextlib.suppress(OSError):
            for _ in range(2):
                line.sendall(b"10000\r\n" + b" " * 0x10000 + b"\r\n")
            line.sendall(b"0\r\n\r\n")
        answer = line.recv(4096)
    assert b" 413 " in answer
    assert server.get("/healthz").status == 200


# -- rates -----------------------------------------------------------------------------------------------------------


def test_a_seat_may_not_send_too_fast_and_who_goes_on_is_dropped(tmp_path: Path) -> None:
    with opened(tmp_path, rate_seat=20.0) as server:
        table = server.table("terrorscape", killer="me", survivor1="me")
        ada, began = table.sit(KILLER), time.monotonic()
        with contextlib.suppress(ConnectionClosed):
            for number in itertools.count():
                ada.tells({"type": "time", "id": f"t{number}"})
        assert ada.parting == (4429, "flood")
        kinds = [json.loads(message)["type"] for message in ada.heard]
        assert 50 <= kinds.count("time") <= 62 + 20 * (time.monotonic() - began)
        assert "error-too-fast" in ada.heard[-1]
        assert table.sit("survivor1").does("time")["type"] == "time"


def test_an_answer_that_waits_for_its_turn_counts_once(tmp_path: Path) -> None:
    with opened(tmp_path, rate_seat=0.001) as server:
        table, people = mansion(server)
        ada = asked(people)[0]
        assert ada.question is not None
        live = server.live(table)

        async def the_other_has_acted() -> None:
            turns.release()

        bucket, turns = live.buckets[ada.seat], live._turns
        before = bucket._left
        assert turns.try_acquire(), "somebody else is acting"
        ada.tells({"type": "answer", "id": "a", "question": ada.question["id"], "option": ada.question["options"][0]})
        wait_for(lambda: bool(turns._waiting), "the answer to wait")
        server.inside(the_other_has_acted)
        ada.waits_until(lambda guest: any('"type":"done","id":"a"' in message for message in guest.heard))
        assert 0.9 < before - bucket._left < 1.1


def test_two_devices_of_a_seat_share_its_rate(tmp_path: Path) -> None:
    with opened(tmp_path, rate_seat=1.0) as server:
        table = server.table("terrorscape", killer="me", survivor1="me")
        devices, began = [table.sit(KILLER), table.sit(KILLER)], time.monotonic()
        for number in range(60):
            for device in devices:
                device.tells({"type": "time", "id": f"t{number}"})
        for device in devices:
            device.waits_until(
                lambda guest: len([m for m in guest.heard if "welcome" not in m and "news" not in m]) == 60
            )
        done = sum('"type":"time"' in message for device in devices for message in device.heard)
        assert 50 <= done <= 62 + (time.monotonic() - began) < 120
        assert table.sit("survivor1").does("time")["type"] == "time"


def test_an_address_may_not_ask_too_often(tmp_path: Path) -> None:
    with opened(tmp_path, rate_address=1.0) as server:
        replies = [server.get("/api/games/none/rules") for _ in range(260)]
        statuses = [reply.status for reply in replies]
        assert statuses[:150] == [404] * 150
        assert 429 in statuses[150:]
        refused = replies[statuses.index(429)]
        assert refused.error == "error-too-fast"
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert server.get("/healthz").status == 200
        assert None in [_at_the_door(server) for _ in range(60)]


def test_tables_are_not_opened_by_the_hundred(tmp_path: Path) -> None:
    with opened(tmp_path, rate_address=1000.0) as server:
        began = time.monotonic()
        statuses = [server.post("/api/tables", {"game": "escape"}).status for _ in range(100)]
        assert statuses[:25] == [201] * 25
        assert 429 in statuses
        assert statuses.count(201) <= 31 + (time.monotonic() - began)


def test_who_does_not_read_is_dropped(server: ThreadServer) -> None:
    """A slow reader delays nobody: unread messages wait in a limited outbox."""
    import asyncio

    async def never_fetched(_message: Any) -> None:
        await asyncio.Event().wait()

    async def scene() -> tuple[int, int]:
        slow = Socket(server.registry, None, never_fetched, "en")
        for _ in range(1000):
            slow.tell(b"a" * 1000)
        return len(slow._outbox), sockets.MOST_WAITING

    kept, most = server.inside(scene)
    assert kept * 1000 <= most


# -- headers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["/", "/api/games", "/api/docs", "/api/none", "/healthz", "/metrics", "/none.js"])
def test_every_answer_is_protected_by_its_headers(server: ThreadServer, address: str) -> None:
    headers = server.get(address).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "'unsafe-eval'" not in policy
    scripts = re.search(r"script-src ([^;]*)", policy)
    assert scripts is None or "unsafe-inline" not in scripts[1]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers
    if address.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_no_address_leads_out_of_the_clients_folder(server: ThreadServer) -> None:
    for address in (
        "/../serve.py",
        "/..%2fserve.py",
        "/assets/../../serve.py",
        "/%2e%2e/serve.py",
        "/..%5cserve.py",
        "//etc/passwd",
        "/serve.py%00.js",
    ):
        reply = server.get(address)
        assert reply.status in (200, 400, 404)
        assert b"def " not in reply.body
        assert b"root:" not in reply.body


def test_an_address_too_long_is_refused_at_once(server: ThreadServer) -> None:
    for address in ("/" + "a/" * 30_000, "/api/" + "a/" * 30_000, "/api/games?" + "a=1&" * 15_000):
        began = time.monotonic()
        reply = server.get(address)
        assert (reply.status, reply.error) == (414, "error-address-long")
        assert time.monotonic() - began < 1.0


def test_addresses_that_are_no_file_leave_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("Lamplit")
    pages = Pages("", tmp_path)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(300):
            assert _served(pages, f"/{number}/{'a' * 2_000}") == b"Lamplit"
            assert _served(pages, f"/{number}/{'a' * 2_000}.js") == b""
        assert tracemalloc.get_traced_memory()[0] - before < 100_000
    finally:
        tracemalloc.stop()


def test_a_file_that_came_after_the_start_is_not_served_before_a_build_is_done(tmp_path: Path) -> None:
    pages = Pages("", tmp_path)
    (tmp_path / "left-over.js").write_text("secrets of the host")
    assert _served(pages, "/left-over.js") == b""


def test_where_no_client_is_built_the_page_says_what_to_do(tmp_path: Path) -> None:
    page = _served(Pages("", tmp_path), "/").decode()
    assert "This server has no browser client" in page
    assert "Dieser Server hat keine Browser-Oberfläche" in page


def test_pages_are_not_fetched_by_the_thousand(tmp_path: Path) -> None:
    with opened(tmp_path, rate_address=0.1) as server:
        statuses: list[int] = []
        with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
            for _ in range(1_100):
                line.request("HEAD", "/")
                answer = line.getresponse()
                answer.read()
                statuses.append(answer.status)
        assert statuses[:1_000] == [200] * 1_000
        assert 429 in statuses


def _served(pages: Pages, address: str) -> bytes:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    asyncio.run(pages({"method": "GET", "path": address, "headers": []}, None, send))
    return sent[-1]["body"]


def test_a_client_built_anew_is_served_without_a_restart(tmp_path: Path) -> None:
    pages = Pages("", tmp_path)

    def served(address: str) -> bytes:
        return _served(pages, address)

    def build(name: str) -> None:
        (tmp_path / "index.html").write_text(f"<script src={name}.js>")
        (tmp_path / f"{name}.js").write_text(name)

    stamp = tmp_path / "built-from"

    def done(second: int) -> None:
        stamp.touch()
        os.utime(stamp, (second, second))

    build("first")
    done(1)
    assert served("/") == b"<script src=first.js>"
    build("second")
    assert served("/") == b"<script src=first.js>", "a build that is not done yet is not served"
    stamp.unlink()
    assert served("/") == b"<script src=first.js>"
    done(2)
    assert served("/table/x") == b"<script src=second.js>"
    assert served("/second.js") == b"second"


# -- input -----------------------------------------------------------------------------------------------------------

WRONG = [
    (b"", "application/json"),
    (b"{", "application/json"),
    (b"[]", "application/json"),
    (b"null", "application/json"),
    (b'{"game": 7}', "application/json"),
    (b'{"game": "terrorscape", "seats": []}', "application/json"),
    (b'{"game": "terrorscape", "seats": {"killer": 1}}', "application/json"),
    (b'{"game": "terrorscape", "spectators": "everybody"}', "application/json"),
    (b'{"game": "terrorscape", "unheard": "of"}', "application/json"),
    (b'{"game": "terrorscape", "options": {"players": 1e400}}', "application/json"),
    (b'{"game": "terrorscape", "options": {"players": 99999999999999999999999999}}', "application/json"),
    (b'{"game": "terrorscape", "options": {"players": {"a": [[[[]]]]}}}', "application/json"),
    (b'{"game": "terrorscape", "options": {"\\ud800": "\\udfff"}}', "application/json"),
    (b'{"game": "terrorscape", "options": {"killer": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}", "application/json"),
    (b'{"game": "terrorscape", "options": {"killer": ' + b"[" * 500 + b"]" * 500 + b"}}", "application/json"),
    (b'{"game": "\xff"}', "application/json"),
    (b"game=terrorscape", "application/x-www-form-urlencoded"),
    (b"\x81\xa4game\xabterrorscape", "application/x-msgpack"),
    (b"--x\r\n\r\n", "multipart/form-data; boundary=x"),
    (b"<game/>", "application/xml"),
]


@pytest.mark.parametrize(("body", "kind"), WRONG, ids=range(len(WRONG)))
def test_what_has_the_wrong_shape_is_refused_without_a_look_inside(
    server: ThreadServer, body: bytes, kind: str
) -> None:
    for address in ("/api/tables", "/api/games/terrorscape/seats"):
        reply = server.request("POST", address, body, {"content-type": kind})
        assert 400 <= reply.status < 500, reply.body
        error = reply.json["error"]
        assert set(error) == {"message", "arguments", "rule", "text"}
        assert not INSIDE.search(reply.body.decode()), reply.body


@pytest.mark.parametrize("query", ["start=-1", "start=a", "count=0", "count=501", "seat=" + "a" * 81])
def test_questions_out_of_bounds_are_refused(server: ThreadServer, query: str) -> None:
    reply = server.get(f"/api/records/none/frames?{query}")
    assert reply.status == 400
    assert not INSIDE.search(reply.body.decode()), reply.body


def test_addresses_and_methods_that_are_none_say_so(server: ThreadServer) -> None:
    assert server.get("/api/none").error == "error-address"
    assert server.request("PUT", "/api/tables").error == "error-method"
    assert server.get("/api/tables/" + "a" * 65).status == 400
    assert server.get("/api/tables/%00").status in (400, 404)


def test_letters_that_no_database_takes_are_refused_on_postgres_too(postgres_url: str, tmp_path: Path) -> None:
    with opened(tmp_path, database_url=postgres_url) as server:
        for address in ("/api/tables/%00", "/api/records/a%00", "/api/records/%00/frames", "/api/records?game=%00"):
            assert server.get(address).status in (200, 400, 404), address
        for address in ("/api/tables/%ed%a0%80", "/api/statistics?game=%00", "/api/records?before=9007199254740992"):
            assert server.get(address).status in (200, 400, 404), address
        stranger = server.guest().enters(table="\0")
        assert stranger.bye is not None
        assert stranger.bye["message"] == "error-table-unknown"
        table = server.table("terrorscape", killer="me", name="A\0da")
        ada = table.sit(KILLER)
        assert ada.table["seats"][KILLER]["name"] == "Ada"
        assert ada.says("nothing \0 here")["type"] == "done"
        assert [line for line in server.log if '"level": "error"' in line] == []


def test_names_and_words_are_text_for_everybody(server: ThreadServer) -> None:
    table = server.table("terrorscape", killer="me", name=HTML, options=CAST)
    ada = table.sit(KILLER)
    ada.says(HTML)
    assert ada.table["seats"][KILLER]["name"] == HTML
    assert ada.talk[0]["words"] == HTML
    preview = server.get(f"/api/tables/{table.id}", table.invite)
    assert preview.headers["content-type"].startswith("application/json")
    assert preview.headers["x-content-type-options"] == "nosniff"


def test_only_loopback_is_listened_to_unless_told_otherwise() -> None:
    assert Configuration().host == "127.0.0.1"


MESSAGES = [
    "",
    "null",
    "[]",
    "{}",
    '"time"',
    "{",
    "\0",
    '{"type": "none"}',
    '{"type": 7}',
    '{"type": "time"}',
    '{"type": "time", "id": ""}',
    '{"type": "time", "id": 7}',
    '{"type": "time", "id": "' + "a" * 65 + '"}',
    '{"type": "time", "id": "1", "more": 1}',
    '{"type": "answer", "id": "1", "question": null, "option": []}',
    '{"type": "older", "id": "1", "before": 1e300}',
    '{"type": "older", "id": "1", "before": -1}',
    '{"type": "older", "id": "1", "before": 1, "count": 100000}',
    '{"type": "say", "id": "1", "words": "\\ud800"}',
    '{"type": "vote", "id": "1", "vote": "v1", "yes": "maybe"}',
    "[" * 8_000 + "]" * 8_000,
    '{"type": "say", "id": "1", "words": ' + '{"a":' * 2_000 + "1" + "}" * 2_000 + "}",
    b"\xff\xfe",
    b"\0" * 1000,
]


@pytest.mark.parametrize("message", MESSAGES, ids=range(len(MESSAGES)))
def test_a_message_that_is_none_is_refused_and_the_socket_stays_open(
    server: ThreadServer, message: str | bytes
) -> None:
    ada = server.table("terrorscape", killer="me").sit(KILLER)
    ada.tells(message)
    ada.catches_up()
    refused = json.loads(ada.heard[-2])
    assert refused["type"] == "refused"
    assert refused["error"]["text"]
    assert not INSIDE.search(ada.heard[-2])
    assert [line for line in server.log if '"error"' in line] == []


# -- figures for operators -------------------------------------------------------------------------------------------


def test_figures_are_for_nobody_unless_the_host_wants_them(tmp_path: Path) -> None:
    assert not Configuration().metrics
    with opened(tmp_path, metrics=False, metrics_token="let me count") as server:
        assert server.get("/metrics").status == 404
        assert server.get("/metrics", "let me count").status == 404


def test_figures_are_for_this_machine_itself_or_whoever_has_the_token(tmp_path: Path) -> None:
    with opened(tmp_path, metrics=True, metrics_token="let me count") as server:
        assert server.get("/metrics").status == 200
        through_a_proxy = {"x-forwarded-for": "192.0.2.1"}
        assert server.get("/metrics", **through_a_proxy).status == 404
        assert server.get("/metrics", host="192.0.2.7").status == 404
        assert server.get("/metrics", "guess", **through_a_proxy).status == 404
        assert server.get("/metrics", "let me count", **through_a_proxy).status == 200
    with opened(tmp_path / "without", metrics=True) as server:
        assert server.get("/metrics", "", **through_a_proxy).status == 404
