"""Ports for servers that are restarted while clients keep connecting."""

import random
import socket

LISTENING = range(20_000, 32_000)
"""Below the range from which systems take ports of outgoing connections.

A client that keeps connecting to a stopped server uses such a port for each attempt. If that is the server's own port,
the connection leads to itself, and the server cannot start.
"""


def free_port() -> int:
    """Return a free port outside the range of outgoing connections."""
    for port in random.sample(LISTENING, 200):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("no port is free")
