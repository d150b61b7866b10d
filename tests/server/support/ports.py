"""Ports for servers that are stopped and started again while others try to reach them."""

import random
import socket

LISTENING = range(20_000, 32_000)
"""Below the ports from which systems take those of outgoing lines.

Whoever tries again and again to reach a server that is down gets such a port for each try. One day it is the server's
own: then the line leads to itself, and the server cannot start, as its port is taken.
"""


def free_port() -> int:
    """A port that nobody listens at, and that no outgoing line is given."""
    for port in random.sample(LISTENING, 200):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
