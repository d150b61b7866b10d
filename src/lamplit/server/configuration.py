"""The settings of a server, from environment variables; the command line overrides some."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from ..engine.errors import LamplitError


class BadConfiguration(LamplitError):
    """A setting has an impossible value."""


SWITCH = {**dict.fromkeys(("1", "yes", "true", "on"), True), **dict.fromkeys(("0", "no", "false", "off"), False)}

MOST = 1_000_000_000
"""The largest number accepted. A host who wants no limit uses the number that means so."""


def default_database() -> str:
    """Return the database file used by default."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(home) / 'lamplit' / 'lamplit.db'}"


@dataclass(frozen=True)
class Configuration:
    """The settings. `docs/hosting.md` explains each."""

    host: str = "127.0.0.1"
    port: int = 8321
    workers: int = 1
    database_url: str = ""
    root_path: str = ""
    public_url: str = ""
    hosts: str = ""
    proxy: str = ""
    thinkers: int = 1
    rate_seat: float = 20.0
    rate_address: float = 20.0
    rate_seats_address: float = 200.0
    share_address: int = 25
    talk_address: int = 1_000
    talk_table: int = 250
    tables_address: int = 500
    connections_address: int = 400
    sockets_address: int = 250
    imports_address: int = 20
    imports_total: int = 1_000
    most_tables: int = 5_000
    most_sockets: int = 5_000
    log_level: str = "info"
    log_addresses: bool = False
    metrics: bool = False
    metrics_token: str = ""
    keep_days: int = 0

    @property
    def database(self) -> str:
        """The URL of the database."""
        return self.database_url or default_database()

    @property
    def address(self) -> str:
        """The URL of the server for a browser on this machine."""
        host = "127.0.0.1" if self.host in ("0.0.0.0", "::") else self.host
        shown = f"[{host}]" if ":" in host else host
        return (
            self.public_url or f"http://{shown}:{self.port}{'/' + self.root_path.strip('/') if self.root_path else ''}/"
        )

    def changed(self, **given: Any) -> "Configuration":
        """Return a copy with the given settings; `None` keeps a setting."""
        return replace(self, **{name: value for name, value in given.items() if value is not None})


def variable(name: str) -> str:
    """Return the environment variable of a setting.

    >>> variable("root_path")
    'LAMPLIT_ROOT_PATH'
    """
    return f"LAMPLIT_{name.upper()}"


def from_environment(environment: Mapping[str, str] = os.environ) -> Configuration:
    """Read the settings from the environment, with defaults for the rest.

    >>> from_environment({"LAMPLIT_PORT": "80"}).port
    80
    """
    given: dict[str, Any] = {}
    for setting in fields(Configuration):
        words = environment.get(variable(setting.name), "").strip()
        if words:
            given[setting.name] = _read(setting.name, type(setting.default), words)
    return Configuration(**given)


def is_on(name: str, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether an environment variable that is not a setting is switched on.

    >>> [is_on("LAMPLIT_NO_BROWSER", {"LAMPLIT_NO_BROWSER": words}) for words in ("1", "off", "")]
    [True, False, False]
    """
    words = environment.get(name, "").strip()
    if words and words.lower() not in SWITCH:
        raise BadConfiguration("error-configuration", name=name, value=words[:80])
    return bool(words) and SWITCH[words.lower()]


def _read(name: str, kind: type[Any], words: str) -> Any:
    try:
        if kind is bool:
            return SWITCH[words.lower()]
        value = kind(words)
        if kind in (int, float) and not 0 <= value <= MOST:
            raise ValueError(words)
    except (ValueError, KeyError):
        raise BadConfiguration("error-configuration", name=variable(name), value=words[:80]) from None
    return value
