"""Connections cut in the middle of messages: nothing is lost or done twice."""

import contextlib
import socket
import struct
import threading
from collections.abc import Iterator
from random import Random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ..support.guest import Guest
from ..support.random_play import CAST
from ..support.servers import Table, ThreadServer

BOTS = {f"survivor{number}": "bot:random" for number in (1, 2, 3)}
LEAST, MOST = 300, 12_000
"""Bytes per connection: from less than a welcome to dozens of messages."""


class CuttingProxy:
    """A proxy that cuts each connection after some bytes."""

    def __init__(self, to: int) -> None:
        self._to, self._luck = to, Random(4)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.cuts = 0
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _address = self._door.accept()
                server = socket.create_connection(("127.0.0.1", self._to))
                left = [self._luck.randint(LEAST, MOST)]
                for there, back in ((caller, server), (server, caller)):
                    threading.Thread(target=self._pass_on, args=(there, back, left), daemon=True).start()

    def _pass_on(self, there: socket.socket, back: socket.socket, left: list[int]) -> None:
        with contextlib.suppress(OSError):
            while said := there.recv(4_096):
                part = said[: max(0, left[0])]
                left[0] -= len(said)
                back.sendall(part)
                if len(part) < len(said):
                    self.cuts += 1
                    break
        for end in (there, back):
            with contextlib.suppress(OSError):
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.shutdown(socket.SHUT_RDWR)
                end.close()

    def close(self) -> None:
        self._door.close()


@contextlib.contextmanager
def cut_off(server: ThreadServer) -> Iterator[CuttingProxy]:
    """Route new connections to the server through the proxy."""
    inside, cutter = server.port, CuttingProxy(server.port)
    server.port = cutter.port
    try:
        yield cutter
    finally:
        server.port = inside
        cutter.close()


class ReconnectingClient:
    """A client that reconnects and repeats what was not acknowledged."""

    def __init__(self, server: ThreadServer, table: Table) -> None:
        self._server, self._table = server, table
        self.guest: Guest | None = None

    def says(self, words: str, id: str) -> None:
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
                guest = self._there()
                assert guest.does("say", words=words, team=False, id=id)["type"] == "done"
                return
            if self.guest is not None:
                self.guest.goes()

    def _there(self) -> Guest:
        known = self.guest
        if known is not None and known._line.close_code is None:
            return known
        came = self._server.guest()
        entering = {"table": self._table.id, "seat": "killer", "secret": self._table.secrets["killer"]}
        came.enters(known if known is not None and known.epoch else None, **entering)
        if came.epoch:
            self.guest = came
        return came


def test_nothing_is_lost_or_doubled_where_lines_are_cut_again_and_again(server: ThreadServer):
    table = server.table("terrorscape", killer="me", options=CAST, **BOTS)
    words = [f"{number} times in the dark" for number in range(150)]
    with cut_off(server) as cutter:
        ada = ReconnectingClient(server, table)
        for number, line in enumerate(words):
            ada.says(line, f"line {number}")
        cuts = cutter.cuts
    assert cuts >= 5
    assert ada.guest is not None
    seen = table.sit("killer")
    assert [line["words"] for line in seen.talk][-len(words) :] == words
    assert len(seen.talk) == len(words)
    server.send_home()
    back = table.sit("killer", after=ada.guest).catches_up()
    assert [line["words"] for line in back.talk] == words, "and who was cut off has heard each of them once"
