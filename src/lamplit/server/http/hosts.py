"""The host names a server accepts.

Whoever owns a domain name can point it at this machine after their page is loaded; the browser then treats that page as
one of this server (DNS rebinding). So a server accepts only its known names, IP addresses, and, in a local network,
names that exist only there.
"""

import re
from urllib.parse import urlsplit

from ..configuration import BadConfiguration, Configuration, variable
from .addresses import is_loopback, parsed

AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Domain endings that exist in a local network only."""

_HOST = re.compile(r"(\[[^\[\]]*\]|[^\[\]:]*)(?::\d*)?")


class Hosts:
    """The accepted names of one server.

    >>> hosts = Hosts(Configuration(public_url="https://games.example/lamplit/", hosts="night.example, *.club.example"))
    >>> [hosts.know(name) for name in ("games.example", "Night.Example:8321", "a.club.example", "[::1]:80", "10.0.0.7")]
    [True, True, True, True, True]
    >>> [hosts.know(name) for name in ("evil.example", "127.evil.example", "club.example", "nas.local", "[", "a b")]
    [False, False, False, False, False, False]
    >>> [hosts.know(name, at_home=True) for name in ("nas", "nas.local", "evil.example")]
    [True, True, False]
    """

    def __init__(self, configuration: Configuration) -> None:
        try:
            public = urlsplit(configuration.public_url)
            names = [configuration.host, public.hostname or "", *configuration.hosts.split(",")]
        except ValueError:
            value = configuration.public_url[:80]
            raise BadConfiguration("error-configuration", name=variable("public_url"), value=value) from None
        self.public = _as_sent(public.netloc.lower())
        """The origin of this server's pages behind a proxy."""
        self._names = {_as_sent(_plain(name)) for name in names} - {""}

    def know(self, host: str, at_home: bool = False) -> bool:
        """Whether the server accepts this host name. Clients that send none are not browsers."""
        found = _HOST.fullmatch(host)
        name = _plain(found[1].strip("[]")) if found else "?"
        if not name or parsed(name) is not None or is_loopback(name) or name.endswith(".localhost"):
            return True
        if "*" in self._names or name in self._names or f"*.{name.partition('.')[2]}" in self._names:
            return True
        return at_home and bool(found) and ("." not in name or name.endswith(tuple(f".{end}" for end in AT_HOME)))


def _plain(name: str) -> str:
    return name.strip().lower().rstrip(".")


def _as_sent(name: str) -> str:
    """Return a name as browsers send it.

    >>> _as_sent("spukhäuser.example"), _as_sent("*.club.example")
    ('xn--spukhuser-z2a.example', '*.club.example')
    """
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return name
