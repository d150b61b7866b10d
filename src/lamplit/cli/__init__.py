"""The command line: `lamplit play | simulate | replay | rules | serve | …`, and the commands of the games.

Help texts stand in the code as message ids; `usage` puts them into words.
"""

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from rich.text import Text

from .. import text
from ..engine import LamplitError
from ..terminal.console import SafeConsole
from ..terminal.program_name import program_name
from ..terminal.screen import Leave, Screen
from . import environment_file, game_commands
from .environment import UnknownLanguage, check_language, warnings
from .program import program
from .usage import INTERRUPTED, MISTAKE, explain, translated


def app() -> None:
    """Run the program."""
    sys.exit(main())


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code: 0 for success, 1 for work left to do, 2 for a wrong command line."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _replace_unprintable_letters()
    try:
        _choose_language(words)
        with environment_file.applied(words):
            return _run(words)
    except LamplitError as error:
        return _show_error(error.text())
    finally:
        text.speak(None)


def _run(words: list[str]) -> int:
    """Run one command with all settings in place, including the language from a settings file."""
    try:
        _choose_language(words)
        for warning in warnings(os.environ):
            _tell(warning, "yellow")
        code = whole_program().main(words, prog_name=program_name(), standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _show_error(explain(error))
    except LamplitError as error:
        return _show_error(error.text())
    except (KeyboardInterrupt, typer.Abort, Leave):
        return INTERRUPTED


def whole_program() -> Any:
    """Return all commands, including those of games, with translated help."""
    return translated(program, game_commands.game_commands())


def _choose_language(words: Sequence[str]) -> None:
    """Set the language from `--lang`, wherever it stands, so that it also applies to help."""
    chosen = None
    for number, word in enumerate(words):
        if word == "--lang" and number + 1 < len(words):
            wish = words[number + 1]
        elif word.startswith("--lang="):
            wish = word.partition("=")[2]
        else:
            continue
        if wish not in text.LANGUAGES:
            raise UnknownLanguage("error-language", language=wish, known=", ".join(text.LANGUAGES))
        chosen = wish
    if chosen is None:
        check_language(os.environ)
    else:
        text.speak(chosen)


def _replace_unprintable_letters() -> None:
    """Show a question mark for characters the terminal lacks."""
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]


def _show_error(words: str) -> int:
    _tell(words, "red")
    return MISTAKE


def _tell(words: str, style: str) -> None:
    """Print to standard error, so that it gets into no file or pipe."""
    Screen(console=SafeConsole(stderr=True, highlight=False, markup=False)).show(Text(words, style=style))
