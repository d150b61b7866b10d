"""Checks environment variables: one that Lamplit does not know is reported, since setting it has no effect."""

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
"""Variables used by `./play`, containers, tests and client development."""
NEITHER_LANGUAGE = ("c", "posix")
LONGEST = 60


class UnknownLanguage(LamplitError):
    """Lamplit does not speak this language."""


def misspelt(names: Iterable[str]) -> Iterator[tuple[str, str | None]]:
    """Yield unknown variables that look like Lamplit's, each with the one that may be meant.

    >>> list(misspelt(["LAMPLIT_PROT", "lamplit_port", "LAMPLIT_MOON", "LAMPLIT_PORT", "PORT"]))
    [('LAMPLIT_MOON', None), ('LAMPLIT_PROT', 'LAMPLIT_PORT'), ('lamplit_port', 'LAMPLIT_PORT')]
    """
    known = [name.removeprefix(PREFIX) for name in sorted(FOR_PEOPLE)]
    for name in sorted(names):
        if name.upper().startswith(PREFIX) and name not in FOR_PEOPLE | READ_ELSEWHERE:
            near = get_close_matches(name.upper().removeprefix(PREFIX), known, 1)
            yield name, PREFIX + near[0] if near else None


def warnings(names: Iterable[str]) -> Iterator[str]:
    """Yield warnings about unknown variables, in the person's language."""
    for name, near in misspelt(names):
        told = text.say("warning-variable", name=name[:LONGEST])
        yield told if near is None else f"{told} {text.say('usage-meant', near=near)}"


def check_language(environment: Mapping[str, str]) -> None:
    """Check that Lamplit speaks the language set for it; `de_AT.UTF-8` is accepted."""
    wish = environment.get(f"{PREFIX}LANG", "")
    if wish and not wish.lower().startswith((*text.LANGUAGES, *NEITHER_LANGUAGE)):
        raise UnknownLanguage("error-language", language=wish[:LONGEST], known=", ".join(text.LANGUAGES))
