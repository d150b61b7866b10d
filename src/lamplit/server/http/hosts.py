"""By which names a server may be called.

Whoever owns a name can have it lead to this machine once their page is loaded; to a browser that page is then one of
this server. So a server answers to names it knows, to addresses, which nobody can lead elsewhere, and, where it listens
to its network, to names that nobody outside of it can own.
"""

import re
from urllib.parse import urlsplit

from ..configuration import BadConfiguration, Configuration, variable
from .addresses import is_loopback, parsed

AT_HOME = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Endings of names that hold in one network only."""

_HOST = re.compile(r"(\[[^\[\]]*\]|[^\[\]:]*)(?::\d*)?")


class Hosts:
    """The names of one server.

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
        """Where pages of this server come from, if a proxy shows them elsewhere."""
        self._names = {_as_sent(_plain(name)) for name in names} - {""}

    def know(self, host: str, at_home: bool = False) -> bool:
        """Whether somebody who calls the server that may come in. Who names nobody is no browser."""
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
    """A name as browsers send it.

    >>> _as_sent("spukhäuser.example"), _as_sent("*.club.example")
    ('xn--spukhuser-z2a.example', '*.club.example')
    """
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return name
