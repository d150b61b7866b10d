"""What it costs a worker to be told, every few seconds, who is at the tables of all other workers."""

import time

import msgspec

from lamplit.server import keys
from lamplit.server.cluster.bus import _Message, _split
from lamplit.server.cluster.presence import Presence

SEATS = 20_000


def microseconds_a_seat() -> float:
    """Of a beat with all seats of a worker, as another worker hears it."""
    seats = [(keys.new_id(), f"survivor{number % 3}", 1) for number in range(SEATS)]
    payloads = [msgspec.json.encode(_Message("worker", "all", seats=some)) for some in _split(seats)]
    presence = Presence()
    presence.replace("worker", seats)
    began = time.process_time()
    for payload in payloads:
        msgspec.json.decode(payload, type=_Message)
    presence.replace("worker", seats)
    return 1e6 * (time.process_time() - began) / SEATS
