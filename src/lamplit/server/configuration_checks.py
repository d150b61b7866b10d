"""Validates settings. A setting that has no effect, or another effect than intended, is refused."""

import ipaddress
import re
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

from .configuration import BadConfiguration, Configuration, variable
from .operations import logs

AT_LEAST_ONE = ("workers", "thinkers", "most_tables", "most_sockets")

_NAME = re.compile(r"(\*\.)?[\w-]+(\.[\w-]+)*\.?")
_PATH = re.compile(r"/?[\w.~%-]+(/[\w.~%-]+)*/?")
_TOKEN = re.compile(r"[ -~]+")


def validate_configuration(configuration: Configuration) -> None:
    """Raises `BadConfiguration` for the first setting that cannot be what it was given as."""
    for name in AT_LEAST_ONE:
        if getattr(configuration, name) < 1:
            raise BadConfiguration("error-configuration", name=variable(name), value=str(getattr(configuration, name)))
    if configuration.public_url and not _is_address(configuration.public_url):
        raise BadConfiguration("error-public-url", value=configuration.public_url[:80])
    for name, fits in FITS.items():
        for part in _parts(name, getattr(configuration, name)):
            if not fits(part):
                raise BadConfiguration("error-configuration", name=variable(name), value=part[:80])
    if configuration.workers > 1 and configuration.database.startswith("sqlite"):
        raise BadConfiguration("error-workers-sqlite", workers=configuration.workers)
    if configuration.log_level not in logs.LEVELS:
        known = ", ".join(logs.LEVELS)
        raise BadConfiguration("error-log-level", value=configuration.log_level, known=known)


def _parts(name: str, value: str) -> Iterator[str]:
    """Yield the items listed in a setting; none if it is empty."""
    for part in value.split(",") if name in LISTS else [value]:
        if part.strip():
            yield part.strip()


def _is_address(value: str) -> bool:
    """Whether this is a URL that people can open in a browser.

    >>> [_is_address(f"{start}games.example/night/") for start in ("https://", "", "https:///", "https://the ")]
    [True, False, False, False]
    """
    try:
        parts = urlsplit(value)
        whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return whole and not (parts.query or parts.fragment or re.search(r"\s", value))


def _is_name(value: str) -> bool:
    """Whether this is a host name, a pattern such as *.example, or an address.

    >>> [_is_name(name) for name in ("games.example", "*.club.example", "*", "::1", "https://games.example", "a:80")]
    [True, True, True, True, False, False]
    """
    return value == "*" or _NAME.fullmatch(value) is not None or _is_network(value.strip("[]"))


def _is_network(value: str) -> bool:
    """Whether this is an address, a network, or `*`.

    >>> [_is_network(name) for name in ("127.0.0.1", "172.16.0.0/12", "*", "proxy", "172.16.0.1/12")]
    [True, True, True, False, False]
    """
    try:
        ipaddress.ip_network(value)
    except ValueError:
        return value == "*"
    return True


FITS: dict[str, Callable[[str], object]] = {
    "root_path": _PATH.fullmatch,
    "hosts": _is_name,
    "proxy": _is_network,
    "metrics_token": _TOKEN.fullmatch,
}
LISTS = ("hosts", "proxy")
