"""The addresses of a server and of its clients."""

import ipaddress
import socket

from ..configuration import Configuration

EVERYWHERE = ("0.0.0.0", "::")


def addresses(configuration: Configuration) -> list[str]:
    """Return the addresses at which others reach the server: its public one, or those in the local network."""
    if configuration.public_url:
        return [configuration.public_url]
    if configuration.host not in EVERYWHERE:
        return [] if is_loopback(configuration.host) else [configuration.address]
    own = own_address()
    return [configuration.changed(host=own).address] if own is not None else []


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine only.

    >>> [is_loopback(host) for host in ("localhost", "127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1")]
    [True, True, True, True, True]
    >>> [is_loopback(host) for host in ("127.evil.example", "127.1", "localhost.evil.example", "10.0.0.1", "")]
    [False, False, False, False, False]
    """
    found = parsed(host)
    return host.lower() == "localhost" if found is None else found.is_loopback


def parsed(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Parse an IP address; `None` if the host is a name."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, ipaddress.IPv6Address) else found


class Networks:
    """A set of addresses and networks, as listed in a setting.

    >>> proxies = Networks("127.0.0.1, 10.0.0.0/8")
    >>> ["127.0.0.1" in proxies, "10.1.2.3" in proxies, "192.0.2.1" in proxies, "name" in proxies]
    [True, True, False, False]
    >>> "192.0.2.1" in Networks("*")
    True
    """

    def __init__(self, listed: str) -> None:
        names = [name.strip() for name in listed.split(",")]
        self._all = "*" in names
        self._networks = [network for network in map(_network, names) if network is not None]

    def __contains__(self, host: str) -> bool:
        found = parsed(host)
        return self._all or (found is not None and any(found in network for network in self._networks))


def _network(name: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(name, strict=False)
    except ValueError:
        return None


def own_address() -> str | None:
    """Return this machine's address in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation
            found = probe.getsockname()[0]
        except OSError:
            return None
    return None if is_loopback(found) else found
