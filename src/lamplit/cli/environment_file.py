"""Settings files: a setting in the file counts like an environment variable, unless the variable is set.

It is written as systemd and containers want it: a line for each setting, `LAMPLIT_PORT=8321`, and notes after a `#`.
"""

import os
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from .. import text
from ..engine.errors import LamplitError

VARIABLE = "LAMPLIT_ENV_FILE"
OPTION = "--env-file"
PREFIX = "LAMPLIT_"
QUOTES = "\"'"

_applied: tuple[Path | None, dict[str, str]] = (None, {})


class BadEnvironmentFile(LamplitError):
    """A settings file cannot be read."""


def wanted(words: Sequence[str], environment: Mapping[str, str]) -> Path | None:
    """Return the settings file named on the command line or by a variable.

    >>> wanted(["serve", "--env-file=lamplit.env"], {}), wanted(["serve"], {})
    (PosixPath('lamplit.env'), None)
    """
    for number, word in enumerate(words):
        if word.startswith(f"{OPTION}="):
            return Path(word.partition("=")[2])
        if word == OPTION and number + 1 < len(words):
            return Path(words[number + 1])
    named = environment.get(VARIABLE, "").strip()
    return Path(named) if named else None


def read(file: Path) -> dict[str, str]:
    """Read the settings of a file."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadEnvironmentFile("error-env-file-text", file=str(file)) from None
    except OSError as error:
        raise BadEnvironmentFile("error-env-file", file=str(file), reason=text.reason(error)) from None
    return dict(_settings(file, lines))


def _settings(file: Path, lines: Sequence[str]) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(lines, 1):
        said = line.strip()
        if not said or said[0] in "#;":
            continue
        name, equals, value = said.removeprefix("export ").partition("=")
        if not equals or not name.strip().isidentifier():
            raise BadEnvironmentFile("error-env-file-line", file=str(file), number=number)
        value = value.strip()
        if len(value) > 1 and value[0] in QUOTES and value[-1] == value[0]:
            value = value[1:-1]
        yield name.strip(), value


@contextmanager
def applied(words: Sequence[str], environment: MutableMapping[str, str] = os.environ) -> Iterator[None]:
    """Apply the settings of a file, if one is named; variables that are set take precedence."""
    global _applied
    file = wanted(words, environment)
    found = {} if file is None else read(file)
    new = {name: value for name, value in found.items() if name.startswith(PREFIX) and not environment.get(name)}
    before, _applied = _applied, (file, new)
    empty = {name: environment[name] for name in new if name in environment}
    environment.update(new)
    try:
        yield
    finally:
        for name in new:
            environment.pop(name, None)
        environment.update(empty)
        _applied = before


def file_of(name: str) -> Path | None:
    """Return the file from which a setting comes, if any."""
    file, names = _applied
    return file if name in names else None
