"""The environment variables Lamplit reads. One it does not know is named: who set it would wait in vain."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from difflib import get_close_matches

from .. import text
from ..engine.errors import LamplitError
from ..server.configuration import Configuration, variable
from .settings import OF_THE_PROGRAM

PREFIX = "LAMPLIT_"
FOR_PEOPLE = {*OF_THE_PROGRAM, *(variable(setting.name) for setting in fields(Configuration))}
_ELSEWHERE = ("BIND", "BROWSER", "CALLED", "LONG", "MEMORY", "SERVER", "STRICT_TEXT")
READ_ELSEWHERE = {PREFIX + name for name in _ELSEWHERE}
"""By `./play`, containers, tests and those who work on the client."""
NEITHER_LANGUAGE = ("c", "posix")
LONGEST = 60


class UnknownLanguage(LamplitError):
    """Lamplit does not speak that language."""


def misspelt(names: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """The variables that look like Lamplit's and are not, each with the one that may be meant.

    >>> list(misspelt(["LAMPLIT_PROT", "lamplit_port", "LAMPLIT_MOON", "LAMPLIT_PORT", "PORT"]))
    [('LAMPLIT_MOON', None), ('LAMPLIT_PROT', 'LAMPLIT_PORT'), ('lamplit_port', 'LAMPLIT_PORT')]
    """
    known = [name.removeprefix(PREFIX) for name in sorted(FOR_PEOPLE)]
    for name in sorted(names):
        if name.upper().startswith(PREFIX) and name not in FOR_PEOPLE | READ_ELSEWHERE:
            near = get_close_matches(name.upper().removeprefix(PREFIX), known, 1)
            yield name, PREFIX + near[0] if near else None


def warnings(names: Iterable[str]) -> Iterator[str]:
    """What to tell about variables that nobody reads, in the person's language."""
    for name, near in misspelt(names):
        told = text.say("warning-variable", name=name[:LONGEST])
        yield told if near is None else f"{told} {text.say('usage-meant', near=near)}"


def check_language(environment: Mapping[str, str]) -> None:
    """Makes sure that Lamplit speaks the language somebody has set for it alone; `de_AT.UTF-8` is fine."""
    wish = environment.get(f"{PREFIX}LANG", "")
    if wish and not wish.lower().startswith((*text.LANGUAGES, *NEITHER_LANGUAGE)):
        raise UnknownLanguage("error-language", language=wish[:LONGEST], known=", ".join(text.LANGUAGES))
