"""Where a server can be reached."""

import socket

from .configuration import Configuration

EVERYWHERE = ("0.0.0.0", "::")


def addresses(configuration: Configuration) -> list[str]:
    """Where others find the server: at its public address, or in the same network if it listens there."""
    if configuration.public_url:
        return [configuration.public_url]
    if configuration.host not in EVERYWHERE:
        return [] if is_loopback(configuration.host) else [configuration.address]
    own = own_address()
    return [configuration.changed(host=own).address] if own is not None else []


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    return host == "localhost" or host.startswith("127.") or host == "::1"


def own_address() -> str | None:
    """This machine's address in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, which nobody has
            found = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(found) else found
