"""The settings of a host: name, default, purpose, present value and its source."""

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from .. import text
from ..server.configuration import Configuration, default_database, variable
from .environment_file import VARIABLE, file_of

SECRET = "***"
OF_THE_PROGRAM = ("LAMPLIT_LANG", "LAMPLIT_NO_BROWSER", VARIABLE)
"""Settings of the command line itself."""


class Setting(NamedTuple):
    """The present state of a setting: its value as text, and the message that names its source."""

    name: str
    value: str
    origin: str
    file: str = ""

    @property
    def source(self) -> str:
        """The source of the value, in words."""
        return text.say(self.origin, file=self.file)


def written(default: object) -> str:
    """Return a value as a host writes it.

    >>> written(True), written(20.0), written("")
    ('on', '20', '')
    """
    if isinstance(default, bool):
        return "on" if default else "off"
    return f"{default:g}" if isinstance(default, float) else str(default)


def defaults() -> dict[str, str]:
    """Return the defaults of all settings by variable, in the order of the documentation."""
    of_the_server = {variable(one.name): written(one.default) for one in fields(Configuration)}
    return of_the_server | dict.fromkeys(OF_THE_PROGRAM, "")


def meaning(name: str, language: str | None = None) -> str:
    """Return the purpose of a setting."""
    return text.say(f"setting-{name.removeprefix('LAMPLIT_').lower().replace('_', '-')}", language)


def now(environment: Mapping[str, str]) -> Iterator[Setting]:
    """Yield the present state of all settings."""
    for name, default in defaults().items():
        given = environment.get(name, "").strip()
        if name == "LAMPLIT_DATABASE_URL":
            default = default_database()
        if not given:
            yield Setting(name, default, "setting-from-default")
        elif file := file_of(name):
            yield Setting(name, hidden(name, given), "setting-from-file", str(file))
        else:
            yield Setting(name, hidden(name, given), "setting-from-variable")


def hidden(name: str, value: str) -> str:
    """Return a value with secrets masked.

    >>> hidden("LAMPLIT_METRICS_TOKEN", "hush"), hidden("LAMPLIT_PORT", "80")
    ('***', '80')
    >>> hidden("LAMPLIT_DATABASE_URL", "postgresql://ada:hush@here/lamplit?password=hush")
    'postgresql://ada:***@here/lamplit'
    """
    if name.endswith("_TOKEN"):
        return SECRET
    if name != "LAMPLIT_DATABASE_URL":
        return value
    try:
        url = make_url(value)
    except (ArgumentError, ValueError):
        return SECRET
    return url.set(query={key: said for key, said in url.query.items() if "pass" not in key}).render_as_string()
